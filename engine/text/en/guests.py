"""The words on a guest card of At the Wedding Table, and for those who listen to it."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "symbol-heart": "heart",
    "symbol-note": "music note",
    "symbol-glass": "glass",
    "symbol-cake": "cake",
    "symbol-chat": "speech bubble",
    "brings": "brings",
    "scores": "scores",
    "per": "per",
    "always": "always",
    "most-of-one": "× most of one",
    "in-a-corner": "in a corner",
    "card": "{name}. Brings {symbols}. {rule}. Range: {range}",
    "unavailable": "{card}. Can’t be taken: {why}",
    "range-none": "none",
    "range-left": ("n", {"one": "{n} seat left", "other": "{n} seats left"}),
    "range-right": ("n", {"one": "{n} seat right", "other": "{n} seats right"}),
    "range-opposite": "opposite",
    "range-diagonal-left": "diagonally left",
    "range-diagonal-right": "diagonally right",
    "bride": "Bride",
    "groom": "Groom",
    "side-bride": "Bride’s side",
    "side-groom": "Groom’s side",
}
