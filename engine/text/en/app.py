"""The words that belong to no screen: the page's name, the frame of a table, slips."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "name": "Table Sixteen",
    "title": "{page} · Table Sixteen",
    "home": "Home",
    "menu": "More: rules, log, settings",
    "leave-table": "Leave the table; it is kept",
    "slip": "A slip of paper",
    "dismiss": "Put this slip away",
    "tray": "What to do",
    "take-back": "Take it back",
    "pass-to": "Pass to {name}",
    "next": "Next: {names}",
    "takes-long": "{name} is fixing her hair.",
    "wait-for": "Wait for {names}.",
    "choose-first": "Choose first, then confirm.",
    "save-to-file": "Save to a file",
    "storage-full": (
        "The storage of this browser is full, so this game is no longer kept here. "
        "Save it to a file."
    ),
    "storage-blocked": (
        "This browser lets the page store nothing, so this game is not kept here. "
        "Save it to a file."
    ),
    "offline": "You are offline. Play goes on; nothing here needs a connection.",
    "newer": "A fresh edition is ready",
    "newer-note": "Every table stays as it is.",
    "renew": "Put it on",
    "not-now": "Not now",
    "kept-both": (
        "Another window went on with this table. Both are kept; this one is now a "
        "table of its own."
    ),
    "see-both": "Guest book",
}
