"""The command line of a table: a field to type into, and what was said to it.

Sends `command` with the form and `command-close`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.message import say
from ui.html import Html, tag
from ui.parts.common import icon_button, words
from ui.voice import Line

ID: Final = "command"
FIELD: Final = "command-line"
HELP: Final = "command-help"
SHOWN: Final = 8
"""So many lines stand under the field; all of them are in the sheet of the log."""


def nothing() -> Html:
    """Return the place of the command line, closed."""
    return tag("section", id=ID, hidden=True)


def section(said: Sequence[Line]) -> Html:
    """Return the command line with the last that was said, the latest first."""
    lines, welcome = [*reversed(said)][:SHOWN], words(say("commands/welcome"))
    return tag(
        "section",
        tag(
            "form",
            tag("label", words(say("commands/field")), for_=FIELD),
            tag(
                "input",
                type="text",
                id=FIELD,
                name="line",
                maxlength=200,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                enterkeyhint="send",
                data_key=FIELD,
                aria_describedby=HELP,
            ),
            tag(
                "button",
                words(say("commands/send")),
                type="submit",
                class_="btn btn-rule",
            ),
            icon_button("close", say("commands/hide"), "command-close"),
            tag("span", welcome, id=HELP, hidden=True) if lines else None,
            data_do="command",
            data_clears=True,
        ),
        tag(
            "ol",
            [tag("li", line.text, data_kind=line.kind) for line in lines]
            or tag("li", welcome, id=HELP),
            class_="transcript",
            reversed=True,
            tabindex="0",  # it may have to be scrolled
            aria_label=words(say("listening/said")),
        ),
        id=ID,
        class_="command paper",
        aria_label=words(say("commands/title")),
    )
