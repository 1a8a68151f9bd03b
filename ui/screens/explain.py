"""The sheet that says what a thing on the table is, and the slip while one asks.

Sends `explain TOPIC`, `rules GAME:CHAPTER`, `asking` and `close`.
"""

from __future__ import annotations

from typing import Any

from engine.message import say
from ui.explaining import Explanation, explanation
from ui.html import Html, tag
from ui.parts.common import (
    dialog,
    icon,
    pressable,
    rule_button,
    words,
)


def sheet(game: str, topic: str, view: Any) -> Html | None:
    """Return what is said of a topic at a table of this game, on a sheet."""
    found = explanation(game, topic, view)
    if found is None:
        return None
    chapter, title = found.chapter
    id = f"explain-{topic.replace(':', '-')}"
    return dialog(
        found.title,
        tag(
            "div",
            None
            if found.picture is None
            else tag("div", found.picture, class_="pic", aria_hidden="true"),
            tag("div", [tag("p", words(text)) for text in found.says], id=f"{id}-says"),
            class_="explained",
        ),
        _see_also(game, found, view),
        rule_button(
            say("rules/read-on", chapter=title),
            "rules",
            f"{game}:{chapter}",
            icon_name="book",
            wide=True,
        ),
        id=id,
        close=say("rules/close"),
        told_by=f"{id}-says",
    )


def _see_also(game: str, found: Explanation, view: Any) -> Html | None:
    """Return the way to what belongs to it."""
    others = [(topic, explanation(game, topic, view)) for topic in found.see]
    entries = [
        tag(
            "li",
            pressable(words(other.title), class_="btn-text", do="explain", arg=topic),
        )
        for topic, other in others
        if other is not None
    ]
    if not entries:
        return None
    return tag(
        "div",
        tag("h3", words(say("rules/see-also")), class_="eyebrow"),
        tag("ul", entries),
        class_="seealso",
    )


def asking() -> Html:
    """Return the slip that is there as long as whatever is pressed is explained."""
    return tag(
        "div",
        icon("help"),
        tag("p", words(say("rules/asking"))),
        rule_button(say("rules/asking-over"), "asking"),
        class_="toast paper",
        data_asking=True,
    )
