"""The first game: the last six turns, three of them the Bride's.

Ten guests were seated beforehand, so that a seat is worth something at once and the end
is near. Bo answers as a Tipsy Cousin does, whatever is played.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import Preview, preview
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import (
    guest_name,
    range_words,
    rule_words,
    tell,
)
from engine.message import Message, say
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import may_choose, view_of
from ui.boards.at_the_wedding_table.tokens import picked
from ui.lesson import FirstGame, Lesson, Stage

PAGE: Final = "wedding-lessons"
FIRST, SECOND, THIRD = 11, 13, 15
"""The turns of the learner."""
TO_PRESS: Final = "#row, #tray .act-row, .table .seat.empty"
WORSE: Final = 3
"""Points of lead that are worth a word."""
FIRST_ROUND: Final = 6
"""The turns of an ordinary table in which there are notes."""


class TableLesson(Lesson):
    """Where the game stands."""

    id = "table"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """Before anything is done."""
        return _at_turn(seen, FIRST)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The scores."""
        return ".scores"

    def says(self, seen: Seen) -> list[Message]:
        """How many sit, how many seats are left, and the score."""
        view = view_of(seen)
        left = view.table.count(None)
        mine, theirs = _scores(seen, view.scores)
        other = seen.names[1 - (view.viewer or 0)]
        told = _say("table-1", seated=len(view.table) - left, left=left, mine=left // 2)
        return [told, _say("table-2", mine=mine, name=other, theirs=theirs)]


class GuestLesson(Lesson):
    """Taking a guest, and what its card says."""

    id = "guest"

    def stage(self, seen: Seen) -> Stage:
        """Until a guest is picked."""
        due = _at_turn(seen, FIRST)
        return "past" if due == "now" and picked(seen).guest else due

    def at(self, seen: Seen) -> str:
        """The guest that brings most."""
        return f'#row [data-key="guest:{_best(seen).guest}"]'

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The other guests are as free to take."""
        return "#row"

    def says(self, seen: Seen) -> list[Message]:
        """Rule and range of that guest, in words."""
        view = view_of(seen)
        guest = view.guests[_best(seen).guest]
        return [
            _say("guest-1", guest=guest_name(guest)),
            rule_words(guest, view.guests),
            range_words(guest),
        ]


class SeatLesson(Lesson):
    """Choosing a seat by what the guest would be worth there."""

    id = "seat"

    def stage(self, seen: Seen) -> Stage:
        """Until guest and seat are picked."""
        due, now = _at_turn(seen, FIRST), picked(seen)
        return "past" if due == "now" and now.guest and now.place else due

    def at(self, seen: Seen) -> str:
        """The seat that brings the picked guest most."""
        return f".table .s{_best(seen, picked(seen).guest).place}"

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """Guest and seat can be others."""
        return TO_PRESS

    def says(self, seen: Seen) -> list[Message]:
        """Where the guest in hand does best."""
        best = _best(seen, picked(seen).guest)
        name = guest_name(view_of(seen).guests[best.guest])
        return [_say("seat-1", guest=name), _say("seat-2", place=best.place)]


class SumLesson(Lesson):
    """What a seat is worth, neighbour by neighbour."""

    id = "sum"

    def stage(self, seen: Seen) -> Stage:
        """Until the guest is seated."""
        return _at_turn(seen, FIRST)

    def at(self, seen: Seen) -> str:
        """The seat that is picked, else the one to pick."""
        return ".table .aim" if _ahead(seen) else f".table .s{_best(seen).place}"

    def keep(self, seen: Seen) -> str:
        """The seats that count, and the wax."""
        ahead = _ahead(seen)
        counting = [] if ahead is None else [t.place for t in ahead.terms if t.points]
        return ", ".join([*(f".table .s{p}" for p in counting), TO_PRESS])

    def says(self, seen: Seen) -> list[Message]:
        """The sum, and who else gains or loses."""
        ahead = _ahead(seen)
        if ahead is None:
            return [_say("sum-again")]
        return [_say("sum-1"), *_worth(seen, ahead), _say("sum-2")]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return _better(seen, action)


class ReplyLesson(Lesson):
    """What the other one did, and whom it changed."""

    id = "reply"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """After the first answer."""
        return _at_turn(seen, SECOND)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The guest just seated."""
        return ".seat.fresh"

    def says(self, seen: Seen) -> list[Message]:
        """The move, and what it did to both scores."""
        view = view_of(seen)
        before, last = [e for e in view.log if isinstance(e, Seated)][-2:]
        mine, theirs = _scores(
            seen, tuple(last.scores[s] - before.scores[s] for s in (0, 1))
        )
        other = seen.names[1 - (view.viewer or 0)]
        return [
            tell(last, seen.names, view.viewer)[0],
            _say("reply-1", name=other, theirs=theirs, mine=mine),
        ]


class LookLesson(Lesson):
    """Asking a seated guest."""

    id = "look"

    def stage(self, seen: Seen) -> Stage:
        """Until some guest is asked, or the turn goes on without."""
        due, now = _at_turn(seen, SECOND), picked(seen)
        asked = now.look is not None or now.guest is not None
        return "past" if due == "now" and asked else due

    def at(self, seen: Seen) -> str:
        """The guest that is worth most to the viewer."""
        view = view_of(seen)
        mine = [p for p in PLACES if (view.table[p - 1] or ("", -1))[1] == view.viewer]
        return f".table .s{max(mine, key=lambda p: view.worth[p - 1])}"

    def says(self, seen: Seen) -> list[Message]:  # noqa: ARG002 - always the same
        """What tapping does."""
        return [_say("look-1")]


class BothLesson(Lesson):
    """One guest counts for both sides."""

    id = "both"

    def stage(self, seen: Seen) -> Stage:
        """At the second turn of one's own."""
        return _at_turn(seen, SECOND)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The row."""
        return "#row"

    def keep(self, seen: Seen) -> str:
        """What was picked, and the wax."""
        return f"{_aimed(seen)}{TO_PRESS}"

    def says(self, seen: Seen) -> list[Message]:
        """What is picked, or how much there is to be had."""
        ahead = _ahead(seen)
        if ahead is not None:
            return [*_worth(seen, ahead)]
        mine, _ = _scores(seen, _best(seen).gains)
        return [_say("both-1"), _say("both-2", n=mine)]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return _better(seen, action)


class LastLesson(Lesson):
    """The seat that is left over is the other one's."""

    id = "last"

    def stage(self, seen: Seen) -> Stage:
        """At the last turn of one's own."""
        return _at_turn(seen, THIRD)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The row."""
        return "#row"

    def keep(self, seen: Seen) -> str:
        """What was picked, and the wax."""
        return f"{_aimed(seen)}{TO_PRESS}"

    def says(self, seen: Seen) -> list[Message]:
        """What is picked, or what to weigh."""
        view, ahead = view_of(seen), _ahead(seen)
        if ahead is not None:
            return [*_worth(seen, ahead)]
        left = tuple(p for p in PLACES if view.table[p - 1] is None)
        other = seen.names[1 - (view.viewer or 0)]
        return [_say("last-1", places=left, name=other), _say("last-2")]

    def rather(self, seen: Seen, action: Seating) -> Message | None:
        """A seat or a guest that brings much more."""
        return _better(seen, action)


class EndLesson(Lesson):
    """The result, and what a whole game has besides."""

    id = "end"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """When it is over."""
        return "now" if view_of(seen).phase == "finished" else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The result."""
        return ".winner .title"

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What it speaks of."""
        return ".winner"

    def says(self, seen: Seen) -> list[Message]:
        """The score."""
        mine, theirs = _scores(seen, view_of(seen).scores)
        return [_say("end-1", mine=mine, theirs=theirs), _say("end-2")]


# --- three notes for the first turns of an ordinary table ------------------------------


class Note(Lesson):
    """One line beside what it explains."""

    read = True

    def __init__(self, id: str, at: str, *, in_hand: bool = False) -> None:
        self.id = id
        self._at = at
        self._in_hand = in_hand

    def stage(self, seen: Seen) -> Stage:
        """In the first turns, when one has to choose; some with a guest in hand."""
        if view_of(seen).turn > FIRST_ROUND:
            return "past"
        fits = not self._in_hand or picked(seen).guest is not None
        return "now" if may_choose(seen) and fits else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What it explains."""
        return self._at

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The guests, and the words that say what to do with them."""
        return "#row, .verdict, .inspect, .hintslip"

    def says(self, seen: Seen) -> list[Message]:  # noqa: ARG002 - always the same
        """The line."""
        return [_say(self.id)]


# --- what the lessons are about --------------------------------------------------------


def _at_turn(seen: Seen, turn: int) -> Stage:
    """Return whether this turn is being played."""
    now = view_of(seen).turn
    return "now" if now == turn else "later" if now < turn else "past"


def _scores(seen: Seen, both: tuple[int, ...]) -> tuple[int, int]:
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


def _best(seen: Seen, guest: str | None = None) -> Preview:
    """Return the best turn, with this guest if one is named."""
    ranked = _ranked(view_of(seen))
    return next(one for one in ranked if guest in (None, one.guest))


def _ahead(seen: Seen) -> Preview | None:
    """Return what the picked guest on the picked seat would change."""
    now = picked(seen)
    if now.guest is None or now.place is None:
        return None
    return preview(view_of(seen), Seating(now.guest, now.place))


def _aimed(seen: Seen) -> str:
    return "" if _ahead(seen) is None else ".table .aim, "


def _worth(seen: Seen, ahead: Preview) -> list[Message]:
    """Return what a turn is worth by whom, and what both sides gain by it in all."""
    view = view_of(seen)
    by = tuple(
        _say("term", guest=guest_name(view.guests[t.guest]), points=t.points)
        for t in ahead.terms
        if t.points and t.guest and t.place != ahead.place
    )
    name = guest_name(view.guests[ahead.guest])
    worth = _say("worth-by" if by else "worth", guest=name, points=ahead.worth, by=by)
    mine, theirs = _scores(seen, ahead.gains)
    other = seen.names[1 - (view.viewer or 0)]
    return [worth, _say("in-all", mine=mine, name=other, theirs=theirs)]


def _better(seen: Seen, action: Seating) -> Message | None:
    """Return what would bring much more than this, or None."""
    view, best = view_of(seen), _best(seen)
    me = view.viewer or 0
    mine = preview(view, action)
    if _lead(best, me)[0] - _lead(mine, me)[0] < WORSE:
        return None
    return _say(
        "rather",
        n=mine.gains[me],
        guest=guest_name(view.guests[best.guest]),
        place=best.place,
        more=best.gains[me],
    )


def _say(name: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{name}", **args)


# --- the table -------------------------------------------------------------------------

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
    notes=(
        Note("note-guest", "#row"),
        Note("note-seat", ".table .seat.empty", in_hand=True),
        Note("note-score", ".scores"),
    ),
)
