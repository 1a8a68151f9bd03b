"""Who sits beside whom: a seat in words, with its neighbours (W2)."""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.pieces import Arrows, Placed
from engine.games.at_the_wedding_table.scoring import reach
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import guest_name
from engine.message import Message, say
from ui.boards.at_the_wedding_table.cast import side_of, side_word

PAGE: Final = "wedding-commands"
WAYS: Final = {
    "left": Arrows(left=1),
    "right": Arrows(right=1),
    "opposite": Arrows(opposite=True),
}
"""The neighbours of a seat, left and right being the guest's own."""


def ask(id: str, /, **args: object) -> Message:
    """Return a message of the commands of this game."""
    return say(f"{PAGE}/{id}", **args)


def sits(view: View, place: int) -> Message:
    """Return who sits on a seat and what it is worth, or that it is empty."""
    placed = view.table[place - 1]
    if placed is None:
        return ask("seat-free", place=place)
    return ask(
        "sits", **_guest(view, placed), place=place, points=view.worth[place - 1]
    )


def neighbours(view: View, place: int) -> list[Message]:
    """Return who is left, right and opposite of a seat, one each."""
    return [ask("beside", side=ask(way), who=_who(view, place, way)) for way in WAYS]


def _who(view: View, place: int, way: str) -> Message:
    there = next(iter(reach(WAYS[way], place)), None)
    if there is None:
        return ask("beside-nobody")
    placed = view.table[there - 1]
    if placed is None:
        return ask("beside-empty", place=there)
    return ask("beside-guest", **_guest(view, placed), place=there)


def _guest(view: View, placed: Placed) -> dict[str, object]:
    """Return who was seated, by whom, to be said in a sentence."""
    guest, seat = placed
    return {
        "guest": guest_name(view.guests[guest]),
        "side": side_word(side_of(view, seat)),
    }
