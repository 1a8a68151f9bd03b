"""The words for finding tables in the guest book, and for carrying all of them away."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "find": "Find a table",
    "find-what": "A name, a title, a game",
    "find-clear": "Show all tables again",
    "show": "Which tables",
    "show-all": "All",
    "show-running": "Running",
    "show-finished": "Finished",
    "found": ("n", {"one": "{n} table found", "other": "{n} tables found"}),
    "nothing": "Nobody of that name",
    "nothing-find": "No table here has “{find}” in its name, its people or its game.",
    "nothing-running": "No table is running. Whatever was begun here has come to its end.",
    "nothing-finished": "No game is over yet.",
    "nothing-title": "Nothing of that kind",
    "more": ("n", {"one": "Show {n} more", "other": "Show {n} more"}),
    "export-all": "Save all tables",
    "exported": (
        "n",
        {"one": "{n} table saved as {name}.", "other": "{n} tables saved as {name}."},
    ),
    "deleted": "Deleted, and kept for a while",
    "deleted-note": "The last {most} can be brought back.",
    "forget": (
        "n",
        {
            "one": "Delete this one for good",
            "other": "Delete these {n} for good",
        },
    ),
    "forget-sure": (
        "n",
        {
            "one": "Delete this table for good?",
            "other": "Delete these {n} tables for good?",
        },
    ),
    "forget-note": "There is no way back afterwards: {tables}.",
    "forget-not": "Keep",
    "forgotten": "Deleted for good.",
    "taken": "{parts}.",
    "taken-none": "There is no table in this file.",
    "taken-added": ("n", {"one": "{n} table added", "other": "{n} tables added"}),
    "taken-here": (
        "n",
        {"one": "{n} was here already", "other": "{n} were here already"},
    ),
    "taken-went-on": (
        "n",
        {"one": "{n} went on from here", "other": "{n} went on from here"},
    ),
    "taken-days": (
        "n",
        {
            "one": "friends’ results of {n} day came with them",
            "other": "friends’ results of {n} days came with them",
        },
    ),
    "whose-days": (
        "n",
        {
            "one": (
                "With it came {n} day of the day’s table, played by {names}. Is it "
                "yours? Only then does it count."
            ),
            "other": (
                "With it came {n} days of the day’s table, played by {names}. Are they "
                "yours? Only then do they count."
            ),
        },
    ),
    "days-mine": "Yes, mine",
    "days-taken": (
        "n",
        {
            "one": "{n} day of the day’s table is among yours now.",
            "other": "{n} days of the day’s table are among yours now.",
        },
    ),
    "days-no-room": "This browser stores nothing more, so not all of it is yours yet.",
    "taken-unread": (
        "n",
        {"one": "{n} could not be read", "other": "{n} could not be read"},
    ),
    "taken-no-room": (
        "n",
        {
            "one": "{n} found no room on this device",
            "other": "{n} found no room on this device",
        },
    ),
}
