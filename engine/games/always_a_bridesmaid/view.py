"""What a viewer knows of a game of Always a Bridesmaid.

A view is also the viewer's information state: its log holds everything that the viewer
ever saw, so two states that give the same view can't be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Outcome, Seat, Viewer
from engine.games.always_a_bridesmaid.events import BridesmaidEvent
from engine.games.always_a_bridesmaid.pieces import POINTS, Accessory, Cards
from engine.games.always_a_bridesmaid.position import Position, Robot
from engine.games.always_a_bridesmaid.scoring import ranks

DURING_A_ROUND = ("play", "aside", "display")
"""Phases in which cards lie on the arms."""


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
    """Still playing cards this round; before it all are, after the game nobody is.

    In phase `display` it marks the last one standing, who never held back (B4).
    """
    held_back: bool
    first_to_hold: bool
    """Held back on the first turn on which any player did (B5)."""
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


def look(state: Position, viewer: Viewer) -> View:
    """Return what the viewer may know of a state."""
    places = ranks(state.totals)
    seen = [_player(state, seat, places[seat], viewer) for seat in range(state.seats)]
    robot = state.robot
    if robot:
        seen.append(_robot(state, robot, places[-1]))
    offer = None
    if robot and viewer is not None and state.phase != "reserve":
        offer = robot.offers[viewer]
    return View(
        viewer=viewer,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        to_act=state.to_act,
        participants=tuple(seen),
        points=POINTS[len(places)],
        robot_offer=offer,
        robot_given=_given(robot, offer) if robot else None,
        due=state.due[viewer] if viewer is not None and state.due else 0,
        aside_may_follow=state.phase == "play" and not state.first,
        log=tuple([event.seen_by(viewer) for event in state.log]),
        outcome=state.outcome,
    )


def _given(robot: Robot, offer: Cards | None) -> Cards | None:
    if offer is None or not robot.deck:
        return None
    return tuple([card for card in offer if card in robot.deck])


def _player(state: Position, seat: Seat, rank: int, viewer: Viewer) -> SeatView:
    own = seat == viewer
    aside = state.asides[seat]
    hand, reserve = state.hands[seat], state.reserves[seat]
    active = seat in state.active
    return SeatView(
        arm=state.arms[seat],
        total=state.totals[seat],
        rank=rank,
        active=active,
        held_back=not active and state.phase in DURING_A_ROUND,
        first_to_hold=seat in state.first,
        has_aside=aside is not None,
        aside=aside if own or state.phase == "display" else None,
        hand_size=len(hand),
        hand=hand if own else None,
        reserve_size=len(reserve),
        reserve=reserve if own else None,
        displayed=state.displayed[seat],
        wild=state.wild[seat],
        score=state.scores[seat],
        robot=False,
    )


def _robot(state: Position, robot: Robot, rank: int) -> SeatView:
    """The Robot: no hand, nothing set aside, nothing displayed, no WILD (B12)."""
    arm = state.arms[-1]
    active = state.seats in state.active
    held_back = not active and state.phase in DURING_A_ROUND
    return SeatView(
        arm=arm,
        total=state.totals[-1],
        rank=rank,
        active=active,
        held_back=held_back,
        first_to_hold=False,
        has_aside=False,
        aside=None,
        hand_size=len(robot.deck) - len(arm) - held_back,
        hand=None,
        reserve_size=0,
        reserve=None,
        displayed=(),
        wild=False,
        score=0,
        robot=True,
    )
