"""What is said of links that can't be made or opened."""

from engine.text import Template

WORDS: dict[str, Template] = {
    "no-code": "There is no link here. It is the long word behind the # of an address.",
    "damaged": (
        "This link is damaged: something in it is missing or has changed. Copy it once "
        "more, from its first character to its last."
    ),
    "newer": (
        "This link was made by a newer edition, in form {found}; this one reads "
        "forms up to {known}."
    ),
    "unsound": "This link was not made here: what it says is not how a link says it.",
    "refused": "This link holds no game that can be played: {reason}.",
    "too-long": "This is too long for a link, which has {most} characters at most.",
    "too-much": (
        "This game is too long for a link, which has {most} characters at most. "
        "Send its file instead."
    ),
    "all-sealed": "Everybody has chosen, so nothing is left to keep sealed.",
    "would-not-open": "The link could not be opened again, so it is not handed out.",
    "no-spoken": "A move that is told has only these letters and digits: {signs}.",
    "other-spoken": (
        "This is no move that is due at this table. Say it once more, or send the link."
    ),
    "not-utf8": "This is not UTF-8 text.",
}
"""Refusals of steps and deals stand behind `refused` in their own words."""
