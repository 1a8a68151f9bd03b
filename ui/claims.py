"""Days of the day's table that came in a file: one's own only if one says so.

A file with all tables of a device may be one's own, from another browser, or a friend's.
Nothing in it tells which. So its results and its tables of a day count for nothing before
the person says that they are theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.daily import PERSON, day_in
from engine.message import Message, say
from engine.record import format_json
from engine.text import sentence
from ui.daily import merge, missing
from ui.daydeals import title_of_theirs
from ui.dayview import said_day
from ui.saved import PREFIX, Storage, read, row_of


@dataclass(frozen=True, slots=True)
class Claims:
    """What of a file may be one's own."""

    days: Mapping[str, object]
    """What was kept of days, as the file has it, by day."""
    tables: Mapping[str, str]
    """Entries of tables of a day as the file has them, by their id here."""
    found: frozenset[str]
    """The days that would be new."""
    names: tuple[str, ...]
    """Who played there."""

    @property
    def question(self) -> Message:
        """Whose are they?"""
        return say("guest-book/whose-days", n=len(self.found), names=self.names)


def claims_in(
    storage: Storage, days: Mapping[str, object], tables: Mapping[str, str]
) -> Claims | None:
    """Return what of a file may be one's own and is not yet; None if nothing is."""
    new = {
        day: results
        for day, value in days.items()
        if (results := missing(storage, day, value))
    }
    rows = [row_of(id, text) for id, text in tables.items()]
    names = [
        *(one.name for results in new.values() for one in results),
        *(row.names[PERSON] for row in rows),
    ]
    found = frozenset((*new, *(row.day for row in rows)))
    if not found:
        return None
    return Claims(
        {day: days[day] for day in new}, tables, found, tuple(dict.fromkeys(names))
    )


def claim(storage: Storage, claims: Claims) -> bool:
    """Have what came in a file count as one's own; what was played here stays.

    Return whether there was room for all of it.
    """
    kept = [
        merge(storage, day, value, own=True) or not missing(storage, day, value)
        for day, value in claims.days.items()
    ]
    for id, text in claims.tables.items():
        there = storage.get(PREFIX + id)
        if there is not None:
            kept.append(storage.set(PREFIX + id, _as_mine(there, text)) == "ok")
    return all(kept)


def _as_mine(here: str, text: str) -> str:
    """Return an entry as the file has it, or where it changed since, its day and title."""
    entry, theirs = read(here), read(text)
    if not isinstance(entry, dict) or not isinstance(theirs, dict):
        return here
    if here == as_theirs(text):
        return text
    named = {key: theirs[key] for key in ("day", "title") if key in theirs}
    return format_json({**entry, **named})


def as_theirs(text: str) -> str:
    """Return an entry of a table of a day as somebody else's; any other one as it is."""
    row, entry = row_of("", text), read(text)
    if not row.day or not isinstance(entry, dict):
        return text
    day = day_in(row.day)
    if row.title in ("", sentence(say("daily/table-title", day=said_day(day)))):
        entry["title"] = title_of_theirs(row.names[PERSON], day)
    del entry["day"]
    return format_json(entry)
