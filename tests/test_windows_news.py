"""Windows of one device: deleted, renamed, of another release, brought by a link."""

from __future__ import annotations

import json

import pytest

from engine.link import encode_link, table_link
from engine.rng import Rng
from engine.table import open_table
from tests.desk import Desk, Window
from tests.device import StandIn
from tests.playing import lay_table, opened, press_something
from tests.windows_at_table import (
    BRIDESMAID,
    WEDDING,
    choose,
    kept,
    laid,
    rests,
    sit,
    two_seats,
)
from ui.saved import FORMAT, PREFIX, rows


def test_a_table_deleted_in_another_window_can_be_brought_back() -> None:
    """Whoever sat at it is told, and nothing is lost."""
    desk, one, two, id = two_seats()
    choose(one)
    desk.run()
    before = kept(desk, id)
    two.at.on("home", "", "")
    two.at.on("delete", id, "")
    desk.run()
    assert one.at.place == "home"
    assert "deleted in another window" in one.text
    assert not rows(one)
    one.at.on("undelete", one.offers("undelete")[0], "")
    assert kept(desk, id) == before


def test_a_storage_that_another_window_emptied_took_the_table_too() -> None:
    """No key is told for it, so anything may have changed; nothing played is lost."""
    desk, one, two, id = two_seats()
    choose(one)
    desk.run()
    before = kept(desk, id)
    desk.store.clear()
    for window in (one, two):
        window.tell("stored", "")
    desk.run()
    for window in (one, two):
        assert window.at.place == "home"
        assert "deleted in another window" in window.text
    one.at.on("undelete", one.offers("undelete")[0], "")
    assert kept(desk, id) == before


def test_a_storage_that_another_window_filled_anew_tells_what_it_did() -> None:
    """What is there now is taken in, as if its key had been told."""
    _, one, two, _ = two_seats()
    choose(one)
    two.tasks.clear()
    two.at.heard("stored", "")
    assert one.at.session is not None
    assert two.at.session is not None
    assert two.at.session.table.sealed == one.at.session.table.sealed


def test_a_name_given_in_another_window_stays() -> None:
    """The next choice here does not write over it."""
    desk, one, two, id = two_seats()
    two.at.on("home", "", "")
    two.at.on("title", id, "Aunt Mary’s")
    desk.run()
    one.at.on("cover", "", "")
    one.at.on("seats", "", "")
    sit(desk, one, "0")
    choose(one)
    assert rows(one)[0].title == "Aunt Mary’s"


def test_an_older_release_in_another_window_loses_nothing() -> None:
    """It writes without a word to the others; the storage tells them."""
    desk, one, two, id = two_seats()
    choose(two)
    desk.run()
    older = json.loads(desk.store[PREFIX + id])
    sealed = older["sealed"]
    older["sealed"] = {}
    del older["about"]
    desk.store[PREFIX + id] = json.dumps(older)
    one.tell("stored", PREFIX + id)
    two.tell("stored", PREFIX + id)
    desk.run()
    assert json.loads(desk.store[PREFIX + id])["sealed"] == sealed


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"table": 3}', '{"what": "please"}', "[" * 900]
)
def test_nonsense_from_another_window_is_no_news(text: str) -> None:
    """Another release may say anything."""
    _, one, _, id = two_seats()
    before = one.html
    for what in (text, json.dumps({"table": id, "what": text, "text": text})):
        one.at.heard("posted", what)
    for more in ({"seats": ["x", None]}, {"seats": 3}):
        one.at.heard("posted", json.dumps({"table": id, "what": "please", **more}))
    one.at.heard("posted", json.dumps({"table": id, "what": "entry", "text": "{}"}))
    assert one.html == before


@pytest.mark.parametrize(
    "odd", [[0, 99, 1], [0, -1, 1], [-1, 0, 1], [0, 0, -3], [0, 0], [0, 0, "1"], 3, {}]
)
def test_an_odd_note_of_what_was_taken_back_is_none(odd: object) -> None:
    """Whatever another release, or a hand, wrote there."""
    desk, one, two, id = two_seats()
    entry = json.loads(desk.store[PREFIX + id])
    desk.store[PREFIX + id] = json.dumps({**entry, "taken_back": [odd]})
    for window in (one, two):
        window.tell("stored", PREFIX + id)
    rests(desk)
    for window in (one, two):
        assert window.at.session is not None
        assert window.at.session.taken_back == {}


def put_aside(desk: Desk, window: Window) -> None:
    """Do what a browser does with a page that only Back can bring up again."""
    for name in [n for n, w in desk.holders.items() if w is window]:
        desk.free(name)
    window.watched = ""
    desk.run()


def test_a_window_that_was_put_aside_asks_for_its_seat_again() -> None:
    """The browser's Back may bring a page up again that held nothing meanwhile."""
    desk, one, two, _ = two_seats()
    put_aside(desk, two)
    two.at.heard("thawed", "")
    desk.run()
    assert two.at.place == "seats"
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)


def test_a_table_deleted_while_a_window_was_put_aside_can_be_brought_back() -> None:
    """Nobody told the window; it looks when it comes up again."""
    desk, one, two, id = two_seats()
    choose(two)
    desk.run()
    before = kept(desk, id)
    put_aside(desk, two)
    one.at.on("home", "", "")
    one.at.on("delete", id, "")
    two.tasks.clear()
    two.at.heard("thawed", "")
    desk.run()
    assert two.at.place == "home"
    assert "deleted in another window" in two.text
    two.at.on("undelete", two.offers("undelete")[0], "")
    assert kept(desk, id) == before


def test_without_locks_too_a_window_looks_what_others_did_meanwhile() -> None:
    """It came up again as it was left: the table has gone on in another window."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    other, elsewhere = opened(StandIn(store=device.store))
    other.on("resume", app.session.id, "")
    assert other.session is not None
    rng = Rng(1)
    for _ in range(20):
        elsewhere.run()
        press_something(other, elsewhere, rng)
    assert len(other.session.table.steps) > len(app.session.table.steps)
    app.heard("thawed", "")
    assert app.session.table.steps == other.session.table.steps


def test_what_a_link_brings_waits_for_no_answer() -> None:
    """The table is open elsewhere, so a seat is asked for; the news are kept before."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    assert one.at.session is not None
    table = open_table(one.at.session.table.record)
    for seat in table.waiting_for:
        table.choose(seat, table.legal_actions(seat)[3])
    two = desk.open()
    two.at.heard("linked", encode_link(table_link(table, id)))
    desk.run()
    assert two.at.place == "seats"
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    assert len(one.at.session.table.steps) == 1
    two.at.on("seats-back", "", "")
    desk.run()
    assert one.at.session.people == (0, 1)


def test_who_cannot_follow_leaves_the_bots_to_others() -> None:
    """A window of an older release holds nobody up where a newer one writes."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy"])
    newer = {**json.loads(desk.store[PREFIX + id]), "format": FORMAT + 1}
    desk.store[PREFIX + id] = json.dumps(newer)
    one.tell("stored", PREFIX + id)
    desk.run()
    assert f"table-sixteen/at/{id}/bots" not in desk.holders
    choose(one)
    desk.run()
    assert one.at.session is not None
    assert one.at.session.id != id
    assert desk.holders[f"table-sixteen/at/{one.at.session.id}/bots"] is one
    assert json.loads(desk.store[PREFIX + id]) == newer
