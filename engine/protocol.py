"""The line protocol of bots: a question a line, an answer a line (docs/bot-protocol.md).

A question is a record and whose choice is asked for; the answer is the choice as a
record writes it, or one sentence why there is none. The page puts its questions to its
worker in the same lines, `question` being all that the worker is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine import asking, questions
from engine.game import AnyGame, RefusedError, Seat, Viewer
from engine.message import Message, say
from engine.questions import whole
from engine.record import (
    MAX_CHARS,
    MAX_DEPTH,
    MAX_PARTS,
    format_json,
    parse_json,
    record_value,
)
from engine.table import Table
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
    record = record_value(questions.drawn_record(game, view, seats, seed))
    return format_json({"record": record, "seat": viewer, "level": level, "seed": seed})


def think(line: str) -> Thinking[str]:
    """Return the answer to a line, slice by slice; it never raises anything."""
    try:
        asked = _object_on(line)
        ask = asked.pop("ask", "choice")
        if ask == "choice":
            found = yield from _choice(_question(asked))
        else:
            found = yield from _kind(ask, asked).think(asked)
        return format_json(found)
    except RefusedError as refused:
        return _error(refused.message)
    except Exception as error:  # one bad question must not end them all
        return _error(say("protocol/broke", reason=f"{type(error).__name__}: {error}"))


def _choice(asked: Question) -> Thinking[dict[str, object]]:
    table, seat = asked.table, asked.seat
    bot = asking.bot_named(table.game, asked.level)
    choice = yield from asking.think(
        bot, table.state, seat, asked.seed, len(table.steps)
    )
    return {"choice": table.game.write_choice(choice)}


def _kind(ask: object, asked: dict[str, Any]) -> questions.Kind:
    """Return the kind of question that this is, with all its keys and no other."""
    kind = questions.KINDS.get(ask) if isinstance(ask, str) else None
    if kind is None:
        kinds = [f'"{name}"' for name in ("choice", *questions.KINDS)]
        raise RefusedError(say("protocol/unknown-ask", kinds=kinds))
    _check_keys(asked, kind.keys)
    return kind


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
            yield answer(line.decode("utf-8-sig").rstrip("\r\n"))
        except UnicodeDecodeError:
            yield _error(say("protocol/not-utf8"))


def read(line: str) -> Question:
    """Return the question for a choice on a line; raise RefusedError if it is none."""
    return _question(_object_on(line))


def _object_on(line: str) -> dict[str, Any]:
    asked = parse_json(
        line, max_chars=LONGEST, max_depth=MAX_DEPTH + 1, max_parts=MAX_PARTS + 100
    )
    if not isinstance(asked, dict):
        raise RefusedError(say("protocol/not-an-object"))
    return asked


def _check_keys(asked: dict[str, Any], keys: Sequence[str]) -> None:
    for key in keys:
        if key not in asked:
            raise RefusedError(say("protocol/missing-key", key=key))
    for key in asked:
        if key not in keys:
            raise RefusedError(say("protocol/unknown-key", key=key[:40]))


def _question(asked: dict[str, Any]) -> Question:
    _check_keys(asked, KEYS)
    seat, level, seed = asked["seat"], asked["level"], asked["seed"]
    whole(seat, "seat")
    whole(seed, "seed")
    questions.level_name(level)
    table = questions.table_in(asked["record"])
    asking.bot_named(table.game, level)
    questions.refuse(questions.nothing_due(table, seat))
    return Question(table, seat, level, seed)


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
