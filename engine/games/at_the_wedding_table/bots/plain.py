"""Plain players: what the levels are measured by. They see a view, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.game import Bot
from engine.games.at_the_wedding_table.bots.facts import facts_of
from engine.games.at_the_wedding_table.bots.playout import Playout, points_of
from engine.games.at_the_wedding_table.bots.search import offered
from engine.games.at_the_wedding_table.bots.worlds import (
    Arm,
    Policy,
    halve,
    try_turn,
)
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Patient, Quick, Thinking


class RandomBot(Quick[Seating, View]):
    """Seats any guest anywhere."""

    level: str = "random"

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:  # noqa: ARG002 - looks at nothing
        """Return one of the legal actions, each as likely."""
        return rng.choice(legal)


class GreedyBot(Quick[Seating, View]):
    """Takes the largest lead at once; chance decides between equals."""

    level: str = "greedy"

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:
        """Return one of the best turns."""
        facts = facts_of(view)
        board = facts.playout(points_of(view.guests))
        found = offered(facts, board, legal)
        best = max(turn.value for turn in found)
        turn = rng.choice([turn for turn in found if turn.value == best])
        return facts.action(turn.card, turn.entry)


class MonteCarloBot(Patient[Seating, View]):
    """Tries all turns in shuffled decks; both sides then play greedily, with slips.

    The player of the project's first trials: sequential halving, one playout in ten
    turns at random. It serves as a measure.
    """

    level: str = "monte-carlo"
    slips: Final = 10
    """Percent of turns that a playout plays at random."""

    def __init__(self, playouts: int) -> None:
        """Spend so many playouts on a choice."""
        self._playouts: Final = playouts

    def think(
        self, view: View, legal: Sequence[Seating], rng: Rng
    ) -> Thinking[Seating]:
        """Choose the turn with the best average."""
        facts = facts_of(view)
        board = facts.playout(points_of(view.guests))
        arms = [Arm(turn.card, turn.entry) for turn in offered(facts, board, legal)]

        def world() -> Callable[[Arm], int]:
            deck, slips = facts.deck(rng), rng.bits()

            def attempt(arm: Arm) -> int:
                policy = slipping(board, Rng(slips), self.slips)
                return try_turn([board], facts.row, deck, arm, policy)

            return attempt

        best = (yield from halve(arms, self._playouts, world))[0]
        return facts.action(best.card, best.entry)


def slipping(board: Playout, rng: Rng, slips: int) -> Policy:
    """Return the greedy policy that plays so many percent of its turns at random."""

    def policy(row: Sequence[int], mover: int) -> tuple[int, int]:
        if rng.below(100) < slips:
            return 2 * rng.choice(row) + mover, rng.choice(board.free)
        best = board.best(row, mover)
        return best.card, best.entry

    return policy


RIVALS: Final[dict[str, Bot[Seating, View]]] = {
    bot.level: bot for bot in (GreedyBot(), MonteCarloBot(1000))
}
"""Players for comparison that nobody is offered at the table."""
