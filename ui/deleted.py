"""Tables that were deleted: kept for a while, so that a slip of the finger costs nothing.

The last few stay on the device until somebody deletes them for good, or until there is no
room for anything else (`ui.saved.keep`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.record import format_json
from ui.saved import BIN, Storage, read

MOST: Final = 20


def bin_of(storage: Storage) -> dict[str, str]:
    """Return the deleted tables' texts by id, the one deleted last at the end."""
    return {id: text for _, id, text in sorted(_found(storage))}


def put(storage: Storage, id: str, text: str, now: str) -> None:
    """Keep a deleted table; the oldest goes, where there are too many.

    Without room for it, it lasts as long as the page.
    """
    storage.set(BIN + id, format_json({"deleted": now, "text": text}))
    for _, old, _ in sorted(_found(storage))[:-MOST]:
        take(storage, old)


def take(storage: Storage, id: str) -> None:
    """Forget a deleted table: it was brought back, or is gone for good."""
    storage.remove(BIN + id)


def _found(storage: Storage) -> list[tuple[str, str, str]]:
    found = []
    for key, kept in storage.texts(BIN).items():
        value = read(kept)
        if isinstance(value, Mapping):
            when, text = value.get("deleted"), value.get("text")
            if isinstance(when, str) and isinstance(text, str):
                found.append((when, key.removeprefix(BIN), text))
    return found
