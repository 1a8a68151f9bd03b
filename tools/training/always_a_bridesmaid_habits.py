"""Finds the numbers of habits: those that win most, and those that play like a level.

    python -m tools.training.always_a_bridesmaid_habits evolve --seats 3
    python -m tools.training.always_a_bridesmaid_habits imitate --seats 3 --level hard

`evolve` looks for the manner that wins most against a pool that each winner joins.
`imitate` looks for the manner under which the decisions of a level's own games are
likeliest, so that searchers can reckon with players who think. Both draw manners at
random and go on with changes of the best; the seed is fixed. What they print belongs
into `engine/games/always_a_bridesmaid/bots/pool.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from random import Random

from engine.games import game_named
from engine.games.always_a_bridesmaid.bots.habits import (
    BALLOTS,
    Habit,
    Manner,
    Reckoner,
    Situation,
)
from engine.games.always_a_bridesmaid.bots.plain import seen_situation
from engine.games.always_a_bridesmaid.bots.playout import CODES, HOLD
from engine.games.always_a_bridesmaid.bots.pool import pool_for
from engine.rng import Rng
from tools.training.always_a_bridesmaid_tables import RESERVES, play

GAME = game_named("always-a-bridesmaid")


def drawn(random: Random) -> Manner:
    """Return random numbers."""
    return Manner(
        stride=random.randrange(-1, 8),
        spread=random.choice((0, 2, 4, 6, 8)),
        shadow=random.randrange(-1, 9),
        restless=random.randrange(-6, 14),
        wild_cost=random.choice((4, 8, 12, 16, 24)),
        heat=random.choice((0, 1, 2, 3, 4, 6)),
        aside_gain=random.randrange(-8, 9),
        slope=random.choice((-2, -1, 0, 0, 1, 2)),
        setting=1,
        haste=random.randrange(-3, 5),
    )


def changed(manner: Manner, random: Random) -> Manner:
    """Return the same numbers but for one to three new ones."""
    other = drawn(random)._asdict()
    names = random.sample(sorted(other), random.choice((1, 2, 3)))
    return manner._replace(**{name: other[name] for name in names})


def win_share(
    habit: Habit, pool: Sequence[Habit], seats: int, games: int, seed: int
) -> float:
    """Return a habit's share of wins among habits from the pool, seats rotated."""
    random = Random(seed)
    won = 0.0
    for number in range(games):
        habits = [random.choice(pool) for _ in range(seats)]
        habits[number % seats] = habit
        reserves = [random.choice(RESERVES) for _ in range(seats)]
        won += play(habits, reserves, random).shares[number % seats]
    return won / games


def evolve(seats: int, generations: int, seed: int) -> Manner:
    """Return the manner that won most in the last generation."""
    random = Random(seed + seats)
    pool = list(pool_for(seats))
    best = Manner()
    for generation in range(generations):
        left = [drawn(random) for _ in range(60)]
        left += [best, *(changed(best, random) for _ in range(20))]
        games = 120
        for keep in (24, 8, 3, 1):
            ranked = sorted(
                left,
                key=lambda one, games=games: win_share(  # type: ignore[misc]  # bound
                    Reckoner(one), pool, seats, games, seed + generation
                ),
            )
            left = ranked[-keep:]
            best = left[-1]
            left += [changed(one, random) for one in left]
            games *= 2
        pool += [Reckoner(best)] * 2
        print(best, flush=True)
    return best


def decisions(
    level: str, seats: int, games: int, seed: int
) -> list[tuple[Situation, int]]:
    """Return what the level saw and did when playing against itself."""
    bot = GAME.bots[level]
    found = []
    for number in range(games):
        rng = Rng(seed + number)
        state = GAME.start(seats, GAME.deal(seats, rng))
        while state.to_act:
            choices = {}
            for seat in state.to_act:
                view = state.view(seat)
                choice = bot.choose(view, state.legal_actions(seat), rng.split())
                if state.phase in ("play", "aside"):
                    code = CODES[choice] if isinstance(choice, int) else HOLD
                    found.append((seen_situation(view), code))
                choices[seat] = choice
            state = state.apply(choices)
    return found


def likelihood(manner: Manner, made: Sequence[tuple[Situation, int]]) -> float:
    """Return the mean log likelihood of decisions, one in seven being a slip."""
    habit = Reckoner(manner)
    total = 0.0
    for situation, code in made:
        part = habit.ballot(situation).count(code) / BALLOTS
        total += log(0.86 * part + 0.14 / (situation[0].bit_count() + 1))
    return total / len(made)


def imitate(level: str, seats: int, games: int, seed: int) -> Manner:
    """Return the manner most like a level."""
    made = decisions(level, seats, games, seed)
    random = Random(seed + seats)
    ranked = [
        (likelihood(one, made), one) for one in (drawn(random) for _ in range(150))
    ]
    for _ in range(12):
        ranked = sorted(ranked, reverse=True)[:8]
        print(round(ranked[0][0], 4), len(made), ranked[0][1], flush=True)
        fresh = {changed(one, random) for _, one in ranked for _ in range(5)}
        ranked += [(likelihood(one, made), one) for one in sorted(fresh)]
    return max(ranked)[1]


def main() -> None:
    """Run one of the two searches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("evolve", "imitate"))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", type=int, default=16)
    asked = parser.parse_args()
    if asked.what == "evolve":
        print(evolve(asked.seats, asked.generations, asked.seed))
    else:
        print(imitate(asked.level, asked.seats, asked.games, asked.seed))


if __name__ == "__main__":
    main()
