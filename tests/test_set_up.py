"""The boards' parts of the lobby: points table, Robot, hidden pawns (W1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game_named
from engine.games.always_a_bridesmaid.pieces import POINTS, participants
from engine.message import say
from engine.rng import Rng
from engine.text import sentence
from tests.markup import elements, text_of, verbs
from ui.boards import board_named
from ui.lobby import Lobby, add_seat, lay, remove_seat, seat_kind

WEDDING = "at-the-wedding-table"
BOARD = board_named(WEDDING)
HANDS = ("left", "right")
TAPS = (
    *("by:pawns", "bride:0", "bride:1", "swap", "hide", "in:left", "in:right", "mine"),
    *("pick:left", "pick:right", "open", "bride:2", "in:up", "", "x:y"),
)
"""Every tap there is, and some there are not."""


def laid(*kinds: str) -> Lobby:
    """Return a lobby of the seating game with these on its two seats."""
    lobby = lay(WEDDING)
    for seat, kind in enumerate(kinds):
        lobby = seat_kind(lobby, seat, kind)
    return lobby


def after(lobby: Lobby, args: Sequence[str], seed: int = 1) -> Lobby:
    """Return the lobby after these taps."""
    rng = Rng(seed)
    for arg in args:
        lobby = BOARD.set_up(lobby, arg, rng.split())
    return lobby


def drawn(lobby: Lobby) -> str:
    """Return the house rules as they are drawn."""
    html = BOARD.house_rules(lobby)
    assert html is not None
    return html


TWO = laid("human", "human")


# --- At the Wedding Table -------------------------------------------------------------


def test_the_table_cant_be_laid_before_the_bride_is_known() -> None:
    """W1: decided by the hidden-pawn choice, or set in the table's options."""
    for taps in ([], ["hide"], ["hide", "in:left"], ["hide", "in:left", "mine"]):
        lobby = after(TWO, taps)
        assert BOARD.set_up_refusal(lobby) is not None
        assert BOARD.deal_options(lobby) == {}


@pytest.mark.parametrize("hidden", HANDS)
@pytest.mark.parametrize("picked", HANDS)
def test_w1_the_pawn_in_the_picked_hand_is_the_pickers(
    hidden: str, picked: str
) -> None:
    """Setup 4: "the color of that pawn indicates which side they will play"."""
    lobby = after(TWO, ["hide", f"in:{hidden}", "mine", f"pick:{picked}", "open"])
    assert BOARD.set_up_refusal(lobby) is None
    bride = 0 if hidden == picked else 1  # Bo hides, Ada picks
    assert BOARD.deal_options(lobby) == {"bride": bride}
    name = lobby.players[bride].name
    assert sentence(say("wedding-lobby/is-bride", name=name)) in text_of(drawn(lobby))


def test_w1_the_other_one_may_hide() -> None:
    """ "One of you secretly hides": either player."""
    taps = ["swap", "hide", "in:left", "mine", "pick:left", "open"]
    assert BOARD.deal_options(after(TWO, taps)) == {"bride": 1}


@pytest.mark.parametrize(
    "taps", [["mine"], ["mine", "pick:left"], ["mine", "pick:right"], []]
)
def test_w1_where_the_pawns_lie_is_nowhere_in_the_page(taps: list[str]) -> None:
    """Whatever was hidden, the page is the same to the letter until a hand opens."""
    left, right = (drawn(after(TWO, ["hide", f"in:{hand}", *taps])) for hand in HANDS)
    assert left == right


def test_the_hands_close_under_other_verbs_than_they_were_filled_with() -> None:
    """Focus and pointer stay on no hand: nothing filled can be found when closed."""
    filling = verbs(drawn(after(TWO, ["hide"])))
    closed = verbs(drawn(after(TWO, ["hide", "in:left"])))
    picking = verbs(drawn(after(TWO, ["hide", "in:left", "mine"])))
    assert {arg for _, arg in filling if arg.startswith("in:")} == {
        "in:left",
        "in:right",
    }
    for args in (closed, picking):
        assert not {arg for _, arg in args if arg.startswith("in:")}
    assert not {arg for _, arg in closed if arg.startswith("pick:")}


