"""How a bot thinks: in slices, so that whoever asked can go on, show progress or stop.

A choice that takes long is a generator. Each `next` does a small piece of work and gives
the share that is done, from 0 to 1; the answer is what the generator returns. Dropping it
is all it takes to stop. A bot says how to `think` or how to `choose`; its base class has
the other.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable, Sequence
from typing import Generic, TypeAlias, TypeVar

from engine.rng import Rng

A = TypeVar("A", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")

Thinking: TypeAlias = Generator[float, None, T]
"""Slices of work, each giving the share that is done; it returns the answer."""


def conclude(thinking: Thinking[T]) -> T:
    """Think to the end without a break and return the answer."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: T = done.value
            return answer


def part(start: float, end: float, thinking: Thinking[T]) -> Thinking[T]:
    """Think, giving the share that is done as a part of something longer."""
    while True:
        try:
            share = next(thinking)
        except StopIteration as done:
            answer: T = done.value
            return answer
        yield start + (end - start) * share


class Slices(Generic[T]):
    """A choice made bit by bit, by whoever has other things to do as well."""

    def __init__(
        self, thinking: Thinking[T], clock: Callable[[], float] = time.perf_counter
    ) -> None:
        """`clock` gives seconds."""
        self._thinking = thinking
        self._clock = clock
        self.share = 0.0
        """How much is done, from 0 to 1."""
        self.answer: T | None = None
        """The answer, once `go_on` has returned True."""

    def go_on(self, ms: float) -> bool:
        """Think for so many milliseconds, a slice at least; return whether it is done."""
        end = self._clock() + ms / 1000
        try:
            while True:
                self.share = next(self._thinking)
                if self._clock() >= end:
                    return False
        except StopIteration as done:
            self.answer = done.value
            return True


class Quick(ABC, Generic[A, V]):
    """A bot whose choice is one slice: it says how to `choose`."""

    @abstractmethod
    def choose(self, view: V, legal: Sequence[A], rng: Rng) -> A:
        """Return one of the legal actions."""

    def think(self, view: V, legal: Sequence[A], rng: Rng) -> Thinking[A]:
        """Choose in one slice."""
        yield 0.0
        return self.choose(view, legal, rng)


class Patient(ABC, Generic[A, V]):
    """A bot that says how to `think`, slice by slice."""

    @abstractmethod
    def think(self, view: V, legal: Sequence[A], rng: Rng) -> Thinking[A]:
        """Choose one of the legal actions, slice by slice."""

    def choose(self, view: V, legal: Sequence[A], rng: Rng) -> A:
        """Think to the end and return the choice."""
        return conclude(self.think(view, legal, rng))
