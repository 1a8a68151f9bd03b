"""Bots of Always a Bridesmaid: legal, repeatable, and each better than the last."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Judgement
from engine.games.always_a_bridesmaid.bots import COACH, RIVALS
from engine.games.always_a_bridesmaid.bots.levels import HARD
from engine.games.always_a_bridesmaid.bots.thinker import Judge
from engine.games.always_a_bridesmaid.pieces import HOLD, Action
from engine.games.always_a_bridesmaid.rules import State
from engine.match import play_game
from engine.rng import Rng
from engine.thinking import conclude
from tests.bridesmaid import (
    GAME,
    parts,
    random_game,
    random_state,
    robot,
    seat_counts,
    seeds,
    three_players,
    with_robot,
)

levels = st.sampled_from(["random", "easy", "medium"])


def played(levels: list[str], seed: int) -> State:
    """Return the end of a game among these bots."""
    rng = Rng(seed)
    state: State = GAME.start(len(levels), GAME.deal(len(levels), rng))
    while state.to_act:
        choices = {}
        for seat in state.to_act:
            bot = GAME.bots[levels[seat]]
            legal = state.legal_actions(seat)
            choices[seat] = bot.choose(state.view(seat), legal, rng.split())
            assert choices[seat] in legal
        state = state.apply(choices)
    return state


def test_the_levels_from_weakest_to_strongest() -> None:
    """The four levels offered, after `random`."""
    assert list(GAME.bots) == ["random", "easy", "medium", "hard", "expert"]


@settings(max_examples=20)
@given(seats=seat_counts, seed=seeds, level=levels)
def test_bots_play_whole_legal_games(seats: int, seed: int, level: str) -> None:
    """Every choice of every bot is one of the legal actions, to the end."""
    assert played([level] * seats, seed).outcome is not None


@settings(max_examples=10)
@given(seats=seat_counts, seed=seeds, level=levels)
def test_equal_arguments_give_an_equal_answer(
    seats: int, seed: int, level: str
) -> None:
    """A bot interrupted by a closed page chooses the same again."""
    assert played([level] * seats, seed) == played([level] * seats, seed)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_easy_beats_random(seats: int) -> None:
    """`easy` is worth playing once: it wins half as much again as its share, and more.

    80 games with `easy` in each seat in turn; by chance alone it would win 1 in `seats`.
    """
    wins, own, others = 0.0, [], []
    for seed in range(80):
        place = seed % seats
        names = ["easy" if seat == place else "random" for seat in range(seats)]
        state = played(names, seed)
        assert state.outcome is not None
        if place in state.outcome.winners:
            wins += 1 / len(state.outcome.winners)
        own.append(state.scores[place])
        others += [score for at, score in enumerate(state.scores) if at != place]
    assert wins / 80 > (0.65 if seats == 2 else 0.5)
    assert mean(own) > mean(others) + 1


def choice_of_easy(state: State, seat: int, seed: int = 1) -> object:
    """Return what `easy` does here."""
    legal = state.legal_actions(seat)
    return GAME.bots["easy"].choose(state.view(seat), legal, Rng(seed))


def test_easy_keeps_a_mixed_reserve() -> None:
    """Just one of the cards that turn WILD stays back, and one big one."""
    opening = GAME.start(3, {})
    for seed in range(20):
        kept = choice_of_easy(opening, 0, seed)
        assert isinstance(kept, tuple)
        assert sum(card < 0 for card in kept) == 1
        assert sum(card >= 8 for card in kept) == 1


def test_easy_stops_in_second_place() -> None:
    """Second of three pays most: close behind one who is done, it holds back."""
    state = three_players("10 6 3", "HOLD 3 -2", "-")
    assert state.totals == (10, 9, 1)
    assert {choice_of_easy(state, 1, seed) for seed in range(20)} == {HOLD}


def test_easy_moves_on_from_last_place() -> None:
    """Last place scores nothing at all, so it does not stop there."""
    state = three_players("10 6 3", "HOLD 3 -2", "-")
    assert HOLD not in {choice_of_easy(state, 2, seed) for seed in range(20)}


def test_easy_sets_a_big_card_aside() -> None:
    """With the others done and far ahead, only a big card brings second place."""
    state = three_players("3 10 8", "HOLD HOLD 10")
    assert state.totals == (3, 10, 18)
    assert {choice_of_easy(state, 0, seed) for seed in range(20)} <= {8, 10}


def test_easy_displays_the_lowest() -> None:
    """B8: of what it may display it parts with the lowest."""
    state = three_players("8 10 3", "3 5 6", "HOLD HOLD HOLD", "- - -")
    assert choice_of_easy(state, 0) == (3, 8)[: state.due[0]]


def test_easy_feeds_the_robot_small_cards() -> None:
    """B13: two of the five shown."""
    state = GAME.start(2, robot())
    kept = (-5, -3, 0, 1, 2)
    state = state.apply({0: kept, 1: kept})
    assert choice_of_easy(state, 0) == (0, 2)
    assert choice_of_easy(with_robot(), 0) in with_robot().legal_actions(0)


def fog(state: State, seat: int, seed: int) -> State:
    """Return a state that differs in all that this seat can't know."""
    return GAME.resample(state.view(seat), Rng(seed))


