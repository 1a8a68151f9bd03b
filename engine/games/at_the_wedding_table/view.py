"""What a viewer knows of a game of At the Wedding Table: all but the deck's order."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Outcome, Seat, Viewer
from engine.games.at_the_wedding_table.events import WeddingEvent
from engine.games.at_the_wedding_table.pieces import GuestDeck, WeddingTable


@dataclass(frozen=True, slots=True)
class View:
    """The table from one viewer's eyes; every viewer sees the same."""

    viewer: Viewer
    phase: str
    """seat or finished."""
    bride: Seat
    """Who plays the pink side; the other plays the blue one (W1)."""
    turn: int
    """1 to 16: the turn now being played; 17 once the game is over."""
    to_act: tuple[Seat, ...]
    row: tuple[str, ...]
    """Guest ids face up beside the deck, in their places; two after the end (W3)."""
    table: WeddingTable
    """16 entries from seat 1: the guest and who seated it."""
    worth: tuple[int, ...]
    """16 entries: what the guest on each seat is worth now, 0 where nobody sits."""
    scores: tuple[int, int]
    deck_size: int
    """Guests left face down."""
    guests: GuestDeck
    """The 20 guests of this table (W11)."""
    log: tuple[WeddingEvent, ...]
    outcome: Outcome | None
