"""Verbs of scores: looking closer, asking how points came about, going to a moment.

None of them changes a table, so they work in a replay as they do at the table.
"""

from __future__ import annotations

from ui.actions.replay import open_at
from ui.model import Model
from ui.why import why_of


def look(model: Model, arg: str, value: str) -> None:
    """Look at something of the table more closely, or not any more."""
    if model.place == "replay" and model.replay is not None:
        model.replay.playing = False
        model.replay.look_closer(arg)
    elif model.session:
        model.say(model.session.pick(arg))


def look_away(model: Model, arg: str, value: str) -> None:
    """Look at nothing in particular any more."""
    looked_at = model.replay if model.place == "replay" else model.session
    if looked_at is not None:
        looked_at.picks = ()


def why(model: Model, arg: str, value: str) -> None:
    """Open the sheet that tells how points came about."""
    model.why, model.dialog = arg, "why"
    settle(model)
    if model.place == "replay" and model.replay is not None:
        model.replay.playing = False


def settle(model: Model) -> None:
    """Put that sheet away once there is nothing to tell: the table went on."""
    if model.dialog == "why" and why_of(model) is None:
        model.dialog = None


def moment(model: Model, arg: str, value: str) -> None:
    """Look back from where so many events of the log had happened."""
    replay = model.replay if model.place == "replay" else None
    session = replay.session if replay is not None else model.session
    if session is None or not arg.isdecimal():
        return
    logs = [len(state.log) for state in session.table.states]
    there = next((n for n, known in enumerate(logs) if known >= int(arg)), None)
    if there is None:
        return
    if replay is not None:
        replay.playing = False
        replay.go_to(there)
    else:
        open_at(model, str(there), "")


ACTIONS = {
    "look": look,
    "look-away": look_away,
    "why": why,
    "moment": moment,
}
