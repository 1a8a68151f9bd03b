"""A state that fits a view: nothing is hidden between two tosses."""

from __future__ import annotations

from engine.games.toss_the_bouquet.rules import State
from engine.games.toss_the_bouquet.view import View
from engine.rng import Rng


def resample(view: View, rng: Rng) -> State:
    """Return the state."""
    return State(view.scores, view.toss, view.log, view.outcome)
