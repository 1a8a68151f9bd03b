"""What a standing between rounds is worth: the share of the win it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.always_a_bridesmaid.bots.playout import Playout
from engine.games.always_a_bridesmaid.bots.trained import EARLY, LATE
from engine.games.always_a_bridesmaid.pieces import POINTS, ROUNDS

_STRENGTHS: Final = tuple(
    {
        seats: tuple(round(10_000 * strength) for strength in table)
        for seats, table in after.items()
    }
    for after in (EARLY, LATE)
)
"""In whole numbers, which every version of Python adds up alike: since 3.12 `sum` rounds
sums of fractions in another way.
"""


def win_share(game: Playout, seat: int, points: Sequence[int]) -> float:
    """Return a seat's share of the win, from 0 to 1, after a round scored like this.

    Exact after the last round. Before it each seat has a strength by its Displayed Cards
    and its THE START, and its share is its part of all strengths (Bradley and Terry,
    "Rank Analysis of Incomplete Block Designs", Biometrika 39, 1952).
    """
    shown = [
        cards.bit_count() + more
        for cards, more in zip(game.displayed, points, strict=False)
    ]
    if game.round < ROUNDS:
        if game.round == 2:
            scores = [s - w for s, w in zip(shown, game.wild, strict=True)]
            first, second = sorted(scores, reverse=True)[:2]
            if first - second > max(POINTS[len(game.totals)]):  # early finish (B10)
                return float(scores[seat] == first)
        table = _STRENGTHS[game.round - 1][game.seats]
        strengths = [table[2 * s + w] for s, w in zip(shown, game.wild, strict=True)]
        return strengths[seat] / sum(strengths)
    scores = [s - w for s, w in zip(shown, game.wild, strict=True)]
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0
