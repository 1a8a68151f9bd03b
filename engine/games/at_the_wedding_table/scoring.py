"""Points: who a guest looks at, what it counts there, and what that is worth.

Every rule is the same three questions. Which seats does it read (its range, the
corners, itself)? How many things count on each? How many points is the sum? `most_same`
asks once for each symbol and keeps the best answer (W7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import (
    CORNERS,
    SEATS_AT_TABLE,
    SYMBOLS,
    Arrows,
    Guest,
    GuestDeck,
    Placed,
    ScoringRule,
    Symbol,
    WeddingTable,
)

PLACES = range(1, SEATS_AT_TABLE + 1)
MOST_COUNTED = 27
"""Nine seats in range (W4) with three symbols each."""


class Term(NamedTuple):
    """What one seat brings to a guest; a guest's terms add up to its worth."""

    place: int
    """The seat looked at, 1 to 16."""
    guest: str | None
    """Who sits there; None while it is empty."""
    owner: Seat | None
    """Who seated that guest."""
    counts: int
    """How many things count there: symbols, or the guest itself."""
    symbols: tuple[Symbol, ...]
    """The printed symbols that count there, repeats included."""
    points: int
    """What the seat adds to those listed before it (a point table rises in steps)."""


class Gift(NamedTuple):
    """What one guest gets from another: that other's term, from the giver's side."""

    place: int
    """Where the guest sits that gets it, 1 to 16."""
    guest: str
    owner: Seat
    """Who seated that guest, and has the points."""
    points: int


def reach(arrows: Arrows, place: int) -> tuple[int, ...]:
    """Return the seats in range, without the guest's own (W2, W4, W5).

    Left from near to far, right likewise, opposite, diagonal left, diagonal right.

    >>> reach(Arrows(left=2, right=2, opposite=True), 12)
    (11, 10, 13, 14, 5)
    """
    left, right = _neighbour(place, -1), _neighbour(place, +1)
    seats = [_neighbour(place, -steps) for steps in range(1, arrows.left + 1)]
    seats += [_neighbour(place, steps) for steps in range(1, arrows.right + 1)]
    if arrows.opposite:
        seats.append(17 - place)
    if arrows.diagonal_left and left:
        seats.append(17 - left)
    if arrows.diagonal_right and right:
        seats.append(17 - right)
    return tuple(seat for seat in seats if seat)


def _neighbour(place: int, steps: int) -> int | None:
    """Return the seat so many steps to the right, never round an end (W2)."""
    other = place + steps
    same_edge = other in PLACES and (other > 8) == (place > 8)
    return other if same_edge else None


def seats_read(guest: Guest, place: int) -> tuple[int, ...]:
    """Return the seats whose guests decide what this one is worth on this seat.

    Its range, but all corners for a corner rule, which counts the guest itself (W5),
    and the guest's own seat where the points are flat.
    """
    match guest.rule.kind:
        case "own_corner" | "other_corner":
            return CORNERS
        case "flat":
            return (place,)
        case _:
            return reach(guest.arrows, place)


def points_by_count(rule: ScoringRule) -> tuple[int, ...]:
    """Return the points for 0, 1, 2, ... things counted."""
    counts = range(MOST_COUNTED + 1)
    if rule.kind == "symbol_table":
        return tuple(rule.table[min(n, len(rule.table) - 1)] for n in counts)
    return tuple(rule.points * n for n in counts)


def symbols_that_count(
    rule: ScoringRule, wanted: Symbol | None, other: Guest
) -> tuple[Symbol, ...]:
    """Return the printed symbols of another guest that count, of either colour (W6)."""
    if rule.kind == "any_symbol":
        return other.symbols
    return tuple(symbol for symbol in other.symbols if symbol == wanted)


def wants(rule: ScoringRule, symbol: Symbol) -> bool:
    """Return whether a symbol in range may count by this rule."""
    return rule.kind in ("any_symbol", "most_same") or rule.symbol == symbol


def counted(
    guest: Guest, owner: Seat, wanted: Symbol | None, other: Guest, other_owner: Seat
) -> int:
    """Return how many things count on a seat where `other` sits.

    Colour rules are relative to the owner of the guest that scores (W8).
    """
    match guest.rule.kind:
        case "own_card" | "own_corner":
            return int(other_owner == owner)
        case "other_card" | "other_corner":
            return int(other_owner != owner)
        case "guest":
            return int(other.id in guest.rule.guests)
        case "flat":
            return 1
        case _:
            return len(symbols_that_count(guest.rule, wanted, other))


