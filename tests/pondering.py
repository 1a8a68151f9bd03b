"""A bot that needs work, and tables of the page at which it sits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.games import game_named
from engine.rng import Rng
from engine.text import Template, words
from engine.thinking import Patient, Thinking
from tests.device import StandIn
from tests.playing import lay_table, opened, press_something
from ui.app import App
from ui.session import Session

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


class Pondering(Patient[Any, Any]):
    """Chooses by chance, in five slices."""

    level = "ponder"

    def __init__(self) -> None:
        self.slices = 0

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Thinking[Any]:
        for slice in range(5):
            self.slices += 1
            yield slice / 5
        return 100 if view.phase == "single" else rng.choice(legal)


def dict_of(page: str) -> dict[str, Template]:
    """Return a page of words, to be added to."""
    found = words(page)
    assert isinstance(found, dict)
    return found


@pytest.fixture(autouse=True)
def pondering(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pondering]:
    """Add a bot that needs work to both games."""
    bot = Pondering()
    for word in ("bot-ponder", "bot-ponder-line"):
        monkeypatch.setitem(dict_of("lobby"), word, "Ponderer")
    for key in (BRIDESMAID, WEDDING):
        game = game_named(key)
        monkeypatch.setattr(game, "bots", {**game.bots, bot.level: bot})
    return bot


def laid(
    game: str, bots: int, answers: str = "at once", pace: str = "quick"
) -> tuple[App, StandIn, Session]:
    """Return a table at which one person and some bots that need work sit."""
    app, device = opened(StandIn(answers=answers))  # type: ignore[arg-type]  # one of them
    app.change_settings(pace=pace)
    app.on("lobby", game, "")
    assert app.lobby is not None
    lay_table(app, game, ["human", *["bot:easy"] * bots])
    app.on("home", "", "")
    session = app.session
    assert session is not None
    for seat in range(1, bots + 1):
        player = session.table.players[seat]
        session.table.players = (
            *session.table.players[:seat],
            type(player)(player.name, "bot:ponder"),
            *session.table.players[seat + 1 :],
        )
    device.tasks.clear()
    app.keep()
    app.on("resume", session.id, "")
    assert app.session is not None
    return app, device, app.session


def choose_something(app: App, device: StandIn, rng: Rng) -> None:
    """Make the person's choice that is due, and whatever has to be pressed before."""
    before = len(made(app))
    while len(made(app)) == before:
        press_something(app, device, rng)


def made(app: App) -> list[object]:
    """Return all choices made, sealed ones too."""
    assert app.session is not None
    return [*app.session.table.steps, *app.session.table.sealed]


def record(app: App) -> object:
    assert app.session is not None
    return app.session.table.record
