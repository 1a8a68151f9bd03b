"""The day's table in tests: a day that is played, and results of days."""

from __future__ import annotations

from datetime import date, timedelta

from engine.daily import day_deal
from engine.results import Result
from engine.rng import Rng
from engine.table import Table, open_table
from tests.device import StandIn
from tests.playing import opened, play_on
from ui.app import App

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
DAY = date(2026, 11, 29)
"""Today, on the stand-in device."""
WON = Result(DAY, WEDDING, "Eve", (41, 29), "won", "▼▼==▲▲▲▲", 12)
EARLIER = [DAY - timedelta(days=back) for back in range(400)]


def played(day: date, game: str, seed: int) -> Table:
    """Return a day's table that somebody played to its end, all by chance."""
    table, rng = open_table(day_deal(day, game).record), Rng(seed)
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def later(app: App, device: StandIn, now: str) -> None:
    """Set the device's clock."""
    device.now = lambda: now  # type: ignore[method-assign]  # a stand-in's clock is set
    app.on("home", "", "")


def play_day(
    app: App, device: StandIn, game: str, day: str = "", seed: int = 1
) -> None:
    """Open a day, play one of its tables by chance and come back to the day."""
    app.on("day", day, "")
    app.on("day-play", game, "")
    play_on(app, device, Rng(seed))
    app.on("day", day, "")


def paste(app: App, text: str) -> None:
    app.on("day", "", "")
    app.on("day-text", "", text)
    app.on("day-add", "", "")


def at_table(name: str, seed: int) -> tuple[App, StandIn]:
    """Return a device whose person has begun today's Wedding Table."""
    app, device = opened(StandIn(seed=seed))
    app.change_settings(people=(name,))
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    return app, device
