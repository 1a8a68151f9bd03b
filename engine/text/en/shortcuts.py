"""The words of the sheet that lists the keys, and of the way there."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "By keyboard",
    "menu": "Keys",
    "menu-note": "All that can be done by keyboard",
    "about": "This page by keyboard",
    "about-note": "Everything here can be done without a mouse.",
    "close": "Close",
    "everywhere": "Everywhere",
    "table": "At the table",
    "replay": "Looking back",
    "review": "In a review",
    "saved": "In the guest book",
    "move": "Along cards, guests and seats, and across the table",
    "ends": "To the first, to the last; at the table, of its edge",
    "choose": "Choose, open or press",
    "step-back": "Step back: put down, close, leave",
    "list": "This list",
    "confirm": "Again on what is picked: confirm it",
    "to-choose": "To the cards or guests to choose from",
    "to-table": "To the table",
    "undo": "Take back",
    "hint": "A hint",
    "nod": "Let a plus-one (the computer) move, where it waits",
    "asking": "What is this?",
    "log": "Overheard: all that has happened",
    "rules": "The rules",
    "menu-of-table": "The menu",
    "command-line": "The command line",
    "earlier": "A move back, a move on",
    "first": "To the beginning, to the end",
    "play": "Let it go on by itself, or stop",
    "next-mistake": "The next mistake",
    "find": "Find a table",
    "single": "Single letters and signs",
    "single-note": (
        "They mean nothing while you write. Turn them off if you speak to your device "
        "or they get in your way; all else stays."
    ),
    "single-on": "On",
    "single-off": "Off",
    "key-arrows": "Arrow keys",
    "key-left": "←",
    "key-right": "→",
    "key-home": "Home",
    "key-end": "End",
    "key-enter": "Enter",
    "key-space": "Space",
    "key-escape": "Esc",
    "key-undo": "Ctrl or ⌘ with Z",
}
