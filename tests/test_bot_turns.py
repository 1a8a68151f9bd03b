"""Bots at a table of the page: where they think, and what becomes of what they think."""

from __future__ import annotations

import json

import pytest

from engine.protocol import answer
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table
from tests.playing import lay_table, play_on
from tests.pondering import (
    BRIDESMAID,
    WEDDING,
    Pondering,
    choose_something,
    laid,
    pondering,
)

__all__ = ["pondering"]  # a fixture


@pytest.mark.parametrize("answers", ["at once", "late", "nonsense", "lost"])
@pytest.mark.parametrize(("game", "bots"), [(BRIDESMAID, 2), (WEDDING, 1)])
def test_wherever_a_bot_thinks_the_game_is_the_same(
    game: str, bots: int, answers: str, pondering: Pondering
) -> None:
    """A worker, a lost one, one that answers nonsense: the record is the same."""
    played = []
    for how in ("at once", answers):
        app, device, session = laid(game, bots, how)
        play_on(app, device, Rng(3))
        assert session.finished
        assert device.questions
        played.append(session.table.record)
    assert played[0].steps == played[1].steps


def test_a_question_is_a_game_the_seat_could_be_in() -> None:
    """What goes to the worker gives the seat's view and has no card of the person in it."""
    app, device, session = laid(BRIDESMAID, 1, "never")
    reserve = (-5, -3, 0, 5, 6)
    session.table.choose(0, reserve)
    while session.table.state.phase == "reserve":
        device.run()
        seat = session.bot_to_act()
        assert seat is not None
        session.table.choose(seat, session.table.legal_actions(seat)[7])
    app.draw()
    device.run()
    asked = json.loads(device.questions[-1])
    drawn = open_table(record_from(asked["record"]))
    assert repr(drawn.view(asked["seat"])) == repr(session.table.view(asked["seat"]))
    kept = asked["record"]["steps"][0]["choices"]
    assert kept["1"] == list(session.table.states[1].reserves[1])
    assert kept["0"] != list(reserve)
    assert "Ada" not in device.questions[-1]
    assert session.seed not in (asked["seed"], None)


def test_a_late_answer_changes_no_other_position() -> None:
    """Taken back while bots think about what came after: what they answer is dropped."""
    app, device, session = laid(BRIDESMAID, 2, "late")
    rng = Rng(1)
    device.run()
    choose_something(app, device, rng)
    assert session.table.state.phase == "play"
    while len(device.tasks) < 2 or not device.open_question:
        device.tasks.pop(0)()
    late = list(device.tasks)
    app.on("undo", "", "")
    assert session.table.state.phase == "reserve"
    before = session.table.record, dict(session.table.sealed)
    for task in late:
        task()
    assert (session.table.record, dict(session.table.sealed)) == before


def test_taking_back_drops_the_question() -> None:
    """The worker is told at once that nobody wants to know any more."""
    app, device, session = laid(BRIDESMAID, 2)
    device.run()
    choose_something(app, device, Rng(1))
    while not device.open_question:
        device.tasks.pop(0)()
    app.on("undo", "", "")
    assert not device.open_question
    assert session.table.state.phase == "reserve"
    play_on(app, device, Rng(2))
    assert session.finished


def test_leaving_drops_the_question_and_coming_back_asks_anew() -> None:
    """At home no bot thinks; at the table again it is the same question."""
    app, device, session = laid(WEDDING, 1, "never")
    if not device.available("pick") or session.bot_to_act() is None:
        choose_something(app, device, Rng(1))
    device.run()
    assert device.open_question
    app.on("home", "", "")
    assert not device.open_question
    device.run()
    app.on("resume", session.id, "")
    device.run()
    assert device.open_question
    assert device.questions[-1] == device.questions[0]


def test_another_table_gets_no_answer_meant_for_the_first() -> None:
    """An answer that comes after another table was opened is nobody's."""
    app, device, first = laid(WEDDING, 1, "late")
    if first.bot_to_act() is None:
        choose_something(app, device, Rng(1))
    while not device.open_question:
        device.tasks.pop(0)()
    late = list(device.tasks)
    before = first.table.record
    app.on("home", "", "")
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    other = app.session.table.record
    for task in late:
        task()
    assert first.table.record == before
    assert app.session.table.record == other


