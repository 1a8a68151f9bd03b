"""The line protocol of bots: `docs/bot-protocol.md`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import asking
from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.match import play_game
from engine.protocol import LONGEST, Thinker, answer, answers, choice_in, question
from engine.record import Player, Record, parse_json, record_from, record_value
from engine.rng import Rng
from engine.table import Table, bot_choice, open_table
from engine.thinking import Quick

ROOT = Path(__file__).parent.parent
TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**64))
GAME = "always-a-bridesmaid"


def laid(key: str, seats: int, seed: int) -> Table:
    players = tuple(map(Player, ("Ada", "Bo", "Cy", "Di", "Eve")[:seats]))
    return open_table(Record(key, players, game_named(key).deal(seats, Rng(seed)), ()))


def step(table: Table, rng: Rng) -> None:
    """Let all who are due choose by chance."""
    for seat in table.waiting_for:
        table.choose(seat, rng.choice(table.legal_actions(seat)))


def some_point(key: str, seats: int, seed: int) -> Table:
    """Return a table somewhere in the middle of a random game."""
    table, rng = laid(key, seats, seed), Rng(seed)
    for _ in range(rng.below(14)):
        if table.state.outcome is None:
            step(table, rng)
    return table


def asked(table: Table, **other: object) -> str:
    """Return a question about a table as others would write it."""
    record = record_value(table.record)
    line = {"record": record, "seat": 0, "level": "random", "seed": 7, **other}
    return json.dumps(line)


def answered(line: str) -> dict[str, object]:
    found = json.loads(answer(line))
    assert isinstance(found, dict)
    return found


@every_table
@seeds
def test_the_answer_is_what_the_same_bot_chooses_at_the_table(
    key: str, seats: int, seed: int
) -> None:
    """Same seed, same point: the protocol, the page and a match ask in the same way."""
    table = some_point(key, seats, seed)
    game = table.game
    for seat in table.waiting_for:
        for level in ("random", "easy"):
            chosen = bot_choice(table, seat, game.bots[level], seed)
            ply = len(table.steps)
            bot = game.bots[level]
            assert asking.choose(bot, table.state, seat, seed, ply) == chosen
            line = asked(table, seat=seat, level=level, seed=seed)
            assert answered(line) == {
                "choice": json.loads(json.dumps(game.write_choice(chosen)))
            }


@every_table
@seeds
def test_the_worker_is_told_a_game_its_seat_could_be_in(
    key: str, seats: int, seed: int
) -> None:
    """The record of a `question`, replayed, gives the view it was made of."""
    table = some_point(key, seats, seed)
    for seat in table.waiting_for:
        line = question(table.game, table.view(seat), seats, "easy", seed)
        drawn = open_table(record_from(json.loads(line)["record"]))
        assert repr(drawn.view(seat)) == repr(table.view(seat))
        chosen = bot_choice(table, seat, table.game.bots["easy"], seed)
        assert table.game.read_choice(table.state, seat, choice_in(answer(line))) == (
            chosen
        )


@every_table
@seeds
def test_the_worker_is_told_nothing_else(key: str, seats: int, seed: int) -> None:
    """Whatever the seat can't know may be anything: the line is the same, to the byte."""
    table = some_point(key, seats, seed)
    for seat in table.waiting_for:
        line = question(table.game, table.view(seat), seats, "easy", seed)
        other = table.game.resample(table.view(seat), Rng(seed + 1))
        assert question(table.game, other.view(seat), seats, "easy", seed) == line
        for other_seat in table.waiting_for:
            if other_seat != seat:  # what is sealed is not in it either
                legal = table.legal_actions(other_seat)
                sealed = Table(
                    table.game, table.players, table.deal, table.states,
                    table.steps, {}, {other_seat: legal[-1]},
                )  # fmt: skip
                again = question(table.game, sealed.view(seat), seats, "easy", seed)
                assert again == line


def test_a_match_asks_as_the_protocol_does() -> None:
    """Each decision of a match has the generator that the protocol would give it."""
    game = game_named(GAME)
    drawn: list[int] = []

    class Noted(Quick[Any, Any]):
        level = "noted"

        def choose(self, view: Any, legal: Sequence[Any], rng: Rng) -> Any:
            drawn.append(Rng(rng._state).bits())
            return game.bots["random"].choose(view, legal, rng)

    play_game(game, [Noted()] * 3, Rng(5))
    rng = Rng(5)
    rng.split()  # of the deal
    seed = rng.bits()
    wanted = [Rng.for_decision(seed, ply, s).bits() for ply in (0, 1) for s in range(3)]
    assert drawn[:6] == wanted


