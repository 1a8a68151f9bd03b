"""The table record, format 1: one game as a JSON file, finished or not.

It holds who played, what chance dealt and every choice, and nothing that follows from
them. Reading is strict and cheap: what is no record is refused with a sentence before
any rule is asked; the choices themselves are checked by replaying them in
`engine.table`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from engine.game import RefusedError
from engine.message import Message, say

FORMAT = "table-record/1"
MAX_CHARS = 1_000_000
"""A longer text is refused unread; the longest real record is under 20,000."""
MAX_PARTS = 30_000
"""Commas and opening brackets, those inside of texts included: each value but the first
comes after one. More are refused unread, because it is values that take time and memory,
not letters; a long real record has 3,000."""
MAX_DEPTH = 20
"""Deeper nesting is refused unread: it could exhaust the browser's stack."""
MAX_DIGITS = 50_000
"""Of all long numbers in a text together. The format knows no limit; to read a number takes
time by the square of its length. A link has no room for more either."""
LONG_NUMBER = 100
"""Digits from which a number counts as a long one."""
MAX_NAME = 40

_KIND = re.compile(r"human|bot:[a-z0-9-]{1,20}")
_OWN_KEYS = ("format", "game", "seats", "deal", "steps")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    name: str
    """1 to 40 characters."""
    kind: str = "human"
    """`human` or `bot:LEVEL`."""
    extra: Mapping[str, object] = field(default_factory=dict)
    """Further keys of the seat, kept as they came."""

    @property
    def level(self) -> str | None:
        """The bot's level, or None for a person."""
        return self.kind[4:] if self.kind.startswith("bot:") else None


@dataclass(frozen=True, slots=True)
class Record:
    """One game, as read; its deal and steps are not checked against the rules yet."""

    game: str
    players: tuple[Player, ...]
    deal: Mapping[str, object]
    steps: tuple[object, ...]
    extra: Mapping[str, object] = field(default_factory=dict)
    """Top-level keys that this format does not know."""


def format_record(record: Record) -> str:
    """Return the record as JSON on one line."""
    return format_json(record_value(record))


def record_value(record: Record) -> dict[str, object]:
    """Return the record as the JSON value that a file holds."""
    return {
        "format": FORMAT,
        "game": record.game,
        "seats": [{"name": p.name, "kind": p.kind, **p.extra} for p in record.players],
        "deal": record.deal,
        "steps": list(record.steps),
        **record.extra,
    }


def parse_record(text: str) -> Record:
    """Read a record; raise RefusedError with a `record/whole` message if it is none."""
    try:
        return record_from(parse_json(text))
    except RefusedError as refused:
        raise RefusedError(say("record/whole", reason=refused.message)) from None


def record_from(value: object) -> Record:
    """Return the record a parsed JSON value holds; raise RefusedError if none."""
    if not isinstance(value, dict):
        raise RefusedError(say("record/not-an-object"))
    if value.get("format") != FORMAT:
        raise RefusedError(_format_refusal(value.get("format")))
    for key in _OWN_KEYS:
        if key not in value:
            raise RefusedError(say("record/missing-key", key=key))
    game, deal, steps = value["game"], value["deal"], value["steps"]
    if not isinstance(game, str):
        raise RefusedError(say("record/game-not-text"))
    if not isinstance(deal, dict):
        raise RefusedError(say("record/deal-not-an-object"))
    if not isinstance(steps, list):
        raise RefusedError(say("record/steps-not-a-list"))
    return Record(
        game,
        _players_from(value["seats"]),
        deal,
        tuple(steps),
        {key: kept for key, kept in value.items() if key not in _OWN_KEYS},
    )


def name_refusal(name: object) -> Message | None:
    """Return why this can't be a player's name, or None if it can."""
    if not isinstance(name, str):
        return say("record/name-not-text")
    if not 1 <= len(name) <= MAX_NAME:
        return say("record/name-length", length=len(name), most=MAX_NAME)
    if any("\ud800" <= sign <= "\udfff" for sign in name):
        return say("record/name-not-text")
    return None


