"""Guests of one's own on the page (W11), with a stand-in device: made, kept, played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games.at_the_wedding_table.decks import deck_text, parse_deck
from engine.games.at_the_wedding_table.guests import deck_from, deck_value
from engine.link import decode_link
from engine.rng import Rng
from engine.text import sentence
from tests.decks import decks
from tests.device import StandIn
from tests.markup import elements, html_of, text_of
from tests.playing import opened, play_on
from tests.wedding import changed_deck, deck_file
from ui.app import App
from ui.boards import board_named
from ui.boards.at_the_wedding_table.decks import changed, presentable, problems, usual
from ui.decks import PREFIX, Cards

WEDDING = "at-the-wedding-table"
NASTY = '<script>alert("x")</script>'[:40]


def laid(device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page with the lobby of the seating game."""
    app, device = opened(device)
    app.on("lobby", WEDDING, "")
    return app, device


def kept(device: StandIn) -> dict[str, dict[str, Any]]:
    """Return the decks in the storage, by id."""
    return {
        key.removeprefix(PREFIX): json.loads(text)
        for key, text in device.store.items()
        if key.startswith(PREFIX)
    }


def make(app: App, name: str = "The Plumber") -> None:
    """Begin a deck and give its second guest another name."""
    app.on("deck-make", "", "")
    app.on("deck-card", "1", "")
    app.on("deck-set", "1:name", name)


def deal(app: App) -> None:
    """Lay the table with a fixed Bride."""
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    assert app.session is not None


def read(device: StandIn) -> str:
    """Return what can be read on the page; fail if its markup is broken."""
    assert device.page is not None
    return text_of(html_of(device.page))


# --- the lobby ------------------------------------------------------------------------


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


# --- checking -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [
        ("name", "", "a name has 1 to 40 letters"),
        ("name", "x" * 57, "a name has at most 40 letters, and this one has 57"),
        ("table", "1, 3, 21", "1 to 9 whole numbers"),
        ("table", "many", "1 to 9 whole numbers"),
        ("table", "", "1 to 9 whole numbers"),
        ("kind", "guest", "choose at least one guest"),
        ("name_ja", "x" * 41, "at most 40 letters"),
        ("flavour", "x" * 201, "at most 200 letters"),
    ],
)
def test_what_is_wrong_is_said_at_once_and_kept_all_the_same(
    field: str, typed: str, told: str
) -> None:
    """Each edit is checked; a deck that is not right is kept but gets to no table."""
    app, device = laid()
    make(app)
    app.on("deck-set", f"1:{field}", typed)
    assert told in read(device)
    assert not device.available("deck-play")
    app.on("deck-play", "", "")
    assert app.place == "deck"
    device.run()
    assert device.focused
    app.on("deck-back", "", "")
    (id,) = kept(device)
    assert id not in device.available("deck-use")
    app.on("deck-use", id, "")
    assert app.lobby is not None
    assert "guests" not in app.lobby.options
    app.on("deck-edit", id, "")
    assert told in read(device)


def test_the_first_of_several_problems_is_told_and_how_many_more() -> None:
    """The tray names a guest; the others are marked in the list."""
    app, device = laid()
    make(app)
    for place in (3, 4, 7):
        app.on("deck-set", f"{place}:name", "")
    assert "Guest 4: a name has 1 to 40 letters. 2 more" in read(device)
    assert read(device).count("A name has") + read(device).count("a name has") == 4


EDITS = st.tuples(
    st.integers(-1, 21),
    st.sampled_from(
        [
            "name",
            "name_ja",
            "flavour",
            "symbol:0",
            "symbol:1",
            "symbol:2",
            "symbol:9",
            "kind",
            "of",
            "points",
            "table",
            "left",
            "right",
            "opposite",
            "diagonal_left",
            "guest:dj",
            "guest:auntie",
            "guest:x",
            "tie",
            "id",
            "rule",
            ":",
        ]
    ),
    st.one_of(
        st.text(max_size=45),
        st.sampled_from(
            [
                "yes",
                "heart",
                "cake",
                "guest",
                "flat",
                "symbol_table",
                "own_corner",
                "symbol",
                "1",
                "3",
                "20",
                "21",
                "DJ",
            ]
        ),
        st.sampled_from(["", "1, 2", "0 0 0", "1,,2", "9" * 90, "DJ", "Auntie"]),
    ),
)


