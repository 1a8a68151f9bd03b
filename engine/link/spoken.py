"""A choice in a few letters and digits, to be said aloud instead of sending a link.

Whoever has the same table, as far as it was played, types it in and the choice is made
there. `docs/link-format.md`, "A choice said aloud", is the format.
"""

from __future__ import annotations

from typing import Any, Final

from engine.game import RefusedError, Seat
from engine.message import say
from engine.record import format_json
from engine.rng import Rng
from engine.table import Table

ALPHABET: Final = "23456789FHKLMQRWXY"
"""No two of them are easily mixed up, read or heard: no 0 and O, 1 and I, B and D, M and N."""
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
    return _code(table, id, ply, seat, legal.index(choices[seat]), len(legal))


def heard(table: Table, id: str, seat: Seat, typed: str) -> Any:
    """Return the seat's choice, due now, that a code stands for; raise RefusedError.

    Small letters, blanks and dashes are forgiven.
    """
    signs = [sign for sign in typed[:MOST_TYPED].upper() if sign not in " -.\t\n"]
    if not signs or any(sign not in ALPHABET for sign in signs):
        raise RefusedError(say("link/no-spoken", signs=" ".join(ALPHABET)))
    ply, legal = len(table.steps), list(table.legal_actions(seat))
    space = _space(len(legal))
    number = 0
    for sign in signs:
        number = number * len(ALPHABET) + ALPHABET.index(sign)
    if legal and len(ALPHABET) ** len(signs) == space:
        plain = (number - _offset(table, id, ply, seat, space)) % space
        index = plain // (space // len(legal))
        if index < len(legal):
            code = _code(table, id, ply, seat, index, len(legal))
            if code == "".join(signs):
                return legal[index]
    raise RefusedError(say("link/other-spoken"))


def _code(table: Table, id: str, ply: int, seat: Seat, index: int, of: int) -> str:
    """Return the index with its check below it, moved along so that it can't be read off."""
    space = _space(of)
    checks = space // of
    check = _chance(table, id, ply, seat, index).below(checks)
    number = index * checks + check + _offset(table, id, ply, seat, space)
    signs = []
    for _ in range(_length(of)):
        number, digit = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[digit])
    return "".join(reversed(signs))


def _length(of: int) -> int:
    length = SHORTEST
    while len(ALPHABET) ** length < of * CHECKS:
        length += 1
    return length


def _space(of: int) -> int:
    return int(len(ALPHABET) ** _length(of))


def _offset(table: Table, id: str, ply: int, seat: Seat, space: int) -> int:
    return _chance(table, id, ply, seat, -1).below(space)


def _chance(table: Table, id: str, ply: int, seat: Seat, index: int) -> Rng:
    """Return what the check hangs on: the table, all that was played before, the choice.

    Steps are written anew, for a record from a file may have its own way of writing them.
    """
    game = table.game
    played = [
        game.write_step(state, game.read_step(state, step))
        for state, step in zip(table.states, table.steps[:ply], strict=False)
    ]
    return Rng.for_text(format_json([id, played, seat, index]))
