"""The highest jump that nobody else made catches the bouquet: one point."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat


def catcher(heights: Sequence[int]) -> Seat | None:
    """Return who catches it; None if every height was jumped twice or never."""
    alone = [h for h in heights if heights.count(h) == 1]
    return heights.index(max(alone)) if alone else None
