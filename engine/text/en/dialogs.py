"""The words on the sheets that lie on a screen: menu, log, notice."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "menu": "At the table",
    "own-deck": "This table has its {what}.",
    "undo": "Take back",
    "undo-note": "Your last choice",
    "rules": "Rules",
    "rules-note": "How this game is played",
    "log": "Overheard",
    "log-note": "All that has happened, in words",
    "look-back": "Look back",
    "look-back-note": "Move by move, as far as you knew",
    "log-empty": "Nothing has happened yet.",
    "log-latest": "Latest first.",
    "fair-cards": "Could this bot see my cards?",
    "fair-cards-note": "Try it out on this very game",
    "fair-deck": "Could this bot see the deck?",
    "fair-deck-note": "Try it out on this very game",
    "turn": "Other devices",
    "turn-note": "Tell or take a move, open a link",
    "share": "Send to somebody",
    "share-note": "As a link; nothing is uploaded",
    "save": "Save to a file",
    "save-note": "To keep it, or to carry it elsewhere",
    "leave": "Leave the table",
    "leave-note": "It stays in the guest book",
    "theme": "Theme",
    "theme-system": "As the device",
    "theme-light": "Light",
    "theme-dark": "Black tie",
    "pace": "Plus-ones (the computer) take",
    "pace-slow": "Their time",
    "pace-usual": "A moment",
    "pace-quick": "No time",
    "pace-step": "My nod",
    "motion": "Cards and guests move",
    "motion-system": "As the device",
    "motion-still": "Never",
    "sound": "Sounds, all of them quiet",
    "sound-off": "None, thank you",
    "sound-on": "If you must",
    "notice": "A word about that",
    "close": "Close",
    "ok": "All right",
}
