"""Guests of one's own (W11): their files, and what is kept of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.game import RefusedError
from engine.games.at_the_wedding_table.decks import deck_text, parse_deck
from engine.games.at_the_wedding_table.guests import deck_value
from engine.text import sentence
from tests.device import StandIn
from tests.own_guests import WEDDING, deal, kept, laid, make, read
from tests.playing import opened
from tests.wedding import changed_deck, deck_file
from ui.boards.at_the_wedding_table.decks import changed, usual
from ui.decks import PREFIX

# --- files ----------------------------------------------------------------------------


def test_a_file_is_saved_and_opened_again() -> None:
    """What goes out as TOML comes back as the same guests, under their name."""
    app, device = laid()
    make(app)
    app.on("deck-name", "", "Our wedding: 2026")
    app.on("deck-save", "", "")
    name, text = device.files[-1]
    assert name == "Our-wedding--2026.toml"
    (entry,) = kept(device).values()
    assert deck_value(parse_deck(text)) == entry["cards"]
    device.store.clear()
    app.on("deck-back", "", "")
    device.offered = (name, text)
    app.on("deck-open", "", "")
    (again,) = kept(device).values()
    assert again["cards"] == entry["cards"]
    assert again["name"] == "Our wedding: 2026"
    app.on("deck-back", "", "")
    app.on("deck-open", "", "")
    assert len(kept(device)) == 1, "what is here already is opened, and not kept twice"


def test_a_file_that_is_wrong_is_told_by_its_line_and_changes_nothing() -> None:
    """Issue 5: "checked with sentences that name the line"."""
    app, device = laid()
    make(app)
    before = dict(device.store)
    text = deck_text(changed_deck("sister", rule={"kind": "flat", "points": 99}))
    line = 1 + text[: text.index("points = 99")].count("\n")
    device.offered = ("guests.toml", text)
    app.on("deck-open", "", "")
    assert f"guests.toml can’t be opened. Line {line}: guest Sister" in read(device)
    assert device.store == before
    for why, told in (("too-big", "far too big"), ("unreadable", "not a text")):
        app.on("close", "", "")
        device.offered = why  # type: ignore[assignment]  # one of two literals
        app.on("deck-open", "", "")
        assert told in read(device)
    assert app.decks.draft is not None
    assert app.decks.draft.cards[1]["name"] == "The Plumber"


def test_a_guest_file_opens_from_the_first_screen_too() -> None:
    """ "Open a link or file" knows a guest file by its name."""
    app, device = opened()
    device.offered = ("Ours.toml", deck_text(changed_deck("sister", name="Sis")))
    app.on("open-file", "", "")
    assert app.place == "deck"
    app.on("deck-play", "", "")
    deal(app)
    assert app.session is not None
    assert "guests" in app.session.table.deal


# --- keeping --------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["full", "blocked"])
def test_where_nothing_can_be_kept_that_is_said_and_nothing_is_lost(room: Any) -> None:
    """A sentence, with a file as the way out; the guests last as long as the page."""
    device = StandIn(room=room)
    app, device = laid(device)
    make(app)
    told = "no room" if room == "full" else "keeps nothing"
    assert told in read(device)
    assert device.offers("deck-save")
    app.on("deck-back", "", "")
    (_, id) = device.offers("deck-use")
    app.on("deck-use", id, "")
    deal(app)
    assert app.session is not None
    guests: Any = app.session.table.deal["guests"]
    assert guests[1]["name"] == "The Plumber"


def test_deleting_can_be_taken_back() -> None:
    """A deleted deck is brought back whole; the table has the usual guests meanwhile."""
    app, device = laid()
    make(app)
    app.on("deck-play", "", "")
    before = kept(device)
    (id,) = before
    app.on("deck-delete", id, "")
    assert not kept(device)
    assert app.lobby is not None
    assert "guests" not in app.lobby.options
    app.on("deck-undelete", id, "")
    assert kept(device) == before
    app.on("deck-delete", id, "")
    device.room = "full"
    app.on("deck-undelete", id, "")
    assert id in device.offers("deck-use")
    assert "no room" in read(device)


def test_starting_over_can_be_taken_back() -> None:
    """One press too many costs nobody their guests."""
    app, device = laid()
    make(app)
    assert app.decks.draft is not None
    made = app.decks.draft.cards
    app.on("deck-reset", "", "")
    assert app.decks.draft.cards == usual() == deck_file()
    app.on("deck-unreset", app.decks.draft.id, "")
    assert app.decks.draft.cards == made
    (entry,) = kept(device).values()
    assert entry["cards"] == made


def test_two_windows_never_lose_each_others_guests() -> None:
    """Changed in another window meanwhile: both are kept, and that is said."""
    device = StandIn()
    one, _ = laid(device)
    make(one)
    (id,) = kept(device)
    other, _ = laid(device)
    other.on("deck-edit", id, "")
    other.on("deck-set", "2:name", "From over there")
    one.on("deck-set", "3:name", "From here")
    assert "Both are kept" in read(device)
    decks_now = kept(device)
    assert len(decks_now) == 2
    assert decks_now[id]["cards"][2]["name"] == "From over there"
    names = {card["name"] for entry in decks_now.values() for card in entry["cards"]}
    assert {"From here", "From over there"} <= names
    one.on("deck-set", "3:name", "From here again")
    assert len(kept(device)) == 2


def test_a_table_laid_with_guests_has_them_as_they_are_now() -> None:
    """Changing the chosen guests changes them at the table that is being laid."""
    app, device = laid()
    make(app)
    app.on("deck-play", "", "")
    (id,) = kept(device)
    app.on("deck-edit", id, "")
    app.on("deck-set", "0:name", "Aunt Flo")
    app.on("step-back", "", "")
    assert app.place == "lobby"
    assert app.lobby is not None
    chosen: Any = app.lobby.options["guests"]
    assert chosen[0]["name"] == "Aunt Flo"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "nonsense",
        f'{{"game": "{WEDDING}", "format": 2}}',
        f'{{"game": "{WEDDING}", "format": 1, "name": "<b>", "cards": [1]}}',
        json.dumps(
            {"game": WEDDING, "format": 1, "name": 3, "cards": [{"id": 1}] * 20}
        ),
    ],
)
def test_a_damaged_deck_harms_nothing(text: str) -> None:
    """It shows as damaged, can be deleted and brought back, and gets to no table."""
    device = StandIn(store={f"{PREFIX}abc": text})
    app, device = laid(device)
    assert "damaged" in read(device)
    assert device.offers("deck-use") == ["usual"]
    app.on("deck-use", "abc", "")
    app.on("deck-edit", "abc", "")
    assert app.place == "lobby"
    app.on("deck-delete", "abc", "")
    assert not device.keys()[1:]
    app.on("deck-undelete", "abc", "")
    assert device.store[f"{PREFIX}abc"] == text


def test_verbs_that_come_too_late_do_nothing() -> None:
    """A press that was on its way when its screen went is no harm."""
    app, device = opened()
    for verb in (
        *("deck-make", "deck-edit", "deck-use", "deck-delete", "deck-undelete"),
        *("deck-name", "deck-card", "deck-set", "deck-reset", "deck-unreset"),
        *("deck-save", "deck-play"),
    ):
        for arg in ("", "x", "0:name", "²:name", "99"):
            app.on(verb, arg, "x")
    assert app.place == "home"
    assert not device.files


def test_a_refused_file_names_the_guest_whose_line_it_is() -> None:
    """Where Maud breaks ties her id is `dj`: a sentence about her says Maud."""
    cards = changed(changed(usual(), 0, "name", "Maud"), 0, "tie", "yes")
    cards[0]["rule"] = {"kind": "flat", "points": 99}
    with pytest.raises(RefusedError) as refused:
        parse_deck(deck_text(cards))
    told = sentence(refused.value.message)
    assert "guest Maud, rule.points" in told
    assert "dj" not in told