def format_json(value: object) -> str:
    """Return a JSON value as text on one line, as short as it can be."""
    with _long_numbers():
        return json.dumps(
            value, ensure_ascii=False, allow_nan=False, separators=(",", ":")
        )


def parse_json(
    text: str,
    *,
    max_chars: int = MAX_CHARS,
    max_depth: int = MAX_DEPTH,
    max_parts: int = MAX_PARTS,
) -> object:
    """Return a JSON value, read strictly; raise RefusedError for anything else.

    No key twice in one object, no NaN or Infinity, no nesting deeper than `max_depth`,
    no more than `max_chars` characters and `max_parts` commas and opening brackets.
    """
    if len(text) > max_chars:
        raise RefusedError(say("record/too-long", length=len(text), most=max_chars))
    if sum(map(text.count, ",[{")) > max_parts:
        raise RefusedError(say("record/too-many-parts", most=max_parts))
    if _is_deeper(text, max_depth):
        raise RefusedError(say("record/too-deep", most=max_depth))
    try:
        with _long_numbers():
            value: object = json.loads(
                text,
                object_pairs_hook=_unique,
                parse_constant=_no_constant,
                parse_float=_finite,
                parse_int=_Whole(),
            )
    except RefusedError:
        raise
    except ValueError as error:
        raise RefusedError(say("record/not-json", reason=str(error))) from None
    return value


def _players_from(value: object) -> tuple[Player, ...]:
    if not isinstance(value, list):
        raise RefusedError(say("record/seats-not-a-list"))
    players = []
    for seat, entry in enumerate(value):
        if not isinstance(entry, dict) or not {"name", "kind"} <= entry.keys():
            raise RefusedError(say("record/seat-incomplete", number=seat))
        refusal = name_refusal(entry["name"])
        if refusal:
            raise RefusedError(say("record/seat-name", number=seat, reason=refusal))
        kind = entry["kind"]
        if not isinstance(kind, str) or not _KIND.fullmatch(kind):
            raise RefusedError(say("record/seat-kind", number=seat))
        extra = {
            key: kept for key, kept in entry.items() if key not in ("name", "kind")
        }
        players.append(Player(entry["name"], kind, extra))
    return tuple(players)


def _format_refusal(found: object) -> Message:
    if isinstance(found, str) and found.startswith("table-record/"):
        return say("record/other-version", found=found[:40], known=FORMAT)
    return say("record/not-a-record", known=FORMAT)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RefusedError(say("record/key-twice", key=_first_twice(pairs)[:40]))
    return found


def _first_twice(pairs: list[tuple[str, object]]) -> str:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise ValueError("no key is there twice")


def _no_constant(name: str) -> object:
    raise RefusedError(say("record/no-number", name=name))


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise RefusedError(say("record/no-number", name=text[:40]))
    return number


@dataclass(slots=True)
class _Whole:
    """Reads the whole numbers of one text, as long as there are not too many digits."""

    left: int = MAX_DIGITS

    def __call__(self, text: str) -> int:
        """Return the number; raise RefusedError before one is read that is too much."""
        if len(text) >= LONG_NUMBER:
            self.left -= len(text)
            if self.left < 0:
                raise RefusedError(say("record/too-many-digits", most=MAX_DIGITS))
        return int(text)


@contextmanager
def _long_numbers() -> Iterator[None]:
    """Lift Python's own limit on the digits of a number; ours is MAX_DIGITS."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(before)


_STRINGS_AND_BRACKETS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{\]}]', re.DOTALL)
"""Possessive: a long string is gone over once, and nothing is noted on the way."""


def _is_deeper(text: str, most: int) -> bool:
    """Return whether brackets nest deeper in a JSON text, whether or not they match.

    It is known at the bracket that is too much; what comes after is not looked at.
    """
    depth = 0
    for found in _STRINGS_AND_BRACKETS.finditer(text):
        sign = found[0]
        if sign in ("[", "{"):
            depth += 1
            if depth > most:
                return True
        elif sign in ("]", "}"):
            depth -= 1
    return False
