"""Three notes for the first turns of an ordinary table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from engine.message import Message
from ui import lesson
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import may_choose, view_of
from ui.boards.at_the_wedding_table.lessons.facts import FIRST_ROUND, PAGE, said
from ui.boards.at_the_wedding_table.tokens import picked
from ui.lesson import Stage

Pick: TypeAlias = Literal["guest", "place"]


class Note(lesson.Note):
    """One line beside what it explains: once `after` is picked, and until `until` is.

    It lies where nothing is to be pressed next; for who takes its advice has to get there.
    """

    def __init__(
        self,
        page: str,
        id: str,
        points_at: str,
        *,
        spares: str = "",
        after: Pick | None = None,
        until: Pick | None = None,
    ) -> None:
        super().__init__(page, id, points_at)
        self.spares = spares
        self._after = after
        self._until = until

    def stage(self, seen: Seen) -> Stage:
        """In the first turns, when one has to choose."""
        if view_of(seen).turn > FIRST_ROUND:
            return "past"
        return "now" if may_choose(seen) and self._fits(seen) else "later"

    def done(self, seen: Seen) -> bool:
        """Once what it asks for is picked."""
        until = self._until
        return until is not None and self._fits(seen) and _is_picked(seen, until)

    def _fits(self, seen: Seen) -> bool:
        return self._after is None or _is_picked(seen, self._after)


class NoteOfWorth(Note):
    """What a guest would be worth is on the plates; who listens has it in their names."""

    def heard(self, seen: Seen) -> list[Message]:  # noqa: ARG002 - always the same
        """Where to hear it."""
        return [said(f"{self.id}-heard")]


def _is_picked(seen: Seen, what: Pick) -> bool:
    return getattr(picked(seen), what) is not None


SPARES: Final = "#row, .verdict, .inspect, .hintslip"
"""The guests, and the words that say what to do with them."""

NOTES: Final = (
    Note(PAGE, "note-guest", "#row", spares=SPARES, until="guest"),
    NoteOfWorth(
        PAGE,
        "note-seat",
        ".table .seat.empty",
        spares=SPARES,
        after="guest",
        until="place",
    ),
    Note(PAGE, "note-score", ".verdict", after="place"),
)
