"""The coach: what every turn is worth, in points of lead at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf
from typing import Final

from engine.game import Coach, Judgement
from engine.games.at_the_wedding_table.bots.evaluate import POINT, hopes
from engine.games.at_the_wedding_table.bots.expert import (
    ARMS,
    EXACT,
    WORK,
    ending,
    prospects,
    trials,
)
from engine.games.at_the_wedding_table.bots.facts import Facts, facts_of
from engine.games.at_the_wedding_table.bots.search import Turn, best_first
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Thinking, part

SHORT: Final = 0.1
"""The share of thinking before the trials."""


class WeddingCoach:
    """Judges with the mind of `expert`, by the lead at the end that it expects.

    Exact for the last four turns of the game. Before, the most promising turns are
    played out; the rest are valued by the best answer to each, moved so that both
    measures agree on the turns that have both, and never above a turn played out.
    """

    def judge(
        self, view: View, legal: Sequence[Seating], rng: Rng
    ) -> Thinking[Sequence[Judgement[Seating]]]:
        """Return the judgements of all legal actions, best first, in points."""
        facts = facts_of(view)
        if facts.free <= EXACT:
            found = yield from ending(view, facts, legal, prize=0)
        else:
            found = yield from self._estimates(view, facts, legal, rng)
        return [
            Judgement(facts.action(turn.card, turn.entry), turn.value) for turn in found
        ]

    def _estimates(
        self, view: View, facts: Facts, legal: Sequence[Seating], rng: Rng
    ) -> Thinking[list[Turn]]:
        hope = facts.playout(hopes(facts))
        found = yield from part(0.0, SHORT, prospects(facts, hope, legal, len(legal)))
        first, rest = found[:ARMS], found[ARMS:]
        arms = yield from part(
            SHORT, 1.0, trials(view, facts, hope, first, work=WORK, rng=rng)
        )
        tried = list[Turn]()
        lowest = inf
        for arm in arms:
            # What was dropped early met few decks: it never counts for more than those
            # that it lost to in the same decks.
            lowest = min(lowest, arm.mean / POINT)
            tried.append(Turn(lowest, arm.card, arm.entry))
        shift = fsum(turn.value for turn in tried) - fsum(
            t.value / POINT for t in first
        )
        moved = [
            Turn(min(lowest, turn.value / POINT + shift / len(first)), *turn[1:])
            for turn in rest
        ]
        return tried + best_first(moved)


COACH: Final[Coach[Seating, View]] = WeddingCoach()
