"""Which day's deal a table has, whoever plays it: for what comes from elsewhere, or goes.

Only a table that was dealt on this device by the day's own page is one's own table of the
day. One that came by a link or in a file has the same deal and counts for nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from engine.daily import PERSON, day_in, is_dealt
from engine.message import Message, say
from engine.record import Record
from engine.text import sentence
from ui.daily import day_after
from ui.dayview import said_day
from ui.saved import MAX_TITLE, SavedRow
from ui.session import Session


def days_near(today: date, rows: Iterable[SavedRow] = ()) -> list[date]:
    """Return the days whose deals are about: the one it is, its neighbours, those kept."""
    near = [day_after(today, days) for days in (0, -1, 1)]
    kept = {day_in(row.day) for row in rows if row.day}
    return list(dict.fromkeys([*(day for day in near if day), *sorted(kept)]))


def day_dealt(record: Record, days: Iterable[date]) -> date | None:
    """Return which of these days has the deal of a table; None if none has."""
    return next((day for day in days if is_dealt(day, record)), None)


def theirs(session: Session, days: Iterable[date]) -> Message | None:
    """Give a table of a day that came from elsewhere a name that says so.

    Return what is to be told of it; None if it is no day's table.
    """
    day = day_dealt(session.table.record, days)
    if day is None or session.day:
        return None
    name = session.table.players[PERSON].name
    session.title = session.title or title_of_theirs(name, day)
    return say("daily/not-yours", name=name)


def title_of_theirs(name: str, day: date) -> str:
    """Return what somebody else's table of a day is called; the day stays whole."""
    title = sentence(say("daily/their-title", name=name, day=said_day(day)))
    over = len(title) - MAX_TITLE
    if over <= 0:
        return title
    short = name[: -over - 1] + "…"
    return sentence(say("daily/their-title", name=short, day=said_day(day)))


def still_to_play(session: Session, today: date) -> Message | None:
    """Return that a table shows the deal of a day that others may still play, if so."""
    days = [today, day_after(today, 1), day_in(session.day) if session.day else None]
    day = day_dealt(
        session.table.record, [d for d in days if d is not None and d >= today]
    )
    if day is None:
        return None
    if day == today:
        return say("daily/shows-today")
    return say("daily/shows-day", day=said_day(day))
