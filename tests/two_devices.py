"""Two devices at one table that send each other links."""

from __future__ import annotations

import pytest

from engine.games import game_named
from engine.link import encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table
from tests.device import StandIn
from tests.playing import press_something
from tests.test_arrival import came
from ui.app import App
from ui.session import Session

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
ID = "0123456789"
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


class Two:
    """Two devices at one table, a person each; what one sends the other opens."""

    def __init__(
        self, game: str, kinds: list[str], seats: tuple[int, int], seed: int
    ) -> None:
        players = tuple(
            Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)
        )
        deal = game_named(game).deal(len(kinds), Rng(seed))
        code = encode_link(table_link(open_table(Record(game, players, deal, ())), ID))
        self.devices = [StandIn(seed=seed), StandIn(seed=seed + 1)]
        self.apps: list[App] = []
        for device, seat in zip(self.devices, seats, strict=True):
            app, _ = came(code, device)
            app.on("sit-as", str(seat), "")
            app.on("sit-down", "", "")
            self.apps.append(app)

    def session(self, which: int) -> Session:
        session = self.apps[which].session
        assert session is not None
        return session

    def take_turn(self, which: int, rng: Rng) -> None:
        """Press at one device until it is for somebody elsewhere to choose, or over."""
        app, device = self.apps[which], self.devices[which]
        for _ in range(300):
            device.run()
            session = self.session(which)
            if device.offers("turn-send") or session.finished:
                return
            press_something(app, device, rng)
        raise AssertionError(f"nobody else's turn ever: {device.text[:300]}")

    def send(self, which: int) -> str:
        """Press the button that sends, and return what was put on the clipboard."""
        device = self.devices[which]
        device.clipboard = ""
        self.apps[which].on("turn-send", "", "")
        assert device.clipboard
        return device.clipboard

    def open(self, which: int, text: str) -> None:
        self.apps[which].heard("linked", text.partition("#")[2])


def wedding(seed: int = 3) -> tuple[Two, int]:
    """Return two persons At the Wedding Table, and whose device is to choose."""
    two = Two(WEDDING, ["human", "human"], (0, 1), seed)
    (due,) = two.session(0).table.waiting_for
    return two, due


def play_deal(game: str, seed: int = 3) -> dict[str, object]:
    return game_named(game).deal(2, Rng(seed))
