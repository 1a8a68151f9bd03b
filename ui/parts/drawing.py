"""Drawings of the sprite, and the words beside them."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from engine.message import Message
from engine.text import MINUS, sentence
from ui.html import Html, tag
from ui.parts.view_boxes import VIEW_BOXES

Words: TypeAlias = str | Message
"""What a part takes as text: words as they are shown, or a message to be worded."""

_FIGURES: Final = {MINUS: "fminus", "+": "fplus"}


def words(text: Words) -> str:
    """Return the text in words. They are of the language in force."""
    return sentence(text) if isinstance(text, Message) else text


@cache
def drawing(symbol: str, class_: str | None = None) -> Html:
    """Return one drawing of the sprite; it says nothing, so put words beside it.

    A table shows a hundred of them at each redraw, always the same: they are kept.

    >>> drawing("plate")
    '<svg viewBox="0 0 64 64" aria-hidden="true"><use href="#plate"/></svg>'
    """
    return tag(
        "svg",
        tag("use", href=f"#{symbol}"),
        class_=class_,
        viewBox=VIEW_BOXES[symbol],
        aria_hidden="true",
    )


def icon(name: str) -> Html:
    """Return the icon `ui-NAME`, or a scoring symbol by its full name `sym-...`."""
    return drawing(name if name.startswith("sym-") else f"ui-{name}", "i")


def unseen(text: Words) -> Html:
    """Return text for those who listen instead of looking."""
    return tag("span", words(text), class_="vh")


def signed(number: int, *, plus: bool = False) -> str:
    """Return a number as it is printed, with a true minus sign.

    >>> signed(-3), signed(3), signed(3, plus=True), signed(0, plus=True)
    ('−3', '3', '+3', '0')
    """
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if plus and number else str(number)


def figure(number: int, *, plus: bool = False, moves: str | None = None) -> Html:
    """Return a number in drawn figures; `plus` writes the sign of a gain.

    `moves` is when it counts (`ui.parts.motion`).
    """
    text = signed(number, plus=plus)
    digits = (drawing(_FIGURES.get(sign, f"f{sign}")) for sign in text)
    return tag(
        "span", *digits, class_="fig", role="img", aria_label=text, data_moves=moves
    )
