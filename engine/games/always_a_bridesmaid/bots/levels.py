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


def anybody(seats: int, skilled: float) -> tuple[Kind, ...]:
    """Return the pool, and as many as this who play as `medium` does."""
    habits = alike(pool_for(seats))
    return (
        Kind(own_for(seats), skilled),
        *(Kind(kind.habit, kind.share * (1 - skilled)) for kind in habits),
    )


SKILLED: Final = 0.5
"""How many rivals `hard` thinks to play as `medium` does."""
TRIES: Final = {2: 16, 3: 10, 4: 10, 5: 16}
"""Few enough that `expert` stays ahead, many enough that `medium` falls behind."""
HARD: Final = {
    n: Effort(6, TRIES[n], anybody(n, SKILLED), own_for(n), learns=False) for n in SEATS
}
THINKING: Final = 0.35
"""How many rivals `expert` thinks to be thinkers themselves."""


def everybody(seats: int) -> tuple[Kind, ...]:
    """Return whom `expert` reckons with: thinkers, skilled players and habits."""
    rest = anybody(seats, 0.25)
    return (
        Kind(like_hard(seats), THINKING),
        *(Kind(kind.habit, kind.share * (1 - THINKING)) for kind in rest),
    )


PLAYOUTS: Final = {2: 120, 3: 120, 4: 80, 5: 50}
"""More rivals take longer to play out; a decision should not."""
EXPERT: Final = {n: Effort(20, PLAYOUTS[n], everybody(n), own_for(n)) for n in SEATS}

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
