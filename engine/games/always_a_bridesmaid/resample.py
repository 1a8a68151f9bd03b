"""Draws a state of Always a Bridesmaid that fits a view: the law of `engine.game.Game`.

What is hidden is drawn in `hidden`; the rest of the state follows from it and the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    ReserveDrawn,
    ReserveKept,
    RobotFed,
    RobotShown,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.hidden import (
    draw_answers,
    draw_reserve,
    draw_robot,
)
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    RESERVE_SIZE,
    Accessory,
    Cards,
    without,
)
from engine.games.always_a_bridesmaid.position import Robot
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng


class Secrets(NamedTuple):
    """What one seat hides or hid, and what follows from it."""

    kept: Cards
    """The five Reserve Cards chosen at set-up."""
    left: Cards
    """The two of them that only Round 3 takes up (B1)."""
    aside: Accessory | None
    """The card beside the arm now, face up or down."""
    reserve: Cards
    hand: Cards


def resample(view: View, rng: Rng) -> State:
    """Draw a state from the viewer's information set."""
    players = view.participants[: view.seats]
    secrets = [_secrets(view, seat, rng) for seat in range(view.seats)]
    robot = draw_robot(view, rng) if view.seats == 2 else None
    last = view.log[-1] if view.log else None
    return State(
        seats=view.seats,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        to_act=view.to_act,
        hands=tuple([own.hand for own in secrets]),
        reserves=tuple([own.reserve for own in secrets]),
        displayed=tuple([player.displayed for player in players]),
        arms=tuple([who.arm for who in view.participants]),
        asides=tuple([own.aside for own in secrets]),
        totals=tuple([who.total for who in view.participants]),
        active=tuple([at for at, who in enumerate(view.participants) if who.active]),
        first=tuple([seat for seat, who in enumerate(players) if who.first_to_hold]),
        wild=tuple([player.wild for player in players]),
        due=last.points[: view.seats]
        if isinstance(last, Scored) and view.phase == "display"
        else (),
        robot=robot,
        outcome=view.outcome,
        log=_told_in_full(view.log, secrets, robot, draw_answers(view, rng)),
    )


def _secrets(view: View, seat: Seat, rng: Rng) -> Secrets:
    player = view.participants[seat]
    kept, left = draw_reserve(view, seat, rng)
    reserve: Cards = ()
    if player.reserve_size:
        reserve = kept if player.reserve_size == RESERVE_SIZE else left
    aside = player.aside
    hand = without(ACCESSORIES, player.displayed + reserve + player.arm)
    if player.has_aside:
        aside = rng.choice(hand) if aside is None else aside
        hand = without(hand, (aside,))
    return Secrets(kept, left, aside, reserve, hand)


def _told_in_full(
    log: Sequence[BridesmaidEvent],
    secrets: Sequence[Secrets],
    robot: Robot | None,
    answers: Mapping[Seat, int | None],
) -> tuple[BridesmaidEvent, ...]:
    """Return the events with what the viewer was not told filled in."""
    full: list[BridesmaidEvent] = []
    asides: Sequence[Accessory | None] = [own.aside for own in secrets]
    for event in reversed(log):
        if isinstance(event, Scored):
            asides = event.asides  # of the round to which the earlier events belong
        full.append(_in_full(event, secrets, asides, robot, answers))
    return tuple(reversed(full))


def _in_full(
    event: BridesmaidEvent,
    secrets: Sequence[Secrets],
    asides: Sequence[Accessory | None],
    robot: Robot | None,
    answers: Mapping[Seat, int | None],
) -> BridesmaidEvent:
    match event:
        case ReserveKept():
            return ReserveKept(tuple(enumerate([own.kept for own in secrets])))
        case ReserveDrawn():
            drawn = [
                without(own.kept, own.left) if event.round == 2 else own.left
                for own in secrets
            ]
            return event._replace(drawn=tuple(enumerate(drawn)))
        case SetAside():
            lying = [(seat, asides[seat]) for seat in event.lies]
            return event._replace(
                cards=tuple([(seat, card) for seat, card in lying if card is not None])
            )
        case Answered():
            return event._replace(answers=tuple(sorted(answers.items())))
        case RobotShown() if robot:
            return RobotShown(tuple(enumerate(robot.offers)))
        case RobotFed() if robot:
            picks = [without(offer, _unfed(robot, offer)) for offer in robot.offers]
            return RobotFed(tuple(enumerate(robot.offers)), tuple(enumerate(picks)))
        case _:
            return event


def _unfed(robot: Robot, offer: Cards) -> Cards:
    return tuple([card for card in offer if card not in robot.deck])
