"""The commands of At the Wedding Table, and what they answer."""

from __future__ import annotations

from typing import Final

from engine.text import Template
from engine.text.en.commands import NOTE

_COMMANDS: Final = ("seat", "row", "guest", "free", "table", "score", "why")
NOTES: Final[dict[str, str]] = dict.fromkeys(_COMMANDS, NOTE)
"""What translators are told of a message, by its id."""

WORDS: Final[dict[str, Template]] = {
    # What one does and asks.
    "seat": "seat s place sit",
    "seat-help": (
        "seat auntie 12: chooses a guest and a seat; seat 12 says who sits there and who "
        "their neighbours are."
    ),
    "row": "guests row hand hands",
    "row-help": "guests: says who waits in the row, and what they bring.",
    "guest": "guest who what",
    "guest-help": "guest auntie: says what a guest scores and where it looks.",
    "free": "free empty",
    "free-help": (
        "free: lists the empty seats; free auntie says what she would score on which."
    ),
    "table": "table t",
    "table-help": "table: says who sits where.",
    "score": "score scores points",
    "score-help": "score: says how many points both sides have.",
    "why": "why",
    "why-help": "why 12: says how the guest on a seat scores; why: the last one seated.",
    # What is answered.
    "waits": "{guests} wait in the row.",
    "row-empty": "Nobody waits in the row any more.",
    "guest-is": "{guest} brings {symbols}. {rule}. {looks}.",
    "nobody-sits": "Nobody sits at the table yet.",
    "sits": "Seat {place}: {guest}, {side}, worth {points}",
    "seat-free": "Seat {place} is empty",
    "beside": "{side}: {who}",
    "left": "Left",
    "right": "Right",
    "opposite": "Opposite",
    "beside-nobody": "nobody, it is the end",
    "beside-empty": "{place}, empty",
    "beside-guest": "{place}, {guest}, {side}",
    "free-seats": "Empty: {places}.",
    "free-points": (
        "n",
        {"one": "{n} point at {places}", "other": "{n} points at {places}"},
    ),
    "free-for": "{guest} would score {sums}.",
    "worth": "{guest} at {place} is worth {points}",
    "worth-by": "{worth}: {terms}",
}
