"""Who is who: ribbons, rosettes, initials; and the favour, one point."""

from __future__ import annotations

from typing import Final
from unicodedata import category, combining

from ui.html import Html, classes, tag
from ui.parts.drawing import Words, drawing, signed, words

RIBBONS: Final = ("p1", "p2", "p3", "p4", "p5")
"""The classes of the five ribbons: rose, marigold, cornflower, fern, plum."""

_JOINER: Final = "\N{ZERO WIDTH JOINER}"


def ribbon(seat: int) -> str:
    """Return the ribbon of a seat.

    The Robot wears the first one no player wears: `ribbon(2)` with two players.

    >>> ribbon(0)
    'p1'
    """
    return RIBBONS[seat]


def initial(name: str) -> str:
    """Return the first letter of a name as a reader sees it, marks and all.

    >>> initial("  émile"), initial("小美"), initial(""), initial("👩‍🍳 Jo")
    ('É', '小', '?', '👩\u200d🍳')
    """
    name = name.strip()
    end = 1
    while end < len(name) and _continues(name[end - 1], name[end]):
        end += 1
    first = name[:end]
    capital = first.upper()
    return (capital if len(capital) == len(first) else first) or "?"


def _continues(before: str, char: str) -> bool:
    if _JOINER in (before, char) or combining(char):
        return True
    if category(char) in {"Mn", "Me", "Mc"} or "🏻" <= char <= "🏿":
        return True
    return "🇦" <= before <= "🇿" and "🇦" <= char <= "🇿"


def rosette(name: str, ribbon: str, moves: str | None = None) -> Html:
    """Return a player's rosette with the initial; the name itself stands beside it."""
    return tag(
        "span",
        tag("b", initial(name)),
        class_=f"who {ribbon}",
        aria_hidden="true",
        data_moves=moves,
    )


def favour(
    points: int | None = None, *, large: bool = False, plus: bool = False
) -> Html:
    """Return one sugared almond, with a number on it where a number is meant.

    Zero is the dashed outline of one that is not there; less than zero reads as such.
    """
    nil = points == 0
    return tag(
        "span",
        None if nil else drawing("sym-point"),
        None if points is None else tag("b", signed(points, plus=plus)),
        class_=classes("favour", large and "favour-l", nil and "nil"),
    )


def favours(points: int, label: Words, moves: str | None = None) -> Html:
    """Return as many almonds as points (never negative), named as a whole."""
    almonds = [favour() for _ in range(points)] or [favour(0)]
    return tag(
        "span",
        *almonds,
        class_="pts",
        role="img",
        aria_label=words(label),
        data_explains="points",
        data_moves=moves,
    )
