"""Hindsight at the wedding table: the best seating for the guests a player had."""

from __future__ import annotations

import pytest

from engine.games.at_the_wedding_table.bots.seating import BestSeating, best_seating
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.scoring import scorers, totals, worths
from engine.rng import Rng
from engine.thinking import conclude
from tests.wedding import finished, random_state


def best(state: State, seat: int) -> BestSeating:
    return conclude(best_seating(state.view(None), seat))


def lead(state: State, found: BestSeating, seat: int) -> int:
    """Count the lead on the table found by the rules alone."""
    known = scorers(state.deal.guests)
    scores = totals(found.table, worths(known, found.table))
    return scores[seat] - scores[1 - seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_seating_is_better(seat: int) -> None:
    """The lead is that of the table it shows, and no exchange of guests beats it."""
    state = finished(16 + seat)
    found = best(state, seat)
    assert lead(state, found, seat) == found.lead
    assert found.lead >= state.scores[seat] - state.scores[1 - seat]
    own = [entry for entry, placed in enumerate(state.table) if placed[1] == seat]
    rng = Rng(seat)
    for _ in range(400):
        table = list(state.table)
        for entry, other in zip(own, rng.shuffled(own), strict=True):
            table[entry] = state.table[other]
        assert lead(state, BestSeating(0, tuple(table)), seat) <= found.lead


def test_only_own_guests_move() -> None:
    """The other player's guests stay, and nobody gets a guest or a seat for it."""
    state = finished(3)
    found = best(state, 0)
    assert sorted(found.table) == sorted(state.table)
    for before, after in zip(state.table, found.table, strict=True):
        assert before[1] == after[1]
        assert before[1] == 0 or before == after


def test_a_running_game_has_no_hindsight() -> None:
    """While guests are still to come there is nothing to say."""
    with pytest.raises(ValueError, match="not over"):
        conclude(best_seating(random_state(1, 15).view(None), 0))
