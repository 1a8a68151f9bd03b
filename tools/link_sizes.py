"""How long links are, against what cannot be shorter: `make link-sizes`.

The floor of a game is log2 of the deals that chance had, plus log2 of the number of
legal choices at each decision; where some have chosen and others not, which of them is
a choice too. The law: a payload, which is all of a code but the names of players, has at
most 1.25 times the floor and 8 bytes.

    python -m tools.link_sizes [--random 2000] [--easy 500] [--seed 16]

prints one JSON object: for each game, number of seats and kind of play the number of
games, the mean floor in bits and in characters, the mean payload in bytes and in
characters, and the mean and the largest share of what the law allows.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import ceil, comb, factorial, log2
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine.asking import bot_named, choose
from engine.games import game_keys, game_named
from engine.link import encode
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table

NAMES: Final = "ABCDE"
DEALS: Final = {
    # Either player is the Bride; 20 guests in any order (W1, W11).
    ("at-the-wedding-table", 2): 2 * factorial(20),
    # One card out, five of ten to each player, three orders of five cards (B13).
    ("always-a-bridesmaid", 2): 11 * comb(10, 5) * factorial(5) ** 3,
}
"""How many deals chance has; only one where nothing is dealt."""


class Size(NamedTuple):
    """Of one game."""

    floor: float
    """Bits."""
    payload: int
    """Bytes of the code without names and what ends them."""

    @property
    def share(self) -> float:
        """Of what the law allows."""
        return self.payload / (1.25 * self.floor / 8 + 8)


def floor_of(table: Table) -> float:
    """Return the bits without which this game can't be told from others."""
    bits = log2(DEALS.get((table.game.key, len(table.players)), 1))
    for state, _ in zip(table.states, table.steps, strict=False):
        bits += sum(log2(len(state.legal_actions(seat))) for seat in state.to_act)
    if table.sealed:  # any of those that are to act, but not none and not all
        bits += log2(2 ** len(table.state.to_act) - 2)
    legal = table.state.legal_actions
    return bits + sum(log2(len(legal(seat))) for seat in table.sealed)


def payload_of(code: str, names: list[str]) -> int:
    """Return the bytes of a code that are not its players' names."""
    return len(code) * 6 // 8 - sum(len(name.encode()) + 1 for name in names)


def size_of(table: Table) -> Size:
    """Return the size of a table's link."""
    code = encode(table.record)
    return Size(
        floor_of(table), payload_of(code, [player.name for player in table.players])
    )


def played(key: str, seats: int, level: str, rng: Rng) -> Table:
    """Return a finished game; `random` chooses evenly among all legal actions."""
    game = game_named(key)
    players = tuple(Player(name, f"bot:{level}") for name in NAMES[:seats])
    table = open_table(Record(key, players, game.deal(seats, rng), ()))
    bot = bot_named(game, level)
    seed = rng.bits()
    while table.state.outcome is None:
        for seat in table.waiting_for:
            choice: Any = (
                rng.choice(table.legal_actions(seat))
                if level == "random"
                else choose(bot, table.state, seat, seed, len(table.steps))
            )
            table.choose(seat, choice)
    return table


def summed(sizes: list[Size]) -> dict[str, float]:
    """Return the figures of many games."""
    return {
        "games": len(sizes),
        "floor_bits": round(fmean(s.floor for s in sizes), 1),
        "floor_characters": round(fmean(ceil(s.floor / 6) for s in sizes), 1),
        "bytes": round(fmean(s.payload for s in sizes), 1),
        "characters": round(fmean(ceil(s.payload * 4 / 3) for s in sizes), 1),
        "share_mean": round(fmean(s.share for s in sizes), 3),
        "share_max": round(max(s.share for s in sizes), 3),
    }


def figures(
    counts: dict[str, int], seed: int
) -> Iterator[tuple[str, dict[str, float]]]:
    """Give the figures by game, seats and level."""
    for key in game_keys():
        for seats in game_named(key).seat_counts:
            for level, count in counts.items():
                rng = Rng(seed)
                sizes = [
                    size_of(played(key, seats, level, rng.split()))
                    for _ in range(count)
                ]
                if sizes:
                    yield f"{key}/{seats}/{level}", summed(sizes)


def main() -> int:
    """Print the figures; 1 if the law is broken by any game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=2_000)
    parser.add_argument("--easy", type=int, default=500)
    parser.add_argument("--seed", type=int, default=16)
    options = parser.parse_args()
    found = dict(
        figures({"random": options.random, "easy": options.easy}, options.seed)
    )
    print(json.dumps(found))
    return int(any(figure["share_max"] > 1 for figure in found.values()))


if __name__ == "__main__":
    sys.exit(main())
