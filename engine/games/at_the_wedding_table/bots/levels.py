"""The levels that people may choose. They see a view, never a state.

`docs/bots.md` has what each is worth against the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Bot
from engine.games.at_the_wedding_table.bots.evaluate import hopes
from engine.games.at_the_wedding_table.bots.expert import (
    ARMS,
    EXACT,
    WIDTH,
    WORK,
    ending,
    prospects,
    trials,
)
from engine.games.at_the_wedding_table.bots.facts import facts_of
from engine.games.at_the_wedding_table.bots.playout import points_of
from engine.games.at_the_wedding_table.bots.search import offered
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Patient, Quick, Thinking, part

SHORT: Final = 0.05
"""The share of thinking before the trials."""


class EasyBot(Quick[Seating, View]):
    """Takes a good lead at once, not always the best, and hopes for nothing."""

    level: str = "easy"
    slack: Final = 2
    """Points of lead that it does not mind missing."""

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:
        """Return one of the good turns, each as likely."""
        facts = facts_of(view)
        found = offered(facts, facts.playout(points_of(view.guests)), legal)
        best = max(turn.value for turn in found)
        turn = rng.choice([t for t in found if t.value >= best - self.slack])
        return facts.action(turn.card, turn.entry)


class MediumBot(Quick[Seating, View]):
    """Takes the best lead at once, and likes its guests to have room for more.

    It hopes for a part of what empty seats promise, and does not look at what it
    leaves in the row.
    """

    level: str = "medium"
    percent: Final = 33
    """How much of a promise it believes."""

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:
        """Return one of the best turns."""
        facts = facts_of(view)
        board = facts.playout(hopes(facts, percent=self.percent))
        found = offered(facts, board, legal)
        best = max(turn.value for turn in found)
        turn = rng.choice([turn for turn in found if turn.value == best])
        return facts.action(turn.card, turn.entry)


class HardBot(Patient[Seating, View]):
    """Thinks of the other player's best answer, whichever guest turns up."""

    level: str = "hard"
    width: Final = 6
    """Turns that it thinks about."""

    def think(
        self,
        view: View,
        legal: Sequence[Seating],
        rng: Rng,  # noqa: ARG002 - leaves nothing to chance
    ) -> Thinking[Seating]:
        """Choose the turn that is best after the answer."""
        facts = facts_of(view)
        board = facts.playout(hopes(facts))
        turn = (yield from prospects(facts, board, legal, self.width))[0]
        return facts.action(turn.card, turn.entry)


class ExpertBot(Patient[Seating, View]):
    """Plays the most promising turns out in many worlds; the last ones to the end."""

    level: str = "expert"
    prize: Final = 10
    """Points of lead that winning is worth where the end can be worked out."""

    def __init__(self, work: int) -> None:
        """Weigh about so many seatings for a choice, where it plays turns out."""
        self._work: Final = work

    def think(
        self, view: View, legal: Sequence[Seating], rng: Rng
    ) -> Thinking[Seating]:
        """Choose the turn with the best average."""
        facts = facts_of(view)
        if facts.free <= EXACT:
            turn = (yield from ending(view, facts, legal, prize=self.prize))[0]
            return facts.action(turn.card, turn.entry)
        hope = facts.playout(hopes(facts))
        found = yield from part(0.0, SHORT, prospects(facts, hope, legal, WIDTH))
        tried = trials(view, facts, hope, found[:ARMS], work=self._work, rng=rng)
        arm = (yield from part(SHORT, 1.0, tried))[0]
        return facts.action(arm.card, arm.entry)


LEVELS: Final[tuple[Bot[Seating, View], ...]] = (
    EasyBot(),
    MediumBot(),
    HardBot(),
    ExpertBot(WORK),
)
"""From weakest to strongest."""
