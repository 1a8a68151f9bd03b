"""The words about languages. What they are called in themselves is in `engine.text`."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Language",
    "note": "The page changes at once; every table stays as it is.",
    "own": "Yours alone at this table; the others keep theirs.",
    "not-now": "Leave it in English",
    "as-page": "Language of the page",
    "of": "Language on seat {number}",
    "missing": (
        "The words in {language} could not be had, so the page stays as it was. Choose "
        "it again to try once more."
    ),
}
