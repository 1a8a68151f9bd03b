"""Keys that mean something on the whole page; the rest belongs to what has the focus."""

from __future__ import annotations

from dataclasses import dataclass

from ui.model import Model
from ui.session import Session
from ui.shortcuts import KEYS, Verb, is_single, on_screen


@dataclass(frozen=True, slots=True)
class Key:
    """A key that was pressed and that the browser's part of the page has no use for."""

    name: str
    """As browsers name it: `Escape`, `z`, `1`."""
    held: frozenset[str]
    """Of `alt`, `altgraph`, `control`, `meta` and `shift`."""
    in_field: bool
    """Whether it was typed into a field."""
    at: str
    """What has the focus: its `data-key`, or its verb and argument (`pick card:8`)."""


SCRUBBER = "scrub"
"""A field that nobody writes in, though it has arrows of its own."""

COMMAND_LINE = "command-line"
"""The field of the command line, which Escape closes with whatever is in it."""


def verb_of(model: Model, key: Key) -> Verb | None:
    """Return the verb that a key stands for now, or None if it means nothing here.

    Escape steps back: it closes the sheet, else has nothing explained any more, else puts
    the hint away, else puts down what is picked or looked at, else leaves the screen as the
    browser's Back does. Enter on what is picked confirms it. Ctrl+Z, or Cmd+Z, takes back.
    In a replay arrows, Home and End lead through it, and Space lets it go on by itself.
    Letters and signs are in `ui.shortcuts`; they can be turned off, and mean nothing while
    a sheet lies on the page, save in the list of them the key that opened it.
    """
    if key.name == "Escape":
        return _stepping_back(model, key)
    if is_single(key.name) and key.held <= {"shift"}:
        return _single(model, key)
    if model.dialog or (key.in_field and key.at != SCRUBBER):
        return None
    if model.place == "replay":
        return _through_replay(key)
    session = _table(model)
    if session is None:
        return None
    if key.name in ("z", "Z") and key.held in ({"control"}, {"meta"}):
        return "undo", ""
    if key.name == "Enter" and not key.held:
        at = key.at.removeprefix("pick ")
        return ("confirm", "") if at in session.picks else None
    return None


def _table(model: Model) -> Session | None:
    """Return the table that somebody looks at, if one does."""
    session = model.session if model.place == "table" else None
    return None if session is None or session.covered else session


def _single(model: Model, key: Key) -> Verb | None:
    """Return what a letter or sign stands for on this screen."""
    if key.in_field or model.settings.shortcuts == "off":
        return None
    name = key.name.lower()
    if model.dialog:
        return ("close", "") if (name, model.dialog) == ("?", KEYS) else None
    for shortcut in on_screen(model.place):
        if shortcut.key == name:
            return shortcut.verb if _holds(model, shortcut.verb) else None
    return None


def _holds(model: Model, verb: Verb) -> bool:
    """Return whether the button that sends it would be there."""
    if verb[0] == KEYS or model.place != "table":
        return True
    session = _table(model)
    if session is None:
        return False
    if verb[0] == "hint":
        return not (session.finished or model.lesson_session)
    return verb[0] != "next" or model.stepping


def _stepping_back(model: Model, key: Key) -> Verb | None:
    """Return what Escape leads back from, the nearest first.

    In a field it leaves the screen alone: what is being typed is not lost to one key.
    """
    if model.dialog:
        return "close", ""
    if key.at == COMMAND_LINE:
        return "command-close", ""
    nearest = _put_down(model)
    if nearest is not None:
        return nearest
    if model.place == "home" or key.held or (key.in_field and key.at != SCRUBBER):
        return None
    return ("replay-close" if model.place == "replay" else "step-back"), ""


def _put_down(model: Model) -> Verb | None:
    """Return how to put down what is held on this screen, if anything is."""
    if model.place == "saved":
        if model.renaming is not None:
            return "rename", ""
        return ("find-clear", "") if model.book.narrowed else None
    if model.place == "replay":
        picked = model.replay is not None and bool(model.replay.picks)
        return ("look-away", "") if picked else None
    session = _table(model)
    if session is None:
        return None
    if model.asking:
        return "asking", ""
    if model.hint:
        return "hint-away", ""
    if not session.picks:
        return None
    return ("look-away", "") if session.finished else ("undo", "")


_THROUGH = {
    "ArrowLeft": "replay-earlier",
    "ArrowRight": "replay-later",
    "Home": "replay-first",
    "End": "replay-last",
}


def _through_replay(key: Key) -> Verb | None:
    """Return what a key does in a replay. The scrubber has arrows of its own.

    Space presses the button that has the focus, if one has.
    """
    if key.held:
        return None
    if key.name == " ":
        return ("replay-play", "") if key.at in ("", SCRUBBER) else None
    verb = None if key.at == SCRUBBER else _THROUGH.get(key.name)
    return None if verb is None else (verb, "")
