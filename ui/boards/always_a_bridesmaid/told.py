"""The board's words: messages of the page `bridesmaid-board`, and bold in them.

What matters in a sentence (`strong`) is put between two control characters that no
template and no name can hold in pairs by accident; `rich` turns pairs into `<b>`.
"""

from __future__ import annotations

import re
from typing import Final

from engine.games.always_a_bridesmaid.pieces import Accessory
from engine.message import Message, say
from engine.text import MINUS, sentence
from ui.html import Html, join, tag
from ui.parts.common import signed, unseen

PAGE: Final = "bridesmaid-board"

_ON, _OFF = "\x02", "\x03"
_PAIR: Final = re.compile(f"{_ON}([^{_ON}{_OFF}]*){_OFF}")
_NUMBER: Final = re.compile(f"(?<!\\w)({MINUS}?\\d+)(?!\\w)")
_PLACE: Final = re.compile(r"(\d+)([a-z]+)")


def msg(id: str, /, **args: object) -> Message:
    """Return a message of the board's own page of words."""
    return say(f"{PAGE}/{id}", **args)


def told(id: str, /, **args: object) -> str:
    """Return a sentence of the board as plain text, for titles and labels."""
    return _PAIR.sub(r"\1", sentence(msg(id, **args)))


def rich(id: str, /, **args: object) -> Html:
    """Return a sentence of the board with its `strong` parts in bold."""
    return emphasised(sentence(msg(id, **args)))


def emphasised(text: str) -> Html:
    """Return text as markup, what lies between the two marks in bold."""
    pieces = enumerate(_PAIR.split(text))
    return join(tag("b", piece) if odd % 2 else piece for odd, piece in pieces)


def numerals(text: str) -> Html:
    """Return text as markup with its numbers in bold, as totals and points are set."""
    pieces = enumerate(_NUMBER.split(text))
    return join(tag("b", piece) if odd % 2 else piece for odd, piece in pieces)


def strong(value: object) -> str:
    """Return a value of a sentence that is to stand out; numbers get a true minus."""
    shown = signed(value) if isinstance(value, int) else value
    return f"{_ON}{shown}{_OFF}"


def place(rank: int) -> Html:
    """Return a place; where it is a number with letters behind, as 2nd, those raised.

    Raised letters are read out as a word of their own, so who listens gets the whole.
    """
    said = told(f"place-{rank}")
    found = _PLACE.fullmatch(said)
    if found is None:
        return join(said)
    shown = tag("span", found[1], tag("sup", found[2]), aria_hidden="true")
    return join(shown, unseen(said))


def card_in_words(card: Accessory) -> str:
    """Return an Accessory's name inside a sentence: wilted corsage."""
    return told(f"in-words-{card}")
