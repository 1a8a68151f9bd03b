"""A turn in a few words, and what speaks for it: facts of the table, no opinions.

The coach finds its turn by trying; these sentences say what anybody can check about it at
the table. Where nothing of that kind stands out, they say that trying is the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.at_the_wedding_table.pieces import SEATS_AT_TABLE, Seating
from engine.games.at_the_wedding_table.preview import Preview, preview
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import guest_name
from engine.message import Message, say

MUCH: Final = 2
"""So many points more for the rival are worth a word."""


def describe(view: View, action: Seating) -> Message:
    """Return a turn as a title: `Auntie at 12`."""
    return _fact("turn", guest=_guest(view, action.guest), place=action.place)


def explain(view: View, action: Seating, names: Sequence[str]) -> Message:
    """Return one sentence on a turn of whoever is to move: what speaks for it, what not."""
    ahead = preview(view, action)
    why, theirs = _why(view, action, ahead, names), ahead.gains[1 - ahead.seat]
    if theirs <= 0:
        return why
    return _fact("gives", why=why, name=names[1 - ahead.seat], m=theirs)


def _why(view: View, action: Seating, ahead: Preview, names: Sequence[str]) -> Message:
    seat = ahead.seat
    own, theirs = ahead.gains[seat], ahead.gains[1 - seat]
    args: dict[str, object] = {"n": own, "name": names[1 - seat], "m": -theirs}
    if theirs < 0:
        return _fact("takes", **args) if own > 0 else _fact("costs", **args)
    rival = _rival_would_make(view, action)
    if rival >= MUCH:
        args = {**args, "m": rival, "guest": _guest(view, action.guest)}
        return _fact("denies", **args)
    empty = sum(term.guest is None for term in ahead.terms)
    if view.turn == SEATS_AT_TABLE:
        return _fact("last", **args)
    if empty >= MUCH and own:
        return _fact("hopes", n=own, empty=empty)
    if empty >= MUCH:
        return _fact("hopes-only", empty=empty)
    if _adds_most(view, ahead):
        return _fact("most", n=own)
    return say("coach/tried")


def _rival_would_make(view: View, action: Seating) -> int:
    """Return by how much the guest is worth more to the rival than all left in the row.

    In points of the rival's own, on the table as it is.
    """
    (seat,) = view.to_act
    theirs = replace(view, to_act=(1 - seat,))
    best = {
        guest: max(
            preview(theirs, Seating(guest, place)).gains[1 - seat]
            for place in _free(view)
        )
        for guest in view.row
    }
    taken = best.pop(action.guest)
    others = max(best.values(), default=0)
    return taken if taken >= others + MUCH else 0


def _adds_most(view: View, ahead: Preview) -> bool:
    """Return whether no other turn adds more to the lead at once."""
    seat = ahead.seat

    def lead(one: Preview) -> int:
        return one.gains[seat] - one.gains[1 - seat]

    return all(
        lead(preview(view, Seating(guest, place))) <= lead(ahead)
        for guest in view.row
        for place in _free(view)
    )


def _free(view: View) -> list[int]:
    return [place for place, sits in enumerate(view.table, 1) if sits is None]


def _guest(view: View, id: str) -> Message:
    return guest_name(view.guests[id])


def _fact(name: str, /, **args: object) -> Message:
    return say(f"at-the-wedding-table-coach/{name}", **args)
