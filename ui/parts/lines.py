"""Text in a picture: lines that fit, names in as many as they take.

An SVG breaks no lines, and how wide letters are is known to the browser alone: a picture
has to reckon with rather wide ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias
from unicodedata import east_asian_width

from ui.html import Html, tag

SERIF: Final = "var(--serif)"
SANS: Final = "var(--sans)"
INK_2: Final = "var(--ink-2)"

_LETTER: Final = 0.54
"""How wide a letter is to its height, rather more than less."""
_WIDE: Final = "\u3000-\u9fff\uf900-\ufaff\uff00-\uffef"
_OPENS: Final = "「『（《〈【"
_ENDS: Final = "」』）》〉】、。，．：；！？ー…"
_PIECE: Final = re.compile(
    rf"(\s*)([{_OPENS}]*(?:[{_WIDE}]|[^\s{_WIDE}-]+-*)[{_ENDS}]*|-+)"
)
"""What no line breaks: a word; of Chinese and Japanese a sign with its punctuation."""

Anchor: TypeAlias = Literal["start", "middle", "end"]


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
    shown = printable(said)
    if width:
        size = min(size, width / max(_ems(shown), 0.1))
    return tag(
        "text",
        shown,
        x=short(x),
        y=short(y),
        font_size=short(size),
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


def printable(said: str) -> str:
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


def short(number: float) -> str:
    """Return a length for an attribute, to a tenth."""
    return f"{number:.1f}".removesuffix(".0")
