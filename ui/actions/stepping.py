"""Verbs of going back and on again, as the browser's Back and Forward do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ui import whereabouts
from ui.actions import coach, deck, everywhere, explain, replay
from ui.actions.lessons import open_first_game
from ui.actions.saved import resume
from ui.actions.windows import leave_seats
from ui.ahead import Ahead
from ui.model import Model

Action: TypeAlias = Callable[[Model, str, str], None]


def noted(leave: Action) -> Action:
    """Return a verb that leads back, made one that Forward can take again."""

    def left(model: Model, arg: str, value: str) -> None:
        there, about = whereabouts.where(model), whereabouts.subjects(model)
        leave(model, arg, value)
        whereabouts.note(model, there, about)

    return left


def step_back(model: Model, arg: str, value: str) -> None:
    """Do what the browser's Back is expected to do, so many times: once if not said."""
    for _ in range(_times(arg)):
        _back(model, "", "")


def step_forward(model: Model, arg: str, value: str) -> None:
    """Go where one was before stepping back, so many times, as far as that goes.

    It ends at a table that is being sat down at: other windows are asked first.
    """
    for _ in range(_times(arg)):
        whereabouts.follow(model)
        if not model.ahead or model.windows.opening is not None:
            return
        _return(model, model.ahead.pop())


def _times(arg: str) -> int:
    return min(int(arg), 9) if arg.isdecimal() else 1


@noted
def _back(model: Model, arg: str, value: str) -> None:
    if model.dialog:
        everywhere.close(model, "", "")
    elif model.place == "seats":
        leave_seats(model, "", "")
    elif model.place == "rules":
        explain.back(model, "", "")
    elif model.place == "review":
        model.go("table")
    elif model.place == "deck":
        model.go("lobby")
    elif model.place == "replay":
        replay.close(model, "", "")
    elif model.place == "table" and model.lesson_session:
        everywhere.leave_first_game(model)
    else:
        everywhere.home(model, "", "")


def _return(model: Model, step: Ahead) -> None:
    for name, subject in step.subjects.items():
        setattr(model, name, subject)
    place, dialog = step.there.place, step.there.dialog
    if dialog:
        model.dialog = dialog
    elif place == "table":
        _sit_again(model, step.there.table)
    else:
        if model.session is not None and place == "replay":
            model.session.cover()
        model.go(place)


def _sit_again(model: Model, table: str) -> None:
    """Sit down at a table that was left, as from the guest book: its hands are covered."""
    learning = model.learning
    if learning is not None and learning.session.id == table:
        open_first_game(model, learning.game, "")
    else:
        resume(model, table, "")


ACTIONS = {
    "step-back": step_back,
    "step-forward": step_forward,
    "home": noted(everywhere.home),
    "close": noted(everywhere.close),
    "back": noted(explain.back),
    "deck-back": noted(deck.back),
    "review-close": noted(coach.review_close),
    "replay-close": noted(replay.close),
}
