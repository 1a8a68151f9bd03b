"""The course of the game: 16 turns of one guest and one seat.

Rulebook, "Playing The Game" and "Ending the game and scoring"; rulings W1, W3, W10.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import FINISHED, Outcome, Seat, Viewer
from engine.games.at_the_wedding_table.closing import outcome
from engine.games.at_the_wedding_table.events import Ended, Seated, WeddingEvent
from engine.games.at_the_wedding_table.legal import (
    legal_seatings,
    seating_refusal,
)
from engine.games.at_the_wedding_table.pieces import (
    ROW_SIZE,
    SEATS_AT_TABLE,
    Seating,
    WeddingTable,
)
from engine.games.at_the_wedding_table.position import Deal, Position
from engine.games.at_the_wedding_table.scoring import (
    totals,
    worths,
)
from engine.games.at_the_wedding_table.view import View
from engine.message import Message

SEAT: Final = "seat"
"""The phase of every turn: take a guest from the row and seat it."""

EMPTY_TABLE: Final[WeddingTable] = (None,) * SEATS_AT_TABLE


class State(Position):
    """One position. Immutable: only what follows from it is worked out late and kept.

    The log is kept as the chain of positions before this one; points are counted where
    somebody asks. A random game asks once, at its end.
    """

    __slots__ = ("_log", "_outcome", "_worth", "before", "last")

    def __init__(  # noqa: PLR0917 - positional for speed: a playout makes 16
        self,
        deal: Deal,
        turn: int,
        mover: Seat,
        row: tuple[str, ...],
        table: WeddingTable,
        free: tuple[int, ...],
        before: State | None,
        last: Seating | None,
    ) -> None:
        super().__init__(deal, turn, mover, row, table, free)
        self.before: Final = before
        self.last: Final = last
        """What led here from `before`."""
        self._worth: tuple[int, ...] | None = None
        self._log: tuple[WeddingEvent, ...] | None = None
        self._outcome: Outcome | None = None

    @classmethod
    def opening(cls, deal: Deal) -> State:
        """Return the state before the Bride's first turn (W1)."""
        return cls(
            deal,
            1,
            deal.bride,
            deal.deck[:ROW_SIZE],
            EMPTY_TABLE,
            tuple(range(SEATS_AT_TABLE)),
            None,
            None,
        )

    @property
    def phase(self) -> str:
        """`seat` or `finished`."""
        return SEAT if self.free else FINISHED

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one whose turn it is."""
        return (self.mover,) if self.free else ()

    def legal_actions(self, seat: Seat) -> Sequence[Seating]:
        """Return every guest of the row on every free seat, in the order of the row."""
        if seat != self.mover:
            return ()
        return legal_seatings(self.deal.seatings, self.row, self.free)

    def refusal(self, seat: Seat, action: object) -> Message | None:
        """Return why this can't be the seat's turn, or None if it can."""
        return seating_refusal(self, seat, action)

    def apply(self, choices: Mapping[Seat, Seating]) -> State:
        """Return the state after the turn: steps 1 to 3 of the rulebook."""
        mover, turn, deal = self.mover, self.turn, self.deal
        action = choices[mover]
        guest, place = action
        entry = place - 1
        table = (*self.table[:entry], (guest, mover), *self.table[place:])
        free = tuple([other for other in self.free if other != entry])
        gap = self.row.index(guest)
        # Turn t reveals card t + 2 of the deck, counted from 0; the last none (W3).
        revealed = deal.deck[turn + 2 : turn + 3] if free else ()
        row = self.row[:gap] + revealed + self.row[gap + 1 :]
        return State(deal, turn + 1, 1 - mover, row, table, free, self, action)

    @property
    def worth(self) -> tuple[int, ...]:
        """What the guest on each of the 16 seats is worth now, 0 where nobody sits."""
        if self._worth is None:
            self._worth = worths(self.deal.scorers, self.table)
        return self._worth

    @property
    def scores(self) -> tuple[int, int]:
        """Both players' points for the guests seated so far."""
        return totals(self.table, self.worth)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the 16th guest sits (W3)."""
        if self._outcome is None and not self.free:
            self._outcome = outcome(self.scores, self.table)
        return self._outcome

    @property
    def log(self) -> tuple[WeddingEvent, ...]:
        """Every turn so far, and the end."""
        if self._log is None:
            self._log = (*self.before.log, *self._events()) if self.before else ()
        return self._log

    def _events(self) -> tuple[WeddingEvent, ...]:
        if not self.last or not self.before:
            return ()
        turn = self.turn - 1
        seated = Seated(
            turn=turn,
            seat=1 - self.mover,
            guest=self.last.guest,
            place=self.last.place,
            scores=self.scores,
            gap=self.before.row.index(self.last.guest),
            turned_up=self.deal.deck[turn + 2] if self.free else None,
            guests=self.deal.guests,
        )
        return (seated, Ended(self.outcome)) if self.outcome else (seated,)

    def view(self, viewer: Viewer) -> View:
        """Return all but the order of the deck, which nobody knows."""
        return View(
            viewer=viewer,
            phase=self.phase,
            bride=self.deal.bride,
            turn=self.turn,
            to_act=self.to_act,
            row=self.row,
            table=self.table,
            worth=self.worth,
            scores=self.scores,
            deck_size=len(self.deal.deck)
            - (SEATS_AT_TABLE - len(self.free))
            - len(self.row),
            guests=self.deal.guests,
            log=self.log,
            outcome=self.outcome,
        )
