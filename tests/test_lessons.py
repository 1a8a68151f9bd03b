"""First games: every way through them ends, and what they say is what the engine finds."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table
from engine.text import sentence
from tests.device import StandIn
from tests.learners import (
    BRIDESMAID,
    GAMES,
    WEDDING,
    begun,
    due,
    every_first_game,
    learning_of,
    press,
    said,
    slip_of,
)
from tests.playing import opened
from ui.app import start
from ui.learning import PREFIX, first_game
from ui.saved import rows


def test_both_games_have_one() -> None:
    """The first game of each is found by the game's name."""
    assert set(GAMES) >= {BRIDESMAID, WEDDING}


@every_first_game
def test_it_begins_at_a_table_that_the_engine_replays(game: str) -> None:
    """The record is whole: every step before the first lesson keeps the rules."""
    first = first_game(game)
    assert first is not None
    table = open_table(record_from(first.record))
    assert table.state.outcome is None
    assert 0 in table.waiting_for
    assert [player.level is None for player in table.players].count(True) == 1


@every_first_game
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_way_through_ends(game: str, seed: int) -> None:
    """Whatever is chosen, read or taken back: the game ends, and then the lessons do."""
    app, device, learning = begun(game)
    rng, over = Rng(seed), 0
    for _ in range(600):
        if learning.lesson is None:
            break
        press(app, device, rng)
        assert learning.over >= over, "a lesson is over for good"
        over = learning.over
        slip_of(device)  # it can be drawn at any moment
    assert learning.session.finished
    assert learning.done
    assert learning.lesson is None


@every_first_game
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_it_can_be_left_and_resumed_at_any_moment(game: str, seed: int) -> None:
    """After everything pressed, a page opened anew carries on at the same lesson."""
    app, device, learning = begun(game)
    rng = Rng(seed)
    while learning.lesson is not None:
        again = start(StandIn(store=dict(device.store)))
        again.change_settings(pace="quick")
        if not learning.session.finished:
            again.on("first-game", game, "")
            assert isinstance(again.device, StandIn)
            there = learning_of(again)
            assert there.session.table.record == learning.session.table.record
            assert there.session.table.sealed == learning.session.table.sealed
            assert there.session.seen == learning.session.seen
            # what is only picked up is not kept, so a lesson about picking may come again
            assert there.over == learning.over
        press(app, device, rng)


@every_first_game
def test_it_is_no_table_of_the_guest_book(game: str) -> None:
    """Begun, left or finished: no row, no table to carry on with, no result."""
    app, device, learning = begun(game)
    rng = Rng(7)
    while learning.lesson is not None:
        assert rows(device) == ()
        assert app.rows() == ()
        assert app.waiting() is None
        press(app, device, rng)
    assert [key for key in device.store if not key.startswith(PREFIX)] == [
        "table-sixteen/settings"
    ]


@every_first_game
def test_home_lobby_and_rules_say_how_far_it_is(game: str) -> None:
    """New, begun and done are told apart; home leads back only to one that was left."""
    app, device = opened()
    assert device.offers("first-game") == []
    app.on("rules", game, "")
    assert "Learn by playing" in device.text
    app.on("first-game", game, "")
    device.run()
    app.on("home", "", "")
    assert device.offers("first-game") == [game]
    app.on("first-game", game, "")
    learning, rng = learning_of(app), Rng(11)
    while learning.lesson is not None:
        press(app, device, rng)
    app.on("home", "", "")
    assert device.offers("first-game") == []
    app.on("lobby", game, "")
    assert "You have played it to its end" in device.text
    app.on("first-game", game, "")
    assert learning_of(app).over == 0
    assert learning_of(app).done, "that it was finished is not forgotten"


@every_first_game
def test_what_is_kept_may_be_damaged(game: str) -> None:
    """An entry that makes no sense, or another game's table, begins a new first game."""
    whole = begun(game)[1].store[PREFIX + game]
    entry = json.loads(whole)
    entry["record"]["steps"] = entry["record"]["steps"][:1]
    for text in (
        "",
        "{",
        "[]",
        whole[:-9],
        json.dumps(entry),
        whole.replace('"over":0', '"over":-4'),
    ):
        device = StandIn(store={PREFIX + game: text})
        app, _, learning = begun(game, device)
        assert learning.over == 0
        assert slip_of(device)
        app.on("home", "", "")


@every_first_game
def test_again_lays_a_table_of_ones_own(game: str) -> None:
    """After the end the wax leads to the lobby: the next table is a real one."""
    app, device, learning = begun(game)
    rng = Rng(2)
    while not learning.session.finished:
        press(app, device, rng)
    app.on("onward", "", "")
    app.on("again", "", "")
    assert app.place == "lobby"


@every_first_game
def test_no_hint_and_no_sending(game: str) -> None:
    """At a first game the slips give the hints, and its menu sends and saves nothing."""
    app, device, _ = begun(game)
    assert device.offers("hint") == []
    app.on("sheet", "menu", "")
    assert device.offers("share") == device.offers("save-file") == []
    assert device.offers("first-afresh") == [game]


@every_first_game
def test_words_fit_what_they_are_put_on(game: str) -> None:
    """A slip stays small: at most 48 words, whatever happened, but for long names."""
    app, device, learning = begun(game)
    rng = Rng(3)
    while learning.lesson is not None:
        seen = learning.session.look()
        if due(learning).stage(seen) == "now":
            text = " ".join(sentence(m) for m in said(learning))
            assert len(text.split()) <= 48, text
            assert "{" not in text
        press(app, device, rng)
