"""Three tosses; all jump at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import FINISHED, Seat, Viewer
from engine.games.toss_the_bouquet import legal
from engine.games.toss_the_bouquet.closing import outcome_of
from engine.games.toss_the_bouquet.events import Ended, Jumped
from engine.games.toss_the_bouquet.pieces import HEIGHTS, TOSSES
from engine.games.toss_the_bouquet.position import Position
from engine.games.toss_the_bouquet.scoring import catcher
from engine.games.toss_the_bouquet.view import View
from engine.message import Message


class State(Position):
    """A position, and what the rules say of it."""

    __slots__ = ()

    @property
    def phase(self) -> str:
        return FINISHED if self.outcome else "jump"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome else tuple(range(len(self.scores)))

    def legal_actions(self, seat: Seat) -> Sequence[int]:
        return HEIGHTS if seat in self.to_act else ()

    def refusal(self, seat: Seat, action: object) -> Message | None:
        return legal.refusal(self.to_act, seat, action)

    def apply(self, choices: Mapping[Seat, int]) -> State:
        heights = tuple(choices[seat] for seat in self.to_act)
        caught = catcher(heights)
        scores = tuple(n + (seat == caught) for seat, n in enumerate(self.scores))
        log = (*self.log, Jumped(heights, caught))
        if self.toss + 1 < TOSSES:
            return State(scores, self.toss + 1, log)
        outcome = outcome_of(scores)
        return State(scores, TOSSES, (*log, Ended(outcome)), outcome)

    def view(self, viewer: Viewer) -> View:
        return View(viewer, self.to_act, self.scores, self.toss, self.log, self.outcome)
