"""A picture to keep, in SVG: paper in a foil frame, with a game's table drawn on it.

Whatever it takes from the page's styles are colours and fonts in attributes (`fill`,
`stroke`, `font-family`), for `static/js/keepsake.mjs` makes a file of it that has to stand
alone. Classes set those colours (`p1`, `side-bride`, `cameo`) and stand on groups only.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from unicodedata import east_asian_width

from engine.text import MINUS
from ui.html import Html, tag
from ui.parts.drawing import signed
from ui.parts.people import initial, ribbon
from ui.parts.view_boxes import VIEW_BOXES

ID: Final = "keepsake"
WIDTH: Final = 1200
INNER: Final = 1040
"""How wide a game's drawing is."""
SERIF: Final = "var(--serif)"
SANS: Final = "var(--sans)"

_LEFT: Final = (WIDTH - INNER) // 2
_TOP: Final = 300
_LINE: Final = 32
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
    said = [*_broken(drawn.note, 20), *_broken(frame.best, 20)]
    below = _TOP + drawn.height + 20
    height = below + _LINE * len(said) + 86
    return tag(
        "svg",
        tag("defs", _weaves()),
        _stock(height),
        _head(drawn, frame),
        tag("g", drawn.table, transform=f"translate({_LEFT} {_TOP})"),
        [
            text(line, WIDTH / 2, below + _LINE * (n + 1), 20, fill="var(--ink-2)")
            for n, line in enumerate(said)
        ],
        text(frame.foot, WIDTH / 2, height - 64, 17, fill="var(--ink-2)", font=SANS),
        viewBox=f"0 0 {WIDTH} {height}",
        id=ID,
        role="img",
        aria_label=frame.spoken,
    )


def _stock(height: int) -> list[Html]:
    """Return cloth, paper and the winner's frame."""
    box = (("fill", "none"), ("stroke", "url(#foil)"), ("stroke-width", "4"))
    paper = {"width": WIDTH - 72, "height": height - 72, "x": 36, "y": 36, "rx": 10}
    foil = {"width": WIDTH - 108, "height": height - 108, "x": 54, "y": 54, "rx": 6}
    return [
        tag("rect", width=WIDTH, height=height, fill="var(--cloth)"),
        tag("rect", width=WIDTH, height=height, fill="url(#k-cloth)"),
        tag("rect", **paper, fill="var(--paper)", stroke="var(--paper-edge)"),
        tag("rect", **foil, **dict(box)),
    ]


def _head(drawn: Drawn, frame: Frame) -> list[Html]:
    middle = WIDTH / 2
    if frame.lettering is None:
        name = text(frame.game, middle, 140, 48, width=INNER, weight=700)
    else:
        _, _, wide, high = map(int, VIEW_BOXES[frame.lettering].split())
        name = symbol(frame.lettering, middle - 190, 74, 380, 380 * high / wide)
    return [
        name,
        tag(
            "g",
            text(drawn.eyebrow.upper(), middle, 224, 17, width=INNER, weight=600),
            letter_spacing="2",
        ),
        text(drawn.title, middle, 272, 44, width=INNER, weight=700),
    ]


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    width: float = 0,
    weight: int = 400,
    fill: str = "var(--ink)",
    font: str = SERIF,
    anchor: str = "middle",
) -> Html:
    """Return a line of text; with a `width` it gets smaller until it fits there."""
    shown = "".join(sign for sign in words if sign.isprintable())
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


def woven(x: float, y: float, width: float, height: float, pattern: str) -> list[Html]:
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
            fill=fill,
        )
        for fill in (colour, f"url(#k-{pattern})")
    ]


def _weaves() -> list[Html]:
    """Return the textiles as patterns; what is common to all is the ground below."""
    return [
        _pattern("cloth", 3, _bar("#fff", ".1", width=1, height=3)),
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


def _ems(words: str) -> float:
    """Return how wide a text is, in its own size; wide signs take their whole square."""
    return sum(1.04 if east_asian_width(s) in "WF" else _LETTER for s in words)


def _broken(words: str, size: float) -> list[str]:
    """Return a sentence in lines."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _ems(longer) * size <= INNER * 0.9:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
