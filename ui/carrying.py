"""All tables of a device in one file, and the way back in from such a file.

Nothing that is kept is written over by it: a table that is here already goes on where
either of the two is, and one that went another way comes in under a new id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.game import RefusedError
from engine.link.kinds import ID
from engine.message import Message, say
from engine.record import MAX_DEPTH, MAX_PARTS, format_json, parse_json
from engine.table import Table
from ui.arrival import joined
from ui.claims import Claims, as_theirs, claims_in
from ui.daily import merge
from ui.keeping import session_from
from ui.saved import ALL_TABLES, PREFIX, Storage, entry_in, new_id, read, row_of

VERSION: Final = 1
MAX_FILE: Final = 6_000_000
"""Signs of such a file: somewhat more than browsers let a site keep."""
MOST: Final = 20_000
"""Tables in such a file, and days: the longest has room for as many of the smallest tables,
and for 50 years of days."""
_BEGINNING: Final = re.compile(rf'\s*\{{\s*"format"\s*:\s*"{ALL_TABLES}"')
"""How we write it: else it may have no more parts than any other file."""
_ID: Final = re.compile(r"[0-9A-Za-z]{1,40}")
NOTHING: Final[Mapping[str, str]] = {}
_COUNTED: Final = ("added", "here", "went-on", "days", "unread", "no-room")


class AllTables(NamedTuple):
    """What a file with all tables of a device holds, nothing of it checked yet."""

    tables: Mapping[str, object]
    """Entries by id."""
    days: Mapping[str, object]
    """What is kept of the day's table, by day."""


@dataclass(slots=True)
class Taken:
    """What became of the tables of a file."""

    counts: dict[str, int] = field(default_factory=dict)
    changed: set[str] = field(default_factory=set)
    """Ids of tables that were here and went on."""
    claims: Claims | None = None
    """What may be the person's own: that is to be asked."""

    def count(self, what: str) -> None:
        """Count one more."""
        self.counts[what] = self.counts.get(what, 0) + 1

    @property
    def told(self) -> Message:
        """All of it in one sentence."""
        parts = [
            say(f"guest-book/taken-{what}", n=self.counts[what])
            for what in _COUNTED
            if what in self.counts
        ]
        return (
            say("guest-book/taken", parts=parts)
            if parts
            else say("guest-book/taken-none")
        )


def all_tables(texts: Mapping[str, str], days: Mapping[str, str]) -> str:
    """Return the file of these entries, given by id, and of the days of the day's table.

    What can't be read as JSON goes into the file as it is: somebody may mend it.
    """
    return format_json(
        {
            "format": ALL_TABLES,
            "version": VERSION,
            "tables": {id: _value(text) for id, text in texts.items()},
            "days": {day: _value(text) for day, text in days.items()},
        }
    )


def _value(text: str) -> object:
    value = read(text)
    return text if value is None else value


def all_in(text: str) -> AllTables | None:
    """Return what is in a file that holds all of a device's tables; None if it is none.

    The page's own panel writes such a file where the games could not start.
    """
    try:
        value = parse_json(
            text,
            max_chars=MAX_FILE,
            max_depth=MAX_DEPTH + 8,
            max_parts=MAX_FILE // 5 if _BEGINNING.match(text) else MAX_PARTS,
        )
    except RefusedError:
        return None
    if not isinstance(value, dict) or value.get("format") != ALL_TABLES:
        return None
    tables, days = (
        part if isinstance(part := value.get(key), dict) else {}
        for key in ("tables", "days")
    )
    return None if max(len(tables), len(days)) > MOST else AllTables(tables, days)


def take_in(
    storage: Storage, chest: AllTables, unkept: Mapping[str, str] = NOTHING
) -> Taken:
    """Keep what is in such a file beside what is here; say what became of each table.

    `unkept` are the entries of tables that are here and found no room: their ids are taken
    as well. What gets another id is known to other devices by the one that it had.
    """
    taken = Taken()
    known: set[str] | None = None
    for day, value in chest.days.items():
        if merge(storage, day, value, own=False):
            taken.count("days")
    for id, table in chest.tables.items():
        text = table if isinstance(table, str) else format_json(table)
        if row_of(id, text).damage:
            taken.count("unread")
            continue
        there = storage.get(PREFIX + id)
        if id in unkept:
            there = unkept[id]
        elif there is not None and _went_on(storage, id, there, text, taken):
            continue
        if known is None:
            here = (*storage.texts(PREFIX).values(), *unkept.values())
            known = {_known_by(kept) for kept in here}
        if _known_by(text) in known:
            taken.count("here")
            continue
        place = id if there is None and _ID.fullmatch(id) else new_id()
        known.add(_known_by(text))
        if place != id and ID.fullmatch(id):
            text = format_json({"known_as": id, **entry_in(text)})
        stored = storage.set(PREFIX + place, as_theirs(text))
        taken.count("added" if stored == "ok" else "no-room")
    taken.claims = claims_in(storage, chest.days, _of_days(storage, chest))
    return taken


def _of_days(storage: Storage, chest: AllTables) -> dict[str, str]:
    """Return the entries of a file that are here, though not as a day's table, by id."""
    texts = (t if isinstance(t, str) else format_json(t) for t in chest.tables.values())
    found = {_known_by(text): text for text in texts if row_of("", text).day}
    return {
        row.id: found[known]
        for key, kept in (storage.texts(PREFIX).items() if found else ())
        if not (row := row_of(key.removeprefix(PREFIX), kept)).day
        and (known := _known_by(kept)) in found
    }


def _went_on(storage: Storage, id: str, there: str, text: str, taken: Taken) -> bool:
    """Join a table with the one of its id that is here; return whether they agree."""
    mine = read(there)
    if mine == read(text):
        taken.count("here")
        return True
    if row_of(id, there).damage:
        return False
    try:
        ours, theirs = _table(id, there), _table(id, text)
    except RefusedError:
        return False
    both = joined(ours, theirs)
    if both is None:
        return False
    if _progress(both) == _progress(ours):
        taken.count("here")
        return True
    assert isinstance(mine, dict)
    if row_of(id, there).day:
        return False  # at one's own table of the day nobody else chooses
    if _progress(both) != _progress(theirs):
        return False  # each has a sealed choice that the other lacks: keep both
    theirs_on = {key: value for key, value in entry_in(text).items() if key in _PLAYED}
    stored = storage.set(PREFIX + id, format_json({**mine, **theirs_on}))
    taken.count("went-on" if stored == "ok" else "no-room")
    taken.changed.add(id)
    return True


_PLAYED: Final = ("record", "sealed", "changed", "about")
"""What of an entry comes from who played on; its title and the like are ours."""


def _table(id: str, text: str) -> Table:
    return session_from(id, entry_in(text)).table


def _progress(table: Table) -> tuple[int, tuple[int, ...]]:
    return len(table.steps), tuple(sorted(table.sealed))


def _known_by(text: str) -> str:
    """Return what tells a table from every other, whatever its id: how it came to be."""
    entry = read(text)
    if not isinstance(entry, dict):
        return text
    return format_json(
        [entry.get(key) for key in ("record", "sealed", "seed", "created")]
    )
