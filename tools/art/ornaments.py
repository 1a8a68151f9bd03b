"""Stationery and gestures: seal, sprig, ornaments, glasses, hands, a torn letter, a burst."""

from __future__ import annotations

import math
from typing import Final

from .accessories import GLOVE
from .plates import LINE, THIN, TINT, Drawing, around, star

DRAWINGS: Final[dict[str, Drawing]] = {}

# The wax is poured by hand: 14 radii, no two neighbours alike.
_RADII: Final = (44, 46, 43, 45.5, 44, 47, 43.5, 45, 46.5, 43, 45, 44, 46.5, 43.5)


def blob() -> str:
    """Return the outline of the poured wax as path data, in a box of 96."""
    n = len(_RADII)
    points = [around(48, 48, r, 2 * math.pi * i / n) for i, r in enumerate(_RADII)]
    drawn = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(n):
        before, here, there, after = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        # a Catmull-Rom curve through the points, as a cubic Bézier
        out = (
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
        )
        into = (
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
        )
        drawn += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (out, into, there))
    return drawn + "Z"


DRAWINGS["seal"] = Drawing(
    "0 0 96 96",
    f'<path d="{blob()}" transform="translate(0 2.5)" fill="var(--shade)"/><path d="{blob()}" fill="var(--wax)"/><path d="{blob()}" fill="url(#waxg)"/><circle cx="48" cy="48" r="32.5" fill="var(--wax-lo)"/><circle cx="48" cy="49.2" r="31.5" fill="var(--wax)"/><circle cx="48" cy="48" r="28.5" fill="none" stroke="var(--wax-lo)" stroke-width="1" stroke-dasharray="1.4 2.8"/>',
)


