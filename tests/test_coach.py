"""Coach, hindsight, review, and the question whether a bot could see one's cards."""

from __future__ import annotations

import json

import pytest

from engine.asking import choose
from engine.game import Judgement
from engine.record import Player
from engine.review import AGREED, Decision, Point, decide, loss, people, points, review
from engine.rng import Rng
from engine.table import Table, new_table
from engine.thinking import conclude
from tests.judging import (
    BRIDESMAID,
    WEDDING,
    asked,
    every_table,
    judged,
    played,
    running,
)


def some_points(table: Table) -> list[Point]:
    """Return a decision at the opening, in the middle and near the end."""
    found = points(table, people(table))
    return [found[0], found[len(found) // 2], found[-2]]


@every_table
def test_a_coach_judges_what_may_be_chosen_by_what_a_seat_knows(
    key: str, seats: int
) -> None:
    """The law of bots, of coaches: other secrets, same chance, same judgement."""
    table = played(key, seats, 3)
    game = table.game
    for ply, seat in some_points(table):
        state = table.states[ply]
        other = game.resample(state.view(seat), Rng(99))
        judged = [
            conclude(
                game.coach.judge(one.view(seat), one.legal_actions(seat), Rng(ply))
            )
            for one in (state, other)
        ]
        assert judged[0] == judged[1]
        actions = [one.action for one in judged[0]]
        assert actions
        assert set(actions) <= set(state.legal_actions(seat))
        assert len(set(actions)) == len(actions)


@every_table
def test_hindsight_is_of_choices_that_could_have_been_made(
    key: str, seats: int
) -> None:
    """What was best afterwards was legal; it never beats the choice by less than 0."""
    table = played(key, seats, 4)
    game = table.game
    for ply, seat in some_points(table):
        state = table.states[ply]
        choices = game.read_step(state, table.steps[ply])
        found = [
            conclude(game.hindsight(state, choices, seat, Rng(1))) for _ in range(2)
        ]
        assert found[0] == found[1]
        assert found[0].best in state.legal_actions(seat)
        assert found[0].gain >= 0
        if found[0].best == choices[seat]:
            assert found[0].gain == 0


def test_the_best_choice_loses_nothing() -> None:
    """One trial that has it first is enough: no mistake without both agreeing."""
    assert loss([judged(a=2, b=1), judged(a=2, b=1)], "a").loss == 0
    assert loss([judged(a=2, b=1), judged(a=1, b=2)], "a").loss == 0


def test_what_is_best_by_one_trial_is_measured_by_the_other() -> None:
    """a is best by the first and c by the second: a counts 3 - 1, c counts 2 - 1."""
    found = loss([judged(a=9, b=1, c=2), judged(a=3, b=1, c=8)], "b")
    assert found.loss == pytest.approx((2 + 1) / 2)
    assert found.made == pytest.approx(1)
    assert found.best == "a"


def test_each_of_three_measures_what_is_best_by_the_others() -> None:
    """By the others together b, a and a are best: c misses 4, 2 - 1 and 4 - 1."""
    trials = [judged(a=9, b=4, c=0), judged(a=2, b=6, c=1), judged(a=4, b=5, c=1)]
    found = loss([trials[0], trials[2], trials[2]], "c")
    assert found.loss == pytest.approx((4 + 3 + 3) / 3)
    assert found.best == "a"
    assert loss(trials, "c").loss == 0
    assert loss([judged(a=3, c=0), judged(a=3, c=0), judged(a=0, c=1)], "c").loss == 0


def test_progress_never_goes_back() -> None:
    """A decision's share grows, hindsight and all trials included."""
    table = played(WEDDING, 2, 9)
    for ply in (5, 12):
        point = Point(ply, table.states[ply].to_act[0])
        shares = list(decide(table, point, 1))
        assert shares == sorted(shares)
        assert 0 <= shares[0] < shares[-1] <= 1


def test_trials_that_disagree_accuse_nobody() -> None:
    """The smaller difference has to be a third of the larger one."""
    assert AGREED == 3
    assert loss([judged(a=9, b=0), judged(a=2, b=0)], "b").loss == 0
    assert loss([judged(a=6, b=0), judged(a=2, b=0)], "b").loss == pytest.approx(4)


def test_a_choice_that_was_left_out_is_worth_no_more_than_the_least() -> None:
    """Plainly worse actions need not be judged."""
    found = loss([judged(a=5, b=2)], "z")
    assert found.loss == pytest.approx(3)


def test_what_a_trial_puts_first_is_no_mistake() -> None:
    """Not even where another choice, given up early and so listed later, seemed better."""
    given_up = [Judgement("a", 1.0), Judgement("b", 3.0)]
    assert loss([given_up, judged(a=1, b=4)], "a").loss == 0


@pytest.mark.parametrize(("key", "seats"), [(BRIDESMAID, 3), (WEDDING, 2)])
def test_who_does_as_the_hint_says_is_not_blamed(key: str, seats: int) -> None:
    """The hint is the first trial of the review: same seed, same chance, same view."""
    table = new_table(key, [Player(f"P{n}") for n in range(seats)], Rng(5))
    bot = table.game.bots["easy"]
    advised: list[Point] = []
    while table.state.outcome is None:
        state, ply = table.state, len(table.steps)
        for seat in table.waiting_for:
            choice = choose(bot, state, seat, seat, ply)
            due = seat == 0 and state.phase not in table.game.unjudged
            if due and len(state.legal_actions(seat)) > 1 and ply > 6:
                record = running(table, ply)
                line = {"ask": "judge", "record": record, "seat": seat, "seed": 16}
                best = asked(line)["judged"][0]["choice"]
                choice = table.game.read_choice(state, seat, best)
                advised.append(Point(ply, seat))
            table.choose(seat, choice)
    assert len(advised) >= 3
    for at in advised[:6]:
        assert conclude(decide(table, at, 16)).loss == 0


@pytest.mark.parametrize(("key", "seats"), [(BRIDESMAID, 2), (WEDDING, 2)])
def test_a_review_has_every_decision_of_persons_and_fits_a_line(
    key: str, seats: int
) -> None:
    """Choices as records write them; the same seed gives the same review."""
    table = played(key, seats, 6, ["human", "bot:easy"])
    table.steps[:], table.states[:] = table.steps[-4:], table.states[-5:]
    found = conclude(review(table, people(table), 7))
    assert [(d.ply, d.seat) for d in found] == points(table, (0,))
    for decision in found:
        state = table.states[decision.ply]
        made = table.game.read_step(state, table.steps[decision.ply])[0]
        assert decision.made == table.game.write_choice(made)
        for choice in (decision.made, decision.best, decision.hindsight):
            table.game.read_choice(state, decision.seat, choice)
        assert decision.loss >= 0
        assert Decision(**json.loads(json.dumps(decision._asdict()))) == decision
    again = conclude(decide(table, Point(*found[0][:2]), 7))
    assert again == found[0]


def test_where_only_bots_played_they_are_reviewed() -> None:
    """A review is of persons; of all seats where there is none."""
    assert people(played(WEDDING, 2, 1, ["bot:easy", "human"])) == (1,)
    assert people(played(WEDDING, 2, 1, ["bot:easy", "bot:easy"])) == (0, 1)


def test_a_tiebreaker_is_no_matter_of_skill() -> None:
    """B11: how long one has been single is not judged."""
    for seed in range(40):
        table = played(BRIDESMAID, 3, seed)
        plies = [p for p, state in enumerate(table.states) if state.phase == "single"]
        if plies:
            assert not {ply for ply, _ in points(table, (0, 1, 2))} & set(plies)
            return
    raise AssertionError("no game was tied")


def test_the_last_plies_of_the_wedding_table_are_exact() -> None:
    """The coach works the last four turns out to the end; the review says so."""
    table = played(WEDDING, 2, 8)
    exact = {
        ply: conclude(decide(table, Point(ply, seat), 1)).exact
        for ply, seat in points(table, (0, 1))
        if ply >= 11
    }
    assert exact == {11: False, 12: True, 13: True, 14: True, 15: True}


def test_the_last_turn_has_no_luck() -> None:
    """W3: after the 16th guest nobody turns up; what was known then is all there is."""
    table = played(WEDDING, 2, 8)
    choices = table.game.read_step(table.states[15], table.steps[15])
    (seat,) = choices
    found = conclude(table.game.hindsight(table.states[15], choices, seat, Rng(1)))
    assert found.luck == 0


def test_choices_that_reveal_nothing_have_no_luck() -> None:
    """Reserve, draw and display: no choice of others is turned over."""
    table = played(BRIDESMAID, 3, 2)
    seen = set()
    for ply, state in enumerate(table.states[:-1]):
        if state.phase in ("reserve", "draw", "display") and state.phase not in seen:
            seen.add(state.phase)
            choices = table.game.read_step(state, table.steps[ply])
            seat = min(choices)
            found = conclude(table.game.hindsight(state, choices, seat, Rng(1)))
            assert (found.luck, found.gain, found.best) == (0, 0, choices[seat])
    assert len(seen) == 3
