"""What is to be said to a person, before it is put into any language.

The engine, the boards and the records never hold sentences: they hold messages, an id
and its arguments. `engine.text` turns a message into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its id, such as `table/not-your-turn`, and its arguments.

    The part before the slash names the page of words in `engine.text` that holds it.
    An argument may be a number, a text, a day, a name, another message, or a list of such.
    """

    id: str
    args: Mapping[str, object] = field(default_factory=dict)


DayForm: TypeAlias = Literal["full", "short", "weekday", "letter"]
"""Like "30 November 2026", "30 November", "Monday 30 November 2026", "M"."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day as an argument, to be said as the language says days."""

    day: date
    form: DayForm = "full"


class Row(tuple[object, ...]):
    """Several things as an argument that stand one after another, with no "and" before the
    last: scores, the steps of a rule."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A name as an argument, by language tag; English stands in for what is missing."""

    names: Mapping[str, str]


def say(id: str, /, **args: object) -> Message:
    """Return the message with this id and these arguments.

    >>> say("table/not-to-act", seat=1)
    Message(id='table/not-to-act', args={'seat': 1})
    """
    return Message(id, args)
