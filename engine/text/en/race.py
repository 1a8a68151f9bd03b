"""Words of the race: the chart at the end of a game."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "The race",
    "label": "The race as lines; the table below has its numbers",
    "ways": "To a moment of the race",
    "way": "{stop}: {each}. Look back from there",
    "of": "{name} {points}",
    "numbers": "The numbers behind it",
    "when": "When",
}
