"""Names of guests in the page's language."""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table import words
from engine.games.at_the_wedding_table.pieces import Guest
from engine.games.at_the_wedding_table.view import View
from engine.message import Message, say
from engine.text import sentence
from engine.text import words as page_of_words

FLAVOURS: Final = "wedding-flavours"


def guest_name(guest: Guest) -> Message:
    """Return a guest's name, to be put into a sentence."""
    return words.guest_name(guest)


def name_text(view: View, id: str) -> str:
    """Return a guest's name as text."""
    return sentence(guest_name(view.guests[id]))


def flavour(guest: Guest) -> str | Message:
    """Return a guest's line; that of a deck of somebody's own is as they wrote it."""
    if page_of_words(FLAVOURS).get(guest.id) == guest.flavour:
        return say(f"{FLAVOURS}/{guest.id}")
    return guest.flavour
