"""What happened at the table since the page showed it last, for what moves by it.

The page is told names of events and no more; what they move is in the boards' markup. The
page is complete without: nothing of a table waits for what moves.
"""

from __future__ import annotations

from engine.game import Viewer
from ui.model import Model
from ui.page import Motion
from ui.parts.motion import SEALED, event_id
from ui.replaying import Replaying
from ui.session import Session


def motion_at(model: Model) -> Motion | None:
    """Return what moves: at a table that is not covered, and where one looks back at it."""
    if model.place == "replay" and model.replay is not None:
        at, happened = _looked_back(model.replay)
    elif (session := _table_up(model)) is not None:
        at, happened = _new_at(session)
    else:
        return None
    return Motion(
        at=at,
        happened=list(dict.fromkeys(happened)),
        still=model.settings.motion == "still",
        sound=model.settings.sound == "on",
    )


def note_drawn(model: Model) -> None:
    """Note that the page shows everything as it is now."""
    if model.place == "replay" and model.replay is not None:
        model.replay.drawn = model.replay.moment
    elif (session := _table_up(model)) is not None:
        session.drawn[_eyes(session)] = _now(session)


def _table_up(model: Model) -> Session | None:
    session = model.session if model.place == "table" else None
    return None if session is None or session.covered else session


def _new_at(session: Session) -> tuple[str, list[str]]:
    """Return which state it is, and what is new since this viewer's page before.

    Whoever has not seen the table in this window yet has missed nothing.
    """
    log = session.table.state.log
    known, sealed = session.drawn.get(_eyes(session), _now(session))
    happened = [event_id(type(event)) for event in log[known:]]
    if known == len(log) and not sealed and _now(session)[1]:
        happened.append(SEALED)
    return f"{session.id} {len(log)}", happened


def _looked_back(replay: Replaying) -> tuple[str, list[str]]:
    """Return which moment it is, and what led to it if one came from the one before."""
    at, states = replay.moment, replay.table.states
    led = states[at].log[len(states[at - 1].log) :] if replay.drawn == at - 1 else ()
    return f"{replay.session.id} replay {at}", [event_id(type(event)) for event in led]


def _eyes(session: Session) -> Viewer:
    """Return who has seen what was drawn: everybody, where nothing is covered."""
    return session.viewer if session.covers else None


def _now(session: Session) -> tuple[int, bool]:
    table = session.table
    return len(table.state.log), session.viewer in table.sealed
