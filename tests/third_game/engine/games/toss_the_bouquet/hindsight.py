"""Nothing is luck here."""

from __future__ import annotations

from engine.game import Hindsight
from engine.thinking import Thinking


def hindsight(made: int) -> Thinking[Hindsight[int]]:
    yield 1.0
    return Hindsight(0.0, made, 0.0, exact=True)


def afterthought() -> Thinking[object]:
    yield 1.0
    return None
