"""The project's own random generator: a seed deals the same cards for ever.

Python promises stable results only for `random.random()`, not for `shuffle` or
`randrange`, so both are written out here. The stream is SplitMix64 (Steele, Lea and
Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014), which passes
BigCrush and needs four lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """A stream of random choices, fixed by its seed.

    >>> Rng(16).below(6), Rng(16).below(6)
    (2, 2)
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @classmethod
    def for_decision(cls, seed: int, ply: int, seat: int) -> Rng:
        """Return the stream of a bot's one decision.

        It hangs on nothing that came before, so a bot that was interrupted, or is asked
        anew with the record alone, chooses the same.
        """
        return cls(seed ^ (ply * 0x9E3779B1) ^ (seat << 40))

    @classmethod
    def for_text(cls, text: str) -> Rng:
        """Return the stream that a text fixes, on every device.

        >>> Rng.for_text("0123456789").below(6), Rng.for_text("0123456788").below(6)
        (3, 5)
        """
        seed = 0
        for byte in text.encode(errors="surrogatepass"):
            seed = cls(seed ^ byte).bits()
        return cls(seed)

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1, each as likely.

        The high half of a product (Lemire, "Fast Random Integer Generation in an
        Interval", 2019) without his rejection step: the bias is under bound / 2**64.
        """
        return (self.bits() * bound) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates, from the end)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` of the items, none of them twice, in random order."""
        return self.shuffled(items)[:count]

    def split(self) -> Rng:
        """Return a new stream; how far this one is used later does not matter to it."""
        return Rng(self.bits())
