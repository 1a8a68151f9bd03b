"""The medium level: plays by the habit, and the tables, that did best in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.always_a_bridesmaid.bots.plain import by_habit
from engine.games.always_a_bridesmaid.bots.playout import CODES
from engine.games.always_a_bridesmaid.bots.pool import own_for
from engine.games.always_a_bridesmaid.bots.trained import RESERVES, WORTH
from engine.games.always_a_bridesmaid.pieces import BOT_SINGLE_DAYS, Action
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng
from engine.thinking import Quick


def size(cards: Action) -> int:
    """Return how far cards would move a total, at most."""
    assert isinstance(cards, tuple)
    return sum(map(abs, cards))


class MediumBot(Quick[Action, View]):
    """Reckons what every card earns on average if it stops right after it.

    It counts on what rivals add as a rule, whoever they are, and looks no further than
    this round.
    """

    level: str = "medium"
    reserves: Final = 24
    """Among how many of the best Reserve Cards it chooses."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions."""
        worth = WORTH[view.seats]

        def held(cards: Action) -> float:
            assert isinstance(cards, tuple)
            return sum(worth[CODES[card]] for card in cards)

        match view.phase:
            case "reserve":
                table = RESERVES[view.seats]
                order = sorted(range(len(legal)), key=lambda at: -table[at])
                return legal[rng.choice(order[: self.reserves])]
            case "play" | "aside":
                return by_habit(own_for(view.seats), view, rng)
            case "robot":
                return min(legal, key=size)
            case "display":
                return min(legal, key=held)
            case "draw":
                return max(legal, key=held)
            case _:
                return BOT_SINGLE_DAYS
