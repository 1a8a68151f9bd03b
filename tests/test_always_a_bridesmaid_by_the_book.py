"""The engine against the rulebook told a second time, decision by decision."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.rules import State
from engine.rng import Rng
from tests.bridesmaid import GAME, seat_counts, seeds
from tests.bridesmaid_by_the_book import Asked, Party, Player, whole_game


def some_choice(legal: list[Any], rng: Rng, holds: int) -> Any:
    """Return one of the choices; HOLD BACK in so many of a hundred turns."""
    if legal[-1] == "HOLD" and len(legal) > 1:
        return "HOLD" if rng.below(100) < holds else rng.choice(legal[:-1])
    return rng.choice(legal)


def agree(state: State, party: Party, asked: Asked) -> None:
    """Compare everything that lies on the table and in the hands."""
    assert list(state.to_act) == sorted(asked)
    for seat, legal in asked.items():
        listed = state.legal_actions(seat)
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(legal)
        assert len(listed) == len(legal)
    for seat, one in enumerate(party.players):
        assert set(state.hands[seat]) == one.hand
        assert set(state.reserves[seat]) == one.reserve
        assert set(state.displayed[seat]) == one.displayed
        assert list(state.arms[seat]) == one.arm
        lies = state.asides[seat]
        assert ([] if lies is None else [lies]) == one.aside
        assert state.wild[seat] == one.wild
        assert state.scores[seat] == one.score
    scored = [list(e.points) for e in state.log if isinstance(e, Scored)]
    assert scored == party.points
    if asked:
        assert state.round == party.round


@given(seats=seat_counts, seed=seeds, holds=st.sampled_from([5, 20, 50]))
def test_the_engine_plays_by_the_book(seats: int, seed: int, holds: int) -> None:
    """B1 to B14: at every decision the same choices, hands, points and winners."""
    rng = Rng(seed)
    deal = GAME.deal(seats, rng)
    state: State = GAME.start(seats, deal)
    party = Party([Player() for _ in range(seats)], deal.get("robot"))
    course = whole_game(party)
    asked = next(course)
    while True:
        agree(state, party, asked)
        choices = {
            s: some_choice(list(state.legal_actions(s)), rng, holds) for s in asked
        }
        if state.phase == "single":
            choices = {seat: rng.choice([None, 0, 1, 2, 100]) for seat in asked}
        state = state.apply(choices)
        try:
            asked = course.send(choices)
        except StopIteration:
            break
    agree(state, party, {})
    assert state.outcome is not None
    assert list(state.outcome.winners) == party.winners
    assert list(state.outcome.scores) == party.scores
