"""Verbs of the saved tables: resume, rename, delete, files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import RefusedError
from engine.message import say
from engine.record import format_record, parse_json, parse_record, record_from
from ui import saved
from ui.keeping import file_name, session_from, session_from_record
from ui.toast import Toast

if TYPE_CHECKING:
    from ui.app import App


def resume(app: App, arg: str, value: str) -> None:
    """Sit down at a saved table; a damaged one stays as it is."""
    try:
        session = session_from(arg, saved.entry_of(app.device, arg))
    except RefusedError as refused:
        app.tell(say("saved/cant-open", reason=refused.message))
        return
    app.sit(session)


def export(app: App, arg: str, value: str) -> None:
    """Save a table to a file: its record, or a damaged one's text as it is."""
    text = saved.text_of(app.device, arg)
    if text is None:
        app.tell(say("saved/gone"))
        return
    try:
        session = session_from(arg, saved.entry_of(app.device, arg))
    except RefusedError:
        app.device.download(f"table-{arg}-damaged.json", _record_text(text))
        return
    app.device.download(file_name(session), format_record(session.table.record))


def open_file(app: App, arg: str, value: str) -> None:
    """Let the person choose a file and sit down at the table in it."""

    def opened(name: str, text: str) -> None:
        app.on("file-opened", name, text)

    def refused(name: str, why: str) -> None:
        app.tell(say(f"saved/file-{why}", name=name[:60]))
        app.draw()

    app.device.open_file(opened, refused)


def file_opened(app: App, arg: str, value: str) -> None:
    """Open a file's text as a new table; nothing that is kept is touched."""
    try:
        session = session_from_record(
            parse_record(value), app.rng.bits(), app.device.now()
        )
    except RefusedError as refused:
        app.tell(say("saved/cant-open-file", name=arg[:60], reason=refused.message))
        return
    app.sit(session)


def delete(app: App, arg: str, value: str) -> None:
    """Delete a table, with a way to bring it back."""
    text = saved.forget(app.device, arg)
    if text is None:
        return
    app.deleted[arg] = text
    if app.session and app.session.id == arg:
        app.session = None
    app.show_toast(Toast(say("saved/deleted"), "undelete", arg, say("saved/undelete")))


def undelete(app: App, arg: str, value: str) -> None:
    """Bring a deleted table back."""
    text = app.deleted.pop(arg, None)
    if text is not None:
        app.toast = None
        saved.bring_back(app.device, arg, text)


def start_renaming(app: App, arg: str, value: str) -> None:
    """Open the field for a table's name, or close it."""
    app.renaming = arg or None
    app.device.later(0, lambda: app.device.focus('[data-do="title"]'))


def title(app: App, arg: str, value: str) -> None:
    """Give a table the name that was typed."""
    app.renaming = None
    try:
        entry = saved.entry_of(app.device, arg)
    except RefusedError as refused:
        app.tell(say("saved/cant-open", reason=refused.message))
        return
    entry["title"] = value.strip()[: saved.MAX_TITLE]
    saved.keep(app.device, arg, entry)
    if app.session and app.session.id == arg:
        app.session.title = str(entry["title"])


def _record_text(text: str) -> str:
    """Return the record in a damaged entry if it can be told apart, else all of it."""
    try:
        entry = parse_json(text)
        record = entry["record"] if isinstance(entry, dict) else None
        return format_record(record_from(record))
    except (RefusedError, ValueError, TypeError, KeyError):
        return text


ACTIONS = {
    "resume": resume,
    "export": export,
    "open-file": open_file,
    "file-opened": file_opened,
    "delete": delete,
    "undelete": undelete,
    "rename": start_renaming,
    "title": title,
}
