"""The share sheet on a stand-in device: what is sent, how, what is said of it (issue 5)."""

from __future__ import annotations

import pytest

from engine.games import game_keys
from engine.link import decode_link, table_link
from engine.record import parse_record
from engine.rng import Rng
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.saved import PREFIX

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())
PAGE = "https://example.org/table/"


def at_table(game: str, device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page with a table of a person and easy bots, some moves on."""
    app, device = opened(device)
    lay_table(app, game, ["human", *["bot:easy"] * (1 if game == WEDDING else 2)])
    rng = Rng(8)
    while not (app.session and app.session.table.steps):
        device.run()
        press_something(app, device, rng)
    device.run()
    return app, device


def sent(app: App, device: StandIn) -> str:
    """Copy what the sheet has and return it."""
    app.on("share-copy", "", "")
    assert device.clipboard
    return device.clipboard


@BOTH
def test_a_link_holds_the_table_as_it_stands(game: str) -> None:
    """What is copied opens as this very table: record, sealed choices, id."""
    app, device = at_table(game)
    assert app.session is not None
    app.on("share", "", "")
    link = sent(app, device)
    assert link.startswith(f"{PAGE}#")
    assert decode_link(link) == table_link(app.session.table, app.session.id)
    assert "on the clipboard" in device.text


@BOTH
def test_what_is_sent_opens_on_another_device(game: str) -> None:
    """Shared here, opened there: the same table, at the seat that was said."""
    app, device = at_table(game)
    app.on("share", "", "")
    there = StandIn(opened_for=("link", sent(app, device).partition("#")[2]))
    other, _ = opened(there)
    other.on("sit-as", "0", "")
    other.on("sit-down", "", "")
    assert app.session is not None
    assert other.session is not None
    assert other.session.table.record == app.session.table.record
    assert other.session.id == app.session.id


def test_the_same_deal_has_no_choice_in_it() -> None:
    """A fresh start with seats open; bots stay."""
    app, device = at_table(WEDDING)
    assert app.session is not None
    app.on("share", "", "")
    assert device.offers("share-kind") == ["table", "deal"]
    app.on("share-kind", "deal", "")
    record = decode_link(sent(app, device)).record
    assert record.deal == app.session.table.deal
    assert not record.steps
    assert [p.kind for p in record.players] == ["human", "bot:easy"]
    assert record.players[0].name == "1"


def test_where_chance_settles_nothing_no_deal_is_the_same() -> None:
    """With 3 to 5 players *Always a Bridesmaid* deals nothing by chance."""
    app, device = at_table(BRIDESMAID)
    app.on("share", "", "")
    assert not device.offers("share-kind")
    app.on("share-kind", "deal", "")
    assert app.sharing is not None
    assert app.sharing.kind == "table"


def test_what_a_link_gives_away_is_said() -> None:
    """Hands, the deck, nothing: in plain words, before it is sent."""
    app, device = at_table(BRIDESMAID)
    app.on("share", "", "")
    assert "everybody’s cards" in device.text
    app, device = at_table(WEDDING)
    app.on("share", "", "")
    assert "still to be drawn" in device.text
    app.on("close", "", "")
    play_on(app, device, Rng(3))
    app.on("share", "", "")
    assert "gives nothing away" in device.text


def test_the_systems_share_is_there_where_the_system_has_one() -> None:
    """It gets a name, a sentence and the address; otherwise copying comes first."""
    app, device = at_table(WEDDING)
    app.on("share", "", "")
    assert not device.offers("share-send")
    device.can_send = True
    app.draw()
    assert device.offers("share-send") == [""]
    app.on("share-send", "", "")
    [(title, text, url)] = device.sent
    assert title == "Table Sixteen"
    assert "At the Wedding Table" in text
    assert decode_link(url).kind == "table"


def test_without_a_clipboard_the_link_is_there_to_be_selected() -> None:
    """It stands in a field, which gets the focus, and a sentence says what to do."""
    app, device = at_table(WEDDING, StandIn(clipboard=None))
    app.on("share", "", "")
    app.on("share-copy", "", "")
    assert "copy it" in device.text
    assert device.focused == "#share-link"
    assert f"{PAGE}#" in device.text


def test_the_same_goes_as_a_file() -> None:
    """The record of what the sheet is about; no link is needed for it."""
    app, device = at_table(WEDDING)
    app.on("share", "", "")
    app.on("share-file", "", "")
    app.on("share", "", "")
    app.on("share-kind", "deal", "")
    app.on("share-file", "", "")
    (_, table), (name, deal) = device.files
    assert app.session is not None
    assert parse_record(table) == app.session.table.record
    assert not parse_record(deal).steps
    assert name.startswith("deal-")


def test_a_kept_table_is_sent_from_the_guest_book() -> None:
    """A row has its own; the table that is up stays up, and a torn row says why not."""
    app, device = at_table(WEDDING)
    assert app.session is not None
    first = app.session.id
    app.on("home", "", "")
    device.store[f"{PREFIX}torn"] = "{}"
    app.on("go", "saved", "")
    assert device.offers("share") == [first]
    app.on("share", first, "")
    assert decode_link(sent(app, device)).id == first
    app.on("close", "", "")
    app.on("share", "torn", "")
    assert app.dialog == "message"


def test_a_person_elsewhere_is_waited_for_with_a_way_to_send() -> None:
    """After one's own move a slip says who is due, and offers the link."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    (due,) = app.session.table.waiting_for
    app.session.here = (due,)
    rng = Rng(5)
    while not app.session.away:
        assert not device.offers("turn-send")
        press_something(app, device, rng)
    assert device.offers("turn-send") == [""]
    assert "elsewhere" in device.text


def test_a_qr_code_is_drawn_when_it_is_asked_for() -> None:
    """Its rows come later; pressed again it goes, and another kind of link has its own."""
    app, device = at_table(WEDDING)
    app.on("share", "", "")
    assert 'class="qr"' not in device.html
    app.on("share-qr", "", "")
    device.run()
    assert "M0 0h1v1h-1zM1 1h1v1h-1z" in device.html
    app.on("share-kind", "deal", "")
    assert 'class="qr"' not in device.html
    app.on("share-qr", "", "")
    device.run()
    app.on("share-qr", "", "")
    assert 'class="qr"' not in device.html


def test_a_link_too_long_for_a_qr_code_says_so() -> None:
    """Over 1,200 characters a code is too dense for a camera."""
    app, device = at_table(WEDDING)
    app.on("share", "", "")
    assert app.sharing is not None
    app.sharing.address += "A" * 1_200
    app.on("share-qr", "", "")
    assert "too long for a QR code" in device.text
    device.qr_rows = ""
    app.on("share-kind", "table", "")
    app.on("share-qr", "", "")
    device.run()
    assert "too long for a QR code" in device.text
