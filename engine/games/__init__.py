"""The games. Each is a folder here, found by itself: nothing has to be registered.

A folder `always_a_bridesmaid` is the game `always-a-bridesmaid`; its package offers one
value, `GAME`. All games have the same files in the same order:

    pieces      cards and other components, as the rulebook counts them; actions
    events      what can happen, and what of it each viewer may see
    view        what a viewer knows
    scoring     points
    position    what a state consists of, everybody's secrets included
    legal       legal actions, and why anything else is refused
    rules       the course of the game: a position and what follows from it
    closing     the end: who wins and why
    resample    a state that fits a view
    preview     what an action would change, from what the viewer knows
    notation    steps, deals and traces as a table record writes them
    packing     deals as digits and texts, for a link
    words       events as messages
    bots        players by rule, weakest first

A file may stand beside one of these where that would be too long: `hidden` beside
`resample`, `guests` beside `pieces`. `examples` beside `rules` has the positions that the
rules are explained with.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from engine.game import AnyGame, RefusedError
from engine.message import say


@cache
def game_keys() -> tuple[str, ...]:
    """Return the keys of all games there are, sorted."""
    return tuple(sorted(m.name.replace("_", "-") for m in iter_modules(__path__)))


@cache
def game_named(key: str) -> AnyGame:
    """Return the game with this key; raise RefusedError if there is none."""
    if key not in game_keys():
        raise RefusedError(say("record/unknown-game", game=key[:40]))
    module = import_module(f"engine.games.{key.replace('-', '_')}")
    game: AnyGame = module.GAME
    return game
