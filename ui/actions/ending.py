"""Verbs of the end of a game: a rematch, the same deal again, the picture to keep."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast, get_args

from engine.message import say
from engine.record import Player, Record
from engine.table import Table, new_table, open_table
from engine.text import sentence
from ui.actions.lobby import open_lobby
from ui.actions.share import open_sheet
from ui.device import PictureWay
from ui.ending import Keepsake, picture_name, picture_of
from ui.keeping import seated
from ui.lobby import Lobby, cleaned
from ui.model import Model
from ui.session import Session
from ui.windows import news

GROUNDS: Final = ("light", "dark")
WAYS: Final = get_args(PictureWay)


def again(model: Model, arg: str, value: str) -> None:
    """Deal anew for the same players, each a seat further along."""
    session = model.session
    if session is None or not session.finished:
        return
    if model.lesson_session:
        open_lobby(model, session.table.game.key, "")
        return
    board, table = session.board, session.table
    players = _cleaned(table.players[1:] + table.players[:1])
    lobby = Lobby(table.game.key, players, board.options_again(table.deal))
    refusal = lobby.start_refusal or board.set_up_refusal(lobby)
    if refusal or not session.seats:
        _lay(model, session, lobby)
        return
    options = board.deal_options(lobby)
    dealt = new_table(lobby.game, players, model.rng.split(), options)
    _sit_down(model, session, dealt, along=1)


def same_deal(model: Model, arg: str, value: str) -> None:
    """Play the same deal once more, everybody where they were."""
    session = model.session
    if session is None or not session.finished:
        return
    table = session.table
    players = _cleaned(table.players)
    lobby = Lobby(table.game.key, players, dealt=table.deal)
    if lobby.start_refusal or not session.seats:
        _lay(model, session, lobby)
        return
    dealt = open_table(Record(lobby.game, players, dict(table.deal), ()))
    _sit_down(model, session, dealt, along=0)


def _cleaned(players: tuple[Player, ...]) -> tuple[Player, ...]:
    return tuple(replace(player, name=cleaned(player.name)) for player in players)


def _lay(model: Model, session: Session, lobby: Lobby) -> None:
    """Let it be settled first who plays: nobody of these plays here."""
    model.lobby = replace(lobby, hints=session.hints)
    model.go("lobby")


def _sit_down(model: Model, before: Session, table: Table, along: int) -> None:
    """Sit down at the next table; who plays elsewhere has to be sent it.

    Other windows that are at the table before it are told of it.
    """
    session = seated(table, model.rng.bits(), model.device.now())
    session.hints = before.hints
    seats = len(table.players)
    for seat, code in before.languages.items():
        session.languages[(seat - along) % seats] = code
    if before.here is not None:
        session.here = tuple(sorted((seat - along) % seats for seat in before.here))
    model.sit(session)
    model.device.post(news(before.id, "again", next=session.id))
    if session.elsewhere:
        open_sheet(model, "", "")


def open_keepsake(model: Model, arg: str, value: str) -> None:
    """Draw the finished table as a picture, on the ground the page has now."""
    session = model.session
    if session is None or not session.finished:
        return
    picture = picture_of(session)
    if picture:
        ground = GROUNDS[model.device.is_dark]
        model.keepsake, model.dialog = Keepsake(session, picture, ground), "keepsake"


def set_ground(model: Model, arg: str, value: str) -> None:
    """Draw it on linen or in black tie."""
    if model.keepsake is not None and arg in GROUNDS:
        model.keepsake.ground = arg


def save_picture(model: Model, arg: str, value: str) -> None:
    """Give the picture to the person as a file, `png` or `svg`, or send it on."""
    kept = model.keepsake
    if kept is None or arg not in WAYS:
        return
    name = picture_name(kept.session, "svg" if arg == "svg" else "png")

    def done(made: bool) -> None:
        if model.dialog == "keepsake" and made:
            model.dialog = None
        if not made:
            model.tell(say("ending/picture-not"))
        elif arg != "send":
            model.say(say("saved/saved-as", name=name))
        model.redraw()

    model.device.picture(cast("PictureWay", arg), name, sentence(say("app/name")), done)


ACTIONS = {
    "again": again,
    "again-same": same_deal,
    "keepsake": open_keepsake,
    "keepsake-ground": set_ground,
    "keepsake-save": save_picture,
}
