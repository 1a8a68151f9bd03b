"""What a seat knows, as whole numbers: what every bot of this game thinks about."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Seat
from engine.games.at_the_wedding_table.bots.playout import (
    Cards,
    Playout,
    Valuation,
    cards_of,
    seated_cards,
)
from engine.games.at_the_wedding_table.pieces import SEATS_AT_TABLE, Seating
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng


class Facts(NamedTuple):
    """A decision point without the order of the deck. Guests are their numbers."""

    cards: Cards
    seated: tuple[tuple[int, int], ...]
    """The entries taken and the cards there."""
    row: tuple[int, ...]
    unseen: tuple[int, ...]
    """Face down in the deck, ascending: every order of them is as likely."""
    mover: Seat

    @property
    def free(self) -> int:
        """How many seats are free."""
        return SEATS_AT_TABLE - len(self.seated)

    def playout(self, values: Valuation) -> Playout:
        """Return the table, for turns to be done on it."""
        return Playout(self.cards, values, self.seated)

    def deck(self, rng: Rng) -> list[int]:
        """Draw an order of the face-down deck, as `resample` does."""
        return rng.shuffled(self.unseen)

    def action(self, card: int, entry: int) -> Seating:
        """Return a turn as the rules have it."""
        return Seating(self.cards.ids[card // 2], entry + 1)


def facts_of(view: View) -> Facts:
    """Return the facts of a view in which somebody is to act."""
    (mover,) = view.to_act
    cards = cards_of(view.guests)
    seated = tuple(seated_cards(cards, view.table))
    row = tuple(cards.number[id] for id in view.row)
    seen = {*row, *(card // 2 for _, card in seated)}
    unseen = tuple(number for number in range(len(cards.ids)) if number not in seen)
    return Facts(cards, seated, row, unseen, mover)
