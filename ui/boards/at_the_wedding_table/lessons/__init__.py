"""The first game: the last six turns, three of them the Bride's.

Ten guests were seated beforehand, so that a seat is worth something at once and the end
is near. Bo answers as a Tipsy Cousin does, whatever is played.
"""

from __future__ import annotations

from typing import Final

from ui.boards.at_the_wedding_table.lessons.ending import EndLesson, LastLesson
from ui.boards.at_the_wedding_table.lessons.facts import PAGE
from ui.boards.at_the_wedding_table.lessons.notes import NOTES
from ui.boards.at_the_wedding_table.lessons.playing import (
    BothLesson,
    GuestLesson,
    LookLesson,
    ReplyLesson,
    SeatLesson,
    SumLesson,
    TableLesson,
)
from ui.lesson import FirstGame

_DECK: Final = (
    "boss singer mother-in-law sister animator pastry-chef photographer grandma ex dj "
    "gatecrasher maid-of-honour neighbour best-man cousin uncle grandpa godfather auntie "
    "child"
)
_SEATED: Final = (
    ("singer", 12),
    ("sister", 14),
    ("animator", 13),
    ("boss", 15),
    ("photographer", 6),
    ("grandma", 16),
    ("mother-in-law", 1),
    ("ex", 11),
    ("gatecrasher", 2),
    ("dj", 3),
)

FIRST_GAME: Final = FirstGame(
    page=PAGE,
    record={
        "format": "table-record/1",
        "game": "at-the-wedding-table",
        "seats": [
            {"name": "Ada", "kind": "human"},
            {"name": "Bo", "kind": "bot:easy"},
        ],
        "deal": {"bride": 0, "deck": _DECK.split()},
        "steps": [{"guest": guest, "seat": place} for guest, place in _SEATED],
    },
    lessons=(
        TableLesson(),
        GuestLesson(),
        SeatLesson(),
        SumLesson(),
        ReplyLesson(),
        LookLesson(),
        BothLesson(),
        LastLesson(),
        EndLesson(),
    ),
    notes=NOTES,
)
