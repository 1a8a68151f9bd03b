"""Names of guests in the page's language. English is the only one so far."""

from __future__ import annotations

from engine.games.at_the_wedding_table import words
from engine.games.at_the_wedding_table.pieces import Guest
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from engine.text import sentence


def guest_name(guest: Guest) -> Message:
    """Return a guest's name, to be put into a sentence."""
    return words.guest_name(guest)


def name_text(view: View, id: str) -> str:
    """Return a guest's name as text."""
    return sentence(guest_name(view.guests[id]))