ODD: dict[str, tuple[Callable[[Table], str], str]] = {
    "not json": (lambda t: "{", "not JSON"),
    "nothing": (lambda t: "", "not JSON"),
    "a list": (lambda t: "[]", "one JSON object"),
    "a key twice": (lambda t: '{"seat": 1, "seat": 2}', "twice"),
    "too deep": (lambda t: "[" * 999, "nested deeper"),
    "too long": (lambda t: " " * (LONGEST + 1), "longer than"),
    "no seed": (lambda t: asked(t).replace('"seed"', '"sead"'), '"seed" is missing'),
    "another key": (lambda t: asked(t, hand=[1]), 'has no "hand"'),
    "no record": (lambda t: asked(t, record=7), "record: not a table record"),
    "another game": (
        lambda t: asked(t, record=record_value(t.record) | {"game": "chess"}),
        'no game called "chess"',
    ),
    "a step too many": (
        lambda t: asked(t, record=record_value(t.record) | {"steps": [{}]}),
        "step 0",
    ),
    "a seat that is text": (lambda t: asked(t, seat="0"), "whole number, counted"),
    "a seat that is true": (lambda t: asked(t, seat=True), "whole number, counted"),
    "no such seat": (lambda t: asked(t, seat=3), "seats are 0 to 2"),
    "a seat below": (lambda t: asked(t, seat=-1), "seats are 0 to 2"),
    "another level": (lambda t: asked(t, level="god"), 'no bot called "god"'),
    "a level that is none": (lambda t: asked(t, level=None), "name of a level"),
    "a seat beyond all": (lambda t: asked(t, seat=10**4_000), "far too large"),
    "half a seed": (lambda t: asked(t, seed=1.5), '"seed" must be a whole'),
    "a true seed": (lambda t: asked(t, seed=True), '"seed" must be a whole'),
}


@pytest.mark.parametrize("case", ODD)
def test_what_makes_no_sense_gets_one_sentence(case: str) -> None:
    """Never a traceback, never silence: `{"error": …}` on one line says what is wrong."""
    make, why = ODD[case]
    line = answer(make(laid(GAME, 3, 1)))
    assert "\n" not in line
    found = json.loads(line)
    assert found.keys() == {"error"}
    assert why in found["error"]


def test_a_seat_with_nothing_to_choose_is_told_so() -> None:
    """At the Wedding Table it is the Bride's turn first (W1)."""
    table = laid("at-the-wedding-table", 2, 1)
    due = table.state.to_act[0]
    found = answered(asked(table, seat=1 - due))
    assert f"seat {due} has" in str(found["error"])


def test_a_finished_game_is_told_so() -> None:
    """After the end nobody has anything to choose."""
    table, rng = laid(GAME, 3, 1), Rng(1)
    while table.state.outcome is None:
        step(table, rng)
    assert "over" in str(answered(asked(table))["error"])


def test_a_bot_that_breaks_down_is_no_end() -> None:
    """A defect of one bot is an error on its line."""
    game = game_named(GAME)
    table = laid(GAME, 3, 1)

    class Broken:
        level = "easy"

        def think(self, *_: object) -> object:
            raise ZeroDivisionError("by\nnothing")

    before, own = game.bots, {**game.bots, "easy": Broken()}
    game.bots = own  # type: ignore[assignment]  # half a bot is meant
    try:
        found = answered(asked(table, level="easy"))
    finally:
        game.bots = before
    assert found == {"error": "the bot broke down: ZeroDivisionError: by nothing"}


def test_lines_that_can_not_be_read_are_answered_too() -> None:
    """One answer a line, whatever the line is."""
    good = asked(laid(GAME, 3, 1)).encode()
    kinds = [
        next(iter(json.loads(line)))
        for line in answers([good, None, b"\xff", b"", good])
    ]
    assert kinds == ["choice", "error", "error", "error", "choice"]


def test_where_a_line_is_wrong_is_counted_in_that_line() -> None:
    """Its end is no part of it: nothing is said of a second line."""
    for end in (b"\n", b"\r\n"):
        (line,) = answers([b"{" + end])
        assert "line 1" in json.loads(line)["error"]


@pytest.mark.parametrize(
    "text", ["{}", "[]", "nonsense", '{"error": "no"}', '{"choice": 1, "b": 2}']
)
def test_an_answer_without_a_choice_is_refused(text: str) -> None:
    """`choice_in` takes exactly what the protocol promises."""
    with pytest.raises(RefusedError):
        choice_in(text)


def test_thinking_goes_on_slice_by_slice() -> None:
    """`go_on` gives shares as numbers until it gives the answer, which is never one."""
    thinker = Thinker(asked(laid(GAME, 3, 1)))
    assert float(thinker.go_on(0)) == 0
    assert isinstance(parse_json(thinker.go_on(0)), dict)


@pytest.mark.host
def test_the_command_answers_each_line_and_lives_on() -> None:
    """`python -m engine bot`: flushed after every line, whatever came before."""
    table = laid(GAME, 3, 1)
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", "bot"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin
    assert process.stdout
    with process.stdin, process.stdout:
        for line, kind in (
            (asked(table).encode(), "choice"),
            (b"{", "error"),
            (b"x" * (4 * LONGEST + 10), "error"),
            (b"\xff\xfe", "error"),
            (asked(table, level="easy").encode(), "choice"),
        ):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert list(json.loads(process.stdout.readline())) == [kind]
        process.stdin.write(asked(table).encode())  # the last line needs no end
        process.stdin.close()
        assert list(json.loads(process.stdout.readline())) == ["choice"]
        assert process.stdout.read() == b""
    assert process.wait(20) == 0
