"""Who is meant: "You" for the viewer, names for the others; and which side is whose."""

from __future__ import annotations

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import Guest, Seating
from engine.games.at_the_wedding_table.view import View
from engine.message import Message, say
from ui.boards import Seen
from ui.boards.at_the_wedding_table.told import msg, told
from ui.parts.guests import Side


def view_of(seen: Seen) -> View:
    """Return the view with its type: the contract of boards knows no game."""
    view: View = seen.view
    return view


def me(seen: Seen) -> Seat | None:
    """Return the seat that is called "You"; nobody where several persons read along."""
    return None if seen.passed else view_of(seen).viewer


def name_of(seen: Seen, who: Seat) -> str:
    """Return how a player is called in a list: You, Bo."""
    return told("you") if who == me(seen) else seen.names[who]


def about(seen: Seen, who: Seat, id: str, /, **args: object) -> Message:
    """Return a sentence about a player: `ID-you` about the viewer, else `ID`."""
    if who == me(seen):
        return msg(f"{id}-you", **args)
    return msg(id, name=seen.names[who], **args)


def side_of(view: View, who: Seat) -> Side:
    """Return the colour a player plays (W1)."""
    return "bride" if who == view.bride else "groom"


def seats_by_side(view: View) -> tuple[Seat, Seat]:
    """Return both players, the Bride first."""
    return view.bride, 1 - view.bride


def side_word(side: Side) -> Message:
    """Return Bride or Groom."""
    return say(f"guests/{side}")


def mover(seen: Seen) -> Seat:
    """Return whose cards lie in the row with their side up: who is to move.

    Once nobody is, the viewer, else the Bride.
    """
    view = view_of(seen)
    if view.to_act:
        return view.to_act[0]
    return view.bride if view.viewer is None else view.viewer


def side_up(seen: Seen) -> Side:
    """Return which side of the waiting guests lies up: the viewer's, else the mover's."""
    view = view_of(seen)
    mine = me(seen)
    return side_of(view, mover(seen) if mine is None else mine)


def may_choose(seen: Seen) -> bool:
    """Return whether the viewer has a guest to seat now."""
    return bool(seen.legal)


def advised(seen: Seen, *, guest: str = "", place: int = 0) -> bool:
    """Return whether a hint suggests this guest, or this seat from 1."""
    advice = seen.advice
    if advice is None or not advice.found:
        return False
    suggested: Seating = advice.action
    return guest == suggested.guest or place == suggested.place


def guest_on(view: View, place: int) -> Guest | None:
    """Return who sits on a seat from 1, if anybody does."""
    placed = view.table[place - 1]
    return view.guests[placed[0]] if placed else None
