"""One bot: it jumps anyhow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Judgement
from engine.games.toss_the_bouquet.view import View
from engine.rng import Rng
from engine.thinking import Quick, Thinking


class RandomBot(Quick[int, View]):
    """Jumps at random."""

    level = "random"

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> int:
        return rng.choice(legal)


class EasyBot(RandomBot):
    """Jumps as high as it can."""

    level = "easy"

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> int:
        return max(legal)


class HighCoach:
    """Thinks most of the highest jump."""

    def judge(
        self, view: View, legal: Sequence[int], rng: Rng
    ) -> Thinking[Sequence[Judgement[int]]]:
        yield 0.0
        return [Judgement(jump, float(jump)) for jump in sorted(legal, reverse=True)]


BOTS = {bot.level: bot for bot in (RandomBot(), EasyBot())}
COACH = HighCoach()
