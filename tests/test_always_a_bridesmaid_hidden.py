"""Nobody knows more of Always a Bridesmaid than they may: views and resampling."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import ReserveDrawn, ReserveKept, Scored
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES
from engine.games.always_a_bridesmaid.rules import State, opening
from engine.rng import Rng
from tests.bridesmaid import (
    GAME,
    after,
    all_choices,
    last,
    random_game,
    robot,
    seat_counts,
    seeds,
    states,
    three_players,
    viewers,
    with_robot,
)


def accounted_for(state: State) -> bool:
    """Tell whether every colour has its 11 Accessories, each in one place."""
    for seat in range(state.seats):
        aside = state.asides[seat]
        cards = [*state.hands[seat], *state.reserves[seat], *state.displayed[seat]]
        cards += [*state.arms[seat], *([] if aside is None else [aside])]
        if sorted(cards) != list(ACCESSORIES):
            return False
    if state.robot:
        dealt = [state.robot.removed, *state.robot.offers[0], *state.robot.offers[1]]
        return sorted(dealt) == list(ACCESSORIES)
    return True


@given(seats=seat_counts, seed=seeds)
def test_cards_are_conserved(seats: int, seed: int) -> None:
    """Components: 11 Accessories per player, at all times, each in one place."""
    for state in random_game(seats, seed):
        assert accounted_for(state)


@given(seats=seat_counts, seed=seeds)
def test_resampling_keeps_the_view_and_replays(seats: int, seed: int) -> None:
    """`resample(view).view(viewer) == view`, for every viewer at every decision.

    What comes out is a whole game: its own log, replayed from its own deal by legal
    choices, leads to the very same state.
    """
    rng = Rng(seed)
    for state in random_game(seats, seed):
        for viewer in viewers(state):
            view = state.view(viewer)
            drawn = GAME.resample(view, rng)
            assert repr(drawn.view(viewer)) == repr(view)
            assert accounted_for(drawn)
            assert replayed(drawn) == drawn


def replayed(state: State) -> State:
    """Return the state that a state's own log leads to from its own deal."""
    dealt = state.robot._replace(deck=()) if state.robot else None
    again = opening(state.seats, dealt)
    for choices in all_choices(state.log, state.seats):
        assert tuple(choices) == again.to_act
        for seat, action in choices.items():
            assert again.refusal(seat, action) is None
        again = again.apply(choices)
    return again


@given(state=states, seed=seeds)
def test_equal_arguments_draw_equal_states(state: State, seed: int) -> None:
    """What is drawn depends on the view and the generator alone."""
    for viewer in viewers(state):
        view = state.view(viewer)
        assert GAME.resample(view, Rng(seed)) == GAME.resample(view, Rng(seed))


