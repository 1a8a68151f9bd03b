"""The day's table on this device: what was played on which day, by oneself and by friends.

Each day is an entry of storage of its own, a small JSON object of results as text
(`engine.results`); one that is damaged harms no other day. Nothing here depends on what
the clock says now: set back or forward, it takes nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import lru_cache
from itertools import islice
from typing import Final, TypeAlias

from engine.daily import PERSON, day_in
from engine.game import RefusedError
from engine.record import format_json
from engine.results import (
    MAX_STREAK,
    Result,
    fit_name,
    ranked,
    result_of,
    results_in,
    text_of,
)
from ui.saved import Storage, StoreResult, read
from ui.session import Session

KEY: Final = "table-sixteen/day/"
DAMAGED: Final = "table-sixteen/day-damaged/"
FORMAT: Final = 1
MOST_FRIENDS: Final = 100
"""Results of friends that a day has room for."""

Entry: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class DayKept:
    """What is kept of one day."""

    mine: Mapping[str, Result] = field(default_factory=dict)
    """The first play of each game that came to its end."""
    friends: tuple[Result, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether the day counts for the streak: one of its tables was played on it."""
        return any(result.streak is not None for result in self.mine.values())

    def ranking(self, game: str) -> list[tuple[int, Result]]:
        """Return all results of a game with their places, one's own among them."""
        own = [self.mine[game]] if game in self.mine else []
        return ranked([*own, *(one for one in self.friends if one.game == game)])


def read_day(storage: Storage, day: date) -> DayKept:
    """Return what is kept of a day; what of it can't be read is left out."""
    return _kept(storage.get(KEY + day.isoformat()) or "", day)


def all_days(storage: Storage) -> dict[date, DayKept]:
    """Return every day of which something is kept, the latest first."""
    found = {}
    for key, text in storage.texts(KEY).items():
        try:
            day = day_in(key.removeprefix(KEY))
        except RefusedError:
            continue
        kept = _kept(text, day)
        if kept.mine or kept.friends:
            found[day] = kept
    return dict(sorted(found.items(), reverse=True))


def counted(days: Mapping[date, DayKept]) -> frozenset[date]:
    """Return the days that count for a streak."""
    return frozenset(day for day, kept in days.items() if kept.counts)


def streak_to(days: frozenset[date], day: date) -> int:
    """Return how many days in a row count, up to this one."""
    length = 0
    at: date | None = day
    while at in days:
        length, at = length + 1, day_after(at, -1)
    return length


def day_after(day: date, days: int) -> date | None:
    """Return the day so many days later; None beyond the ends of the calendar."""
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return None


def streak_now(days: frozenset[date], today: date) -> int:
    """Return the streak as it stands: today is still to come until it was played."""
    yesterday = day_after(today, -1)
    return streak_to(days, today) or (streak_to(days, yesterday) if yesterday else 0)


def best_streak(days: frozenset[date]) -> int:
    """Return the longest streak there was."""
    last = (day for day in days if day_after(day, 1) not in days)
    return max((streak_to(days, day) for day in last), default=0)


def result_at(storage: Storage, session: Session, name: str) -> Result:
    """Return the result of a finished table of a day, by what one is called now.

    It counts if the table was dealt on its day; begun before midnight it may end after.
    """
    day = day_in(session.day)
    streak = None
    if session.created[:10] == session.day:
        before = counted(all_days(storage)) | {day}
        streak = min(streak_to(before, day), MAX_STREAK)
    result = result_of(session.table, PERSON, day, streak)
    return replace(result, name=fit_name(name))


def results(
    storage: Storage, day: date, unkept: Iterable[Session], name: str
) -> dict[str, Result]:
    """Return one's results of a day by game.

    `unkept` are tables that the device could not keep: their results are not kept either.
    """
    found = dict(read_day(storage, day).mine)
    for session in unkept:
        if session.day == day.isoformat() and session.finished:
            result = result_at(storage, session, name)
            found.setdefault(session.table.game.key, result)
    return found


def letter(result: Result, page: str) -> str:
    """Return what is passed on: the result, and the way to the same deal.

    `page` is the page's own address, without what stands behind a `?` or `#`.
    """
    return f"{text_of(result)}\n{way_to(result.day, page)}"


