"""The table in little: cloth and cake, and cards round them, 1 to 8 along the top (W2)."""

from __future__ import annotations

from typing import Final

from ui.html import Child, Html, classes, tag
from ui.parts.guests import Side

_STEP: Final = 34
_FAR_Y: Final = 4
_NEAR_Y: Final = 84
_LAST_FAR: Final = 8


def little_table(
    seats: Child, *more: Child, label: str, stops: str | None = None
) -> Html:
    """Return the picture; `stops` is where a pawn stands that walks round it."""
    return tag(
        "svg",
        tag("rect", x=0, y=36, width=276, height=54, rx=8, class_="mt-cloth"),
        seats,
        tag("use", href="#cake-top", x=121, y=46, width=34, height=34),
        *more,
        class_="minitable cameo",
        data_stops=stops,
        viewBox="0 0 276 126",
        role="img",
        aria_label=label,
    )


def little_seat(
    place: int, *inside: Child, side: Side | None, seen: bool, at: bool
) -> Html:
    """Return a seat's card: bold in its frame where one looks from, gilt where to."""
    x, y = corner(place)
    look = classes(f"mt-{side or 'empty'}", seen and "mt-seen", at and "mt-at")
    return tag(
        "g",
        tag("rect", width=31, height=38, rx=4, class_=look),
        *inside,
        transform=f"translate({x} {y})",
    )


def little_portrait(symbol: str, side: Side) -> Html:
    """Return the guest on a card."""
    return tag(
        "use",
        href=f"#{symbol}",
        x="2.5",
        y="3",
        width="26",
        height="24.4",
        class_=f"mtg-{side}",
    )


def corner(place: int) -> tuple[int, int]:
    """Return where a seat's card begins."""
    if place <= _LAST_FAR:
        return 4 + (place - 1) * _STEP, _FAR_Y
    return 4 + (16 - place) * _STEP, _NEAR_Y
