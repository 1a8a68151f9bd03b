"""A picture to keep, in SVG: paper in a foil frame, with a game's table drawn on it.

Whatever it takes from the page's styles are colours and fonts in attributes (`fill`,
`stroke`, `font-family`), for `static/js/keepsake.mjs` makes a file of it that has to stand
alone. Classes set those colours (`p1`, `side-bride`, `cameo`) and stand on groups only.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.message import say
from engine.text import MINUS
from ui.html import Html, tag
from ui.parts.drawing import signed, words
from ui.parts.lines import INK_2, SANS, paragraph, printable, short, text
from ui.parts.people import initial, ribbon
from ui.parts.view_boxes import VIEW_BOXES

ID: Final = "keepsake"
WIDTH: Final = 1200
INNER: Final = 1040
"""How wide a game's drawing is."""


_LEFT: Final = (WIDTH - INNER) // 2
_TOP: Final = 300
_MIDDLE: Final = WIDTH // 2
_LINE: Final = 27


class Drawn(NamedTuple):
    """What a game gives: nothing in it is for one pair of eyes only."""

    title: str
    eyebrow: str
    note: str
    """Why it ended so."""
    height: int
    table: Html
    """The elements, within `INNER` by `height`."""


class Frame(NamedTuple):
    """What stands around it."""

    game: str
    lettering: str | None
    """The symbol of the game's name, if it is drawn."""
    best: str
    """The best moment; empty if there is none."""
    foot: str
    spoken: str
    """All of it for those who listen."""


def framed(drawn: Drawn, frame: Frame) -> Html:
    """Return the picture."""
    below, lines = _TOP + drawn.height + 58, []
    if drawn.note:
        lines += paragraph(drawn.note, _MIDDLE, below, 20, INNER * 0.8)
        below += 16 + _LINE * len(lines)
    if frame.best:
        lines.append(_eyebrow(words(say("ending/best")), below))
        best = paragraph(frame.best, _MIDDLE, below + 32, 20, INNER * 0.8)
        lines += best
        below += 46 + _LINE * len(best)
    height = below + 84
    return tag(
        "svg",
        tag("defs", _weaves()),
        _stock(height),
        _head(drawn, frame),
        tag("g", drawn.table, transform=f"translate({_LEFT} {_TOP})"),
        lines,
        text(frame.foot, _MIDDLE, below + 4, 17, fill=INK_2, font=SANS),
        viewBox=f"0 0 {WIDTH} {height}",
        id=ID,
        role="img",
        aria_label=printable(frame.spoken),
    )


def _stock(height: int) -> list[Html]:
    """Return cloth, paper and the winner's frame."""
    sheets = (
        (0, 0, "var(--cloth)", None, None),
        (36, 10, "var(--paper)", "var(--paper-edge)", None),
        (54, 6, "none", "url(#foil)", 4),
    )
    return [
        tag(
            "rect",
            x=edge,
            y=edge,
            width=WIDTH - 2 * edge,
            height=height - 2 * edge,
            rx=round,
            fill=fill,
            stroke=stroke,
            stroke_width=width,
        )
        for edge, round, fill, stroke, width in sheets
    ]


def _head(drawn: Drawn, frame: Frame) -> list[Html]:
    if frame.lettering is None:
        name = text(frame.game, _MIDDLE, 140, 48, width=INNER, weight=700)
    else:
        _, _, wide, high = map(int, VIEW_BOXES[frame.lettering].split())
        name = symbol(frame.lettering, _MIDDLE - 190, 78, 380, 380 * high / wide)
    return [
        name,
        _eyebrow(drawn.eyebrow, 228),
        text(drawn.title, _MIDDLE, 275, 44, width=INNER, weight=700),
    ]


def _eyebrow(said: str, y: float) -> Html:
    line = text(said.upper(), _MIDDLE, y, 16, width=INNER, weight=600)
    return tag("g", line, letter_spacing=2)


def symbol(name: str, x: float, y: float, width: float, height: float) -> Html:
    """Return one of the page's drawings in its place."""
    return tag(
        "use",
        href=f"#{name}",
        x=short(x),
        y=short(y),
        width=short(width),
        height=short(height),
    )


