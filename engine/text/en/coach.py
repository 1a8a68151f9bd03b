"""What the coach says in every game: hint, review, the question of fairness."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "tried": "Tried out from here again and again, it came out best.",
}
