"""How a bot is asked, everywhere: the page, a match, the line protocol, the arena.

What it is given is its seat's view, its legal actions and a generator of its own for
this decision. Whoever asks with the same seed at the same point gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import AnyBot, AnyGame, AnyState, RefusedError, Seat
from engine.message import say
from engine.rng import Rng
from engine.thinking import Thinking


def choose(bot: AnyBot, state: AnyState, seat: Seat, seed: int, ply: int) -> Any:
    """Return what the bot on this seat chooses; `ply` counts the steps made so far."""
    rng = Rng.for_decision(seed, ply, seat)
    return bot.choose(state.view(seat), state.legal_actions(seat), rng)


def think(
    bot: AnyBot, state: AnyState, seat: Seat, seed: int, ply: int
) -> Thinking[Any]:
    """Choose the same, slice by slice."""
    rng = Rng.for_decision(seed, ply, seat)
    return bot.think(state.view(seat), state.legal_actions(seat), rng)


def bot_named(game: AnyGame, level: str) -> AnyBot:
    """Return the game's bot of this level; raise RefusedError if there is none."""
    if level not in game.bots:
        raise RefusedError(
            say("table/unknown-level", level=level[:40], levels=list(game.bots))
        )
    return game.bots[level]


def bots_named(game: AnyGame, levels: Sequence[str]) -> list[AnyBot]:
    """Return the bots of these levels; raise RefusedError if one is unknown."""
    return [bot_named(game, level) for level in levels]
