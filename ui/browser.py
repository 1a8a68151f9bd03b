"""The browser as the interface sees it: the only module that touches JavaScript.

Everything goes through `static/js/shims.mjs`, which takes and gives strings, numbers and
booleans. JavaScript is imported when a `Browser` is made, not before, so that this file
can be read, typed and tested by an ordinary Python.
"""

from __future__ import annotations

import json
import secrets
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from typing import Protocol, TypeAlias, cast

from engine.message import DayForm
from ui.device import FileRefusal, PictureWay
from ui.html import Html
from ui.keys import Key
from ui.page import Page
from ui.saved import StoreResult
from ui.voice import Line

HEARD = (
    *("offline", "network", "update", "renew", "install", "linked", "language"),
    *("granted", "lost", "held", "locked", "posted", "stored", "thawed"),
)
"""What the browser says of the page itself (`offline.mjs`, `install.mjs`, `launch.mjs`,
`language.mjs`)
and of its other windows (`windows.mjs`)."""

Told: TypeAlias = "Callable[[str, str, str, str], bool]"


class Shims(Protocol):
    """What `static/js/shims.mjs` offers."""

    def show(self, page: str) -> None:
        """Draw a page given as JSON; `shown` is told for how many ms things move on it."""

    def focus(self, selector: str) -> None:
        """Move the focus to the first element that matches."""

    def listen(self, told: Told) -> None:
        """Call `told(kind, a, b, c)` for whatever happens (`listen.mjs`)."""

    def later(self, ms: int, id: str) -> None:
        """Tell `due` with this id after so many milliseconds."""

    def storage_get(self, key: str) -> str:
        """Return "=" and the text, "" for none, or "!" and the refusal."""

    def storage_set(self, key: str, text: str) -> str:
        """Return "", or "!" and the refusal."""

    def storage_remove(self, key: str) -> str:
        """Return "", or "!" and the refusal."""

    def storage_keys(self, prefix: str) -> str:
        """Return "=" and a JSON list, or "!" and the refusal."""

    def storage_news(self, prefix: str, afresh: bool) -> str:
        """Return a JSON object of what changed under a prefix, null for what is gone."""

    def download(self, name: str, text: str) -> None:
        """Give a file to the person."""

    def open_file(self) -> None:
        """Ask the person for a file; `file` is told if there is one."""

    def copy(self, text: str) -> None:
        """Put a text on the clipboard; `copied` is told."""

    def address(self) -> str:
        """Return the page's own address, without query and hash."""

    def can_send(self) -> bool:
        """Return whether the system shares links."""

    def send(self, title: str, text: str, url: str) -> None:
        """Have the system share a link."""

    def qr(self, text: str) -> None:
        """Make a QR code; `qr` is told its rows, or nothing."""

    def can_send_pictures(self) -> bool:
        """Return whether the system shares files."""

    def picture(self, way: str, name: str, title: str) -> None:
        """Save or share the picture on the page; `picture` is told whether it was made."""

    def release(self) -> str:
        """Return the name of this release."""

    def launch(self) -> str:
        """Return "play", "day", "table" or "link", a space and which, or ""; only once."""

    def renew(self, table: str) -> None:
        """Load the newer release, and carry on with a table there if one is named."""

    def install(self) -> None:
        """Open the browser's question whether to install; `install` is told after."""

    def persist(self) -> None:
        """Ask for storage that the browser does not clear away by itself."""

    def language(self) -> str:
        """Return the language that was asked for when the page was opened."""

    def asks_language(self) -> bool:
        """Return whether Chinese was asked for without saying which."""

    def catalogue(self, language: str) -> str:
        """Return a catalogue, a character a byte; "" for none."""

    def bring_catalogue(self, language: str) -> None:
        """Fetch one; `language` is told its tag, after "!" if it can't be had."""

    def set_language(self, language: str) -> None:
        """Note which language the next page is in."""

    def listed(self, language: str, items: str) -> str:
        """Return a JSON list of items as the language lists them."""

    def dated(self, language: str, day: str, form: str) -> str:
        """Return a day as the language says it."""

    def set_theme(self, theme: str) -> None:
        """Set `light`, `dark`, or nothing."""

    def is_dark(self) -> bool:
        """Return whether the page is shown dark."""

    def reduced_motion(self) -> bool:
        """Return whether little motion is asked for."""

    def ask(self, token: str, line: str) -> None:
        """Have a worker answer.

        `share` is told with the token and what is done, `answer` with a line or "".
        """

    def ask_no_more(self) -> None:
        """Drop what was asked."""

    def has_locks(self) -> bool:
        """Return whether windows can be told apart."""

    def take(self, name: str) -> None:
        """Ask for a lock; `granted` is told with its name."""

    def give(self, name: str) -> None:
        """Give a lock back."""

    def watch(self, prefix: str) -> None:
        """Tell `held` with a JSON list of what others hold, whenever it changes."""

    def lock(self, name: str) -> None:
        """Tell `locked` with the name while it is held."""

    def post(self, text: str) -> None:
        """Tell `posted` with the text in the other windows."""

    def announce(self, lines: str) -> None:
        """Say lines, JSON objects with `kind`, `text` and `urgent` (`announce.mjs`)."""

    def hush(self) -> None:
        """Say nothing more, and forget what was said."""

    def set_ready(self) -> None:
        """Take the first screen as ready."""

    def set_failed(self, report: str) -> None:
        """Show that the start failed."""

    def crash(self, report: str) -> None:
        """Show that something broke."""


