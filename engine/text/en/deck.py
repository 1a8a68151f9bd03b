"""The words of the screen where a deck of one's own is made, whichever game it is for."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "name": "What they are called",
    "edit": "Change {name}",
    "delete": "Delete {name}",
    "make": "Make my own",
    "open": "Open a file",
    "save": "Save to a file",
    "reset": "Start over",
    "torn": "{name}: damaged, and can’t be played with.",
    "unfinished": "Not ready yet: the pen shows what is missing.",
    "play": "Play with these",
    "back": "Back to the table",
    "kept": "Every change is kept on this device.",
    "kept-none": "Kept on this device from your first change on.",
    "first-problem": "{card}: {problem}.",
    "more-problems": (
        "n",
        {
            "one": "{card}: {problem}. One more has to be put right.",
            "other": "{card}: {problem}. {n} more have to be put right.",
        },
    ),
    "deleted": "Deleted: {name}.",
    "undelete": "Bring it back",
    "undeleted": "Brought back: {name}.",
    "was-reset": "Everything is as it is usually.",
    "unreset": "Take that back",
    "full": (
        "This browser has no room for it. Save it to a file, or it is gone when you leave "
        "the page."
    ),
    "blocked": (
        "This browser keeps nothing for the page. Save it to a file, or it is gone when "
        "you leave."
    ),
    "both": (
        "Another window has changed it too. Both are kept; this one is called {name}."
    ),
    "copy-name": "{name} (2)",
    "gone": "This is no longer on this device.",
    "cant-open": "{name} can’t be opened. {reason}.",
    "cant-open-big": "{name} can’t be opened: it is far too big.",
    "cant-open-unreadable": "{name} can’t be opened: it is not a text.",
    "saved-as": "Saved as {name}.",
}
