"""Whatever is found in the storage under the page's own names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.record import format_json, record_value
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, Shape
from tools.fuzz.decoders.samples import (
    OURS,
    SETTINGS,
    day_entry,
    deck_entry,
    device,
    entries,
    is_whole,
    opened,
    records,
    running,
)
from ui import daily, decks, learning, saved, settings
from ui.app import App
from ui.saved import written

LESSON: Final = learning.PREFIX + "always-a-bridesmaid"
PLACES: Final = (
    saved.PREFIX + "abcdef0123",
    saved.BIN + "abcdef0123",
    daily.KEY + "2026-11-29",
    decks.PREFIX + "abcdef0123",
    settings.KEY,
    LESSON,
    saved.PREFIX + '"><b>',
)


def tried(text: str) -> bool:
    """Open the page on a device with this text in it, and look at all that it shows.

    The first character says where the text is. It stays there as it was found, and so
    does the table beside it.
    """
    place = PLACES[ord(text[:1] or "0") % len(PLACES)]
    kept = device()
    kept.store[place] = text[1:]
    app = opened(kept)
    _look_round(app, kept, place)
    assert is_whole(kept)
    if place != settings.KEY:
        assert kept.store.get(place) == text[1:], "it is not there any more"
    return app.place == "table"


def _look_round(app: App, kept: StandIn, place: str) -> None:
    app.on("go", "saved", "")
    app.on("find", "", "a")
    app.on("find", "", "")
    app.on("export-all", "", "")
    app.on("day", "", "")
    app.on("lobby", "at-the-wedding-table", "")
    app.on("home", "", "")
    app.on("lobby", "always-a-bridesmaid", "")
    app.on("home", "", "")
    if place.startswith(saved.PREFIX):
        before = kept.store[place]
        app.on("resume", place.removeprefix(saved.PREFIX), "")
        if app.place == "table":  # it may be kept anew from here on
            app.draw()
            kept.store[place] = before
    else:
        app.on("resume", OURS, "")


def seeds() -> Iterator[str]:
    """Give something for each place."""
    yield at(saved.PREFIX + "abcdef0123", entries()[0])
    yield at(saved.PREFIX + "abcdef0123", entries()[5])
    deleted = {"deleted": "2026-11-29", "text": entries()[2]}
    yield at(saved.BIN + "abcdef0123", format_json(deleted))
    yield at(daily.KEY + "2026-11-29", day_entry())
    yield at(decks.PREFIX + "abcdef0123", deck_entry())
    yield at(settings.KEY, SETTINGS)
    yield at(LESSON, lesson())


def at(place: str, text: str) -> str:
    """Return a text with the sign of its place before it."""
    return chr(7 * len(PLACES) + PLACES.index(place)) + text


def lesson() -> str:
    """Return the entry of a first game."""
    return written({"record": record_value(running(records()[0], 2).record), "read": 2})


DECODER = Decoder("storage", tried, seeds, 4_000, Shape.PLACED, limit_ms=500)
