"""The words of the lobby, where a table is laid."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Who is invited?",
    "places": "Who sits where",
    "name": "Name on seat {number}",
    "plays": "Who plays on seat {number}",
    "human": "A person, here",
    "bot-random": "Plus-one, carefree",
    "bot-easy": "Tipsy Cousin",
    "bot-medium": "Friend",
    "bot-hard": "Planner",
    "bot-expert": "Matchmaker",
    "bot-random-line": "The computer, playing anything allowed. It means well.",
    "bot-easy-line": "The computer, one move ahead and two glasses in.",
    "bot-medium-line": "The computer, with a good eye for what lies on the table.",
    "bot-hard-line": "The computer, counting on what the others may do next.",
    "bot-expert-line": "The computer at its best, without seeing what you can’t.",
    "unseat": "Take {name} off the list",
    "unseat-empty": "Take seat {number} off the list",
    "add": "Lay another place",
    "add-note": "{n} of up to {most}",
    "house-rules": "House rules",
    "hints": "Say what a choice would change",
    "hints-note": "From what everybody can see; never from a hidden card.",
    "no-name": "Give seat {number} a name.",
    "long-name": "Give seat {number} a shorter name, of {most} letters at most.",
    "nobody-plays": "At least one seat needs a person.",
}
