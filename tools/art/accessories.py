"""The eleven Accessories, by value: `acc--5` to `acc-10`."""

from __future__ import annotations

import math
from typing import Final

from .plates import LINE, THIN, TINT, Drawing, around, flower

CARD: Final = "0 0 80 80"
DRAWINGS: Final[dict[str, Drawing]] = {}

GLOVE = "M27 73L30.5 54C26.4 49 24.6 43.5 24.6 38V25.6a3.3 3.3 0 0 1 6.6 0V36V15.4a3.4 3.4 0 0 1 6.8 0V35V11a3.4 3.4 0 0 1 6.8 0V35V15.6a3.3 3.3 0 0 1 6.6 0V39.5L55.8 32.6a3.3 3.3 0 0 1 5.8 3.1C58.4 42.6 54.6 49 50 54L53.4 73Z"
DRAWINGS["acc--5"] = Drawing(
    CARD,
    f'''<path {TINT} d="{GLOVE}" fill="var(--t-paper)"/>
<path d="M33 41c1.4-4.6 7.4-5.4 10.4-2.9 3.6-2 7.2 1 5.4 4.6 2.6 3.4-.6 7.3-4.3 6.2-1.4 3.9-8 3.6-8.4-.6-3.9-.2-5.3-4.3-3.1-7.3Z" fill="var(--t-stain)"/><path d="M40.2 50.5c1.5 3.3 2 5.4 0 7-2-1.6-1.5-3.7 0-7Z" fill="var(--t-stain)"/><circle cx="30.6" cy="46.6" r="1.5" fill="var(--t-stain)"/><circle cx="48.6" cy="30.5" r="1.7" fill="var(--t-stain)"/><circle cx="34.7" cy="26.5" r="1.3" fill="var(--t-stain)"/>
<path {LINE} d="{GLOVE}"/><path {THIN} d="M28.6 64.5h23.3M40 68.5v.1M29.5 59.5h21"/>
<path d="M15 30c2.4 4.6 3.4 7.2 3.4 9.2a3.4 3.4 0 0 1-6.8 0c0-2 1-4.6 3.4-9.2Z" fill="var(--t-stain)"/><path d="M67.5 51c1.7 3.2 2.4 5 2.4 6.4a2.4 2.4 0 0 1-4.8 0c0-1.400.7-3.2 2.4-6.4Z" fill="var(--t-stain)"/>''',
)
STOCKING = "M24.5 5H48L46.6 27C46 37 44.5 43 44.5 50C44.5 54.5 47 56.5 51 58.5L66.5 66C71 68.4 69.5 74 64.5 74H47C38 74 34.5 68.5 34.3 62C34 52 28.5 41 26.5 29Z"
DRAWINGS["acc--3"] = Drawing(
    CARD,
    f'''<path {TINT} d="{STOCKING}" fill="var(--t-rose)"/><path {TINT} d="M24.5 5H48L47.3 16.5H25.4Z" fill="var(--t-paper)"/>
<path d="M32.5 20C32.5 30 35 39 38.7 52L42.3 50C39.7 41 38.5 30 39.2 20Z" fill="var(--t-paper)"/>
<path {LINE} d="{STOCKING}"/><path {THIN} d="M25.4 16.5q2.7 3.4 5.5 0q2.7 3.4 5.5 0q2.7 3.4 5.5 0q2.7 3.4 5.4 0M25 10.5h22.6"/>
<path {THIN} d="M32.5 21C32.5 30 35 39 38.7 52M39.2 21C38.5 30 39.7 41 42.3 50M32.6 25h6.4M33.2 30h5.8M34.2 35h5.2M35.4 40h4.8M36.8 45h4.2"/><path {THIN} d="M59.5 73.5c-1.5-4 0-8 3.5-9.3M35.5 65.5c3.5-2.5 7-1.5 9 2.5"/>
<path {LINE} d="M56 27l7-4.5M57 34.5l8 .5M55.5 19.5l3.5-6.5"/>''',
)
DRAWINGS["acc--2"] = Drawing(
    CARD,
    f'''<path {TINT} d="{flower(52, 49, 15, 6, 0.4)}" fill="var(--t-rose)"/><path {TINT} d="M24 44C15 43 10.5 48 9 56C18 57.5 24 53 24 44ZM30 28C22 22 16 22.5 10 27C15 34 22 35 30 28Z" fill="var(--t-green)"/>
<path {LINE} d="M24 73C22 55 24 34 31 24C36.5 16.5 47 17 50.5 26C51.8 29.5 52 33 52 36"/>
<path {LINE} d="M24 44C15 43 10.5 48 9 56C18 57.5 24 53 24 44ZM30 28C22 22 16 22.5 10 27C15 34 22 35 30 28Z"/><path {THIN} d="M13 53C17 50 20 48 24 44M14 27.5C20 27 25 27.5 30 28"/>
<path {LINE} d="{flower(52, 49, 15, 6, 0.4)}"/><path {LINE} d="M45 36.5C47 33.5 57 33.5 59 36.5"/><path {THIN} d="M52 43c-4.5 0-6.5 4.5-4 7.5s8 2 8.5-2-3.5-5-5-3-.3 3.4 1.2 3"/>
<path {TINT} d="M64 66c3.8-2.8 8-1 8.5 2.5-3.5 2.4-7 1.4-8.5-2.5ZM42 71c1.5-3.5 5.5-4 8-1.5-1.8 3.3-5.2 3.8-8 1.5Z" fill="var(--t-rose)"/><path {THIN} d="M64 66c3.8-2.8 8-1 8.5 2.5-3.5 2.4-7 1.4-8.5-2.5ZM42 71c1.5-3.5 5.5-4 8-1.5-1.8 3.3-5.2 3.8-8 1.5Z"/>
<path {LINE} d="M18 62l12 3M17.5 67l12.5 2.5"/>''',
)
DRAWINGS["acc-0"] = Drawing(
    CARD,
    f"""<g transform="rotate(-33 40 40)"><path {TINT} d="M58 29.5h4.5c7 0 11.5 5 11.5 11.5S69.5 52.5 62.5 52.5H58c-2 0-3.2-1.2-3.2-3.2V32.7c0-2 1.2-3.2 3.2-3.2Z" fill="var(--t-blue)"/><path {LINE} d="M55 47.5H15.5a8 8 0 1 1 6.6-12.5c1.6 2.3 2.4 5.5 7 5.5M55 33.8C42 31.5 31 33.5 24.5 38.5"/><circle cx="15.5" cy="39.5" r="2.8" {THIN}/><path {LINE} d="M58 29.5h4.5c7 0 11.5 5 11.5 11.5S69.5 52.5 62.5 52.5H58c-2 0-3.2-1.2-3.2-3.2V32.7c0-2 1.2-3.2 3.2-3.2Z"/><path {THIN} d="M62.5 34.5c3.8 0 6.5 2.8 6.5 6.5"/></g>
<path {TINT} d="M46 47C41 42 35 42.5 32 46C34 51 40 52.5 46 47ZM46 47C45 54 49 58.5 53.5 59C56.5 54.5 53.5 49 46 47Z" fill="var(--t-blue)"/><path {LINE} d="M46 47C41 42 35 42.5 32 46C34 51 40 52.5 46 47ZM46 47C45 54 49 58.5 53.5 59C56.5 54.5 53.5 49 46 47Z"/><path {LINE} d="M46 47C44 53 41 57 36 60.5M46 47C50 53 53 61 52 68"/><circle cx="46" cy="47" r="2.6" fill="var(--t-paper)"/><circle cx="46" cy="47" r="2.6" {THIN}/><path {THIN} d="M12 26l-3.5-3.5M19.5 21l-1.5-5M70 56l4 2.5"/>""",
)
LEFT_LOOP = "M40 37C33 25 21 20 12 22.5C9 32 10 42 14 49C24 50.5 34 46.5 40 41Z"
RIGHT_LOOP = "M40 37C47 25 59 20 68 22.5C71 32 70 42 66 49C56 50.5 46 46.5 40 41Z"
TAILS = "M37 43C33 52 28 59 20 65L28 66L30.5 73.5C37 66 41 56 42 45ZM43 43C47 52 52 59 60 65L52 66L49.5 73.5C43 66 39 56 38 45Z"
DRAWINGS["acc-1"] = Drawing(
    CARD,
    f'''<path {TINT} d="{TAILS}" fill="var(--t-rose)"/><path {TINT} d="{LEFT_LOOP}{RIGHT_LOOP}" fill="var(--t-rose)"/><path {LINE} d="M37 44C33 52.5 28 59 20 65L28 66L30.5 73.5C36 67 39.3 60 41 51M43 44C47 52.5 52 59 60 65L52 66L49.5 73.5C45.8 69 43 64.5 41 59"/><path {LINE} d="{LEFT_LOOP}{RIGHT_LOOP}"/><rect x="34.5" y="33" width="11" height="12.5" rx="4" fill="var(--t-paper)"/><rect x="34.5" y="33" width="11" height="12.5" rx="4" {LINE}/><path {THIN} d="M18 29c6 1.5 10.5 4 14 8M17 41.5c5 .3 9.5-.5 14-2M62 29c-6 1.5-10.5 4-14 8M63 41.5c-5 .3-9.5-.5-14-2"/>''',
)


