"""The title over the table: whose move it is, and which turn."""

from __future__ import annotations

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.message import Message
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import me, view_of
from ui.boards.at_the_wedding_table.told import msg


def heading(seen: Seen) -> tuple[Message, Message]:
    """Return the title and the line under it."""
    view = view_of(seen)
    if not view.to_act:
        return msg("finished"), msg("all-seated")
    own = view.guests != shipped_deck()
    return turn_title(seen), msg("turn-own" if own else "turn", turn=view.turn)


def turn_title(seen: Seen) -> Message:
    """Return "Your move" or "Bo to move"."""
    (who,) = view_of(seen).to_act
    if who == me(seen):
        return msg("your-move")
    return msg("moves", name=seen.names[who])
