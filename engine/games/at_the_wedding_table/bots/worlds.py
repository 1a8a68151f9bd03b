"""Trying turns out: the same shuffled decks for each, the weaker half dropped each time.

Flat Monte Carlo with sequential halving (Karnin, Koren and Somekh, "Almost Optimal
Exploration in Multi-Armed Bandits", ICML 2013) over determinised decks; the same decks
for all turns, so that luck strikes them alike (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeAlias

from engine.games.at_the_wedding_table.bots.playout import Playout
from engine.thinking import Thinking

Policy: TypeAlias = Callable[[Sequence[int], int], tuple[int, int]]
"""From the row and the mover to a card and an entry."""


@dataclass(slots=True)
class Arm:
    """A turn on trial."""

    card: int
    entry: int
    total: int = 0
    trials: int = 0

    @property
    def mean(self) -> float:
        """What it was worth on average, to whoever plays it."""
        return self.total / self.trials


def halve(
    arms: Sequence[Arm], trials: int, world: Callable[[], Callable[[Arm], int]]
) -> Thinking[list[Arm]]:
    """Return the arms, best first; the first has been tried most.

    `world()` draws a world and returns how to try an arm in it.
    """
    alive, dropped = list(arms), list[Arm]()
    rounds = max(1, (len(alive) - 1).bit_length())
    for number in range(rounds):
        each = max(1, trials // (rounds * len(alive)))
        for done in range(each):
            attempt = world()
            for arm in alive:
                yield (number + done / each) / rounds
                arm.total += attempt(arm)
                arm.trials += 1
        alive.sort(key=attrgetter("mean"), reverse=True)
        half = (len(alive) + 1) // 2
        alive, dropped = alive[:half], alive[half:] + dropped
    return alive + dropped


def play_out(
    boards: Sequence[Playout],
    row: Sequence[int],
    deck: Sequence[int],
    mover: int,
    policy: Policy,
) -> int:
    """Play to the end, return the first board's value there, and take it all back.

    All boards have the same table; `deck` is what is face down, top first.
    """
    row, first = list(row), boards[0]
    done: list[tuple[int, list[int]]] = []
    while first.free:
        card, entry = policy(row, mover)
        done.append((entry, [board.seat(card, entry) for board in boards]))
        row[row.index(card // 2)] = deck[len(done) - 1]
        mover = 1 - mover
    value = first.value
    for entry, gains in reversed(done):
        for board, gain in zip(boards, gains, strict=True):
            board.unseat(entry, gain)
    return value


def try_turn(
    boards: Sequence[Playout],
    row: Sequence[int],
    deck: Sequence[int],
    arm: Arm,
    policy: Policy,
) -> int:
    """Return what a turn comes to in one world, for whoever plays it."""
    gains = [board.seat(arm.card, arm.entry) for board in boards]
    row, mover = list(row), arm.card % 2
    row[row.index(arm.card // 2)] = deck[0]
    value = play_out(boards, row, deck[1:], 1 - mover, policy)
    for board, gain in zip(boards, gains, strict=True):
        board.unseat(arm.entry, gain)
    return -value if mover else value
