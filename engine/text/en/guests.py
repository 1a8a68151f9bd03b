"""The words on a guest card of At the Wedding Table, and for those who listen to it."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "symbol-heart": "heart",
    "symbol-note": "music note",
    "symbol-glass": "glass",
    "symbol-cake": "cake",
    "symbol-chat": "chat",
    "per": "per",
    "always": "always",
    "most-of-one": "× most of one",
    "in-a-corner": "in a corner",
    "card": "{name}. Symbols: {symbols}. {rule}. Range: {range}",
    "range-none": "none",
    "range-left": "left {n}",
    "range-right": "right {n}",
    "range-opposite": "opposite",
    "range-diagonal-left": "diagonal left",
    "range-diagonal-right": "diagonal right",
    "bride": "Bride",
    "groom": "Groom",
    "side-bride": "Bride’s side",
    "side-groom": "Groom’s side",
}
