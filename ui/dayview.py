"""What of the day's table is looked at: which day, what is pasted, how far back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from engine.game import RefusedError
from engine.message import Day, DayForm, Message, say
from engine.results import Result, results_in
from ui.lobby import FIRST_NAMES

PAGE: Final = 14
"""Days of one's history that are shown at first, and that each `more` adds."""


@dataclass(frozen=True, slots=True)
class DayView:
    """How a person looks at a day. Immutable; each change gives a new one."""

    day: date
    pasted: str = ""
    """What stands in the box."""
    refusal: Message | None = None
    """Why that can't be taken."""
    copied: Mapping[str, bool] = field(default_factory=dict)
    """By game, whether the clipboard took the result."""
    most: int = PAGE
    name: str | None = None
    """What is typed as one's name and can't be one; None where there is no such thing."""

    def typed(self, text: str) -> DayView:
        """Return the same with another text in the box; what was said of it is over."""
        return replace(self, pasted=text, refusal=None)

    def refused(self, why: Message) -> DayView:
        """Return the same with why the text can't be taken."""
        return replace(self, refusal=why)


def friends_in(view: DayView) -> tuple[Result, ...]:
    """Return the results in the box; raise RefusedError if one is of another day."""
    found = results_in(view.pasted)
    for result in found:
        if result.day != view.day:
            raise RefusedError(
                say("daily/other-day", name=result.name, day=said_day(result.day))
            )
    return found


def own_name(people: Sequence[str]) -> str:
    """Return what the person is called here; before they said so, a name for anybody."""
    return names_at(people, 1)[0]


def names_at(people: Sequence[str], seats: int) -> list[str]:
    """Return who sits at a day's table: the person as they are called here, and bots."""
    own = list(people[:1])
    return [*own, *(name for name in FIRST_NAMES if name not in own)][:seats]


def said_day(day: date, form: DayForm = "full") -> Message:
    """Return a day as people say it, in full: 30 November 2026."""
    return say("saved/date", day=Day(day, form))


def said_lately(day: date, today: date) -> Message:
    """Return a day of a list as people say it: the year only where it is another one."""
    return said_day(day, "short" if day.year == today.year else "full")
