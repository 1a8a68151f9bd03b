"""Seeded games whose bytes are the same wherever Python runs: one digest of them all.

    python -m tests.same [GAMES]

prints the digest here; `make same` asks every Python there is, Pyodide too
(`tools.same`). A game's bytes are its record, what everybody was told and where the
points stood after each step.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import islice

from engine.games import game_keys, game_named
from engine.record import Player, format_json, format_record
from engine.rng import Rng
from engine.table import bot_choice, new_table
from engine.text import sentence

TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
QUICK = ("random", "easy", "medium")
"""Levels that take little time with any number of seats; two may also be `hard`."""


def games() -> Iterator[str]:
    """Yield games without end, one of each game and seat count after another."""
    seed = 0
    while True:
        for key, seats in TABLES:
            yield played(key, seats, seed)
            seed += 1


def played(key: str, seats: int, seed: int) -> str:
    """Return the text of one game between bots."""
    rng = Rng(seed)
    quick = (*QUICK, "hard") if seats == 2 else QUICK
    levels = [rng.choice(quick) for _ in range(seats)]
    players = [Player(f"Łucja {at}", f"bot:{lv}") for at, lv in enumerate(levels)]
    table = new_table(key, players, rng.split())
    bots = [table.game.bots[level] for level in levels]
    scores = []
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, bot_choice(table, seat, bots[seat], seed))
        scores.append(table.state.scores)
    names = [player.name for player in players]
    told = [
        sentence(message)
        for event in table.view(None).log
        for message in table.game.tell(event, names, None)
    ]
    return "\n".join([format_record(table.record), format_json(scores), *told])


def digest(count: int) -> str:
    """Return the SHA-256 of the first so many games."""
    found = hashlib.sha256()
    for text in islice(games(), count):
        found.update(text.encode() + b"\n")
    return found.hexdigest()


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print(count, digest(count))
