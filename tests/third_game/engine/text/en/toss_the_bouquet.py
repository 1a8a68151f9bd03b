"""All words of Toss the Bouquet."""

from engine.text import Template

WORDS: dict[str, Template] = {
    "name": "Toss the Bouquet",
    "short": "Bouquet",
    "tagline": "Jump. Not too high, not too often.",
    "deal": "Toss it",
    "credit": "Nobody would own up to it.",
    "nobody-there": "nobody jumps there",
    "no-such-height": "a jump is 1, 2 or 3 high",
    "no-step": "a step is the list of jumps",
    "no-deal": "nothing is dealt in this game",
    "most-bouquets": "Most bouquets win.",
    "dropped": "Nobody catches the bouquet.",
    "caught": "{name} catches the bouquet.",
    "title": "Toss {n} of 3",
    "note": "Jump, all at once",
    "jump": "Jump {n}",
    "choose": "Choose a height",
    "wait": "In the air",
    "again": "Once more",
    "leap": "leap jump",
    "leap-help": "leap 3: jumps so high.",
}
