"""The words of the replay: looking back at a game, moment by moment."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Looking back",
    "button": "Look back",
    "nothing-yet": "There is nothing to look back at yet.",
    "row": "Look back at {table}",
    "see-it": "See it in the replay",
    "back": "Back",
    "scrub": "Move",
    "before-first": "Before the first move",
    "move": "Move {n} of {all}",
    "first": "To the start",
    "earlier": "One move back",
    "transport": "Through the game",
    "play": "Play",
    "pause": "Pause",
    "later": "One move on",
    "last": "To the end",
    "laid": "The table is laid. Nobody has chosen yet.",
    "unseen": "What happened here stayed under the table.",
    "eyes": "Whose eyes",
    "eyes-of": "As {name} saw it",
    "eyes-everybody": "What everybody saw",
    "knew-own": "Only what you knew then",
    "knew-all": "Only what everybody knew",
    "log": "All that happened",
    "log-note": "In order. Choose a line to go there.",
    "log-here": "You are here",
    "log-jump": "Choose a line to look back at it.",
    "send": "Send this moment",
    "keep": "Keep it",
    "was-kept": "It is in the guest book now.",
    "play-on": "Play on from here",
    "played-on": "A new table. The game you looked at stays as it was.",
    "which-seat": "Which seat do you take?",
    "which-seat-note": (
        "Plus-ones play the others. The game you looked at stays as it was."
    ),
    "runs-hands": (
        "This game still runs, and trying it out would tell what the others hold. "
        "Play on from here when it is over."
    ),
    "runs-deck": (
        "This game still runs, and trying it out would tell who comes next. "
        "Play on from here when it is over."
    ),
    "over-here": "The game is over at this moment. Go back a move to play on.",
}
