"""The score track: a pawn stands at the plate with the number of its points.

Rulebook, "Ending the game and scoring": the plates' numbers keep score. A lap is 16.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.at_the_wedding_table.view import View
from ui.boards.at_the_wedding_table.cast import seats_by_side, side_of
from ui.html import Html, tag
from ui.parts.guests import Side, pawn

PLATES: Final = 16


class Standing(NamedTuple):
    """Where a pawn stands on the track."""

    plate: int | None
    """1 to 16; None on the cake, before the first point."""
    laps: int
    """How often it has been all the way round."""


def standing(points: int) -> Standing:
    """Return where so many points are on the track.

    >>> standing(0), standing(16), standing(17)
    (Standing(plate=None, laps=0), Standing(plate=16, laps=0), Standing(plate=1, laps=1))
    """
    if points <= 0:
        return Standing(None, 0)
    return Standing((points - 1) % PLATES + 1, (points - 1) // PLATES)


def pawns_at(view: View, plate: int) -> list[tuple[Side, int]]:
    """Return the sides whose pawns stand at this plate, with their laps."""
    stands = (
        (side_of(view, who), standing(view.scores[who])) for who in seats_by_side(view)
    )
    return [(side, stand.laps) for side, stand in stands if stand.plate == plate]


def markers(view: View, plate: int) -> Html | None:
    """Return the little pawns at a plate; the figures are on the score chips."""
    here = pawns_at(view, plate)
    if not here:
        return None
    pawns = (
        tag(
            "span",
            pawn(side),
            tag("b", f"+{laps * PLATES}") if laps else None,
            class_=f"mark side-{side}",
        )
        for side, laps in here
    )
    return tag("span", *pawns, class_="marks", aria_hidden="true")
