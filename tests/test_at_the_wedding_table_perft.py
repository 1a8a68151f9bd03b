"""How many ways a wedding can go, ply by ply: counts that are kept, and counted twice.

The second count is a formula where there is one, and else the rulebook told again.
"""

from __future__ import annotations

from collections import Counter
from math import perm

import pytest

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.rules import State
from tests.wedding import opening, random_state
from tests.wedding_by_the_book import Evening

GUESTS = shipped_deck()
POSITIONS = (18, 270, 2_520, 17_280)
"""Different positions after 1 to 4 turns where six seats are free: guests that two turns
took from the row in the other order make the same."""
ENDS = {
    (5, 13): (68, 85, 9, 10_285),
    (6, 13): (82, 80, 0, 8_394),
    (17, 13): (108, 47, 7, 10_256),
    (42, 14): (12, 5, 1, 1_272),
    (3, 12): (1_892, 50, 2, 120_386),
}
"""Games to the end from random positions, by seed and turns played: how many the first
and the second player win and nobody does, and the sum of all points."""


def evening(state: State) -> Evening:
    """Return a state as the rulebook told again has it."""
    seated = {at: one for at, one in enumerate(state.table, start=1) if one}
    below = 3 + len(seated)
    return Evening(list(state.row), list(state.deal.deck[below:]), state.mover, seated)


def leaves(state: State, plies: int) -> int:
    """Count the leaves of the engine's tree at a depth."""
    legal = state.legal_actions(state.mover)
    if plies == 1:
        return len(legal)
    return sum(leaves(state.apply({state.mover: one}), plies - 1) for one in legal)


def positions(states: list[State]) -> list[State]:
    """Return the different positions a turn later, whatever led to them."""
    found = {}
    for state in states:
        for action in state.legal_actions(state.mover):
            after = state.apply({state.mover: action})
            found[after.table, frozenset(after.row)] = after
    return list(found.values())


def told(evenings: list[Evening]) -> list[Evening]:
    """Return them again."""
    found = {}
    for one in evenings:
        for turn in one.turns:
            after = one.after(*turn)
            key = (frozenset(after.seated.items()), frozenset(after.row))
            found[key] = after
    return list(found.values())


def ends(state: State) -> Counter[int | str | None]:
    """Count the engine's finished games by winner, and add up their points."""
    if state.outcome:
        winner = state.outcome.winners[0] if state.outcome.winners else None
        return Counter({winner: 1, "points": sum(state.outcome.scores)})
    found: Counter[int | str | None] = Counter()
    for action in state.legal_actions(state.mover):
        found += ends(state.apply({state.mover: action}))
    return found


def ends_told(one: Evening) -> Counter[int | str | None]:
    """Count them again."""
    turns = list(one.turns)
    if not turns:
        points = one.points(GUESTS)
        return Counter({one.winner(points): 1, "points": sum(points)})
    found: Counter[int | str | None] = Counter()
    for turn in turns:
        found += ends_told(one.after(*turn))
    return found


@pytest.mark.parametrize("plies", [1, 2, 3])
def test_leaves_are_those_of_the_formula(plies: int) -> None:
    """Steps 1 and 2: three guests, any empty seat: 3^n times 16 · 15 · ... ways."""
    assert leaves(opening(), plies) == 3**plies * perm(16, plies)


def test_different_positions() -> None:
    """Steps 1 to 3: what stands where and lies in the row, by ways that meet again."""
    states = [random_state(1, 10)]
    evenings = [evening(states[0])]
    for count in POSITIONS:
        states, evenings = positions(states), told(evenings)
        assert len(states) == len(evenings) == count


@pytest.mark.parametrize(("seed", "plies"), ENDS)
def test_ends(seed: int, plies: int) -> None:
    """W3 and W10: played to the end in all ways, everybody wins as often as kept."""
    state = random_state(seed, plies, bride=0)
    found = ends(state)
    assert found == ends_told(evening(state))
    assert (found[0], found[1], found[None], found["points"]) == ENDS[seed, plies]
    free = 16 - plies
    assert found[0] + found[1] + found[None] == 3**free * perm(free, free)
