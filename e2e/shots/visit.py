"""A visit to the page on a device that stands in: what leads to a screen, by verbs."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from e2e.shots.tables import numbered
from engine.rng import Rng
from engine.table import Table
from tests.device import StandIn
from tests.playing import settle_house_rules
from tools.messages import compiled
from tools.packing import sent
from ui.app import App, start
from ui.keeping import seated
from ui.model import TOAST_MS
from ui.session import Session

ROOT = Path(__file__).parents[2]
QR = """
import { encode } from "uqr";
const { data } = encode(process.argv[1], { ecc: "M", border: 0 });
console.log(data.map((row) => row.map(Number).join("")).join("\\n"));
"""


@dataclass
class Still(StandIn):
    """A device on which no slip goes away by itself and QR codes are real ones."""

    can_send: bool = True

    def later(self, ms: int, task: Callable[[], None]) -> None:
        if ms < TOAST_MS:
            super().later(ms, task)

    def qr(self, text: str, then: Callable[[str], None]) -> None:
        self.tasks.append(lambda: then(code_of(text)))


@cache
def code_of(text: str) -> str:
    """Return the rows of a text's QR code, made by what the page makes it with."""
    run = ["node", "--input-type=module", "-e", QR, text]
    made = subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True)
    return made.stdout.strip()


@cache
def catalogue_of(language: str) -> bytes:
    """Return a language's catalogue as the page gets it."""
    return sent(compiled(language))


@dataclass
class Visit:
    """One visit. A screen is where it came to."""

    language: str = "en"
    device: StandIn = field(default_factory=Still)
    splash: bool = False
    """Look at the page while Python is not there yet."""
    trouble: tuple[str, str] | None = None
    """Which panel of `guard.js` lies on it (`crash` or why it can't start), and details."""
    unfolded: tuple[str, ...] = ()
    """Selectors of what is unfolded by hand, outside Python."""
    luck: Callable[[], int] = field(default_factory=numbered)
    _app: App | None = None

    @property
    def app(self) -> App:
        """The page, opened when it is first asked for."""
        if self._app is None:
            self.device.language = self.language
            self.device.catalogues |= self.catalogues
            self._app = start(self.device)
            self._app.change_settings(pace="quick")
        return self._app

    @app.setter
    def app(self, app: App) -> None:
        self._app = app

    @property
    def catalogues(self) -> dict[str, bytes]:
        """What the page needs to speak the language of this visit."""
        if self.language == "en":
            return {}
        return {self.language: catalogue_of(self.language)}

    @property
    def session(self) -> Session:
        """The table that is up."""
        assert self.app.session is not None
        return self.app.session

    def on(self, do: str, arg: str = "", value: str = "") -> None:
        """Do one thing."""
        self.app.on(do, arg, value)

    def pick(self, *tokens: str) -> None:
        """Tap these, one after another."""
        for token in tokens:
            self.on("pick", token)

    def wait(self) -> None:
        """Let the time pass: bots move, the coach answers."""
        self.device.run()

    def lay(self, game: str, *kinds: str) -> None:
        """Open a lobby with these kinds of players on its seats."""
        self.on("lobby", game)
        assert self.app.lobby is not None
        while len(self.app.lobby.players) < len(kinds):
            self.on("add-seat")
        for seat, kind in enumerate(kinds):
            self.on("kind", str(seat), kind)
        settle_house_rules(self.app)

    def sit(self, table: Table, *, news: int = 0, title: str = "") -> Session:
        """Sit down at a table; the last so many events of its log are new to everybody."""
        session = seated(table, self.luck(), self.device.now())
        session.title = title
        known = max(0, len(table.state.log) - news)
        session.seen = dict.fromkeys(range(len(table.players)), known)
        self.app.sit(session)
        self.app.draw()
        return session

    def keep(self, table: Table, *, title: str = "") -> Session:
        """Keep a table in the guest book and go home."""
        session = self.sit(table, title=title)
        self.on("home")
        return session

    def press_on(self, seed: int = 1) -> None:
        """Press something that can be picked."""
        tokens = self.device.available("pick")
        self.on("pick", Rng(seed).choice(tokens))
