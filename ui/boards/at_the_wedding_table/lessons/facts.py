"""What the lessons are about, by what their viewer sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import Preview, preview
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import guest_name
from engine.message import Message, Row, say
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import view_of
from ui.boards.at_the_wedding_table.tokens import picked
from ui.lesson import Lesson, Stage

PAGE: Final = "wedding-lessons"
FIRST, SECOND, THIRD = 11, 13, 15
"""The turns of the learner."""
TO_PRESS: Final = "#row, #tray .act-row, .table .seat.empty"
WORSE: Final = 3
"""Points of lead that are worth a word."""
FIRST_ROUND: Final = 6
"""The turns of an ordinary table in which there are notes."""


def at_turn(seen: Seen, turn: int) -> Stage:
    """Return whether this turn is being played."""
    now = view_of(seen).turn
    return "now" if now == turn else "later" if now < turn else "past"


def own_first(seen: Seen, both: tuple[int, ...]) -> tuple[int, int]:
    """Return a pair by seat as the viewer's own and the other's."""
    me = view_of(seen).viewer or 0
    return both[me], both[1 - me]


@lru_cache(maxsize=8)
def _ranked(view: View) -> tuple[Preview, ...]:
    """Return every turn there is, the one with the most lead first."""
    me = view.viewer or 0
    free = [place for place in PLACES if view.table[place - 1] is None]
    found = [preview(view, Seating(id, place)) for id in view.row for place in free]
    return tuple(sorted(found, key=lambda one: _lead(one, me), reverse=True))


def _lead(ahead: Preview, me: int) -> tuple[int, int]:
    """Return what a turn brings over what it gives, then what it brings."""
    return ahead.gains[me] - ahead.gains[1 - me], ahead.gains[me]


def best_turn(seen: Seen, guest: str | None = None) -> Preview:
    """Return the best turn, with this guest if one is named."""
    ranked = _ranked(view_of(seen))
    return next(one for one in ranked if guest in (None, one.guest))


def picked_turn(seen: Seen) -> Preview | None:
    """Return what the picked guest on the picked seat would change."""
    now = picked(seen)
    if now.guest is None or now.place is None:
        return None
    return preview(view_of(seen), Seating(now.guest, now.place))


def aimed_at(seen: Seen) -> str:
    """Return the selector of the seat that was picked, to go before others."""
    return "" if picked_turn(seen) is None else ".table .aim, "


def worth_of(seen: Seen, ahead: Preview) -> list[Message]:
    """Return what a turn is worth by whom, and what both sides gain by it in all."""
    view = view_of(seen)
    by = Row(
        said("term", guest=guest_name(view.guests[t.guest]), points=t.points)
        for t in ahead.terms
        if t.points and t.guest and t.place != ahead.place
    )
    name = guest_name(view.guests[ahead.guest])
    worth = said("worth-by" if by else "worth", guest=name, points=ahead.worth, by=by)
    mine, theirs = own_first(seen, ahead.gains)
    other = seen.names[1 - (view.viewer or 0)]
    return [worth, said("in-all", mine=mine, name=other, theirs=theirs)]


class Weighing(Lesson):
    """A lesson that says what the seat picked is worth and by whom, and shows it in gold:
    who listens has just heard it of the pick itself."""

    def heard(self, seen: Seen) -> list[Message]:
        """Return what it says besides."""
        ahead = picked_turn(seen)
        known = [] if ahead is None else [said("sum-1"), worth_of(seen, ahead)[0]]
        return [one for one in self.says(seen) if one not in known]


def better_than(seen: Seen, action: Seating) -> Message | None:
    """Return what would bring much more than this, or None."""
    view, best = view_of(seen), best_turn(seen)
    me = view.viewer or 0
    mine = preview(view, action)
    if _lead(best, me)[0] - _lead(mine, me)[0] < WORSE:
        return None
    return said(
        "rather",
        n=mine.gains[me],
        guest=guest_name(view.guests[best.guest]),
        place=best.place,
        more=best.gains[me],
    )


def said(name: str, /, **args: object) -> Message:
    """Return a sentence of these lessons."""
    return say(f"{PAGE}/{name}", **args)
