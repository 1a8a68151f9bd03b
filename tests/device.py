"""A device without a browser: the page as text, storage in a mapping, time at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from html import unescape
from typing import Literal

from engine.message import DayForm
from engine.protocol import answer
from engine.text import english_day, english_list
from ui.device import FileRefusal
from ui.page import Page
from ui.voice import Line

PRESSABLE = re.compile(
    r'<(?:button|input|select|form|a)\b[^>]*?data-do="([^"]*)"(?:[^>]*?data-arg="([^"]*)")?[^>]*>'
)


@dataclass
class StandIn:
    """A device that draws into a text, waits not at all and keeps what it is given."""

    store: dict[str, str] = field(default_factory=dict)
    room: Literal["ok", "full", "blocked"] = "ok"
    page: Page | None = None
    tasks: list[Callable[[], None]] = field(default_factory=list)
    files: list[tuple[str, str]] = field(default_factory=list)
    offered: tuple[str, str] | FileRefusal | None = None
    """What the person will choose when asked for a file."""
    seed: int = 16
    theme: str = ""
    drawn: int = 0
    moves_ms: int = 0
    """For how long things move on every page."""
    release: str = "r1"
    opened_for: tuple[str, str] = ("", "")
    """What the page was opened for."""
    focused: str = ""
    """Selector of what the focus was moved to last."""
    questions: list[str] = field(default_factory=list)
    """The lines asked beside the page, the latest last."""
    answers: Literal["at once", "never", "late", "nonsense", "lost"] = "at once"
    """How they are answered; `late` even when they were dropped."""
    open_question: int = 0
    """Which of them is still asked, from 1; 0 for none."""
    can_send: bool = False
    can_send_pictures: bool = False
    makes_pictures: bool = True
    pictures: list[tuple[str, str]] = field(default_factory=list)
    """Pictures that were asked for: the way they go, and their name."""
    sent: list[tuple[str, str, str]] = field(default_factory=list)
    """What was given to the system to be sent: title, text, address."""
    qr_rows: str = "10\n01"
    """What every QR code is; empty where none can be made."""
    clipboard: str | None = ""
    """What is on the clipboard; None where the browser does not allow it."""
    language: str = "en"
    asks_language: bool = False
    catalogues: dict[str, bytes] = field(default_factory=dict)
    """What has arrived."""
    brought: list[str] = field(default_factory=list)
    """The languages whose catalogues were asked for."""
    spoken: str = ""
    """The language of the page."""
    done: list[str] = field(default_factory=list)
    """What was asked of the browser for the page itself: renew, install, persist."""

    announced: list[Line] = field(default_factory=list)
    """Everything that was said aloud, in order."""
    hushed_at: list[int] = field(default_factory=list)
    """After how many lines it was hushed."""

    @property
    def html(self) -> str:
        """The page as it stands."""
        assert self.page is not None
        return "".join(html for _, html in self.page.parts)

    @property
    def text(self) -> str:
        """What can be read on the page, without markup."""
        return unescape(re.sub(r"<[^>]*>", " ", self.html))

    def offers(self, do: str) -> list[str]:
        """Return the arguments of everything on the page that sends this verb."""
        return [
            unescape(m[2] or "") for m in PRESSABLE.finditer(self.html) if m[1] == do
        ]

    def available(self, do: str) -> list[str]:
        """Return the same, without what is marked as not available now."""
        return [
            unescape(m[2] or "")
            for m in PRESSABLE.finditer(self.html)
            if m[1] == do and 'aria-disabled="true"' not in m[0]
        ]

    def run(self, most: int = 10_000) -> None:
        """Let the time pass that was asked for, until nothing is due."""
        for _ in range(most):
            if not self.tasks:
                return
            self.tasks.pop(0)()
        raise AssertionError("something is due for ever")

    def show(self, page: Page, shown: Callable[[int], None]) -> None:
        self.page = page
        self.drawn += 1
        shown(self.moves_ms)

    def later(self, ms: int, task: Callable[[], None]) -> None:
        self.tasks.append(task)

    def now(self) -> str:
        return "2026-11-29T20:00:00Z"

    def random_bits(self) -> int:
        return self.seed

    @property
    def is_dark(self) -> bool:
        return self.theme == "dark"

    def catalogue(self, language: str) -> bytes | None:
        return self.catalogues.get(language)

    def bring_catalogue(self, language: str) -> None:
        self.brought.append(language)

    def set_language(self, language: str) -> None:
        self.spoken = language

    def listed(self, language: str, items: list[str]) -> str:
        if language == "en":
            return english_list(items)
        last = {"zh-Hant": "和"}.get(language, "、")
        return f"{'、'.join(items[:-1])}{last}{items[-1]}"

    def dated(self, language: str, day: str, form: DayForm) -> str:
        if language == "en":
            return english_day(date.fromisoformat(day), form)
        year, month, number = day.split("-")
        short = f"{int(month)}月{int(number)}日"
        return short if form == "short" else f"{year}年{short}"

    def set_theme(self, theme: str) -> None:
        self.theme = theme

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def open_file(
        self,
        then: Callable[[str, str], None],
        refused: Callable[[str, FileRefusal], None],
    ) -> None:
        if isinstance(self.offered, tuple):
            then(*self.offered)
        elif self.offered is not None:
            refused("a file", self.offered)

    @property
    def address(self) -> str:
        return "https://example.org/table/"

    def send(self, title: str, text: str, url: str) -> None:
        self.sent.append((title, text, url))

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        if self.clipboard is not None:
            self.clipboard = text
        then(self.clipboard is not None)

    def qr(self, text: str, then: Callable[[str], None]) -> None:
        self.tasks.append(lambda: then(self.qr_rows))

    def picture(
        self, way: str, name: str, title: str, then: Callable[[bool], None]
    ) -> None:
        self.pictures.append((way, name))
        then(self.makes_pictures)

    def launch(self) -> tuple[str, str]:
        return self.opened_for

    def renew(self, table: str) -> None:
        self.done.append(f"renew {table}".strip())

    def install(self) -> None:
        self.done.append("install")

    def persist(self) -> None:
        self.done.append("persist")

    def ask(
        self,
        line: str,
        answered: Callable[[str | None], None],
        share: Callable[[float], None],
    ) -> None:
        self.questions.append(line)
        self.open_question = mine = len(self.questions)

        def come() -> None:
            if self.open_question == mine or self.answers == "late":
                if self.open_question == mine:
                    self.open_question = 0
                share(0.5)
                answered(self._answer(line))

        if self.answers != "never":
            self.tasks.append(come)

    def _answer(self, line: str) -> str | None:
        match self.answers:
            case "lost":
                return None
            case "nonsense":
                return '{"choice": "nonsense"}'
        return answer(line)

    def ask_no_more(self) -> None:
        self.open_question = 0

    @property
    def has_locks(self) -> bool:
        return False  # `tests.desk` has devices with several windows

    def take(self, name: str) -> None:
        raise AssertionError("there are no locks")

    def give(self, name: str) -> None:
        raise AssertionError("there are no locks")

    def watch(self, prefix: str) -> None:
        raise AssertionError("there are no locks")

    def lock(self, name: str) -> None:
        """Nothing waits here."""

    def post(self, text: str) -> None:
        """Nobody hears it."""

    def announce(self, lines: Sequence[Line]) -> None:
        self.announced += lines

    def hush(self) -> None:
        self.hushed_at.append(len(self.announced))

    def focus(self, selector: str) -> None:
        self.focused = selector

    @property
    def storage_blocked(self) -> bool:
        return self.room == "blocked"

    def get(self, key: str) -> str | None:
        return None if self.room == "blocked" else self.store.get(key)

    def set(self, key: str, text: str) -> Literal["ok", "full", "blocked"]:
        if self.room == "ok":
            self.store[key] = text
        return self.room

    def remove(self, key: str) -> None:
        self.store.pop(key, None)

    def texts(self, prefix: str) -> dict[str, str]:
        return {key: self.store[key] for key in self.keys() if key.startswith(prefix)}

    def keys(self) -> list[str]:
        return [] if self.room == "blocked" else sorted(self.store)
