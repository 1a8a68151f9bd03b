"""What a state of Always a Bridesmaid consists of; `rules` says how it goes on."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Outcome, Seat
from engine.games.always_a_bridesmaid.events import BridesmaidEvent
from engine.games.always_a_bridesmaid.pieces import Accessory, Card, Cards
from engine.games.always_a_bridesmaid.scoring import final_score


class Robot(NamedTuple):
    """The Robot's cards (B13)."""

    removed: Accessory
    offers: tuple[Cards, ...]
    """The five shown to each player."""
    orders: tuple[tuple[int, ...], ...]
    """For each round the order of its deck, as positions in `deck`."""
    deck: tuple[Card, ...]
    """The four cards picked, ascending, then HOLD BACK; empty until they are picked."""


class Position(NamedTuple):
    """One position with everybody's secrets.

    Tuples go by seat; those of participants have the Robot as third with two players.
    """

    seats: int
    phase: str
    round: int
    turn: int
    """Of this round, from 1: the turn now being chosen or last revealed."""
    to_act: tuple[Seat, ...]
    hands: tuple[Cards, ...]
    """Accessories in hand; HOLD BACK, always there, is left out."""
    reserves: tuple[Cards, ...]
    displayed: tuple[Cards, ...]
    arms: tuple[tuple[Accessory, ...], ...]
    """Of participants: cards played this round, in order, until clean-up."""
    asides: tuple[Accessory | None, ...]
    totals: tuple[int, ...]
    """Of participants: revealed cards only; kept until the next round's first turn."""
    active: tuple[int, ...]
    """Participants who still play cards this round; all of them before it."""
    first: tuple[Seat, ...]
    """Players who held back on the first turn on which any player did (B5)."""
    wild: tuple[bool, ...]
    due: tuple[int, ...]
    """Ranking Points to be displayed in the phase `display`, else empty (B8)."""
    robot: Robot | None
    outcome: Outcome | None
    log: tuple[BridesmaidEvent, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """Displayed Cards less the WILD penalty, one a seat."""
        return tuple(
            [
                final_score(cards, wild=wild)
                for cards, wild in zip(self.displayed, self.wild, strict=True)
            ]
        )
