"""Guests of one's own on the page (W11), with a stand-in device: made, kept, played."""

from __future__ import annotations

from typing import Any

from engine.link import decode_link
from engine.rng import Rng
from tests.markup import elements, html_of
from tests.own_guests import WEDDING, deal, kept, laid, make, read
from tests.playing import play_on
from ui.decks import PREFIX

NASTY = '<script>alert("x")</script>'[:40]


def test_a_lobby_has_the_usual_guests_until_others_are_chosen() -> None:
    """Issue 5: another deck is a choice; nothing changes for who does not make it."""
    app, device = laid()
    assert device.offers("deck-use") == ["usual"]
    assert "The usual guests" in read(device)
    deal(app)
    assert app.session is not None
    assert "guests" not in app.session.table.deal
    assert "own guests" not in read(device)
    app, device = laid()
    app.on("lobby", "always-a-bridesmaid", "")
    assert not device.offers("deck-use")


def test_guests_are_made_kept_and_played() -> None:
    """From the usual guests to a table of one's own, in the record, link and words."""
    app, device = laid()
    make(app)
    (entry,) = kept(device).values()
    assert entry["cards"][1]["name"] == "The Plumber"
    assert entry["cards"][1]["id"] == "the-plumber"
    app.on("deck-play", "", "")
    assert app.place == "lobby"
    deal(app)
    assert app.session is not None
    guests: Any = app.session.table.deal["guests"]
    assert guests == entry["cards"]
    assert "own guests" in read(device)
    app.on("sheet", "menu", "")
    assert "This table has its own guests" in read(device)
    app.on("share", "", "")
    assert "It carries the table’s own guests too" in read(device)
    assert app.sharing is not None
    link = decode_link(app.sharing.address.partition("#")[2])
    assert link.record.deal["guests"] == guests
    app.on("share-kind", "deal", "")
    address = app.sharing.address
    app.on("open-link", "", "")
    app.on("link-text", "", address)
    app.on("link-try", "", "")
    assert app.place == "lobby"
    assert "It comes with its own guests" in read(device)
    app.on("deal", "", "")
    assert app.session.table.deal["guests"] == guests


def test_a_whole_game_is_played_with_guests_nobody_drew() -> None:
    """A person and a bot to the end, with initials for faces and nasty names escaped."""
    app, device = laid()
    app.on("deck-make", "", "")
    for place in range(20):
        app.on("deck-set", f"{place}:name", f"{chr(65 + place)} {NASTY}")
    app.on("deck-play", "", "")
    deal(app)
    letters = set()

    def look() -> None:
        assert device.page is not None
        html = html_of(device.page)
        assert "<script" not in html
        drawn = (e for e in elements(html) if e.attrs.get("class") == "letter")
        letters.update(e.text for e in drawn)

    play_on(app, device, Rng(5), look)
    assert len(letters) >= 16


def test_a_deck_that_is_the_usual_one_is_none_of_ones_own() -> None:
    """Playing with the usual guests unchanged keeps the record and link short."""
    app, device = laid()
    app.on("deck-make", "", "")
    app.on("deck-play", "", "")
    assert not kept(device)
    deal(app)
    assert app.session is not None
    assert "guests" not in app.session.table.deal


def test_the_guests_of_the_last_table_can_be_kept() -> None:
    """Who played with guests out of a link plays with them again, and changes them."""
    app, device = laid()
    make(app)
    app.on("deck-play", "", "")
    deal(app)
    for key in [key for key in device.store if key.startswith(PREFIX)]:
        device.remove(key)
    play_on(app, device, Rng(3))
    app.on("again", "", "")
    assert app.session is not None
    assert "guests" in app.session.table.deal
    app.on("home", "", "")
    app.on("lobby", WEDDING, "")
    assert "The guests of your last table" in read(device)
    app.on("deck-use", "usual", "")
    app.on("deck-use", "visiting", "")
    app.on("deck-edit", "visiting", "")
    app.on("deck-set", "0:name", "Aunt Flo")
    (entry,) = kept(device).values()
    assert [card["name"] for card in entry["cards"]][:2] == ["Aunt Flo", "The Plumber"]