def earring(x: float) -> str:
    """One of the pearl drops, hung at x."""
    return f"""<path {LINE} d="M{x - 5} 20a5.5 5.5 0 1 1 7.5 4.8c-1.500.7-2.5 1.6-2.5 3.2"/><path {TINT} d="M{x} 28l6.5 6-6.5 7.5-6.5-7.5Z" fill="var(--t-green)"/><path {LINE} d="M{x} 28l6.5 6-6.5 7.5-6.5-7.5Z"/><path {THIN} d="M{x - 6.5} 34h13"/><path {TINT} d="M{x} 44.5c4 6 9.5 10 9.5 17a9.5 9.5 0 0 1-19 0c0-7 5.5-11 9.5-17Z" fill="var(--t-paper)"/><path {TINT} d="M{x + 6} 55c2 2 3.5 4 3.5 6.5a9.5 9.5 0 0 1-16 7c8 1 13-5 12.5-13.5Z" fill="var(--t-blue)"/><path {LINE} d="M{x} 41.5v3c4 6 9.5 10 9.5 17a9.5 9.5 0 0 1-19 0c0-7 5.5-11 9.5-17"/><path {THIN} d="M{x - 5} 62c0-3 1.2-5.2 3-7.5"/>"""


DRAWINGS["acc-2"] = Drawing(CARD, earring(25.5) + earring(55.5))


