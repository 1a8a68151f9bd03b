"""Players by rule, weakest first. They see a view, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Bot
from engine.games.always_a_bridesmaid.pieces import Action
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng


class RandomBot:
    """Chooses anything."""

    level: str = "random"

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - looks at nothing
        """Return one of the legal actions, each as likely."""
        return rng.choice(legal)


BOTS: Final[dict[str, Bot[Action, View]]] = {bot.level: bot for bot in (RandomBot(),)}
