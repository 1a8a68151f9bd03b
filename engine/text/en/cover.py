"""The words on the cover that lies on the table while the device changes hands."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "eyebrow": "For your eyes only",
    "pass": "Pass to {name}",
    "safe": "Nobody sees a hand until its owner asks for it.",
    "uncover": "I am {name}",
    "back": "{name} wants another look",
}
