"""Decks of one's own, for games whose tables may carry another than the usual one.

A game that has such decks has a module `decks` with `parse_deck(text)`, which refuses
what is none with a sentence that names the line.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.message import say


@cache
def games_with_decks() -> tuple[str, ...]:
    """Return the keys of the games whose tables may carry another deck."""
    return tuple(key for key in game_keys() if find_spec(_module(key)))


def check_deck(text: str, game: str) -> None:
    """Raise RefusedError, with the line, if a text is no deck for the game."""
    key = game_named(game).key
    if key not in games_with_decks():
        raise RefusedError(say("table/no-decks", game=key))
    import_module(_module(key)).parse_deck(text)


def _module(key: str) -> str:
    return f"engine.games.{key.replace('-', '_')}.decks"
