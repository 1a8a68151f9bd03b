"""How long pairings take, by the times of those that were played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from tools.arena.kept import Results
from tools.arena.plan import Pairing


class Spent(NamedTuple):
    """What a bot's decisions took at tables of one size."""

    seconds: float = 0.0
    decisions: int = 0
    games: int = 0
    """A game counts for each seat that the bot sat on."""

    def and_more(self, seconds: float, decisions: int, games: int) -> Spent:
        """Return the sum."""
        return Spent(
            self.seconds + seconds, self.decisions + decisions, self.games + games
        )


Spending = dict[tuple[str, int, str], Spent]
"""By game, seats and bot."""


def spending(results: Results) -> Spending:
    """Return what bots' decisions took, whatever they were paired with."""
    spent: Spending = defaultdict(Spent)
    for (game, seats, bot, rival), result in results.items():
        tally = result.tally
        own, others = (game, seats, bot), (game, seats, rival)
        spent[own] = spent[own].and_more(
            tally.bot_seconds, tally.bot_decisions, tally.games
        )
        spent[others] = spent[others].and_more(
            tally.rival_seconds, tally.rival_decisions, tally.games * (seats - 1)
        )
    return dict(spent)


def cost(pairing: Pairing, spent: Spending) -> float | None:
    """Return the seconds of processor time that a game takes, or None if unknown."""
    game, seats, bot, rival = pairing
    own, others = spent.get((game, seats, bot)), spent.get((game, seats, rival))
    if own is None or others is None:
        return None
    return own.seconds / own.games + (seats - 1) * others.seconds / others.games


def plan_lines(
    pairings: Iterable[Pairing], results: Results, games: int, limit: float
) -> list[str]:
    """Return for each pairing the games there are and the minutes that are left to play.

    `limit` is how many seconds a pairing may take.
    """
    spent, lines, whole, unknown = spending(results), [], 0.0, 0
    for pairing in pairings:
        result = results.get(pairing)
        valid = result is not None and not result.stale
        done = result.tally.games if result and valid else 0
        before = result.tally.seconds if result and valid else 0.0
        a_game = cost(pairing, spent)
        if a_game is None:
            unknown += 1
            lines.append(f"{pairing}: {done} games, time unknown")
            continue
        left = min(a_game * max(0, games - done), max(0.0, limit - before))
        whole += left
        more = round(left / a_game) if a_game else games - done
        lines.append(f"{pairing}: {done} games, {more} to play, {left / 60:.1f} min")
    lines.append(
        f"in all {whole / 60:.0f} minutes of processor time, without {unknown} unknown"
    )
    return lines
