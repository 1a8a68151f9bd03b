"""Lobbies and rows of the guest book, for tests of screens."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.message import say
from ui.boards import board_named
from ui.lobby import Lobby, add_seat, lay, remove_seat
from ui.page import Page
from ui.saved import SavedRow
from ui.screens import lobby

ROOT = Path(__file__).parent.parent
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
EVIL = '<py-script>boom</py-script>"&'
ROW = SavedRow(
    "a1", "", BRIDESMAID, ("Ada", "Bo", "Cy"), False, ("Bo",), 14, "2026-11-29T19:18:00"
)
FINISHED = replace(ROW, id="f1", finished=True, waiting_for=())
TORN = SavedRow("t1", "", "", (), False, (), 0, "", say("saved/no-record"))


def table_for(seats: int, game: str = BRIDESMAID) -> Lobby:
    """Return a lobby with that many seats."""
    laid = lay(game)
    while len(laid.players) < seats:
        laid = add_seat(laid)
    while len(laid.players) > seats:
        laid = remove_seat(laid, seats)
    return laid


def lobby_page(laid: Lobby) -> Page:
    """Return the lobby as the application draws it."""
    board = board_named(laid.game)
    refusal = laid.start_refusal or board.set_up_refusal(laid)
    return lobby.page(laid, board.house_rules(laid), refusal)