def favour(points: int, x: float, y: float) -> list[Html]:
    """Return a sugared almond around a point, or the outline of one that is not there."""
    if not points:
        nil = tag(
            "ellipse",
            cx=short(x),
            cy=short(y),
            rx=15,
            ry=17,
            fill="none",
            stroke="var(--ink-3)",
            stroke_width=2,
            stroke_dasharray="4 3",
        )
        return [nil, text("0", x, y + 7, 21, weight=700, fill=INK_2)]
    ink = "var(--on-foil)" if points > 0 else "var(--stain-ink)"
    return [
        symbol("sym-point", x - 20, y - 20, 40, 40),
        text(signed(points), x, y + 7, 21, weight=700, fill=ink),
    ]


def figure(number: int, x: float, y: float, height: float) -> list[Html]:
    """Return a number in drawn figures, `x` in its middle and `y` on top."""
    signs = [f"f{'minus' if s == MINUS else s}" for s in signed(number)]
    wide = [int(VIEW_BOXES[sign].split()[2]) * height / 84 for sign in signs]
    left = x - sum(wide) / 2
    return [
        symbol(sign, left + sum(wide[:n]), y, wide[n], height)
        for n, sign in enumerate(signs)
    ]


def rosette(name: str, seat: int, x: float, y: float, radius: float) -> Html:
    """Return a player's rosette around a point."""
    at = {"cx": short(x), "cy": short(y)}
    return tag(
        "g",
        tag("circle", **at, r=short(radius), fill="var(--rib)", stroke="var(--rib-d)"),
        tag("circle", **at, r=short(radius), fill=f"url(#k-{ribbon(seat)})"),
        tag("circle", **at, r=short(radius * 0.64), fill="var(--paper)"),
        text(initial(name), x, y + radius * 0.28, radius * 0.8, weight=700),
        class_=ribbon(seat),
    )


def woven(
    x: float, y: float, width: float, height: float, pattern: str, *, round: int = 0
) -> list[Html]:
    """Return a strip of textile: `p1` to `p5`, `bride` or `groom`."""
    side = pattern in ("bride", "groom")
    colour = f"var(--{pattern}-solid)" if side else "var(--rib)"
    return [
        tag(
            "rect",
            x=short(x),
            y=short(y),
            width=short(width),
            height=short(height),
            rx=round or None,
            fill=fill,
        )
        for fill in (colour, f"url(#k-{pattern})")
    ]


def _weaves() -> list[Html]:
    """Return the textiles as patterns, without the colour below."""
    return [
        tag(
            "pattern",
            _bar("#fff", ".5", y=".16", width=1, height=".12"),
            _bar("#fff", ".5", y=".72", width=1, height=".12"),
            id="k-p1",
            width=1,
            height=1,
            patternContentUnits="objectBoundingBox",
        ),
        _pattern("p2", 6, _bar("#5a3700", ".5", width=2, height=6)),
        _pattern("p3", 8, _dot(4, 4, "1.9", ".85")),
        _pattern("p4", 6, _bar("#fff", ".5", width=2, height=6), turned=-45),
        _pattern(
            "p5",
            6,
            _bar("#fff", ".38", width=3, height=6),
            _bar("#fff", ".38", width=6, height=3),
        ),
        _pattern(
            "bride",
            7,
            _dot("1.75", "1.75", "1.4", ".9"),
            _dot("5.25", "5.25", "1.4", ".9"),
        ),
        _pattern("groom", 6, _bar("#fff", ".55", width="1.4", height=6), turned=45),
    ]


def _pattern(name: str, size: int, *drawn: Html, turned: int = 0) -> Html:
    return tag(
        "pattern",
        *drawn,
        id=f"k-{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turned})" if turned else None,
    )


def _bar(fill: str, opacity: str, **box: str | int) -> Html:
    return tag("rect", **box, fill=fill, fill_opacity=opacity)


def _dot(x: str | int, y: str | int, radius: str, opacity: str) -> Html:
    return tag("circle", cx=x, cy=y, r=radius, fill="#fff", fill_opacity=opacity)
