"""A hint at one decision: asked for by a person, worked out from that seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.game import AnyState, Judgement, RefusedError, Seat
from engine.message import Message, say
from engine.questions import drawn_record, question
from ui.device import Device
from ui.errand import Errand, amount_in
from ui.reviewing import SEED
from ui.session import Session

SHOWN: Final = 3
"""The best choice and the two next best."""


@dataclass(slots=True)
class Hint:
    """What the coach says of the decision that is due, or is still thinking about."""

    session: Session
    seat: Seat
    state: AnyState
    errand: Errand | None = None
    judged: tuple[Judgement[Any], ...] = ()
    """The best choices, best first; empty until they are known."""
    failed: bool = False

    def stands(self, session: Session | None) -> bool:
        """Return whether this is still what has to be decided by who looks."""
        return (
            session is self.session
            and session.table.state is self.state
            and session.viewer == self.seat
            and self.seat in session.table.waiting_for
        )

    def heard(self, answer: dict[str, Any] | None) -> None:
        """Take the coach's answer."""
        game = self.session.table.game
        try:
            listed = (answer or {})["judged"][:SHOWN]
            self.judged = tuple(
                Judgement(
                    game.read_choice(self.state, self.seat, one["choice"]),
                    amount_in(one["value"]),
                )
                for one in listed
            )
        except (RefusedError, KeyError, TypeError, ValueError):
            self.judged = ()
        self.failed = not self.judged
        self.errand = None


def hint_refusal(session: Session) -> Message | None:
    """Return why no hint can be given to who looks now, or None if one can."""
    table, viewer = session.table, session.viewer
    if session.day:
        return say("daily/no-hints")
    if not session.hints:
        return say("coach/no-hints")
    if viewer is None or viewer not in table.waiting_for:
        return say("coach/nothing-to-hint")
    if table.state.phase in table.game.unjudged:
        return say("coach/no-skill")
    return None


def ask_for_hint(session: Session, device: Device) -> Hint:
    """Return a hint whose errand is still to be begun."""
    table, seat = session.table, session.viewer
    assert seat is not None
    hint = Hint(session, seat, table.state)
    view = table.view(seat)
    record = drawn_record(table.game, view, len(table.players), SEED)
    line = question("judge", record, seat=seat, seed=SEED)
    hint.errand = Errand(device, line, hint.heard)
    return hint
