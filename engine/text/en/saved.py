"""The words of the guest book, where the tables kept on this device are listed."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Guest book",
    "count": (
        "n",
        {"one": "{n} table on this device", "other": "{n} tables on this device"},
    ),
    "none": "Saved tables",
    "running": "Still at the table",
    "finished": "Gone home",
    "torn": "Torn",
    "torn-title": "A torn table",
    "torn-note": "{reason}. Every other table is fine.",
    "dealt": "{game}, just dealt",
    "score": "{name} {score}",
    "what-when": "{what} · {when}",
    "just-now": "just now",
    "minutes-ago": ("n", {"one": "{n} minute ago", "other": "{n} minutes ago"}),
    "hours-ago": ("n", {"one": "{n} hour ago", "other": "{n} hours ago"}),
    "yesterday": "yesterday",
    "date": "{day}",
    "turn": "{names} to choose",
    "over": "Finished",
    "won": ("n", {"one": "{names} won", "other": "{names} won together"}),
    "drawn": "A draw",
    "open": "Open {table}",
    "rename": "Rename {table}",
    "export": "Save {table} to a file",
    "delete": "Delete {table}",
    "save-its-file": "Save its file",
    "delete-it": "Delete",
    "new-title": "What this table is called",
    "done": "Done",
    "empty": "No photographs yet",
    "empty-note": (
        "Every table you play is kept here, and so is a file somebody sent you once "
        "you have opened it."
    ),
    "open-link": "Open a link or file",
    "file-too-big": "{name} can’t be opened: it is far too big for a table.",
    "file-unreadable": "{name} can’t be opened: it is not a text.",
    "gone": "This table is no longer on this device.",
    "newer": (
        "A newer edition of this page has written it. Load the page again to get that "
        "edition."
    ),
    "newer-title": "A table of a newer edition",
    "short-lived": "The file is the save",
    "short-lived-note": (
        "This browser clears away what it keeps after seven days without a visit. Put "
        "the page on the Home Screen, or save your tables to files."
    ),
    "how-to-stay": "How to do that",
    "no-record": "What was stored here is no table.",
    "cant-open": "This table can’t be opened. {reason}.",
    "cant-open-file": "{name} can’t be opened. {reason}.",
    "already-here": "This table was here already, so it is opened, and not kept twice.",
    "saved-as": "Saved as {name}.",
    "saved-open": (
        "Saved as {name}. A file is no safe: all cards of the game are in it for whoever "
        "reads it as a text."
    ),
    "deleted": "Deleted: {table}.",
    "no-room": (
        "This browser has no room for the table any more, so it went into a file. It can "
        "be opened from there."
    ),
    "not-renamed": "The new name could not be kept: this browser stores nothing more.",
    "undeleted": "Back in the guest book: {table}.",
    "undelete": "Bring it back",
}
