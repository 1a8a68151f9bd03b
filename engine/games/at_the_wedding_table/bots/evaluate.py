"""What a seating may still come to: points, and what the empty seats promise.

Every seat fills in the end (W3). If guests not seated yet filled the empty seats that a
card reads, each as likely in either colour, the card would gain so many points on
average: its *promise*. Nothing here knows a guest by name, so that it serves every deck
(W11).

Shares of the promise by kind of rule and free seats, learned by regression on 2,000 games
that bots played each other, came out near 1 and played worse than the whole promise
(47.8 % of 1,200 games of the two-turn search); 1.3 times the promise won 40 % of 400.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.at_the_wedding_table.bots.facts import Facts
from engine.games.at_the_wedding_table.bots.playout import (
    FIELD,
    Cards,
    Valuation,
    Values,
    counts,
)

POINT: Final = 100
"""What a point is in the valuations made here."""


class Promise:
    """How many points the empty seats would add to one card on average."""

    __slots__ = ("_card", "_cards", "_chances", "_each", "_fields", "_shift")

    def __init__(self, cards: Cards, card: int, pool: Sequence[int]) -> None:
        """`pool` has the numbers of the guests that may come."""
        self._cards, self._card = cards, card
        self._fields = cards.fields[card]
        self._shift = FIELD * self._fields
        row = cards.codes[card]
        drawn = [row[2 * guest + owner] for guest in pool for owner in (0, 1)]
        self._each = [
            sum(counts(code, self._fields)[field] for code in drawn) / len(drawn)
            for field in range(self._fields)
        ]
        one = [0.0] * (1 + max(drawn)) if self._fields == 1 else []
        for code in drawn if one else ():
            one[code] += 1 / len(drawn)
        self._chances = [[1.0], one]
        """By empty seats: the chance of each count that they may add."""

    def of(self, code: int) -> float:
        """Return the points promised to a card with this code."""
        empty = code >> self._shift
        if not empty:
            return 0.0
        points = self._cards.points[self._card]
        if self._fields > 1:
            here = counts(code, self._fields)
            hoped = max(
                n + empty * each for n, each in zip(here, self._each, strict=True)
            )
            return (hoped - max(here)) * points[1]
        here_now = code & (1 << FIELD) - 1
        top = len(points) - 1
        hoped = sum(
            chance * points[min(here_now + more, top)]
            for more, chance in enumerate(self._chances_of(empty))
        )
        return hoped - points[here_now]

    def _chances_of(self, empty: int) -> list[float]:
        while len(self._chances) <= empty:
            self._chances.append(_both(self._chances[-1], self._chances[1]))
        return self._chances[empty]


def _both(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the chances of the sum of two counts."""
    found = [0.0] * (len(one) + len(other) - 1)
    for n, p in enumerate(one):
        for m, q in enumerate(other):
            found[n + m] += p * q
    return found


def hopes(facts: Facts, *, keep: float = 1.0) -> Valuation:
    """Return the valuation that adds a share of every promise to the points.

    In hundredths of points.
    """
    pool = facts.row + facts.unseen
    return tuple(
        _values(facts.cards, card, pool, keep) for card in range(facts.cards.empty)
    )


def _values(cards: Cards, card: int, pool: Sequence[int], share: float) -> Values:
    sign = 1 - 2 * (card % 2)
    promise: Promise | None = None

    def value(code: int) -> int:
        nonlocal promise
        if promise is None:
            promise = Promise(cards, card, pool)
        hoped = cards.worth(card, code) + share * promise.of(code)
        return sign * round(POINT * hoped)

    return Values(value)
