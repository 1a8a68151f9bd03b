"""How texts are changed: as bytes, as JSON in its values, links under their seal."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from engine.game import RefusedError
from engine.link.frame import sealed
from engine.record import format_json, parse_json
from tools.fuzz.decoder import Shape, bytes_of, text_of

Bytes: TypeAlias = Callable[[bytes, int], bytes]
"""Changes bytes, to so many at most: `atheris.Mutate`."""

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2, 3, 99, 2**31, 2**53, -(2**64), 10**400, 10**5_000, 0.5,
    1e308, -0.0, "", "0", "human", "bot:expert", "\ud800", "\0", "\u202e<b>", "a" * 300,
    "2026-11-29", "99999999-01-01", [], {}, [[]], [None], {"": 0}, [0, 1], {"0": 99},
    "ja", "<py-script>", "{0.__class__}", "__proto__", [0] * 40,
)  # fmt: skip
KEYS: Final = ("", "0", "1", "a" * 50, "\ud800", "format", "seat", "<b>", "id")
CHECKSUM: Final = 4


def changed(shape: Shape, data: bytes, most: int, seed: int, change: Bytes) -> bytes:
    """Return a text changed: mostly as what it is, now and then as bytes."""
    rng = Random(seed)
    if shape is Shape.TEXT or not rng.randrange(5):
        return change(data, most)
    if shape is Shape.CODE:
        return _code(data, most, change)
    if shape is Shape.PLACED:
        return data[:1] + (_json(data[1:], rng) or change(data[1:], most))[: most - 1]
    return (_json(data, rng) or change(data, most))[:most]


def _code(data: bytes, most: int, change: Bytes) -> bytes:
    """Change what is in a link, and make the checksum right again."""
    plain = data[:-1] if len(data) % 4 == 1 else data
    try:
        inside = urlsafe_b64decode(plain + b"=" * (-len(plain) % 4))[:-CHECKSUM]
    except ValueError:
        return change(data, most)
    return sealed(change(inside, most * 3 // 4 - CHECKSUM)).encode()[:most]


def _json(data: bytes, rng: Random) -> bytes | None:
    """Change values of a JSON text; None if it is none."""
    try:
        value = parse_json(text_of(data), max_depth=40)
    except RefusedError:
        return None
    for _ in range(1 + rng.randrange(3)):
        value = _otherwise(value, rng)
    if rng.randrange(4):
        return bytes_of(format_json(value)) if _is_plain(value) else _ascii(value)
    return _ascii(value)


def _is_plain(value: object) -> bool:
    """Return whether a value has no halves of surrogate pairs, which are not UTF-8."""
    try:
        format_json(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def _ascii(value: object) -> bytes:
    """Return a value in ASCII, long numbers left out of it."""
    try:
        return json.dumps(value).encode()
    except ValueError:
        return b"0"


def _otherwise(value: Any, rng: Random) -> Any:
    """Return a value with one thing in it changed, at any depth."""
    inside = value if isinstance(value, (list, dict)) else None
    if not inside or not rng.randrange(10):
        return _replaced(value, rng)
    if isinstance(inside, list):
        at = rng.randrange(len(inside))
        return [*inside[:at], _otherwise(inside[at], rng), *inside[at + 1 :]]
    key = rng.choice(list(inside))
    return {**inside, key: _otherwise(inside[key], rng)}


def _replaced(value: Any, rng: Random) -> Any:
    """Return something in a value's place: odd, near to it, or more or less of it."""
    match rng.randrange(6), value:
        case 0 | 1, _:
            return rng.choice(ODD)
        case _, bool() | None:
            return not value
        case _, int():
            return value + rng.choice((-1, 1, 10, -value - 1))
        case 2, str():
            return value[: rng.randrange(len(value) + 1)]
        case _, str():
            return value + rng.choice(("", "0", "\u200d", value[:9], "<i>"))
        case 2, list():
            return value + value[:1]
        case 3, list() if value:
            return value[1:]
        case _, list():
            return [*value, rng.choice(ODD)]
        case 2, dict() if value:
            gone = rng.choice(list(value))
            return {key: kept for key, kept in value.items() if key != gone}
        case 3, dict() if value:
            return {rng.choice(list(value)): rng.choice(ODD)}
        case _, dict():
            return {**value, rng.choice(KEYS): rng.choice(ODD)}
    return rng.choice(ODD)
