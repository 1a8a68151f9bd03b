"""A choice in slices is the same choice."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rng import Rng
from engine.thinking import Patient, Quick, Thinking, conclude


class Highest(Quick[int, str]):
    def choose(self, view: str, legal: Sequence[int], rng: Rng) -> int:
        return max(legal)


class Slowly(Patient[int, str]):
    def think(self, view: str, legal: Sequence[int], rng: Rng) -> Thinking[int]:
        best = legal[0]
        for number, action in enumerate(legal, start=1):
            best = max(best, action)
            yield number / len(legal)
        return best


def test_a_bot_that_chooses_thinks_the_same() -> None:
    assert conclude(Highest().think("", [1, 3, 2], Rng(0))) == 3


def test_a_bot_that_thinks_chooses_the_same() -> None:
    assert Slowly().choose("", [1, 3, 2], Rng(0)) == 3


def test_thinking_tells_how_much_is_done_and_can_be_dropped() -> None:
    """Each slice gives a share from 0 to 1; nothing has to be told to stop."""
    thinking = Slowly().think("", [1, 3, 2, 0], Rng(0))
    assert [next(thinking) for _ in range(2)] == [0.25, 0.5]
    thinking.close()
