"""How many ways the game can go, ply by ply: counts that are kept, and counted twice.

As chess programs count the leaves of their tree (perft): a card too many or too few in
any list of legal choices, at any depth, makes another number. The second count is made
by the rulebook told again, which shares nothing with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from math import prod
from typing import Any

import pytest

from engine.games.always_a_bridesmaid.rules import State
from tests.bridesmaid import GAME, HIGH, ROBOT, rest, robot, with_robot
from tests.bridesmaid_by_the_book import ACCESSORIES, Party, Player, rounds

DECK = [5, 6, 8, 10, "HOLD"]
FIRST_ROUND = {2: (49, 1_429, 27_052), 3: (343, 48_637), 4: (2_401,), 5: (16_807,)}
"""Leaves by ply from the first turn, everybody with the cards of HIGH in hand."""
LAST_ROUND = {
    (2, (1, 8)): (9, 37, 75, 104, 204, 128, 0),
    (2, (-2, 1, 10)): (16, 121, 440, 871, 1_612, 4_380, 2_592, 0),
    (3, (1, 8)): (27, 181, 540, 1_296, 1_116, 0),
    (3, (-2, 1, 10)): (64, 1_045, 6_464, 20_967),
    (4, (1, 5, 8)): (256, 8_881),
    (5, (2, 3, 5)): (1_024, 75_613),
}
"""The same from the first turn of Round 3 of a tiny variant: these cards are in every
hand, all others are displayed. A 0 at the end says that no game is longer."""
SLOW = 1_300
"""More leaves than that are not told again: it takes a hundred times the engine's time."""
WINNERS: Mapping[tuple[int, tuple[int, ...]], Mapping[tuple[int, ...], int]] = {
    (2, (1, 8)): {(0,): 98, (1,): 98, (0, 1): 152},
    (2, (-2, 1, 10)): {(0,): 2_034, (1,): 2_034, (0, 1): 2_994},
    (3, (1, 8)): dict.fromkeys([(0,), (1,), (2,)], 365)
    | dict.fromkeys([(0, 1), (0, 2), (1, 2)], 249)
    | {(0, 1, 2): 498},
}
"""Where the tree is counted to its end: in how many ways who wins."""


def first_round(seats: int) -> State:
    """Return the first turn of Round 1 as the engine has it."""
    if seats == 2:
        return with_robot()
    state: State = GAME.start(seats, {})
    return state.apply(dict.fromkeys(range(seats), rest(*HIGH)))


def last_round(seats: int, cards: tuple[int, ...]) -> State:
    """Return the first turn of Round 3 with these cards in every hand."""
    state: State = GAME.start(seats, robot() if seats == 2 else {})
    return state._replace(
        phase="play",
        round=3,
        hands=(cards,) * seats,
        displayed=(rest(*cards),) * seats,
        robot=state.robot and state.robot._replace(deck=tuple(DECK)),
    )


def told_first(seats: int) -> Party:
    """Return the first turn of Round 1 as the rulebook told again has it."""
    reserve = set(ACCESSORIES) - set(HIGH)
    players = [Player(set(HIGH), set(reserve)) for _ in range(seats)]
    return Party(players, ROBOT if seats == 2 else None, DECK)


def told_last(seats: int, cards: tuple[int, ...]) -> Party:
    """Return the first turn of Round 3 as the rulebook told again has it."""
    shown = set(ACCESSORIES) - set(cards)
    players = [Player(set(cards), displayed=set(shown)) for _ in range(seats)]
    return Party(players, ROBOT if seats == 2 else None, DECK, round=3)


def ways(asked: Mapping[int, Any]) -> list[dict[int, Any]]:
    """Return all choices of everybody together."""
    return [dict(zip(asked, each, strict=True)) for each in product(*asked.values())]


def leaves(state: State, plies: int) -> int:
    """Count the leaves of the engine's tree at a depth."""
    asked = {seat: state.legal_actions(seat) for seat in state.to_act}
    if plies == 1:
        return prod(map(len, asked.values())) if asked else 0
    return sum(leaves(state.apply(each), plies - 1) for each in ways(asked) if each)


def leaves_told(seats: int, cards: tuple[int, ...] | None, plies: int) -> int:
    """Count them again: every leaf's game is told from its beginning."""

    def asked_after(path: list[dict[int, Any]]) -> Mapping[int, Any]:
        party = told_last(seats, cards) if cards else told_first(seats)
        course = rounds(party)
        asked = next(course)
        try:
            for choices in path:
                asked = course.send(choices)
        except StopIteration:
            return {}
        return asked

    def count(path: list[dict[int, Any]]) -> int:
        asked = asked_after(path)
        if not asked:
            return 0
        if len(path) + 1 == plies:
            return prod(map(len, asked.values()))
        return sum(count([*path, each]) for each in ways(asked))

    return count([])


def ends(state: State) -> Counter[tuple[int, ...]]:
    """Count the engine's finished games by who wins them."""
    if state.outcome:
        return Counter([state.outcome.winners])
    asked = {seat: state.legal_actions(seat) for seat in state.to_act}
    found: Counter[tuple[int, ...]] = Counter()
    for each in ways(asked):
        found += ends(state.apply(each))
    return found


def ends_told(seats: int, cards: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """Count them again."""
    found: Counter[tuple[int, ...]] = Counter()
    paths: list[list[dict[int, Any]]] = [[]]
    while paths:
        path = paths.pop()
        party = told_last(seats, cards)
        course = rounds(party)
        asked = next(course)
        try:
            for choices in path:
                asked = course.send(choices)
            paths += [[*path, each] for each in ways(asked)]
        except StopIteration:
            found[tuple(party.winners)] += 1
    return found


@pytest.mark.parametrize("seats", FIRST_ROUND)
def test_leaves_of_the_first_round(seats: int) -> None:
    """Round flow: the number of ways to play the first turns is the one kept."""
    for plies, count in enumerate(FIRST_ROUND[seats], start=1):
        assert leaves(first_round(seats), plies) == count


@pytest.mark.parametrize("seats", FIRST_ROUND)
def test_leaves_of_the_first_round_are_counted_twice(seats: int) -> None:
    """The rulebook told again comes to the same numbers, as deep as it is quick."""
    for plies, count in enumerate(FIRST_ROUND[seats], start=1):
        if count < SLOW:
            assert leaves_told(seats, None, plies) == count


@pytest.mark.parametrize(("seats", "cards"), LAST_ROUND)
def test_leaves_of_tiny_variants(seats: int, cards: tuple[int, ...]) -> None:
    """Setting aside, displaying and the tiebreaker have the ways that are kept."""
    for plies, count in enumerate(LAST_ROUND[seats, cards], start=1):
        assert leaves(last_round(seats, cards), plies) == count
        if count < SLOW:
            assert leaves_told(seats, cards, plies) == count


@pytest.mark.parametrize(("seats", "cards"), WINNERS)
def test_ends_of_tiny_variants(seats: int, cards: tuple[int, ...]) -> None:
    """B7 to B12: counted to the end, everybody wins as often as by the book."""
    found = ends(last_round(seats, cards))
    assert found == ends_told(seats, cards)
    assert dict(found) == WINNERS[seats, cards]
