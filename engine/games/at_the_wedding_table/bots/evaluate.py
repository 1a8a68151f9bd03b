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
    MOST,
    Cards,
    Valuation,
    Values,
    counts,
)

POINT: Final = 100
"""What a point is in the valuations made here."""


class Promise:
    """How many points the empty seats would add to one card on average.

    In whole numbers throughout: Python's releases add floats up in different ways, and
    a bot has to choose the same with each of them.
    """

    __slots__ = ("_card", "_cards", "_drawn", "_each", "_fields", "_ways")

    def __init__(self, cards: Cards, card: int, pool: Sequence[int]) -> None:
        """`pool` has the numbers of the guests that may come."""
        self._cards, self._card = cards, card
        self._fields = fields = cards.fields[card]
        row = cards.codes[card]
        drawn = [row[2 * guest + owner] for guest in pool for owner in (0, 1)]
        self._drawn = len(drawn)
        found = [counts(code, fields) for code in drawn]
        self._each = [sum(field) for field in zip(*found, strict=True)]
        most = max(drawn) if fields == 1 else 0
        one = [drawn.count(count) for count in range(most + 1)]
        self._ways = [[1], one]
        """By empty seats: in how many ways they may add each count (one field only)."""

    def of(self, code: int, percent: int) -> int:
        """Return so many percent of the points promised to a card with this code.

        In hundredths of points, rounded.
        """
        empty = code >> FIELD * self._fields
        if not empty:
            return 0
        gained, ways = (
            self._best_field(code, empty)
            if self._fields > 1
            else self._sum(code, empty)
        )
        return (2 * percent * gained + ways) // (2 * ways)

    def _sum(self, code: int, empty: int) -> tuple[int, int]:
        """Return what all ways together add, and how many there are."""
        points, here = self._cards.points[self._card], code & MOST
        top = len(points) - 1
        ways = self._drawn**empty
        hoped = sum(
            many * points[min(here + more, top)]
            for more, many in enumerate(self._ways_of(empty))
        )
        return hoped - ways * points[here], ways

    def _best_field(self, code: int, empty: int) -> tuple[int, int]:
        """Return the same where the largest count scores (W7), each field at its mean."""
        here = counts(code, self._fields)
        hoped = max(
            self._drawn * n + empty * each
            for n, each in zip(here, self._each, strict=True)
        )
        each_counts = self._cards.points[self._card][1]
        return (hoped - self._drawn * max(here)) * each_counts, self._drawn

    def _ways_of(self, empty: int) -> list[int]:
        while len(self._ways) <= empty:
            self._ways.append(_both(self._ways[-1], self._ways[1]))
        return self._ways[empty]


def _both(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return the ways of the sum of two counts."""
    found = [0] * (len(one) + len(other) - 1)
    for n, p in enumerate(one):
        for m, q in enumerate(other):
            found[n + m] += p * q
    return found


def hopes(facts: Facts, *, percent: int = 100) -> Valuation:
    """Return the valuation that adds so much of every promise to the points.

    In hundredths of points.
    """
    pool = facts.row + facts.unseen
    return tuple(
        _values(facts.cards, card, pool, percent) for card in range(facts.cards.empty)
    )


def _values(cards: Cards, card: int, pool: Sequence[int], percent: int) -> Values:
    sign = 1 - 2 * (card % 2)
    promise: Promise | None = None

    def value(code: int) -> int:
        nonlocal promise
        if promise is None:
            promise = Promise(cards, card, pool)
        return sign * (POINT * cards.worth(card, code) + promise.of(code, percent))

    return Values(value)
