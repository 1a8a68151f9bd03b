"""Verbs of the share sheet: which kind of link, sent on, copied, saved to a file."""

from __future__ import annotations

from engine.game import RefusedError
from engine.message import say
from engine.record import format_record
from engine.text import sentence
from ui import saved
from ui.actions.saved import refuse
from ui.invitation import name_of
from ui.keeping import file_name, session_from
from ui.model import Model
from ui.session import Session
from ui.sharing import QR_MOST, Sharing, share
from ui.turns import know, share_seed

FIELD = "#share-link"
"""Where the address stands, to be copied by hand if need be."""


def open_sheet(model: Model, arg: str, value: str) -> None:
    """Open the sheet for a table kept here, or without an id for the one that is up."""
    session = model.unkept.get(arg) if arg else model.session
    if arg and session is None:
        try:
            session = session_from(arg, saved.entry_of(model.device, arg))
        except RefusedError as refused:
            refuse(model, refused.message)
            return
    if session is not None:
        as_shared(model, session)
        model.sharing = share(session, "table", model.device.address)
        model.sharing.at_table = session is model.session and model.place == "table"
        model.dialog = "share"


def as_shared(model: Model, session: Session) -> None:
    """Have a table's bots choose as they will wherever its link is opened."""
    if not share_seed(session):
        return
    if session is model.session:
        model.keep()
    if session is model.session or session.id in model.unkept:
        return
    entry = saved.entry_of(model.device, session.id)
    there = saved.text_of(model.device, session.id)
    saved.keep(model.device, session.id, {**entry, "seed": session.seed}, there)


def sent_on(model: Model, sharing: Sharing) -> None:
    """Note that other devices get to know what was chosen at the table that is up."""
    if sharing.kind == "table" and sharing.session is model.session:
        know(sharing.session, sharing.session.table)
        model.keep()


def set_kind(model: Model, arg: str, value: str) -> None:
    """Choose what is sent: the table as it stands, the same deal, the replay."""
    sharing = model.sharing
    for kind in sharing.kinds if sharing else ():
        if sharing and kind == arg:
            model.sharing = share(
                sharing.session, kind, model.device.address, sharing.ply
            )
            model.sharing.at_table = sharing.at_table


def send(model: Model, arg: str, value: str) -> None:
    """Hand the link to whatever the system shares with."""
    if model.sharing:
        game = name_of(model.sharing.session.table.game.key)
        text = sentence(say(f"share/message-{model.sharing.kind}", game=game))
        sent_on(model, model.sharing)
        model.device.send(sentence(say("app/name")), text, model.sharing.address)


def copy(model: Model, arg: str, value: str) -> None:
    """Put the link on the clipboard; where that fails it is there to be selected."""
    sharing = model.sharing
    if sharing is None or not sharing.address:
        return

    def done(allowed: bool) -> None:
        sharing.copied = allowed
        if allowed:
            sent_on(model, sharing)
        model.redraw()
        if not allowed and model.dialog == "share":
            model.device.focus(FIELD)

    model.device.copy(sharing.address, done)


def qr(model: Model, arg: str, value: str) -> None:
    """Show the link as a QR code, or put it away again."""
    sharing = model.sharing
    if sharing is None or sharing.qr is not None:
        if sharing is not None:
            sharing.qr = None
        return
    if len(sharing.address) > QR_MOST:
        return

    def done(rows: str) -> None:
        sharing.qr = rows
        if rows:
            sent_on(model, sharing)
        model.redraw()

    model.device.qr(sharing.address, done)


def save_file(model: Model, arg: str, value: str) -> None:
    """Give the same as a file."""
    sharing = model.sharing
    if sharing is not None:
        name = _file_name(sharing)
        model.device.download(name, format_record(sharing.link.record))
        model.dialog = None
        model.say(say("saved/saved-as", name=name))


def _file_name(sharing: Sharing) -> str:
    name = file_name(sharing.session)
    return f"deal-{name}" if sharing.kind == "deal" else name


ACTIONS = {
    "share": open_sheet,
    "share-kind": set_kind,
    "share-send": send,
    "share-copy": copy,
    "share-qr": qr,
    "share-file": save_file,
}
