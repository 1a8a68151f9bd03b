"""Lessons while guests are seated."""

from __future__ import annotations

from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.words import (
    guest_name,
    range_words,
    rule_words,
    tell,
)
from engine.message import Message
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import view_of
from ui.boards.at_the_wedding_table.lessons.facts import (
    FIRST,
    SECOND,
    TO_PRESS,
    Weighing,
    aimed_at,
    at_turn,
    best_turn,
    better_than,
    own_first,
    picked_turn,
    said,
    worth_of,
)
from ui.boards.at_the_wedding_table.tokens import picked
from ui.lesson import Lesson, Stage


class TableLesson(Lesson):
    """Where the game stands."""

    id = "table"
    read = True
    points_at = ".scores"

    def stage(self, seen: Seen) -> Stage:
        """Before anything is done."""
        return at_turn(seen, FIRST)

    def says(self, seen: Seen) -> list[Message]:
        """How many sit, how many seats are left, and the score."""
        view = view_of(seen)
        left = view.table.count(None)
        mine, theirs = own_first(seen, view.scores)
        other = seen.names[1 - (view.viewer or 0)]
        told = said("table-1", seated=len(view.table) - left, left=left, mine=left // 2)
        return [told, said("table-2", mine=mine, name=other, theirs=theirs)]


class GuestLesson(Lesson):
    """Taking a guest, and what its card says."""

    id = "guest"
    spares = "#row"

    def stage(self, seen: Seen) -> Stage:
        """Until a guest is picked."""
        due = at_turn(seen, FIRST)
        return "past" if due == "now" and picked(seen).guest else due

    def at(self, seen: Seen) -> str:
        """The guest that brings most."""
        return f'#row [data-key="guest:{best_turn(seen).guest}"]'

    def says(self, seen: Seen) -> list[Message]:
        """Rule and range of that guest, in words."""
        view = view_of(seen)
        guest = view.guests[best_turn(seen).guest]
        return [
            said("guest-1", guest=guest_name(guest)),
            rule_words(guest, view.guests),
            range_words(guest),
        ]


class SeatLesson(Lesson):
    """Choosing a seat by what the guest would be worth there."""

    id = "seat"
    spares = TO_PRESS

    def stage(self, seen: Seen) -> Stage:
        """Until guest and seat are picked."""
        due, now = at_turn(seen, FIRST), picked(seen)
        return "past" if due == "now" and now.guest and now.place else due

    def at(self, seen: Seen) -> str:
        """The seat that brings the picked guest most."""
        return f".table .s{best_turn(seen, picked(seen).guest).place}"

    def says(self, seen: Seen) -> list[Message]:
        """Where the guest in hand does best."""
        best = best_turn(seen, picked(seen).guest)
        name = guest_name(view_of(seen).guests[best.guest])
        return [said("seat-1", guest=name), said("seat-2", place=best.place)]


class SumLesson(Weighing):
    """What a seat is worth, neighbour by neighbour."""

    id = "sum"

    def stage(self, seen: Seen) -> Stage:
        """Until the guest is seated."""
        return at_turn(seen, FIRST)

    def at(self, seen: Seen) -> str:
        """The seat that is picked, else the one to pick."""
        return (
            ".table .aim" if picked_turn(seen) else f".table .s{best_turn(seen).place}"
        )

    def keep(self, seen: Seen) -> str:
        """The seats that count, and the wax."""
        ahead = picked_turn(seen)
        counting = [] if ahead is None else [t.place for t in ahead.terms if t.points]
        return ", ".join([*(f".table .s{p}" for p in counting), TO_PRESS])

    def says(self, seen: Seen) -> list[Message]:
        """The sum, and who else gains or loses."""
        ahead = picked_turn(seen)
        if ahead is None:
            return [said("sum-again")]
        return [said("sum-1"), *worth_of(seen, ahead), said("sum-2")]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return better_than(seen, action)


class ReplyLesson(Lesson):
    """What the other one did, and whom it changed."""

    id = "reply"
    read = True
    points_at = ".seat.fresh"

    def stage(self, seen: Seen) -> Stage:
        """After the first answer."""
        return at_turn(seen, SECOND)

    def says(self, seen: Seen) -> list[Message]:
        """The move, and what it did to both scores."""
        view = view_of(seen)
        before, last = [e for e in view.log if isinstance(e, Seated)][-2:]
        mine, theirs = own_first(
            seen, tuple(last.scores[s] - before.scores[s] for s in (0, 1))
        )
        other = seen.names[1 - (view.viewer or 0)]
        return [
            tell(last, seen.names, view.viewer)[0],
            said("reply-1", name=other, theirs=theirs, mine=mine),
        ]

    def heard(self, seen: Seen) -> list[Message]:
        """What it did; the move was said as it was made."""
        return self.says(seen)[1:]


class LookLesson(Lesson):
    """Asking a seated guest."""

    id = "look"

    def stage(self, seen: Seen) -> Stage:
        """Until some guest is asked, or the turn goes on without."""
        due, now = at_turn(seen, SECOND), picked(seen)
        asked = now.look is not None or now.guest is not None
        return "past" if due == "now" and asked else due

    def at(self, seen: Seen) -> str:
        """The guest that is worth most to the viewer."""
        view = view_of(seen)
        mine = [p for p in PLACES if (view.table[p - 1] or ("", -1))[1] == view.viewer]
        return f".table .s{max(mine, key=lambda p: view.worth[p - 1])}"

    def says(self, seen: Seen) -> list[Message]:  # noqa: ARG002 - always the same
        """What tapping does."""
        return [said("look-1")]


class BothLesson(Weighing):
    """One guest counts for both sides."""

    id = "both"
    points_at = "#row"

    def stage(self, seen: Seen) -> Stage:
        """At the second turn of one's own."""
        return at_turn(seen, SECOND)

    def keep(self, seen: Seen) -> str:
        """What was picked, and the wax."""
        return f"{aimed_at(seen)}{TO_PRESS}"

    def says(self, seen: Seen) -> list[Message]:
        """What is picked, or how much there is to be had."""
        ahead = picked_turn(seen)
        if ahead is not None:
            return [*worth_of(seen, ahead)]
        mine, _ = own_first(seen, best_turn(seen).gains)
        return [said("both-1"), said("both-2", n=mine)]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return better_than(seen, action)
