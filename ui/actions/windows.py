"""Verbs of the windows of one device: which seat is this one's; what others tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.message import say
from engine.record import format_json, parse_json
from ui import saved
from ui.joining import lacks, take_in
from ui.keeping import entry_from
from ui.model import Model
from ui.session import Session
from ui.toast import Toast
from ui.windows import ALL, NONE, Seating, heard_news, news, write_lock

AT_TABLE = ("table", "seats", "review")
"""The screens on which a window keeps its seats; the rules opened there, and looking
back from there, are others."""


def open_table(model: Model, session: Session) -> None:
    """Sit down at a table that is kept here; where another window has a seat, ask first.

    Nothing of the table is shown before that is known.
    """
    windows = model.windows
    at_it = windows.table == session.id and windows.opening is None
    if not model.device.has_locks or session.finished or at_it:
        model.sit(session)
        return
    windows.come(model.device, session.id)
    windows.opening, windows.seating = session, None


def open_seats(model: Model, arg: str, value: str) -> None:
    """Ask which seat is this window's."""
    if model.session is None:
        return
    if not model.device.has_locks:
        model.tell(say("windows/no-locks"))
        return
    before, session = model.windows.sits, model.session
    alone = before == ALL and len(session.seats) == 1
    sits = str(session.seats[0]) if alone else before
    model.go("seats")
    model.windows.seating = Seating(session, opening=False, sits=sits, before=before)


def sit_at(model: Model, arg: str, value: str) -> None:
    """Say which seat is this window's: a number, `all` or `none`."""
    seating = model.windows.seating
    if seating is None or arg not in (ALL, NONE, *map(str, seating.persons)):
        return
    if arg.isdecimal() and model.windows.where(int(arg)) == "taken":
        name = seating.session.table.players[int(arg)].name
        model.say(say("windows/taken", name=name))
        return
    seating.sits = arg
    _wait_no_more(model, seating)


def take_seat(model: Model, arg: str, value: str) -> None:
    """Take the seat that was chosen; a window that has it and would give it is asked."""
    windows, seating = model.windows, model.windows.seating
    if seating is None or seating.asked:
        return
    if not seating.sits:
        model.say(say("windows/choose-first"))
        return
    wanted = [s for s in seating.persons if seating.sits in (ALL, str(s))]
    lent = [seat for seat in wanted if windows.where(seat) == "lent"]
    seating.asked, windows.sits = True, seating.sits
    windows.given.clear()
    windows.hold(model.device, seating.session, bots=False)
    if lent:  # asked after this window stands in line for them
        model.device.post(news(windows.table, "please", seats=lent))


def leave_seats(model: Model, arg: str, value: str) -> None:
    """Leave the question; who sat at the table sits there as before."""
    seating = model.windows.seating
    if seating is not None:
        _wait_no_more(model, seating)
    at_table = seating is not None and not seating.opening
    model.windows.seating = None
    model.go("table" if at_table else "home")


def tell_nod(model: Model, session: Session) -> None:
    """Tell the window that moves the bots that it may."""
    ply = len(session.table.steps)
    model.device.post(news(session.id, "nod", ply=ply))


def _wait_no_more(model: Model, seating: Seating) -> None:
    if seating.asked:
        seating.asked, model.windows.sits = False, seating.before


ACTIONS = {
    "seats": open_seats,
    "window-as": sit_at,
    "window-sit": take_seat,
    "seats-back": leave_seats,
}


# --- with every drawing ----------------------------------------------------------------


def follow_windows(model: Model) -> None:
    """Hold what the screen that is up asks for, and let the session know what that is."""
    windows, device = model.windows, model.device
    if not device.has_locks:
        return
    if windows.seating is not None and model.place != "seats":
        windows.seating = None
    at_table = model.session if _is_at_table(model) else None
    seating = windows.seating
    up = windows.opening or (seating.session if seating else None) or at_table
    if up is None:
        windows.come(device, "")
        return
    windows.come(device, up.id)
    moves = model.place == "table" and windows.opening is None and not up.finished
    moves = moves and not windows.behind  # who can't follow leaves them to others
    bots = moves and any(player.level for player in up.table.players)
    windows.hold(device, up, bots=bots)
    if windows.opening is not None:
        _put_up(model, windows.opening)
    elif seating is not None and seating.asked:
        _sit_down(model, seating)
    elif at_table is not None and at_table.id == windows.table:
        _play_seats(model, at_table)


def _is_at_table(model: Model) -> bool:
    place = model.came_from if model.place == "rules" else model.place
    if place == "replay" and model.replay is not None:
        place = model.replay.came_from
    return place in AT_TABLE


def is_near(model: Model, session: Session) -> bool:
    """Whether this window sits at a table: what it plays there, no other window does."""
    if not model.device.has_locks:
        return True
    windows = model.windows
    at = session is model.session and _is_at_table(model) and windows.opening is None
    return at and windows.table == session.id


def _put_up(model: Model, session: Session) -> None:
    """Put up a table that was waited for, or ask which seat of it is this window's."""
    windows = model.windows
    if any(windows.where(seat) in ("lent", "taken") for seat in session.seats):
        windows.opening, windows.sits = None, NONE
        windows.hold(model.device, session, bots=False)
        toast, model.toast = model.toast, None
        session.sit(())
        model.session = session
        model.keep()  # what a link brought is not to wait for an answer
        model.go("seats")
        windows.seating, model.toast = Seating(session, opening=True), toast
    elif windows.complete(session):
        _show(model, session)