@settings(max_examples=12)
@given(
    seats=seat_counts,
    seed=seeds,
    part=st.floats(0.1, 0.95),
    level=st.sampled_from(["random", "easy", "medium", "hard"]),
)
def test_no_bot_sees_what_its_seat_can_not_know(
    seats: int, seed: int, part: float, level: str
) -> None:
    """Everything hidden is changed, the generator kept: the choice is the same."""
    same_choice(seats, seed, part, level)


@settings(max_examples=3)
@given(seats=seat_counts, seed=seeds, part=st.floats(0.1, 0.95))
def test_expert_does_not_see_it_either(seats: int, seed: int, part: float) -> None:
    """The same law for `expert`, which takes longer."""
    same_choice(seats, seed, part, "expert")


def same_choice(seats: int, seed: int, part: float, level: str) -> None:
    state = random_state(seats, seed, part)
    bot = GAME.bots[level]
    for seat in state.to_act[:1]:
        legal = state.legal_actions(seat)
        other = fog(state, seat, seed + 1)
        assert other.legal_actions(seat) == legal
        chosen = bot.choose(state.view(seat), legal, Rng(seed))
        assert chosen in legal
        assert bot.choose(other.view(seat), legal, Rng(seed)) == chosen


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_searching_levels_yield_often(level: str) -> None:
    """Many slices, each telling how much is done, so that a page stays alive."""
    state = three_players("10 6 3")
    legal = state.legal_actions(1)
    shares = list(GAME.bots[level].think(state.view(1), legal, Rng(1)))
    assert len(shares) > 10
    assert all(0 <= share <= 1 for share in shares)
    assert shares == sorted(shares)


def judged(state: State, seat: int) -> Sequence[Judgement[Action]]:
    """Return what the coach says of this seat's actions."""
    legal = state.legal_actions(seat)
    return conclude(COACH.judge(state.view(seat), legal, Rng(1)))


@settings(max_examples=4)
@given(seats=seat_counts, seed=seeds, part=parts)
def test_the_coach_judges_every_decision(seats: int, seed: int, part: float) -> None:
    """Every legal action once, its value the share of a win to expect."""
    state = random_state(seats, seed, part)
    for seat in state.to_act[:1]:
        judgements = judged(state, seat)
        actions = [one.action for one in judgements]
        assert sorted(map(str, actions)) == sorted(map(str, state.legal_actions(seat)))
        values = [one.value for one in judgements]
        assert all(0 <= value <= 1 for value in values)
        assert values == sorted(values, reverse=True)


def test_the_coach_puts_the_best_first() -> None:
    """With the others done and far ahead, only a big card set aside scores."""
    state = three_players("3 10 8", "HOLD HOLD 10")
    best, *_ = judged(state, 0)
    assert best.action in (8, 10)


def test_the_tiebreak_is_no_question_of_skill() -> None:
    """B11: all answers are worth the same."""
    state = tied_state()
    values = {one.value for one in judged(state, state.to_act[0])}
    assert len(values) == 1


def tied_state() -> State:
    """Return the first state of random games in which seats are tied."""
    for seed in range(200):
        for state in random_game(3, seed):
            if state.phase == "single":
                return state
    raise AssertionError


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_plain_beats_random(seats: int) -> None:
    """The player that figures are measured against is one: it beats chance clearly."""
    wins = 0.0
    for seed in range(60):
        rng = Rng(seed)
        bots = [GAME.bots["random"]] * seats
        bots[seed % seats] = RIVALS["plain"]
        outcome = play_game(GAME, bots, rng)
        if seed % seats in outcome.winners:
            wins += 1 / len(outcome.winners)
    assert wins / 60 > 1.4 / seats


def test_a_seeded_search_is_the_same_on_every_platform() -> None:
    """The judgements of `hard` here, to the last digit; in the browser too."""
    state = three_players("10 6 3")
    legal = state.legal_actions(1)
    judge = Judge(HARD)
    found = conclude(judge.judge(state.view(1), legal, Rng(7)))
    assert [(one.action, repr(one.value)) for one in found] == [
        (10, "0.37275037412547857"),
        (5, "0.3512572323856658"),
        (3, "0.2989917000997686"),
        (8, "0.2989917000997686"),
        ("HOLD", "0.2875579330205834"),
        (-2, "0.1976580622098038"),
    ]
