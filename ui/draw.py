"""From the model to the page: which screen is up, and what lies on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from engine.message import say
from ui import saved
from ui.boards import board_named
from ui.html import Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import icon_button, rule_button, toast
from ui.screens import about, cover, dialogs, home, lobby, rules, table
from ui.screens import saved as guest_book

if TYPE_CHECKING:
    from ui.app import App
    from ui.session import Session


def draw(app: App) -> Page:
    """Return the whole page, with the sheet and the slip that lie on it, if any."""
    page = _screen(app)
    return replace(
        page, parts=(*page.parts, ("sheet", _sheet(app)), ("slip", _slip(app)))
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
            return _table(app.session)
        case "saved":
            now = datetime.fromisoformat(app.device.now())
            return guest_book.page(saved.rows(app.device), app.renaming, now)
        case "rules":
            return rules.page(app.rules_of)
        case "about":
            return about.page()
    return home.page(saved.rows(app.device), storage_blocked=app.device.storage_blocked)


def _table(session: Session) -> Page:
    if not session.covered:
        return table.page(session)
    players, holder, looked = session.table.players, session.holder, session.looked
    back = None if looked in (None, holder) else looked
    return cover.page(
        players[holder or 0].name,
        holder or 0,
        None if back is None else players[back].name,
        name_of(session.table.game.key),
    )


def _sheet(app: App) -> Html:
    match app.dialog:
        case "message" if app.notice is not None:
            sheet = dialogs.notice(app.notice)
        case "menu" if app.session is not None:
            sheet = dialogs.menu(app.session.table.game.key, app.settings)
        case "log" if app.session is not None:
            sheet = dialogs.log(app.session.told())
        case _:
            return tag("div", id="sheet")
    return tag("div", sheet, id="sheet")


def _slip(app: App) -> Html:
    """Return the slip; its place is always there, so that what comes is announced."""
    slip = app.toast
    if slip is None:
        return tag("div", id="slip", aria_live="polite")
    action = None
    if slip.label is not None:
        action = (
            rule_button(slip.label, slip.do, slip.arg),
            icon_button("close", say("app/dismiss"), "dismiss"),
        )
    return tag(
        "div",
        toast(say("app/slip"), slip.message, icon_name="info", action=action),
        id="slip",
        aria_live="polite",
    )
