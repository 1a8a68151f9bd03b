"""A finished game being looked at again, decision by decision.

Each decision is a question of its own, so that what is known is shown at once, and what
was stopped goes on where it was.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.game import RefusedError, Seat
from engine.questions import question
from engine.review import Decision, Point, people, points
from engine.table import Table
from ui.device import Device
from ui.errand import Errand, amount_in
from ui.session import Session

SEED = 16
"""One for all hints and reviews: the same game is judged the same on every device, and a
review never calls a mistake what the hint was. It is no bot's, whose seeds are drawn."""


@dataclass(slots=True)
class Review:
    """What is known so far."""

    session: Session
    seats: tuple[Seat, ...]
    """Whose decisions are looked at."""
    shown: Seat
    """Whose are on the page."""
    due: list[Point]
    """The decisions still to be judged, in order."""
    wishes: list[Seat]
    """Whose afterthoughts are still to be had."""
    found: dict[Point, Decision] = field(default_factory=dict)
    afterthoughts: dict[Seat, object] = field(default_factory=dict)
    open: Point | None = None
    """The decision whose details are shown."""
    stopped: bool = False
    failed: bool = False
    errand: Errand | None = None
    _asked: Point | Seat = 0
    """What the errand is about: a decision, or whose afterthought."""
    _whole: int = 0

    @property
    def done(self) -> bool:
        """Whether nothing is left to be judged."""
        return not self.due and not self.wishes

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        left = len(self.due) + len(self.wishes)
        part = self.errand.share if self.errand else 0.0
        return 1 - (left - part) / self._whole if self._whole else 1.0

    def of(self, seat: Seat) -> list[Decision]:
        """Return what is known of a seat's decisions, in order."""
        return [self.found[at] for at in sorted(self.found) if at.seat == seat]

    def slips(self) -> list[Point]:
        """Return the mistakes of who is shown, in order."""
        return [Point(d.ply, d.seat) for d in self.of(self.shown) if d.loss > 0]

    def next_errand(self, device: Device) -> None:
        """Make the next question ready, if one is left and nobody has stopped it."""
        if self.stopped or self.failed or self.errand is not None or self.done:
            return
        record = self.session.table.record
        self._asked = asked = self._next()
        if isinstance(asked, Point):
            ply, seat = asked
            line = question("review", record, seat=seat, step=ply, seed=SEED)
        else:
            line = question("afterthought", record, seat=asked)
        self.errand = Errand(device, line, self._heard)

    def _next(self) -> Point | Seat:
        """Return what to ask next: first what is missing of who is shown."""
        shown = [at for at in self.due if at.seat == self.shown]
        if shown:
            return shown[0]
        return self.shown if self.shown in self.wishes else (self.due or self.wishes)[0]

    def stop(self) -> None:
        """Stop; what is known stays."""
        self.stopped = True
        self.pause()

    def pause(self) -> None:
        """Ask nothing while nobody looks."""
        if self.errand is not None:
            self.errand.drop()
            self.errand = None

    def _heard(self, answer: dict[str, Any] | None) -> None:
        self.errand, asked = None, self._asked
        try:
            if isinstance(asked, Point):
                found = (answer or {})["decision"]
                self.found[asked] = _decision(self.session.table, asked, found)
                self.due.remove(asked)
            else:
                self.afterthoughts[asked] = (answer or {})["afterthought"]
                self.wishes.remove(asked)
        except (RefusedError, KeyError, TypeError, ValueError):
            self.failed = True


def _decision(table: Table, asked: Point, value: dict[str, Any]) -> Decision:
    """Return the decision of an answer; raise an error if it can't be that.

    Whatever a worker answers, what is drawn of it can be drawn.
    """
    found = Decision(**value)
    if (found.ply, found.seat) != asked or type(found.exact) is not bool:
        raise ValueError("it is another decision's")
    for amount in (found.worth, found.loss, found.luck, found.gain):
        amount_in(amount)
    for choice in (found.made, found.best, found.hindsight):
        table.game.read_choice(table.states[asked.ply], asked.seat, choice)
    return found


def begin_review(session: Session) -> Review:
    """Return a review of a finished game of which nothing is known yet."""
    table = session.table
    seats = people(table)
    due = [at for seat in seats for at in points(table, (seat,))]
    review = Review(session, seats, seats[0], due, list(seats))
    review._whole = len(due) + len(seats)
    return review
