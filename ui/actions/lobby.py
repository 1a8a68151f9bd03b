"""Verbs of the lobby, up to the deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.games import game_keys
from engine.record import MAX_NAME, Player, Record
from engine.table import new_table, open_table
from engine.text import sentence
from ui.boards import board_named
from ui.decks import decks_of
from ui.keeping import seated
from ui.lobby import (
    Lobby,
    add_seat,
    cleaned,
    lay,
    may_seat,
    remove_seat,
    rename,
    seat_kind,
)
from ui.model import Model

MISSING = '#main [aria-invalid="true"], #main .house [data-do]:not(.seg-cell)'
"""Selector of what has to be put right in the lobby before the deal."""


def open_lobby(model: Model, arg: str, value: str) -> None:
    """Lay a table for a game."""
    if arg in game_keys():
        _keep_at_hand(model, arg)
        model.lobby = lay(arg, model.settings.people)
        model.go("lobby")


def _keep_at_hand(model: Model, game: str) -> None:
    """Have the deck of the last table offered, if this device does not keep it."""
    session, editor = model.session, board_named(game).deck_editor
    if session is None or session.table.game.key != game or editor is None:
        return
    table = session.table
    again = session.board.options_again(table.deal)
    cards = editor.chosen(Lobby(game, table.players, again))
    kept = decks_of(model.decks, model.device, game, editor)
    if cards is not None and all(deck.cards != cards for deck in kept):
        model.decks.visiting[game] = cards


def deal(model: Model, arg: str, value: str) -> None:
    """Deal the table that was laid, or lead to what the tray says is still missing; who
    listens hears it again, each time."""
    lobby = model.lobby
    if lobby is None:
        return
    board = board_named(lobby.game)
    refusal = lobby.start_refusal
    if refusal is None and lobby.dealt is None:
        refusal = board.set_up_refusal(lobby)
    if refusal is not None:
        model.voice.say("slip", sentence(refusal))
        model.device.later(0, lambda: model.device.focus(MISSING))
        return
    players = tuple(Player(cleaned(p.name), p.kind) for p in lobby.players)
    if lobby.dealt is None:
        options = board.deal_options(lobby)
        table = new_table(lobby.game, players, model.rng.split(), options)
    else:
        table = open_table(Record(lobby.game, players, lobby.dealt, ()))
    session = seated(table, model.rng.bits(), model.device.now())
    session.hints = lobby.hints
    persons = [seat for seat, player in enumerate(players) if player.level is None]
    if len(persons) > 1:
        spoken = {seat: lobby.languages.get(seat, "") for seat in persons}
        session.languages = {seat: code for seat, code in spoken.items() if code}
    model.change_settings(people=tuple(p.name for p in players if p.level is None))
    model.lobby = None
    model.sit(session)


def name(model: Model, arg: str, value: str) -> None:
    """Take a name as typed; one that is too long stops at its limit."""
    _change(model, lambda lobby: rename(lobby, int(arg), value[: MAX_NAME + 1]), arg)


def kind(model: Model, arg: str, value: str) -> None:
    """Put a person or a bot on a seat: `1:bot:easy`, or `1` with a value."""
    seat, _, chosen = arg.partition(":")
    _change(model, lambda lobby: seat_kind(lobby, int(seat), chosen or value), seat)


def add(model: Model, arg: str, value: str) -> None:
    """Add a bot; where it was the last place there is, its button has gone, and the focus
    goes to who sits there."""
    _change(model, add_seat, "0")
    lobby = model.lobby
    if lobby is not None and not may_seat(lobby, len(lobby.players) + 1):
        kind = f'#main [data-do="kind"][data-arg="{len(lobby.players) - 1}"]'
        model.device.later(0, lambda: model.device.focus(kind))


def unseat(model: Model, arg: str, value: str) -> None:
    """Take a seat away."""
    _change(model, lambda lobby: remove_seat(lobby, int(arg)), arg)


def hints(model: Model, arg: str, value: str) -> None:
    """Switch the sentence that says what a choice would change."""
    _change(model, lambda lobby: replace(lobby, hints=not lobby.hints), "0")


def set_up(model: Model, arg: str, value: str) -> None:
    """Settle a house rule of the game."""
    _change(
        model,
        lambda lobby: board_named(lobby.game).set_up(lobby, arg, model.rng.split()),
        "0",
    )


def _change(model: Model, change: Callable[[Lobby], Lobby], seat: str) -> None:
    """Change the lobby, if there is one and it has that seat."""
    lobby = model.lobby
    if lobby is not None and seat.isdecimal() and int(seat) < len(lobby.players):
        model.lobby = change(lobby)


ACTIONS = {
    "lobby": open_lobby,
    "deal": deal,
    "name": name,
    "kind": kind,
    "add-seat": add,
    "unseat": unseat,
    "hints": hints,
    "set-up": set_up,
}
