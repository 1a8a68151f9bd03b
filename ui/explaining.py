"""What a thing on the table is, in a few words: its picture, and where the rules have it.

What can be explained carries its topic, `data-explains="stand"`. A board's package has a
module `explain` with a function `explained`, which gets a topic and the view of whoever
asks (None away from any table). It says what everybody may know who has read the rules
and sees what the viewer sees: a card that lies face down is a card that lies face down.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from engine.message import Message
from ui.html import Html
from ui.model import Model
from ui.parts.common import Words


@dataclass(frozen=True, slots=True)
class Explanation:
    """One thing on the table."""

    title: Words
    picture: Html | None
    says: tuple[Words, ...]
    chapter: tuple[str, Message]
    """The id and the title of the chapter of the rules that has it."""
    see: tuple[str, ...] = ()
    """Topics of what belongs to it."""


def explanation(game: str, topic: str, view: Any) -> Explanation | None:
    """Return what is said of a topic; None if there is nothing of that name here."""
    module = import_module(f"ui.boards.{game.replace('-', '_')}.explain")
    found: Explanation | None = module.explained(topic, view)
    return found


def at_hand(model: Model) -> tuple[str, Any] | None:
    """Return the game that is looked at, and how it looks; None away from any table.

    The rules that are read at a table have that table at hand; those of another game, and
    those read elsewhere, none.
    """
    reads = model.place == "rules"
    found = _table(model, model.came_from if reads else model.place)
    if reads and (found is None or found[0] != model.rules_of):
        return model.rules_of, None
    return found


def _table(model: Model, place: str) -> tuple[str, Any] | None:
    session = model.session if place == "table" else None
    if place == "review" and model.review is not None:
        session = model.review.session
    if place == "replay" and model.replay is not None:
        return model.replay.table.game.key, model.replay.look().view
    if session is None:
        return None
    return session.table.game.key, session.look().view
