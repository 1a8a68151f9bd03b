"""Windows of one device: what is chosen or taken back in one is so in all."""

from __future__ import annotations

import json

import pytest

from engine.rng import Rng
from tests.desk import Window
from tests.playing import press_something
from tests.windows_at_table import MOST, choose, two_seats
from ui.saved import PREFIX, rows

# --- choices --------------------------------------------------------------------------


def test_a_choice_arrives_in_the_other_window_sealed() -> None:
    """That it was made is seen, and not what it is; the last one reveals them all."""
    desk, one, two, _ = two_seats()
    assert one.at.session is not None
    assert two.at.session is not None
    before = two.html
    choose(one)
    desk.run()
    assert two.at.session.table.sealed.keys() == {0}
    assert two.html != before
    choose(two)
    desk.run()
    assert len(one.at.session.table.steps) == len(two.at.session.table.steps) == 1
    assert one.at.session.table.record == two.at.session.table.record


def test_choices_made_in_the_same_moment_are_both_there() -> None:
    """Neither window has heard of the other's, nor reads it in the storage."""
    desk, one, two, id = two_seats()
    for window in (one, two):
        window.fall_behind()
        choose(window)
    for window in (one, two):
        window.catch_up()
    desk.run()
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    assert len(rows(one)) == 1


def test_what_is_taken_back_is_taken_back_everywhere() -> None:
    """It arrives, is said, and does not come back by itself."""
    desk, one, two, id = two_seats()
    assert two.at.session is not None
    choose(one)
    desk.run()
    one.at.on("undo", "", "")
    desk.run()
    assert two.at.session.table.sealed == {}
    assert "took a choice back" in two.text
    assert json.loads(desk.store[PREFIX + id])["sealed"] == {}
    choose(two)
    desk.run()
    assert two.at.session.table.sealed.keys() == {1}


def test_nothing_revealed_is_taken_back_however_the_news_cross() -> None:
    """One takes back in the very moment in which the other one's choice reveals it."""
    desk, one, two, id = two_seats()
    choose(one)
    desk.run()
    for window in (one, two):
        window.fall_behind()
    choose(two)
    one.at.on("undo", "", "")
    for window in (one, two):
        window.catch_up()
    desk.run()
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    one.at.on("undo", "", "")
    assert len(rows(one)) == 1


def test_what_was_picked_up_stays_in_hand_while_others_choose() -> None:
    """News take nothing out of anybody's hand."""
    desk, one, two, _ = two_seats()
    assert one.at.session is not None
    press_something(one.at, one, Rng(3))
    picks = one.at.session.picks
    assert picks
    choose(two)
    desk.run()
    assert one.at.session.picks == picks


# --- no room --------------------------------------------------------------------------


def test_a_choice_there_is_no_room_for_is_told_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game goes on in every window; nobody writes in vain for ever."""
    desk, one, two, _ = two_seats()
    monkeypatch.setattr(Window, "set", lambda self, key, text: "full")
    for window in (one, two):
        choose(window)
        desk.run(most=MOST)
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
        assert window.at.unkept


def test_a_choice_without_room_is_kept_where_another_window_has_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then it counts as kept in the window that had none."""
    desk, one, two, id = two_seats()
    put = Window.set
    monkeypatch.setattr(
        Window,
        "set",
        lambda self, key, text: "full" if self is one else put(self, key, text),
    )
    choose(one)
    desk.run(most=MOST)
    assert json.loads(desk.store[PREFIX + id])["sealed"].keys() == {"0"}
    assert not one.at.unkept
    assert two.at.session is not None
    assert two.at.session.table.sealed.keys() == {0}


def test_a_table_without_room_is_opened_by_its_seats_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No seat is in two windows, also where one of them could not keep the table."""
    desk, one, two, id = two_seats()
    monkeypatch.setattr(Window, "set", lambda self, key, text: "full")
    choose(one)
    desk.run(most=MOST)
    one.at.on("home", "", "")
    desk.run(most=MOST)
    assert two.at.session is not None
    assert two.at.session.people == (1,)
    one.at.on("resume", id, "")
    assert not one.offers("pick")
    desk.run(most=MOST)
    assert one.at.place == "seats"
    assert two.at.session.people == (1,)
