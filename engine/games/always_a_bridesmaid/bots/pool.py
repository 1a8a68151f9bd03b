"""The habits that rivals are thought to have, a few of each sort."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.always_a_bridesmaid.bots.habits import Habit, Manner, Reckoner
from engine.games.always_a_bridesmaid.bots.targets import Aim, Aimer

OWN: Final[dict[int, tuple[int, ...]]] = {
    2: (3, 2, 2, -1, 24, 0, 7, 0, 1, 2),
    3: (4, 0, 7, 2, 24, 0, -4, 0, 1, 4),
    4: (3, 6, -1, 5, 16, 0, -3, 0, 1, 3),
    5: (3, 6, -1, 5, 16, 0, -3, 0, 1, 3),
}
"""By number of players: what won most in self-play (`evolve` in
`tools.training.always_a_bridesmaid_habits`). Five have the numbers of four: at five
they won 38 % among four of those that self-play had found, which won 9 % among four of
them (500 games each). The tables in `trained` are from before that change.
"""
LIKE_HARD: Final[dict[int, tuple[int, ...]]] = {
    2: (1, 2, 8, -2, 12, 6, -5, -1, 1, 2),
    3: (4, 8, -1, -1, 24, 6, -3, 0, 1, 2),
    4: (1, 6, -1, 4, 12, 6, 1, 0, 1, 3),
    5: (6, 8, 0, 10, 16, 6, -1, -1, 1, 3),
}
"""By number of players: what makes the decisions of `hard` likeliest (`imitate`).

Fitted to a few hundred decisions, when `hard` tried a little more: rough.
"""


@lru_cache(maxsize=8)
def like_hard(seats: int) -> Reckoner:
    """Return the habit most like a player who thinks."""
    return Reckoner(Manner(*LIKE_HARD[seats]))


@lru_cache(maxsize=8)
def own_for(seats: int) -> Reckoner:
    """Return the habit that did best in self-play."""
    return Reckoner(Manner(*OWN[seats]))


@lru_cache(maxsize=8)
def pool_for(seats: int) -> tuple[Habit, ...]:
    """Return the habits for this number of players; each lives once and remembers."""
    best = Manner(*OWN[seats])
    return (
        Reckoner(best._replace(heat=2)),
        Reckoner(best._replace(heat=4, spread=4, restless=best.restless - 3)),
        Reckoner(Manner(stride=2, spread=4, heat=1, restless=1)),
        Reckoner(Manner(stride=3, spread=2, shadow=2, restless=2, heat=1, haste=2)),
        Reckoner(Manner(stride=4, spread=0, shadow=7, restless=-3, heat=2, haste=3)),
        Reckoner(Manner(stride=5, spread=4, shadow=4, restless=6, heat=3, setting=0)),
        Aimer(Aim(margin=3, stride=5)),
        Aimer(Aim(margin=2, stride=2, shadow=3)),
        Aimer(Aim(margin=1, stride=2, foresight=1)),
        Aimer(Aim(margin=3, stride=2, foresight=1, first=1)),
    )
