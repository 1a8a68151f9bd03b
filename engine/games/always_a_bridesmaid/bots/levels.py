"""The levels people may choose, from weakest to strongest, and the coach."""

from __future__ import annotations

from typing import Final

from engine.game import Bot, Coach
from engine.games.always_a_bridesmaid.bots.easy import EasyBot
from engine.games.always_a_bridesmaid.bots.habits import Habit
from engine.games.always_a_bridesmaid.bots.medium import MediumBot
from engine.games.always_a_bridesmaid.bots.opponents import Kind
from engine.games.always_a_bridesmaid.bots.plain import RandomBot
from engine.games.always_a_bridesmaid.bots.pool import like_hard, own_for, pool_for
from engine.games.always_a_bridesmaid.bots.search import Effort
from engine.games.always_a_bridesmaid.bots.thinker import Judge, Thinker
from engine.games.always_a_bridesmaid.pieces import Action
from engine.games.always_a_bridesmaid.view import View

SEATS: Final = range(2, 6)


def alike(habits: tuple[Habit, ...]) -> tuple[Kind, ...]:
    """Return these habits, each met as often."""
    return tuple(Kind(habit, 1 / len(habits)) for habit in habits)


HARD: Final = {
    n: Effort(8, 16, alike(pool_for(n)), own_for(n), learns=False) for n in SEATS
}
THINKING: Final = 0.3
"""How many rivals `expert` thinks to be thinkers themselves."""


def anybody(seats: int) -> tuple[Kind, ...]:
    """Return whom `expert` reckons with: thinkers and habits."""
    habits = alike(pool_for(seats))
    return (
        Kind(like_hard(seats), THINKING),
        *(Kind(kind.habit, kind.share * (1 - THINKING)) for kind in habits),
    )


PLAYOUTS: Final = {2: 120, 3: 120, 4: 80, 5: 50}
"""More rivals take longer to play out; a decision should not."""
EXPERT: Final = {n: Effort(20, PLAYOUTS[n], anybody(n), own_for(n)) for n in SEATS}

COACH: Final[Coach[Action, View]] = Judge(EXPERT)
BOTS: Final[dict[str, Bot[Action, View]]] = {
    bot.level: bot
    for bot in (
        RandomBot(),
        EasyBot(),
        MediumBot(),
        Thinker("hard", Judge(HARD), 0.015),
        Thinker("expert", Judge(EXPERT), 0.004),
    )
}
