"""Other worlds: tables that a viewer can't tell from the true one.

Everything the viewer can't know is dealt again, from the information set of its view:
hands, reserves, cards set aside, the deck below, answers, and what is still sealed.
"""

from __future__ import annotations

from engine.game import Viewer
from engine.games import game_named
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def table_at(key: str, seats: int, rng: Rng, most: int = 40) -> Table:
    """Return a table after so many random steps, some choices of the next one sealed."""
    game = game_named(key)
    players = tuple(map(Player, NAMES[:seats]))
    table = open_table(Record(key, players, game.deal(seats, rng), ()))
    for _ in range(most):
        if table.state.outcome is not None:
            return table
        for seat in table.waiting_for:
            choose(table, seat, rng)
    for seat in table.waiting_for[1:]:
        if rng.below(2):
            choose(table, seat, rng)
    return table


def choose(table: Table, seat: int, rng: Rng) -> None:
    """Make a random choice, HOLD BACK in a fifth of the turns."""
    legal = table.legal_actions(seat)
    if table.state.phase == "play" and len(legal) > 1:
        table.choose(seat, legal[-1] if rng.below(5) == 0 else rng.choice(legal[:-1]))
    else:
        table.choose(seat, rng.choice(legal))


def other_world(table: Table, viewer: Viewer, rng: Rng) -> Table:
    """Return a table that the viewer can't tell from this one."""
    drawn = table.game.resample(table.view(viewer), rng)
    deal, steps = table.game.retrace(drawn)
    record = Record(table.game.key, table.players, deal, tuple(steps), table.extra)
    other = open_table(record)
    for seat, choice in table.sealed.items():
        if seat == viewer:
            other.choose(seat, choice)
        else:
            choose(other, seat, rng)
    return other
