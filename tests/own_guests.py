"""Guests of one's own in tests: a lobby where they are made."""

from __future__ import annotations

import json
from typing import Any

from tests.device import StandIn
from tests.markup import html_of, text_of
from tests.playing import opened
from ui.app import App
from ui.decks import PREFIX

WEDDING = "at-the-wedding-table"


def laid(device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page with the lobby of the seating game."""
    app, device = opened(device)
    app.on("lobby", WEDDING, "")
    return app, device


def kept(device: StandIn) -> dict[str, dict[str, Any]]:
    """Return the decks in the storage, by id."""
    return {
        key.removeprefix(PREFIX): json.loads(text)
        for key, text in device.store.items()
        if key.startswith(PREFIX)
    }


def make(app: App, name: str = "The Plumber") -> None:
    """Begin a deck and give its second guest another name."""
    app.on("deck-make", "", "")
    app.on("deck-card", "1", "")
    app.on("deck-set", "1:name", name)


def deal(app: App) -> None:
    """Lay the table with a fixed Bride."""
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    assert app.session is not None


def read(device: StandIn) -> str:
    """Return what can be read on the page; fail if its markup is broken."""
    assert device.page is not None
    return text_of(html_of(device.page))
