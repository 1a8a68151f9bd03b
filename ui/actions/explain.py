"""Verbs of what explains: the rules at a place of them, and what a thing is."""

from __future__ import annotations

from engine.games import game_keys
from ui.explaining import at_hand, explanation
from ui.model import Model


def rules(model: Model, arg: str, value: str) -> None:
    """Open the rules, `GAME` or `GAME:CHAPTER`, to come back to where one was.

    Without a game, those of the table that is up.
    """
    game, _, chapter = arg.partition(":")
    here = None if game else at_hand(model)
    game = here[0] if here else game
    if game in game_keys():
        if model.place != "rules":
            model.came_from = model.place
        model.rules_of, model.rules_at = game, chapter
        model.go("rules")


def back(model: Model, arg: str, value: str) -> None:
    """Close the rules: what they were opened from is as it was."""
    model.go(model.came_from)


def explain(model: Model, arg: str, value: str) -> None:
    """Say what something is, by its topic."""
    here = at_hand(model)
    if here and explanation(here[0], arg, here[1]) is not None:
        model.dialog, model.explained = "explain", arg


def ask(model: Model, arg: str, value: str) -> None:
    """Have whatever is pressed on the table explained instead, or no longer."""
    session = model.session if model.place == "table" else None
    model.asking = not model.asking and session is not None and not session.covered
    model.dialog = None


ACTIONS = {"rules": rules, "explain": explain, "asking": ask}
