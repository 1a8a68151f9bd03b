"""What happens in At the Wedding Table: all of it in the open.

Only the deck's order is secret, and it is secret from everybody.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.at_the_wedding_table.pieces import GuestDeck


class Seated(NamedTuple):
    """A player took a guest from the row and seated it."""

    turn: int
    """1 to 16."""
    seat: Seat
    """Whose guest it is."""
    guest: str
    place: int
    """The seat at the wedding table, 1 to 16 (W2)."""
    scores: tuple[int, int]
    """Points after it, by player's seat."""
    gap: int
    """Its place in the row, from 0: the last turn leaves one that nothing else shows."""
    turned_up: str | None
    """The guest that took the empty place in the row, if one did (W3)."""
    guests: GuestDeck
    """The deck of this table (W11), where the words find the guests' names."""

    @property
    def reveals(self) -> bool:
        """A new guest in the row can't be unseen."""
        return self.turned_up is not None

    def seen_by(self, viewer: Viewer) -> Seated:  # noqa: ARG002 - public
        """Return it whole: it is public."""
        return self


class Ended(NamedTuple):
    """The 16th guest sat down (W3)."""

    outcome: Outcome

    @property
    def reveals(self) -> bool:
        """It follows from what everybody saw."""
        return False

    def seen_by(self, viewer: Viewer) -> Ended:  # noqa: ARG002 - public
        """Return it whole: it is public."""
        return self


WeddingEvent: TypeAlias = Seated | Ended