@given(seats=seat_counts, seed=seeds)
def test_a_secret_choice_leaks_nothing_once_applied(seats: int, seed: int) -> None:
    """Other views are byte-identical whatever was kept, picked, drawn or set aside."""
    rng = Rng(seed)
    for state in random_game(seats, seed):
        if state.phase not in ("reserve", "robot", "draw", "aside"):
            continue
        choices = {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
        for seat in state.to_act:
            legal = [a for a in state.legal_actions(seat) if a is not None]
            one = state.apply({**choices, seat: legal[0]})
            other = state.apply({**choices, seat: legal[-1]})
            if any(isinstance(e, Scored) for e in one.log[len(state.log) :]):
                continue  # the card set aside was turned over at once
            for viewer in viewers(state):
                if viewer != seat:
                    assert repr(one.view(viewer)) == repr(other.view(viewer))


@given(seats=seat_counts, seed=seeds)
def test_views_hold_only_ones_own_cards(seats: int, seed: int) -> None:
    """A hand, a reserve and a card face down are shown to their owner only."""
    for state in random_game(seats, seed):
        for viewer in viewers(state):
            view = state.view(viewer)
            for seat, seen in enumerate(view.participants[:seats]):
                own = seat == viewer
                assert seen.hand == (state.hands[seat] if own else None)
                assert seen.reserve == (state.reserves[seat] if own else None)
                assert seen.hand_size == len(state.hands[seat])
                assert seen.reserve_size == len(state.reserves[seat])
                if not own and state.phase != "display":
                    assert seen.aside is None
            for event in view.log:
                if isinstance(event, ReserveKept | ReserveDrawn):
                    (pairs,) = [p for p in event if isinstance(p, tuple)]
                    assert {seat for seat, _ in pairs} <= {viewer}


@given(seats=seat_counts, seed=seeds)
def test_a_view_never_forgets(seats: int, seed: int) -> None:
    """Perfect recall: each view's log begins with the log of the one before it."""
    before: dict[Seat | None, tuple[object, ...]] = {}
    for state in random_game(seats, seed):
        for viewer in viewers(state):
            log = state.view(viewer).log
            seen = before.get(viewer, ())
            assert log[: len(seen)] == seen
            before[viewer] = log


def drawn_set(
    state: State, viewer: Seat | None, secret: Callable[[State], object], draws: int
) -> set[object]:
    """Return what comes up for a secret in so many draws."""
    rng = Rng(16)
    view = state.view(viewer)
    return {secret(GAME.resample(view, rng)) for _ in range(draws)}


def test_every_reserve_that_fits_comes_up() -> None:
    """Round 1: five of the six cards not shown yet were kept, any of them."""
    turns = [f"{card} {card} {card}" for card in (3, 5, 6, 8, 10)]
    state = three_players(*turns)
    possible = set(combinations((-5, -3, -2, 0, 1, 2), 5))
    assert drawn_set(state, 0, lambda drawn: drawn.reserves[1], 200) == possible


def test_every_card_aside_that_fits_comes_up() -> None:
    """B5: what lies face down may be any card not shown, kept or displayed."""
    state = three_players("10 10 10", "HOLD 8 8", "5")
    possible = {card for card in ACCESSORIES if card != 10}
    assert drawn_set(state, 1, lambda drawn: drawn.asides[0], 300) == possible


def test_every_history_of_the_reserve_comes_up() -> None:
    """Round 2: exactly the pairs (kept, drawn) with which the game replays come up.

    The sampler is held against brute force: each way to keep five and draw three is
    tried against what seat 1 has shown.
    """
    state = three_players(
        *("3 3 3", "5 5 5", "6 6 6", "8 8 8", "10 10 10"),
        *("HOLD HOLD HOLD", "- - -", "0,1,2 -5,0,2 0,1,2"),
        *("0 2 0", "1 10 1", "2 0 2", "3 3 HOLD", "-"),
    )
    possible = {
        (kept, drawn)
        for kept in combinations(ACCESSORIES, 5)
        for drawn in combinations(kept, 3)
        if fits(state, 1, kept, drawn)
    }
    found = drawn_set(
        state,
        0,
        lambda s: (dict(last_kept(s))[1], dict(last(s, ReserveDrawn).drawn)[1]),
        3000,
    )
    assert found == possible
    assert 1 < len(possible) < 100


def last_kept(state: State) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """Return what everybody kept in reserve."""
    kept: tuple[tuple[Seat, tuple[int, ...]], ...] = last(state, ReserveKept).kept
    return kept


def fits(
    state: State, seat: Seat, kept: tuple[int, ...], drawn: tuple[int, ...]
) -> bool:
    """Tell whether the game could have gone the same with these secrets of a seat."""
    again = opening(state.seats, None)
    for choices in all_choices(state.log, state.seats):
        secret = {"reserve": kept, "draw": drawn}.get(again.phase)
        tried = choices if secret is None else {**choices, seat: secret}
        if any(again.refusal(who, action) for who, action in tried.items()):
            return False
        again = again.apply(tried)
    return True


def test_everything_about_the_robot_that_fits_comes_up() -> None:
    """B13: any of the other six may have been picked, or be the one removed."""
    state = with_robot()
    theirs = (-5, -2, 1, 3, 6, 10)
    picks = drawn_set(state, 0, lambda s: s.view(1).robot_given, 500)
    assert picks == set(combinations(theirs, 2))
    removed = drawn_set(state, 0, lambda s: s.robot and s.robot.removed, 300)
    assert removed == set(theirs)
    order = drawn_set(state, 0, lambda s: s.robot and s.robot.orders[2][0], 100)
    assert order == {0, 1, 2, 3, 4}


def test_what_the_robot_revealed_is_known() -> None:
    """B13: a revealed card that one did not give was given by the other."""
    state = with_robot("8 6", deal=robot(3, 0, 1, 2, 4))
    picks = drawn_set(state, 0, lambda s: s.view(1).robot_given, 300)
    assert picks == {tuple(sorted((10, card))) for card in (-5, -2, 1, 3, 6)}
    first = drawn_set(
        state, None, lambda s: s.robot and s.robot.deck[s.robot.orders[0][0]], 50
    )
    assert first == {10}


def test_answers_fit_who_won() -> None:
    """B11: who lost said less than who won, and may have said nothing."""
    nothing = ("HOLD HOLD HOLD", "- - -")
    tied = three_players(*nothing, "0,1,2 0,1,2 0,1,2", *nothing, *nothing)
    state = after(tied, "2 3 -")
    answers = drawn_set(state, 1, lambda s: dict(s.log[-2].answers)[0], 300)
    assert answers == {None, 0, 1, 2}
    winning = drawn_set(state, 0, lambda s: dict(s.log[-2].answers)[1], 300)
    assert {3, 4, 5} < winning
    assert min(winning) == 3
    silent = after(tied, "- - -")
    shared = drawn_set(silent, None, lambda s: dict(s.log[-2].answers)[0], 300)
    assert {None, 0, 100} < shared


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_robots_offers_are_unknown_before_they_are_shown(
    viewer: Seat | None,
) -> None:
    """B13: the Robot's cards are dealt after the Reserve Cards are chosen."""
    state = GAME.start(2, robot())
    other = GAME.start(
        2, robot(removed=8, hands=[[-3, 0, 2, 5, 10], [-5, -2, 1, 3, 6]])
    )
    assert repr(state.view(viewer)) == repr(other.view(viewer))
