"""Players by rule and by search, weakest first. They see a view, never a state."""

from __future__ import annotations

from typing import Final

from engine.game import Bot
from engine.games.at_the_wedding_table.bots.coach import COACH
from engine.games.at_the_wedding_table.bots.levels import LEVELS
from engine.games.at_the_wedding_table.bots.plain import RIVALS, RandomBot
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.view import View

__all__ = ["BOTS", "COACH", "RIVALS"]

BOTS: Final[dict[str, Bot[Seating, View]]] = {
    bot.level: bot for bot in (RandomBot(), *LEVELS)
}
"""The levels: `random`, then those offered to people."""
