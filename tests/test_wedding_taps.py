"""At the Wedding Table: what taps on the board mean."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.rules import State
from engine.text import sentence
from tests.wedding import BRIDE, GROOM, opening, played, states
from tests.wedding_pages import BOARD, Page, screen, seen


def test_guest_then_seat_or_seat_then_guest_makes_the_same_turn() -> None:
    """Either order; before both are there, the wax says what is missing."""
    state = opening("auntie")
    wanted = Seating("auntie", 12)
    for tokens, missing in (
        (("guest:auntie", "seat:12"), "Choose a seat"),
        (("seat:12", "guest:auntie"), "Choose a guest"),
    ):
        first = BOARD.pick(seen(state), tokens[0])
        at = seen(state, BRIDE, first)
        assert BOARD.compose(at, first) is None
        (wax,) = Page(BOARD.tray(at)).with_class("btn-wax")
        assert (wax.text, wax["aria-disabled"]) == (missing, "true")
        both = BOARD.pick(at, tokens[1])
        assert BOARD.compose(at, both) == wanted
        (wax,) = Page(BOARD.tray(seen(state, BRIDE, both))).with_class("btn-wax")
        assert (wax.text, wax["aria-disabled"]) == ("Seat Auntie at 12", "")


def test_a_second_tap_puts_down_and_another_comes_in_its_place() -> None:
    state = opening("auntie", "animator")
    picks = ("guest:auntie", "seat:12")
    assert BOARD.pick(seen(state, BRIDE, picks), "guest:auntie") == ("seat:12",)
    assert BOARD.pick(seen(state, BRIDE, picks), "seat:12") == ("guest:auntie",)
    moved = BOARD.pick(seen(state, BRIDE, picks), "seat:3")
    assert moved == ("guest:auntie", "seat:3")
    other = BOARD.pick(seen(state, BRIDE, picks), "guest:animator")
    assert BOARD.compose(seen(state), other) == Seating("animator", 12)


def test_a_taken_seat_with_a_guest_in_hand_stays_out_of_the_picks_but_has_a_reason() -> (
    None
):
    """The app asks the rules why: the tap makes up an action that they refuse."""
    state = played(opening("auntie", "animator", "dj"), ("auntie", 12), ("dj", 3))
    picks = ("guest:animator", "seat:5")
    at = seen(state, BRIDE, picks)
    assert BOARD.pick(at, "seat:12") == picks
    tried = BOARD.compose(at, (*picks, "seat:12"))
    assert tried == Seating("animator", 12)
    refusal = state.refusal(BRIDE, tried)
    assert refusal is not None
    assert "12" in sentence(refusal)
    button = Page(BOARD.main(at)).seat(12)
    assert (button["data-arg"], button["aria-disabled"]) == ("seat:12", "true")


def test_a_taken_seat_with_no_guest_in_hand_tells_its_points() -> None:
    """Who gives which point, on the table and in the panel."""
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 11))
    at = seen(state, GROOM)
    assert Page(BOARD.main(at)).seat(12)["data-arg"] == "look:12"
    picks = BOARD.pick(at, "look:12")
    page = Page(screen(seen(state, GROOM, picks)))
    assert page.seats("looked") == {12}
    assert page.seats("inrange") == {5, 10, 11, 13, 14}
    (panel,) = page.with_class("inspect")
    assert "Worth 1 now, at 12" in panel.text
    assert "Seat 11, Boss+1" in panel.text
    assert BOARD.pick(seen(state, GROOM, picks), "look:12") == ()


@given(states, st.sampled_from(["guest", "seat", "look", "tab", "card", ""]), st.text())
def test_a_token_that_means_nothing_changes_nothing(
    state: State, kind: str, what: str
) -> None:
    """Whatever comes in as a token, the picks stay picks that can be drawn."""
    at = seen(state, BRIDE)
    picks = BOARD.pick(at, f"{kind}:{what}")
    assert picks in ((), (f"{kind}:{what}",))
    Page(screen(seen(state, BRIDE, picks)))


def test_picks_that_time_has_passed_by_are_not_drawn() -> None:
    """After the turn the same tokens mean a guest that is gone and a taken seat."""
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    page = Page(screen(seen(state, BRIDE, ["guest:auntie", "seat:12"])))
    assert not page.with_class("target")
    (wax,) = page.with_class("btn-wax")
    assert wax["aria-disabled"] == "true"
