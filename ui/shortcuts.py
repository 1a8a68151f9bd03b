"""The keys that do something by themselves, in one table, and those that always hold.

A shortcut is one letter or sign; it sends what a button on the same screen sends, or moves
the focus. A person may turn all of them off (WCAG 2.1.4): some speak their commands, some
have a screen reader that wants the letters. The keys of `ALWAYS` are no letters and stay.
What a key means at the moment is asked of `ui.keys`; the words are the topic `shortcuts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Verb: TypeAlias = tuple[str, str]
"""What a button sends: its verb and its argument."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One letter or sign, and what it sends."""

    word: str
    """Of the topic `shortcuts`: what it does."""
    key: str
    """As browsers name it, a letter in lower case."""
    verb: Verb


KEYS: Final = "keys"
"""The sheet that lists them, and the verb that opens it."""
EVERYWHERE: Final = "everywhere"
SHORTCUTS: Final[Mapping[str, tuple[Shortcut, ...]]] = {
    EVERYWHERE: (Shortcut("list", "?", (KEYS, "")),),
    "table": (
        Shortcut("to-choose", "c", ("to", "choose")),
        Shortcut("to-table", "t", ("to", "table")),
        Shortcut("undo", "u", ("undo", "")),
        Shortcut("hint", "h", ("hint", "")),
        Shortcut("nod", "n", ("next", "")),
        Shortcut("asking", "i", ("asking", "")),
        Shortcut("log", "l", ("sheet", "log")),
        Shortcut("rules", "r", ("rules", "")),
        Shortcut("menu-of-table", "m", ("sheet", "menu")),
        Shortcut("command-line", "/", ("command-line", "")),
    ),
    "replay": (Shortcut("log", "l", ("replay-log", "")),),
    "review": (Shortcut("next-mistake", "n", ("review-next", "")),),
    "saved": (Shortcut("find", "/", ("find-here", "")),),
}
"""By the screen on which they hold, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Always:
    """Keys that are no letters, and what they do where they mean something."""

    word: str
    names: tuple[str, ...]
    """Words of their names, `key-…` of the topic; what is listed is pressed alone."""


ALWAYS: Final[Mapping[str, tuple[Always, ...]]] = {
    EVERYWHERE: (
        Always("move", ("arrows",)),
        Always("ends", ("home", "end")),
        Always("choose", ("enter", "space")),
        Always("step-back", ("escape",)),
    ),
    "table": (
        Always("confirm", ("enter",)),
        Always("undo", ("undo",)),
    ),
    "replay": (
        Always("earlier", ("left", "right")),
        Always("first", ("home", "end")),
        Always("play", ("space",)),
    ),
}


PLACES: Final = {
    "choose": (
        '#tray [data-roving] [tabindex="0"]',
        '#main .choose [tabindex="0"]',
        "#main .choose button",
        "#tray button",
    ),
    "table": (
        '#main .table [tabindex="0"]',
        "#main button",
        "#main .title",
    ),
}
"""Where `to` leads: selectors, the best first."""


def on_screen(place: str) -> tuple[Shortcut, ...]:
    """Return the shortcuts that may hold on a screen.

    >>> [one.key for one in on_screen("review")]
    ['n', '?']
    """
    own = SHORTCUTS.get(place, ()) if place != EVERYWHERE else ()
    return (*own, *SHORTCUTS[EVERYWHERE])


def is_single(key: str) -> bool:
    """Return whether a key is a letter or sign, which somebody may write or speak.

    >>> is_single("h"), is_single("?"), is_single(" "), is_single("Escape")
    (True, True, False, False)
    """
    return len(key) == 1 and key != " "
