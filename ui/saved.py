"""Tables kept on this device: one entry of storage each, written after every action.

An entry is a JSON object with the table's record and what a record has no place for:
choices still sealed, what each person has seen, when it was played. A damaged entry is
one row that can still be saved to a file or deleted; it harms no other.

Other windows write here too, and may run another release of the page. An entry says
which format it has: a higher one than ours is refused and never written over, and keys
we do not know stay in an entry that we write.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Literal, Protocol, TypeAlias, TypeGuard

from engine.daily import day_in
from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.message import Day, Message, say
from engine.record import (
    MAX_CHARS,
    MAX_DEPTH,
    MAX_PARTS,
    Record,
    format_json,
    parse_json,
    record_from,
)
from engine.table import seat_count_refusal
from engine.text import listed, sentence

FORMAT = 1
"""Of an entry: raised when an older release could no longer read what we write."""
MAX_TITLE = 60
MOST = {
    "max_chars": 3 * MAX_CHARS,
    "max_depth": MAX_DEPTH + 4,
    "max_parts": MAX_PARTS + MAX_PARTS // 4,
}
"""Of an entry: what is longer is not read. The record in it has room."""
ALL_TABLES = "table-sixteen/tables"
"""The format of a file that holds every table of a device."""
PREFIX = "table-sixteen/table/"
BIN = "table-sixteen/deleted/"
"""Where deleted tables wait to be brought back (`ui.deleted`)."""
_OVER = '"about":{"finished":true'
"""In the text of an entry, as we write it, whose game is over."""
StoreResult: TypeAlias = Literal["ok", "full", "blocked"]


class Storage(Protocol):
    """The device's storage of texts by key; nothing here raises."""

    def get(self, key: str) -> str | None:
        """Return a text, or None if there is none or storage is blocked."""

    def set(self, key: str, text: str) -> StoreResult:
        """Keep a text."""

    def remove(self, key: str) -> None:
        """Forget a text."""

    def keys(self) -> list[str]:
        """Return all keys; empty if storage is blocked."""

    def texts(self, prefix: str) -> Mapping[str, str]:
        """Return all texts whose keys begin so, by key; it costs little to ask again."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How writing an entry went."""

    result: StoreResult
    id: str
    """Where it is: under another id than asked if it would have replaced another's."""
    text: str | None
    """What this window knows to be there now."""


@dataclass(frozen=True, slots=True)
class SavedRow:
    """A saved table as the list of tables shows it."""

    id: str
    title: str
    """What its owner called it; empty if unnamed."""
    game: str
    names: tuple[str, ...]
    finished: bool
    waiting_for: tuple[str, ...]
    """Names of those who owe a choice."""
    step: int
    """How many steps were played."""
    changed: str
    """UTC time of the last change, ISO 8601; empty if unknown."""
    damage: Message | None = None
    """Why the table can't be opened, if it can't."""
    winners: tuple[str, ...] | None = None
    """Names of those who won, none after a draw; None if nothing is known of it."""
    scores: tuple[int, ...] = ()
    """The final ones, one a name; empty if unknown."""
    day: str = ""
    """Which day's table it is; empty for every other."""
    away: tuple[str, ...] = ()
    """Names of those who owe a choice on other devices, where nobody here does."""

    @property
    def called(self) -> str:
        """What the table is called: its title, which day's it is, or who sits there."""
        return self.title or self.days_title or listed(list(self.names))

    @property
    def days_title(self) -> str:
        """What the day's table is called that nobody gave a name; empty for any other."""
        if not self.day:
            return ""
        day = Day(date.fromisoformat(self.day))
        return sentence(say("daily/table-title", day=say("saved/date", day=day)))


def new_id() -> str:
    """Return an id that no other table on this device has."""
    return secrets.token_hex(5)


def rows(storage: Storage) -> tuple[SavedRow, ...]:
    """Return all saved tables, the one changed last first."""
    found = [
        row_of(key.removeprefix(PREFIX), text)
        for key, text in storage.texts(PREFIX).items()
    ]
    return tuple(sorted(found, key=lambda row: (row.changed, row.id), reverse=True))


def latest_running(storage: Storage) -> SavedRow | None:
    """Return the table that was changed last of those that can be played on.

    The first screen asks for it: where hundreds of tables are kept, few are read for it.
    """
    texts = storage.texts(PREFIX)
    for key in sorted(
        texts, key=lambda key: (_changed_in(texts[key]), key), reverse=True
    ):
        if _OVER not in texts[key]:
            row = row_of(key.removeprefix(PREFIX), texts[key])
            if not row.finished and not row.damage:
                return row
    return None


def _changed_in(text: str) -> str:
    """Return when an entry says it was changed, found without reading all of it."""
    _, _, behind = text.rpartition('"changed":"')
    return behind[: len("2026-11-29T20:00:00Z")]


def text_of(storage: Storage, id: str) -> str | None:
    """Return an entry as it is stored, damaged or not."""
    return storage.get(PREFIX + id)


def entry_of(storage: Storage, id: str) -> dict[str, object]:
    """Return an entry; raise RefusedError if it is gone or damaged."""
    text = storage.get(PREFIX + id)
    if text is None:
        raise RefusedError(say("saved/gone"))
    return entry_in(text)


def entry_in(text: str) -> dict[str, object]:
    """Return an entry; it may be a little longer and deeper than the record in it."""
    entry = parse_json(text, **MOST)
    if is_newer(entry):
        raise RefusedError(say("saved/newer"))
    if not isinstance(entry, dict) or not isinstance(entry.get("record"), dict):
        raise RefusedError(say("saved/no-record"))
    return entry


