"""The score track: the plate with the number of a side's points wears its colour.

Rulebook, "Ending the game and scoring": the plates' numbers keep score. A lap is 16.
Each ring round a plate is a lap begun. The pawns stay on the cake until the end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.game import Seat
from engine.text import run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    about,
    seats_by_side,
    side_of,
    view_of,
)
from ui.html import Html, classes, tag
from ui.parts.common import drawing

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


def scored_at(seen: Seen, place: int) -> list[tuple[Seat, int]]:
    """Return whose points end at this plate, the Bride first, with their laps."""
    view = view_of(seen)
    stands = ((who, standing(view.scores[who])) for who in seats_by_side(view))
    return [(who, stand.laps) for who, stand in stands if stand.plate == place]


def track_words(seen: Seen, place: int) -> list[str]:
    """Return whose points end at this plate, a sentence each."""
    points = view_of(seen).scores
    return [
        sentence(about(seen, who, "track", points=points[who]))
        for who, _ in scored_at(seen, place)
    ]


def plate(seen: Seen, place: int, *, small: bool = False) -> Html:
    """Return a plate with its number, and a ring for every lap that has come to it.

    The small one lies on the cloth before a guest: cards hide the plate they lie on.
    """
    return tag(
        "span",
        None if small else drawing("plate"),
        _rings(seen, place, first=23 if small else 18, step=6 if small else -3),
        tag("b", place),
        class_=classes("plate", small and "small"),
        title=(run_on(track_words(seen, place)) or None) if small else None,
        aria_hidden="true",
    )


def _rings(seen: Seen, place: int, *, first: int, step: int) -> Html | None:
    sides = [
        side_of(view_of(seen), who)
        for who, laps in scored_at(seen, place)
        for _ in range(laps + 1)
    ]
    if not sides:
        return None
    circles = (
        tag("circle", cx=20, cy=20, r=first + n * step, class_=f"ring side-{side}")
        for n, side in enumerate(sides)
    )
    return tag("svg", *circles, class_="rings", viewBox="0 0 40 40")
