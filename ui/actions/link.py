"""Verbs of links: opening one, pasting one, sitting down at its table.

A table that runs here is never given up for one that comes: it is covered and kept. One
that is here already goes on where either of the two is, and if they went different ways
both are kept. A replay, and a finished game, are looked at and kept only if asked to.
"""

from __future__ import annotations

from datetime import date

from engine.game import RefusedError, Seat
from engine.message import say
from engine.record import format_json
from engine.table import Table
from ui import saved
from ui.actions.replay import look_at
from ui.actions.saved import kept_as, resume
from ui.actions.windows import open_table
from ui.arrival import ALL, NONE, Arrival, arrived, joined, session_of
from ui.daydeals import days_near, theirs
from ui.forking import copy_title, forked, same_deal, steps_in_common
from ui.keeping import entry_from, session_from
from ui.lobby import lay_dealt
from ui.model import Model
from ui.session import Session
from ui.turns import know, share_seed


def link_came(model: Model, text: str) -> None:
    """Take a link the page was opened with, or that came while it was open."""
    if model.session:
        model.session.cover()
    _receive(model, arrived(text))


def open_link(model: Model, arg: str, value: str) -> None:
    """Show the box for a link."""
    model.arrival = Arrival()
    model.go("link")


def typed(model: Model, arg: str, value: str) -> None:
    """Take what is in the box, at every letter; what was said of it is over.

    The box tells it once more when it is left, which may be after its link was opened.
    """
    if _box_is_open(model):
        model.arrival = Arrival(value)


def try_link(model: Model, arg: str, value: str) -> None:
    """Open what is in the box."""
    if model.arrival is not None and _box_is_open(model):
        _receive(model, arrived(model.arrival.text))
        if _box_is_open(model):
            model.device.later(0, lambda: model.device.focus("#main textarea"))


def _box_is_open(model: Model) -> bool:
    """Whether a link can still be typed: none was opened that is on its way to a table."""
    arrival = model.arrival
    return model.place == "link" and arrival is not None and arrival.link is None


def sit_as(model: Model, arg: str, value: str) -> None:
    """Say who one is at the table that came: a seat, `all` or `none`."""
    arrival = model.arrival
    if arrival and arg in (ALL, NONE, *map(str, arrival.persons)):
        arrival.sits = arg


def sit_down(model: Model, arg: str, value: str) -> None:
    """Sit down at the table that came; it is kept on this device from now on."""
    arrival = model.arrival
    if arrival is None or arrival.link is None:
        return
    if not arrival.sits:
        model.say(say("arrival/choose-first"))
        return
    _sit(model, arrival)


def _receive(model: Model, arrival: Arrival) -> None:
    """Show what came: a table, the question who one is, or why it can't be opened."""
    model.arrival = arrival
    link, table = arrival.link, arrival.table
    model.go("link")
    if link is None or table is None:
        return
    if link.kind == "deal":
        model.lobby, model.arrival = lay_dealt(link.record, model.settings.people), None
        model.go("lobby")
        return
    if link.kind == "replay":
        _look_at(model, arrival, link.ply)
        return
    if link.id is not None:
        known = [s for s in known_as(model, link.id) if _is_alike(s.table, table)]
        if any(_go_on(model, session, arrival) for session in known):
            return
        own_day = any(session.day for session in known)
        known = [session for session in known if not session.day]
        arrival.beside = not known and _is_here(model, link.id)
        unread = _session_here(model, link.id) is None
        arrival.spoilt = arrival.beside and not own_day and unread
        if known:
            _keep_both(model, max(known, key=lambda s: _agrees(s, table)), arrival)
            return
    elif not link.sealed:
        here = kept_as(model, link.record)
        if here is not None:
            resume(model, here, "")
            model.say(say("saved/already-here"))
            return
    if table.state.outcome is not None:
        _look_at(model, arrival, 0)
    elif not arrival.persons:
        _sit(model, arrival)


def _look_at(model: Model, arrival: Arrival, moment: int) -> None:
    """Open a replay: of the table that is here, if just this one is."""
    assert arrival.link
    here = kept_as(model, arrival.link.record)
    session = None if here is None else _session_here(model, here)
    if session is None:
        arrival.sits = NONE
        luck, now = model.rng.bits(), model.device.now()
        session = session_of(arrival, luck, now, beside=arrival.beside)
        theirs(session, _days(model))
        here = None
    model.arrival = None
    look_at(model, session, moment, kept=here is not None)


