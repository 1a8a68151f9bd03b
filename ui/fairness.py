"""The question at a table whether a bot could see one's cards, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.game import Seat
from engine.questions import question
from engine.record import Record
from ui.device import Device
from ui.errand import Errand, amount_in
from ui.session import Session


@dataclass(slots=True)
class FairCheck:
    """One bot's choice, checked in other games that look the same to it."""

    session: Session
    seat: Seat
    """The bot's."""
    ply: int
    """How many steps had been made before the choice that is checked."""
    errand: Errand | None = None
    worlds: int = 0
    same: int = 0
    state: str = "asking"
    """asking, stopped, failed or done."""

    def heard(self, answer: dict[str, Any] | None) -> None:
        """Take the answer: how many other games, in how many the same choice."""
        self.errand = None
        try:
            found = (answer or {})["fair"]
            self.worlds = int(amount_in(found["worlds"]))
            self.same = int(amount_in(found["same"]))
            self.state = "done"
        except (KeyError, TypeError, ValueError):
            self.state = "failed"


def bots_of(session: Session) -> tuple[Seat, ...]:
    """Return the seats of bots that have decided something, or do so now."""
    return tuple(
        seat
        for seat, player in enumerate(session.table.players)
        if player.level is not None and _ply(session, seat) is not None
    )


def _ply(session: Session, seat: Seat) -> int | None:
    """Return the decision that is checked: the one that is due, else the last one."""
    states = session.table.states
    plies = (ply for ply in reversed(range(len(states))) if seat in states[ply].to_act)
    return next(plies, None)


def check_fairness(session: Session, seat: Seat, device: Device) -> FairCheck:
    """Return a check whose errand is still to be begun."""
    table, ply = session.table, _ply(session, seat) or 0
    check = FairCheck(session, seat, ply)
    record = Record(table.game.key, table.players, table.deal, tuple(table.steps[:ply]))
    line = question(
        "fair",
        record,
        seat=seat,
        level=session.bot(seat).level,
        seed=session.bot_seed(seat),
    )
    check.errand = Errand(device, line, check.heard)
    return check
