"""What the coach says in every game: hint, review, the question of fairness."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "tried": "Tried out from here again and again, it came out best.",
    # hint
    "hint": "Hint",
    "ask": "Ask for a hint (H)",
    "thinking": "Thinking it over, from this seat’s cards alone.",
    "stop": "Stop",
    "away": "Put the hint away",
    "no-answer": "No hint this time: it could not be worked out.",
    "no-hints": "This table was laid without hints.",
    "nothing-to-hint": "A hint is for a choice of one’s own, when it is due.",
    "no-skill": "No choice is better than another here.",
    "close-call": "{why}. It is a close call.",
    "other-1": "Next best: {choice}",
    "other-2": "Then: {choice}",
    # review
    "review": "Review",
    "review-note": "{name} · {game}",
    "to-result": "Back to the result",
    "whose": "Whose decisions",
    "sum": "Sums",
    "knowable": "Knowable",
    "knowable-is": "Knowable:",
    "hindsight": "Hindsight",
    "luck": "Luck",
    "luck-is": "Luck:",
    "slips": (
        "n",
        {
            "one": "what one slip cost",
            "other": "what {n} slips cost",
        },
    ),
    "luck-good": "what luck gave",
    "luck-bad": "what luck took",
    "luck-none": "luck kept out of it",
    "decision": "Decision",
    "decisions": "Decisions",
    "best": "best",
    "to-come": (
        "n",
        {"one": "One more to be judged.", "other": "{n} more to be judged."},
    ),
    "explained": (
        "Counted in {unit}, against the best choice by what could be known then. “Best” "
        "also stands where nothing was clearly better. Luck is counted apart."
    ),
    "was-good": "Nothing was clearly better by what could be known.",
    "exact-good": "The best there was, worked out to the end of the game.",
    "was-better": "{choice} was better: this was {less}.",
    "exact-better": (
        "{choice} was better, worked out to the end of the game: this was {less}."
    ),
    "turned-out-better": "It turned out {n} better than could be expected.",
    "turned-out-worse": "It turned out {n} worse than could be expected.",
    "turned-out-level": "It turned out as could be expected.",
    "had-one-known": "Knowing what came, {choice} would have been {n} better still.",
    "nothing-to-know": "Knowing what came would have changed nothing.",
    "reviewing": "Going through the game",
    "stopped": "Stopped. What is judged stays.",
    "failed": "Something went wrong here. What is judged stays.",
    "go-on": "Go on",
    "slip-first": "First slip",
    "slip-next": "Next slip",
    # could this bot see my cards?
    "fair-who": "Which bot",
    "fair-cards-title": "Could {name} see your cards?",
    "fair-deck-title": "Could {name} see the deck?",
    "fair-cards-how": (
        "All that {name} has seen stays. The rest is dealt anew, other hands and other "
        "reserves, and {name} chooses again with the same dice. A peeper would now and "
        "then choose differently."
    ),
    "fair-deck-how": (
        "All that {name} has seen stays. The face-down deck is shuffled anew, and {name} "
        "chooses again with the same dice. A peeper would now and then choose differently."
    ),
    "fair-asking": "Dealing, and asking {name}.",
    "fair-cards-same": (
        "n",
        {
            "one": "Dealt one other hand, and {name} chose the same.",
            "other": "Dealt {n} other hands, and {name} chose the same every time.",
        },
    ),
    "fair-deck-same": (
        "n",
        {
            "one": "Shuffled the deck anew, and {name} chose the same.",
            "other": (
                "Shuffled the deck anew {n} times, and {name} chose the same every time."
            ),
        },
    ),
    "fair-nothing-left": (
        "Nothing is hidden from {name} any more: no other deal fits what it has seen."
    ),
    "fair-differs": (
        "In {n} of {of} other deals {name} chose differently. That must not be; please "
        "save the game to a file and report it."
    ),
    "fair-stopped": "Stopped before {name} was asked often enough.",
    "fair-failed": "It could not be worked out this time.",
    "fair-note": (
        "This is about one choice, the latest or the one due. What was chosen is not shown."
    ),
    "fair-again": "Ask again",
}
