"""Verbs of the table: picking, choosing, taking back, passing the device."""

from __future__ import annotations

from engine.message import say
from ui.actions.lessons import urged
from ui.actions.saved import save_to_file
from ui.actions.windows import tell_nod
from ui.model import Model
from ui.turns import took_back

LONGEST = 40
"""Signs of what is typed into a field of a table."""


def pick(model: Model, arg: str, value: str) -> None:
    """Tap a card, a guest or a seat; say why it changes nothing if it does not."""
    if model.session:
        model.typing = False
        model.say(model.session.pick(arg))


def typed(model: Model, arg: str, value: str) -> None:
    """Take what was typed into a field of the table as a pick: `single-number:14`."""
    if model.session:
        model.session.pick(f"{arg}:{value[:LONGEST]}")


def confirm(model: Model, arg: str, value: str) -> None:
    """Make the choice picked, or say what is missing."""
    if model.session:
        if model.toast is not None and not model.toast.do:
            model.toast = None
        if urged(model):
            return
        model.say(model.session.confirm())
        model.keep()


def undo(model: Model, arg: str, value: str) -> None:
    """Take back, or say why not."""
    model.dialog = None
    session = model.session
    if session:
        knew = session.known_there
        model.say(session.undo())
        took_back(session)
        if session.known_there < knew:
            names = [session.table.players[seat].name for seat in session.elsewhere]
            model.say(say("turns/took-back", names=names))
        model.keep()


def onward(model: Model, arg: str, value: str) -> None:
    """Go on after looking at what happened."""
    if model.session:
        model.session.onward()
        model.keep()


def nod(model: Model, arg: str, value: str) -> None:
    """Let bots on that wait for it, up to the next decision point."""
    if model.session and model.stepping:
        model.session.nod()
        tell_nod(model, model.session)


def uncover(model: Model, arg: str, value: str) -> None:
    """Lift the cover: the person named on it looks now."""
    if model.session:
        model.session.uncover()


def cover_back(model: Model, arg: str, value: str) -> None:
    """Give the device back to whoever looked last."""
    if model.session:
        model.session.cover_back()


def cover(model: Model, arg: str, value: str) -> None:
    """Cover the table: the device is passed on, or the window lost the focus."""
    if model.session:
        model.session.cover()
        if model.session.covered:
            model.dialog = model.toast = None


def menu(model: Model, arg: str, value: str) -> None:
    """Open a sheet over the table: `menu` or `log`."""
    if model.session and arg in ("menu", "log"):
        model.dialog = arg


def save_file(model: Model, arg: str, value: str) -> None:
    """Give the running table's record to the person as a file."""
    if model.session:
        save_to_file(model, model.session)


ACTIONS = {
    "pick": pick,
    "input": typed,
    "confirm": confirm,
    "undo": undo,
    "onward": onward,
    "next": nod,
    "uncover": uncover,
    "cover": cover,
    "cover-back": cover_back,
    "sheet": menu,
    "save-file": save_file,
}
