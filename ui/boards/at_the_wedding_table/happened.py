"""What happened, in words: the last few moves beside the table."""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table import words as told_by_game
from engine.games.at_the_wedding_table.events import Seated
from engine.text import run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import may_choose, me, side_of, view_of
from ui.boards.at_the_wedding_table.told import msg, told
from ui.html import Html, tag
from ui.parts.common import text_button

SHOWN: Final = 5
"""How many moves are shown; the whole log is a sheet away."""


def happened(seen: Seen) -> Html:
    """Return the last moves, the latest first."""
    return tag(
        "section",
        tag("h2", told("log"), class_="eyebrow"),
        tag("ol", *_moves(seen)) if _events(seen) else tag("p", told("nothing-yet")),
        text_button(msg("whole-log"), "sheet", "log") if _events(seen) else None,
        class_="log paper",
    )


def latest(seen: Seen) -> str:
    """Return the last move in a sentence, or how the first one is made."""
    events = _events(seen)
    if not events:
        return told("how-to" if may_choose(seen) else "nobody-yet")
    return sentence(told_by_game.tell(events[-1], seen.names, me(seen))[0])


def _moves(seen: Seen) -> list[Html]:
    view = view_of(seen)
    return [
        tag(
            "li",
            tag("i", class_="sw"),
            run_on(
                sentence(message)
                for message in told_by_game.tell(event, seen.names, me(seen))
            ),
            class_=f"side-{side_of(view, event.seat)}",
            id=f"said-{event.turn}",
        )
        for event in reversed(_events(seen)[-SHOWN:])
    ]


def _events(seen: Seen) -> list[Seated]:
    return [event for event in view_of(seen).log if isinstance(event, Seated)]
