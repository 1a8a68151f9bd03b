"""The fewest texts that reach as much as many do: what is kept for the usual tests."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from types import FrameType
from typing import Any, Final

from tools.fuzz.decoder import ROOT, Decoder, text_of

OURS: Final = (str(ROOT / "engine"), str(ROOT / "ui"))
SHORT: Final = 2_500
"""Bytes of a text that is kept; a longer one is left to the next hunt."""


def least(decoder: Decoder, texts: Iterable[bytes]) -> list[bytes]:
    """Return texts, the shortest first, each reaching a line that none before has."""
    reached: set[tuple[str, int]] = set()
    found = []
    for data in sorted(texts, key=lambda data: (len(data), data)):
        if len(data) > SHORT:
            break
        lines = _lines(decoder, text_of(data))
        if not lines <= reached:
            reached |= lines
            found.append(data)
    return found


def _lines(decoder: Decoder, text: str) -> set[tuple[str, int]]:
    """Return the lines of the engine and the interface that a text reaches."""
    reached: set[tuple[str, int]] = set()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        name = frame.f_code.co_filename
        if not name.startswith(OURS):
            return None
        if event == "line":
            reached.add((name, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        with suppress(Exception):  # it broke a law, and is kept for that
            decoder.tried(text)
    finally:
        sys.settrace(None)
    return reached
