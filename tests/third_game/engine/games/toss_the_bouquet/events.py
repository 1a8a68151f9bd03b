"""What happens: everybody jumps, the bouquet is caught or not, the game ends."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Outcome, Seat, Viewer


class Jumped(NamedTuple):
    """One toss: how high each seat jumped and who caught the bouquet, if anybody."""

    heights: tuple[int, ...]
    caught: Seat | None

    @property
    def reveals(self) -> bool:
        return True

    def seen_by(self, viewer: Viewer) -> Jumped:
        return self


class Ended(NamedTuple):
    """The last toss is over."""

    outcome: Outcome

    @property
    def reveals(self) -> bool:
        return False

    def seen_by(self, viewer: Viewer) -> Ended:
        return self
