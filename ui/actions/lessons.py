"""Verbs of first games: begin, carry on, go on from a lesson, read a note."""

from __future__ import annotations

from engine.games import game_keys
from ui.learning import (
    Learning,
    begin,
    first_game,
    keep,
    notes_done,
    resumed,
    standing,
)
from ui.lobby import lay
from ui.model import Model


def open_first_game(model: Model, arg: str, value: str) -> None:
    """Carry on with a first game, or begin it."""
    if arg not in game_keys():
        return
    learning = model.learning
    if learning is not None and learning.game == arg and not learning.session.finished:
        _sit(model, learning)
    elif standing(model.device, arg) == "begun" and (was := resumed(model.device, arg)):
        _sit(model, was)
    else:
        begin_afresh(model, arg, value)


def begin_afresh(model: Model, arg: str, value: str) -> None:
    """Begin a first game from its first lesson; that it was finished is not forgotten."""
    if arg not in game_keys() or first_game(arg) is None:
        return
    player = lay(arg, model.settings.people).players[0].name
    learning = begin(arg, player, model.rng.bits(), model.device.now())
    if learning is not None:
        learning.done = model.has_learnt(arg)
        _sit(model, learning)


def _sit(model: Model, learning: Learning) -> None:
    if model.place != "table":
        model.lesson_from = model.place
    model.learning = learning
    model.tucked = False
    model.sit(learning.session)


def go_on(model: Model, arg: str, value: str) -> None:
    """Go on from a lesson that has been read."""
    if model.lesson_session and model.learning:
        model.learning.read()
        model.tucked = False
        model.keep()


def tuck(model: Model, arg: str, value: str) -> None:
    """Fold the slip to its knot, or unfold it."""
    model.tucked = not model.tucked


def read_note(model: Model, arg: str, value: str) -> None:
    """Put a note of the first round away for good."""
    if arg and arg not in model.settings.notes:
        model.change_settings(notes=(*model.settings.notes, arg))


def urged(model: Model) -> bool:
    """Return whether a choice is not made yet, a lesson having something to say to it."""
    return bool(
        model.lesson_session and model.learning is not None and model.learning.urges()
    )


def follow_lessons(model: Model) -> None:
    """Pass lessons that are past, and keep how far that came."""
    if model.place != "table":
        return
    learning = model.learning
    if learning is None or not model.lesson_session:
        follow_notes(model)
        return
    before = learning.over
    if learning.follow():
        if learning.over != before:
            model.tucked = False
        keep(model.device, learning, model.device.now())


def follow_notes(model: Model) -> None:
    """Put notes away whose advice was taken: they would lie in the way now."""
    session = model.session
    if session is None:
        return
    read = model.settings.notes
    done = notes_done(session.table.game.key, session, read)
    if done:
        model.change_settings(notes=(*read, *done))


ACTIONS = {
    "first-game": open_first_game,
    "first-afresh": begin_afresh,
    "lesson-on": go_on,
    "lesson-tuck": tuck,
    "note-read": read_note,
}
