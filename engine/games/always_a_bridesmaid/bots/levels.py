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


SKILLED: Final = {2: 0.5, 3: 0.5, 4: 0.5, 5: 0.8}
"""How many rivals `hard` thinks to play as `medium` does.

With four rivals half won 26 % of games against `medium`, 0.8 won 31 % (200 games each).
"""
GUESSED: Final = {2: 7, 3: 6, 4: 6, 5: 6}
"""From how many worlds `hard` guesses.

This counts most with two players, where the Robot's cards are hidden as well: against
`medium` 10 won 69 % and 6 won 62 % (400 games each).
"""
TRIES: Final = {2: 12, 3: 6, 4: 6, 5: 10}
"""Few enough that `expert` stays ahead, many enough that `medium` falls behind."""
HARD: Final = {
    n: Effort(GUESSED[n], TRIES[n], anybody(n, SKILLED[n]), own_for(n), learns=False)
    for n in SEATS
}
MIXED: Final = {2: 0.006, 3: 0.015, 4: 0.015, 5: 0.015}
"""How nearly equal the choices are that `hard` mixes.

Two players: 0.015 cost it 3 to 5 points of win share against `medium`.
"""
THINKING: Final = 0.35
"""How many rivals `expert` thinks to be thinkers themselves."""


def everybody(seats: int) -> tuple[Kind, ...]:
    """Return whom `expert` reckons with: thinkers, skilled players and habits."""
    rest = anybody(seats, 0.25)
    return (
        Kind(like_hard(seats), THINKING),
        *(Kind(kind.habit, kind.share * (1 - THINKING)) for kind in rest),
    )


PLAYOUTS: Final = {2: 240, 3: 120, 4: 80, 5: 50}
WORLDS: Final = {2: 60, 3: 20, 4: 20, 5: 20}
"""More rivals take longer to guess and to play out; a decision should not."""
EXPERT: Final = {
    n: Effort(WORLDS[n], PLAYOUTS[n], everybody(n), own_for(n)) for n in SEATS
}

COACH: Final[Coach[Action, View]] = Judge(EXPERT)
BOTS: Final[dict[str, Bot[Action, View]]] = {
    bot.level: bot
    for bot in (
        RandomBot(),
        EasyBot(),
        MediumBot(),
        Thinker("hard", Judge(HARD), MIXED),
        Thinker("expert", Judge(EXPERT), dict.fromkeys(SEATS, 0.004)),
    )
}
