"""Why something may not be done in Always a Bridesmaid: always one sentence."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD
from engine.games.always_a_bridesmaid.rules import State
from tests.bridesmaid import (
    GAME,
    HIGH,
    after,
    random_game,
    refused,
    robot,
    seat_counts,
    seeds,
    states,
    three_players,
    with_robot,
)

SINGLE = (None, 0, 1, 100, 10**40)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.sets(st.integers()),
)


def everything(most: int) -> list[object]:
    """Return all card choices there could be: single cards and lists up to a size."""
    lists = chain.from_iterable(combinations(ACCESSORIES, n) for n in range(most + 1))
    return [None, HOLD, *ACCESSORIES, *lists]


EVERYTHING = everything(5)


@given(state=states)
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(state: State) -> None:
    """`legal_actions` and `refusal` agree on every choice that could be made of cards.

    In the phase `single` only examples are listed, and any whole number will do (B11).
    """
    for seat in range(state.seats):
        legal = set(state.legal_actions(seat))
        if state.phase == "single" and seat in state.to_act:
            assert all(state.refusal(seat, days) is None for days in SINGLE)
            assert refused(state, seat, -1)
            continue
        allowed = {a for a in EVERYTHING if state.refusal(seat, a) is None}
        assert allowed == legal


@given(state=states, junk=JUNK)
def test_whatever_somebody_tries_gets_a_sentence(state: State, junk: object) -> None:
    """For any action someone might try: one sentence saying why not, or it is legal."""
    for seat in range(-1, state.seats + 1):
        message = state.refusal(seat, junk)
        if message:
            assert refused(state, seat, junk)
            assert "\n" not in refused(state, seat, junk)
            assert message.args["seat"] == seat
        elif state.phase == "single":
            assert junk is None or (type(junk) is int and junk >= 0)
        else:
            assert junk in state.legal_actions(seat)


@given(seats=seat_counts, seed=seeds)
def test_true_and_decimals_are_no_cards(seats: int, seed: int) -> None:
    """A card is a whole number; `True` and `1.0` are not, although they equal 1."""
    for state in random_game(seats, seed):
        for seat in state.to_act:
            assert state.refusal(seat, True)
            assert state.refusal(seat, 1.0)
            for action in state.legal_actions(seat)[:3]:
                if isinstance(action, tuple):
                    assert state.refusal(seat, tuple(map(float, action)))
                    assert state.refusal(seat, list(action))


RESERVE = GAME.start(3, {})


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ((-5, -3, -2, 0), "The reserve takes five cards, and this is four: one more."),
        (
            (-5, -3, -2, 0, 1, 2),
            "The reserve takes five cards, and this would be six: put one down first.",
        ),
        ((-5, -5, -2, 0, 1), "−5 is there twice, and each player has only one."),
        ((1, 0, 2, 3, 5), "Cards are listed in ascending order, each once."),
        ((0, 1, 2, 3, 4), "There is no Accessory 4."),
        ((0, 1, 2, 3, True), "There is no Accessory true."),
        ((0, 1, 2, 3, 5.0), "There is no Accessory such a number."),
        ((0, 1, 2, 3, "5"), "There is no Accessory “5”."),
        (
            (0, 1, 2, 3, HOLD),
            "HOLD BACK always stays in hand: keep five Accessories back.",
        ),
        (8, "The reserve takes five Accessories, not 8."),
        (None, "The reserve takes five Accessories, not nothing."),
        ([0, 1, 2, 3, 5], "The reserve takes five Accessories, not a list."),
    ],
)
def test_reserve(action: object, why: str) -> None:
    """Setup: "choose 5 as Reserve Cards"."""
    assert refused(RESERVE, 0, action) == why


PLAY = three_players("8 3 3", "6 HOLD 5", "10")


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, 8, "8 is not in hand: it has been played this round."),
        (0, 1, "1 is not in hand: it is still a Reserve Card (B1)."),
        (0, 4, "A turn takes one Accessory or HOLD BACK, not 4."),
        (0, "hold", "A turn takes one Accessory or HOLD BACK, not “hold”."),
        (0, (5,), "A turn takes one Accessory or HOLD BACK, not a list."),
        (0, None, "A turn takes one Accessory or HOLD BACK, not nothing."),
        (1, 5, "Who held back plays no more cards this round."),
        (1, HOLD, "Who held back plays no more cards this round."),
        (3, 5, "Nobody sits on seat 3."),
        (-1, 5, "Nobody sits on seat −1."),
    ],
)
def test_play(seat: int, action: object, why: str) -> None:
    """Round flow: one card from hand, by every active player."""
    assert refused(PLAY, seat, action) == why


ASIDE = three_players("8 3 3", "HOLD 5 6")


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (
            1,
            6,
            "Only the first to hold back may set a card aside, and somebody else was "
            "(B5).",
        ),
        (0, HOLD, "Only an Accessory can be set aside, never HOLD BACK (B5)."),
        (0, 8, "8 is not in hand: it has been played this round."),
        (0, (5,), "One Accessory may be set aside, or none; not a list (B5)."),
    ],
)
def test_aside(seat: int, action: object, why: str) -> None:
    """HOLD BACK: only the first may set aside one Accessory from hand (B5)."""
    assert refused(ASIDE, seat, action) == why


def test_aside_without_an_accessory() -> None:
    """B5: who holds back first with an empty hand has lost the right."""
    cards = [f"{card} {card} {card}" for card in HIGH[:5]]
    state = three_players(*cards, "10 10 10", "HOLD HOLD HOLD")
    held = state._replace(phase="aside", to_act=(1,), first=(0, 1))
    assert refused(held, 0, None) == "With no Accessory in hand the right is lost (B5)."


HAND_LATER = (
    "Cards played this round come first: 3 is from hand, and its turn comes when those "
    "have run out (B8)."
)
DISPLAY = three_players("8 10 3", "HOLD 5 HOLD", "- -")


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (
            0,
            (8,),
            "You display two, a card for each Ranking Point, and this is one: one more "
            "(B8).",
        ),
        (
            1,
            (5, 10),
            "You display one, a card for each Ranking Point, and this would be two: put "
            "one down first (B8).",
        ),
        (0, 8, "2 Ranking Points display two Accessories, not 8 (B8)."),
        (0, (3, 5), HAND_LATER),
        (0, (0, 8), "0 is a Reserve Card, and those can't be displayed (B8)."),
        (0, (8, HOLD), "HOLD BACK can't be displayed, only Accessories (B8)."),
        (2, (3,), "No Ranking Points this round, so nothing to display (B8)."),
    ],
)
def test_display(seat: int, action: object, why: str) -> None:
    """Round scoring II: as many as earned, played cards first (B8)."""
    assert refused(DISPLAY, seat, action) == why


def test_a_displayed_card_is_never_used_again() -> None:
    """Key terms: "a face-up card worth 1 point that can never be reused"."""
    state = after(DISPLAY, "5,8 10", "0,1,2 0,1,2 0,1,2")
    why = "8 is not in hand: a Displayed Card is never used again."
    assert refused(state, 0, 8) == why
    state = after(state, "3 8 6", "HOLD HOLD HOLD", "- - -")
    assert refused(state, 1, (10,)) == why.replace("8", "10")


def test_draw() -> None:
    """B1: three of the five Reserve Cards."""
    state = three_players("HOLD HOLD HOLD", "- - -")
    assert refused(state, 0, (0, 1)) == (
        "You take up three Reserve Cards, and this is two: one more (B1)."
    )
    not_there = "10 is not one of the five Reserve Cards (B1)."
    assert refused(state, 0, (0, 1, 10)) == not_there


def test_robot() -> None:
    """B13: two of the five cards shown."""
    state = after(GAME.start(2, robot()), "-5,-3,0,1,2 -5,-3,0,1,2")
    assert "one of the five cards shown (B13)" in refused(state, 0, (1, 5))
    assert "of its own (B13)" in refused(state, 0, (5, HOLD))
    assert "this is one: one more (B13)" in refused(state, 0, (5,))


def test_single() -> None:
    """B11: a whole number of days from 0, or none at all; nobody else is asked."""
    why = "The answer is a whole number of days from 0, or none at all (B11)."
    nothing = ("HOLD HOLD HOLD", "- - -")
    state = three_players(*nothing, "0,1,2 0,1,2 0,1,2", *nothing, *nothing)
    for answer in (-1, 2.5, "400", True, (3,), HOLD):
        assert refused(state, 0, answer) == why
    over = after(state, "1 2 3")
    assert refused(over, 0, 100) == "The game is over."


def test_the_robot_decides_nothing() -> None:
    """B12: the Robot is no player; its place is nobody's seat."""
    assert refused(with_robot(), 2, 5) == "Nobody sits on seat 2."
