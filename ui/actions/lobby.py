"""Verbs of the lobby, up to the deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games import game_keys
from engine.record import MAX_NAME, Player
from engine.table import new_table
from ui.boards import board_named
from ui.keeping import seated
from ui.lobby import Lobby, add_seat, lay, remove_seat, rename, seat_kind

if TYPE_CHECKING:
    from ui.app import App


def open_lobby(app: App, arg: str, value: str) -> None:
    """Lay a table for a game."""
    if arg in game_keys():
        app.lobby = lay(arg, app.settings.people)
        app.go("lobby")


def deal(app: App, arg: str, value: str) -> None:
    """Deal the table that was laid, or say what is still missing."""
    lobby = app.lobby
    if lobby is None:
        return
    board = board_named(lobby.game)
    refusal = lobby.start_refusal or board.set_up_refusal(lobby)
    if refusal:
        app.say(refusal)
        return
    players = [Player(p.name.strip(), p.kind) for p in lobby.players]
    table = new_table(lobby.game, players, app.rng.split(), board.deal_options(lobby))
    session = seated(table, app.rng.bits(), app.device.now())
    session.hints = lobby.hints
    app.change_settings(people=tuple(p.name for p in players if p.level is None))
    app.lobby = None
    app.sit(session)


def again(app: App, arg: str, value: str) -> None:
    """Play the same game with the same players once more."""
    if app.session is None:
        return
    table = app.session.table
    app.lobby = Lobby(table.game.key, table.players, {}, app.session.hints)
    if app.session.board.set_up_refusal(app.lobby):
        app.go("lobby")
    else:
        deal(app, "", "")


def name(app: App, arg: str, value: str) -> None:
    """Take a name as typed; one that is too long stops at its limit."""
    _change(app, lambda lobby: rename(lobby, int(arg), value[: MAX_NAME + 1]), arg)


def kind(app: App, arg: str, value: str) -> None:
    """Put a person or a bot on a seat: `1:bot:easy`, or `1` with a value."""
    seat, _, chosen = arg.partition(":")
    _change(app, lambda lobby: seat_kind(lobby, int(seat), chosen or value), seat)


def add(app: App, arg: str, value: str) -> None:
    """Add a bot."""
    _change(app, add_seat, "0")


def unseat(app: App, arg: str, value: str) -> None:
    """Take a seat away."""
    _change(app, lambda lobby: remove_seat(lobby, int(arg)), arg)


def hints(app: App, arg: str, value: str) -> None:
    """Switch the sentence that says what a choice would change."""
    _change(app, lambda lobby: replace(lobby, hints=not lobby.hints), "0")


def set_up(app: App, arg: str, value: str) -> None:
    """Settle a house rule of the game."""
    _change(
        app,
        lambda lobby: board_named(lobby.game).set_up(lobby, arg, app.rng.split()),
        "0",
    )


def _change(app: App, change: Callable[[Lobby], Lobby], seat: str) -> None:
    """Change the lobby, if there is one and it has that seat."""
    lobby = app.lobby
    if lobby is not None and seat.isdigit() and int(seat) < len(lobby.players):
        app.lobby = change(lobby)


ACTIONS = {
    "lobby": open_lobby,
    "deal": deal,
    "again": again,
    "name": name,
    "kind": kind,
    "add-seat": add,
    "unseat": unseat,
    "hints": hints,
    "set-up": set_up,
}
