"""Numbers below known bounds and texts, packed as tightly as they can be.

Every number is a digit of one mixed-radix number whose radix both sides know when they
come to it, such as how many choices there were: a choice among n takes log2(n) bits and
nothing more. Digits come out in the order in which they went in. Permutations are
digits of the factorial number system (Laisant, 1888), combinations the combinatorial
one (Lehmer, 1964).

Packing and unpacking take time by the square of the number's length. It holds no text,
so a few hundred bytes are much; `engine.link` caps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, TypeVar

T = TypeVar("T")

GO_ON: Final = 63
"""The digit of `whole` that says that more is to come."""


class PackingError(ValueError):
    """What was to be unpacked was never packed."""


class Packer:
    """Takes digits and texts.

    >>> packer = Packer()
    >>> packer.digit(3, 10)
    >>> packer.order("cab", "abc")
    >>> packer.number
    23
    >>> unpacker = Unpacker(23, ())
    >>> unpacker.digit(10), unpacker.order("abc")
    (3, ['c', 'a', 'b'])
    """

    __slots__ = ("_digits", "texts")

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []
        self.texts: Final[list[str]] = []

    @property
    def number(self) -> int:
        """All digits as one whole number."""
        number = 0
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number

    def digit(self, value: int, radix: int) -> None:
        """Take a number from 0 to radix - 1; raise PackingError for another."""
        if not 0 <= value < radix:
            raise PackingError(f"{value} is no digit below {radix}")
        self._digits.append((value, radix))

    def whole(self, value: int) -> None:
        """Take a number of which only that it is not below 0 is known: 6 bits a 63."""
        while value >= GO_ON:
            self.digit(GO_ON, GO_ON + 1)
            value -= GO_ON
        self.digit(value, GO_ON + 1)

    def text(self, text: str) -> None:
        """Take a text; it may be neither empty nor hold control characters."""
        if not text or min(text) < " ":
            raise PackingError("no such text can be packed")
        self.texts.append(text)

    def order(self, items: Sequence[T], among: Sequence[T]) -> None:
        """Take a permutation of `among`, whose order both sides know."""
        left = list(among)
        for item in items:
            index = left.index(item)
            self.digit(index, len(left))
            del left[index]

    def subset(self, items: Sequence[T], among: Sequence[T]) -> None:
        """Take some of `among` in the order that they have there."""
        places = [among.index(item) for item in items]
        rank = sum(comb(place, nth) for nth, place in enumerate(places, start=1))
        self.digit(rank, comb(len(among), len(items)))


class Unpacker:
    """Gives what a packer took, in the same order; raise PackingError at the end of it."""

    __slots__ = ("_number", "_texts")

    def __init__(self, number: int, texts: Sequence[str]) -> None:
        self._number = number
        self._texts = list(reversed(texts))

    def digit(self, radix: int) -> int:
        """Return a number from 0 to radix - 1.

        There is always one more: behind the last digit that was packed they are 0.
        """
        self._number, value = divmod(self._number, radix)
        return value

    def whole(self) -> int:
        """Return a number that may be of any size."""
        value = 0
        while (digit := self.digit(GO_ON + 1)) == GO_ON:
            value += GO_ON
        return value + digit

    def text(self) -> str:
        """Return the next text."""
        if not self._texts:
            raise PackingError("a text is missing")
        return self._texts.pop()

    def order(self, among: Sequence[T]) -> list[T]:
        """Return a permutation of `among`."""
        left = list(among)
        return [left.pop(self.digit(len(left))) for _ in among]

    def subset(self, count: int, among: Sequence[T]) -> list[T]:
        """Return so many of `among` in the order that they have there."""
        rank = self.digit(comb(len(among), count))
        found = []
        place = len(among) - 1
        for nth in range(count, 0, -1):
            while comb(place, nth) > rank:
                place -= 1
            rank -= comb(place, nth)
            found.append(among[place])
        return found[::-1]

    def finish(self) -> None:
        """Raise PackingError if anything was packed that was not asked for."""
        if self._number or self._texts:
            raise PackingError("something is left over")
