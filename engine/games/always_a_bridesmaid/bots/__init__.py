"""Players of Always a Bridesmaid, weakest first. They see a view, never a state."""

from engine.games.always_a_bridesmaid.bots.levels import BOTS, COACH
from engine.games.always_a_bridesmaid.bots.plain import RIVALS

__all__ = ["BOTS", "COACH", "RIVALS"]
