"""The frame of a screen: bar, tray, slips and sheets that lie on it."""

from __future__ import annotations

from typing import Final

from engine.message import say
from ui.html import Child, Html, classes, tag
from ui.parts.buttons import icon_button
from ui.parts.drawing import Words, icon, words

_DOT: Final = " · "
_NARROW: Final = 20
_WIDE: Final = 29
"""Letters that fit in the line under the title on the narrowest phone and on most."""


def bar(
    title: Words,
    note: Words | None = None,
    left: Child = None,
    right: Child = None,
    *,
    slip: Html | None = None,
) -> Html:
    """Return the header: `left` and `right` are icon buttons, none, one or several.

    `slip` is one that stays: it has a line of the header, where it lies on nothing.
    """
    return tag(
        "header",
        left,
        tag(
            "div",
            tag("h1", words(title), class_="title press"),
            None if note is None else _under(words(note)),
            class_="bar-mid",
        ),
        None if slip is None else tag("div", slip, class_="bar-slip", role="status"),
        right,
        class_="bar",
        id="bar",
    )


def _under(note: str) -> Html:
    """Return the line under the title. Where it has two parts and no room for both in a
    line, each gets a line of its own (`parts.css`) and the dot between them goes."""
    first, dot, second = note.partition(_DOT)
    if not dot:
        return tag("p", note, class_="note")
    return tag(
        "p",
        tag("span", first),
        tag("span", _DOT, class_="dot"),
        tag("span", second),
        class_=classes(
            "note", len(note) > _NARROW and "long", len(note) > _WIDE and "xl"
        ),
    )


def tray(*children: Child, ribbon: str | None = None) -> Html:
    """Return the tray at the bottom, in the ribbon of the player it serves.

    It is a landmark, so that whoever listens gets to it as quickly as who looks.
    """
    return tag(
        "div",
        *children,
        class_=classes("tray", ribbon),
        id="tray",
        role="region",
        aria_label=words(say("app/tray")),
    )


def act_row(*buttons: Child) -> Html:
    """Return the row of buttons of a tray: paper first, wax last."""
    return tag("div", *buttons, class_="act-row")


def toast(
    title: Words | None,
    text: Words,
    *,
    icon_name: str,
    tone: str = "",
    action: Child = None,
    close: Child = None,
) -> Html:
    """Return a paper slip: a bold line if there is one, one sentence, at most one button.

    `close` is the icon that puts it away. The tone is "ok", "bad" or nothing; a bad one
    interrupts who listens (`alert`).
    """
    bold = None if title is None else (tag("strong", words(title)), tag("br"))
    return tag(
        "div",
        icon(icon_name),
        tag("p", bold, words(text)),
        action,
        close,
        class_=classes("toast paper", tone),
        role="alert" if tone == "bad" else None,
    )


def dialog(
    title: Words,
    *children: Child,
    id: str,
    close: Words,
    do: str = "close",
    told_by: str | None = None,
) -> Html:
    """Return a sheet over the screen, named by its title, with a way out.

    `told_by` is the id of what it is there to say: read out with the title when it opens.

    On phones it comes up from below, elsewhere it is a card in the middle. Whoever
    shows it keeps the focus inside and gives it back.
    """
    heading = f"{id}-title"
    return tag(
        "div",
        tag("div", class_="dimmed", data_do=do),
        tag(
            "div",
            tag(
                "div",
                tag("h2", words(title), class_="title", id=heading, tabindex="-1"),
                icon_button("close", close, do),
                class_="sheet-head",
            ),
            *children,
            class_="sheetup paper",
            role="dialog",
            aria_modal="true",
            aria_labelledby=heading,
            aria_describedby=told_by,
        ),
        class_="over",
        id=id,
    )
