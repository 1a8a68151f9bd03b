"""The table in little, with the seats one guest looks at: for the rules."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.games.at_the_wedding_table.pieces import WeddingTable
from engine.games.at_the_wedding_table.scoring import PLACES
from ui.html import Html, classes, tag
from ui.parts.common import Words, words
from ui.parts.guests import Side, portrait_symbol

_STEP: Final = 34
_FAR_Y: Final = 4
_NEAR_Y: Final = 84
_LAST_FAR: Final = 8


def diagram(
    table: WeddingTable, place: int, looked_at: Collection[int], label: Words
) -> Html:
    """Return the table, 1 to 8 along the top and 16 to 9 along the bottom (W2).

    The guest on `place` has the bold frame, the seats it looks at a gilt one; every
    seat has its number. Owner 0 is the Bride.
    """
    return tag(
        "svg",
        tag("rect", x=0, y=36, width=276, height=54, rx=8, class_="mt-cloth"),
        [_seat(table, n, at=n == place, seen=n in looked_at) for n in PLACES],
        tag("use", href="#cake-top", x=121, y=46, width=34, height=34),
        class_="minitable cameo",
        viewBox="0 0 276 126",
        role="img",
        aria_label=words(label),
    )


def _seat(table: WeddingTable, place: int, *, at: bool, seen: bool) -> Html:
    placed = table[place - 1]
    side: Side | None = None if placed is None else _side(placed[1])
    portrait = (
        None
        if placed is None
        else tag(
            "use",
            href=f"#{portrait_symbol(placed[0])}",
            x="2.5",
            y="3",
            width="26",
            height="24.4",
            class_=f"mtg-{side}",
        )
    )
    x, y = _corner(place)
    return tag(
        "g",
        tag(
            "rect",
            width=31,
            height=38,
            rx=4,
            class_=classes(f"mt-{side or 'empty'}", seen and "mt-seen", at and "mt-at"),
        ),
        portrait,
        tag(
            "text",
            place,
            x="15.5",
            y="35" if placed else "23",
            class_=None if placed else "mt-plate",
        ),
        transform=f"translate({x} {y})",
    )


def _side(owner: int) -> Side:
    return "groom" if owner else "bride"


def _corner(place: int) -> tuple[int, int]:
    """Where a seat's card begins."""
    if place <= _LAST_FAR:
        return 4 + (place - 1) * _STEP, _FAR_Y
    return 4 + (16 - place) * _STEP, _NEAR_Y
