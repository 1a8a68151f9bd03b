"""The words round a first game, whichever it is."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "first-game": "A first game",
    "note-new": "Learn by playing, in under four minutes",
    "note-begun": "You left it at lesson {n} of {of}",
    "note-done": "You have played it to its end",
    "begin": "Begin",
    "carry-on": "Carry on",
    "once-more": "Play it again",
    "leave": "Leave the first game",
    "lesson": "Lesson {n} of {of}",
    "note": "A note",
    "go-on": "Go on",
    "finish": "Thank you",
    "read": "Understood",
    "tuck": "Fold the slip",
    "unfold": "Lesson {n} of {of}: unfold the slip",
    "afresh": "Begin afresh",
    "afresh-note": "From the first lesson",
    "at-home": "Your first game of {game}",
}
