"""The playout core: the same rules in whole numbers, changed in place.

A card is its place in `ACCESSORIES`, 0 to 10; `HOLD` is 11, which is worth 0 and no card
of any hand, and stands for "no card" where one may be set aside. A set of cards is a
number with one bit a card. A test holds this equal to `rules` over random games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    POINTS,
    ROUNDS,
    WILD_ACCESSORIES,
    participants,
)

HOLD: Final = len(ACCESSORIES)
VALUES: Final = (*ACCESSORIES, 0)
CODES: Final = {value: code for code, value in enumerate(ACCESSORIES)}
BITS: Final = (*(1 << code for code in range(HOLD)), 0)
EVERYTHING: Final = (1 << HOLD) - 1
WILD: Final = sum(BITS[CODES[card]] for card in sorted(WILD_ACCESSORIES))
CARDS: Final = tuple(
    tuple(code for code in range(HOLD) if mask >> code & 1)
    for mask in range(EVERYTHING + 1)
)
"""The cards of each set, ascending."""


def mask_of(cards: Iterable[int]) -> int:
    """Return the set of these Accessories, given by printed value."""
    return sum(BITS[CODES[card]] for card in cards)


@lru_cache(maxsize=1 << 15)
def shares(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Ranking Points of each participant (B7)."""
    table = POINTS[len(totals)]
    places = sorted(set(totals), reverse=True)
    return tuple(table[places.index(t)] // totals.count(t) for t in totals)


class Playout:
    """A game of which everything is known; lists have one entry a seat or participant.

    `active` holds those who still play cards this round, the Robot too, ascending.
    """

    __slots__ = (
        "active",
        "asides",
        "displayed",
        "hands",
        "open",
        "orders",
        "played",
        "reserves",
        "round",
        "seats",
        "totals",
        "turn",
        "wild",
    )

    def __init__(
        self, seats: int, reserves: Sequence[int], orders: Sequence[Sequence[int]] = ()
    ) -> None:
        ranked = participants(seats)
        self.seats = seats
        self.round = 1
        self.turn = 0
        """Turns revealed this round."""
        self.reserves = list(reserves)
        self.hands = [EVERYTHING & ~kept for kept in reserves]
        self.displayed = [0] * seats
        self.played = [0] * seats
        self.asides = [HOLD] * seats
        self.totals = [0] * ranked
        self.active = list(range(ranked))
        self.open = True
        """Nobody has held back yet, so HOLD BACK gives the right to set aside (B5)."""
        self.wild = [0] * seats
        self.orders = orders
        """With two players: the cards the Robot reveals, round by round (B13)."""

    def copy(self) -> Playout:
        """Return another that can be changed without changing this one."""
        new = Playout.__new__(Playout)
        new.seats, new.round, new.turn = self.seats, self.round, self.turn
        new.reserves = self.reserves[:]
        new.hands = self.hands[:]
        new.displayed = self.displayed[:]
        new.played = self.played[:]
        new.asides = self.asides[:]
        new.totals = self.totals[:]
        new.active = self.active[:]
        new.open = self.open
        new.wild = self.wild[:]
        new.orders = self.orders
        return new

    def reveal(self, cards: Sequence[int]) -> list[int]:
        """Play a card for each active player; return who may set one aside (B5, B14).

        `cards` has one a seat; those of seats no longer active do not count.
        """
        seats, hands, totals = self.seats, self.hands, self.totals
        going: list[int] = []
        held: list[int] = []
        for seat in self.active:
            if seat == seats:
                card = self.orders[self.round - 1][self.turn]
            else:
                card = cards[seat]
                bit = BITS[card]
                hands[seat] &= ~bit
                self.played[seat] |= bit
                if bit & WILD:
                    self.wild[seat] = 1
            if card != HOLD:
                totals[seat] += VALUES[card]
                going.append(seat)
            elif seat != seats:
                held.append(seat)
        self.turn += 1
        self.active = going
        if held and self.open:
            self.open = False
            return [seat for seat in held if hands[seat]]
        return []

    def set_aside(self, seat: int, card: int) -> None:
        """Put a card face down beside the arm, or none (`HOLD`)."""
        self.asides[seat] = card
        self.hands[seat] &= ~BITS[card]

    def score(self) -> tuple[int, ...]:
        """Turn over what was set aside and return the Ranking Points."""
        for seat, card in enumerate(self.asides):
            if card != HOLD:
                self.totals[seat] += VALUES[card]
                bit = BITS[card]
                self.played[seat] |= bit
                if bit & WILD:
                    self.wild[seat] = 1
        return shares(tuple(self.totals))

    def due_from(self, seat: int, points: int) -> tuple[int, int]:
        """Return which cards must be displayed, and among which the rest is chosen."""
        played = self.played[seat]
        if played.bit_count() <= points:
            return played, self.hands[seat]
        return 0, played

    def display(self, seat: int, cards: int) -> None:
        """Turn these cards face up for good (B8)."""
        self.displayed[seat] |= cards

    def clean_up(self) -> bool:
        """Begin the next round; return whether the game goes on (B10).

        Before Round 2 each seat still has to `draw`.
        """
        self.hands = [
            EVERYTHING & ~(shown | kept)
            for shown, kept in zip(self.displayed, self.reserves, strict=True)
        ]
        if self.round == ROUNDS:
            return False
        if self.round == 2:
            first, second = sorted(self.scores(), reverse=True)[:2]
            if first - second > max(POINTS[len(self.totals)]):
                return False
            self.hands = [
                hand | kept
                for hand, kept in zip(self.hands, self.reserves, strict=True)
            ]
            self.reserves = [0] * self.seats
        self.round += 1
        self.turn = 0
        self.played = [0] * self.seats
        self.asides = [HOLD] * self.seats
        self.totals = [0] * len(self.totals)
        self.active = list(range(len(self.totals)))
        self.open = True
        return True

    def draw(self, seat: int, cards: int) -> None:
        """Take these Reserve Cards up (B1)."""
        self.hands[seat] |= cards
        self.reserves[seat] &= ~cards

    def scores(self) -> list[int]:
        """Return Displayed Cards less the WILD penalty, one a seat."""
        return [
            shown.bit_count() - wild
            for shown, wild in zip(self.displayed, self.wild, strict=True)
        ]

    def win_shares(self) -> list[float]:
        """Return each seat's share of the win; bots answer alike in a tie (B11)."""
        scores = self.scores()
        best = max(scores)
        share = 1 / scores.count(best)
        return [share if score == best else 0.0 for score in scores]
