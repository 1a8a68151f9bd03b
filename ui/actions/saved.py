"""Verbs of the saved tables: resume, rename, delete, files."""

from __future__ import annotations

from engine.game import RefusedError
from engine.message import Message, say
from engine.record import Record, format_json, format_record, parse_record, record_from
from ui import deleted, saved
from ui.actions import deck
from ui.actions.guest_book import take_all
from ui.actions.windows import open_table
from ui.carrying import all_in
from ui.daydeals import days_near, theirs
from ui.device import FileRefusal
from ui.keeping import entry_from, file_name, session_from, session_from_record
from ui.model import Model
from ui.parts.common import Words
from ui.plain import exactly, plain
from ui.session import Session
from ui.toast import Toast

MAX_SPOKEN = 60
"""How much of a table's name a slip has room for."""


def resume(model: Model, arg: str, value: str) -> None:
    """Sit down at a saved table; a damaged one stays as it is."""
    if arg in model.unkept:
        model.unkept[arg].cover()
        open_table(model, model.unkept[arg])
        return
    try:
        session = session_from(arg, saved.entry_of(model.device, arg))
    except RefusedError as refused:
        refuse(model, refused.message)
        return
    session.stored = saved.text_of(model.device, arg)
    open_table(model, session)


def export(model: Model, arg: str, value: str) -> None:
    """Save a table to a file: its record, or a damaged one's text as it is."""
    if arg in model.unkept:
        save_to_file(model, model.unkept[arg])
        return
    text = saved.text_of(model.device, arg)
    if text is None:
        model.tell(say("saved/gone"))
        return
    try:
        session = session_from(arg, saved.entry_of(model.device, arg))
    except RefusedError:
        _download(model, f"table-{arg}-damaged.json", _record_text(text))
        return
    save_to_file(model, session)


def save_to_file(model: Model, session: Session) -> None:
    """Give a table's record to the person as a file, and say what it is called.

    While the game runs it holds what nobody may know yet: no game goes on without.
    """
    text = format_record(session.table.record)
    _download(model, file_name(session), text, secret=not session.finished)


def _download(model: Model, name: str, text: str, *, secret: bool = False) -> None:
    model.device.download(name, text)
    model.dialog = None
    model.say(say("saved/saved-open" if secret else "saved/saved-as", name=name))


def open_file(model: Model, arg: str, value: str) -> None:
    """Let the person choose a file and sit down at the table in it."""

    def opened(name: str, text: str) -> None:
        file_opened(model, name, text)
        model.redraw()

    def refused(name: str, why: FileRefusal) -> None:
        file_refused(model, name, why)
        model.redraw()

    model.device.open_file(opened, refused)


def file_opened(model: Model, arg: str, value: str) -> None:
    """Open a file's text as a new table, or a deck's; nothing that is kept is touched.

    A table that is kept here as it is in the file is opened instead of kept twice. A
    file with all tables of a device brings them into the guest book.
    """
    if deck.is_deck_file(arg):
        deck.file_opened(model, arg, value)
        return
    chest = all_in(value)
    if chest is not None:
        take_all(model, chest)
        return
    try:
        record = parse_record(value)
        here = kept_as(model, record)
        if here is not None:
            resume(model, here, "")
            model.say(say("saved/already-here"))
            return
        session = session_from_record(record, model.rng.bits(), model.device.now())
        told = theirs(session, days_near(model.today, model.rows()))
    except RefusedError as refused:
        refuse(model, refused.message, file=arg)
        return
    model.sit(session)
    model.say(told)


def kept_as(model: Model, record: Record) -> str | None:
    """Return the id of a table that is kept with exactly this record, if there is one."""
    for id, session in model.unkept.items():
        if session.table.record == record:
            return id
    for row in saved.rows(model.device):
        text = saved.text_of(model.device, row.id)
        if not row.damage and text and saved.record_in(text) == record:
            return row.id
    return None


def refuse(model: Model, reason: Message, file: str = "") -> None:
    """Say why a table, or a file, can't be opened."""
    model.tell(
        say(
            "saved/cant-open-file" if file else "saved/cant-open",
            name=file[:60],
            reason=plain(reason),
            details=exactly(reason),
        )
    )


def file_refused(model: Model, name: str, why: FileRefusal) -> None:
    """Say why a file can't be read."""
    model.tell(say(f"saved/file-{why}", name=name[:60]))


def delete(model: Model, arg: str, value: str) -> None:
    """Delete a table, with a way to bring it back."""
    text = saved.forget(model.device, arg)
    unkept = model.unkept.pop(arg, None)
    if unkept is not None:
        text = format_json(entry_from(unkept, model.device.now()))
    if text is None:
        return
    model.deleted[arg] = text
    deleted.put(model.device, arg, text, model.device.now())
    table = _spoken_name(arg, text)
    if model.session and model.session.id == arg:
        model.session = None
    model.show_toast(
        Toast(say("saved/deleted", table=table), "undelete", arg, say("saved/undelete"))
    )


def _spoken_name(id: str, text: str) -> Words:
    """Return what a slip calls a table."""
    return saved.row_of(id, text).called[:MAX_SPOKEN] or say("saved/torn-title")


def undelete(model: Model, arg: str, value: str) -> None:
    """Bring a deleted table back; into a file, where there is no room any more."""
    text = model.deleted.get(arg)
    if text is None:
        return
    model.toast = None
    if saved.bring_back(model.device, arg, text) == "ok":
        del model.deleted[arg]
        deleted.take(model.device, arg)
        model.say(say("saved/undeleted", table=_spoken_name(arg, text)))
        return
    model.device.download(f"table-{arg}.table.json", _record_text(text))
    model.tell(say("saved/no-room"))


def start_renaming(model: Model, arg: str, value: str) -> None:
    """Open the field for a table's name, or close it."""
    if arg:
        model.renaming = arg
        model.device.later(0, lambda: model.device.focus('[data-do="title"]'))
    else:
        _stop_renaming(model)


def _stop_renaming(model: Model) -> None:
    """Close the field; the focus goes back to the pen that opened it."""
    pen = f'[data-do="rename"][data-arg="{model.renaming}"]'
    if model.renaming is not None and model.renaming.isalnum():
        model.device.later(0, lambda: model.device.focus(pen))
    model.renaming = None


def title(model: Model, arg: str, value: str) -> None:
    """Give a table the name that was typed."""
    _stop_renaming(model)
    try:
        entry = saved.entry_of(model.device, arg)
    except RefusedError as refused:
        refuse(model, refused.message)
        return
    before = saved.text_of(model.device, arg)
    entry["title"] = saved.title_for(record_from(entry["record"]), value)
    kept = saved.keep(model.device, arg, entry, before)
    if kept.result != "ok":
        model.tell(say("saved/not-renamed"))
        return
    if model.session and model.session.id == arg:
        model.session.title = str(entry["title"])
        if model.session.stored == before:
            model.session.stored = kept.text


def _record_text(text: str) -> str:
    """Return the record in a damaged entry if it can be told apart, else all of it."""
    try:
        return format_record(saved.record_in(text))
    except RefusedError:
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
