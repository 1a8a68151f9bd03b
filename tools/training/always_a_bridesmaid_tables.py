"""Learns from self-play what standings, Reserve Cards and cards are worth.

    python -m tools.training.always_a_bridesmaid_tables --write

Habits drawn from the pool play whole games with random Reserve Cards and a random taste
in what to display. For each number of players three models are fitted: strengths of
standings between rounds (Bradley and Terry), the win share by Reserve Cards, and what a
card in hand adds to it later. The seed is fixed: equal code prints equal tables.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import combinations
from math import exp
from pathlib import Path
from random import Random
from textwrap import fill
from typing import NamedTuple

from engine.games.always_a_bridesmaid.bots.course import (
    display_cheapest,
    draw_dearest,
    finish_round,
)
from engine.games.always_a_bridesmaid.bots.habits import Habit
from engine.games.always_a_bridesmaid.bots.playout import (
    BITS,
    HOLD,
    Playout,
    mask_of,
)
from engine.games.always_a_bridesmaid.bots.pool import pool_for
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, RESERVE_SIZE

TRAINED = Path(__file__).parents[2] / "engine/games/always_a_bridesmaid/bots/trained.py"
RESERVES = [mask_of(cards) for cards in combinations(ACCESSORIES, RESERVE_SIZE)]


class Seen(NamedTuple):
    """What one game came to, one entry a seat."""

    reserves: list[int]
    standings: list[list[tuple[int, int]]]
    """After Round 1 and 2: Displayed Cards and whether WILD."""
    rounds: int
    hands: list[int]
    """In hand at the start of the last round."""
    shares: list[float]


def robot_orders(random: Random) -> list[list[int]]:
    """Return three orders of a Robot's deck of four random cards."""
    deck = [*random.sample(range(HOLD), 4), HOLD]
    return [random.sample(deck, 5) for _ in range(3)]


def play(habits: list[Habit], reserves: list[int], random: Random) -> Seen:
    """Play one game by habit, cards displayed and drawn in a random order."""
    seats = len(habits)
    orders = robot_orders(random) if seats == 2 else ()
    game = Playout(seats, reserves, orders)
    worth = random.sample(range(HOLD), HOLD)
    standings: list[list[tuple[int, int]]] = []
    hands = game.hands

    def draw() -> int:
        return int(random.random() * 16)

    while True:
        display_cheapest(game, finish_round(game, habits, draw), worth)
        standings.append(
            [(s.bit_count(), w) for s, w in zip(game.displayed, game.wild, strict=True)]
        )
        if not game.clean_up():
            return Seen(reserves, standings, game.round, hands, game.win_shares())
        if game.round == 2:
            draw_dearest(game, worth)
        hands = game.hands[:]


def fit_strengths(games: list[Seen], after: int) -> list[float]:
    """Return the strength of each standing, 2 * displayed + wild, after a round."""
    shown = wild = 0.0
    curve = 0.0
    rows = [
        (seen.standings[after], seen.shares)
        for seen in games
        if len(seen.standings) > after
    ]
    for step in range(60):
        rate = 3.0 / (1 + step / 20)
        d_shown = d_wild = d_curve = 0.0
        for standing, shares in rows:
            parts = [exp(shown * s + wild * w + curve * s * s) for s, w in standing]
            whole = sum(parts)
            for (s, w), part, share in zip(standing, parts, shares, strict=True):
                miss = share - part / whole
                d_shown += miss * s
                d_wild += miss * w
                d_curve += miss * s * s
        shown += rate * d_shown / len(rows)
        wild += rate * d_wild / len(rows)
        curve += rate * 0.05 * d_curve / len(rows)
    return [
        round(exp(shown * s + wild * w + curve * s * s), 4)
        for s in range(8)
        for w in (0, 1)
    ]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a symmetric positive system (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        for i in range(k + 1, size):
            factor = rows[i][k] / rows[k][k]
            if factor:
                rows[i] = [
                    a - factor * b for a, b in zip(rows[i], rows[k], strict=True)
                ]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][j] * found[j] for j in range(k + 1, size))
        found[k] = (rows[k][size] - rest) / rows[k][k]
    return found