@given(st.lists(EDITS, max_size=12))
def test_no_edits_make_what_cant_be_drawn_kept_or_mended(
    edits: list[tuple[int, str, str]],
) -> None:
    """After any edits there are twenty guests, each with an id, right or told wrong."""
    cards: Cards = usual()
    editor = board_named(WEDDING).deck_editor
    assert editor is not None
    for place, field, typed in edits:
        before = json.dumps(cards)
        made = changed(cards, place, field, typed)
        assert json.dumps(cards) == before, "an edit makes a new deck"
        cards = made
    assert len({card["id"] for card in cards}) == 20
    presentable(json.loads(json.dumps(cards)))
    wrong = problems(cards)
    try:
        deck_from(cards)
    except RefusedError:
        assert wrong
    else:
        assert not wrong
    for place in range(20):
        elements(editor.line(cards, place, right=place not in wrong))
    elements(editor.form(cards, 1))


@given(decks())
def test_every_deck_can_be_drawn_and_changed(guests: list[dict[str, Any]]) -> None:
    """Whatever a file may hold, the screen shows it and keeps what was not touched."""
    cards = deck_value(deck_from(guests))
    assert problems(cards) == {}  # type: ignore[arg-type]  # JSON objects
    editor = board_named(WEDDING).deck_editor
    assert editor is not None
    for place in range(20):
        elements(editor.form(guests, place))
    named = changed(guests, 0, "name", "Somebody else")
    assert problems(named) == {}
    assert named[1:] == [
        guest | {"rule": one["rule"]}
        for guest, one in zip(guests[1:], named[1:], strict=True)
    ]


def test_guests_go_on_liking_whom_they_liked() -> None:
    """An id follows its guest's name, also where others score for that guest."""
    cards = changed(usual(), 0, "name", "Zoë!")
    assert cards[0]["id"] == "zoe"
    grandma = next(n for n, card in enumerate(cards) if card["id"] == "grandma")
    cards = changed(cards, grandma, "guest:zoe", "yes")
    cards = changed(cards, 0, "name", "Cousin")
    assert cards[0]["id"] == "cousin-2"
    assert cards[grandma]["rule"]["guests"][0] == "cousin-2"
    assert problems(cards) == {}


def test_one_guest_at_most_breaks_ties() -> None:
    """W10: the guest with the id `dj`, whatever it is called."""
    dj = next(n for n, card in enumerate(usual()) if card["id"] == "dj")
    cards = changed(usual(), 0, "tie", "yes")
    assert (cards[0]["id"], cards[dj]["id"]) == ("dj", "dj-2")
    cards = changed(cards, 0, "name", "Band")
    assert cards[0]["id"] == "dj"
    cards = changed(cards, 0, "tie", "")
    assert (cards[0]["id"], cards[dj]["id"]) == ("band", "dj-2")
    assert problems(cards) == {}


def test_a_face_stays_with_its_guest_when_the_tick_moves() -> None:
    """W10: the id `dj` is the tick; Maud gets no DJ's face with it, the DJ keeps hers."""
    dj = next(n for n, card in enumerate(usual()) if card["id"] == "dj")
    cards = changed(usual(), 0, "name", "Maud")
    cards = changed(cards, 0, "tie", "yes")
    cards = changed(cards, 1, "kind", "guest")
    for id in ("dj", "dj-2"):
        cards = changed(cards, 1, f"guest:{id}", "yes")
    editor = board_named(WEDDING).deck_editor
    assert editor is not None
    maud, real = (editor.line(cards, n, right=True) for n in (0, dj))
    assert "#guest-someone" in maud
    assert "#guest-dj" in real
    asks = editor.form(cards, 1)
    card = asks[: asks.index("guestfields")]
    assert card.count("#guest-someone") == card.count("#guest-dj") == 1


def test_it_is_said_whom_the_tick_was_taken_from() -> None:
    """The form names who breaks ties now; moving the tick names both guests."""
    app, device = laid()
    make(app)
    app.on("deck-card", "0", "")
    assert "Now it is DJ." in read(device)
    app.on("deck-set", "0:tie", "yes")
    assert "Auntie breaks ties now, and DJ no longer does." in read(device)
    assert "Now it is" not in read(device)


def test_a_second_guest_of_the_same_name_is_told_and_may_stay() -> None:
    """W11 asks for ids of their own only; a person should know all the same."""
    app, device = laid()
    make(app)
    app.on("deck-set", "5:name", " auntie ")
    assert "There is another auntie." in read(device)
    assert device.available("deck-play")
    app.on("deck-set", "5:name", "Aunt Flo")
    assert "There is another" not in read(device)


def test_a_name_is_not_cut_off_while_it_is_written() -> None:
    """What is too long is told with its length and stays as it was typed."""
    app, device = laid()
    make(app)
    app.on("deck-card", "0", "")
    assert device.page is not None
    (field,) = (
        e for e in elements(html_of(device.page)) if e.attrs.get("data-arg") == "0:name"
    )
    assert int(field.attrs["maxlength"]) >= 200


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
