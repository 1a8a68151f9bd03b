"""Who is meant: "You" for the viewer, names for the others, and the Robot.

With two players the Robot is participant 2: it is ranked but it is no seat (B12).
"""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.always_a_bridesmaid.view import View
from engine.message import Message
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.told import msg, rich, told
from ui.html import Child, Html, tag
from ui.parts.common import Words, ribbon, rosette


def view_of(seen: Seen) -> View:
    """Return the view with its type: the contract of boards knows no game."""
    view: View = seen.view
    return view


def me(seen: Seen) -> Seat | None:
    """Return the seat that is called "You"; nobody where several persons read along."""
    view = view_of(seen)
    if seen.passed and view.phase == "finished":
        return None
    return view.viewer


def in_public(seen: Seen) -> Seen:
    """Return what a page draws from that several persons lean over: nobody is "You"."""
    if not seen.passed:
        return seen
    return replace(seen, view=replace(view_of(seen), viewer=None))


def is_robot(seen: Seen, who: int) -> bool:
    """Return whether this participant is the Robot."""
    return who >= view_of(seen).seats


def name_of(seen: Seen, who: int) -> str:
    """Return how a participant is called in a list: You, Bo, Robot."""
    if who == me(seen):
        return told("you")
    return own_name(seen, who)


def own_name(seen: Seen, who: int) -> str:
    """Return a participant's own name, the viewer's too."""
    return told("robot") if is_robot(seen, who) else seen.names[who]


def whose(seen: Seen, who: int, id: str, /, **args: object) -> str:
    """Return a sentence about a participant: `ID-you` about the viewer, else `ID`."""
    if who == me(seen):
        return told(f"{id}-you", **args)
    return told(id, name=own_name(seen, who), **args)


def about(seen: Seen, who: int, id: str, /, **args: object) -> Html:
    """Return the same with its `strong` parts in bold."""
    if who == me(seen):
        return rich(f"{id}-you", **args)
    return rich(id, name=own_name(seen, who), **args)


def names_of(seen: Seen, whom: tuple[int, ...]) -> Words:
    """Return several participants as one text: you and Di."""
    mine = me(seen)
    first = [told("you-too")] if mine in whom else []
    rest = [
        told("the-robot") if is_robot(seen, who) else own_name(seen, who)
        for who in whom
        if who != mine
    ]
    return told("listed", all=first + rest)


def rosette_of(seen: Seen, who: int) -> Html:
    """Return a participant's rosette, with the initial of the name."""
    return rosette(own_name(seen, who), ribbon(who))


def row_heading(seen: Seen, who: int, *more: Child) -> Html:
    """Return the heading of a participant's row in a table."""
    name = tag("span", name_of(seen, who), class_="nm")
    return tag("th", tag("span", rosette_of(seen, who), name, *more), scope="row")


def advised(seen: Seen, card: object) -> bool:
    """Return whether a hint suggests this card, alone or among others."""
    advice = seen.advice
    if advice is None or not advice.found:
        return False
    action = advice.action
    return card in action if isinstance(action, tuple) else card == action


def eyes_only(seen: Seen) -> Message | None:
    """Return "for Ada's eyes only" where the device is passed around."""
    viewer = view_of(seen).viewer
    if not seen.passed or viewer is None:
        return None
    return msg("eyes-only", name=seen.names[viewer])
