"""The race of At the Wedding Table: both sides' points after every turn."""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.events import Seated
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    name_of,
    seats_by_side,
    side_of,
    view_of,
)
from ui.boards.at_the_wedding_table.told import told
from ui.html import Html
from ui.parts.race import Run, Stop, race

AXIS: Final = 4
"""Every so many turns one has its name under it."""


def chart(seen: Seen) -> Html:
    """Return the race so far; the Bride's line comes first, solid, with round marks."""
    view = view_of(seen)
    turns = [
        (happened, event)
        for happened, event in enumerate(view.log, start=1)
        if isinstance(event, Seated)
    ]
    runs = tuple(
        Run(
            name_of(seen, who),
            seen.names[who],
            f"side-{side_of(view, who)}",
            (0, *(event.scores[who] for _, event in turns)),
        )
        for who in seats_by_side(view)
    )
    start = Stop(told("start"), 0, told("start"))
    stops = (
        Stop(name, happened, name if event.turn % AXIS == 0 else None)
        for happened, event in turns
        for name in (told("short-turn", turn=event.turn),)
    )
    return race(runs, (start, *stops))
