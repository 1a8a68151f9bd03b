"""Choosing a language: the sheet, the table's setting, one's own in the lobby, a question.

Sends `language CODE`, `seat-language SEAT` with a value, `language-stays` and `close`.
"""

from __future__ import annotations

from typing import Final

from engine.message import say
from engine.text import OWN_NAMES
from ui.html import Html, tag
from ui.parts.common import dialog, icon, icon_button, pressable, unseen, words

ASKED: Final = ("zh-Hant", "en")
"""What who reads some Chinese is asked: this one or English."""


def button() -> Html:
    """Return the control of the first screen."""
    return pressable(
        tag("span", class_="glyph", aria_hidden="true"),  # 文A, by its style
        class_="ibtn",
        do="languages",
        label=say("languages/title"),
    )


def sheet(chosen: str) -> Html:
    """Return the sheet with all languages there are."""
    return dialog(
        say("languages/title"),
        _strip(chosen),
        tag("p", words(say("languages/note")), class_="note"),
        id="dialog",
        close=say("dialogs/close"),
    )


def setting(chosen: str, *, own: bool) -> Html:
    """Return the setting at a table; `own`: it is that of who holds the device."""
    return tag(
        "div",
        tag("span", words(say("languages/title")), aria_hidden="true"),
        _strip(chosen),
        tag("p", words(say("languages/own")), class_="note") if own else None,
        class_="setrow col",
    )


def _strip(chosen: str) -> Html:
    """Return the choice; each language is named in itself, and spoken so."""
    cells = (
        pressable(
            tag("span", name, lang=code),
            class_="seg-cell",
            do="language",
            arg=code,
            role="radio",
            aria_checked="true" if code == chosen else "false",
        )
        for code, name in OWN_NAMES.items()
    )
    return tag(
        "div",
        *cells,
        class_="seg",
        role="radiogroup",
        aria_label=words(say("languages/title")),
    )


def of_seat(seat: int, chosen: str) -> Html:
    """Return the choice of a person's own language in the lobby."""
    page = tag("option", words(say("languages/as-page")), value="", selected=not chosen)
    return tag(
        "label",
        unseen(say("languages/of", number=seat + 1)),
        tag(
            "select",
            page,
            [
                tag("option", name, value=code, lang=code, selected=code == chosen)
                for code, name in OWN_NAMES.items()
            ],
            data_do="seat-language",
            data_arg=seat,
        ),
        class_="kind",
    )


def question() -> Html:
    """Return the bar that asks once where the browser says "Chinese" and not which."""
    return tag(
        "div",
        icon("info"),
        tag(
            "p",
            [
                pressable(
                    OWN_NAMES[code],
                    class_="btn btn-rule",
                    do="language",
                    arg=code,
                    lang=code,
                )
                for code in ASKED
            ],
            class_="answers",
        ),
        icon_button("close", say("languages/not-now"), "language-stays"),
        class_="toast paper",
        role="group",
        aria_label=words(say("languages/title")),
    )
