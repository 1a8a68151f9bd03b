"""From the model to the page: which screen is up, and what lies on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.message import Message
from ui import saved
from ui.boards import board_named
from ui.html import Html, tag
from ui.page import Page
from ui.parts.common import words
from ui.screens import about, cover, dialogs, home, lobby, rules, table
from ui.screens import saved as saved_tables

if TYPE_CHECKING:
    from ui.app import App

LOG_SPOKEN = 6
"""At most so many sentences of news are read out at once."""


def draw(app: App) -> Page:
    """Return the whole page, with the sheet and the slip that lie on it, if any."""
    page = _screen(app)
    return replace(
        page,
        parts=(*page.parts, ("sheet", _sheet(app)), ("slip", _slip(app))),
    )


def _screen(app: App) -> Page:
    match app.place:
        case "lobby" if app.lobby is not None:
            board = board_named(app.lobby.game)
            return lobby.page(
                app.lobby,
                board.house_rules(app.lobby),
                app.lobby.start_refusal or board.set_up_refusal(app.lobby),
            )
        case "table" if app.session is not None:
            return (
                cover.page(app.session)
                if app.session.covered
                else table.page(app.session)
            )
        case "saved":
            return saved_tables.page(
                saved.rows(app.device), app.device.now(), app.renaming
            )
        case "rules":
            return rules.page(app.rules_of)
        case "about":
            return about.page()
    return home.page(saved.rows(app.device), app.kept == "blocked")


def _sheet(app: App) -> Html:
    return tag("div", id="sheet")


def _slip(app: App) -> Html:
    return tag("div", id="slip")
