"""The two plates every illustration is printed with, and the shapes they share.

The line plate is `currentColor`. The tint plate lies under it, shifted right and down:
the misregistration of a real press. Whoever shows a drawing sets the colours.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

TINT: Final = 'transform="translate(1.7 1.5)"'
_PEN: Final = 'fill="none" stroke="currentColor" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"'
LINE: Final = _PEN.format(1.9)
THIN: Final = _PEN.format(1.3)


class Drawing(NamedTuple):
    """One symbol of the sprite."""

    view_box: str
    marks: str
    """SVG elements. An attribute given twice counts as given last."""


def pen(width: float) -> str:
    """Return the attributes of a line of this width."""
    return _PEN.format(width)


def around(cx: float, cy: float, r: float, angle: float) -> Point:
    """Return the point at an angle (radians, clockwise from the right) of a circle."""
    return cx + r * math.cos(angle), cy + r * math.sin(angle)


def star(cx: float, cy: float, r: float, waist: float = 0.28) -> str:
    """Return a four-pointed star as path data."""
    points = (
        around(cx, cy, r if i % 2 == 0 else r * waist, math.pi * i / 4 - math.pi / 2)
        for i in range(8)
    )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def flower(cx: float, cy: float, r: float, petals: int = 5, turn: float = 0) -> str:
    """Return the outline of a flower as path data: one arc a petal."""
    step = 2 * math.pi / petals
    points = [
        around(cx, cy, r * 0.8, step * i + turn - math.pi / petals)
        for i in range(petals)
    ]
    bulge = r * 0.8 * math.sin(math.pi / petals) * 1.04
    return _arcs(points, f"{bulge:.1f}")


def scallops(cx: float, cy: float, r: float, count: int, bulge: float) -> str:
    """Return a lace edge as path data."""
    points = [around(cx, cy, r, 2 * math.pi * i / count) for i in range(count)]
    return _arcs(points, str(bulge))


def _arcs(points: list[Point], radius: str) -> str:
    x, y = points[0]
    arcs = (
        f"A{radius} {radius} 0 0 1 {x:.1f} {y:.1f}" for x, y in points[1:] + points[:1]
    )
    return f"M{x:.1f} {y:.1f}{''.join(arcs)}Z"
