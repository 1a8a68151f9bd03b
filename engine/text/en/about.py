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
    "install": "At hand like an app",
    "install-note": (
        "Installed, the page has an icon and a window of its own, opens table files, and "
        "what it keeps is safer from being cleared away."
    ),
    "install-it": "Install it",
    "by-hand-note": (
        "On the Home Screen the page has an icon, and what it keeps is not cleared away "
        "after seven days without a visit. It begins with an empty guest book there: "
        "save tables you want to take along to files first."
    ),
    "step-1": "Tap Share, the square with the arrow.",
    "step-2": "Choose Add to Home Screen.",
    "step-3": "Open it from its icon from now on.",
    "release": "This edition",
    "release-name": "It has the number {name}.",
    "offline": "All of it is kept on this device and starts without a connection.",
    "not-offline": "It is not kept on this device, so it needs a connection to start.",
    "renew": "Put the fresh edition on",
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
