"""Three notes for the first turns of an ordinary table."""

from __future__ import annotations

from typing import Final

from ui import lesson
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import may_choose, view_of
from ui.boards.at_the_wedding_table.lessons.facts import FIRST_ROUND, PAGE
from ui.boards.at_the_wedding_table.tokens import picked
from ui.lesson import Stage


class Note(lesson.Note):
    """One line beside what it explains, some of them with a guest in hand."""

    spares = "#row, .verdict, .inspect, .hintslip"
    """The guests, and the words that say what to do with them."""

    def __init__(
        self, page: str, id: str, points_at: str, *, in_hand: bool = False
    ) -> None:
        super().__init__(page, id, points_at)
        self._in_hand = in_hand

    def stage(self, seen: Seen) -> Stage:
        """In the first turns, when one has to choose."""
        if view_of(seen).turn > FIRST_ROUND:
            return "past"
        fits = not self._in_hand or picked(seen).guest is not None
        return "now" if may_choose(seen) and fits else "later"


NOTES: Final = (
    Note(PAGE, "note-guest", "#row"),
    Note(PAGE, "note-seat", ".table .seat.empty", in_hand=True),
    Note(PAGE, "note-score", ".scores"),
)
