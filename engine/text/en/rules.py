"""The words round the rules of any game, and round what explains the table."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Etiquette",
    "which": "The rules of which game",
    "contents": "Contents",
    "argued": "Where somebody would argue",
    "back": "Back",
    "back-to-table": "Back to the table",
    # What is this?
    "asking": "What is it? Press anything on the table.",
    "asking-over": "Enough",
    "read-on": "In the rules: {chapter}",
    "see-also": "See also",
    "close": "Close",
}
