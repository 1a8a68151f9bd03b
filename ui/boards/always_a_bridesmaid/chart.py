"""The race of Always a Bridesmaid: everybody's score after each round."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Scored
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, own_name, view_of
from ui.boards.always_a_bridesmaid.ledger import race
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html
from ui.parts.common import ribbon
from ui.parts.race import Run, Stop
from ui.parts.race import race as drawn


def chart(seen: Seen) -> Html:
    """Return the race of a finished game."""
    view = view_of(seen)
    runs = tuple(
        Run(name_of(seen, who), own_name(seen, who), ribbon(who), race(view, who))
        for who in range(view.seats)
    )
    stops = [Stop(told("start"), 0, told("start"))]
    for happened, event in enumerate(view.log, start=1):
        if isinstance(event, Scored):
            name = told("round-n", round=event.round)
            stops.append(Stop(name, happened, name))
    return drawn(runs, tuple(stops))
