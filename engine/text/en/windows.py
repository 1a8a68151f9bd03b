"""What is said of the windows of one device: whose seat is where, what another one did."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "another": "Another window",
    "another-note": "This table again, for another seat or the television",
    "seat": "Your seat at this window",
    "seat-note": "One seat, all of us, or only watch",
    "no-locks": (
        "This browser can’t keep windows apart, so the same table in two of them plays "
        "every seat in both. Pass one window round instead."
    ),
    "title": "Which seat is yours?",
    "title-note": "At this window",
    "open-elsewhere": "This table is open in another window",
    "open-elsewhere-note": (
        "Take a seat at this one, or only watch. Each window shows only its own cards, "
        "and every choice arrives in all of them at once."
    ),
    "change": "Each window has its own seat",
    "change-note": (
        "A window shows only its own cards, and every choice arrives in all of them at "
        "once. Close a window, and its seat is free again."
    ),
    "seats": "Seats",
    "free": "Free",
    "here": "At this window",
    "lent-alone": "Played in another window; comes here if you take it",
    "elsewhere": "On another device",
    "lent": "Passed round in another window; comes here if you take it",
    "taken-there": "Taken in another window",
    "plays-itself": "Plus-one, plays by itself",
    "all": "All of us, at this window",
    "all-note": "You pass it round; a seat taken in another window is played there",
    "none": "Only watch",
    "none-note": "Fit for a television: no hand is shown, nothing to press",
    "sit": "Sit down",
    "sit-as": "Sit down as {name}",
    "sit-all": "Sit down together",
    "watch": "Watch",
    "waiting": "One moment",
    "choose-first": "Say first which seat is yours.",
    "taken": "{name} sits in another window. Close that one, or choose another seat there.",
    "went": "Now played in another window: {names}.",
    "came-back": "Back at this window: {names}.",
    "taken-back": "{name} took a choice back.",
    "waits": "Waiting for {names}, in another window.",
    "nobody": "Waiting for {names}, who sits in no window now.",
    "seats-button": "Seats",
    "deleted": "This table was deleted in another window.",
    "back": "Back to the table",
}
