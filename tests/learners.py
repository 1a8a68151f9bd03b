"""First games that somebody is at, and what is pressed in them."""

from __future__ import annotations

import pytest

from engine.games import game_keys
from engine.message import Message
from engine.rng import Rng
from tests.device import StandIn
from tests.playing import opened, press_something
from ui.app import App
from ui.learning import Learning, first_game
from ui.lesson import Lesson

GAMES = [key for key in game_keys() if first_game(key) is not None]
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
every_first_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, device: StandIn | None = None) -> tuple[App, StandIn, Learning]:
    """Return a first game that was just begun."""
    app, device = opened(device)
    app.on("first-game", game, "")
    device.run()
    return app, device, learning_of(app)


def learning_of(app: App) -> Learning:
    assert app.learning is not None
    return app.learning


def due(learning: Learning) -> Lesson:
    assert learning.lesson is not None
    return learning.lesson


def slip_of(device: StandIn) -> str:
    """Return the slip's markup, empty while there is none."""
    assert device.page is not None
    html = dict(device.page.parts)["coach"]
    return "" if " hidden" in html.partition(">")[0] else html


def said(learning: Learning) -> tuple[Message, ...]:
    return tuple(due(learning).says(learning.session.look()))


def press(app: App, device: StandIn, rng: Rng) -> None:
    """Go on, or press something, by chance; a lesson that is read is read at times."""
    if device.available("lesson-on") and rng.below(3):
        app.on("lesson-on", "", "")
    elif rng.below(12) == 0:
        app.on("undo", "", "")
    elif device.available("again"):
        app.on("lesson-on", "", "")
    else:
        press_something(app, device, rng)
    device.run()


def do(app: App, device: StandIn, *picks: str) -> None:
    """Pick these and press the wax, twice where a lesson has a word to say."""
    for token in picks:
        app.on("pick", token, "")
    app.on("confirm", "", "")
    if learning_of(app).urged:
        app.on("confirm", "", "")
    device.run()


def read_to(app: App, device: StandIn, id: str) -> Learning:
    """Read lessons up to the one named."""
    learning = learning_of(app)
    while due(learning).id != id:
        assert due(learning).read, due(learning).id
        app.on("lesson-on", "", "")
        device.run()
    return learning
