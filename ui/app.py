"""The application: one model, one pump for everything that happens, one drawing.

Whatever a person does arrives as a verb with an argument and a value (`pick`, `card:8`).
`ui.actions` says what each verb does to the model; then the page is drawn anew from the
model, the table is kept on the device, and bots that are due get their turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.message import Message, say
from engine.rng import Rng
from ui.actions import ACTIONS
from ui.device import Device
from ui.draw import draw
from ui.keeping import entry_from
from ui.keys import Key, verb_of
from ui.lobby import Lobby
from ui.saved import keep
from ui.session import Session
from ui.settings import Settings, keep_settings, read_settings
from ui.toast import Toast

BOT_DELAY_MS = {"slow": 1400, "usual": 650, "quick": 0}
TOAST_MS = 6000


@dataclass(slots=True)
class App:
    """The model of the whole page. Screens draw from it, actions change it."""

    device: Device
    settings: Settings
    rng: Rng
    place: str = "home"
    """Which screen is up: home, lobby, table, saved, rules or about."""
    lobby: Lobby | None = None
    session: Session | None = None
    rules_of: str = ""
    """The game whose rules are open."""
    came_from: str = "home"
    """Where the rules were opened."""
    renaming: str | None = None
    """The saved table whose name is being typed."""
    dialog: str | None = None
    """Which sheet lies on top: menu, log, message or leave."""
    notice: Message | None = None
    """What the message sheet says."""
    toast: Toast | None = None
    deleted: dict[str, str] = field(default_factory=dict)
    """Texts of tables deleted since the page was opened, by id."""
    kept: str = "ok"
    """How the last writing to storage went: ok, full or blocked."""
    _toasts: int = 0
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

    def draw(self) -> None:
        """Show the page as the model has it, and let bots move that are due."""
        self.device.show(draw(self))
        self._call_bot()

    def say(self, message: Message | None) -> None:
        """Put a slip above the tray; None says nothing."""
        if message is not None:
            self.show_toast(Toast(message))

    def show_toast(self, toast: Toast) -> None:
        """Put a slip above the tray; it goes by itself unless it offers something."""
        self.toast = toast
        self._toasts += 1
        mine = self._toasts
        if not toast.do:
            self.device.later(TOAST_MS, lambda: self._drop_toast(mine))

    def tell(self, message: Message) -> None:
        """Say something that has to be read, on a sheet of its own."""
        self.dialog, self.notice = "message", message

    def go(self, place: str) -> None:
        """Open a screen."""
        self.place = place
        self.dialog = None
        if self.toast is not None and not self.toast.do:
            self.toast = None
        self.renaming = None

    def sit(self, session: Session) -> None:
        """Open a table and keep it."""
        self.session = session
        self.go("table")
        self.keep()

    def keep(self) -> None:
        """Write the running table to the device, after every action."""
        if self.session is None:
            return
        entry = entry_from(self.session, self.device.now())
        kept = keep(self.device, self.session.id, entry)
        if kept not in ("ok", self.kept):
            self.show_toast(
                Toast(
                    say(f"app/storage-{kept}"),
                    "save-file",
                    "",
                    say("app/save-to-file"),
                )
            )
        self.kept = kept

    def change_settings(self, **changes: str | tuple[str, ...]) -> None:
        """Change and keep settings."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]  # fields are checked by read_settings
        keep_settings(self.device, self.settings)
        self.device.set_theme(self.settings.theme)

    def _drop_toast(self, mine: int) -> None:
        if self._toasts == mine and self.toast is not None:
            self.toast = None
            self.draw()

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
    app.draw()
    return app
