"""The words of the About page: what this is, what belongs to whom, what is kept."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "About",
    "note": "Credits, licences, privacy",
    "what": "Two published games, unofficially",
    "what-1": (
        "Table Sixteen is an unofficial implementation of two published games. It is "
        "not made, checked or endorsed by the people who made them."
    ),
    "what-2": (
        "If you like a game here, look for the real one: it has cards to hold and "
        "people across the table."
    ),
    "whose": "What belongs to whom",
    "whose-1": (
        "The rules of both games and their names belong to their authors and "
        "publishers. Nothing of their text or art is used here."
    ),
    "whose-2": (
        "The words, the drawings, the lettering and the guest deck of this page are "
        "the project’s own. Where the rulebooks leave something open, the project has "
        "settled it; those rulings have ids such as B7 and W2."
    ),
    "licences": "Licences",
    "licences-note": "What this page is made of, and on what terms it is passed on.",
    "part": "Part",
    "licence": "Licence",
    "own": "Table Sixteen, its code",
    "all-licences": "All licences in full",
    "private": "What is kept, and where",
    "private-1": (
        "There is no server and no account. Once the page is loaded it asks nobody "
        "for anything: games, names and settings stay in this browser."
    ),
    "private-2": (
        "Clearing the browser’s data clears the guest book too. A table you want to "
        "keep is safest in a file."
    ),
}
