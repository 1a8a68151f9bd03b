"""What the page says aloud: one line a thing, each once, in the order in which it was.

A line goes to the one polite live region of the page (`announce.mjs`); a line that says
that play can't go on as it is interrupts. What a table said can be read again: each person
who is passed the device has their own lines, so nobody reads what was told to another.

What is said of a table comes from the events of its log as the viewer may know them, never
from what changed on the page (`ui.listening`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.message import Message
from ui.toast import Toast

KEPT: Final = 60
"""So many lines can be read again."""

Kind: TypeAlias = Literal[
    "log", "turn", "news", "pick", "slip", "lesson", "answer", "again", "typed"
]
"""Of what a line is: what happened, whose turn it is, a page to go on from, what is picked,
a slip of paper, a lesson or a hint, the answer to a command, what was said again, or the
command itself, which is not said."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that is said."""

    kind: Kind
    text: str
    urgent: bool = False
    """Whether it interrupts: nothing is kept any more, nothing goes on."""


@dataclass(slots=True)
class Voice:
    """What is about to be said, and what was said last of each thing."""

    pending: list[Line] = field(default_factory=list)
    known: dict[str, object] = field(default_factory=dict)
    """What was said last, by the kind of thing: it is not said again."""
    refused: Message | None = None
    """Why the last command could not be done, until somebody asks."""
    toast: Toast | None = None
    """The slip that was read out last."""

    def say(self, kind: Kind, text: str, *, urgent: bool = False) -> None:
        """Say a line when the page is drawn; an empty one says nothing."""
        if text:
            self.pending.append(Line(kind, text, urgent))

    def forget(self, *things: str) -> None:
        """Have these said anew, even if they are as they were."""
        for thing in things:
            self.known.pop(thing, None)

    def news(self, thing: str, now: object) -> bool:
        """Return whether this is something else than was known of the thing, and note it.

        None is nothing: it is noted, and no news.
        """
        known, self.known[thing] = self.known.get(thing), now
        return now is not None and now != known
