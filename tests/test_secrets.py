"""Nothing that the engine tells a seat depends on what the seat can't know.

The resample law, asked of everything that leaves the engine for one seat's eyes: the
table is dealt again from the seat's information set, and no byte may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import asking, replay
from engine.game import Seat, Viewer
from engine.games import game_keys, game_named
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES
from engine.games.at_the_wedding_table.pieces import Seating
from engine.protocol import question
from engine.questions import drawn_record
from engine.record import format_json, format_record
from engine.rng import Rng
from engine.table import Table
from engine.text import sentence
from tests.worlds import NAMES, other_world, table_at

TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
moments = given(seed=st.integers(0, 2**32), most=st.integers(0, 40))

TRIED: list[Any] = [
    None,
    *ACCESSORIES,
    "HOLD",
    *((card,) for card in ACCESSORIES),
    (-5, 3),
    (2, 5, 8),
    (1, 2, 3, 5, 6),
    100,
    Seating("dj", 1),
    Seating("nobody", 17),
    "nonsense",
]
"""What somebody may try, legal or not: a refusal must not tell what is hidden."""


def views(table: Table, viewer: Viewer) -> Iterator[str]:
    """All along: the views, and the log in words, moment by moment."""
    for moment, state in enumerate(table.states):
        yield repr(state.view(viewer))
        yield f"{state.phase} {state.to_act} {state.scores} {state.outcome}"
        yield f"{replay.known_before(table, moment, viewer)}"
        yield from map(sentence, replay.told(table, moment, viewer))
    yield f"{table.waiting_for} {table.record.players} {table.extra}"


def choices(table: Table, seat: Seat) -> Iterator[str]:
    """What may be chosen, what is said of it, and why anything else may not."""
    view, legal = table.view(seat), table.legal_actions(seat)
    yield repr(legal)
    for action in (*legal[:5], *legal[-5:]):
        yield sentence(table.game.describe(view, action))
        yield sentence(table.game.explain(view, action, NAMES))
    for action in (*TRIED, *legal):
        refused = table.refusal(seat, action)
        yield "may" if refused is None else sentence(refused)


def undo(table: Table, seat: Seat) -> Iterator[str]:
    """Whether the last choice can be taken back, and how the table looks then."""
    refused = table.take_back_refusal(seat)
    yield "may" if refused is None else sentence(refused)
    if refused is None:
        again = copy(table)
        again.states, again.steps = [*table.states], [*table.steps]
        again.sealed = dict(table.sealed)
        again.take_back(seat)
        yield repr(again.view(seat))
        yield f"{again.waiting_for} {again.legal_actions(seat)}"


def questions(table: Table, seat: Seat) -> Iterator[str]:
    """What is asked beside the page, and what bots choose."""
    if seat not in table.waiting_for:
        return
    game, view = table.game, table.view(seat)
    yield question(game, view, len(table.players), "hard", 16)
    yield format_record(drawn_record(game, view, len(table.players), 1))
    for level in ("random", "easy", "medium"):
        bot = asking.bot_named(game, level)
        made = asking.choose(bot, table.state, seat, 7, len(table.steps))
        yield format_json(game.write_choice(made))


def ending(table: Table, viewer: Viewer) -> Iterator[str]:
    """What is told of a finished game to everybody."""
    if table.state.outcome is not None:
        best = table.game.best_moment(table.states, NAMES, viewer)
        yield "none" if best is None else f"{best[:3]} {sentence(best.told)}"


def told(table: Table, viewer: Viewer) -> list[str]:
    """Return everything that the engine tells one viewer."""
    own = () if viewer is None else (choices, undo, questions)
    return [*views(table, viewer), *ending(table, viewer)] + [
        line for tell in own for line in tell(table, viewer or 0)
    ]


@every_table
@moments
def test_nothing_a_seat_is_told_depends_on_what_it_cant_know(
    key: str, seats: int, seed: int, most: int
) -> None:
    """Views, log, choices, refusals, undo, questions and bots: every byte is the same."""
    rng = Rng(seed)
    table = table_at(key, seats, rng, most)
    for viewer in (None, rng.below(seats)):
        other = other_world(table, viewer, rng)
        assert told(other, viewer) == told(table, viewer)


@every_table
def test_the_worlds_do_differ(key: str, seats: int) -> None:
    """The law says something: what is dealt again is another deal, or other steps."""
    rng = Rng(5)
    different = 0
    for most in range(12):
        table = table_at(key, seats, rng, most)
        other = other_world(table, 0, rng)
        one, two = table.game.retrace(table.state), table.game.retrace(other.state)
        different += one != two
    assert different >= 8


@every_table
@moments
def test_a_question_holds_no_choice_that_is_sealed(
    key: str, seats: int, seed: int, most: int
) -> None:
    """What others chose and did not show yet is in no line that is asked."""
    rng = Rng(seed)
    table = table_at(key, seats, rng, most)
    for seat in table.waiting_for:
        line = question(table.game, table.view(seat), seats, "hard", seed)
        unsealed = copy(table)
        unsealed.sealed = {}
        view = unsealed.view(seat)
        assert question(table.game, view, seats, "hard", seed) == line