# --- ornaments
def leaf(x: float, y: float, turn: float, size: float) -> str:
    """A leaf of the sprig."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path d="M0 0C4-5 11-6 17-2 12 3 5 4 0 0Z" fill="currentColor"/></g>'


DRAWINGS["sprig"] = Drawing(
    "0 0 120 40",
    '<path d="M6 22C36 14 78 12 112 20" fill="none" stroke="currentColor" stroke-width="1.4"/>'
    + "".join(
        leaf(x, y, a, s)
        for x, y, a, s in [
            (18, 19.5, -48, 0.75),
            (26, 18, 40, 0.75),
            (36, 16.5, -46, 0.9),
            (46, 15.6, 42, 0.9),
            (56, 15, -44, 0.95),
            (66, 15, 44, 0.95),
            (76, 15.3, -40, 0.9),
            (86, 16.2, 46, 0.85),
            (96, 17.4, -36, 0.75),
            (108, 19.4, 8, 0.7),
        ]
    ),
)
DRAWINGS["orn"] = Drawing(
    "0 0 160 20",
    f'<path d="M8 10H62M98 10H152" stroke="currentColor" stroke-width="1.2"/><path d="M66 10C70 3 76 4 80 10 84 16 90 17 94 10 90 3 84 4 80 10 76 16 70 17 66 10Z" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="{star(80, 10, 5)}" fill="currentColor"/><circle cx="4" cy="10" r="2" fill="currentColor"/><circle cx="156" cy="10" r="2" fill="currentColor"/>',
)
DRAWINGS["corner"] = Drawing(
    "0 0 60 60",
    '<path d="M2 58V22C2 11 11 2 22 2H58M7 58V26C7 15 15 7 26 7H58" fill="none" stroke="currentColor" stroke-width="1.2"/><path d="M13 34C11 22 22 11 34 13 36 24 25 36 13 34Z" fill="currentColor" opacity=".9"/><path d="M15 32L29 18" stroke="var(--paper)" stroke-width="1.2"/><path d="M13 37C15 41 15 46 12 50M37 13C41 15 46 15 50 12" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round"/><circle cx="12" cy="52" r="2" fill="currentColor"/><circle cx="52" cy="12" r="2" fill="currentColor"/>',
)
# --- champagne coupe pair, 80
DRAWINGS["toast"] = Drawing(
    "0 0 80 80",
    f'<g transform="rotate(-14 30 40)"><path {TINT} d="M12 22H42C42 36 36 43 27 43S12 36 12 22Z" fill="var(--t-gold)"/><path {LINE} d="M12 16H42C43 34 37 43 27 43S11 34 12 16ZM27 43V68M18 69H36"/><path {THIN} d="M12.5 23H41.5"/><circle cx="22" cy="31" r="1.3" fill="currentColor"/><circle cx="30" cy="28" r="1.3" fill="currentColor"/><circle cx="27" cy="35" r="1.3" fill="currentColor"/></g><g transform="rotate(14 50 40)"><path {TINT} d="M38 22H68C68 36 62 43 53 43S38 36 38 22Z" fill="var(--t-rose)"/><path {LINE} d="M38 16H68C69 34 63 43 53 43S37 34 38 16ZM53 43V68M44 69H62"/><path {THIN} d="M38.5 23H67.5"/><circle cx="48" cy="31" r="1.3" fill="currentColor"/><circle cx="57" cy="29" r="1.3" fill="currentColor"/><circle cx="53" cy="35" r="1.3" fill="currentColor"/></g><path {LINE} d="M40 8V3M33 9l-3-4M47 9l3-4"/>',
)
FIST = "M19.5 45C17.5 38 17 31 19 26.5 21 21.5 28 21 30.5 25 32.5 19.5 40 19 42 24 44.5 19.5 52 20 53.5 25.5 57 22.5 62.5 24.5 63 30 63.5 37 63 42 60.5 47.5 58.8 51.5 58 54 58 58H25.5C25.5 53 21.5 50.5 19.5 45Z"
CUFF = "M22.5 58H61L63 72.5C49 76 34.5 76 20.5 72.5Z"
DRAWINGS["fist"] = Drawing(
    "0 0 80 80",
    f'''<path {TINT} d="{CUFF}" fill="var(--rib)"/><path {TINT} d="{FIST}" fill="var(--t-paper)"/><path {TINT} d="M21 46C27 39.5 38 40 45.5 43.5 50 45.5 49.5 51 44.5 51 37 51 31 51 26 55 23.5 52.5 21.5 50 21 46Z" fill="var(--t-rose)" opacity=".55"/>
<path {LINE} d="{FIST}"/><path {LINE} d="{CUFF}"/><path {THIN} d="M30.5 25V36.5M42 24V37.5M53.5 25.5V39"/><path {LINE} d="M19.5 44C26 38 38 38.5 45.5 42.5 50 45 49.5 50.5 44.5 50.5 37 50.5 31 50.5 26 54.5"/><path {THIN} d="M23 62.5q4.6 3.5 9.4 0t9.4 0 9.4 0 9.4 0M35 67v2.5M48 67v2.5"/>''',
)
# --- the same hand opened; a pawn stands on it
OPEN_CUFF = "M26 61.5H55L57.5 75C47.5 78 35 78 24.5 75Z"
DRAWINGS["palm"] = Drawing(
    "0 0 80 80",
    f'''<path {TINT} d="{GLOVE}" fill="var(--t-paper)"/><path {TINT} d="{OPEN_CUFF}" fill="var(--rib)"/><path {LINE} d="{GLOVE}"/><path d="{OPEN_CUFF}" fill="var(--rib)"/><path {LINE} d="{OPEN_CUFF}"/><path {THIN} d="M27 66q3.6 3.2 7.2 0t7.2 0 7.2 0 7.2 0M33.5 43.5C37 40 43 39.5 48.5 42M34 36.5C39 34 45 34.5 50 37M37 70v2.5M46 70v2.5"/>''',
)
# --- a letter that lost a corner
DRAWINGS["torn"] = Drawing(
    "0 0 80 80",
    f"""<path {TINT} d="M12 14H50L46 22 52 29 45.5 37 51 45 43.5 53 48 62H12Z" fill="var(--t-pearl)"/><path {TINT} d="M57 22L69 18 72 55 56 60 60.5 52 54.5 45 60 37.5 54 30Z" fill="var(--t-pearl)"/><path {LINE} d="M12 12H50L46 20 52 27 45.5 35 51 43 43.5 51 48 62H12Z"/><path {LINE} d="M57 20L69 16 72 55 56 60 60.5 52 54.5 44 60 36.5 54 28.5Z"/><path {THIN} d="M19 22H39M19 30H43M19 38H38M19 46H40M19 54H32M62.5 26.5L66.5 25M63 36L67.5 35M62 46L68.5 45"/>""",
)


# --- rays behind a card that turns over
def rays(count: int, inner: float, outer: float, longer: float) -> str:
    """Return rays round the middle of a box of 200; every second one is longer."""
    drawn = ""
    for i in range(count):
        angle = 2 * math.pi * i / count
        ends = (
            around(100, 100, inner, angle),
            around(100, 100, outer if i % 2 else longer, angle),
        )
        drawn += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ends)
    return drawn


DRAWINGS["burst"] = Drawing(
    "0 0 200 200",
    f'<circle cx="102" cy="102" r="72" fill="var(--t-rose)" opacity=".45"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="{rays(44, 78, 88, 97)}"/>',
)
