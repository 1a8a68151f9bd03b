"""A broad pen: stems, hairlines, serifs and bowls, collected as contours of a glyph.

Units: capitals are 70 high (`CAP`), the baseline is at 0, y goes up.
"""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple, TypeAlias

from .plates import Point

CAP: Final = 70.0

Start: TypeAlias = tuple[float, float, float]
"""x, y and the pen's width there; a straight line to it when it is a segment."""
Curve: TypeAlias = tuple[float, float, float, float, float, float, float]
"""Two control points of a cubic curve, then where it ends and the width there."""
Segment: TypeAlias = Start | Curve


class Contour(NamedTuple):
    """One closed outline; holes run the other way round."""

    points: tuple[Point, ...]
    smooth: bool
    """Whether it is drawn as a curve through the points, corners kept."""


class Pen:
    """Collects the contours of one glyph."""

    def __init__(self, stem: float, hair: float, serif: float | None = None) -> None:
        self.stem_width = stem
        self.hair = hair
        self.serif_width = hair if serif is None else serif
        self.contours: list[Contour] = []

    def poly(self, points: list[Point]) -> None:
        """Fill a polygon."""
        self.contours.append(Contour(tuple(oriented(points)), smooth=False))

    def rect(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Fill a rectangle."""
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])

    def stem(
        self,
        x: float,
        y0: float = 0,
        y1: float = CAP,
        *,
        w: float | None = None,
        top: bool = True,
        bot: bool = True,
        ext: float | None = None,
        lx: bool = True,
        rx: bool = True,
    ) -> None:
        """Draw an upright with serifs where they are wanted, `ext` wide each."""
        w = w or self.stem_width
        ext = self.stem_width * 0.78 if ext is None else ext
        self.rect(x - w / 2, y0, x + w / 2, y1)
        if bot:
            self.serif(x, y0, w, ext, 1, lx=lx, rx=rx)
        if top:
            self.serif(x, y1, w, ext, -1, lx=lx, rx=rx)

    def serif(
        self,
        x: float,
        y: float,
        w: float,
        ext: float,
        up: Literal[1, -1],
        *,
        lx: bool = True,
        rx: bool = True,
    ) -> None:
        """Draw a bracketed serif at the end of a stroke of width w; `up` points inwards."""
        left = x - w / 2 - (ext if lx else 0)
        right = x + w / 2 + (ext if rx else 0)
        t, b = self.serif_width, ext * 0.55
        self.rect(left, min(y, y + up * t), right, max(y, y + up * t))
        for wanted, side in ((lx, -1), (rx, 1)):
            if wanted:
                edge = x + side * w / 2
                self.poly(
                    [
                        (edge, y + up * t * 0.6),
                        (edge, y + up * (t + b)),
                        (edge + side * b * 0.30, y + up * (t + b * 0.30)),
                        (edge + side * b, y + up * t * 0.6),
                    ]
                )

    def diag(self, x0: float, y0: float, x1: float, y1: float, w: float) -> None:
        """Draw a diagonal of width w, cut level at both ends."""
        length = math.hypot(x1 - x0, y1 - y0)
        k = w * length / abs(y1 - y0) / 2
        self.poly([(x0 - k, y0), (x0 + k, y0), (x1 + k, y1), (x1 - k, y1)])

    def ball(self, x: float, y: float, r: float) -> None:
        """Draw the ball in which a hairline ends."""
        turns = (a * math.pi / 8 for a in range(16))
        points = [(x + r * math.cos(a), y + r * math.sin(a)) for a in turns]
        self.contours.append(Contour(tuple(oriented(points)), smooth=True))

    def beak(
        self, x: float, y: float, side: Literal[1, -1], up: Literal[1, -1], size: float
    ) -> None:
        """Draw the beak at the end of an arm that lies on y; `side` 1 is its right end."""
        h, d = self.hair, 9
        t = h * 0.9
        self.poly(
            [
                (x, y),
                (x, y + up * size),
                (x - side * t, y + up * size),
                (x - side * (t + 1.2), y + up * (size * 0.62)),
                (x - side * (d * 0.62), y + up * (h + 1.4)),
                (x - side * (d + 3), y + up * h * 0.8),
                (x - side * (d + 3), y),
            ]
        )

    def stroke(self, start: Start, *segments: Segment, closed: bool = False) -> None:
        """Draw a stroke whose width changes on the way."""
        points, widths, tangents = _walk(start, segments)
        left: list[Point] = []
        right: list[Point] = []
        for (px, py), w, (tx, ty) in zip(points, widths, tangents, strict=True):
            length = math.hypot(tx, ty) or 1
            nx, ny = -ty / length, tx / length
            left.append((px + nx * w / 2, py + ny * w / 2))
            right.append((px - nx * w / 2, py - ny * w / 2))
        if not closed:
            self.contours.append(
                Contour(tuple(oriented(left + right[::-1])), smooth=True)
            )
            return
        a, b = oriented(left[:-1]), oriented(right[:-1])
        outer, hole = (a, b) if abs(area(a)) > abs(area(b)) else (b, a)
        self.contours.append(Contour(tuple(outer), smooth=True))
        self.contours.append(Contour(tuple(hole[::-1]), smooth=True))

    def ring(
        self, cx: float, cy: float, rx: float, ry: float, *, stem: float | None = None
    ) -> None:
        """Draw an O: thick at the sides, thin above and below."""
        w, h, k = stem or self.stem_width, self.hair, 0.56
        x, y = rx - w / 2, ry - h / 2
        self.stroke(
            (cx + x, cy, w),
            (cx + x, cy + y * k, cx + x * k, cy + y, cx, cy + y, h),
            (cx - x * k, cy + y, cx - x, cy + y * k, cx - x, cy, w),
            (cx - x, cy - y * k, cx - x * k, cy - y, cx, cy - y, h),
            (cx + x * k, cy - y, cx + x, cy - y * k, cx + x, cy, w),
            closed=True,
        )

    def bowl(
        self,
        x0: float,
        y0: float,
        y1: float,
        right: float,
        stem: float | None = None,
        *,
        k: float = 0.58,
        x1: float | None = None,
    ) -> None:
        """Draw a bowl from (x0, y1) over to `right` and back to (x0, y0), outer sizes."""
        w, h = stem or self.stem_width, self.hair
        cy, r = (y0 + y1) / 2, (y1 - y0) / 2 - h / 2
        x = right - w / 2
        turn = x0 + (right - x0) * 0.34 if x1 is None else x1
        self.stroke(
            (x0, y1 - h / 2, h),
            (turn, y1 - h / 2, h),
            (turn + (x - turn) * k, y1 - h / 2, x, cy + r * k, x, cy, w),
            (x, cy - r * k, turn + (x - turn) * k, y0 + h / 2, turn, y0 + h / 2, h),
            (x0, y0 + h / 2, h),
        )


def area(points: list[Point]) -> float:
    """Return the signed area of a polygon; positive if it runs counter-clockwise."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs) / 2


def oriented(points: list[Point]) -> list[Point]:
    """Return the polygon running counter-clockwise."""
    return points if area(points) > 0 else points[::-1]


def _walk(
    start: Start, segments: tuple[Segment, ...]
) -> tuple[list[Point], list[float], list[Point]]:
    """Points along the stroke with width and direction: 4 steps a line, 6 a curve."""
    x, y, w = start
    points: list[Point] = [(x, y)]
    widths = [w]
    tangents: list[Point] = []
    for segment in segments:
        if len(segment) == 3:
            x2, y2, w2 = segment
            if not tangents:
                tangents.append((x + (x2 - x) / 4 - x, y + (y2 - y) / 4 - y))
            for i in range(1, 5):
                t = i / 4
                points.append((x + (x2 - x) * t, y + (y2 - y) * t))
                widths.append(w + (w2 - w) * t)
                tangents.append((x2 - x, y2 - y))
        else:
            a, b, c, d, x2, y2, w2 = segment
            if not tangents:
                tangents.append((a - x, b - y) if (a, b) != (x, y) else (c - x, d - y))
            for i in range(1, 7):
                t = i / 6
                u = 1 - t
                points.append(
                    (
                        u**3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t**3 * x2,
                        u**3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t**3 * y2,
                    )
                )
                widths.append(w + (w2 - w) * t * t * (3 - 2 * t))
                tangents.append(
                    (
                        3 * u * u * (a - x)
                        + 6 * u * t * (c - a)
                        + 3 * t * t * (x2 - c),
                        3 * u * u * (b - y)
                        + 6 * u * t * (d - b)
                        + 3 * t * t * (y2 - d),
                    )
                )
        x, y, w = x2, y2, w2
    return points, widths, tangents