def _sit(model: Model, arrival: Arrival) -> None:
    luck, now = model.rng.bits(), model.device.now()
    session = session_of(arrival, luck, now, beside=arrival.beside)
    told = theirs(session, _days(model))
    looks_on = arrival.sits == NONE
    model.arrival = None
    model.sit(session)
    if looks_on:
        model.windows.sits = NONE  # so it does, whatever other windows here may play
    model.say(told)


def _days(model: Model) -> list[date]:
    return days_near(model.today, model.rows())


def _go_on(model: Model, session: Session, arrival: Arrival) -> bool:
    """Go on at a table that is here with what the link adds; return whether it agrees.

    At one's own table of the day nobody else chooses: a link that goes further is of
    another table.
    """
    assert arrival.table
    before = session.table
    table = joined(before, arrival.table)
    if table is None:
        return False
    played, knew = _progress(table), _progress(before)
    if session.day and played != knew:
        return False
    if played != knew:
        session.table, session.picks = table, ()
        session.confirmed.clear()
    share_seed(session)
    know(session, arrival.table)
    behind = played != _progress(arrival.table)
    model.arrival = None
    open_table(model, session)
    news = "went-on" if played != knew else "further-on" if behind else "here-already"
    model.say(say(f"arrival/{news}"))
    return True


def _keep_both(model: Model, mine: Session, arrival: Arrival) -> None:
    """Keep a table from a link beside one that went another way, and show how they part.

    Who plays here is the same at both. Both are known to the other devices by one id: a
    link that comes goes on at the one that it agrees with.
    """
    assert arrival.table
    now = model.device.now()
    theirs = session_of(arrival, model.rng.bits(), now, beside=True)
    theirs.here, theirs.hints = mine.here, mine.hints
    theirs.seen = {s: len(arrival.table.state.log) for s in theirs.people}
    arrival.fork = forked(mine.table, arrival.table, mine.id, theirs.id)
    theirs.title = copy_title(arrival.fork)[: saved.MAX_TITLE]
    kept = saved.keep(model.device, theirs.id, entry_from(theirs, now))
    theirs.stored = kept.text
    if kept.result != "ok":
        model.unkept[theirs.id] = theirs


def _agrees(session: Session, theirs: Table) -> int:
    """Return how far a table agrees with another one; below 0 if not even the deal does."""
    mine = session.table
    return steps_in_common(mine, theirs) if same_deal(mine, theirs) else -1


def _progress(table: Table) -> tuple[int, frozenset[Seat]]:
    return len(table.steps), frozenset(table.sealed)


def _is_alike(mine: Table, theirs: Table) -> bool:
    """Whether two tables may be one: the same game, persons and bots on the same seats.

    An id is no proof: anybody can write it into a link to any table.
    """
    levels = [[p.level is None for p in table.players] for table in (mine, theirs)]
    return mine.game.key == theirs.game.key and levels[0] == levels[1]


def _is_here(model: Model, id: str) -> bool:
    return id in model.unkept or saved.text_of(model.device, id) is not None


def known_as(model: Model, id: str) -> list[Session]:
    """Return the tables here that other devices know by an id, its own one first.

    There are several after histories parted. One that can't be read is left out.
    """
    mark = format_json({"known_as": id})[1:-1]
    beside = [
        row.id
        for row in saved.rows(model.device)
        if mark in (saved.text_of(model.device, row.id) or "")
    ]
    unkept = [one for one, session in model.unkept.items() if session.known_as == id]
    ids = dict.fromkeys((id, *beside, *unkept))
    found = (_session_here(model, one) for one in ids)
    return [one for one in found if one is not None and one.travels_as == id]


def _session_here(model: Model, id: str) -> Session | None:
    """Return the table kept under an id, as far as it goes; None if it can't be read."""
    if id in model.unkept:
        return model.unkept[id]
    try:
        session = session_from(id, saved.entry_of(model.device, id))
    except RefusedError:
        return None
    session.stored = saved.text_of(model.device, id)
    return session


ACTIONS = {
    "open-link": open_link,
    "link-text": typed,
    "link-try": try_link,
    "sit-as": sit_as,
    "sit-down": sit_down,
}
