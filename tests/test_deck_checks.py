"""Guests of one's own (W11): what is wrong with them is said, and nothing breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games.at_the_wedding_table.guests import deck_from, deck_value
from tests.decks import decks
from tests.markup import elements, html_of
from tests.own_guests import WEDDING, kept, laid, make, read
from ui.boards import board_named
from ui.boards.at_the_wedding_table.decks import changed, presentable, problems, usual
from ui.decks import Cards


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


def test_a_name_of_ones_own_is_not_another_guests_in_another_language() -> None:
    """Names that came with the one it had go with it, and come back with it; what was
    written for another language stays."""
    cards = usual()
    own = changed(cards, 0, "name", "Aunt Flo")
    assert not [field for field in own[0] if field.startswith("name_")]
    assert changed(own, 0, "name", cards[0]["name"]) == cards
    written = changed(
        changed(cards, 0, "name_ja", "フロおばさん"), 0, "name", "Aunt Flo"
    )
    assert [field for field in written[0] if field.startswith("name_")] == ["name_ja"]
