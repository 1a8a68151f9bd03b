"""First games as they are played: how far somebody is, what is kept of it.

A game whose board has no module `lessons` has no first game, and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

from engine.game import RefusedError
from engine.message import Message
from engine.record import Player, record_from
from engine.rng import Rng
from engine.thinking import Quick
from ui.keeping import entry_from, session_from, session_from_record
from ui.lesson import FirstGame, Lesson
from ui.saved import Storage, entry_in, written
from ui.session import Session

PREFIX: Final = "table-sixteen/lesson/"
SEED: Final = 16
"""Of the others at a first game: it is the same for everybody."""

Standing: TypeAlias = Literal["none", "new", "begun", "done"]
"""How far a first game is; begun is one that can be carried on with."""


@dataclass(slots=True)
class Learning:
    """Somebody's first game, and how far they are."""

    game: str
    session: Session
    over: int = 0
    """How many of the lessons are over."""
    done: bool = False
    """Whether it was once played to its end."""
    urged: Message | None = None
    """What was said instead of making a choice; the same choice is made next time."""
    _urged_at: int = -1

    @property
    def first(self) -> FirstGame:
        """What is taught."""
        found = first_game(self.game)
        assert found is not None, "it was begun"
        return found

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is due, or waits; None after the last."""
        lessons = self.first.lessons
        return lessons[self.over] if self.over < len(lessons) else None

    def follow(self) -> bool:
        """Pass the lessons that are past; return whether there is anything to keep."""
        before = self.over, self.done
        self.done = self.done or self.session.finished
        seen = self.session.look()
        while self.lesson is not None and self.lesson.stage(seen) == "past":
            self.over, self.urged = self.over + 1, None
        return before != (self.over, self.done)

    def read(self) -> None:
        """Go on from a lesson that has been read."""
        if self.lesson is not None and self.lesson.read:
            self.over, self.urged = self.over + 1, None

    def urges(self) -> bool:
        """Return whether a choice is not made yet, something better being said of it.

        Once a lesson: whoever stays with the choice makes it.
        """
        session, lesson = self.session, self.lesson
        seen = session.look()
        action = session.board.compose(seen, session.picks)
        if lesson is None or action is None or self._urged_at == self.over:
            return False
        if lesson.stage(seen) != "now":
            return False
        self.urged = lesson.rather(seen, action)
        if self.urged is not None:
            self._urged_at = self.over
        return self.urged is not None


class Reader(Quick[Any, Any]):
    """Plays the others at a first game: what their script says, where it can be chosen."""

    level: str = "script"

    def __init__(self, first: FirstGame) -> None:
        self._first = first

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng) -> Any:  # noqa: ARG002 - no chance
        """Return what the script has, or what comes first of what is allowed."""
        assert self._first.reply is not None
        wanted = self._first.reply(view, legal)
        return wanted if wanted in legal else legal[0]


@cache
def first_game(game: str) -> FirstGame | None:
    """Return the first game of this game, if there is one."""
    name = f"ui.boards.{game.replace('-', '_')}.lessons"
    if find_spec(name) is None:
        return None
    found: FirstGame = import_module(name).FIRST_GAME
    return found


def begin(game: str, player: str, luck: int, now: str) -> Learning | None:
    """Lay the table of a first game for a person of this name."""
    first = first_game(game)
    if first is None:
        return None
    record = record_from(first.record)
    record = replace(record, players=(Player(player, "human"), *record.players[1:]))
    return _seated(Learning(game, session_from_record(record, luck, now)))


def resumed(storage: Storage, game: str) -> Learning | None:
    """Return a first game as it was left; None if there is none, or none that is whole."""
    entry = _entry(storage, game)
    try:
        session = session_from(str(entry["id"])[:20], entry)
        start = record_from(first.record) if (first := first_game(game)) else None
    except (KeyError, RefusedError):
        return None
    begun = session.table.record
    if start is None or begun.steps[: len(start.steps)] != start.steps:
        return None
    over, done = entry.get("over"), entry.get("done") is True
    session.extra = {}
    count = over if type(over) is int and over >= 0 else 0
    return _seated(Learning(game, session, count, done))


def keep(storage: Storage, learning: Learning, now: str) -> None:
    """Write a first game to the device, beside the tables and never among them."""
    entry = entry_from(learning.session, now)
    own = {
        "id": learning.session.id,
        "over": learning.over,
        "done": learning.done,
        "ended": learning.session.finished,
    }
    storage.set(PREFIX + learning.game, written({**entry, **own}))


def has_learnt(storage: Storage, game: str) -> bool:
    """Return whether a first game was once played to its end here."""
    return _entry(storage, game).get("done") is True


def left_at(storage: Storage, game: str) -> tuple[int, int]:
    """Return how many lessons of a first game are over, and how many it has."""
    first, over = first_game(game), _entry(storage, game).get("over")
    total = 0 if first is None else len(first.lessons)
    return (over if type(over) is int and 0 <= over < total else 0), total


def standing(storage: Storage, game: str) -> Standing:
    """Return how far a first game is; none where the game has none."""
    if first_game(game) is None:
        return "none"
    if is_begun(storage, game):
        return "begun"
    return "done" if has_learnt(storage, game) else "new"


def is_begun(storage: Storage, game: str) -> bool:
    """Return whether a first game can be carried on with; it costs little to ask."""
    return _entry(storage, game).get("ended") is False


def _entry(storage: Storage, game: str) -> dict[str, object]:
    text = storage.get(PREFIX + game)
    try:
        return {} if text is None else entry_in(text)
    except RefusedError:
        return {}


def _seated(learning: Learning) -> Learning:
    """Return it with the others played as the first game has it."""
    learning.session.seed = SEED
    if learning.first.reply is not None:
        learning.session.others = Reader(learning.first)
    return learning


def notes_done(game: str, session: Session, read: Sequence[str]) -> tuple[str, ...]:
    """Return what else counts as read, as `GAME ID`: the notes whose advice was taken."""
    unread = _unread(game, session, read)
    seen = session.look() if unread else None
    return tuple(f"{game} {note.id}" for note in unread if seen and note.done(seen))


def note_due(game: str, session: Session, read: Sequence[str]) -> Lesson | None:
    """Return the note that the first round of a table has for its viewer now.

    `read` has those put away, as `GAME ID`.
    """
    unread = _unread(game, session, read)
    seen = session.look() if unread else None
    return next((note for note in unread if seen and note.stage(seen) == "now"), None)


def _unread(game: str, session: Session, read: Sequence[str]) -> list[Lesson]:
    if session.viewer is None or session.finished:
        return []
    first = first_game(game)
    return [n for n in first.notes if f"{game} {n.id}" not in read] if first else []
