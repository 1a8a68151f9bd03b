"""The words of the lobby of At the Wedding Table: who is the Bride."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "who": "Who is the Bride?",
    "by-pawns": "Hidden pawns",
    "by-seat": "{name}",
    "first": "The Bride plays first, then you take turns: sixteen guests, eight each.",
    "bride": "Bride",
    "groom": "Groom",
    "bride-note": "pink, plays first",
    "groom-note": "blue, plays second",
    "plan": (
        "{hider} hides one pawn in each hand, and {picker} picks a hand: the pawn in "
        "it is {picker}’s."
    ),
    "hide": "Hide the pawns",
    "swap": "Let {name} hide them",
    "look-away": "{name}, look away",
    "choose-hand": "{name}, in which hand is the Bride?",
    "choose-hand-note": "The hands close as soon as you choose.",
    "bride-left": "Bride in the left",
    "bride-right": "Bride in the right",
    "hands": "The hands of {name}",
    "closed": "Both hands are closed",
    "closed-note": "Pass the device to {name}.",
    "i-am": "I am {name}",
    "one-each": "One pawn in each hand",
    "pick": "{name}, pick a hand",
    "left": "Left hand",
    "right": "Right hand",
    "open-left": "Open the left hand",
    "open-right": "Open the right hand",
    "open-none": "Pick a hand first",
    "let-pick": "Let {name} pick",
    "knuckles": "Staring at the knuckles will not help.",
    "opened": "Both hands are open",
    "is-bride": "{name} is the Bride",
    "hand-bride": "{name}, Bride",
    "hand-groom": "{name}, Groom",
    "again": "Hide them again",
    "not-hidden": "Who is the Bride? Hide the pawns, or choose a name.",
    "not-opened": "Who is the Bride? Pick a hand and open it.",
}
