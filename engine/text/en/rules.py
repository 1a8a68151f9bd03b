"""The words round the rules of any game."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Etiquette",
    "which": "The rules of which game",
    "contents": "Contents",
    "back": "Back",
}
