"""Lessons when the round is over, and the game."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.words import place, points
from engine.message import Message
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.lessons.facts import (
    HAND,
    TO_PRESS,
    best_second,
    is_scored,
    own_seat,
    said,
)
from ui.lesson import Lesson, Result, Stage


class AsideLesson(Lesson):
    """A card set aside."""

    id = "aside"
    points_at = HAND
    spares = TO_PRESS

    def stage(self, seen: Seen) -> Stage:
        """When the viewer held back first, until the card lies there."""
        view = view_of(seen)
        if view.phase == "aside" and view.viewer in view.to_act:
            return "later" if view.viewer in seen.chosen else "now"
        return "past" if own_seat(seen).held_back or is_scored(seen) else "later"

    def says(self, seen: Seen) -> list[Message]:
        """What it is for, and a card that helps now."""
        best = best_second(seen)
        told = [said("aside-1")]
        if best is not None:
            told.append(said("aside-2", card=best.card, total=best.total))
        return told


class ScoredLesson(Lesson):
    """The round is scored, and its points are paid for."""

    id = "scored"
    points_at = ".res.me"

    def stage(self, seen: Seen) -> Stage:
        """While the viewer looks at the scoring or has to display."""
        view = view_of(seen)
        if not is_scored(seen):
            return "later"
        if view.due and view.viewer in view.to_act:
            return "later" if view.viewer in seen.chosen else "now"
        fresh = any(isinstance(event, Scored) for event in view.log[seen.since :])
        return "now" if fresh else "past"

    def keep(self, seen: Seen) -> str:
        """What has to be pressed."""
        return ".choose .pick" if view_of(seen).due else ""

    def says(self, seen: Seen) -> list[Message]:
        """What the viewer earned, and what it costs."""
        me, scored = _me(seen), _scored(seen)
        told = said(
            "scored-1",
            total=scored.totals[me],
            place=place(scored.ranks[me]),
            points=points(scored.points[me]),
        )
        return [told, *self.heard(seen)]

    def heard(self, seen: Seen) -> list[Message]:
        """What it costs; what was earned was said when the round was scored."""
        earned = _scored(seen).points[_me(seen)]
        return [said("scored-pay", n=earned) if earned else said("scored-none")]


def _me(seen: Seen) -> int:
    return view_of(seen).viewer or 0


def _scored(seen: Seen) -> Scored:
    """Return how the last round was scored."""
    return next(e for e in reversed(view_of(seen).log) if isinstance(e, Scored))


class TieLesson(Lesson):
    """A tie on points."""

    id = "tie"
    points_at = ".ask"

    def stage(self, seen: Seen) -> Stage:
        """When the viewer is asked."""
        view = view_of(seen)
        if view.phase == "finished":
            return "past"
        asked = view.phase == "single" and view.viewer in view.to_act
        return "now" if asked and view.viewer not in seen.chosen else "later"

    def says(self, seen: Seen) -> list[Message]:
        """How it is decided."""
        return [said("tie-1", n=own_seat(seen).score)]


class EndLesson(Result):
    """How it came out."""

    def stage(self, seen: Seen) -> Stage:
        """When it is over."""
        return "now" if view_of(seen).phase == "finished" else "later"

    def says(self, seen: Seen) -> list[Message]:
        """How the viewer's score came about."""
        own = own_seat(seen)
        name = "end-wild" if own.wild else "end-1"
        return [said(name, n=len(own.displayed), score=own.score), said("end-2")]
