"""What seating a guest would change, from what any viewer knows."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import Seating, WeddingTable
from engine.games.at_the_wedding_table.scoring import (
    Term,
    scorers,
    terms,
    totals,
    worths,
)
from engine.games.at_the_wedding_table.view import View


class KnockOn(NamedTuple):
    """A guest already seated whose worth would change."""

    place: int
    """Its seat, 1 to 16."""
    guest: str
    owner: Seat
    before: int
    after: int

    @property
    def gain(self) -> int:
        """What it gains; below 0 if it loses."""
        return self.after - self.before


class Preview(NamedTuple):
    """What one seating would change; the scores are those `apply` then gives."""

    seat: Seat
    """Who would seat the guest."""
    guest: str
    place: int
    worth: int
    """What the guest would be worth at once: the sum of its terms."""
    terms: tuple[Term, ...]
    """Seat by seat in range, empty ones too."""
    knock_ons: tuple[KnockOn, ...]
    """Guests of both sides whose worth changes, by seat."""
    scores: tuple[int, int]
    """Both players' points after it."""
    gains: tuple[int, int]
    """What both players gain by it."""


def preview(view: View, action: Seating) -> Preview:
    """Return what the action would change if whoever is to act chose it.

    Raise ValueError if nobody is to act or the seat is taken; whether the guest is in
    the row does not matter.
    """
    if not view.to_act:
        raise ValueError("the game is over")
    (seat,) = view.to_act
    table = seated(view.table, seat, action)
    after = worths(scorers(view.guests), table)
    scores = totals(table, after)
    return Preview(
        seat=seat,
        guest=action.guest,
        place=action.place,
        worth=after[action.place - 1],
        terms=terms(view.guests, table, action.place),
        knock_ons=tuple(
            KnockOn(place, placed[0], placed[1], was, now)
            for place, (placed, was, now) in enumerate(
                zip(view.table, view.worth, after, strict=True), start=1
            )
            if placed and was != now
        ),
        scores=scores,
        gains=(scores[0] - view.scores[0], scores[1] - view.scores[1]),
    )


def seated(table: WeddingTable, seat: Seat, action: Seating) -> WeddingTable:
    """Return the table with one more guest; raise ValueError if the seat is taken."""
    entry = action.place - 1
    if table[entry] is not None:
        raise ValueError(f"seat {action.place} is taken")
    return (*table[:entry], (action.guest, seat), *table[entry + 1 :])
