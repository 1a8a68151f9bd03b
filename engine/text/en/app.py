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
    "dismiss": "Put this slip away",
    "take-back": "Take it back",
    "pass-to": "Pass to {name}",
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
    "slip": "A note",
}
