"""What happened at the table since the page showed it last, for what moves by it.

The page is told names of events and no more; what they move is in the boards' markup. The
page is complete without: nothing of a table waits for what moves.
"""

from __future__ import annotations

from engine.game import Viewer
from ui.page import Motion
from ui.parts.motion import SEALED, event_id
from ui.session import Session
from ui.settings import Settings


def motion_of(session: Session, settings: Settings) -> Motion:
    """Return what happened since this viewer's page was drawn last.

    Whoever has not seen the table in this window yet has missed nothing.
    """
    log = session.table.state.log
    known, sealed = session.drawn.get(_eyes(session), _now(session))
    happened = [event_id(type(event)) for event in log[known:]]
    if known == len(log) and not sealed and _now(session)[1]:
        happened.append(SEALED)
    return Motion(
        at=f"{session.id} {len(log)}",
        happened=list(dict.fromkeys(happened)),
        still=settings.motion == "still",
        sound=settings.sound == "on",
    )


def note_drawn(session: Session) -> None:
    """Note that the page shows the table as it is now."""
    session.drawn[_eyes(session)] = _now(session)


def _eyes(session: Session) -> Viewer:
    """Return who has seen what was drawn: everybody, where nothing is covered."""
    return session.viewer if session.covers else None


def _now(session: Session) -> tuple[int, bool]:
    table = session.table
    return len(table.state.log), session.viewer in table.sealed
