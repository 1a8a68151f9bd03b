"""How the strongest player thinks: three steps, and the end of the game exactly.

Prospects: the turns that add most to points and promises, ordered by what is left after
the best answer to each. Trials: the best of them played out in many shuffled decks, both
sides following points and promises, or the other one points alone as often as it seems to
play that way (`habits`). Ending: with few seats free, every turn and every guest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.at_the_wedding_table.bots.facts import Facts
from engine.games.at_the_wedding_table.bots.habits import plainness
from engine.games.at_the_wedding_table.bots.playout import Playout, points_of
from engine.games.at_the_wedding_table.bots.search import (
    Ending,
    Turn,
    best_first,
    offered,
    replies,
)
from engine.games.at_the_wedding_table.bots.worlds import (
    Arm,
    Policy,
    halve,
    try_turn,
)
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Thinking

EXACT: Final = 4
"""With so many free seats the rest of the game is worked out to its end."""
WIDTH: Final = 16
"""Turns whose answers are looked at."""
ARMS: Final = 6
"""Turns that are played out."""
WORK: Final = 60_000
"""Seatings weighed by all playouts of a decision, about."""


def ending(
    view: View, facts: Facts, legal: Sequence[Seating], *, prize: int
) -> Thinking[list[Turn]]:
    """Return the legal turns, best first, with what they come to in points."""
    board = facts.playout(points_of(view.guests))
    candidates = offered(facts, board, legal)
    return (yield from Ending(facts, board, prize=prize).judge(candidates))


def prospects(
    facts: Facts, board: Playout, legal: Sequence[Seating], width: int
) -> Thinking[list[Turn]]:
    """Return so many good turns, best first, valued as `board` does after the answer."""
    found = best_first(offered(facts, board, legal))[:width]
    return (yield from replies(facts, board, found))


def trials(
    view: View,
    facts: Facts,
    hope: Playout,
    found: Sequence[Turn],
    *,
    work: int,
    rng: Rng,
) -> Thinking[list[Arm]]:
    """Return the turns as arms, best first, tried in shuffled decks.

    Their means are in hundredths of points, as `hope` counts. `work` is about how many
    seatings all playouts may weigh.
    """
    lead = facts.playout(points_of(view.guests))
    plain = round(100 * plainness(view, facts))

    def world() -> Callable[[Arm], int]:
        deck = facts.deck(rng)
        if rng.below(100) >= plain:
            return lambda arm: try_turn([hope], facts.row, deck, arm, follow(hope))
        policy = follow_each(facts.mover, hope, lead)
        return lambda arm: try_turn([hope, lead], facts.row, deck, arm, policy)

    arms = [Arm(turn.card, turn.entry) for turn in found]
    return (yield from halve(arms, playouts(facts.free, work), world))


def playouts(free: int, work: int) -> int:
    """Return how many playouts take so much work with so many free seats.

    A playout weighs three guests on every free seat, turn by turn.
    """
    return work * 2 // (3 * free * (free - 1))


def follow(board: Playout) -> Policy:
    """Return the policy that takes what adds most to a board's value."""

    def policy(row: Sequence[int], mover: int) -> tuple[int, int]:
        best = board.best(row, mover)
        return best.card, best.entry

    return policy


def follow_each(seat: int, board: Playout, other: Playout) -> Policy:
    """Return the policy of a seat that follows one board, its rival another."""

    def policy(row: Sequence[int], mover: int) -> tuple[int, int]:
        best = (board if mover == seat else other).best(row, mover)
        return best.card, best.entry

    return policy
