"""The board's answers to the contract of `ui.boards`."""

from __future__ import annotations

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from ui.boards import Picks, Seen
from ui.boards.at_the_wedding_table import (
    end,
    heading,
    hindsight,
    keepsake,
    spoken,
    tokens,
    why,
)
from ui.boards.at_the_wedding_table.outlook import outlook, outlooks
from ui.boards.at_the_wedding_table.panel import panel
from ui.boards.at_the_wedding_table.row import tray_of
from ui.boards.at_the_wedding_table.setup import WeddingSetUp
from ui.boards.at_the_wedding_table.table import scores, table
from ui.boards.at_the_wedding_table.told import msg
from ui.html import Html, tag
from ui.parts.common import Words
from ui.parts.keepsake import Drawn


class WeddingBoard(WeddingSetUp):
    """How At the Wedding Table looks and is operated; see `ui.boards.Board`."""

    body: str = "p-st"

    def heading(self, seen: Seen) -> tuple[Message, Message]:
        """Return whose move it is, and which turn."""
        return heading.heading(seen)

    def main(self, seen: Seen) -> Html:
        """Return scores, table and panel."""
        picked = tokens.picked(seen)
        found = outlook(seen, picked)
        return tag(
            "main",
            scores(seen),
            table(seen, picked, found, outlooks(seen, picked)),
            panel(seen, picked, found),
            class_="st",
            id="main",
        )

    def tray(self, seen: Seen) -> Html:
        """Return the row of guests, the verdict and the buttons."""
        picked = tokens.picked(seen)
        return tray_of(seen, picked, outlook(seen, picked))

    def news(self, seen: Seen) -> Html | None:  # noqa: ARG002 - nothing is hidden here
        """Return None: everything happens in the open, on the table."""
        return None

    def end(self, seen: Seen) -> Html:
        """Return the result and who scored what."""
        return end.end(seen)

    def why(self, seen: Seen, about: str) -> tuple[Message, Html] | None:
        """Return a score or a guest's worth, row by row."""
        return why.why(seen, about)

    def when(self, view: View, *, aloud: bool = False) -> Message:  # noqa: ARG002 - it is in words
        """Return the number of the turn."""
        return msg("short-turn", turn=view.turn)

    def afterthought(self, seen: Seen, seat: Seat, value: object) -> Html | None:
        """Return the best seating for the guests a player had."""
        return hindsight.seating(seen, seat, value)

    def picked_words(self, seen: Seen) -> Words | None:
        """Return what the picks would bring, to be said aloud."""
        return spoken.picked_words(seen)

    def unfinished(self, seen: Seen) -> Message:
        """Return whether a guest, a seat or both are still to be chosen."""
        return spoken.unfinished(seen)

    def due_words(self, seen: Seen) -> Words | None:
        """Return what the viewer has to decide, to be said aloud."""
        return spoken.due_words(seen)

    def keepsake(self, seen: Seen) -> Drawn:
        """Return the finished table as a picture to keep."""
        return keepsake.keepsake(seen)

    def pick(self, seen: Seen, token: str) -> Picks:
        """Return the picks after a tap."""
        return tokens.picks_after(seen, token)

    def compose(self, seen: Seen, picks: Picks) -> Seating | None:  # noqa: ARG002 - the tokens say it all
        """Return the guest and the seat picked, once both are."""
        return tokens.action_of(picks)