def fan() -> str:
    """A lace fan: eight folds, a band of lace along the edge."""
    cx, cy, outer_r, inner_r, folds = 40, 61, 41.5, 25, 8
    first, last = -158, -22
    step = (last - first) / folds
    edges = [math.radians(first + step * i) for i in range(folds + 1)]
    middles = [math.radians(first + step * (i + 0.5)) for i in range(folds)]
    pts = [around(cx, cy, outer_r, a) for a in edges]
    inner = [around(cx, cy, inner_r, a) for a in edges]
    bulge = outer_r * math.sin(math.radians(step / 2))
    outer = f"M{pts[0][0]:.1f} {pts[0][1]:.1f}" + "".join(
        f"A{bulge:.1f} {bulge:.1f} 0 0 1 {x:.1f} {y:.1f}" for x, y in pts[1:]
    )
    r = inner_r
    full = f"{outer}L{cx} {cy}Z"
    band = f"{outer}L{inner[-1][0]:.1f} {inner[-1][1]:.1f}A{r} {r} 0 0 0 {inner[0][0]:.1f} {inner[0][1]:.1f}Z"
    ribs = "".join(
        f"M{cx + 8 * (x - cx) / outer_r:.1f} {cy + 8 * (y - cy) / outer_r:.1f}L{x:.1f} {y:.1f}"
        for x, y in pts[1:-1]
    )
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.9" fill="var(--t-paper)"/>'
        for x, y in (around(cx, cy, 36, a) for a in middles)
    )
    mid = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.1" fill="currentColor"/>'
        for x, y in (around(cx, cy, 29.3, a) for a in middles)
    )
    return f'''<path {TINT} d="{full}" fill="var(--t-paper)"/><path {TINT} d="{band}" fill="var(--t-rose)"/>{dots}{mid}<path {THIN} d="{ribs}"/><path {THIN} d="M{inner[0][0]:.1f} {inner[0][1]:.1f}A{r} {r} 0 0 1 {inner[-1][0]:.1f} {inner[-1][1]:.1f}"/><path {LINE} d="{full}"/><circle cx="{cx}" cy="{cy}" r="4" fill="var(--t-gold)"/><circle cx="{cx}" cy="{cy}" r="4" {LINE}/><path {THIN} d="M40 65c-1.5 4 1.5 5 0 9M37.5 74l2.5 4 2.5-4Z"/>'''