def test_both_pawns_are_shown_when_a_hand_is_opened() -> None:
    """The result names both, each with the pawn in its hand."""
    html = drawn(after(TWO, ["hide", "in:right", "mine", "pick:left", "open"]))
    hands = [e.text for e in elements(html) if "opened" in e.attrs.get("class", "")]
    assert hands == ["Ada, Groom", "Bo, Bride"]


@pytest.mark.parametrize("kinds", [("human", "bot:easy"), ("bot:easy", "human")])
def test_a_bot_hides_and_picks_at_random(kinds: tuple[str, str]) -> None:
    """With a bot as hider it hides at random, with a bot as picker it picks at random."""
    taps = ["hide", "in:left", "pick:left", "open"]
    brides = {
        BOARD.deal_options(after(laid(*kinds), taps, seed))["bride"]
        for seed in range(40)
    }
    assert brides == {0, 1}


def test_a_bot_needs_nobody_to_look_away() -> None:
    """No hand-over where there is nobody to hand over to."""
    hides = after(laid("human", "bot:easy"), ["hide"])
    assert ("set-up", "pick:left") in verbs(drawn(hides))
    picks = after(laid("bot:easy", "human"), ["hide", "in:left"])
    assert BOARD.set_up_refusal(picks) is None


def test_a_seat_that_changes_hands_midway_leaves_no_dead_end() -> None:
    """A bot that takes over the picker's seat can be asked to pick."""
    midway = after(TWO, ["hide", "in:left", "mine"])
    taken_over = seat_kind(midway, 0, "bot:easy")
    assert ("set-up", "open") in verbs(drawn(taken_over))
    assert BOARD.set_up_refusal(after(taken_over, ["open"])) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_w1_the_bride_may_be_set(seat: int) -> None:
    """W1: "or set in the table's options"."""
    lobby = after(TWO, [f"bride:{seat}"])
    assert BOARD.set_up_refusal(lobby) is None
    options = BOARD.deal_options(lobby)
    assert game_named(WEDDING).deal(2, Rng(1), options)["bride"] == seat
    chosen = [
        e.attrs["data-arg"]
        for e in elements(drawn(lobby))
        if e.attrs.get("aria-checked") == "true"
    ]
    assert chosen == [f"bride:{seat}"]


def test_choosing_the_pawns_again_forgets_what_was_set_or_hidden() -> None:
    """`by:pawns` begins anew."""
    for taps in (["bride:1"], ["hide", "in:left", "mine", "pick:left", "open"]):
        assert BOARD.set_up_refusal(after(TWO, [*taps, "by:pawns"])) is not None


@given(
    st.lists(
        st.sampled_from(TAPS),
        max_size=12,
    ),
    st.sampled_from(["human", "bot:easy"]),
    st.sampled_from(["human", "bot:random"]),
)
def test_no_taps_break_the_lobby(taps: list[str], first: str, second: str) -> None:
    """Whatever arrives, the page is drawn, and a Bride is known or asked for."""
    lobby = after(laid(first, second), taps)
    elements(drawn(lobby))
    known = BOARD.set_up_refusal(lobby) is None
    assert (BOARD.deal_options(lobby).get("bride") in (0, 1)) == known


# --- Always a Bridesmaid --------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lobby_shows_the_points_table_in_use(seats: int) -> None:
    """Rulebook, "Round scoring I"; B12: with two players the table for three."""
    board = board_named("always-a-bridesmaid")
    lobby = lay("always-a-bridesmaid")
    while len(lobby.players) < seats:
        lobby = add_seat(lobby)
    while len(lobby.players) > seats:
        lobby = remove_seat(lobby, 0)
    html = board.house_rules(lobby)
    assert html is not None
    cells = [int(e.text) for e in elements(html) if e.tag == "td"]
    assert tuple(cells) == POINTS[participants(seats)]
    robot = sentence(say("bridesmaid-lobby/robot")) in text_of(html)
    assert robot == (seats == 2)
    assert board.set_up_refusal(lobby) is None
    assert board.deal_options(lobby) == {}
