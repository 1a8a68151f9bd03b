"""What the interface needs of a device: drawing, storage, time, files.

`ui.browser` is the real one. Tests play whole games on a stand-in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

from engine.message import DayForm
from ui.page import Page
from ui.saved import Storage
from ui.voice import Line

FileRefusal: TypeAlias = Literal["too-big", "unreadable"]


PictureWay: TypeAlias = Literal["png", "svg", "send"]
"""How a picture leaves the page: as a file of that kind, or by the system's share."""


class Device(Storage, Protocol):
    """Everything outside the model, behind a few verbs with plain values."""

    def show(self, page: Page, shown: Callable[[int], None]) -> None:
        """Draw the page; parts whose text did not change are not touched.

        Calls `shown` when it is there, with for how many milliseconds things move on it,
        unless another page is shown by then.
        """

    def later(self, ms: int, task: Callable[[], None]) -> None:
        """Call the task once, after so many milliseconds."""

    def now(self) -> str:
        """Return the time, UTC, ISO 8601 to the second."""

    def random_bits(self) -> int:
        """Return 64 unpredictable bits."""

    @property
    def is_dark(self) -> bool:
        """Whether the page is shown dark now."""

    def set_theme(self, theme: str) -> None:
        """Show the page in light, dark or as the system says."""

    @property
    def language(self) -> str:
        """The one of the page's languages that the browser asks for, as its tag."""

    @property
    def asks_language(self) -> bool:
        """Whether it asks for Chinese without saying which: that is for a person."""

    def catalogue(self, language: str) -> bytes | None:
        """Return a language's compiled catalogue, packed; None if it is not here (yet)."""

    def bring_catalogue(self, language: str) -> None:
        """Have it brought; `language` is heard with its tag, after "!" if it can't be."""

    def set_language(self, language: str) -> None:
        """Note which language the next page is in."""

    def listed(self, language: str, items: list[str]) -> str:
        """Return items as a person lists them in a language."""

    def dated(self, language: str, day: str, form: DayForm) -> str:
        """Return a day, given as ISO 8601, as a person says it in a language."""

    def download(self, name: str, text: str) -> None:
        """Give a text to the person as a file."""

    @property
    def address(self) -> str:
        """The page's own address, without what stands behind `?` or `#`."""

    @property
    def can_send(self) -> bool:
        """Whether the system has something to send links with."""

    def send(self, title: str, text: str, url: str) -> None:
        """Open what the system has for that; whether anything is sent is not told."""

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """Put a text on the clipboard; call `then` with whether that was allowed."""

    def qr(self, text: str, then: Callable[[str], None]) -> None:
        """Make a QR code of a text; call `then` with a line of 0 and 1 for each row.

        It is an empty text where there can be none.
        """

    @property
    def can_send_pictures(self) -> bool:
        """Whether the system has something to send pictures with."""

    def picture(
        self, way: PictureWay, name: str, title: str, then: Callable[[bool], None]
    ) -> None:
        """Make a file of the picture to keep that is on the page (`ui.parts.keepsake`).

        Calls `then` with whether it could be made.
        """

    def open_file(
        self,
        then: Callable[[str, str], None],
        refused: Callable[[str, FileRefusal], None],
    ) -> None:
        """Let the person choose a text file; call `then(name, text)` if they do.

        One that is too big or no text goes to `refused(name, why)`.
        """

    @property
    def storage_blocked(self) -> bool:
        """Whether the browser refuses its storage to the page."""

    @property
    def release(self) -> str:
        """The name of this release of the page; empty if it has none."""

    def launch(self) -> tuple[str, str]:
        """Return what the page was opened for: `("play", game)`, `("day", date)`,
        `("table", id)`, `("link", code)` or blanks.

        Asked a second time it is for nothing.
        """

    def renew(self, table: str) -> None:
        """Load the page again, in the newer release; carry on with a table if named."""

    def install(self) -> None:
        """Have the browser ask whether to put the page onto the device."""

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept here."""

    def ask(
        self,
        line: str,
        answered: Callable[[str | None], None],
        share: Callable[[float], None],
    ) -> None:
        """Have a question to a bot answered beside the page (`engine.protocol`).

        Calls `share` now and then with what is done, from 0 to 1, and `answered` once,
        with the answer's line, or None where there will be none. One question at a time:
        another takes its place, and it is not answered any more.
        """

    def ask_no_more(self) -> None:
        """Drop the question that was asked last; it is not answered any more."""

    @property
    def has_locks(self) -> bool:
        """Whether windows of this device can be told apart; where not, nothing of what
        follows does anything, and storage alone is shared."""

    def take(self, name: str) -> None:
        """Ask for a lock, of which one window at a time has each; wait for ever for it.

        `granted` is heard with the name. It is gone when the window is.
        """

    def give(self, name: str) -> None:
        """Give a lock back, or wait for it no more."""

    def watch(self, prefix: str) -> None:
        """Have `held` heard, now and at every change: names other windows hold, as JSON.

        An empty prefix ends that.
        """

    def lock(self, name: str) -> None:
        """Have `locked` heard with the name while no other window is so far."""

    def post(self, text: str) -> None:
        """Have `posted` heard with the text in all other windows."""

    def announce(self, lines: Sequence[Line]) -> None:
        """Say these lines one after another, after what is still to be said."""

    def hush(self) -> None:
        """Say nothing of what is still to be said, and have nothing of it on the page."""

    def focus(self, selector: str) -> None:
        """Move the focus to the first element that matches, if there is one."""
