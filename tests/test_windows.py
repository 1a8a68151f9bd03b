"""Several windows of one device at one table (issue 5, "Windows of one device").

Each plays its own seats; here, who sits where, and who is asked.
"""

from __future__ import annotations

import json

import pytest

from tests.desk import Desk, Window
from tests.playing import lay_table
from tests.windows_at_table import (
    BRIDESMAID,
    WEDDING,
    choose,
    give,
    laid,
    rests,
    sit,
    two_seats,
)
from ui.saved import PREFIX

# --- seats ----------------------------------------------------------------------------


def test_a_window_alone_plays_every_seat_as_ever() -> None:
    """Nobody is asked where the table is open nowhere else."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", "bot:easy"])
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    one.at.on("home", "", "")
    one.at.on("resume", id, "")
    desk.run()
    assert one.at.place == "table"
    assert one.at.session.people == (0, 1)


def test_a_second_window_asks_which_seat_and_shows_nothing_before() -> None:
    """The seats of the other window are named as such; no card is on the page."""
    desk, _, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    two = desk.open(id)
    assert not two.offers("pick")
    desk.run()
    assert two.at.place == "seats"
    assert not two.offers("pick")
    assert "Played in another window; comes here if you take it" in two.text
    assert two.available("window-as") == ["0", "none"]


def test_the_question_says_where_everybody_is() -> None:
    """What is one's own is marked, whoever plays on another device is there too."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    assert "Passed round in another window" in two.text
    give(one, 1, "there")
    one.at.on("seats", "", "")
    assert one.at.windows.seating is not None
    assert one.at.windows.seating.sits == "0"
    assert "On another device" in one.text
    assert "Sit down together" not in one.text
    one.at.on("seats-back", "", "")
    assert one.at.windows.sits == "all"


def test_a_window_that_only_watches_has_no_reserve_of_its_own() -> None:
    """Its title is of everybody’s."""
    desk, _, id = laid(BRIDESMAID, ["human", "human"])
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    assert "The Reserves" in tv.text
    assert "Your Reserve" not in tv.text


def test_a_seat_that_is_taken_leaves_the_window_that_passed_it_round() -> None:
    """It goes on with the others, and says so; the seat that was chosen is kept."""
    desk, one, two, id = two_seats()
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.people == (0,)
    assert two.at.session.people == (1,)
    assert "Now played in another window: " in one.text
    three = desk.open(id)
    desk.run()
    assert three.available("window-as") == ["0", "all", "none"]
    three.at.on("window-as", "1", "")
    assert "sits in another window" in three.text


def test_a_window_that_closes_gives_its_seat_back() -> None:
    """To the one that passed it round, or else it is free for whoever asks."""
    desk, one, two, id = two_seats()
    two.close()
    desk.run()
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    assert "Back at this window: " in one.text
    one.at.on("seats", "", "")
    sit(desk, one, "0")
    assert one.at.session.people == (0,)
    three = desk.open(id)
    desk.run()
    assert "Free" in three.text
    sit(desk, three, "1")
    assert three.at.session is not None
    assert three.at.session.people == (1,)


def test_whoever_leaves_the_table_leaves_the_seat() -> None:
    """On the first screen a window holds nothing."""
    desk, one, two, _ = two_seats()
    two.at.on("home", "", "")
    desk.run()
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    assert two not in desk.holders.values()


def test_everybody_at_the_second_window() -> None:
    """All seats move; the first window watches, and gets them back."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "all")
    assert one.at.session is not None
    assert two.at.session is not None
    assert two.at.session.people == (0, 1)
    assert one.at.session.watches
    two.close()
    desk.run()
    assert one.at.session.people == (0, 1)


def test_two_windows_that_open_at_once_share_the_seats() -> None:
    """Neither shows a card before it has the seat; no seat is in both."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    one.at.on("home", "", "")
    desk.run()
    windows = [desk.open(id), desk.open(id)]
    desk.run(lambda busy: busy - 1)
    playing = [
        w.at.session.people if w.at.place == "table" and w.at.session else ()
        for w in windows
    ]
    assert sorted(playing) == [(), (0, 1)]


def test_without_locks_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a browser plays as ever."""
    monkeypatch.setattr(Window, "has_locks", False)
    _, one, _ = laid(BRIDESMAID, ["human", "human"])
    one.at.on("sheet", "menu", "")
    assert "keep windows apart" in one.text
    one.at.on("seats", "", "")
    assert "keep windows apart" in one.text
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)


# --- seats of other devices -----------------------------------------------------------


def three_persons() -> tuple[Desk, Window, Window, str]:
    """Return two windows of a table for three, the second with a seat of its own."""
    desk, one, id = laid(BRIDESMAID, ["human"] * 3)
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    return desk, one, two, id


def test_a_seat_given_to_another_device_does_not_come_back_by_itself() -> None:
    """Whoever plays on in another window knows it; what was said last holds."""
    desk, one, two, id = three_persons()
    for where, here in (("there", [0, 1]), ("here", None), ("there", [0, 1])):
        for window in (one, two):  # neither reads what the other one writes
            window.fall_behind()
        give(one, 2, where)
        two.at.on("onward", "", "")
        for window in (one, two):
            window.catch_up()
        rests(desk)
        assert json.loads(desk.store[PREFIX + id]).get("here") == here
    choose(two)
    rests(desk)
    assert two.at.session is not None
    assert two.at.session.here == (0, 1)
    assert json.loads(desk.store[PREFIX + id])["here"] == [0, 1]


def test_what_other_devices_know_is_known_in_every_window() -> None:
    """A link that one window sent is sent; what is taken back then is to be sent again."""
    desk, one, two, _ = three_persons()
    give(one, 2, "there")
    desk.run()
    choose(two)
    desk.run()
    one.at.on("share", "", "")
    one.at.on("share-copy", "", "")
    one.at.on("close", "", "")
    rests(desk)
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.known_there == two.at.session.known_there == 1
    assert two.at.session.seed == one.at.session.seed
    two.at.on("undo", "", "")
    rests(desk)
    assert one.at.session.known_there == two.at.session.known_there == 0
    choose(two, seed=2)
    rests(desk)
    assert one.at.session.known_there == two.at.session.known_there == 0


# --- going elsewhere ------------------------------------------------------------------


def test_who_went_elsewhere_is_not_pulled_back_to_a_table() -> None:
    """A table that was waited for comes up only where one waited."""
    desk, one, id = laid(WEDDING, ["human", "human"])
    for elsewhere in ("about", "saved", "home"):
        one.at.on("home", "", "")
        desk.run()
        one.at.on("resume", id, "")
        one.at.on("go", elsewhere, "")
        desk.run()
        assert one.at.place == elsewhere
        assert one not in desk.holders.values()
    one.at.on("resume", id, "")
    lay_table(one.at, BRIDESMAID, ["human", "human"])
    assert one.at.session is not None
    laid_now = one.at.session.id
    desk.run()
    assert one.at.session.id == laid_now
    assert laid_now != id
