"""What of the guest book is looked at: found by a few letters, running or over, how much.

Hundreds of tables are on the device; so many are never on the screen at once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from engine.games import game_keys
from engine.text import kept_by_language, sentence
from ui.invitation import name_of
from ui.saved import SavedRow

Show: TypeAlias = Literal["all", "running", "finished"]
SHOWS: Final[tuple[Show, ...]] = get_args(Show)
PAGE: Final = 24
"""Rows that are shown at first, and that each `more` adds."""
FEW: Final = 5
"""With fewer tables there is nothing to look for."""
MAX_FIND: Final = 60
_PLAIN: Final = str.maketrans(
    {
        "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe",
        "ı": "i", "ħ": "h", "ŧ": "t", "ŋ": "n", "ə": "e", "ɨ": "i", "ƒ": "f",
        "ɓ": "b", "ɗ": "d", "ƙ": "k", "ĸ": "k", "ſ": "s", "’": "'", "‘": "'",
    }
)  # fmt: skip
"""Letters that are another one with a stroke, or two in one: Unicode has them whole."""


@dataclass(frozen=True, slots=True)
class GuestBook:
    """How a person looks at the guest book. Immutable; each change gives a new one."""

    find: str = ""
    """As typed."""
    show: Show = "all"
    most: int = PAGE
    """How many rows are shown."""

    @property
    def narrowed(self) -> bool:
        """Whether not all tables are asked for."""
        return bool(self.find.strip()) or self.show != "all"

    def found(self, rows: Sequence[SavedRow]) -> list[SavedRow]:
        """Return the rows that are asked for: running ones, torn ones, then the others."""
        words = _folded(self.find).split()
        found = [row for row in rows if self._shows(row) and _has(row, words)]
        return sorted(found, key=_group)

    def _shows(self, row: SavedRow) -> bool:
        if self.show == "all":
            return True
        return not row.damage and row.finished == (self.show == "finished")

    def more(self) -> GuestBook:
        """Return the same with more rows."""
        return replace(self, most=self.most + PAGE)


def _group(row: SavedRow) -> int:
    return 1 if row.damage else 2 if row.finished else 0


def _has(row: SavedRow, words: Sequence[str]) -> bool:
    """Whether each of the words is in a name, the title or the game's name."""
    if not words:
        return True
    text = _text_of(row.title or row.days_title, row.names, row.game)
    return all(word in text for word in words)


@kept_by_language(5_000)
def _text_of(title: str, names: tuple[str, ...], game: str) -> str:
    called = sentence(name_of(game)) if game in game_keys() else game
    return _folded("\n".join((title, called, *names)))


def _folded(text: str) -> str:
    """Return a text without capitals and accents: "emile" finds "Émile".

    >>> _folded("Łukasz Ørsted-Weiß")
    'lukasz orsted-weiss'
    """
    signs = unicodedata.normalize("NFKD", text.casefold()).translate(_PLAIN)
    return "".join(sign for sign in signs if not unicodedata.combining(sign))
