"""What a viewer knows: all of it, between two tosses."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Outcome, Seat, Viewer
from engine.games.toss_the_bouquet.events import Ended, Jumped


class View(NamedTuple):
    """The table from one viewer's eyes."""

    viewer: Viewer
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    toss: int
    log: tuple[Jumped | Ended, ...]
    outcome: Outcome | None
