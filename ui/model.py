"""The model: which screen is up, the table, the lobby, what lies on top of it all.

It says what it holds and keeps it on the device; how things come about is in
`ui.actions`, how they look in `ui.draw`, and when they happen in `ui.app`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date

from engine.message import Message, say
from engine.record import format_json
from engine.rng import Rng
from ui.ahead import Ahead
from ui.arrival import Arrival
from ui.claims import Claims
from ui.daily import note
from ui.dayview import DayView, own_name
from ui.decks import Decks
from ui.device import Device
from ui.ending import Keepsake
from ui.fairness import FairCheck
from ui.guest_book import GuestBook
from ui.hinting import Hint
from ui.joining import take_in
from ui.keeping import entry_from
from ui.learning import Learning, has_learnt
from ui.learning import keep as keep_lesson
from ui.lobby import Lobby
from ui.replaying import Replaying
from ui.reviewing import Review
from ui.saved import (
    SavedRow,
    keep,
    latest_running,
    row_of,
    rows,
    text_of,
    written,
)
from ui.session import Session
from ui.settings import Settings, keep_settings
from ui.sharing import Sharing
from ui.toast import Toast
from ui.tongues import Tongues
from ui.upkeep import Upkeep
from ui.voice import Voice
from ui.windows import Windows, news

TOAST_MS = 6000


@dataclass(slots=True)
class Model:
    """The whole page as values. Screens draw from it, actions change it."""

    device: Device
    settings: Settings
    rng: Rng
    place: str = "home"
    """Which screen is up: home, lobby, deck, table, seats, review, replay, saved, daily,
    link, rules or about."""
    lobby: Lobby | None = None
    session: Session | None = None
    rules_of: str = ""
    """The game whose rules are open."""
    rules_at: str = ""
    """The chapter at which reading begins, by its id."""
    lesson_from: str = "home"
    """The screen that a first game was opened from, and is left to."""
    came_from: str = "home"
    """Where the rules were opened."""
    ahead: list[Ahead] = field(default_factory=list)
    """What was stepped back from, the nearest last: there the browser's Forward leads."""
    explained: str = ""
    """What the sheet `explain` is about: a topic."""
    asking: bool = False
    """Whether what is pressed on the table is explained instead of done."""
    commanding: bool = False
    """Whether the table's command line is open."""
    typing: bool = False
    """Whether the last thing done at the table was typed there."""
    renaming: str | None = None
    """The saved table whose name is being typed."""
    dialog: str | None = None
    """Which sheet lies on top: menu, keys, log, message, explain, fair, share, turn,
    forget, keepsake, languages, replay-log, replay-seat or why."""
    why: str = ""
    """Whose points that sheet explains, in the board's words: `side:bride`."""
    notice: Message | None = None
    """What the message sheet says."""
    toast: Toast | None = None
    book: GuestBook = field(default_factory=GuestBook)
    """What of the guest book is looked at."""
    deleted: dict[str, str] = field(default_factory=dict)
    """Texts of tables that were deleted and can be brought back, by id, the latest last."""
    kept: str = "ok"
    """How the last writing to storage went: ok, full or blocked."""
    unkept: dict[str, Session] = field(default_factory=dict)
    """Tables that the device could not keep: they last as long as the page."""
    upkeep: Upkeep = field(default_factory=Upkeep)
    """What the browser has told of the page itself."""
    hint: Hint | None = None
    """What the coach says, or is asked, of the decision that is due."""
    review: Review | None = None
    replay: Replaying | None = None
    """What is looked back at."""
    fair: FairCheck | None = None
    arrival: Arrival | None = None
    """A link that was opened or pasted, before it is a table of this device."""
    day: DayView | None = None
    """Which day's table is looked at."""
    keepsake: Keepsake | None = None
    """The picture of the finished table that is up."""
    sharing: Sharing | None = None
    """What the share sheet is about."""
    voice: Voice = field(default_factory=Voice)
    """What is said aloud."""
    told_move: str = ""
    """What is typed as a move that somebody at another device told."""
    told_refusal: Message | None = None
    """Why that could not be made."""
    decks: Decks = field(default_factory=Decks)
    """Decks of one's own, for games whose tables may carry one."""
    claims: Claims | None = None
    """Days that came in a file and may be one's own."""
    windows: Windows = field(default_factory=Windows)
    """What this window has of the table that is up, and what other windows have."""
    learning: Learning | None = None
    """The first game that was up last."""
    tongues: Tongues = field(default_factory=Tongues)
    """The languages that the page has words of."""
    tucked: bool = False
    """Whether the slip of its lesson is folded."""
    redraw: Callable[[], None] = lambda: None
    """Shows the page anew, for what happens later than an action."""
    _toasts: int = 0

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

    @property
    def lesson_session(self) -> Session | None:
        """The table, if it is a first game's."""
        learning = self.learning
        ours = learning is not None and learning.session is self.session
        return self.session if ours else None

    def has_learnt(self, game: str) -> bool:
        """Whether somebody played a first game to its end here."""
        return has_learnt(self.device, game)

    @property
    def today(self) -> date:
        """The day it is in UTC, if the device's clock is right."""
        return date.fromisoformat(self.device.now()[:10])

    @property
    def stepping(self) -> bool:
        """Whether bots wait for a nod now (the pace `step`)."""
        session = self.session
        return (
            self.settings.pace == "step"
            and session is not None
            and session.bots_alone
            and not session.nodded
        )

    def go(self, place: str) -> None:
        """Open a screen; a table that was waited for is not put up over it."""
        self.place, self.windows.opening = place, None
        self.dialog, self.asking = None, False
        if self.toast is not None and not self.toast.do:
            self.toast = None
        self.renaming = None

    def rows(self) -> tuple[SavedRow, ...]:
        """Return all tables, those that last only as long as the page among them."""
        kept = rows(self.device)
        return (
            *self._unkept_rows(),
            *(row for row in kept if row.id not in self.unkept),
        )

    def waiting(self) -> SavedRow | None:
        """Return the latest of all tables that can be played on."""
        here = [row for row in self._unkept_rows() if not row.finished]
        return here[0] if here else latest_running(self.device)

    def _unkept_rows(self) -> list[SavedRow]:
        now = self.device.now()
        return [
            row_of(id, format_json(entry_from(session, now)))
            for id, session in self.unkept.items()
        ]

    def sit(self, session: Session) -> None:
        """Open a table and keep it; what could not be kept before is said again."""
        self.session, self.kept = session, "ok"
        self.windows.come(self.device, session.id, fresh=True)
        self.go("table")
        self.keep()

    def keep(self, session: Session | None = None, *, answering: bool = False) -> None:
        """Write a table to the device: after every action, the one that is up.

        What another window did at it is taken in first, and it is told of this, though
        there may be no room to keep it. `answering`: others know all of it already.
        """
        session = session or self.session
        if session is None:
            return
        if self.learning is not None and session is self.learning.session:
            keep_lesson(self.device, self.learning, self.device.now())
            return
        there = text_of(self.device, session.id)
        if None not in (there, session.stored) and there != session.stored:
            assert there
            if take_in(session, there):
                session.stored = there
        entry = entry_from(session, self.device.now())
        kept = keep(self.device, session.id, entry, session.stored)
        if kept.id != session.id:
            session.known_as = session.travels_as
            if session is self.session:
                sits = self.windows.sits
                self.windows.come(self.device, kept.id, sits=sits, fresh=True)
            self.show_toast(
                Toast(say("app/kept-both"), "go", "saved", say("app/see-both"))
            )
        if kept.result not in ("ok", self.kept):
            self.show_toast(
                Toast(
                    say(f"app/storage-{kept.result}"),
                    "save-file",
                    "",
                    say("app/save-to-file"),
                    urgent=True,
                )
            )
        text = None if kept.text == session.stored else kept.text
        if kept.result != "ok" and not answering:
            text = written(entry)
        if text is not None:
            self.device.post(news(kept.id, "entry", text=text))
        session.id, session.stored, self.kept = kept.id, kept.text, kept.result
        if kept.result == "ok":
            self.unkept.pop(session.id, None)
        else:
            self.unkept[session.id] = session
        if kept.result == "ok" and not self.settings.asked_to_stay:
            self.change_settings(asked_to_stay=True)
            self.device.persist()
        self._note_day(session)

    def _note_day(self, session: Session) -> None:
        """Keep the result of a day's table that has come to its end, and lead to it."""
        if not (session.day and session.finished):
            return
        noted = note(self.device, session, own_name(self.settings.people))
        if noted is not None:
            word = "over" if noted == "ok" else "over-not-kept"
            label = say("daily/see-result")
            self.show_toast(Toast(say(f"daily/{word}"), "day", session.day, label))

    def change_settings(self, **changes: str | bool | tuple[str, ...]) -> None:
        """Change and keep settings."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]  # fields are checked by read_settings
        keep_settings(self.device, self.settings)
        self.device.set_theme(self.settings.theme)

    def _drop_toast(self, mine: int) -> None:
        if self._toasts == mine and self.toast is not None:
            self.toast = None
            self.redraw()
