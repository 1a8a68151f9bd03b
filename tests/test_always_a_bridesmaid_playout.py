"""The playout core of Always a Bridesmaid keeps the same rules as `rules`."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.bots.playout import (
    CODES,
    HOLD,
    Playout,
    mask_of,
    shares,
)
from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.pieces import POINTS
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.rng import Rng
from tests.bridesmaid import GAME, seat_counts, seeds


def code(card: object) -> int:
    return CODES[card] if isinstance(card, int) else HOLD


def orders(state: State) -> list[list[int]]:
    """Return what the Robot reveals, round by round, in codes."""
    if state.robot is None:
        return []
    deck = state.robot.deck
    return [[code(deck[at]) for at in order] for order in state.robot.orders]


def assert_same(game: Playout, state: State) -> None:
    """Totals, who is active, hands, Displayed Cards and WILD are the same."""
    assert tuple(map(bool, game.wild)) == state.wild
    assert game.displayed == [mask_of(cards) for cards in state.displayed]
    if state.phase in ("play", "aside"):
        turns = state.turn - (state.phase == "play")
        assert (game.round, game.turn) == (state.round, turns)
        assert game.totals == [sum(arm) for arm in state.arms]
        assert tuple(game.active) == state.active
        assert game.open == (not state.first)
        assert game.hands == [mask_of(cards) for cards in state.hands]
        assert game.reserves == [mask_of(cards) for cards in state.reserves]


@settings(max_examples=80)
@given(seats=seat_counts, seed=seeds)
def test_a_random_game_goes_the_same_way(seats: int, seed: int) -> None:
    """Totals, ranks, points, displays, WILD, the Robot and the early finish."""
    rng = Rng(seed)
    state: State = GAME.start(seats, GAME.deal(seats, rng))
    while state.phase != "play":
        state = step(state, rng)[1]
    game = Playout(seats, [mask_of(kept) for kept in state.reserves], orders(state))
    while state.to_act:
        assert_same(game, state)
        chosen, after = step(state, rng)
        follow(game, state, chosen)
        scored = [e for e in after.log[len(state.log) :] if isinstance(e, Scored)]
        for event in scored:
            assert game.score() == event.points
            assert tuple(game.totals) == event.totals
        if over(state, after):
            assert game.clean_up() == (after.phase in ("play", "draw"))
        state = after
    assert state.outcome is not None
    assert tuple(game.scores()) == state.outcome.scores


def step(state: State, rng: Rng) -> tuple[dict[int, Any], State]:
    """Return random choices and the state after them."""
    chosen = {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
    return chosen, state.apply(chosen)


def follow(game: Playout, state: State, chosen: dict[int, Any]) -> None:
    """Make the same choices in the playout."""
    if state.phase == "play":
        entitled = game.reveal([code(chosen.get(s)) for s in range(state.seats)])
        after = state.apply(chosen)
        assert tuple(entitled) == (after.to_act if after.phase == "aside" else ())
    for seat, choice in chosen.items():
        if state.phase == "aside":
            game.set_aside(seat, code(choice))
        elif state.phase == "draw":
            game.draw(seat, mask_of(choice))
        elif state.phase == "display":
            must, among = game.due_from(seat, state.due[seat])
            assert mask_of(choice) & must == must
            assert not mask_of(choice) & ~(must | among)
            game.display(seat, mask_of(choice))


def over(before: State, after: State) -> bool:
    """Tell whether a round was cleaned up between two states."""
    if before.phase not in ("play", "aside", "display"):
        return False
    return after.phase in ("draw", "single", "finished") or after.round > before.round


@given(totals=st.lists(st.integers(-10, 35), min_size=3, max_size=5))
def test_points_are_shared_as_the_rules_share_them(totals: list[int]) -> None:
    """B7: equal totals share a rank and its points, rounded down."""
    expected = ranking_points(ranks(totals), POINTS[len(totals)])
    assert shares(tuple(totals)) == expected
