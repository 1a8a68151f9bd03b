"""What a viewer knows of a game of Always a Bridesmaid.

A view is also the viewer's information state: its log holds everything that the viewer
ever saw, so two states that give the same view can't be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Outcome, Seat, Viewer
from engine.games.always_a_bridesmaid.events import BridesmaidEvent, Cards
from engine.games.always_a_bridesmaid.pieces import Accessory


@dataclass(frozen=True, slots=True)
class SeatView:
    """One participant as the viewer sees it; the Robot is the last with two players."""

    arm: tuple[Accessory, ...]
    """Cards played face up this round, in order; they lie there until clean-up."""
    total: int
    """Round Total so far (revealed cards only); the final one until the next turn."""
    rank: int
    """Place by `total` now, 1 is highest, ties share it (B7)."""
    active: bool
    """Still playing cards this round."""
    held_back: bool
    first_to_hold: bool
    """Held back on the first turn on which any player did: may set a card aside (B5)."""
    has_aside: bool
    """A card lies set aside; face down until scoring."""
    aside: Accessory | None
    """That card, for its owner, and for all once it is turned over."""
    hand_size: int
    """Accessories in hand, HOLD BACK not counted. The Robot: cards left in its deck."""
    hand: Cards | None
    """Known to its owner only; HOLD BACK, always there, is left out."""
    reserve_size: int
    reserve: Cards | None
    displayed: Cards
    wild: bool
    score: int
    """Displayed Cards less the WILD penalty."""
    robot: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table from one viewer's eyes."""

    viewer: Viewer
    seats: int
    """Players, without the Robot."""
    phase: str
    """reserve, robot, draw, play, aside, display, single or finished."""
    round: int
    turn: int
    """Of this round, from 1: the turn now being chosen or last revealed."""
    to_act: tuple[Seat, ...]
    participants: tuple[SeatView, ...]
    points: tuple[int, ...]
    """The points table in use: 1st, 2nd, ..."""
    robot_offer: Cards | None
    """With two players: the five of the Robot's cards shown to the viewer (B13)."""
    robot_given: Cards | None
    """The two the viewer gave it."""
    due: int
    """How many cards the viewer has to display in phase `display`, else 0 (B8)."""
    aside_may_follow: bool
    """Nobody has held back yet, so HOLD BACK now would give the right to set aside."""
    log: tuple[BridesmaidEvent, ...]
    outcome: Outcome | None
