"""Habits of Always a Bridesmaid choose what is legal, and count points by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.bots.course import situation
from engine.games.always_a_bridesmaid.bots.habits import BALLOTS, pays, spread_over
from engine.games.always_a_bridesmaid.bots.opponents import Kind, draw_worlds, weigh
from engine.games.always_a_bridesmaid.bots.plain import seen_situation
from engine.games.always_a_bridesmaid.bots.playout import HOLD, VALUES, Playout, mask_of
from engine.games.always_a_bridesmaid.bots.pool import pool_for
from engine.games.always_a_bridesmaid.bots.seen import Record
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, POINTS
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.rng import Rng
from engine.thinking import conclude
from tests.bridesmaid import random_state, seat_counts, seeds, three_players
from tools import exploit


@given(rivals=st.lists(st.integers(-12, 25), min_size=2, max_size=4))
def test_cards_pay_what_the_rules_say(rivals: list[int]) -> None:
    """B7, for every card at once."""
    table = POINTS[len(rivals) + 1]
    packed = pays(tuple(sorted(rivals))).to_bytes(HOLD + 1, "little")
    for paid, value in zip(packed, VALUES, strict=True):
        assert paid == ranking_points(ranks([value, *rivals]), table)[0]


@settings(max_examples=40)
@given(seats=seat_counts, seed=seeds, part=st.floats(0.05, 0.95))
def test_habits_choose_what_is_legal(seats: int, seed: int, part: float) -> None:
    """Every slip of every ballot names a card in hand, or none."""
    state = random_state(seats, seed, part)
    if state.phase not in ("play", "aside"):
        return
    for seat in state.to_act:
        legal = state.legal_actions(seat)
        for habit in pool_for(seats):
            ballot = habit.ballot(seen_situation(state.view(seat)))
            assert len(ballot) == BALLOTS
            for code in ballot:
                held_back = None if state.phase == "aside" else "HOLD"
                assert (held_back if code == HOLD else ACCESSORIES[code]) in legal


def test_worse_choices_are_rarer() -> None:
    """A choice that is worse by the heat is made a quarter as often as the best."""
    ballot = spread_over((1, 2), [10, 7], 3)
    assert (ballot.count(1), ballot.count(2)) == (13, 3)


def test_playouts_and_views_tell_the_same_situation() -> None:
    """What a habit is asked in a playout is what it would be asked at the table."""
    state = three_players("10 6 3", "HOLD 3 -2", "-")
    game = Playout(3, [mask_of(kept) for kept in state.reserves])
    game.reveal([10, 8, 6])
    game.reveal([HOLD, 6, 2])
    assert situation(game, 1) == seen_situation(state.view(1))
    assert situation(game, 2) == seen_situation(state.view(2))


def test_rivals_are_known_by_what_they_did() -> None:
    """A habit that makes what was seen likely weighs more than one that does not."""

    class Always:
        def __init__(self, code: int) -> None:
            self.code = code

        def ballot(self, asked: object) -> bytes:
            return bytes((self.code,)) * BALLOTS

    state = three_players("10 6 3", "8 5 5")
    view = state.view(0)
    kinds = (
        Kind(Always(8), 0.5),
        Kind(Always(4), 0.5),
    )  # 6, which seat 1 played, and 1
    worlds = conclude(draw_worlds(view, 4, Rng(1)))
    mix = conclude(weigh(Record(view), worlds, kinds, [1], 0.1))[1]
    drawn = [mix.draw(iter_random(seed)).habit for seed in range(40)]
    assert sum(habit is kinds[0].habit for habit in drawn) > 25


def iter_random(seed: int) -> Callable[[], float]:
    rng = Rng(seed)
    return lambda: rng.below(1000) / 1000


def test_the_search_for_exploiters_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line of JSON: numbers, share, interval and fair share; the same again."""
    asked = "exploit --level easy --candidates 4 --games 2 --fresh 9 --seed 3"
    monkeypatch.setattr("sys.argv", asked.split())
    exploit.main()
    first = capsys.readouterr().out
    exploit.main()
    assert capsys.readouterr().out == first
    found = json.loads(first)
    assert found["interval"][0] <= found["share"] <= found["interval"][1]
    assert found["fair"] == 0.3333
