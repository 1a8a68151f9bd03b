"""Tables to be looked at: games played by fixed chance up to where it counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any, TypeAlias

from engine.asking import choose
from engine.games import game_named
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
LONG = (
    "Bartholomew Featherstonehaugh-Cholmondel",
    "W" * 40,
    "Maria-Magdalena Schwarzenberger-Kowalska",
    "Annelise de la Fontaine du Pré-aux-Clers",
    "Wilhelmina Wolfeschlegelsteinhausenberge",
)
"""Of 40 letters each, the most that names may have."""
LEVEL = "easy"
"""Of bots: quick, sensible, and each game another."""
SEEDS = 400

Wanted: TypeAlias = Callable[[Any], bool]


def laid(
    game: str,
    seats: int,
    seed: int,
    *,
    persons: int = 1,
    names: Sequence[str] = NAMES,
    guests: object = None,
    **deal: object,
) -> Table:
    """Return a table that was just dealt: persons first, then bots.

    Guests of one's own are asked to weddings only.
    """
    players = tuple(
        Player(names[seat], "human" if seat < persons else "bot:easy")
        for seat in range(seats)
    )
    asked = {"guests": guests} if guests is not None and game == WEDDING else {}
    dealt = game_named(game).deal(seats, Rng(seed), {**deal, **asked} or None)
    return open_table(Record(game, players, dealt, ()))


def step(table: Table, seed: int) -> None:
    """Make all choices that are due."""
    game = table.game
    for seat in table.waiting_for:
        ply = len(table.steps)
        table.choose(seat, choose(game.bots[LEVEL], table.state, seat, seed, ply))


def after(table: Table, steps: int, seed: int = 1) -> Table:
    """Play so many steps, or as many as there are."""
    for _ in range(steps):
        if table.state.outcome is None:
            step(table, seed)
    return table


def until(
    game: str, seats: int, wanted: Wanted, *, first: int = 1, **laying: Any
) -> Table:
    """Return a table that came to a state of the wanted kind; the first game that does."""
    for seed in range(first, first + SEEDS):
        table = laid(game, seats, seed, **laying)
        while not wanted(table.state):
            if table.state.outcome is not None:
                break
            step(table, seed)
        else:
            return table
    raise AssertionError(f"no such table of {game} in {SEEDS} games")


def at_turn(number: int, *, round: int = 1, seat: int = 0) -> Wanted:
    """Want a turn of a round at which this seat plays a card."""
    return lambda state: (
        (state.phase, state.round, state.turn) == ("play", round, number)
        and seat in state.to_act
    )


def in_phase(phase: str, *, round: int = 0, seat: int = 0) -> Wanted:
    """Want a phase in which this seat has to choose; of any round if none is named."""
    return lambda state: (
        state.phase == phase and seat in state.to_act and round in (0, state.round)
    )


def over(state: Any) -> bool:
    """Want the end."""
    return state.outcome is not None


@cache
def whole(game: str, seats: int = 2) -> Record:
    """Return the record of a finished game."""
    return until(game, seats, over, first=7).record


def numbered() -> Callable[[], int]:
    """Return luck for tables: another id each time, the same ones every time."""
    numbers = count(0x5EED << 32, 1 << 32)
    return lambda: next(numbers)
