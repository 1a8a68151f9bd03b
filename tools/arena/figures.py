"""What games come to: exact sums, and from them shares, margins and intervals.

The games of one deal, rotated over the seats, belong together: what counts as one
observation is the deal. All sums are whole numbers, so that their order does not matter
and a run in several processes, or after a break, comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

WIN: Final = 60
"""Units of a win: a win shared by 2, 3, 4 or 5 is a whole number of them."""
Z: Final = 1.959964
"""Standard deviations to either side that hold 95 % (normal distribution)."""

LEAST: Final = 5
"""Deals from which a margin has an interval."""


class Tally(NamedTuple):
    """Sums over deals of one pairing; squares are those of a deal's sum."""

    deals: int = 0
    games: int = 0
    wins: int = 0
    """In units; a shared win counts its share, a draw for nobody."""
    wins_squared: int = 0
    margin: int = 0
    """Points times (seats - 1): own score less the mean of the others'."""
    margin_squared: int = 0
    bot_decisions: int = 0
    bot_seconds: float = 0.0
    """Processor time; decisions with one legal action do not count."""
    rival_decisions: int = 0
    rival_seconds: float = 0.0

    @property
    def share(self) -> float:
        """The share of wins, from 0 to 1."""
        return self.wins / (WIN * self.games)

    @property
    def bot_ms(self) -> float:
        """Mean time of a decision of the bot."""
        return 1000 * self.bot_seconds / max(1, self.bot_decisions)

    @property
    def rival_ms(self) -> float:
        """Mean time of a decision of its rivals."""
        return 1000 * self.rival_seconds / max(1, self.rival_decisions)

    @property
    def seconds(self) -> float:
        """Processor time of all decisions."""
        return self.bot_seconds + self.rival_seconds


def added(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of tallies of one pairing."""
    return Tally(*map(sum, zip(*tallies, strict=True)))


class Interval(NamedTuple):
    """Where the true value lies, in 95 of 100 cases."""

    low: float
    high: float


def share_interval(tally: Tally) -> Interval:
    """Return the interval of the share of wins.

    Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
    JASA 22, 1927: it keeps its word near 0 and 1, where the normal interval shrinks to
    nothing. Shares can be fractions and the games of a deal hang together, so the number
    of games is replaced by the effective one, p (1 - p) / variance of the mean over deals
    (Kish, "Survey Sampling", 1965), and never by more than were played.
    """
    p = tally.share
    spread = _variance_of_mean(tally.deals, tally.wins, tally.wins_squared)
    size = float(tally.games)
    if spread > 0:
        unit = WIN * tally.games / tally.deals
        size = min(size, p * (1 - p) / (spread / unit**2))
    middle = (p + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z * sqrt(p * (1 - p) / size + Z * Z / (4 * size * size)) / (1 + Z * Z / size)
    return Interval(max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))


class Margin(NamedTuple):
    """Own score less the mean of the others', in points a game."""

    mean: float
    half: float
    """Half of its interval: Student's, over the deals; infinite below `LEAST` deals."""


def margin(tally: Tally) -> Margin:
    """Return the mean margin with its interval."""
    seats = tally.games // tally.deals
    unit = seats * (seats - 1)
    if tally.deals < LEAST:
        return Margin(tally.margin / tally.deals / unit, float("inf"))
    spread = _variance_of_mean(tally.deals, tally.margin, tally.margin_squared)
    return Margin(
        tally.margin / tally.deals / unit,
        _student(tally.deals - 1) * sqrt(spread) / unit,
    )


def _student(freedom: int) -> float:
    """Return how many standard errors hold 95 %.

    Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5; within 1 % from
    four degrees of freedom on.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def _variance_of_mean(count: int, total: int, squared: int) -> float:
    """Return the variance of the mean of so many numbers, from their sums; 0 for one."""
    if count < 2:
        return 0.0
    return (count * squared - total * total) / (count * count * (count - 1))
