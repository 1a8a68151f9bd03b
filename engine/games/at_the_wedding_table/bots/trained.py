"""What players keep of a promise, by kind of rule; see `evaluate`."""

from __future__ import annotations

from typing import Final, get_args

from engine.games.at_the_wedding_table.pieces import RuleKind

SHARES: Final[dict[RuleKind, tuple[float, float]]] = dict.fromkeys(
    get_args(RuleKind), (1.0, 0.0)
)
"""The share at eight free seats, and how much it rises to sixteen and falls to none."""
