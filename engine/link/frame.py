"""A code's outermost layer: characters, bytes, version and checksum.

`docs/link-format.md`, "The frame". It is the same in every version, so that an old
edition can tell a newer link from a damaged one.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.game import RefusedError
from engine.message import say

VERSION: Final = 1
MAX_CODE: Final = 1 << 16
"""Characters of a code; those of a table with the longest guests of its own are fewer."""
MAX_TEXT: Final = MAX_CODE + (1 << 14)
"""Characters of what is pasted: a code, and an address or a letter around it."""
MAX_NUMBER: Final = 1 << 12
"""Bytes of the number; the longest real one has fewer than 300."""

LAST: Final = "A"
"""Stands behind a code that would end in `-` or `_`; some programs leave those out."""

_CHECK: Final = 4
_BREAK: Final = re.compile(r"=?\r?\n[>\s]*")
"""A line's end with what mail programs put around it."""
_BLANK: Final = re.compile("[\\s\u00ad\u200b-\u200f\u2060\ufeff]+")
_AROUND: Final = ".,;:!?'\"`*~<>()[]{}|/\\=&%$+^@…«»‹›“”„‘’‚、。！？）】」"
_CODE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


class Frame(NamedTuple):
    """What a code holds, not yet understood."""

    version: int
    """0 to 7."""
    kind: int
    """0 to 3."""
    seats: int
    """0 to 7."""
    texts: tuple[str, ...]
    number: int


def written(frame: Frame) -> str:
    """Return the code; raise RefusedError if it would be too long."""
    head = frame.version << 5 | frame.kind << 3 | frame.seats
    texts = "\0".join(frame.texts).encode() + b"\1"
    number = frame.number.to_bytes((frame.number.bit_length() + 7) // 8, "big")
    code = sealed(bytes((head,)) + texts + number)
    if len(code) > MAX_CODE or len(number) > MAX_NUMBER:
        raise RefusedError(say("link/too-much", most=MAX_CODE))
    return code


def sealed(data: bytes) -> str:
    """Return the code of bytes, the checksum behind them."""
    return _characters(data + _checksum(data))


def read(code: str) -> Frame:
    """Return what a code holds; raise RefusedError if it is damaged or too new."""
    data = _bytes_of(code)
    if len(data) <= _CHECK or _checksum(data[:-_CHECK]) != data[-_CHECK:]:
        raise RefusedError(say("link/damaged"))
    head, body = data[0], data[1:-_CHECK]
    version = head >> 5
    if version > VERSION:
        raise RefusedError(say("link/newer", found=version, known=VERSION))
    texts, end, number = body.partition(b"\1")
    if version != VERSION or not end or len(number) > MAX_NUMBER:
        raise RefusedError(say("link/unsound"))
    try:
        parts = tuple(texts.decode().split("\0"))
    except UnicodeDecodeError:
        raise RefusedError(say("link/unsound")) from None
    whole = int.from_bytes(number, "big")
    return Frame(version, head >> 3 & 3, head & 7, parts, whole)


def found_in(text: str) -> str:
    """Return the code in whatever somebody pasted; raise RefusedError if there is none.

    Forgiven are an address before it, `%`-escapes, blanks and line ends, marks of
    quotation and punctuation around it, and words before or behind it.
    """
    if len(text) > MAX_TEXT:
        raise RefusedError(say("link/too-long", most=MAX_CODE))
    plain = _unescaped(text)
    behind = plain.partition("#")[2] if "#" in plain else plain
    if not _CODE.search(behind):
        raise RefusedError(say("link/no-code"))
    for code in _candidates(behind):
        if _CODE.fullmatch(code) and len(code) <= MAX_CODE and _is_whole(code):
            return code
    raise RefusedError(say("link/damaged"))


def _candidates(text: str) -> Iterator[str]:
    """Give what may be the code: all there is in one, then the longest unbroken piece."""
    joined = _BREAK.sub("\n", text)
    yield _BLANK.sub("", joined).strip(_AROUND)
    yield max((piece.strip(_AROUND) for piece in _BLANK.split(joined)), key=len)


def _unescaped(text: str) -> str:
    """Undo `%`-escapes, and escapes of escapes: some programs do it twice."""
    for _ in range(3):
        if "%" not in text:
            break
        text = _ESCAPES.sub(_signs, text)
    return text


def _signs(escapes: re.Match[str]) -> str:
    return bytes.fromhex(escapes[0].replace("%", "")).decode(errors="replace")


def _is_whole(code: str) -> bool:
    try:
        data = _bytes_of(code)
    except RefusedError:
        return False
    return len(data) > _CHECK and _checksum(data[:-_CHECK]) == data[-_CHECK:]


def _bytes_of(code: str) -> bytes:
    """Return the bytes; a code that says the same in other characters is damaged too."""
    plain = code[:-1] if len(code) % 4 == 1 else code
    try:
        data = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except (binascii.Error, ValueError):
        raise RefusedError(say("link/damaged")) from None
    if _characters(data) != code:
        raise RefusedError(say("link/damaged"))
    return data


def _characters(data: bytes) -> str:
    """Return bytes as base64url, never ending in what may be taken for punctuation.

    One character more than a multiple of four is no base64, so it can't be mistaken.
    """
    code = urlsafe_b64encode(data).rstrip(b"=").decode()
    return code + LAST if code.endswith(("-", "_")) else code


def _checksum(data: bytes) -> bytes:
    """Return the CRC-32 (ISO 3309), its low byte first.

    In this order code and checksum are one cyclic code word: every change within 32
    bits in a row, and so of up to four characters, is found for certain (Peterson and
    Brown, "Cyclic Codes for Error Detection", 1961); any other one passes once in
    4.3 billion times.
    """
    return binascii.crc32(data).to_bytes(_CHECK, "little")
