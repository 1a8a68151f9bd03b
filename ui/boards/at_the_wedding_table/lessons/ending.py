"""Lessons of the last turn, and when the game is over."""

from __future__ import annotations

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.message import Message
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import view_of
from ui.boards.at_the_wedding_table.lessons.facts import (
    THIRD,
    TO_PRESS,
    Weighing,
    aimed_at,
    at_turn,
    better_than,
    own_first,
    picked_turn,
    said,
    worth_of,
)
from ui.lesson import Result, Stage


class LastLesson(Weighing):
    """The seat that is left over is the other one's."""

    id = "last"
    points_at = "#row"

    def stage(self, seen: Seen) -> Stage:
        """At the last turn of one's own."""
        return at_turn(seen, THIRD)

    def keep(self, seen: Seen) -> str:
        """What was picked, and the wax."""
        return f"{aimed_at(seen)}{TO_PRESS}"

    def says(self, seen: Seen) -> list[Message]:
        """What is picked, or what to weigh."""
        view, ahead = view_of(seen), picked_turn(seen)
        if ahead is not None:
            return [*worth_of(seen, ahead)]
        left = tuple(p for p in PLACES if view.table[p - 1] is None)
        other = seen.names[1 - (view.viewer or 0)]
        return [said("last-1", places=left, name=other), said("last-2")]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return better_than(seen, action)


class EndLesson(Result):
    """How it came out."""

    def stage(self, seen: Seen) -> Stage:
        """When it is over."""
        return "now" if view_of(seen).phase == "finished" else "later"

    def says(self, seen: Seen) -> list[Message]:
        """The score."""
        mine, theirs = own_first(seen, view_of(seen).scores)
        return [said("end-1", mine=mine, theirs=theirs), said("end-2")]
