"""The languages that the page has words of, and how one is made of its catalogue."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from datetime import date
from gettext import GNUTranslations
from io import BytesIO

from engine.message import DayForm
from engine.text import AS_WRITTEN, Catalogue, Language, filled
from ui.device import Device

ENGLISH = "en"
GZIP = 31
"""What tells `zlib` that a file is packed as gzip does it."""


MOST = 4_000_000
"""Bytes of a catalogue, unpacked; the longest real one has a tenth."""


@dataclass(slots=True)
class Tongues:
    """The languages that the page has words of."""

    known: dict[str, Language] = field(default_factory=dict)
    coming: set[str] = field(default_factory=set)
    """Asked for, and not there yet."""
    failed: set[str] = field(default_factory=set)
    """Those that could not be had; another choice of one asks once more."""


def made(device: Device, code: str) -> Language | None:
    """Return a language; None if its catalogue is not here, or is damaged."""
    if code == ENGLISH:
        return _language(device, code, AS_WRITTEN)
    data = device.catalogue(code)
    if data is None:
        return None
    try:
        catalogue = GNUTranslations(BytesIO(_unpacked(data)))
    except Exception:  # its reader has no error of its own
        return None
    return _language(device, code, catalogue)


def _unpacked(data: bytes) -> bytes:
    """Return a catalogue's file; raise an error for one that would fill the memory."""
    unpacked = zlib.decompressobj(GZIP).decompress(data, MOST)
    if len(unpacked) == MOST:
        raise ValueError("no catalogue is as long")
    return unpacked


def _language(device: Device, code: str, catalogue: Catalogue) -> Language:
    def listed(items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        gaps = [f"item{n}" for n in range(len(items))]
        pattern = device.listed(code, [f"{{{gap}}}" for gap in gaps])
        return filled(pattern, dict(zip(gaps, items, strict=True)))

    def dated(day: date, form: DayForm) -> str:
        return device.dated(code, day.isoformat(), form)

    return Language(code, catalogue, listed, dated)
