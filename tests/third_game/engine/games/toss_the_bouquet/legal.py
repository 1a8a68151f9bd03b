"""A jump is one of three heights."""

from __future__ import annotations

from engine.games.toss_the_bouquet.pieces import HEIGHTS
from engine.message import Message, say


def refusal(to_act: tuple[int, ...], seat: int, action: object) -> Message | None:
    """Return why the seat can't jump so, or None if it can."""
    if not to_act:
        return say("table/game-over")
    if seat not in to_act:
        return say("toss-the-bouquet/nobody-there", seat=seat)
    if type(action) is not int or action not in HEIGHTS:
        return say("toss-the-bouquet/no-such-height")
    return None
