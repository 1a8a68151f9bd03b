"""Tables to look back at in tests, finished or not."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from engine.games import game_keys, game_named
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from tests.device import StandIn
from tests.golden_links import play
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.keeping import seated
from ui.replaying import Replaying
from ui.session import Session

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())
NAMES = ("Ada", "<b>Bo</b>", "Cy", "Di", "Ed")
SEEDS = st.integers(0, 2**32)


def table_of(game: str, seed: int, steps: int = 999, seats: int = 0) -> Table:
    """Return a table of persons, so many random steps on."""
    rng, counts = Rng(seed), game_named(game).seat_counts
    seats = seats or counts[rng.below(len(counts))]
    players = tuple(Player(name) for name in NAMES[:seats])
    deal = game_named(game).deal(seats, rng)
    return play(open_table(Record(game, players, deal, ())), steps, rng)


def session_of(table: Table, here: tuple[int, ...] | None) -> Session:
    """Return the table as a session of whoever plays on this device."""
    session = seated(table, 1, "2026-11-29T20:00:00Z")
    session.here = here
    return session


def replaying(app: App) -> Replaying:
    assert app.replay is not None
    return app.replay


def at_end(game: str, device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page with a finished game of a person and easy bots."""
    app, device = opened(device)
    lay_table(app, game, ["human", *["bot:easy"] * (1 if game == WEDDING else 2)])
    play_on(app, device, Rng(8))
    return app, device


def mid_game(game: str, kinds: list[str]) -> tuple[App, StandIn]:
    """Return a page with a running table, some steps on, at the table."""
    app, device = opened()
    lay_table(app, game, kinds)
    rng = Rng(8)
    while not (app.session and len(app.session.table.steps) > 2):
        device.run()
        press_something(app, device, rng)
    return app, device
