"""The application: one model, one pump for everything that happens, one drawing.

Whatever a person does arrives as a verb with an argument and a value (`pick`, `card:8`).
`ui.actions` says what each verb does to the model; then the page is drawn anew from the
model, and bots that are due get their turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.message import say
from engine.rng import Rng
from ui import deleted, listening
from ui.actions import ACTIONS
from ui.actions.coach import fair_stop, hint_away
from ui.actions.guest_book import read_ahead
from ui.actions.lessons import follow_lessons
from ui.actions.saved import file_opened, file_refused
from ui.actions.scores import settle
from ui.actions.upkeep import HEARD, follow, opened_for
from ui.actions.windows import caught_up, follow_windows
from ui.bots import BotTurn
from ui.device import Device, FileRefusal
from ui.draw import draw
from ui.errand import Errand
from ui.keys import Key, verb_of
from ui.languages import follow as follow_language
from ui.model import Model
from ui.motion import note_drawn
from ui.settings import read_settings

BOT_DELAY_MS = {"slow": 1400, "usual": 650, "quick": 60, "step": 60}
"""From a decision being due to its being made; thinking counts into it. Even the quickest
bot waits until what a person did is painted."""


@dataclass(slots=True)
class App(Model):
    """The model, in motion."""

    _turn: BotTurn | None = None
    """The bot that is making up its mind."""
    _long_at: str = ""
    """The table at which it was last said that a bot takes long."""

    def on(self, do: str, arg: str, value: str) -> None:
        """Take one thing a person did. What breaks here reaches them by the device."""
        action = ACTIONS.get(do)
        if action is None:
            return
        caught_up(self)
        action(self, arg, value)
        self.draw()

    def key(self, key: Key) -> bool:
        """Take a key; return whether it meant anything here."""
        verb = verb_of(self, key)
        if verb is None:
            return False
        self.on(*verb, "")
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
        follow_windows(self)
        settle(self)
        follow_lessons(self)
        errand = self._errand_due()
        follow_language(self)
        listening.follow(self)
        page = draw(self)
        note_drawn(self)
        self.device.show(page, lambda moving: self._shown(errand, moving))
        listening.speak(self)

    def _shown(self, errand: Errand | None, moving: int) -> None:
        """Go on from a page that is there: bots and the coach wait until it is."""
        self._call_bot(errand, moving)
        self._call_errand(errand)

    def _errand_due(self) -> Errand | None:
        """Return what the coach is asked now; what nobody waits for any more is dropped."""
        place = self.came_from if self.place == "rules" else self.place
        at_table = self.session if place == "table" else None
        if self.hint is not None and not self.hint.stands(at_table):
            hint_away(self, "", "")
        if self.fair is not None and (self.dialog != "fair" or at_table is None):
            fair_stop(self, "", "")
            self.fair = None
        if self.review is not None and self.place != "review":
            self.review.pause()
        if self.fair is not None:
            return self.fair.errand
        if self.hint is not None:
            return self.hint.errand
        if self.review is not None and self.place == "review":
            self.review.next_errand(self.device)
            return self.review.errand
        return None

    def _call_errand(self, errand: Errand | None) -> None:
        """Send it, unless a bot is thinking: whoever thinks beside the page is alone."""
        if errand is None or errand.begun:
            return
        if self._turn is None or self._turn.chosen:
            self.device.later(0, lambda: self._begin(errand))  # painted first

    def _begin(self, errand: Errand) -> None:
        if not (errand.begun or errand.over):
            errand.begin(self.draw)

    def _call_bot(self, errand: Errand | None, moving: int) -> None:
        here = self.place == "table" and self.windows.moves_bots(self.device)
        session = self.session if here else None
        if self._turn is not None and not self._turn.stands(session):
            self._turn.drop()
            self._turn = None
        if session is None:
            return
        if self._turn is not None:
            if self._turn.ready and not self.stepping:  # it waited for a nod
                self.device.later(0, self._play_bot)
            return
        seat = session.bot_to_act()
        if seat is None or errand is not None:
            return  # a bot comes when the coach has answered
        self._turn = turn = BotTurn(
            self.device, session, seat, self._play_bot, self._takes_long
        )
        turn.begin(self._pace(moving))

    def _pace(self, moving: int) -> int:
        """Return how long a bot waits: what moves is seen first, then what it led to.

        Whoever lets bots take no time, or their own nod, does not wait for that.
        """
        pace = BOT_DELAY_MS[self.settings.pace]
        if self.settings.pace in ("quick", "step"):
            return pace
        return max(pace, moving + BOT_DELAY_MS["usual"])

    def _play_bot(self) -> None:
        turn = self._turn
        if turn is None or not turn.ready or self.stepping:
            return
        caught_up(self)
        if turn.stands(self.session):
            self._turn = None
            turn.session.table.choose(turn.seat, turn.choice)
            self.keep()
        self.draw()

    def _takes_long(self) -> None:
        session, turn = self.session, self._turn
        if session is None or turn is None or self._long_at == session.id:
            return
        self._long_at = session.id
        self.say(say("app/takes-long", name=session.table.players[turn.seat].name))
        self.draw()


def start(device: Device) -> App:
    """Open the page on a device: settings, the first screen."""
    settings = read_settings(device)
    app = App(device, settings, Rng(device.random_bits()))
    device.set_theme(settings.theme)
    app.redraw = app.draw
    app.deleted = deleted.bin_of(device)
    follow_language(app)
    opened_for(app, *device.launch())
    app.draw()
    read_ahead(app)
    return app
