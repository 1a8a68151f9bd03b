"""Could this bot see my cards? The question, put to the bot itself, on a running game.

Other games are dealt that the bot's seat could not tell from this one: other hands, other
reserves, another deck (`Game.resample`). In each of them the bot is asked for the same
choice with the same chance. If it knew anything it can't know, it would now and then
choose differently.

The answer says how often it did and nothing of what it chose.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.asking import think
from engine.game import AnyBot, AnyGame, AnyState, Seat
from engine.record import format_json
from engine.rng import Rng
from engine.thinking import Thinking, part

WORLDS: Final = 12
"""How many other games are dealt."""
DRAWS: Final = 4
"""How often that is tried for each: late in a game there may be no other any more."""


class Verdict(NamedTuple):
    """What came of it."""

    worlds: int
    """Games dealt that differ from the true one in what the bot can't know."""
    same: int
    """In how many of them the bot chose the same."""


class Choice(NamedTuple):
    """A bot's choice in the true game; `seed` and `ply` are those it is made with."""

    game: AnyGame
    state: AnyState
    seat: Seat
    bot: AnyBot
    seed: int
    ply: int


def check(choice: Choice, worlds: int = WORLDS) -> Thinking[Verdict]:
    """Return whether the bot chooses the same in other games that look the same to it."""
    others = _others(choice, worlds)
    asked = len(others) + 1
    made = yield from part(0.0, 1 / asked, _again(choice, choice.state))
    same = 0
    for done, world in enumerate(others, 1):
        again = _again(choice, world)
        found = yield from part(done / asked, (done + 1) / asked, again)
        same += found == made
    return Verdict(len(others), same)


def _again(choice: Choice, state: AnyState) -> Thinking[Any]:
    return think(choice.bot, state, choice.seat, choice.seed, choice.ply)


def _others(choice: Choice, wanted: int) -> list[AnyState]:
    """Return games of the seat's information set, the true one not among them."""
    game, seat = choice.game, choice.seat
    rng = Rng.for_decision(~choice.seed, choice.ply, seat)
    view, true = choice.state.view(seat), _text(game, choice.state)
    found: list[AnyState] = []
    for _ in range(wanted * DRAWS):
        if len(found) == wanted:
            break
        world = game.resample(view, rng.split())
        if _text(game, world) != true:
            found.append(world)
    return found


def _text(game: AnyGame, state: AnyState) -> str:
    return format_json(game.retrace(state))
