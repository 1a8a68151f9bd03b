"""All that is said aloud on the way through each game, as text: `tests/golden/heard/`.

    python -m tests.heard

writes the files anew (`make golden` does too). Somebody plays by keys, by chance: a whole
game, its replay and its review, and each first game to its end. A line with `>` is a key
and what it is pressed on; the lines below it are what is heard, with their kind.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from engine.games import game_keys
from engine.rng import Rng
from tests.device import StandIn
from tests.playing import lay_table, opened
from ui.app import App
from ui.keys import Key
from ui.learning import first_game
from ui.session import Session

FOLDER = Path(__file__).parent / "golden" / "heard"
LONGEST = 400
"""Presses that lead through the longest of these games."""


class Walk(NamedTuple):
    """A way through the page, to be written."""

    name: str
    goes: Callable[[Listener], None]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


class Listener:
    """Somebody who presses keys at a page and writes down what is heard."""

    def __init__(self, device: StandIn | None = None) -> None:
        self.app, self.device = opened(device)
        self.lines: list[str] = []
        self._rng = Rng(3)
        self._heard = 0

    def listen(self) -> None:
        """Write down what was said until nothing is due any more."""
        self.device.run()
        new = self.device.announced[self._heard :]
        self._heard = len(self.device.announced)
        self.lines += [f"{line.kind}: {line.text}" for line in new]

    def press(self, key: str, at: str = "") -> None:
        """Press a key that means something on the whole page."""
        self.lines.append(f"> {key} {at}".rstrip())
        assert self.app.key(Key(key, frozenset(), in_field=False, at=at)), (key, at)
        self.listen()

    def enter(self, do: str, arg: str = "") -> None:
        """Press Enter on what sends this."""
        self.lines.append(f"> Enter {do} {arg}".rstrip())
        self.app.on(do, arg, "")
        self.listen()

    def play(self) -> None:
        """Play to the end: lessons are gone on from, picks are confirmed by Enter."""
        for _ in range(LONGEST):
            if not self._goes_on():
                return
        raise AssertionError("the game does not end")

    def _goes_on(self) -> bool:
        for verb in ("lesson-on", "onward", "again"):
            if self.device.available(verb):
                if verb == "again":
                    return False
                self.enter(verb, self.device.available(verb)[0])
                return True
        session = self.app.session
        assert session is not None
        if self.device.available("confirm") and not session.picks:
            self.enter("confirm")  # all that can be chosen is chosen already
        elif self.device.available("confirm"):
            self.press("Enter", f"pick {session.picks[-1]}")
        else:
            free = [t for t in self.device.available("pick") if t not in session.picks]
            self.enter("pick", self._rng.choice(free))
        return True


def sat(game: str, seats: int) -> tuple[App, StandIn, Session]:
    """Return a table with one person and bots."""
    app, device = opened()
    lay_table(app, game, ["human"] + ["bot:easy"] * (seats - 1))
    device.run()
    session = app.session
    assert session is not None
    return app, device, session


def game(key: str, seats: int, *, reviewed: bool) -> Callable[[Listener], None]:
    """Play a game against bots, then look back at it, and have it reviewed."""

    def goes(person: Listener) -> None:
        lay_table(person.app, key, ["human"] + ["bot:easy"] * (seats - 1))
        person.listen()
        person.play()
        person.enter("replay")
        replay = person.app.replay
        assert replay is not None
        person.press("Home")
        for _ in range(replay.last):
            person.press("ArrowRight")
        person.press("Escape")
        if not reviewed:
            return
        person.enter("review")
        review = person.app.review
        assert review is not None
        for _ in review.slips():
            person.press("n")
        person.press("Escape")

    return goes


def lessons(key: str) -> Callable[[Listener], None]:
    """Go through a first game to its end."""

    def goes(person: Listener) -> None:
        person.enter("first-game", key)
        person.play()
        person.press("Escape")

    return goes


TABLES = (
    ("always-a-bridesmaid", 2, True),
    ("always-a-bridesmaid", 5, False),  # a review of five takes long
    ("at-the-wedding-table", 2, True),
)
WALKS = [
    *(
        Walk(f"{key}-{seats}", game(key, seats, reviewed=reviewed))
        for key, seats, reviewed in TABLES
    ),
    *(Walk(f"{key}-first", lessons(key)) for key in game_keys() if first_game(key)),
]


def written(walk: Walk) -> str:
    """Return what is heard on this way."""
    person = Listener()
    walk.goes(person)
    return "\n".join([*person.lines, ""])


def write() -> None:
    """Write every way anew."""
    FOLDER.mkdir(exist_ok=True)
    for walk in WALKS:
        walk.file.write_text(written(walk), encoding="utf-8")


if __name__ == "__main__":
    write()
