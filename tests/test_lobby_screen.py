"""The lobby as it is drawn: seats, levels, what can not be dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games import game_keys, game_named
from tests.markup import elements, html_of, verbs
from tests.screens import BRIDESMAID, WEDDING, lobby_page, table_for
from ui.lobby import lay, rename


def test_the_lobby_has_a_place_card_a_seat() -> None:
    """Each seat has a name to write and a choice of who plays."""
    html = html_of(lobby_page(table_for(4)))
    sent = verbs(html)
    for seat in "0123":
        assert {("name", seat), ("kind", seat)} <= sent
    names = [
        e.attrs["value"] for e in elements(html) if e.attrs.get("data-do") == "name"
    ]
    assert names == ["Ada", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("game", game_keys())
def test_the_lobby_offers_every_level_of_the_game_in_words(game: str) -> None:
    """A person, and every bot with a purpose, each with a name of its own."""
    html = html_of(lobby_page(lay(game)))
    options = [e for e in elements(html) if e.tag == "option"]
    levels = [level for level in game_named(game).bots if level != "random"]
    kinds = ["human", *(f"bot:{level}" for level in levels)]
    first = options[: len(kinds)]
    assert [e.attrs["value"] for e in first] == kinds
    assert len({e.text for e in first}) == len(kinds)
    assert [e.attrs["value"] for e in first if "selected" in e.attrs] == ["human"]


@pytest.mark.parametrize("seats", game_named(BRIDESMAID).seat_counts)
def test_the_lobby_adds_and_removes_only_what_the_game_allows(seats: int) -> None:
    """2 to 5 players: no place to add to five, none to take from two."""
    sent = {do for do, _ in verbs(html_of(lobby_page(table_for(seats))))}
    assert ("add-seat" in sent) == (seats < 5)
    assert ("unseat" in sent) == (seats > 2)


def test_the_wedding_table_is_for_two_and_no_other_number() -> None:
    """2 players: nothing to add and nothing to take away."""
    sent = {do for do, _ in verbs(html_of(lobby_page(table_for(2, WEDDING))))}
    assert not sent & {"add-seat", "unseat"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "Give seat 2 a name."),
        ("x" * 41, "Give seat 2 a shorter name, of 40 letters at most."),
    ],
)
def test_a_table_that_cant_be_dealt_says_why(name: str, told: str) -> None:
    """The wax stays pressable and focusable, and the reason stands above it."""
    html = html_of(lobby_page(rename(table_for(3), 1, name)))
    (wax,) = [e for e in elements(html) if e.attrs.get("data-do") == "deal"]
    assert wax.attrs["aria-disabled"] == "true"
    assert "disabled" not in wax.attrs
    (why,) = [e for e in elements(html) if e.attrs.get("class") == "missing"]
    assert why.text == told
    (wrong,) = [e for e in elements(html) if "aria-invalid" in e.attrs]
    assert (wrong.attrs["data-do"], wrong.attrs["data-arg"]) == ("name", "1")


def test_a_table_ready_to_be_dealt_says_nothing() -> None:
    """No reason where there is none."""
    html = html_of(lobby_page(table_for(3)))
    assert 'class="missing"' not in html
    assert 'data-do="deal" aria-disabled' not in html


@pytest.mark.parametrize("on", [True, False])
def test_the_switch_for_hints_shows_how_it_stands(on: bool) -> None:
    """The house rule of the lobby, as it is set."""
    html = html_of(lobby_page(replace(table_for(3), hints=on)))
    (switch,) = [e for e in elements(html) if e.attrs.get("data-do") == "hints"]
    assert ("checked" in switch.attrs) == on
