"""Habits: cheap ways to play a round, from a few numbers, for playouts and for rivals.

A habit answers a `Situation`, what a player sees of a turn as small numbers, with a
ballot: sixteen card codes, one of which is drawn. The same ballot says how likely each
card was, which is how `opponents` learns whom it has before it. Ballots are remembered,
as situations come back all the time; only whole numbers are used, so they are the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from engine.games.always_a_bridesmaid.bots.playout import (
    BITS,
    CARDS,
    HOLD,
    VALUES,
    WILD,
)
from engine.games.always_a_bridesmaid.pieces import POINTS
from engine.rng import Rng

OPEN: Final = 1
"""Flag: HOLD BACK now would give the right to set a card aside."""
TURNED: Final = 2
"""Flag: THE START shows WILD already."""
SETTING: Final = 4
"""Flag: the choice is which card to set aside."""

STOPPED, COVERED, GOING = 0, 1, 2
"""What a rival is up to: held back, the same with a card set aside, or still playing."""

Situation: TypeAlias = tuple[int, int, tuple[int, ...]]
"""Cards in hand, flags, and of each rival, ascending, 4 * its lead + what it is up to."""

Ballot: TypeAlias = bytes
BALLOTS: Final = 16
FUTURES: Final = 12
"""Pictures of the rest of the round over which points are added up."""
_REMEMBERED: Final = 1 << 13
"""How much a habit remembers before it starts afresh: a page has little memory."""


class Habit(Protocol):
    """A way to play a round."""

    def ballot(self, situation: Situation) -> Ballot:
        """Return sixteen codes of what to play, or to set aside if that is asked."""


def pays(rivals: tuple[int, ...]) -> int:
    """Return what each card would earn against totals relative to one's own (B7).

    One byte for each code of a card and for `HOLD`, packed into a number, so that many
    can be added up at once.
    """
    known = _PAYS.get(rivals)
    if known is None:
        table = POINTS[len(rivals) + 1]
        known = below = place = 0
        for total in sorted(set(rivals), reverse=True):
            over, level = _CODES.get(total, (0, 0) if total > 0 else (_ALL, 0))
            known += table[place] * (over - below)
            known += table[place] // (rivals.count(total) + 1) * level
            below = over + level
            place += 1
        known += table[place] * (_ALL - below)
        if len(_PAYS) > 4 * _REMEMBERED:
            _PAYS.clear()
        _PAYS[rivals] = known
    return known


_PAYS: Final[dict[tuple[int, ...], int]] = {}
_ALL: Final = sum(1 << 8 * code for code in range(HOLD + 1))
_CODES: Final = {
    total: (
        sum(1 << 8 * code for code, value in enumerate(VALUES) if value > total),
        sum(1 << 8 * code for code, value in enumerate(VALUES) if value == total),
    )
    for total in range(min(VALUES), max(VALUES) + 1)
}
"""A one for each code worth more than a total, and for each worth just as much."""
LOWEST: Final = VALUES[0] - 1
"""Totals below what any card can reach are all the same to one's own points."""


class Manner(NamedTuple):
    """The numbers of a `Reckoner`; points are counted in twelfths."""

    stride: int = 3
    """What a rival who still plays is thought to add on average."""
    spread: int = 4
    """How far that may be off, either way."""
    shadow: int = 4
    """What a rival's card set aside is thought to be worth on average."""
    restless: int = 2
    """How much better holding back must be than the best card, to do it."""
    wild_cost: int = 12
    """What turning WILD is thought to cost."""
    heat: int = 3
    """A choice this much worse than the best is made a quarter as often."""
    aside_gain: int = 0
    """What setting aside is thought to be worth beyond its points."""
    slope: int = 0
    """What each pip of a card counts when it is played: above 0 high cards come early."""
    setting: int = 1
    """Whether it uses its right to set a card aside at all."""
    haste: int = 0
    """What each rival who has stopped adds to the wish to stop."""


_WORTHS: Final[dict[tuple[int, ...], dict[tuple[int, ...], bytes]]] = {}
"""What cards are worth, by stride, spread and shadow, and then by rivals."""


