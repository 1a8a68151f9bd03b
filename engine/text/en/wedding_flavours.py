"""A line of each guest in the deck that ships, as the deck itself has it."""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    guest.id: guest.flavour for guest in shipped_deck().values()
}
