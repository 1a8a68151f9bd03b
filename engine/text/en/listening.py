"""The words for those who listen to a table instead of looking at it."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "due": "{title}. {note}.",
    "hint": "The hint: {choice}. {why}.",
    "taken-back": "Taken back.",
    "reviewed": (
        "n",
        {
            "one": "The review is done: {n} slip.",
            "other": "The review is done: {n} slips.",
        },
    ),
    "news": "{title}. Go on when you have heard it.",
    "put-down": "Put down.",
    "said": "What was said, latest first",
    "typed": "You typed: {text}",
}
