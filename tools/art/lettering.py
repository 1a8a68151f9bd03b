"""Words and figures in our own letters, as path data."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .glyphs import KERN, glyph
from .pens import CAP, Contour
from .plates import Point

TOP: Final = 6
"""Room above the capitals."""
_SHARP: Final = 0.64
"""Cosine of the turn (50 degrees) from which a point of a curve is a corner."""


class Word(NamedTuple):
    """A word as it is drawn."""

    d: str
    width: float


def word(text: str, stem: float, hair: float, track: float, scale: float = 1.0) -> Word:
    """Return a word with these widths of stems and hairlines, letters `track` apart.

    Its baseline lies at `(TOP + CAP) * scale`.
    """
    x: float = 0
    drawn = ""
    for i, ch in enumerate(text):
        contours, advance = glyph(ch, stem, hair)
        for contour in contours:
            drawn += _path(contour, x * scale, (TOP + CAP) * scale, scale)
        x += advance + track + KERN.get(text[i : i + 2], 0)
    return Word(drawn, (x - track) * scale)


def _path(contour: Contour, ox: float, oy: float, scale: float) -> str:
    points = [(ox + x * scale, oy - y * scale) for x, y in contour.points]
    if not contour.smooth:
        return "M" + "L".join(_pair(p) for p in points) + "Z"
    return _curve(points)


def _curve(points: list[Point]) -> str:
    """Return a Catmull-Rom curve through the points that keeps sharp corners."""
    n = len(points)
    corner = [
        _is_corner(points[i - 1], points[i], points[(i + 1) % n]) for i in range(n)
    ]
    drawn = f"M{_pair(points[0])}"
    for i in range(n):
        before, here = points[i - 1], points[i]
        there, after = points[(i + 1) % n], points[(i + 2) % n]
        out = here if corner[i] else _beyond(here, before, there)
        into = there if corner[(i + 1) % n] else _beyond(there, after, here)
        drawn += f"C{_pair(out)} {_pair(into)} {_pair(there)}"
    return drawn + "Z"


def _beyond(point: Point, before: Point, after: Point) -> Point:
    return (
        point[0] + (after[0] - before[0]) / 6,
        point[1] + (after[1] - before[1]) / 6,
    )


def _is_corner(a: Point, b: Point, c: Point) -> bool:
    v = (b[0] - a[0], b[1] - a[1])
    w = (c[0] - b[0], c[1] - b[1])
    length = (math.hypot(*v) * math.hypot(*w)) or 1
    return (v[0] * w[0] + v[1] * w[1]) / length < _SHARP


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