DRAWINGS["acc-3"] = Drawing(CARD, fan())


def rose(cx: float, cy: float, r: float, fill: str, turn: float = 0) -> str:
    """A rose of the bouquet; `fill` is the custom property of its tint."""
    k = r / 10
    return f'<path {TINT} d="{flower(cx, cy, r, 6, turn)}" fill="var({fill})"/><path {LINE} d="{flower(cx, cy, r, 6, turn)}"/><path {THIN} d="M{cx} {cy - 3.4 * k:.1f}c{-4.2 * k:.1f} 0 {-5 * k:.1f} {4.6 * k:.1f} {-2 * k:.1f} {6.4 * k:.1f}s{7 * k:.1f} {0.6 * k:.1f} {6.6 * k:.1f} {-3 * k:.1f}s{-4.6 * k:.1f} {-3.2 * k:.1f} {-4.8 * k:.1f} {-0.4 * k:.1f}"/>'


DRAWINGS["acc-5"] = Drawing(
    CARD,
    f"""<path {TINT} d="M16 39C8 36 6 29 8 22C16 23 20 29 20 36ZM64 39C72 36 74 29 72 22C64 23 60 29 60 36ZM34 17C33 10 36 6 40 3C44 6 47 10 46 17Z" fill="var(--t-green)"/><path {LINE} d="M16 39C8 36 6 29 8 22C16 23 20 29 20 36M64 39C72 36 74 29 72 22C64 23 60 29 60 36M34 15C33 10 36 6 40 3C44 6 47 10 46 15"/><path {THIN} d="M11 26c3 3 5 6 6 9M69 26c-3 3-5 6-6 9M40 7v8"/>
<path {TINT} d="M30 49L25 75H32L37 56L40 77L43.5 56L49 75H55L50 49Z" fill="var(--t-green)"/><path {LINE} d="M31 54L26.5 74M37 56L34.5 76M43 56L45.5 76M49 54L53.5 74"/>
{rose(25, 41, 10.5, "--t-paper", 0.2)}{rose(55, 41, 10.5, "--t-blue", 0.6)}{rose(27, 23, 9.6, "--t-gold", 0.9)}{rose(53, 23, 9.6, "--t-paper", 0.1)}{rose(40, 33, 13, "--t-rose", 0.5)}
<path d="M27 52C34 56.5 46 56.5 53 52L52 60C45 63.5 35 63.5 28 60Z" fill="var(--t-paper)"/><path {LINE} d="M27 52C34 56.5 46 56.5 53 52L52 60C45 63.5 35 63.5 28 60Z"/><path {THIN} d="M28 56c8 3.8 16 3.8 24 0"/>""",
)


def pearls() -> str:
    """A string of 15 pearls, the middle ones larger, with a pendant."""
    drawn = f'<path {THIN} d="M9 12C9.5 8 11 5 14 4M71 12C70.5 8 69 5 66 4"/>'
    for i in range(15):
        angle = math.pi * i / 14
        x = 40 - 31 * math.cos(angle)
        y = 13 + 43 * math.sin(angle) ** 0.92
        r = round(3.3 + 1.7 * math.sin(angle), 2)
        drawn += f'<circle cx="{x + 1.2:.1f}" cy="{y + 1.1:.1f}" r="{r}" fill="var(--t-pearl)"/>'
        drawn += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" {LINE}/>'
    return (
        drawn
        + f'<path {TINT} d="M40 60.5l6 6.5-6 8-6-8Z" fill="var(--t-rose)"/><path {LINE} d="M40 60.5l6 6.5-6 8-6-8Z"/><path {THIN} d="M34 67h12"/>'
    )


