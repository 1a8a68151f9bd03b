"""Places in a ranking, by the endings that English numbers have."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "one": "{n}st",
    "two": "{n}nd",
    "few": "{n}rd",
    "other": "{n}th",
}
