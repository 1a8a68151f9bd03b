"""Tables in the middle of a game, to be judged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.asking import choose
from engine.game import AnyState, Judgement
from engine.games import game_keys, game_named
from engine.protocol import answer
from engine.record import Player, Record, record_value
from engine.rng import Rng
from engine.table import Table, new_table

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def played(key: str, seats: int, seed: int, kinds: Sequence[str] = ()) -> Table:
    """Return a finished table of the second level's play; all are persons by default."""
    kinds = kinds or ["human"] * seats
    table = new_table(key, [Player(f"P{n}", k) for n, k in enumerate(kinds)], Rng(seed))
    bot = list(table.game.bots.values())[1]
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(
                seat, choose(bot, table.state, seat, seed + seat, len(table.steps))
            )
    return table


def judged(**values: float) -> list[Judgement[str]]:
    """Return judgements, best first."""
    return sorted((Judgement(*one) for one in values.items()), key=lambda j: -j.value)


def middle(key: str, seats: int) -> tuple[Table, AnyState, int]:
    """Return a table with a state in its middle, and its ply."""
    table = played(key, seats, 5)
    ply = len(table.steps) // 3
    return table, table.states[ply], ply


def asked(question: dict[str, object]) -> dict[str, Any]:
    """Return the answer to a question of the line protocol."""
    found: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return found


def running(table: Table, ply: int) -> dict[str, object]:
    """Return the record of a game up to a step."""
    steps = tuple(table.steps[:ply])
    return record_value(Record(table.game.key, table.players, table.deal, steps))