DRAWINGS["acc-6"] = Drawing(CARD, pearls())
# heel: pointed toe left, heel right
SHOE = "M4.5 61.5C10 58.5 16.5 54.5 22 48.5C25 45.2 28 43 31 42.5C37 45.5 47 41.5 55 32C59 27 61.5 22.5 63.5 18.5C68.5 23 71 30 70 37C69.2 42 68 46 67.5 52L66.5 71.5H63L60.8 51C58.8 47.2 55 46.8 51.5 50C45 56 40.5 63 31.5 65.5C24 67.4 14 67 8 66.5C3.5 66 1.8 63 4.5 61.5Z"
DRAWINGS["acc-8"] = Drawing(
    CARD,
    f'''<path {TINT} d="{SHOE}" fill="var(--t-blue)"/><path {TINT} d="M60.8 51C62 46.5 66 44 68.6 44L67.5 52L66.5 71.5H63Z" fill="var(--t-paper)"/><path {LINE} d="{SHOE}"/><path {THIN} d="M60.8 51C62 46.5 66 43.5 69 43.3M8 62.5C18 63.5 27 62.5 33 59C40 55 44 48 50.5 45.5"/>
<path {TINT} d="M28.5 43.5c-4.5-6-10-7.5-14.5-5 .7 6 5.8 8.5 14.5 5ZM28.5 43.5c-1-8 2.5-12.5 7.5-14 4 4.5 2 10.5-7.5 14Z" fill="var(--t-gold)"/><path {LINE} d="M28.5 43.5c-4.5-6-10-7.5-14.5-5 .7 6 5.8 8.5 14.5 5ZM28.5 43.5c-1-8 2.5-12.5 7.5-14 4 4.5 2 10.5-7.5 14Z"/><circle cx="28.5" cy="43.5" r="3.2" fill="var(--t-paper)"/><circle cx="28.5" cy="43.5" r="3.2" {LINE}/><path {THIN} d="M44 12.5l1.5 5.5M53.5 9.5l-.5 5.5M34.5 17.5l3.5 4.5"/>''',
)


def tiara() -> str:
    """The tiara: the one Accessory with foil on it."""
    d = "M9 62C7 50 7 40 8.5 31C14 35 18.5 41 20.5 48C22 38 24 30 27 22C31.5 28 33.5 35 34.5 42.5C35.5 31 37 21 40 11C43 21 44.5 31 45.5 42.5C46.5 35 48.5 28 53 22C56 30 58 38 59.5 48C61.5 41 66 35 71.5 31C73 40 73 50 71 62C51 56 29 56 9 62Z"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--foil-lo)"/><circle cx="{x}" cy="{y}" r="{r}" {LINE} />'
        for x, y, r in [(8.5, 28, 3), (27, 18.5, 3.4), (53, 18.5, 3.4), (71.5, 28, 3)]
    )
    return f'''<path {TINT} d="{d}" fill="url(#foil)"/><path {TINT} d="M9 62C29 56 51 56 71 62L70 69C51 63.5 29 63.5 10 69Z" fill="url(#foil)"/><path {LINE} d="{d}"/><path {LINE} d="M9 62C29 56 51 56 71 62L70 69C51 63.5 29 63.5 10 69Z"/>{dots}
<path d="M40 1.5l4 5.5-4 6-4-6Z" fill="var(--t-rose)"/><path {LINE} d="M40 1.5l4 5.5-4 6-4-6Z"/><path {TINT} d="M40 40c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5Z" fill="var(--t-rose)"/><path {LINE} d="M40 40c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5Z"/>
<path {THIN} d="M13.5 44.5c2 2.5 3.5 6 3.8 9.5M27 32c2 5 2.6 12 2 20M53 32c-2 5-2.6 12-2 20M66.5 44.5c-2 2.5-3.5 6-3.8 9.5"/>''' + "".join(
        f'<circle cx="{x}" cy="{y}" r="1.5" fill="currentColor"/>'
        for x, y in [
            (17, 64),
            (24, 62.3),
            (32, 61.3),
            (40, 61),
            (48, 61.3),
            (56, 62.3),
            (63, 64),
        ]
    )


DRAWINGS["acc-10"] = Drawing(CARD, tiara())