def _sit_down(model: Model, seating: Seating) -> None:
    """Sit down once the seat is there; if it is kept elsewhere, say so."""
    windows = model.windows
    if windows.complete(seating.session):
        _show(model, seating.session)
    elif seating.sits.isdecimal() and windows.where(int(seating.sits)) == "taken":
        _wait_no_more(model, seating)
        name = seating.session.table.players[int(seating.sits)].name
        model.say(say("windows/taken", name=name))
        seating.sits = ""


def _show(model: Model, session: Session) -> None:
    toast = model.toast
    model.windows.opening = model.windows.seating = None
    session.sit(model.windows.plays(session))
    model.sit(session)
    model.toast = model.toast or toast
    follow_windows(model)


def _play_seats(model: Model, session: Session) -> None:
    """Play the seats this window has; say which one went, or came back."""
    windows, before = model.windows, session.people
    session.sit(windows.plays(session))
    if windows.sits != ALL or windows.fresh or before == session.people:
        return
    for way, some, others in (
        ("went", before, session.people),
        ("came-back", session.people, before),
    ):
        names = [session.table.players[s].name for s in some if s not in others]
        if names:
            model.say(say(f"windows/{way}", names=names))


# --- what other windows, and the browser, tell -----------------------------------------


def caught_up(model: Model, text: str | None = None) -> None:
    """Take in what other windows did at this table: a text they told, and what is kept.

    Where something of ours is missing there, it is written once nobody else writes.
    """
    session = model.session
    if session is None or session.stored is None:
        return
    there = saved.text_of(model.device, session.id)
    before = dict(session.taken_back)
    fresh = [t for t in (text, there) if t is not None and t != session.stored]
    if not fresh:
        return
    for new in fresh:
        if take_in(session, new) and new == there:
            session.stored = there
    model.windows.behind = there not in (None, session.stored)
    if there is not None and lacks(session, there):
        model.device.lock(write_lock(session.id))
    elif there == session.stored and model.unkept.get(session.id) is session:
        del model.unkept[session.id]  # another window could keep it
    _say_taken_back(model, session, before)


def _say_taken_back(
    model: Model, session: Session, before: Mapping[tuple[int, int], int]
) -> None:
    ply = len(session.table.steps)
    for (at, seat), times in session.taken_back.items():
        if seat in session.people or at != ply or seat in session.table.sealed:
            continue
        if times > before.get((at, seat), 0):
            name = session.table.players[seat].name
            model.say(say("windows/taken-back", name=name))


def granted(model: Model, value: str) -> None:
    """Note that this window has a seat, or the bots."""
    model.windows.granted(value)


def lost(model: Model, value: str) -> None:
    """Note that a window that is seen moves the bots from now on."""
    model.windows.lost(value)


def held(model: Model, value: str) -> None:
    """Note what other windows have."""
    names = parse_json(value)
    if isinstance(names, list):
        model.windows.seen([str(name) for name in names])


def locked(model: Model, value: str) -> None:
    """Write what is missing of the table: no other window writes it now."""
    session = model.session
    if session is None or value != write_lock(session.id):
        return
    there = saved.text_of(model.device, session.id)
    if there is None:
        return
    if there != session.stored and take_in(session, there):
        session.stored = there
    if lacks(session, there):
        model.keep(answering=True)


def posted(model: Model, value: str) -> None:
    """Take what another window tells."""
    said, session = heard_news(value), model.session
    table, what = said.get("table"), said.get("what")
    if what == "please" and table == model.windows.table:
        seats = said.get("seats")
        if isinstance(seats, list):
            model.windows.give(model.device, [s for s in seats if type(s) is int])
    elif session is None or table != session.id:
        return
    elif what == "entry" and isinstance(said.get("text"), str):
        caught_up(model, str(said["text"]))
    elif what == "again" and session.finished and isinstance(said.get("next"), str):
        told, sit = say("ending/again-there"), say("ending/sit-there")
        model.show_toast(Toast(told, "resume", str(said["next"]), sit))
    elif what == "nod" and said.get("ply") == len(session.table.steps):
        session.nod()


def stored(model: Model, value: str) -> None:
    """Note that another window wrote a table, or deleted one; an older release too.

    Without a key: anything may be another than it was.
    """
    session = model.session
    if session is None or value not in ("", saved.PREFIX + session.id):
        return
    if saved.text_of(model.device, session.id) is not None:
        caught_up(model)
    elif session.stored is not None:
        _leave_deleted(model, session)


def _leave_deleted(model: Model, session: Session) -> None:
    """Leave a table that was deleted in another window; it can be brought back here."""
    model.deleted[session.id] = format_json(entry_from(session, model.device.now()))
    at_table = _is_at_table(model)
    model.session = model.windows.seating = None
    if at_table:
        model.go("home")
    told = say("windows/deleted")
    undelete = say("saved/undelete")
    model.show_toast(Toast(told, "undelete", session.id, undelete))


Heard: TypeAlias = Callable[[Model, str], None]
HEARD: Mapping[str, Heard] = {
    "granted": granted,
    "lost": lost,
    "held": held,
    "locked": locked,
    "posted": posted,
    "stored": stored,
}
"""What to do with what comes from other windows, by its kind."""
