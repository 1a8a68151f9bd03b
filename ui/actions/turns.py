"""Verbs of a game between devices: sent on, a move told, who plays where."""

from __future__ import annotations

from engine.message import say
from engine.text import sentence
from ui.actions.share import as_shared, open_sheet, sent_on
from ui.invitation import name_of
from ui.model import Model
from ui.plain import plain
from ui.sharing import Sharing, share
from ui.turns import Turn, hear, turn_of

CODE = '[data-do="turn-typed"]'
"""The field for a move that was told."""


def send_turn(model: Model, arg: str, value: str) -> None:
    """Send the table on to whoever is to choose: by the system's share, or copied."""
    session = model.session
    turn = None if session is None else turn_of(session)
    if session is None or turn is None:
        return
    as_shared(model, session)
    sharing = share(session, "table", model.device.address)
    if sharing.refusal is not None:
        model.tell(plain(sharing.refusal))
        return
    text = _message(sharing, turn)
    if model.device.can_send:
        sent_on(model, sharing)
        model.device.send(sentence(say("app/name")), text, sharing.address)
        return
    names = [session.table.players[seat].name for seat in turn.seats]

    def done(allowed: bool) -> None:
        if allowed:
            sent_on(model, sharing)
            model.say(say("turns/copied", names=names))
        else:  # the sheet has the link itself, to be selected by hand
            open_sheet(model, "", "")
            if model.sharing is not None:
                model.sharing.copied = False
        model.redraw()
        if not allowed:
            model.device.focus("#share-link")

    model.device.copy(f"{text}\n{sharing.address}", done)


def _message(sharing: Sharing, turn: Turn) -> str:
    """Return what goes with a link; what stands behind a # would be taken for its code."""
    table = sharing.session.table
    names = [table.players[seat].name for seat in turn.seats]
    said = say(
        "turns/message-over" if turn.over else "turns/message",
        names=names,
        game=name_of(table.game.key),
    )
    return sentence(said).replace("#", "")


def open_ways(model: Model, arg: str, value: str) -> None:
    """Open the sheet with other ways than a link."""
    if model.session is not None:
        model.told_move, model.told_refusal = "", None
        model.dialog = "turn"


def typed(model: Model, arg: str, value: str) -> None:
    """Take what is typed as a move that was told."""
    model.told_move, model.told_refusal = value, None


def make(model: Model, arg: str, value: str) -> None:
    """Make the move that was told, or say why it can't be made."""
    session = model.session
    if session is None or model.dialog != "turn" or not model.told_move.strip():
        return
    as_shared(model, session)
    before = session.table.waiting_for
    model.told_refusal = hear(session, model.told_move)
    if model.told_refusal is not None:
        model.device.later(0, lambda: model.device.focus(CODE))
        return
    model.dialog, model.told_move = None, ""
    after = session.table.waiting_for
    seat = next((s for s in session.elsewhere if s in before and s not in after), None)
    seat = session.elsewhere[0] if seat is None else seat
    model.say(say("turns/made", name=session.table.players[seat].name))
    model.keep()


def seat_where(model: Model, arg: str, value: str) -> None:
    """Say where somebody plays: `1:there` or `1:here`."""
    seat, _, where = arg.partition(":")
    sharing, session = model.sharing, model.session
    if sharing is None or session is None or sharing.session is not session:
        return
    if not sharing.seats or where not in ("here", "there") or not seat.isdecimal():
        return
    persons = (*session.seats, *session.elsewhere)
    if int(seat) not in persons or (int(seat) in session.seats) == (where == "here"):
        return
    if where == "there" and len(session.seats) == 1:
        model.say(say("turns/last-here"))
        return
    session.play_here(int(seat), here=where == "here")
    name = session.table.players[int(seat)].name
    model.say(say("turns/left" if where == "there" else "turns/returned", name=name))
    model.keep()


ACTIONS = {
    "turn-send": send_turn,
    "turn-sheet": open_ways,
    "turn-typed": typed,
    "turn-make": make,
    "share-seat": seat_where,
}