def record_in(text: str) -> Record:
    """Return the record of an entry; raise RefusedError if it has none that is whole."""
    return record_from(entry_in(text)["record"])


def title_for(record: Record, typed: str) -> str:
    """Return the title to keep; who only left the names of the players gave none."""
    title = typed.strip()[:MAX_TITLE]
    names = listed([player.name for player in record.players])
    return "" if title == names[:MAX_TITLE].strip() else title


def is_newer(entry: object) -> bool:
    """Whether an entry has a format that only a newer release can read."""
    format = entry.get("format", FORMAT) if isinstance(entry, dict) else FORMAT
    return not isinstance(format, int) or format > FORMAT


def keep(
    storage: Storage, id: str, entry: dict[str, object], base: str | None = None
) -> Kept:
    """Write an entry, and never over what somebody else has done.

    `base` is what this window last read or wrote here; None for a new table. If another
    window has changed the table since, both are kept, this one under an id of its own;
    if only the other one has, nothing is written. What was here stays whole if writing
    fails.
    """
    there, place = storage.get(PREFIX + id), id
    if there not in (None, base):
        theirs = read(there)
        if is_newer(theirs) or _played(theirs) not in (
            _played(entry),
            _played(read(base)),
        ):
            if _played(entry) == _played(read(base)):
                return Kept("ok", id, base)
            place = new_id()
        elif isinstance(theirs, dict):
            entry = {**theirs, **entry}
    text = written(entry)
    result = storage.set(PREFIX + place, text)
    if result == "full" and (deleted := storage.texts(BIN)):
        for key in list(deleted):
            storage.remove(key)  # what was thrown away gives room to what is played
        result = storage.set(PREFIX + place, text)
    return Kept(result, place, text) if result == "ok" else Kept(result, id, base)


def written(entry: Mapping[str, object]) -> str:
    """Return an entry as it is stored."""
    return format_json({"format": FORMAT, **entry})


def read(text: str | None) -> object:
    """Return the JSON value that an entry is, whole or not; None if it is none."""
    try:
        return parse_json(text or "", **MOST)
    except RefusedError:
        return None


def _played(entry: object) -> object:
    """Return what of an entry somebody has done; the rest is how it was looked at."""
    if not isinstance(entry, dict):
        return None
    return entry.get("record"), entry.get("sealed")


def forget(storage: Storage, id: str) -> str | None:
    """Delete an entry and return its text, so that it can be brought back."""
    text = storage.get(PREFIX + id)
    storage.remove(PREFIX + id)
    return text


def bring_back(storage: Storage, id: str, text: str) -> StoreResult:
    """Undo `forget`, beside what another window may have written since."""
    free = id if storage.get(PREFIX + id) is None else new_id()
    return storage.set(PREFIX + free, text)


@lru_cache(maxsize=5_000)
def row_of(id: str, text: str) -> SavedRow:
    """Return the row of an entry, whatever another program left in the storage.

    The same text gives the same row: a list of hundreds is read once.
    """
    try:
        entry = entry_in(text)
        record = record_from(entry["record"])
        if record.game not in game_keys():
            raise RefusedError(say("record/unknown-game", game=record.game[:40]))
        game, names = game_named(record.game), tuple(p.name for p in record.players)
        if len(names) not in game.seat_counts:
            raise RefusedError(seat_count_refusal(game, len(names)))
    except RefusedError as refused:
        return SavedRow(id, "", "", (), False, (), 0, "", refused.message)
    about = entry.get("about")
    about = about if isinstance(about, dict) else {}
    waiting, scores = about.get("waiting_for"), about.get("scores")
    finished = about.get("finished") is True
    changed = entry.get("changed")
    return SavedRow(
        id=id,
        title=title_in(entry),
        game=record.game,
        names=names,
        finished=finished,
        waiting_for=_among(names, waiting) or (),
        step=len(record.steps),
        changed=changed if isinstance(changed, str) else "",
        winners=_among(names, about.get("winners")) if finished else None,
        scores=tuple(scores) if finished and _is_scores(scores, len(names)) else (),
        day=day_of(entry),
        away=_away(record, waiting, entry.get("here")),
    )


def title_in(entry: Mapping[str, object]) -> str:
    """Return the title in an entry; a file may have brought one of any length."""
    title = entry.get("title")
    return title[:MAX_TITLE] if isinstance(title, str) else ""


def _away(record: Record, waiting: object, here: object) -> tuple[str, ...]:
    """Return who owes a choice elsewhere, if only they do: nobody is asked here."""
    if not (isinstance(waiting, list) and isinstance(here, list)):
        return ()
    due = [seat for seat in range(len(record.players)) if seat in waiting]
    persons = [seat for seat in due if record.players[seat].level is None]
    if persons != due or any(seat in here for seat in due):
        return ()
    return tuple(record.players[seat].name for seat in due)


def day_of(entry: Mapping[str, object]) -> str:
    """Return which day's table an entry is, as `2026-11-30`; empty if it is none."""
    day = entry.get("day")
    try:
        return day_in(day).isoformat() if isinstance(day, str) else ""
    except RefusedError:
        return ""


def _among(names: tuple[str, ...], seats: object) -> tuple[str, ...] | None:
    """Return the names on these seats, None if that is no list of seats."""
    if not isinstance(seats, list):
        return None
    return tuple(name for seat, name in enumerate(names) if seat in seats)


def _is_scores(value: object, seats: int) -> TypeGuard[list[int]]:
    """Whether a value is a whole number for each seat, of a size that a game has."""
    return (
        isinstance(value, list)
        and len(value) == seats
        and all(type(score) is int and abs(score) < 1_000_000 for score in value)
    )
