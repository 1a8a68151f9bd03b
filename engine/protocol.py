"""The line protocol of bots: a question a line, an answer a line (docs/bot-protocol.md).

A question is a record and whose choice is asked for; the answer is the choice as a
record writes it, or one sentence why there is none. The page puts its questions to its
worker in the same lines, `question` being all that the worker is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine import asking
from engine.game import AnyGame, RefusedError, Seat, Viewer
from engine.message import Message, say
from engine.record import (
    MAX_CHARS,
    MAX_DEPTH,
    Player,
    Record,
    format_json,
    parse_json,
    record_from,
    record_value,
)
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from engine.thinking import Slices, Thinking, conclude

KEYS = ("record", "seat", "level", "seed")
LONGEST = MAX_CHARS + 1_000
"""Characters of a line."""


class Question(NamedTuple):
    """What is asked: a seat's next choice at a table."""

    table: Table
    seat: Seat
    level: str
    seed: int


def question(game: AnyGame, view: Any, seats: int, level: str, seed: int) -> str:
    """Return the line that asks for the viewer's choice, made of the view alone.

    Its record is of a game that the viewer could not tell from the true one: it is drawn
    from the information set, so that no secret of anybody else can be in it.
    """
    viewer: Viewer = view.viewer
    deal, steps = game.retrace(game.resample(view, Rng(seed)))
    players = tuple(Player(str(seat)) for seat in range(seats))
    record = record_value(Record(game.key, players, deal, tuple(steps)))
    return format_json({"record": record, "seat": viewer, "level": level, "seed": seed})


def think(line: str) -> Thinking[str]:
    """Return the answer to a line, slice by slice; it never raises anything."""
    try:
        asked = read(line)
        table, seat = asked.table, asked.seat
        bot = asking.bot_named(table.game, asked.level)
        choice = yield from asking.think(
            bot, table.state, seat, asked.seed, len(table.steps)
        )
        return format_json({"choice": table.game.write_choice(choice)})
    except RefusedError as refused:
        return _error(refused.message)
    except Exception as error:  # one bad question must not end them all
        return _error(say("protocol/broke", reason=f"{type(error).__name__}: {error}"))


def answer(line: str) -> str:
    """Return the answer to a line."""
    return conclude(think(line))


def answers(lines: Iterable[bytes | None]) -> Iterator[str]:
    """Give an answer to each line of UTF-8; None stands for one that was too long."""
    for line in lines:
        if line is None:
            yield _error(say("protocol/too-long", most=LONGEST))
            continue
        try:
            yield answer(line.decode("utf-8-sig"))
        except UnicodeDecodeError:
            yield _error(say("protocol/not-utf8"))


def read(line: str) -> Question:
    """Return the question on a line; raise RefusedError if it makes no sense."""
    asked = parse_json(line, max_chars=LONGEST, max_depth=MAX_DEPTH + 1)
    if not isinstance(asked, dict):
        raise RefusedError(say("protocol/not-an-object"))
    for key in KEYS:
        if key not in asked:
            raise RefusedError(say("protocol/missing-key", key=key))
    for key in asked:
        if key not in KEYS:
            raise RefusedError(say("protocol/unknown-key", key=key[:40]))
    seat, level, seed = asked["seat"], asked["level"], asked["seed"]
    if type(seat) is not int:
        raise RefusedError(say("protocol/seat-not-whole"))
    if type(seed) is not int:
        raise RefusedError(say("protocol/seed-not-whole"))
    if not isinstance(level, str):
        raise RefusedError(say("protocol/level-not-text"))
    table = _table(asked["record"])
    asking.bot_named(table.game, level)
    refusal = _nothing_due(table, seat)
    if refusal:
        raise RefusedError(refusal)
    return Question(table, seat, level, seed)


def _table(value: object) -> Table:
    try:
        record = record_from(value)
    except RefusedError as refused:
        raise RefusedError(say("record/whole", reason=refused.message)) from None
    return open_table(record)


def _nothing_due(table: Table, seat: Seat) -> Message | None:
    if seat not in range(len(table.players)):
        return say("protocol/no-such-seat", seat=seat, last=len(table.players) - 1)
    if table.state.outcome is not None:
        return say("protocol/game-over")
    if seat not in table.state.to_act:
        return say("protocol/nothing-due", seat=seat, seats=list(table.state.to_act))
    return None


def _error(reason: Message) -> str:
    text = "".join(c if c.isprintable() else " " for c in sentence(reason))
    return format_json({"error": " ".join(text.split())})


def choice_in(line: str) -> object:
    """Return the choice on an answer's line; raise RefusedError if there is none."""
    found = parse_json(line)
    if isinstance(found, dict) and found.keys() == {"choice"}:
        return found["choice"]
    raise RefusedError(say("protocol/no-choice"))


class Thinker:
    """A question being thought about, for a worker that has to look up now and then."""

    def __init__(self, line: str) -> None:
        self._slices = Slices(think(line))

    def go_on(self, ms: float) -> str:
        """Think for so many milliseconds, a slice at least.

        Return the share that is done as a number, or the answer's line, which is never
        one: after it there is nothing to go on with.
        """
        if self._slices.go_on(ms):
            return self._slices.answer or ""
        return f"{self._slices.share:.3f}"