class Reckoner:
    """Takes what earns most on average if it stops right after it.

    The average goes over pictures of what the rivals still add to their totals.
    """

    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self._ballots: dict[Situation, Ballot] = {}
        self._worths = _WORTHS.setdefault(manner[:3], {})

    def ballot(self, situation: Situation) -> Ballot:
        """Return sixteen codes of what to play, or to set aside if that is asked."""
        known = self._ballots.get(situation)
        if known is None:
            if len(self._ballots) > _REMEMBERED:
                self._ballots.clear()
            known = self._ballots[situation] = self._weigh(*situation)
        return known

    def _weigh(self, hand: int, flags: int, rivals: tuple[int, ...]) -> Ballot:
        manner = self.manner
        worth = self._worths.get(rivals)
        if worth is None:
            if len(self._worths) > _REMEMBERED:
                self._worths.clear()
            worth = self._worths[rivals] = self._worth(rivals)
        cost = 0 if flags & TURNED else manner.wild_cost
        cards = CARDS[hand]
        after = [worth[c] - (cost if BITS[c] & WILD else 0) for c in cards]
        stop = worth[HOLD]
        if flags & SETTING:
            if not manner.setting:
                return bytes((HOLD,)) * BALLOTS
            return spread_over((HOLD, *cards), [stop, *after], manner.heat)
        if flags & OPEN and cards and manner.setting:
            stop = max(stop, *after) + manner.aside_gain
        stopped = sum(1 for code in rivals if code & 3 != GOING)
        stop += manner.haste * stopped - manner.restless
        slope = manner.slope
        if slope:
            after = [
                value + slope * VALUES[c] for c, value in zip(cards, after, strict=True)
            ]
        return spread_over((*cards, HOLD), [*after, stop], manner.heat)

    def _worth(self, rivals: tuple[int, ...]) -> bytes:
        """Return for each card, and for none, the points it earns, over all pictures."""
        stride, spread, shadow = self.manner[:3]
        summed = 0
        for picture in PICTURES:
            totals = []
            for shift, code in zip(picture, rivals, strict=False):
                total = code >> 2
                what = code & 3
                if what == GOING:
                    total += stride + spread * shift // 4
                elif what == COVERED:
                    total += shadow + shift
                totals.append(total if total > LOWEST else LOWEST)
            totals.sort()
            summed += pays(tuple(totals))
        return summed.to_bytes(HOLD + 1, "little")


def _pictures() -> tuple[tuple[int, ...], ...]:
    """Return for each picture how far each of four rivals is off, in quarters.

    Each rival's twelve shifts are the same ones in another order (a Latin hypercube:
    McKay, Beckman and Conover, Technometrics 21, 1979).
    """
    shifts = (-6, -5, -4, -3, -2, -1, 0, 1, 2, 4, 5, 7)
    rng = Rng(12)
    return tuple(zip(*(rng.shuffled(shifts) for _ in range(4)), strict=True))


PICTURES: Final = _pictures()


def spread_over(codes: Sequence[int], values: Sequence[int], heat: int) -> Ballot:
    """Return a ballot on which worse values are rarer (quantal choice).

    McKelvey and Palfrey, "Quantal Response Equilibria for Normal Form Games", 1995;
    with whole numbers in place of their exponential.
    """
    best = max(values)
    if heat <= 0:
        ties = [c for c, v in zip(codes, values, strict=True) if v == best]
        return bytes(ties[k % len(ties)] for k in range(BALLOTS))
    table = _weights(heat)
    weights = [table[min(best - value, 8 * heat)] for value in values]
    total = sum(weights)
    ballot: list[int] = []
    reached = 0
    for code, weight in zip(codes, weights, strict=True):
        reached += weight
        if weight:
            upto = (BALLOTS * reached + total // 2) // total
            ballot.extend([code] * (upto - len(ballot)))
    return bytes(ballot)


@lru_cache(maxsize=64)
def _weights(heat: int) -> tuple[int, ...]:
    """Return how often a choice is made that is worse by 0, 1, 2, ... than the best."""
    parts = [256 * heat * heat // (heat + lost) ** 2 for lost in range(8 * heat)]
    return (*parts, 0)
