"""The board's words: messages of the page `wedding-board`."""

from __future__ import annotations

from typing import Final

from engine.message import Message, say
from engine.text import sentence

PAGE: Final = "wedding-board"


def msg(id: str, /, **args: object) -> Message:
    """Return a message of the board's own page of words."""
    return say(f"{PAGE}/{id}", **args)


def told(id: str, /, **args: object) -> str:
    """Return a sentence of the board as plain text."""
    return sentence(msg(id, **args))