def test_thinking_is_not_added_to_the_pace() -> None:
    """The time a bot takes anyway is used: whichever is over last, it moves at once."""
    for order in (0, 1):
        app, device, session = laid(WEDDING, 1)
        if session.bot_to_act() is None:
            choose_something(app, device, Rng(1))
        ask, pace = device.tasks[:2]
        device.tasks.clear()
        ask()
        (answer, _takes_long) = device.tasks
        device.tasks.clear()
        steps = len(session.table.steps)
        first, last = (answer, pace) if order else (pace, answer)
        first()
        assert len(session.table.steps) == steps
        last()
        assert len(session.table.steps) == steps + 1


def test_on_the_page_a_bot_thinks_in_slices(
    monkeypatch: pytest.MonkeyPatch, pondering: Pondering
) -> None:
    """Without a worker every task does one slice's time of work and then lets go."""
    monkeypatch.setattr("ui.bots.SLICE_MS", 0)
    app, device, session = laid(WEDDING, 1, "lost")
    if session.bot_to_act() is None:
        choose_something(app, device, Rng(1))
    steps = len(session.table.steps)
    pondering.slices = 0
    tasks = 0
    while len(session.table.steps) == steps:
        before = pondering.slices
        device.tasks.pop(0)()
        tasks += 1
        assert pondering.slices <= before + 1
    assert pondering.slices == 5


def test_slices_stop_when_somebody_takes_back(
    monkeypatch: pytest.MonkeyPatch, pondering: Pondering
) -> None:
    """A bot that thinks on the page is dropped like one that thinks beside it."""
    monkeypatch.setattr("ui.bots.SLICE_MS", 0)
    app, device, session = laid(BRIDESMAID, 2, "lost")
    device.run()
    choose_something(app, device, Rng(1))
    assert session.table.state.phase == "play"
    pondering.slices = 0
    while not pondering.slices:
        device.tasks.pop(0)()
    app.on("undo", "", "")
    assert session.table.state.phase == "reserve"
    device.run()
    assert pondering.slices == 1


def test_a_bot_that_takes_long_is_excused_once() -> None:
    """Over three seconds: "Cy is fixing her hair.", once a table."""
    app, device, session = laid(WEDDING, 1, "never")
    name = session.table.players[1].name
    if session.bot_to_act() is None:
        choose_something(app, device, Rng(1))
    for _ in range(3):
        device.tasks.pop(0)()
    assert f"{name} is fixing her hair." in device.text
    app.toast = None
    app.on("home", "", "")
    device.tasks.clear()
    app.on("resume", session.id, "")
    for _ in range(3):
        device.tasks.pop(0)()
    assert len(device.questions) == 2
    assert "fixing" not in device.text


def test_a_question_that_was_dropped_is_not_thought_about_here(
    pondering: Pondering,
) -> None:
    """A worker that is lost after somebody took back starts nothing on the page."""
    app, device, session = laid(WEDDING, 1, "never")
    if session.bot_to_act() is None:
        choose_something(app, device, Rng(1))
    device.tasks.pop(0)()
    turn = app._turn
    assert turn is not None
    app.on("home", "", "")
    device.tasks.clear()
    turn._answered(None)
    assert pondering.slices == 0
    turn._answered(answer(device.questions[-1]))
    assert not turn._chosen
    assert not device.tasks


def test_the_share_that_is_done_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the worker as from the page, while a bot thinks: 0 to 1."""
    monkeypatch.setattr("ui.bots.SLICE_MS", 0)
    for answers, wanted in (
        ("at once", {0.0, 0.5}),
        ("lost", {0.0, 0.2, 0.4, 0.6, 0.8}),
    ):
        app, device, session = laid(WEDDING, 1, answers)
        if session.bot_to_act() is None:
            choose_something(app, device, Rng(1))
        turn, shares = app._turn, set()
        assert turn is not None
        while app._turn is turn:
            shares.add(turn.share)
            device.tasks.pop(0)()
        assert shares | {turn.share} >= wanted


def test_two_seats_have_different_seeds() -> None:
    """What one seat's question says of chance tells nothing of another's."""
    _app, _device, session = laid(BRIDESMAID, 3)
    seeds = {session.bot_seed(seat) for seat in range(4)}
    assert len(seeds) == 4
    assert session.seed not in seeds
