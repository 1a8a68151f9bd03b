"""What the lessons are about, by what their viewer sees."""

from __future__ import annotations

from typing import Any, Final

from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.pieces import WILD_ACCESSORIES
from engine.games.always_a_bridesmaid.preview import Preview, preview
from engine.games.always_a_bridesmaid.scoring import place_pays
from engine.games.always_a_bridesmaid.view import SeatView, View
from engine.games.always_a_bridesmaid.words import place, points
from engine.message import Message, say
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import names_of, view_of
from ui.boards.always_a_bridesmaid.standing import last_turn
from ui.lesson import Stage

PAGE: Final = "bridesmaid-lessons"
HAND: Final = "#hand"
TO_PRESS: Final = "#hand, #tray .act-row, #tray .preview"
STAND: Final = ".stand"
AIM: Final = 2
"""The place that pays best with three players."""


def own_seat(seen: Seen) -> SeatView:
    """Return what everybody knows of the viewer."""
    view = view_of(seen)
    return view.participants[view.viewer or 0]


def other_names(seen: Seen) -> Any:
    """Return the names of the others, to be said in a sentence."""
    view = view_of(seen)
    return names_of(seen, tuple(s for s in range(view.seats) if s != view.viewer))


def turns_shown(seen: Seen) -> int:
    """Return how many turns of this round were revealed."""
    turned = last_turn(view_of(seen))
    return 0 if turned is None else turned.turn


def is_scored(seen: Seen) -> bool:
    """Return whether this round has been scored."""
    view = view_of(seen)
    return any(isinstance(e, Scored) and e.round == view.round for e in view.log)


def when_due(seen: Seen) -> Stage:
    """Return whether a card is to be chosen now."""
    view = view_of(seen)
    due = view.phase == "play" and view.viewer in view.to_act
    return "now" if due and view.viewer not in seen.chosen else "later"


def stands_at(seen: Seen) -> Message:
    """Return where the viewer stands and what that pays, if the round ended now."""
    view, own = view_of(seen), own_seat(seen)
    sharing = sum(who.rank == own.rank for who in view.participants)
    pays = points(place_pays(view.points, own.rank, sharing))
    name = "stands-shared" if sharing > 1 else "stands"
    return said(name, place=place(own.rank), points=pays)


def is_second(ahead: Preview) -> bool:
    """Return whether a card comes out second, and alone there."""
    return ahead.place == AIM and not ahead.level_with


def best_second(seen: Seen) -> Preview | None:
    """Return the card that brings the viewer second with most, without a WILD flip."""
    view = view_of(seen)
    cards = [c for c in seen.legal if isinstance(c, int)]
    found = [preview(view, c) for c in cards if c not in WILD_ACCESSORIES]
    seconds = [ahead for ahead in found if ahead is not None and is_second(ahead)]
    return max(seconds, key=lambda ahead: ahead.total, default=None)


def who_is_wild(seen: Seen) -> int | None:
    """Return somebody else whose THE START shows WILD."""
    view = view_of(seen)
    turned = (s for s in range(view.seats) if view.participants[s].wild)
    return next((s for s in turned if s != view.viewer), None)


def first_to_hold(view: View) -> tuple[int, ...]:
    """Return the others who held back first."""
    return tuple(
        s
        for s, who in enumerate(view.participants)
        if who.first_to_hold and s != view.viewer
    )


def said(name: str, /, **args: object) -> Message:
    """Return a sentence of these lessons."""
    return say(f"{PAGE}/{name}", **args)
