"""A deal as digits, for a link: the Robot's cards with two players, else nothing (B13)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.always_a_bridesmaid.notation import ROBOT_DECK
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, ROBOT_HAND, ROUNDS
from engine.packing import Packer, Unpacker

_DECK = tuple(range(ROBOT_DECK))


def pack_deal(deal: Mapping[str, object], packer: Packer) -> None:
    """Pack a deal that `read_deal` takes."""
    robot = deal.get("robot")
    if robot is None:
        return
    assert isinstance(robot, dict)
    removed, (first, _), orders = robot["removed"], robot["hands"], robot["orders"]
    packer.order([removed], ACCESSORIES)
    packer.subset(first, _others(removed))
    for order in orders:
        packer.order(order, _DECK)


def unpack_deal(seats: int, unpacker: Unpacker) -> dict[str, object]:
    """Return the deal that was packed."""
    if seats != 2:
        return {}
    removed = ACCESSORIES[unpacker.digit(len(ACCESSORIES))]
    others = _others(removed)
    first = unpacker.subset(ROBOT_HAND, others)
    return {
        "robot": {
            "removed": removed,
            "hands": [first, [card for card in others if card not in first]],
            "orders": [unpacker.order(_DECK) for _ in range(ROUNDS)],
        }
    }


def _others(removed: int) -> list[int]:
    return [card for card in ACCESSORIES if card != removed]
