"""The easy level: looks one card ahead, by a few guesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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


class EasyBot(Quick[Action, View]):
    """Aims for the place that pays best, closely, and holds back when there.

    It guesses twice how far the others will still get, each of them by chance, and
    takes what brings the most Ranking Points on average if it stops right after it. So
    it looks one card ahead, never remembers what anybody has played, and bluffs nobody.
    """

    level: str = "easy"
    guesses: Final = 2
    still_to_come: Final = (-3, 0, 0, 0, 0, 2, 3, 5)
    """What an active participant may still add to its Round Total: less than most do."""
    face_down: Final = (-3, 0, 2, 5, 8, 10)
    """What a card set aside may be."""
    restless: Final = 0.1
    """How much less a card may bring than HOLD BACK and still be played."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions."""
        match view.phase:
            case "reserve":
                return self._reserve(rng)
            case "play" | "aside":
                return self._dress(view, legal, rng)
            case "robot":
                return min(_lists(legal), key=lambda cards: sum(map(abs, cards)))
            case "draw":
                return max(_lists(legal), key=sum)
            case "display":
                return min(_lists(legal), key=sum)
            case _:
                return BOT_SINGLE_DAYS

    def _reserve(self, rng: Rng) -> Action:
        """Keep back one negative card, one big one and three of the rest."""
        negative = rng.choice(sorted(WILD_ACCESSORIES))
        big = rng.choice((8, 10))
        rest = [card for card in ACCESSORIES if 0 <= card < 8]
        return tuple(sorted((negative, big, *rng.sample(rest, 3))))

    def _dress(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Choose a card to play or to set aside, or to stop."""
        assert view.viewer is not None
        own = view.participants[view.viewer]
        total = public_totals(view)[view.viewer]
        others = [self._guess(view, rng) for _ in range(self.guesses)]
        worth = {
            card: _mean_points(total + card, others, view.points)
            - (card in WILD_ACCESSORIES and not own.wild)
            for card in legal
            if isinstance(card, int)
        }
        stop = _mean_points(total, others, view.points)
        if not worth:
            return legal[-1]
        best = max(worth, key=lambda card: worth[card])
        if view.phase == "aside":
            return best if worth[best] > stop else None
        if view.aside_may_follow:
            stop = max(stop, worth[best])
        return HOLD if stop > worth[best] + self.restless else best

    def _guess(self, view: View, rng: Rng) -> list[int]:
        """Return totals the others may end the round with."""
        return [
            total
            + (rng.choice(self.still_to_come) if who.active else 0)
            + (rng.choice(self.face_down) if who.has_aside else 0)
            for at, (who, total) in enumerate(
                zip(view.participants, public_totals(view), strict=True)
            )
            if at != view.viewer
        ]


def _mean_points(total: int, others: Sequence[list[int]], table: Cards) -> float:
    """Return the Ranking Points a total earns on average over guesses (B7)."""
    points = 0
    for rivals in others:
        place = len({rival for rival in rivals if rival > total})
        points += table[place] // (rivals.count(total) + 1)
    return points / len(others)


def _lists(legal: Sequence[Action]) -> list[Cards]:
    return [cards for cards in legal if isinstance(cards, tuple)]
