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
    "reviewing": "Going through the game: you will hear when it is done.",
    "news": "{title}. Go on when you have heard it.",
    "news-so-far": "{title}. {news}. Go on when you have heard it.",
    "way-on": "“{button}” comes behind everything else on the page.",
    "slip-offers": "“{button}” is at the end of the page.",
    "put-down": "Put down.",
    "said": "What was said, latest first",
    "typed": "You typed: {text}",
}