@dataclass(slots=True)
class Handlers:
    """Who is called for what a person does."""

    do: Callable[[str, str, str], None]
    """Gets the verb, its argument and the control's value.

    A ticked checkbox has the value `yes`, a form a JSON object of its fields.
    """
    key: Callable[[Key], bool] = lambda _: False
    """Returns whether the key was used; the browser then does nothing else with it."""
    away: Callable[[], None] = lambda: None
    """The window lost the focus or is hidden; may come twice in a row."""
    back: Callable[[], None] = lambda: None
    """The window is there again; may come twice in a row."""
    heard: Callable[[str, str], None] = lambda *_: None
    """Gets what the browser says of the page itself, one of `HEARD`, and its value."""
    launched: Callable[[str, str, FileRefusal | None], None] = lambda *_: None
    """Gets name and text of a file that the system opened with the page, or a refusal."""


@dataclass(slots=True)
class Browser:
    """The device of `ui.device`, in a browser."""

    _shims: Shims
    _handlers: Handlers | None = None
    _page: Page | None = None
    _shown: Callable[[int], None] = lambda _: None
    _texts: dict[str, dict[str, str]] = field(default_factory=dict)
    """What is stored under a prefix, as far as the shims have told."""
    _tasks: dict[str, Callable[[], None]] = field(default_factory=dict)
    _task_count: int = 0
    _opened: Callable[[str, str], None] | None = None
    _refused: Callable[[str, FileRefusal], None] | None = None
    _copied: Callable[[bool], None] | None = None
    _qr: Callable[[str], None] | None = None
    _pictured: Callable[[bool], None] | None = None
    _answered: Callable[[str | None], None] | None = None
    _share: Callable[[float], None] = lambda _: None
    _question: int = 0
    """Which one it is that is asked, or was asked last."""

    def show(self, page: Page, shown: Callable[[int], None]) -> None:
        """Draw the page; parts whose text did not change are not touched.

        Calls `shown` when it is there, with for how many milliseconds things move on it,
        unless another page is shown by then.
        """
        old = self._unchanged(page)
        parts = [
            [key, None if old.get(key) == html else html] for key, html in page.parts
        ]
        drawn = {
            "title": page.title,
            "body": page.body,
            "frame": page.frame,
            "scene": page.scene or page.body,
            "parts": parts,
            "focus": [page.focus] if isinstance(page.focus, str) else page.focus,
            "decision": page.decision,
            "away": page.away,
            "aside": page.aside,
            "letters": page.letters,
            "motion": page.motion,
        }
        self._shims.show(json.dumps(drawn))
        self._page, self._shown = page, shown

    def _unchanged(self, page: Page) -> dict[str, Html]:
        """Return the parts shown now, if this is the same screen once more."""
        before = self._page
        if before is None or (before.frame, before.body) != (page.frame, page.body):
            return {}
        old = dict(before.parts)
        return old if list(old) == [key for key, _ in page.parts] else {}

    def focus(self, selector: str) -> None:
        """Move the focus to the first element to be seen that matches, if there is one.

        Of several selectors, one a line, the first that finds anything counts.
        """
        self._shims.focus(selector)

    def announce(self, lines: Sequence[Line]) -> None:
        """Say these lines one after another, after what is still to be said."""
        self._shims.announce(json.dumps([asdict(line) for line in lines]))

    def hush(self) -> None:
        """Say nothing of what is still to be said, and forget what was said."""
        self._shims.hush()

    def listen(self, handlers: Handlers) -> None:
        """Begin to report what the person does; once for the life of the page."""
        self._handlers = handlers
        create_proxy = import_module("pyodide.ffi").create_proxy
        self._shims.listen(create_proxy(self._told))

    def later(self, ms: int, task: Callable[[], None]) -> None:
        """Call the task once, after so many milliseconds."""
        self._task_count += 1
        id = str(self._task_count)
        self._tasks[id] = task
        self._shims.later(ms, id)

    def now(self) -> str:
        """Return the time, UTC, ISO 8601 to the second."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def random_bits(self) -> int:
        """Return 64 unpredictable bits."""
        return secrets.randbits(64)

    def get(self, key: str) -> str | None:
        """Return a text of the storage, or None if there is none or it is blocked."""
        answer = self._shims.storage_get(key)
        return answer[1:] if answer.startswith("=") else None

    def set(self, key: str, text: str) -> StoreResult:
        """Keep a text in the storage."""
        answer = self._shims.storage_set(key, text)
        return cast("StoreResult", answer.removeprefix("!") or "ok")

    def remove(self, key: str) -> None:
        """Forget a text of the storage."""
        self._shims.storage_remove(key)

    def keys(self) -> list[str]:
        """Return all keys of the storage, sorted; empty if it is blocked."""
        answer = self._shims.storage_keys("")
        return list(json.loads(answer[1:])) if answer.startswith("=") else []

    def texts(self, prefix: str) -> Mapping[str, str]:
        """Return all texts whose keys begin so, by key.

        Only what has changed since the last time comes over from JavaScript.
        """
        known = self._texts.setdefault(prefix, {})
        news = json.loads(self._shims.storage_news(prefix, not known))
        for key, text in news.items():
            if text is None:
                known.pop(key, None)
            else:
                known[key] = text
        return known

    @property
    def storage_blocked(self) -> bool:
        """Whether the browser refuses its storage to the page."""
        return self._shims.storage_get("").startswith("!")

    def download(self, name: str, text: str) -> None:
        """Give a text to the person as a file."""
        self._shims.download(name, text)

    def open_file(
        self,
        then: Callable[[str, str], None],
        refused: Callable[[str, FileRefusal], None] | None = None,
    ) -> None:
        """Let the person choose a text file; call `then(name, text)` if they do.

        A file over 6 MB, or one that is no text, goes to `refused(name, why)`; without
        it such a file is opened as an empty text.
        """
        self._opened, self._refused = then, refused
        self._shims.open_file()

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """Put a text on the clipboard; call `then` with whether that was allowed."""
        self._copied = then
        self._shims.copy(text)

    def qr(self, text: str, then: Callable[[str], None]) -> None:
        """Make a QR code; call `then` with a line of 0 and 1 a row, "" if none can be."""
        self._qr = then
        self._shims.qr(text)

    @property
    def address(self) -> str:
        """The page's own address, without what stands behind `?` or `#`."""
        return self._shims.address()

    @property
    def can_send(self) -> bool:
        """Whether the system has something to send links with."""
        return self._shims.can_send()

    def send(self, title: str, text: str, url: str) -> None:
        """Open what the system has for that; whether anything is sent is not told."""
        self._shims.send(title, text, url)

    @property
    def can_send_pictures(self) -> bool:
        """Whether the system has something to send pictures with."""
        return self._shims.can_send_pictures()

    def picture(
        self, way: PictureWay, name: str, title: str, then: Callable[[bool], None]
    ) -> None:
        """Make a file of the picture on the page; call `then` with whether it was made."""
        self._pictured = then
        self._shims.picture(way, name, title)

    def ask(
        self,
        line: str,
        answered: Callable[[str | None], None],
        share: Callable[[float], None],
    ) -> None:
        """Have a question to a bot answered beside the page; see `ui.device`."""
        self._question += 1
        self._answered, self._share = answered, share
        self._shims.ask(str(self._question), line)

    def ask_no_more(self) -> None:
        """Drop the question that was asked last."""
        if self._answered is not None:
            self._answered = None
            self._shims.ask_no_more()

    @property
    def release(self) -> str:
        """The name of this release of the page; empty if it has none."""
        return self._shims.release()

    def launch(self) -> tuple[str, str]:
        """Return what the page was opened for; asked again it is for nothing."""
        what, _, which = self._shims.launch().partition(" ")
        return what, which

    def renew(self, table: str) -> None:
        """Load the page again, in the newer release; carry on with a table if named."""
        self._shims.renew(table)

    def install(self) -> None:
        """Have the browser ask whether to put the page onto the device."""
        self._shims.install()

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept here."""
        self._shims.persist()

    @property
    def has_locks(self) -> bool:
        """Whether windows of this device can be told apart."""
        return self._shims.has_locks()

    def take(self, name: str) -> None:
        """Ask for a lock, of which one window at a time has each."""
        self._shims.take(name)

    def give(self, name: str) -> None:
        """Give a lock back, or wait for it no more."""
        self._shims.give(name)

    def watch(self, prefix: str) -> None:
        """Have `held` heard with what other windows hold under a prefix."""
        self._shims.watch(prefix)

    def lock(self, name: str) -> None:
        """Have `locked` heard with the name while no other window is so far."""
        self._shims.lock(name)

    def post(self, text: str) -> None:
        """Have `posted` heard with the text in all other windows."""
        self._shims.post(text)

    @property
    def language(self) -> str:
        """The one of the page's languages that the browser asks for, as its tag."""
        return self._shims.language()

    @property
    def asks_language(self) -> bool:
        """Whether it asks for Chinese without saying which."""
        return self._shims.asks_language()

    def catalogue(self, language: str) -> bytes | None:
        """Return a language's compiled catalogue, packed; None if it is not here (yet)."""
        return self._shims.catalogue(language).encode("latin-1") or None

    def bring_catalogue(self, language: str) -> None:
        """Have it brought; `language` is heard with its tag, after "!" if it can't be."""
        self._shims.bring_catalogue(language)

    def set_language(self, language: str) -> None:
        """Note which language the next page is in."""
        self._shims.set_language(language)

    def listed(self, language: str, items: list[str]) -> str:
        """Return items as a person lists them in a language."""
        return self._shims.listed(language, json.dumps(items))

    def dated(self, language: str, day: str, form: DayForm) -> str:
        """Return a day, given as ISO 8601, as a person says it in a language."""
        return self._shims.dated(language, day, form)

    def set_theme(self, theme: str) -> None:
        """Show the page `light`, `dark`, or as the device has it for any other word."""
        self._shims.set_theme(theme if theme in ("light", "dark") else "")

    @property
    def is_dark(self) -> bool:
        """Whether the page is shown dark now."""
        return self._shims.is_dark()

    @property
    def reduced_motion(self) -> bool:
        """Whether the person asked for little motion."""
        return self._shims.reduced_motion()

    def set_ready(self) -> None:
        """Tell the page that the first screen takes input; does an early click."""
        self._shims.set_ready()

    def set_failed(self, report: str) -> None:
        """Tell the page that the start failed, with what developers need to know."""
        self._shims.set_failed(report)

    def crash(self, report: str) -> None:
        """Tell the person that something broke, with what developers need to know."""
        self._shims.crash(report)

    def _told(self, kind: str, a: str, b: str, c: str) -> bool:
        try:
            return self._handle(kind, a, b, c)
        except Exception:
            self.crash(traceback.format_exc())
            return False

    def _handle(self, kind: str, a: str, b: str, c: str) -> bool:
        handlers = self._handlers
        if handlers is None:
            return False
        match kind:
            case "do":
                handlers.do(a, b, c)
            case "key":
                held = frozenset(b.split())
                return handlers.key(Key(a, held - {"field"}, "field" in held, c))
            case "due":
                self._tasks.pop(a)()
            case "file":
                self._file(a, b, c)
            case "shown" | "copied" | "qr" | "picture":
                self._given(kind, a)
            case "share" if a == str(self._question) and self._answered is not None:
                self._share(float(b))
            case "answer" if a == str(self._question):
                self._answer(b or None)
            case "away":
                handlers.away()
            case "back":
                handlers.back()
            case "launched":
                handlers.launched(a, b, cast("FileRefusal | None", c or None))
            case _ if kind in HEARD:
                handlers.heard(kind, a)
        return False

    def _answer(self, line: str | None) -> None:
        answered, self._answered = self._answered, None
        if answered is not None:
            answered(line)

    def _given(self, kind: str, answer: str) -> None:
        if kind == "shown":
            self._shown(int(float(answer)))
        elif kind == "copied" and self._copied is not None:
            self._copied(bool(answer))
        elif kind == "qr" and self._qr is not None:
            self._qr(answer)
        elif kind == "picture" and self._pictured is not None:
            self._pictured(bool(answer))

    def _file(self, name: str, text: str, refusal: str) -> None:
        if refusal and self._refused is not None:
            self._refused(name, cast("FileRefusal", refusal))
        elif self._opened is not None:
            self._opened(name, text)


def this_browser() -> Browser:
    """Return the browser this Python runs in; only under PyScript."""
    return Browser(import_module("shims"))
