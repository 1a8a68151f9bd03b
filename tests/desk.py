"""Several windows of one device without a browser: storage, locks and a channel shared.

Everything one window does reaches the others as tasks of theirs, in any order among
windows: whoever runs the tasks decides how the news cross.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from tests.device import StandIn
from ui.app import App, start
from ui.model import TOAST_MS


@dataclass(repr=False)
class Desk:
    """What the windows share."""

    store: dict[str, str] = field(default_factory=dict)
    windows: list[Window] = field(default_factory=list)
    holders: dict[str, Window] = field(default_factory=dict)
    queues: dict[str, list[Window]] = field(default_factory=dict)
    language: str = "en"
    catalogues: dict[str, bytes] = field(default_factory=dict)

    def open(self, table: str = "") -> Window:
        """Open a window, at a table if one is named."""
        opened_for = ("table", table) if table else ("", "")
        window = Window(
            store=self.store,
            desk=self,
            opened_for=opened_for,
            language=self.language,
            catalogues=self.catalogues,
        )
        window.seed = 16 + len(self.windows)
        self.windows.append(window)
        window.app = start(window)
        window.app.change_settings(pace="quick")
        return window

    def run(
        self, choose: Callable[[int], int] = lambda _: 0, most: int = 20_000
    ) -> None:
        """Let the windows do what is due, the one chosen of those that have something."""
        for _ in range(most):
            busy = [window for window in self.windows if window.tasks]
            if not busy:
                return
            busy[choose(len(busy))].step()
        raise AssertionError("something is due for ever")

    def free(self, name: str) -> None:
        """Have the next one in line hold a lock."""
        queue = self.queues.get(name, [])
        self.holders.pop(name, None)
        if queue:
            self.grant(name, queue.pop(0))
        self.changed(name)

    def grant(self, name: str, window: Window) -> None:
        self.holders[name] = window
        window.tell("granted", name)

    def changed(self, name: str) -> None:
        for window in self.windows:
            if window.watched and name.startswith(window.watched):
                window.look()


@dataclass(eq=False, repr=False)
class Window(StandIn):
    """One window; its app hears of the others."""

    desk: Desk = field(default_factory=Desk)
    app: App | None = None
    watched: str = ""
    closed: bool = False
    stale: bool = False
    """Whether it reads the storage as it was when this was set, as browsers may."""
    _old: dict[str, str] = field(default_factory=dict)

    @property
    def at(self) -> App:
        """The app in it."""
        assert self.app is not None
        return self.app

    def later(self, ms: int, task: Callable[[], None]) -> None:
        if ms < TOAST_MS:  # no slip goes away
            super().later(ms, task)

    def step(self) -> None:
        """Do one thing that is due."""
        self.tasks.pop(0)()

    def tell(self, kind: str, value: str) -> None:
        """Have something heard, some time."""

        def heard() -> None:
            if not self.closed:
                self.at.heard(kind, value)

        self.tasks.append(heard)

    def close(self) -> None:
        """Close the window: what it had is free, what it was about to do is not done."""
        self.closed = True
        self.tasks.clear()
        self.desk.windows.remove(self)
        for queue in self.desk.queues.values():
            if self in queue:
                queue.remove(self)
        for name in [n for n, w in self.desk.holders.items() if w is self]:
            self.desk.free(name)

    def others(self) -> list[Window]:
        return [window for window in self.desk.windows if window is not self]

    @property
    def has_locks(self) -> bool:
        return True

    def take(self, name: str) -> None:
        if name in self.desk.holders:
            assert self.desk.holders[name] is not self
            self.desk.queues.setdefault(name, []).append(self)
            return
        self.desk.grant(name, self)
        self.desk.changed(name)

    def give(self, name: str) -> None:
        if self.desk.holders.get(name) is self:
            self.desk.free(name)
        else:
            self.desk.queues[name].remove(self)

    def watch(self, prefix: str) -> None:
        self.watched = prefix
        if prefix:
            self.look()

    def look(self) -> None:
        """Have said what others hold, as it is when it is said."""

        def heard() -> None:
            if self.closed or not self.watched:
                return
            names = [
                name
                for name, window in sorted(self.desk.holders.items())
                if window is not self and name.startswith(self.watched)
            ]
            self.at.heard("held", json.dumps(names))

        self.tasks.append(heard)

    def lock(self, name: str) -> None:
        self.tell("locked", name)  # a task is done before another one begins

    def post(self, text: str) -> None:
        for window in self.others():
            window.tell("posted", text)

    def get(self, key: str) -> str | None:
        return (self._old if self.stale else self.store).get(key)

    def set(self, key: str, text: str) -> Literal["ok", "full", "blocked"]:
        self.store[key] = text
        self._old[key] = text
        for window in self.others():
            window.tell("stored", key)
        return "ok"

    def remove(self, key: str) -> None:
        self.store.pop(key, None)
        for window in self.others():
            window.tell("stored", key)

    def fall_behind(self) -> None:
        """Read old storage from now on, as browsers may where windows are processes."""
        self._old, self.stale = dict(self.store), True

    def catch_up(self) -> None:
        """Read what is there again."""
        self.stale = False
