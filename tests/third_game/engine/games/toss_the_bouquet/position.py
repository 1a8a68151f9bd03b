"""What a state consists of: nothing hidden."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Outcome
from engine.games.toss_the_bouquet.events import Ended, Jumped


class Position(NamedTuple):
    """One position between two tosses."""

    scores: tuple[int, ...]
    toss: int = 0
    log: tuple[Jumped | Ended, ...] = ()
    outcome: Outcome | None = None
