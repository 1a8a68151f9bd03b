"""The sheet that lists the keys, where letters can be turned off; and the ways to it.

Sends `keys`, `shortcuts on`, `shortcuts off` and `close`.
"""

from __future__ import annotations

from engine.message import say
from ui.html import Html, tag
from ui.parts.common import (
    Option,
    dialog,
    icon,
    pressable,
    rule_button,
    segmented,
    words,
)
from ui.settings import SHORTCUTS as CHOICES
from ui.shortcuts import ALWAYS, EVERYWHERE, KEYS, SHORTCUTS


def sheet(place: str, chosen: str) -> Html:
    """Return the list, that of the screen which is up first.

    `chosen` is whether letters and signs do something.
    """
    own = [place] if place in SHORTCUTS and place != EVERYWHERE else []
    others = [one for one in SHORTCUTS if one not in (*own, EVERYWHERE)]
    return dialog(
        say("shortcuts/title"),
        *(_group(one, letters=chosen == "on") for one in (*own, EVERYWHERE, *others)),
        _letters(chosen),
        id=KEYS,
        close=say("shortcuts/close"),
    )


def in_menu() -> Html:
    """Return the entry of the table's menu."""
    return pressable(
        icon("keys"),
        tag(
            "span",
            tag("b", words(say("shortcuts/menu"))),
            tag("span", words(say("shortcuts/menu-note"))),
        ),
        class_="tag-link",
        do=KEYS,
    )


def on_about() -> tuple[Html, Html]:
    """Return what the About page says of it, and the button that opens the list."""
    return (
        tag("p", words(say("shortcuts/about-note"))),
        rule_button(say("shortcuts/menu"), KEYS, icon_name="keys", wide=True),
    )


def _group(place: str, *, letters: bool) -> Html | None:
    """Return the keys of one screen; without letters where those are turned off."""
    heading = f"keys-{place}"
    rows = [
        _row([words(say(f"shortcuts/key-{name}")) for name in one.names], one.word)
        for one in ALWAYS.get(place, ())
    ]
    if letters:
        rows += [_row([one.key.upper()], one.word) for one in SHORTCUTS[place]]
    if not rows:
        return None
    return tag(
        "section",
        tag("h3", words(say(f"shortcuts/{place}")), class_="eyebrow", id=heading),
        tag("dl", rows, class_="keylist"),
        aria_labelledby=heading,
    )


def _row(keys: list[str], word: str) -> Html:
    shown = [tag("kbd", key) for key in keys]
    return tag("div", tag("dt", shown), tag("dd", words(say(f"shortcuts/{word}"))))


def _letters(chosen: str) -> Html:
    """Return the setting."""
    title = say("shortcuts/single")
    options = [Option(say(f"shortcuts/single-{one}"), one) for one in CHOICES]
    return tag(
        "div",
        tag("span", words(title), aria_hidden="true"),
        segmented(title, "shortcuts", options, chosen),
        tag("small", words(say("shortcuts/single-note"))),
        class_="setrow col",
    )
