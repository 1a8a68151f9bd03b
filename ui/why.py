"""How points came about at whatever is looked at: the table that is up, or a replay."""

from __future__ import annotations

from engine.message import Message
from ui.html import Html
from ui.model import Model


def why_of(model: Model) -> tuple[Message, Html] | None:
    """Return title and rows of what was asked; None if nothing is to be told any more."""
    session = model.session
    if model.place == "replay" and model.replay is not None:
        replay = model.replay
        return replay.session.board.why(replay.look(), model.why)
    if model.place != "table" or session is None or session.covered:
        return None
    return session.board.why(session.look(), model.why)
