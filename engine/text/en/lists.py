"""How one thing follows another where it is no list with "and": scores, parts of a line."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "row": "{before}, {then}",
    "parts": "{before}; {then}",
}
