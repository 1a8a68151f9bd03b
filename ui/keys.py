"""Keys that mean something on the whole page; the rest belongs to what has the focus."""

from __future__ import annotations

from dataclasses import dataclass

from ui.model import Model
from ui.session import Session


@dataclass(frozen=True, slots=True)
class Key:
    """A key that was pressed and that the browser's part of the page has no use for."""

    name: str
    """As browsers name it: `Escape`, `z`, `1`."""
    held: frozenset[str]
    """Of `alt`, `control`, `meta` and `shift`."""
    in_field: bool
    """Whether it was typed into a field."""
    at: str
    """What has the focus: its `data-key`, or its verb and argument (`pick card:8`)."""


_AT_TABLE = {
    "i": "asking",
    "I": "asking",
    "r": "rules",
    "R": "rules",
    "/": "command-line",
}


def verb_of(model: Model, key: Key) -> str | None:
    """Return the verb that a key stands for now, or None if it means nothing here.

    Escape steps back: it closes the sheet, else has nothing explained any more, else puts
    the hint away, else puts down what is picked or looked at. Enter on what is picked
    confirms it. Ctrl+Z, or Cmd+Z, takes back. N nods to bots that wait, H asks for a hint,
    R opens the rules, / the command line, which Escape closes; I has explained what is
    pressed next (`explain.mjs` explains at once what has the focus). In the guest book /
    goes to the field to find tables with, and Escape shows all of them again. In a replay
    arrows, Home and End lead through it, and Space lets it go on by itself.
    """
    if key.name == "Escape" and model.dialog:
        return "close"
    if model.place == "saved" and not model.dialog:
        return _in_guest_book(model, key)
    if model.place == "replay" and not model.dialog:
        if key.name == "Escape" and model.replay is not None and model.replay.picks:
            return "look-away"
        return _replay_verb(key)
    session = model.session
    if model.dialog or model.place != "table" or session is None or session.covered:
        return None
    if key.name == "Escape":
        return _stepping_back(model, session, key.at)
    if key.in_field:
        return None
    if key.name == "z" and key.held in ({"control"}, {"meta"}):
        return "undo"
    if key.name in ("h", "H") and key.held <= {"shift"}:
        return None if session.finished or model.lesson_session else "hint"
    if key.name in ("n", "N") and key.held <= {"shift"}:
        return "next" if model.stepping else None
    if key.name in _AT_TABLE and key.held <= {"shift"}:
        return _AT_TABLE[key.name]
    if key.name == "Enter" and not key.held:
        at = key.at.removeprefix("pick ")
        return "confirm" if at in session.picks else None
    return None


def _stepping_back(model: Model, session: Session, at: str) -> str | None:
    if at == "command-line":
        return "command-close"
    if model.asking:
        return "asking"
    if model.hint:
        return "hint-away"
    if not session.picks:
        return None
    return "look-away" if session.finished else "undo"


def _in_guest_book(model: Model, key: Key) -> str | None:
    if key.name == "Escape" and model.book.narrowed and model.renaming is None:
        return "find-clear"
    if key.name == "/" and not key.in_field and key.held <= {"shift"}:
        return "find-here"
    return None


_THROUGH = {
    "ArrowLeft": "replay-earlier",
    "ArrowRight": "replay-later",
    "Home": "replay-first",
    "End": "replay-last",
}


def _replay_verb(key: Key) -> str | None:
    """Return what a key does in a replay. The scrubber has arrows of its own.

    Space presses the button that has the focus, if one has.
    """
    if key.held:
        return None
    if key.name == "Escape":
        return "replay-close"
    if key.name == " ":
        return "replay-play" if key.at in ("", "scrub") else None
    return None if key.in_field else _THROUGH.get(key.name)