@dataclass(frozen=True, slots=True)
class Scorer:
    """How one guest, seated by one player, scores on any seat."""

    reads: tuple[tuple[int, ...], ...]
    """For each seat from 1, the entries of the table it reads, counted from 0."""
    tallies: tuple[Mapping[Placed | None, int], ...]
    """How many things count where this one sits; one tally for each symbol if the rule
    takes the best of them (W7), else a single one."""
    points: tuple[int, ...]
    """By the sum of what counts."""

    def worth(self, table: WeddingTable, entry: int) -> int:
        """Return what the guest is worth on this entry of the table, from 0."""
        read = [table[other] for other in self.reads[entry]]
        tally, *others = self.tallies
        best = sum([tally[placed] for placed in read])
        for tally in others:
            best = max(best, sum([tally[placed] for placed in read]))
        return self.points[best]


Scorers: TypeAlias = Mapping[Placed, Scorer]
"""One for each guest of a deck and each player who may seat it."""


@lru_cache(maxsize=8)
def scorers(guests: GuestDeck) -> Scorers:
    """Return how everybody scores, worked out once a deck."""
    return {
        (guest.id, owner): _scorer(guest, owner, guests)
        for guest in guests.values()
        for owner in (0, 1)
    }


def _scorer(guest: Guest, owner: Seat, guests: GuestDeck) -> Scorer:
    return Scorer(
        tuple(tuple(seat - 1 for seat in seats_read(guest, place)) for place in PLACES),
        tuple(
            {
                None: 0,
                **{
                    (other.id, seat): counted(guest, owner, wanted, other, seat)
                    for other in guests.values()
                    for seat in (0, 1)
                },
            }
            for wanted in _wanted(guest.rule)
        ),
        points_by_count(guest.rule),
    )


def _wanted(rule: ScoringRule) -> tuple[Symbol | None, ...]:
    return SYMBOLS if rule.kind == "most_same" else (rule.symbol,)


def worths(scorers: Scorers, table: WeddingTable) -> tuple[int, ...]:
    """Return what each of the 16 guests is worth now, 0 on empty seats."""
    return tuple(
        [
            scorers[placed].worth(table, entry) if placed else 0
            for entry, placed in enumerate(table)
        ]
    )


def totals(table: WeddingTable, worths: tuple[int, ...]) -> tuple[int, int]:
    """Return both players' points: the sum over the guests each of them seated."""
    mine = sum(
        [
            w
            for placed, w in zip(table, worths, strict=True)
            if placed and placed[1] == 0
        ]
    )
    return mine, sum(worths) - mine


@lru_cache(maxsize=32)
def terms(guests: GuestDeck, table: WeddingTable, place: int) -> tuple[Term, ...]:
    """Return seat by seat what the guest on this seat scores, empty seats too.

    The terms add up to its worth. Raise ValueError if nobody sits there.
    """
    placed = table[place - 1]
    if placed is None:
        raise ValueError(f"nobody sits on seat {place}")
    guest = guests[placed[0]]
    read = [(seat, table[seat - 1]) for seat in seats_read(guest, place)]
    tallies = scorers(guests)[placed].tallies
    sums = [sum(tally[other] for _, other in read) for tally in tallies]
    best = sums.index(max(sums))
    tally, wanted = tallies[best], _wanted(guest.rule)[best]
    points = points_by_count(guest.rule)
    found, total = [], 0
    for seat, other in read:
        count = tally[other]
        gain = points[total + count] - points[total]
        total += count
        if other is None:
            found.append(Term(seat, None, None, 0, (), 0))
        else:
            symbols = symbols_that_count(guest.rule, wanted, guests[other[0]])
            found.append(Term(seat, other[0], other[1], count, symbols, gain))
    return tuple(found)


def gifts(guests: GuestDeck, table: WeddingTable, place: int) -> tuple[Gift, ...]:
    """Return what the guest on this seat brings to the others, by seat.

    Every gift is a term of the guest that gets it, so no point is named twice. Raise
    ValueError if nobody sits there.
    """
    if table[place - 1] is None:
        raise ValueError(f"nobody sits on seat {place}")
    return _all_gifts(guests, table).get(place, ())


@lru_cache(maxsize=4)
def _all_gifts(
    guests: GuestDeck, table: WeddingTable
) -> Mapping[int, tuple[Gift, ...]]:
    """Return all gifts at a table by who gives them: the end shows those of everybody."""
    given: dict[int, tuple[Gift, ...]] = {}
    for place, placed in enumerate(table, start=1):
        for term in terms(guests, table, place) if placed else ():
            if placed and term.points and term.place != place:
                gift = Gift(place, *placed, term.points)
                given[term.place] = (*given.get(term.place, ()), gift)
    return given
