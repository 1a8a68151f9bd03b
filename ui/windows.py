"""The windows of this device at one table: who sits in which, and who moves the bots.

A seat is held by a lock of the browser, which is free again when the window closes or
dies. A window that nobody told otherwise plays every seat that no other one has ("all of
us"): from such a window another one may take a seat, and it comes back there when that
one closes. A seat that was chosen stays. How choices travel is in `docs/windows.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.game import RefusedError, Seat
from engine.record import MAX_CHARS, MAX_PARTS, format_json, parse_json
from ui.device import Device
from ui.session import Session

ALL, NONE = "all", "none"
"""What a window plays beside one seat: whatever no other one has, or nothing."""

At: TypeAlias = Literal["free", "here", "lent", "taken"]
"""Where a seat is: nowhere, in this window, in one that would give it, in one that keeps
it."""

_PREFIX: Final = "table-sixteen/at/"
_WRITE: Final = "table-sixteen/write/"
BOTS: Final = "bots"
MOST_SEATS: Final = 16
"""No table has more seats."""


@dataclass(slots=True)
class Seating:
    """The question which seat is this window's."""

    session: Session
    opening: bool
    """Whether the table is not up yet in this window."""
    sits: str = ""
    """What was chosen of it: a seat's number, ALL or NONE; empty before that."""
    asked: bool = False
    """Whether it was confirmed; then it waits until the seat is free."""
    before: str = NONE
    """What the window played when it was asked."""

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that can be taken."""
        return self.session.seats


@dataclass(slots=True)
class Windows:
    """What this window holds at the table that is up, and what others hold."""

    table: str = ""
    """The id of the table; empty while none is up."""
    sits: str = ALL
    """What this window plays: a seat's number, ALL or NONE."""
    held: set[str] = field(default_factory=set)
    """What it has; like all names here without the table's prefix."""
    asked: set[str] = field(default_factory=set)
    """What it waits for, and what it has."""
    others: frozenset[str] = frozenset()
    """What other windows have."""
    given: set[Seat] = field(default_factory=set)
    """Seats that another window asked for and has not taken yet."""
    fresh: bool = False
    """Whether the table came to be in this window: its seats can't be elsewhere."""
    known: bool = False
    """Whether the browser has said what others have."""
    behind: bool = False
    """Whether what is kept can't be taken in here: a newer release's, or another way."""
    opening: Session | None = None
    """A table that is put up as soon as it is known whether it is open elsewhere."""
    seating: Seating | None = None

    def where(self, seat: Seat) -> At:
        """Return where a seat is."""
        if _seat(seat) in self.held:
            return "here"
        if _seat(seat) not in self.others:
            return "free"
        return "lent" if _loose(seat) in self.others else "taken"

    def come(
        self, device: Device, table: str, *, sits: str = ALL, fresh: bool = False
    ) -> None:
        """Go to a table, or with an empty id to none; what was held is given back."""
        if table == self.table or not device.has_locks:
            return
        for name in sorted(self.asked):
            device.give(_lock(self.table, name))
        self.table, self.sits, self.fresh, self.known = table, sits, fresh, False
        self.others, self.held, self.asked = frozenset(), set(), set()
        self.given, self.behind = set(), False
        device.watch(_PREFIX + table + "/" if table else "")

    def hold(self, device: Device, session: Session, *, bots: bool) -> None:
        """Ask for what this window should have of the table, give the rest back.

        `bots`: whether it would move them.
        """
        wanted = self._wanted(session) | ({BOTS} if bots else set())
        for name in sorted(self.asked - wanted):
            device.give(_lock(self.table, name))
            self.held.discard(name)
        before, self.asked = self.asked, wanted
        for name in sorted(wanted - before):
            device.take(_lock(self.table, name))
        seats = {_seat(seat) for seat in session.seats} & wanted
        self.fresh = self.fresh and not seats <= self.held

    def plays(self, session: Session) -> tuple[Seat, ...] | None:
        """Return the seats of this window, as a session has them."""
        has = self.asked if self.fresh else self.held
        mine = tuple(s for s in session.seats if _seat(s) in has)
        return None if mine == session.seats else mine

    def complete(self, session: Session) -> bool:
        """Whether this window has all that it wants and can have now."""
        if self.sits == NONE:
            return True
        if self.sits != ALL:
            return _seat(int(self.sits)) in self.held
        ways = [self.where(seat) for seat in session.seats]
        return self.known and all(way in ("here", "taken") for way in ways)

    def give(self, device: Device, seats: list[Seat]) -> list[Seat]:
        """Give seats to a window that asks for them; return which.

        They are asked for again once that one has them.
        """
        if self.sits != ALL:
            return []
        given = [seat for seat in range(MOST_SEATS) if seat in seats]
        given = [seat for seat in given if _seat(seat) in self.asked]
        self.given.update(given)
        for seat in given:
            for name in (_seat(seat), _loose(seat)):
                if name in self.asked:
                    device.give(_lock(self.table, name))
                    self.asked.discard(name)
                    self.held.discard(name)
        return given

    def moves_bots(self, device: Device) -> bool:
        """Whether this window moves the bots: one of all that are at the table does."""
        return BOTS in self.held or not device.has_locks

    def granted(self, name: str) -> bool:
        """Note that something is held now; return whether it is of this table."""
        own = self._own(name)
        if own is not None and own in self.asked:
            self.held.add(own)
        return own is not None

    def lost(self, name: str) -> None:
        """Note that something went to another window; it is still asked for."""
        self.held.discard(self._own(name) or "")

    def seen(self, names: list[str]) -> None:
        """Note what other windows have."""
        own = (self._own(name) for name in names)
        self.others = frozenset(name for name in own if name)
        self.given = {s for s in self.given if _seat(s) not in self.others}
        self.known = True

    def _wanted(self, session: Session) -> set[str]:
        wanted = set()
        for seat in session.seats:
            if self.sits == str(seat):
                wanted.add(_seat(seat))
            if self.sits == ALL and seat not in self.given:
                wanted.add(_seat(seat))
                if _seat(seat) in self.held:
                    wanted.add(_loose(seat))
        return wanted

    def _own(self, name: str) -> str | None:
        prefix = _PREFIX + self.table + "/"
        return name.removeprefix(prefix) if name.startswith(prefix) else None


def news(table: str, what: str, **more: object) -> str:
    """Return what windows tell each other, as a text; `heard_news` reads it."""
    return format_json({"table": table, "what": what, **more})


def heard_news(text: str) -> dict[str, object]:
    """Return what another window told; of another release too, so it may be anything."""
    try:
        said = parse_json(text, max_chars=7 * MAX_CHARS, max_parts=2 * MAX_PARTS)
    except RefusedError:
        return {}
    return said if isinstance(said, dict) else {}


def write_lock(table: str) -> str:
    """Return the lock under which windows write the same table."""
    return _WRITE + table


def _lock(table: str, name: str) -> str:
    return f"{_PREFIX}{table}/{name}"


def _seat(seat: Seat) -> str:
    return f"seat-{seat}"


def _loose(seat: Seat) -> str:
    """Return the name held beside a seat that may be taken from its window."""
    return f"loose-{seat}"
