"""A choice in a few letters and digits, to be said aloud instead of sending a link.

Whoever has the same table, as far as it was played, types it in and the choice is made
there. `docs/link-format.md`, "A choice said aloud", is the format.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.game import RefusedError, Seat
from engine.message import say
from engine.record import format_json
from engine.rng import Rng
from engine.table import Table

ALPHABET: Final = "23456789FHKLMQRWXY"
"""No two are easily mixed up, read or heard: no 0 and O, 1 and I, B and D, M and N."""
SHORTEST: Final = 3
CHECKS: Final = 256
"""At most one in so many wrong codes passes for a choice."""
MOST_TYPED: Final = 40
"""Characters of what is typed that are looked at."""


def spoken(table: Table, id: str, ply: int, seat: Seat) -> str | None:
    """Return the code of the choice a seat has made at a decision point.

    `id` is the one by which both devices know the table. None if the seat has not chosen
    there, or gave an answer that is not among the legal actions.
    """
    state = table.states[ply]
    if ply < len(table.steps):
        choices = table.game.read_step(state, table.steps[ply])
    else:
        choices = table.sealed
    legal = list(state.legal_actions(seat))
    if seat not in choices or choices[seat] not in legal:
        return None
    return _Point(table, id, ply, seat, len(legal)).code(legal.index(choices[seat]))


def heard(table: Table, id: str, seat: Seat, typed: str) -> Any:
    """Return the seat's choice, due now, that a code stands for; raise RefusedError.

    Small letters, blanks and dashes are forgiven.
    """
    signs = [sign for sign in typed[:MOST_TYPED].upper() if sign not in " -.\t\n"]
    if not signs or any(sign not in ALPHABET for sign in signs):
        raise RefusedError(say("link/no-spoken", signs=" ".join(ALPHABET)))
    legal = list(table.legal_actions(seat))
    point = _Point(table, id, len(table.steps), seat, len(legal))
    index = point.index("".join(signs)) if legal else None
    if index is None:
        raise RefusedError(say("link/other-spoken"))
    return legal[index]


@dataclass(frozen=True, slots=True)
class _Point:
    """A seat's decision, and how its choices are numbered to be said."""

    table: Table
    id: str
    ply: int
    seat: Seat
    count: int
    """How many legal actions there are."""

    def code(self, index: int) -> str:
        """Return the index with its check below it, moved along so as not to be seen."""
        number = index * self._checks + self._chance(index).below(self._checks)
        number += self._chance(-1).below(self._space)
        signs = []
        for _ in range(self._length):
            number, digit = divmod(number, len(ALPHABET))
            signs.append(ALPHABET[digit])
        return "".join(reversed(signs))

    def index(self, code: str) -> int | None:
        """Return the index that a code was made of; None if it was not made here."""
        number = 0
        for sign in code:
            number = number * len(ALPHABET) + ALPHABET.index(sign)
        moved = (number - self._chance(-1).below(self._space)) % self._space
        index = moved // self._checks
        return index if index < self.count and self.code(index) == code else None

    @property
    def _length(self) -> int:
        length = SHORTEST
        while len(ALPHABET) ** length < self.count * CHECKS:
            length += 1
        return length

    @property
    def _space(self) -> int:
        return int(len(ALPHABET) ** self._length)

    @property
    def _checks(self) -> int:
        return self._space // self.count

    def _chance(self, index: int) -> Rng:
        """Return what the check hangs on: the table, what was played before, the choice.

        Steps are written anew: a record from a file may have its own way of writing them.
        """
        game, table = self.table.game, self.table
        played = [
            game.write_step(state, game.read_step(state, step))
            for state, step in zip(table.states, table.steps[: self.ply], strict=False)
        ]
        return Rng.for_text(format_json([self.id, played, self.seat, index]))
