"""A person who plays by the command line alone, by chance."""

from __future__ import annotations

import json
from typing import Any

from engine.games.at_the_wedding_table.pieces import Seating
from engine.rng import Rng
from ui.app import App
from ui.session import Session

VERBS = {
    "reserve": "keep",
    "robot": "give",
    "draw": "take",
    "display": "display",
    "aside": "aside",
    "play": "play",
    "single": "days",
}


def say_line(app: App, line: str) -> None:
    """Type a line and press Enter."""
    app.on("command", "", json.dumps({"line": line}))


def in_words(session: Session, action: Any) -> str:
    """Return the command that chooses this action."""
    if isinstance(action, Seating):
        name = session.table.view(None).guests[action.guest].name
        return f"seat {name} {action.place}"
    verb = VERBS[session.table.state.phase]
    if action == "HOLD":
        return "hold"
    cards = action if isinstance(action, tuple) else (action,)
    return " ".join([verb, *("none" if card is None else str(card) for card in cards)])


def next_line(session: Session, rng: Rng) -> str:
    """Return what leads on: the choice that is due, or going on."""
    seen = session.look()
    if session.board.news(seen) is not None or session.must_pass:
        return "next"
    return in_words(session, rng.choice(list(seen.legal)))
