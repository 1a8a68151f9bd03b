"""Deals, steps and traces of Always a Bridesmaid as a table record writes them.

What is read comes from strangers: any JSON value may arrive here, and whatever is not
exactly what the record format asks for is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeGuard, cast

from engine.game import FINISHED, RefusedError, Seat
from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    Displayed,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    SetAside,
)
from engine.games.always_a_bridesmaid.legal import no, shown
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    ROBOT_HAND,
    ROBOT_PICKS,
    ROUNDS,
    Action,
)
from engine.games.always_a_bridesmaid.position import Robot
from engine.games.always_a_bridesmaid.rules import State, opening
from engine.message import say
from engine.rng import Rng

SEAT_COUNTS = range(2, 6)
ROBOT_DECK = 2 * ROBOT_PICKS + 1


def deal(seats: int, rng: Rng) -> dict[str, object]:
    """Return a random deal: empty, but for the Robot's cards with two players (B13)."""
    if seats != 2:
        return {}
    cards = rng.shuffled(ACCESSORIES)
    return {
        "robot": {
            "removed": cards[0],
            "hands": [
                sorted(cards[1 : 1 + ROBOT_HAND]),
                sorted(cards[1 + ROBOT_HAND :]),
            ],
            "orders": [rng.shuffled(range(ROBOT_DECK)) for _ in range(ROUNDS)],
        }
    }


def read_deal(seats: int, deal: object) -> State:
    """Return the opening state; raise RefusedError if the deal is not a deal."""
    if type(seats) is not int or seats not in SEAT_COUNTS:
        raise _refused("seat-count", given=shown(seats))
    if not isinstance(deal, dict):
        raise _refused("deal-not-an-object")
    if seats != 2:
        if deal:
            raise _refused("deal-not-empty")
        return opening(seats, None)
    if set(deal) != {"robot"}:
        raise _refused("deal-robot-only")
    return opening(seats, _read_robot(deal["robot"]))


def _read_robot(robot: object) -> Robot:
    if not isinstance(robot, dict) or set(robot) != {"removed", "hands", "orders"}:
        raise _refused("deal-robot-keys")
    removed, hands, orders = robot["removed"], robot["hands"], robot["orders"]
    if not (_whole_numbers([removed]) and removed in ACCESSORIES):
        raise _refused("deal-removed")
    if not _lists(hands, 2):
        raise _refused("deal-hands")
    for hand in hands:
        if len(hand) != ROBOT_HAND or hand != sorted(hand):
            raise _refused("deal-hands")
    if sorted([removed, *hands[0], *hands[1]]) != list(ACCESSORIES):
        raise _refused("deal-cards")
    if not _lists(orders, ROUNDS):
        raise _refused("deal-orders")
    for order in orders:
        if sorted(order) != list(range(ROBOT_DECK)):
            raise _refused("deal-orders")
    return Robot(removed, tuple(map(tuple, hands)), tuple(map(tuple, orders)), ())


def _lists(value: object, count: int) -> TypeGuard[list[list[int]]]:
    """Tell whether this is a list of so many lists of whole numbers."""
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(part, list) and _whole_numbers(part) for part in value)
    )


def _whole_numbers(values: list[object]) -> TypeGuard[list[int]]:
    return all(type(value) is int for value in values)


def read_step(state: State, step: object) -> dict[Seat, Action]:
    """Return the choices of one step; raise RefusedError if they may not be made."""
    if state.phase == FINISHED:
        raise _refused("game-over")
    if not isinstance(step, dict) or set(step) != {"phase", "choices"}:
        raise _refused("step-keys")
    phase, written = step["phase"], step["choices"]
    if phase != state.phase:
        raise _refused("wrong-phase", phase=state.phase, given=shown(phase))
    if not isinstance(written, dict):
        raise _refused("choices-not-an-object")
    by_key = {str(seat): seat for seat in range(state.seats)}
    for key in written:
        if key not in by_key:
            raise _refused("no-such-seat-key", given=shown(key))
        if by_key[key] not in state.to_act:
            read_choice(state, by_key[key], written[key])
    for seat in state.to_act:
        if str(seat) not in written:
            raise RefusedError(no("choice-missing", seat, phase=state.phase))
    return {seat: read_choice(state, seat, written[str(seat)]) for seat in state.to_act}


def read_choice(state: State, seat: Seat, choice: object) -> Action:
    """Return one seat's choice; raise RefusedError if it may not choose that."""
    action = tuple(choice) if isinstance(choice, list) else choice
    why_not = state.refusal(seat, action)
    if why_not:
        raise RefusedError(why_not)
    # Without a refusal it is an action: that is what `refusal` is for.
    return cast(Action, action)


def _refused(name: str, **args: object) -> RefusedError:
    return RefusedError(say(f"always-a-bridesmaid/{name}", **args))


def write_step(state: State, choices: Mapping[Seat, Action]) -> dict[str, object]:
    """Return the step of a record for these choices."""
    return _step(state.phase, sorted(choices.items()))


def write_choice(action: Action) -> object:
    """Return one seat's choice as a record writes it: cards as a list."""
    return list(action) if isinstance(action, tuple) else action


def retrace(state: State) -> tuple[dict[str, object], list[object]]:
    """Return the deal and the steps that lead to a state, from its log."""
    deal: dict[str, object] = {}
    if state.robot:
        removed, offers, orders, _ = state.robot
        deal["robot"] = {
            "removed": removed,
            "hands": [list(offer) for offer in offers],
            "orders": [list(order) for order in orders],
        }
    steps = [step for event in state.log for step in _steps_of(event, state.seats)]
    return deal, steps


def _steps_of(event: BridesmaidEvent, seats: int) -> Iterator[object]:
    """Give the step that an event came of, if it came of one by itself."""
    match event:
        case ReserveKept(kept):
            yield _step("reserve", kept)
        case RobotFed(_, picked):
            yield _step("robot", picked)
        case ReserveDrawn(2, _, drawn):  # Round 3 takes up what is left, unasked (B1)
            yield _step("draw", drawn)
        case Revealed():
            played = enumerate(event.cards[:seats])  # without the Robot's (B14)
            yield _step("play", [(s, card) for s, card in played if card is not None])
        case SetAside(entitled, _, cards):
            lying = dict(cards)
            yield _step("aside", [(seat, lying.get(seat)) for seat in entitled])
        case Displayed(cards):
            yield _step("display", cards)
        case Answered(_, answers):
            yield _step("single", answers)


def _step(phase: str, choices: Sequence[tuple[Seat, Action]]) -> dict[str, object]:
    return {"phase": phase, "choices": {str(s): write_choice(c) for s, c in choices}}


def trace(state: State) -> dict[str, object]:
    """Return what a replay prints of a state, everybody's secrets included."""
    return {
        "phase": state.phase,
        "round": state.round,
        "to_act": list(state.to_act),
        "totals": list(state.totals),
        "hands": [list(cards) for cards in state.hands],
        "reserves": [list(cards) for cards in state.reserves],
        "displayed": [list(cards) for cards in state.displayed],
        "wild": list(state.wild),
        "scores": list(state.scores),
    }
