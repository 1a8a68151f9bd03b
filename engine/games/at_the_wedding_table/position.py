"""What a state of At the Wedding Table consists of; `rules` says how it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import GuestDeck, Seating, WeddingTable
from engine.games.at_the_wedding_table.scoring import PLACES, Scorers, scorers


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance and the players settled before the first turn."""

    bride: Seat
    """Who plays first, and pink (W1)."""
    deck: tuple[str, ...]
    """All 20 guests, top first; the first three are the opening row."""
    guests: GuestDeck
    scorers: Scorers
    seatings: Mapping[str, tuple[Seating, ...]]
    """Each guest on each seat from 1, made once; legal actions are picked from them."""

    @classmethod
    def of(cls, bride: Seat, deck: Sequence[str], guests: GuestDeck) -> Deal:
        """Return the deal with all that follows from its guests."""
        return cls(bride, tuple(deck), guests, scorers(guests), seatings(guests))


@lru_cache(maxsize=8)
def seatings(guests: GuestDeck) -> Mapping[str, tuple[Seating, ...]]:
    """Return each guest on each seat from 1, made once a deck."""
    return {id: tuple(Seating(id, place) for place in PLACES) for id in guests}


class Position:
    """One position with the order of the deck, which nobody knows."""

    __slots__ = ("deal", "free", "mover", "row", "table", "turn")

    def __init__(  # noqa: PLR0917 - positional for speed: a playout makes 16
        self,
        deal: Deal,
        turn: int,
        mover: Seat,
        row: tuple[str, ...],
        table: WeddingTable,
        free: tuple[int, ...],
    ) -> None:
        self.deal: Final = deal
        self.turn: Final = turn
        """1 to 16; 17 once the game is over."""
        self.mover: Final = mover
        """Whose turn it is, or would be."""
        self.row: Final = row
        self.table: Final = table
        self.free: Final = free
        """The entries of the table where nobody sits, from 0."""
