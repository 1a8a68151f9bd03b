"""Players by rule, weakest first. They see a view, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Bot, Seat
from engine.games.at_the_wedding_table.pieces import GuestDeck, Seating, WeddingTable
from engine.games.at_the_wedding_table.preview import seated
from engine.games.at_the_wedding_table.scoring import Scorer, scorers, totals, worths
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Quick


class RandomBot(Quick[Seating, View]):
    """Seats any guest anywhere."""

    level: str = "random"

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:  # noqa: ARG002 - looks at nothing
        """Return one of the legal actions, each as likely."""
        return rng.choice(legal)


class EasyBot(Quick[Seating, View]):
    """Takes the best lead at once, and likes its guest to have room for more.

    It counts what every seating changes in both scores, knock-ons included, and adds a
    third of what the guest's own empty seats may still bring. It does not look at
    what it leaves in the row.
    """

    level: str = "easy"
    patience: Final = 1 / 3

    def choose(self, view: View, legal: Sequence[Seating], rng: Rng) -> Seating:
        """Return one of the best seatings."""
        (seat,) = view.to_act
        values = [self._value(view, seat, action) for action in legal]
        best = max(values)
        return rng.choice(
            [a for a, value in zip(legal, values, strict=True) if value == best]
        )

    def _value(self, view: View, seat: Seat, action: Seating) -> float:
        known = scorers(view.guests)
        table = seated(view.table, seat, action)
        scores = totals(table, worths(known, table))
        promise = _promise(
            known[action.guest, seat], view.guests, table, action.place - 1
        )
        return scores[seat] - scores[1 - seat] + self.patience * promise


def _promise(
    scorer: Scorer, guests: GuestDeck, table: WeddingTable, entry: int
) -> float:
    """Return about how many points the guest's empty seats still hold.

    Every seat fills in the end (W3), each time with any guest not seated yet, of either
    colour as likely.
    """
    empty = sum(1 for other in scorer.reads[entry] if table[other] is None)
    if not empty:
        return 0.0
    there = {placed[0] for placed in table if placed}
    to_come = [(id, seat) for id in guests if id not in there for seat in (0, 1)]
    tally = scorer.tallies[0]
    each = sum(tally[placed] for placed in to_come) / len(to_come)
    return each * empty * scorer.points[1]


BOTS: Final[dict[str, Bot[Seating, View]]] = {
    bot.level: bot for bot in (RandomBot(), EasyBot())
}