def features(mask: int) -> list[int]:
    """Return which cards and pairs of cards a set has."""
    ones = [c for c in range(HOLD) if mask & BITS[c]]
    pairs = {HOLD + _PAIRS[pair] for pair in combinations(ones, 2)}
    return [*ones, *sorted(pairs)]


_PAIRS = {pair: at for at, pair in enumerate(combinations(range(HOLD), 2))}


def fit_sets(
    sets: list[tuple[int, float]], size: int, ridge: float
) -> tuple[float, list[float]]:
    """Return mean and weights of features (the first `size`) by ridge regression."""
    mean = sum(share for _, share in sets) / len(sets)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    summed: dict[int, tuple[int, float]] = {}
    for mask, share in sets:
        count, total = summed.get(mask, (0, 0.0))
        summed[mask] = (count + 1, total + share - mean)
    for mask, (count, total) in summed.items():
        on = [f for f in features(mask) if f < size]
        for f in on:
            right[f] += total
            row = matrix[f]
            for g in on:
                row[g] += count
    for k in range(size):
        matrix[k][k] += ridge
    return mean, solve(matrix, right)


def surprises(game: Seen, strengths: list[list[float]]) -> list[tuple[int, float]]:
    """Return each seat's hand and how much more it won than its standing promised."""
    before = game.standings[game.rounds - 2]
    table = strengths[game.rounds - 2]
    parts = [table[2 * shown + wild] for shown, wild in before]
    return [
        (hand, share - part / sum(parts))
        for hand, share, part in zip(game.hands, game.shares, parts, strict=True)
    ]


def tables(seats: int, count: int, seed: int) -> dict[str, Sequence[float]]:
    """Return the three tables for a number of players."""
    random = Random(seed + seats)
    pool = pool_for(seats)
    games = []
    for _ in range(count):
        habits = [random.choice(pool) for _ in range(seats)]
        reserves = [random.choice(RESERVES) for _ in range(seats)]
        games.append(play(habits, reserves, random))
    kept = [p for g in games for p in zip(g.reserves, g.shares, strict=True)]
    mean, weights = fit_sets(kept, 66, 400.0)
    reserve = [
        round(1000 * (mean + sum(weights[f] for f in features(mask))))
        for mask in RESERVES
    ]
    strengths = [fit_strengths(games[:8000], after) for after in (0, 1)]
    hands = [p for game in games for p in surprises(game, strengths)]
    _, worth = fit_sets(hands, HOLD, 50.0)
    return {
        "early": strengths[0],
        "late": strengths[1],
        "reserves": reserve,
        "worth": [round(1000 * value) for value in worth],
    }


_HEAD = '''"""What self-play taught; written by `tools.training.always_a_bridesmaid_tables`.

All tables go by the number of players.
"""

from __future__ import annotations

from typing import Final


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))

'''
_TABLES = (
    ("EARLY", "early", "After Round 1: strength by 2 * Displayed Cards + WILD."),
    ("LATE", "late", "After Round 2: strength by 2 * Displayed Cards + WILD."),
    ("WORTH", "worth", "What a card in hand adds to the win share, in thousandths."),
    (
        "RESERVES",
        "reserves",
        "Win share by Reserve Cards, in the order of legal actions, in thousandths.",
    ),
)


def write(found: dict[int, dict[str, Sequence[float]]]) -> None:
    """Write the module of data that the bots are shipped with."""
    lines = [_HEAD]
    for name, key, doc in _TABLES:
        lines.append(f"{name}: Final = {{")
        for seats, learned in found.items():
            text = " ".join(f"{value:g}" for value in learned[key])
            body = fill(
                text, 80, initial_indent="        ", subsequent_indent="        "
            )
            lines.append(
                f'    {seats}: _numbers(\n        """\n{body}\n        """\n    ),'
            )
        lines.append(f'}}\n"""{doc}"""\n')
    TRAINED.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Print the tables of every number of players as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--write", action="store_true", help="write trained.py")
    asked = parser.parse_args()
    found = {seats: tables(seats, asked.games, asked.seed) for seats in range(2, 6)}
    if asked.write:
        write(found)
    else:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
