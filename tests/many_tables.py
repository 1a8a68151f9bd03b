"""Hundreds of saved tables, as a device has them after a year: all kinds, all stages."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from engine.games import game_keys, game_named
from engine.record import Player, Record, format_json
from engine.rng import Rng
from engine.table import Table, open_table
from ui.keeping import entry_from, seated
from ui.saved import FORMAT

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
GAMES = 40
"""So many different games are played; the others are like them, at other times."""


def entries(count: int) -> Iterator[tuple[str, str]]:
    """Give so many tables by id, each as the device keeps it; the last is the latest.

    Two of three are finished, one of ten has a title.
    """
    tables = [_played(number) for number in range(min(count, GAMES))]
    for number in range(count):
        table = tables[number % GAMES]
        then = f"{datetime(2024, 1, 1) + timedelta(days=number):%Y-%m-%d}T12:00:00Z"
        session = seated(table, number, then)
        session.title = f"Evening number {number}" if number % 10 == 0 else ""
        entry = {"format": FORMAT, **entry_from(session, then)}
        yield f"{number:010x}", format_json(entry)


def _played(number: int) -> Table:
    """Play a game by chance: to its end, or every third one only half of it."""
    rng = Rng(number)
    game = game_named(game_keys()[number % len(game_keys())])
    seats = game.seat_counts[number % len(game.seat_counts)]
    players = [
        Player(NAMES[(number + seat) % 5], "bot:easy" if seat else "human")
        for seat in range(seats)
    ]
    deal = game.deal(seats, rng.split())
    table = open_table(Record(game.key, tuple(players), deal, ()))
    most = 8 if number % 3 == 0 else game.max_decisions
    while table.state.outcome is None and len(table.steps) < most:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table
