"""A picture to keep, in SVG: paper in a foil frame, with a game's table drawn on it.

Whatever it takes from the page's styles are colours and fonts in attributes (`fill`,
`stroke`, `font-family`), for `static/js/keepsake.mjs` makes a file of it that has to stand
alone. Classes set those colours (`p1`, `side-bride`, `cameo`) and stand on groups only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias
from unicodedata import east_asian_width

from engine.message import say
from engine.text import MINUS
from ui.html import Html, tag
from ui.parts.drawing import signed, words
from ui.parts.people import initial, ribbon
from ui.parts.view_boxes import VIEW_BOXES

ID: Final = "keepsake"
WIDTH: Final = 1200
INNER: Final = 1040
"""How wide a game's drawing is."""
SERIF: Final = "var(--serif)"
SANS: Final = "var(--sans)"
INK_2: Final = "var(--ink-2)"

_PIECE: Final = re.compile(r"(\s*)([^\s-]+-*|-+)")

Anchor: TypeAlias = Literal["start", "middle", "end"]

_LEFT: Final = (WIDTH - INNER) // 2
_TOP: Final = 300
_MIDDLE: Final = WIDTH // 2
_LINE: Final = 27
_LETTER: Final = 0.54
"""How wide a letter is to its height, rather more than less."""


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
        aria_label=_printable(frame.spoken),
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


def text(
    said: str,
    x: float,
    y: float,
    size: float,
    *,
    width: float = 0,
    weight: int = 400,
    fill: str = "var(--ink)",
    font: str = SERIF,
    anchor: Anchor = "middle",
) -> Html:
    """Return a line of text; with a `width` it gets smaller until it fits there."""
    shown = _printable(said)
    if width:
        size = min(size, width / max(_ems(shown), 0.1))
    return tag(
        "text",
        shown,
        x=_short(x),
        y=_short(y),
        font_size=_short(size),
        font_weight=weight if weight != 400 else None,
        font_family=font,
        text_anchor=anchor if anchor != "start" else None,
        fill=fill,
    )


def paragraph(
    said: str,
    x: float,
    y: float,
    size: float,
    width: float,
    *,
    anchor: Anchor = "middle",
    weight: int = 400,
) -> list[Html]:
    """Return text in as many lines as it takes, about equally long; `y` is the first's."""
    ems = width / size
    lines = _broken(said, ems)
    even = sum(map(_ems, lines)) / max(len(lines), 1)
    even = max([even, *(_ems(word) for word in said.split() if _ems(word) <= ems)])
    tried = (_broken(said, min(even + more, ems)) for more in (1, 3, 5, 8, ems))
    lines = min(tried, key=len)
    return [
        text(
            line, x, y + n * size * 1.35, size,
            anchor=anchor, weight=weight, fill="var(--ink)" if weight > 400 else INK_2,
        )
        for n, line in enumerate(lines)
    ]  # fmt: skip


def name(
    said: str,
    x: float,
    y: float,
    size: float,
    *,
    width: float,
    anchor: Anchor = "start",
) -> list[Html]:
    """Return a name, `y` in its middle: in one line, or a long one smaller in several."""
    if _ems(said) * size * 0.75 <= width:
        line = text(said, x, y + size / 3, size, width=width, weight=700, anchor=anchor)
        return [line]
    small = size * 0.66
    top = y + small * (1.01 - 0.675 * len(_broken(said, width / small)))
    return paragraph(said, x, top, small, width, anchor=anchor, weight=700)


def symbol(name: str, x: float, y: float, width: float, height: float) -> Html:
    """Return one of the page's drawings in its place."""
    return tag(
        "use",
        href=f"#{name}",
        x=_short(x),
        y=_short(y),
        width=_short(width),
        height=_short(height),
    )


def favour(points: int, x: float, y: float) -> list[Html]:
    """Return a sugared almond around a point, or the outline of one that is not there."""
    if not points:
        nil = tag(
            "ellipse",
            cx=_short(x),
            cy=_short(y),
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
    at = {"cx": _short(x), "cy": _short(y)}
    return tag(
        "g",
        tag("circle", **at, r=_short(radius), fill="var(--rib)", stroke="var(--rib-d)"),
        tag("circle", **at, r=_short(radius), fill=f"url(#k-{ribbon(seat)})"),
        tag("circle", **at, r=_short(radius * 0.64), fill="var(--paper)"),
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
            x=_short(x),
            y=_short(y),
            width=_short(width),
            height=_short(height),
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


def _printable(said: str) -> str:
    """Return a text without what no XML may hold, and what would turn the rest around."""
    return "".join(sign for sign in said if sign.isprintable())


def _ems(said: str) -> float:
    """Return how wide a text is, in its own size; wide signs take their whole square."""
    return sum(1.04 if east_asian_width(s) in "WF" else _LETTER for s in said)


def _broken(said: str, ems: float) -> list[str]:
    """Return a text in lines of at most this width, broken at blanks and hyphens."""
    lines: list[str] = []
    for blank, piece in _pieces(said, ems):
        longer = f"{lines[-1]}{blank}{piece}" if lines else piece
        if lines and _ems(longer) <= ems:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def _pieces(said: str, ems: float) -> Iterator[tuple[str, str]]:
    """Yield what no line breaks, with what is before it; too long for one, it breaks."""
    for blank, word in _PIECE.findall(said):
        left = word
        while len(left) > 1 and _ems(left) > ems:
            fits = max(1, *(n for n in range(len(left)) if _ems(left[:n]) <= ems))
            yield blank if left is word else "", left[:fits]
            left = left[fits:]
        yield blank if left is word else "", left


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
