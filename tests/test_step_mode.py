"""Step mode: bots that wait for a nod."""

from __future__ import annotations

import pytest

from engine.rng import Rng
from engine.table import Table
from tests.device import StandIn
from tests.playing import press_something
from tests.pondering import (
    BRIDESMAID,
    WEDDING,
    choose_something,
    laid,
    pondering,
)
from ui.app import App
from ui.session import Session

__all__ = ["pondering"]  # a fixture


def step_mode(game: str, bots: int) -> tuple[App, StandIn, Session]:
    return laid(game, bots, pace="step")


@pytest.mark.parametrize("kind", ["bot:ponder", "bot:easy"])
def test_in_step_mode_bots_wait_for_a_nod(kind: str) -> None:
    """At the Wedding Table a bot's turn comes when the person presses Next, not before."""
    app, device, session = step_mode(WEDDING, 1)
    table = session.table
    player = table.players[1]
    table.players = (table.players[0], type(player)(player.name, kind))
    app.draw()
    rng = Rng(1)
    while session.bot_to_act() is None:
        press_something(app, device, rng)
    steps = len(table.steps)
    device.run()
    assert len(table.steps) == steps
    assert device.available("next")
    assert "Next: " in device.text
    app.on("next", "", "")
    assert not device.available("next")
    device.run()
    assert len(table.steps) == steps + 1


def test_in_step_mode_nobody_waits_where_a_person_has_to_choose_too() -> None:
    """Choices made together are shown together: the person's own choice is the nod."""
    app, device, session = step_mode(BRIDESMAID, 2)
    device.run()
    assert set(session.table.sealed) == {1, 2}
    assert not device.available("next")
    choose_something(app, device, Rng(1))
    assert len(session.table.steps) == 1


@pytest.mark.parametrize(
    ("game", "bots"), [(BRIDESMAID, 1), (BRIDESMAID, 3), (WEDDING, 1)]
)
def test_a_game_can_be_played_in_steps(game: str, bots: int) -> None:
    """With Next beside everything else that can be pressed, it comes to its end."""
    app, device, session = step_mode(game, bots)
    rng, nods = Rng(5), 0
    for _ in range(2_000):
        device.run()
        if session.finished:
            break
        if device.available("next"):
            nods += 1
            app.on("next", "", "")
        else:
            press_something(app, device, rng)
    assert session.finished
    assert nods > (6 if game == WEDDING else 0)


def test_leaving_step_mode_lets_bots_go_on() -> None:
    """Another pace, chosen while they wait, is a nod too."""
    app, device, session = step_mode(WEDDING, 1)
    rng = Rng(1)
    while session.bot_to_act() is None:
        press_something(app, device, rng)
    device.run()
    steps = len(session.table.steps)
    app.on("pace", "quick", "")
    device.run()
    assert len(session.table.steps) == steps + 1


def test_n_is_the_nod_on_a_keyboard() -> None:
    """The key N does what Next does, and nothing where there is no Next."""
    from ui.keys import Key  # noqa: PLC0415 - one test needs it

    app, device, session = step_mode(WEDDING, 1)
    rng, n = Rng(1), Key("n", frozenset(), in_field=False, at="")
    while session.bot_to_act() is None:
        assert not app.key(n)
        press_something(app, device, rng)
    device.run()
    steps = len(session.table.steps)
    assert app.key(n)
    device.run()
    assert len(session.table.steps) == steps + 1


def test_a_table_knows_nothing_of_nods() -> None:
    """A nod holds for one decision point and is in no record."""
    _app, _device, session = step_mode(WEDDING, 1)
    before = session.table.record
    session.nod()
    assert session.nodded
    assert session.table.record == before
    assert isinstance(session.table, Table)
