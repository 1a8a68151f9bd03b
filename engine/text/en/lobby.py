"""The words of the lobby, where a table is laid."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Who is invited?",
    "places": "Who sits where",
    "name": "Name on seat {number}",
    "plays": "Who plays on seat {number}",
    "human": "A person, on this device",
    "bot-random": "Plus-one, plays anything",
    "bot-easy": "Plus-one, plays kindly",
    "bot-random-line": "Any card that is allowed. It means well.",
    "bot-easy-line": "Looks at the next move, and not much further.",
    "unseat": "Take {name} off the list",
    "unseat-empty": "Take seat {number} off the list",
    "add": "Lay another place",
    "add-note": "{n} of up to {most}",
    "house-rules": "House rules",
    "hints": "Say what a choice would change",
    "hints-note": "From what everybody can see; never from a hidden card.",
    "seat-name": "Seat {number}: {reason}.",
    "nobody-plays": "At least one seat needs a person.",
}
