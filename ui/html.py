"""HTML text that can't forget to escape.

`tag` escapes every child and attribute that is not already `Html`. It is the only place
where text becomes markup: a player's name that slipped through elsewhere would be run as
Python by PyScript (an unescaped `<py-script>` executes).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape, unescape
from typing import Final, TypeAlias

from engine.link.signs import without_marks


class Html(str):
    """Text that is already markup."""

    __slots__ = ()


Child: TypeAlias = "Html | str | int | Iterable[Child] | None"

_TAG: Final = re.compile(r"<[^<>]*>")
_VOID = frozenset({"br", "hr", "img", "input"})
_SHAPES = frozenset({"use", "path", "rect", "circle"})
"""Elements of a drawing: unlike HTML's own, these are only empty with a slash."""


_SHOWN = frozenset({"title", "alt", "placeholder", "value", "aria-label"})
"""Attributes that a person gets to read."""


def shown(text: str) -> str:
    """Return a text as the page shows it: without marks that turn around what follows.

    Files bring texts from anywhere. What is kept stays as it came; on the page no name
    may change how the words beside it read.
    """
    return text if text.isascii() else without_marks(text)


def tag(name: str, /, *children: Child, **attrs: str | int | bool | None) -> Html:
    """Return one element.

    Attributes that are None or False are left out and True gives a bare attribute. A
    trailing underscore is dropped and other underscores become hyphens.

    >>> tag("button", "<Play>", class_="btn", data_do="play", disabled=True)
    '<button class="btn" data-do="play" disabled>&lt;Play&gt;</button>'
    """
    parts = [f"<{name}"]
    for key, value in attrs.items():
        if value is None or value is False:
            continue
        attr = key.rstrip("_").replace("_", "-")
        text = shown(str(value)) if attr in _SHOWN else str(value)
        parts.append(f" {attr}" if value is True else f' {attr}="{escape(text)}"')
    if name in _SHAPES and not children:
        parts.append("/>")
        return Html("".join(parts))
    parts.append(">")
    if name in _VOID and not children:
        return Html("".join(parts))
    parts.append(join(*children))
    parts.append(f"</{name}>")
    return Html("".join(parts))


def join(*children: Child) -> Html:
    """Return the children one after another; lists are flattened, None is nothing."""
    parts: list[str] = []
    for child in children:
        if child is None:
            continue
        if isinstance(child, Html):
            parts.append(child)
        elif isinstance(child, str):
            parts.append(escape(shown(child)))
        elif isinstance(child, int):
            parts.append(str(child))
        else:
            parts.append(join(*child))
    return Html("".join(parts))


def text_of(markup: Html) -> str:
    """Return what is left of markup when its tags are gone, as one line.

    >>> text_of(tag("p", "Salt", " & ", tag("b", "pepper")))
    'Salt & pepper'
    """
    return " ".join(unescape(_TAG.sub("", markup)).split())


def classes(*names: str | bool | None) -> str:
    """Return a class attribute from the names that are there.

    >>> classes("card", False and "picked", "acc")
    'card acc'
    """
    return " ".join(name for name in names if isinstance(name, str) and name)
