"""The table in little, with the seats one guest looks at: for the rules."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.at_the_wedding_table.pieces import WeddingTable
from engine.games.at_the_wedding_table.scoring import PLACES
from ui.boards.at_the_wedding_table.little import (
    little_portrait,
    little_seat,
    little_table,
)
from ui.html import Html, tag
from ui.parts.common import Words, words
from ui.parts.guests import Side, portrait_symbol


def diagram(
    table: WeddingTable, place: int, looked_at: Collection[int], label: Words
) -> Html:
    """Return the table.

    The guest on `place` has the bold frame, the seats it looks at a gilt one; every
    seat has its number. Owner 0 is the Bride.
    """
    seats = [_seat(table, n, at=n == place, seen=n in looked_at) for n in PLACES]
    return little_table(seats, label=words(label))


def _seat(table: WeddingTable, place: int, *, at: bool, seen: bool) -> Html:
    placed = table[place - 1]
    if placed is None:
        number = tag("text", place, x="15.5", y="23", class_="mt-plate")
        return little_seat(place, number, side=None, seen=seen, at=at)
    guest, owner = placed
    side: Side = "groom" if owner else "bride"
    return little_seat(
        place,
        little_portrait(portrait_symbol(guest), side),
        tag("text", place, x="15.5", y="35"),
        side=side,
        seen=seen,
        at=at,
    )
