""" "Could this bot see my cards?" on the page, with a stand-in device."""

from __future__ import annotations

import pytest

from engine.rng import Rng
from tests.coaching import BRIDESMAID, WEDDING, brief, laid
from tests.playing import press_something
from ui.fairness import FairCheck

__all__ = ["brief"]  # a fixture


@pytest.mark.parametrize(
    ("game", "others"), [(BRIDESMAID, ["bot:easy"] * 2), (WEDDING, ["bot:easy"])]
)
@pytest.mark.parametrize("answers", ["at once", "lost"])
def test_a_bot_is_checked_on_the_running_game(
    game: str, others: list[str], answers: str
) -> None:
    """From the menu; it says how often the choice was the same, and not what it was."""
    app, device, session = laid(game, others, answers)
    rng = Rng(5)
    while len(session.table.steps) < 3:
        press_something(app, device, rng)
        device.run()
    app.on("sheet", "menu", "")
    assert device.available("fair")
    app.on("fair", "", "")
    assert "<progress" in device.html
    device.run()
    assert app.fair is not None
    assert app.fair.state == "done"
    assert "12" in device.text
    assert "the same every time" in device.text
    assert app.fair.same == app.fair.worlds == 12
    app.on("close", "", "")
    assert app.fair is None


@pytest.mark.parametrize(
    ("steps", "said"),
    [(0, "Nothing is settled yet that"), (16, "Nothing is hidden from")],
)
def test_where_no_other_deal_fits_it_is_said_why(steps: int, said: str) -> None:
    """Before the first choice nothing is hidden yet, at the end nothing any more."""
    app, device, session = laid(BRIDESMAID, ["bot:easy"] * 2)
    check = FairCheck(session, 1, steps, state="done")
    app.fair, app.dialog = check, "fair"
    app.draw()
    assert said in device.text


def test_each_bot_can_be_asked() -> None:
    """With several bots the sheet names them."""
    app, device, _ = laid(BRIDESMAID, ["bot:easy"] * 2)
    app.on("fair", "2", "")
    device.run()
    assert app.fair is not None
    assert app.fair.seat == 2
    assert {"1", "2"} <= set(device.offers("fair"))


def test_the_check_can_be_stopped() -> None:
    """By Stop or by closing the sheet; the worker is told."""
    for end in ("fair-stop", "close"):
        app, device, _ = laid(BRIDESMAID, ["bot:easy"], "never")
        app.on("fair", "", "")
        device.tasks.pop(0)()
        assert device.open_question
        app.on(end, "", "")
        assert device.open_question == 0
        if end == "fair-stop":
            assert "Stopped before" in device.text


def test_without_bots_there_is_nobody_to_ask() -> None:
    """Among persons the menu has no such entry."""
    app, device, _ = laid(WEDDING, ["human"])
    app.on("sheet", "menu", "")
    assert not device.offers("fair")
    app.on("fair", "", "")
    assert app.fair is None


def test_bots_that_are_watched_wait_for_the_check() -> None:
    """Among bots alone somebody is always due: the check is answered all the same."""
    app, device, session = laid(WEDDING)
    first, second = session.table.players
    bots = [type(first)(one.name, "bot:hard") for one in (first, second)]
    session.table.players = tuple(bots)
    app.draw()
    assert app.session is not None
    while len(app.session.table.steps) < 12:
        device.tasks.pop(0)()
    app.on("fair", "", "")
    before = len(app.session.table.steps)
    check = app.fair
    assert check is not None
    while check.state == "asking":
        device.tasks.pop(0)()
    assert check.state == "done"
    assert len(app.session.table.steps) <= before + 1
    app.on("close", "", "")
    device.run()
    assert app.session.finished
