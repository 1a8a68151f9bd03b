"""How far a screen is from the first one, and what the browser's Forward leads to.

Every step back goes one step nearer to the first screen, so that the browser has an entry
for each. What was stepped back from is remembered until somebody goes elsewhere: then
Forward leads there again. A table is sat down at anew, as from the guest book, so that
nothing of it is seen that one would not see coming back to it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ui.ahead import Ahead, Where
from ui.model import Model

SHEETS: Final = ("menu", "keys", "log", "explain", "why", "languages", "replay-log")
"""Those that only show something; any other is done with when it was closed."""
SCREENS: Final = (
    "lobby",
    "deck",
    "table",
    "review",
    "replay",
    "saved",
    "daily",
    "link",
    "rules",
    "about",
)
AT_TABLE: Final = ("table", "seats", "review")
SUBJECTS: Final = (
    "lobby",
    "review",
    "replay",
    "arrival",
    "day",
    "rules_of",
    "rules_at",
    "came_from",
    "lesson_from",
    "explained",
    "why",
)
"""What of the model the screens and sheets are about."""


def where(model: Model) -> Where:
    """Return where one is: a table counts only while it is up."""
    session = model.session if model.place in AT_TABLE else None
    return Where(
        model.place,
        model.dialog,
        "" if session is None else session.id,
        session is not None and session.covered,
    )


def depth(model: Model) -> int:
    """Return how many steps back it is to the first screen.

    A table that is being sat down at counts as if it were up.
    """
    if model.windows.opening is not None:
        return 1
    return _depth(model, model.place) + bool(model.dialog)


def _depth(model: Model, place: str) -> int:
    match place:
        case "home":
            return 0
        case "rules" if model.came_from != "rules":
            return 1 + _depth(model, model.came_from)
        case "replay" if model.replay and model.replay.came_from != "replay":
            return 1 + _depth(model, model.replay.came_from)
        case "seats" if model.windows.seating and model.windows.seating.opening:
            return 1
        case "table" if model.lesson_session and model.lesson_from != "home":
            return 2
        case "deck" | "review" | "seats":
            return 2
    return 1


def subjects(model: Model) -> dict[str, object]:
    """Return what the screen that is up is about."""
    return {name: getattr(model, name) for name in SUBJECTS}


def note(model: Model, there: Where, about: dict[str, object]) -> None:
    """Remember a step back that was just taken."""
    here = where(model)
    if here == there:
        return
    if here.place != there.place:
        there = replace(there, dialog=None)  # a sheet that led away has done its work
    if there.dialog in SHEETS if there.dialog else there.place in SCREENS:
        model.ahead.append(Ahead(here, there, about))
    else:
        model.ahead.clear()


def follow(model: Model) -> None:
    """Forget what lies ahead once somebody has gone elsewhere."""
    if model.windows.opening is not None:
        return  # a table that is being sat down at is not there yet
    if model.ahead and model.ahead[-1].here != where(model):
        model.ahead.clear()
