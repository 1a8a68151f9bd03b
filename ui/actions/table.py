"""Verbs of the table: picking, choosing, taking back, passing the device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.record import format_record
from ui.keeping import file_name

if TYPE_CHECKING:
    from ui.app import App


def pick(app: App, arg: str, value: str) -> None:
    """Tap a card, a guest or a seat; say why it changes nothing if it does not."""
    if app.session:
        app.say(app.session.pick(arg))


def typed(app: App, arg: str, value: str) -> None:
    """Take what was typed into a field of the table as a pick: `single-number:14`."""
    if app.session:
        app.session.pick(f"{arg}:{value}")


def confirm(app: App, arg: str, value: str) -> None:
    """Make the choice picked, or say what is missing."""
    if app.session:
        app.toast = None
        app.say(app.session.confirm())
        app.keep()


def undo(app: App, arg: str, value: str) -> None:
    """Take back, or say why not."""
    if app.session:
        app.say(app.session.undo())
        app.keep()


def onward(app: App, arg: str, value: str) -> None:
    """Go on after looking at what happened."""
    if app.session:
        app.session.onward()
        app.keep()


def uncover(app: App, arg: str, value: str) -> None:
    """Lift the cover: the person named on it looks now."""
    if app.session:
        app.session.uncover()


def cover_back(app: App, arg: str, value: str) -> None:
    """Give the device back to whoever looked last."""
    if app.session:
        app.session.cover_back()


def cover(app: App, arg: str, value: str) -> None:
    """Cover the table: the device is passed on, or the window lost the focus."""
    if app.session and app.place == "table":
        app.session.cover()
        if app.session.covered:
            app.dialog = app.toast = None


def menu(app: App, arg: str, value: str) -> None:
    """Open a sheet over the table: `menu` or `log`."""
    if app.session and arg in ("menu", "log"):
        app.dialog = arg


def save_file(app: App, arg: str, value: str) -> None:
    """Give the running table's record to the person as a file."""
    if app.session:
        app.device.download(
            file_name(app.session), format_record(app.session.table.record)
        )


ACTIONS = {
    "pick": pick,
    "input": typed,
    "confirm": confirm,
    "undo": undo,
    "onward": onward,
    "uncover": uncover,
    "cover": cover,
    "cover-back": cover_back,
    "sheet": menu,
    "save-file": save_file,
}
