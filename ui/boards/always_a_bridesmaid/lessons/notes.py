"""Three notes for the first round of an ordinary table."""

from __future__ import annotations

from typing import Final

from engine.message import Message
from ui import lesson
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.lessons.facts import (
    HAND,
    PAGE,
    STAND,
    turns_shown,
    when_due,
)
from ui.boards.always_a_bridesmaid.standing import pays_words
from ui.lesson import Stage


class Note(lesson.Note):
    """One line beside what it explains, while the first round is played."""

    spares = f"{HAND}, #tray .preview, #tray .hintslip"
    """The hand, and the words above it that say what a card would do."""

    def stage(self, seen: Seen) -> Stage:
        """In Round 1, when there is something to choose."""
        view = view_of(seen)
        if view.round > 1 or view.phase in ("display", "finished"):
            return "past"
        return when_due(seen)


class NoteOfCards(Note):
    """How a turn is played."""

    def done(self, seen: Seen) -> bool:
        """Once a turn has been."""
        return turns_shown(seen) > 0


class NoteOfPlaces(Note):
    """The cake stand shows what the places pay; who listens is told."""

    def heard(self, seen: Seen) -> list[Message]:
        """What each place pays."""
        return [pays_words(view_of(seen))]


NOTES: Final = (
    NoteOfCards(PAGE, "note-card", HAND),
    NoteOfPlaces(PAGE, "note-stand", STAND),
    Note(PAGE, "note-hold", '#tray [data-key="card:HOLD"]'),
)
