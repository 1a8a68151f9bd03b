"""The positions that the rules are explained with: played here, never made up.

Whoever explains takes worths, sums and winners from these, so that an example can't say
what the rules don't.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.game import Outcome
from engine.games.at_the_wedding_table.closing import outcome
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.notation import read_deal
from engine.games.at_the_wedding_table.pieces import (
    SEATS_AT_TABLE,
    RuleKind,
    Seating,
    WeddingTable,
)
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.view import View

BRIDE: Final = 0
GROOM: Final = 1

PLACE: Final = 12
"""Where the guest sits whose neighbours are looked at one by one."""
_NEIGHBOURS: Final = {
    PLACE: ("auntie", BRIDE),
    11: ("boss", GROOM),
    13: ("dj", GROOM),
    14: ("neighbour", BRIDE),
    5: ("mother-in-law", GROOM),
    3: ("singer", BRIDE),
}
TABLE: Final[WeddingTable] = tuple(
    _NEIGHBOURS.get(place) for place in range(1, SEATS_AT_TABLE + 1)
)
"""A table in the middle of a game."""

_GAME: Final = (
    "photographer 1, gatecrasher 16, sister 9, neighbour 15, grandpa 13, godfather 14, "
    "maid-of-honour 10, mother-in-law 2, boss 3, animator 8, grandma 11, child 5, dj 4, "
    "pastry-chef 12, singer 6, ex 7"
)
"""A whole game: who was seated where, the Bride's first guest first."""
_DECK: Final = (
    "photographer singer gatecrasher neighbour sister grandpa boss godfather "
    "maid-of-honour mother-in-law child animator grandma uncle dj pastry-chef ex cousin "
    "auntie best-man"
)


@cache
def finished() -> View:
    """Return the end of a game in which every kind of rule sits at the table."""
    state = State.opening(read_deal(2, {"bride": BRIDE, "deck": _DECK.split()}))
    for turn in _GAME.split(", "):
        guest, place = turn.split()
        action = Seating(guest, int(place))
        (mover,) = state.to_act
        if state.refusal(mover, action):
            raise ValueError(f"the rules refuse {turn}")
        state = state.apply({mover: action})
    return state.view(None)


def one_of_each_kind() -> dict[RuleKind, int]:
    """Return the kinds of rules in the order of the deck, and where one of each sits.

    The deck's first of its kind, of those at the finished table.
    """
    view = finished()
    places = {placed[0]: n for n, placed in enumerate(view.table, 1) if placed}
    found: dict[RuleKind, int] = {}
    for guest in shipped_deck().values():
        if guest.id in places:
            found.setdefault(guest.rule.kind, places[guest.id])
    return found


def tied() -> Outcome:
    """Return who would win at the finished table if both sides had as many points (W10)."""
    view = finished()
    points = min(view.scores)
    return outcome((points, points), view.table)
