"""What a first game is made of: the part of it that boards know.

A board's package may have a module `lessons` with one value, `FIRST_GAME`. What a lesson
says comes from what its viewer sees and from what the engine makes of it. Everything can
be done at any time: a lesson waits for what it speaks of, and is over when that is past.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.message import Message, say
from ui.boards import Seen

Stage: TypeAlias = Literal["later", "now", "past"]
"""Whether it is time for a lesson."""


class Lesson:
    """One thing that is taught, and what on the page it speaks of."""

    id: str
    """Its title is the message `PAGE/ID`."""
    read: bool = False
    """Whether it is over when it has been read; else when it has been done."""
    points_at: str = ""
    """The selector of what its slip points at, where that is always the same."""
    spares: str = ""
    """The selector of what else the slip must not cover; empty for nothing."""

    def stage(self, seen: Seen) -> Stage:
        """Return whether it is time for it."""
        raise NotImplementedError

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - some look for it
        """Return the selector of what its slip points at."""
        return self.points_at

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - some look for it
        """Return the selector of what else the slip must not cover; empty for nothing."""
        return self.spares

    def says(self, seen: Seen) -> Sequence[Message]:
        """Return its sentences, by what there is to see."""
        raise NotImplementedError

    def heard(self, seen: Seen) -> Sequence[Message]:
        """Return them for who listens: without what was just said of the turn itself, and
        in words for what else has to be looked at."""
        return self.says(seen)

    def done(self, seen: Seen) -> bool:  # noqa: ARG002 - some look for it
        """Return whether what a note asks for has been done: then it is as good as read."""
        return False

    def rather(self, seen: Seen, action: Any) -> Message | None:
        """Return what would show more than this choice, or None if it does as well."""


class Result(Lesson):
    """The last lesson: the result, and what a whole game has besides."""

    id = "end"
    read = True
    points_at = ".winner .title"
    spares = ".winner"


class Note(Lesson):
    """One line beside what it explains, for a first round of an ordinary table."""

    read = True

    def __init__(self, page: str, id: str, points_at: str) -> None:
        self.page = page
        self.id = id
        self.points_at = points_at

    def says(self, seen: Seen) -> Sequence[Message]:  # noqa: ARG002 - always the same
        """The line."""
        return [say(f"{self.page}/{self.id}")]


@dataclass(frozen=True, slots=True)
class FirstGame:
    """What a board has to teach."""

    page: str
    """The page of words."""
    record: Mapping[str, object]
    """Where the table begins, as a record; seat 0 is whoever learns."""
    lessons: tuple[Lesson, ...]
    notes: tuple[Lesson, ...] = ()
    """Three lines for the first round of an ordinary table."""
    reply: Callable[[Any, Sequence[Any]], Any] | None = None
    """What the others choose by their views, where a script has it; else their bots do."""