def way_to(day: date, page: str) -> str:
    """Return the address at which the page opens a day's table."""
    return f"{page}?day={day.isoformat()}"


def note(storage: Storage, session: Session, name: str) -> StoreResult | None:
    """Keep the result of a finished table of a day; None if a first one is there.

    `name` is what the person is called on this device.
    """
    day, game = day_in(session.day), session.table.game.key
    if game in read_day(storage, day).mine:
        return None
    return _add(storage, day, [result_at(storage, session, name)], [])


def rename_own(storage: Storage, day: date, name: str) -> StoreResult:
    """Keep one's own results of a day under another name."""
    mine = read_day(storage, day).mine.values()
    return _add(storage, day, [replace(one, name=fit_name(name)) for one in mine], [])


def add_friends(storage: Storage, day: date, results: Iterable[Result]) -> StoreResult:
    """Keep results of friends for a day."""
    return _add(storage, day, [], results)


def drop_friend(storage: Storage, day: date, result: Result) -> StoreResult:
    """Take a friend's result off a day's list."""
    entry = _entry(storage, day)
    text = text_of(result)
    entry["friends"] = [other for other in _list(entry) if other != text]
    return storage.set(KEY + day.isoformat(), format_json(entry))


def missing(storage: Storage, name: str, value: object) -> tuple[Result, ...]:
    """Return the results that another device kept of a day as its owner's, and this not."""
    return tuple(_new(storage, name, value).mine.values())


def merge(storage: Storage, name: str, value: object, *, own: bool) -> bool:
    """Add what another device kept of a day; return whether anything was new.

    What was played here stays: only what is missing comes. `own`: what its owner played
    too; else the list of friends alone, for the owner may be somebody else.
    """
    new = _new(storage, name, value)
    mine = list(new.mine.values()) if own else []
    if not (mine or new.friends):
        return False
    return _add(storage, day_in(name), mine, new.friends) == "ok"


def _new(storage: Storage, name: str, value: object) -> DayKept:
    """Return what of another device's day is not kept here."""
    try:
        day = day_in(name)
    except RefusedError:
        return DayKept()
    here, other = read_day(storage, day), _kept(format_json(value), day)
    return DayKept(
        {game: one for game, one in other.mine.items() if game not in here.mine},
        tuple(one for one in other.friends if one not in here.friends),
    )


def _add(
    storage: Storage, day: date, mine: Iterable[Result], friends: Iterable[Result]
) -> StoreResult:
    entry = _entry(storage, day)
    own = entry.get("mine")
    entry["mine"] = {
        **(own if isinstance(own, dict) else {}),
        **{result.game: text_of(result) for result in mine},
    }
    texts = [*_list(entry), *map(text_of, friends)]
    entry["friends"] = list(dict.fromkeys(texts))[:MOST_FRIENDS]
    return storage.set(KEY + day.isoformat(), format_json(entry))


def _entry(storage: Storage, day: date) -> Entry:
    """Return a day's entry to be written anew; keys we do not know stay in it.

    One that is no object is laid aside as it is, for somebody who may mend it.
    """
    text = storage.get(KEY + day.isoformat())
    entry = read(text)
    if isinstance(entry, dict):
        return entry
    if text:
        storage.set(DAMAGED + day.isoformat(), text)
    return {"format": FORMAT}


def _list(entry: Entry) -> list[str]:
    friends = entry.get("friends")
    return (
        [f for f in friends if isinstance(f, str)] if isinstance(friends, list) else []
    )


@lru_cache(maxsize=5_000)
def _kept(text: str, day: date) -> DayKept:
    entry = read(text)
    if not isinstance(entry, dict):
        return DayKept()
    own = entry.get("mine")
    own = own if isinstance(own, dict) else {}
    mine = {one.game: one for one in _results(own.values(), day)}
    return DayKept(mine, tuple(_results(_list(entry), day)))


def _results(texts: Iterable[object], day: date) -> Iterator[Result]:
    """Give what texts of an entry hold, no more than a day has room for."""
    found = (one for text in texts for one in _read_result(text, day))
    return islice(found, MOST_FRIENDS)


def _read_result(text: object, day: date) -> list[Result]:
    """Return the one result that a text of an entry is; none if it is not, or of no use."""
    try:
        found = results_in(text) if isinstance(text, str) else ()
    except RefusedError:
        return []
    return [one for one in found if one.day == day]
