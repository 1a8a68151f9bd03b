"""The application: one model, one pump for everything that happens, one drawing.

Whatever a person does arrives as a verb with an argument and a value (`pick`, `card:8`).
`ui.actions` says what each verb does to the model; then the page is drawn anew from the
model, and bots that are due get their turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.rng import Rng
from ui.actions import ACTIONS
from ui.actions.saved import file_opened, file_refused
from ui.actions.upkeep import HEARD, follow, opened_for
from ui.device import Device, FileRefusal
from ui.draw import draw
from ui.keys import Key, verb_of
from ui.model import Model
from ui.settings import read_settings

BOT_DELAY_MS = {"slow": 1400, "usual": 650, "quick": 60}
"""Even the quickest bot waits until what a person did is painted."""


@dataclass(slots=True)
class App(Model):
    """The model, in motion."""

    _bot_due: bool = False

    def on(self, do: str, arg: str, value: str) -> None:
        """Take one thing a person did. What breaks here reaches them by the device."""
        action = ACTIONS.get(do)
        if action is None:
            return
        action(self, arg, value)
        self.draw()

    def key(self, key: Key) -> bool:
        """Take a key; return whether it meant anything here."""
        verb = verb_of(self, key)
        if verb is None:
            return False
        self.on(verb, "", "")
        return True

    def away(self) -> None:
        """Cover what is secret: the window lost the focus or is hidden."""
        session = self.session
        if session is not None and session.looking is not None:
            self.on("cover", "", "")

    def back(self) -> None:
        """Look again: what was declined in another window is declined here too."""
        declined = read_settings(self.device).declined
        if declined != self.settings.declined:
            self.settings = replace(self.settings, declined=declined)
            self.draw()

    def heard(self, kind: str, value: str) -> None:
        """Take what the browser says of the page itself."""
        HEARD[kind](self, value)
        self.draw()

    def launched(self, name: str, text: str, refusal: FileRefusal | None) -> None:
        """Take a file that the system opened with the page."""
        if refusal is None:
            file_opened(self, name, text)
        else:
            file_refused(self, name, refusal)
        self.draw()

    def draw(self) -> None:
        """Show the page as the model has it, and let bots move that are due."""
        follow(self)
        self.device.show(draw(self))
        self._call_bot()

    def _call_bot(self) -> None:
        session = self.session
        if self._bot_due or self.place != "table" or session is None:
            return
        if session.bot_to_act() is None:
            return
        self._bot_due = True
        self.device.later(BOT_DELAY_MS[self.settings.pace], self._play_bot)

    def _play_bot(self) -> None:
        self._bot_due = False
        session = self.session
        if self.place != "table" or session is None:
            return
        seat = session.bot_to_act()
        if seat is None:
            return
        session.play_bot(seat)
        self.keep()
        self.draw()


def start(device: Device) -> App:
    """Open the page on a device: settings, the first screen."""
    settings = read_settings(device)
    app = App(device, settings, Rng(device.random_bits()))
    device.set_theme(settings.theme)
    app.redraw = app.draw
    opened_for(app, *device.launch())
    app.draw()
    return app
