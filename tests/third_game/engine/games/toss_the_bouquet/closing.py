"""Most bouquets win; equal ones share."""

from __future__ import annotations

from engine.game import Outcome
from engine.message import say


def outcome_of(scores: tuple[int, ...]) -> Outcome:
    """Return who won."""
    best = max(scores)
    winners = tuple(seat for seat, n in enumerate(scores) if n == best)
    return Outcome(winners, scores, say("toss-the-bouquet/most-bouquets"))
