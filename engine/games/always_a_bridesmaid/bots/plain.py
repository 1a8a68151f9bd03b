"""The plainest players: by chance, and by the first idea anybody has of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Bot
from engine.games.always_a_bridesmaid.bots.habits import (
    COVERED,
    GOING,
    OPEN,
    SETTING,
    STOPPED,
    TURNED,
    Habit,
    Situation,
)
from engine.games.always_a_bridesmaid.bots.playout import mask_of
from engine.games.always_a_bridesmaid.bots.targets import Aim, Aimer
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    BOT_SINGLE_DAYS,
    HOLD,
    WILD_ACCESSORIES,
    Action,
    Cards,
)
from engine.games.always_a_bridesmaid.preview import public_totals
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng
from engine.thinking import Quick


class RandomBot(Quick[Action, View]):
    """Chooses anything, but answers as every bot does (B11)."""

    level: str = "random"

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions, each as likely."""
        return BOT_SINGLE_DAYS if view.phase == "single" else rng.choice(legal)


class HabitBot(Quick[Action, View]):
    """Plays the rounds by a habit, keeps a mixed reserve and displays the lowest."""

    def __init__(self, level: str, habit: Habit) -> None:
        self.level = level
        self.habit = habit

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions."""
        match view.phase:
            case "reserve":
                return mixed_reserve(rng)
            case "play" | "aside":
                return by_habit(self.habit, view, rng)
            case "robot":
                return min(_lists(legal), key=lambda cards: sum(map(abs, cards)))
            case "draw":
                return max(_lists(legal), key=sum)
            case "display":
                return min(_lists(legal), key=sum)
            case _:
                return BOT_SINGLE_DAYS


def by_habit(habit: Habit, view: View, rng: Rng) -> Action:
    """Return the card a habit plays or sets aside."""
    ballot = habit.ballot(seen_situation(view))
    card = ballot[rng.below(len(ballot))]
    if card < len(ACCESSORIES):
        return ACCESSORIES[card]
    return HOLD if view.phase == "play" else None


def mixed_reserve(rng: Rng) -> Cards:
    """Keep back one negative card, one big one and three of the rest."""
    negative = rng.choice(sorted(WILD_ACCESSORIES))
    big = rng.choice((8, 10))
    rest = [card for card in ACCESSORIES if 0 <= card < 8]
    return tuple(sorted((negative, big, *rng.sample(rest, 3))))


def seen_situation(view: View) -> Situation:
    """Return what the viewer sees of its decision, as habits want it."""
    assert view.viewer is not None
    own = view.participants[view.viewer]
    totals = public_totals(view)
    rivals = []
    for seat, (who, total) in enumerate(zip(view.participants, totals, strict=True)):
        if seat != view.viewer:
            what = GOING if who.active else COVERED if who.has_aside else STOPPED
            rivals.append((total - totals[view.viewer]) * 4 + what)
    flags = SETTING if view.phase == "aside" else 0
    if view.aside_may_follow:
        flags |= OPEN
    if own.wild:
        flags |= TURNED
    return mask_of(own.hand or ()), flags, tuple(sorted(rivals))


def _lists(legal: Sequence[Action]) -> list[Cards]:
    return [cards for cards in legal if isinstance(cards, tuple)]


RIVALS: Final[dict[str, Bot[Action, View]]] = {
    bot.level: bot
    for bot in (
        HabitBot("plain", Aimer(Aim(margin=1, stride=3, shadow=2))),
        HabitBot("first", Aimer(Aim(margin=3, stride=2, foresight=1, first=1))),
    )
}
"""Opponents to measure against; no level is offered under these names."""
