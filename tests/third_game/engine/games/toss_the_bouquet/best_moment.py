"""No toss counts more than another."""

from __future__ import annotations

from engine.game import BestMoment


def best_moment() -> BestMoment | None:
    return None
