"""Which bots meet, and what is asked of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NamedTuple

from engine.game import AnyBot
from engine.games import game_keys, game_named

WEDDING: Final = "at-the-wedding-table"
BRIDESMAID: Final = "always-a-bridesmaid"
RANDOM: Final = "random"


class Pairing(NamedTuple):
    """One bot in one seat, its rival in all others."""

    game: str
    seats: int
    bot: str
    rival: str

    @property
    def fair(self) -> float:
        """The share of wins of equal players."""
        return 1 / self.seats

    def __str__(self) -> str:
        return f"{self.game}/{self.seats} {self.bot}:{self.rival}"


class Target(NamedTuple):
    """The least share of wins that is asked for."""

    pairing: Pairing
    least: float


def bots_of(key: str) -> dict[str, AnyBot]:
    """Return the bots of a game by name: its levels in order, then its plain rivals."""
    return {**game_named(key).bots, **rivals_of(key)}


def rivals_of(key: str) -> Mapping[str, AnyBot]:
    """Return the players for comparison that a game has, if any."""
    rivals: Mapping[str, AnyBot] = getattr(import_module(package_of(key)), "RIVALS", {})
    return rivals


def package_of(key: str) -> str:
    """Return the name of the package that a game's bots are in."""
    return f"engine.games.{key.replace('-', '_')}.bots"


def pairings() -> list[Pairing]:
    """Return all pairings: those with a target first, then game by game."""
    wanted = [target.pairing for target in targets()]
    return list(
        dict.fromkeys(
            wanted
            + [
                Pairing(key, seats, bot, rival)
                for key in reversed(game_keys())
                for seats in game_named(key).seat_counts
                for bot, rival in _meetings(key, seats)
            ]
        )
    )


def _meetings(key: str, seats: int) -> list[tuple[str, str]]:
    levels, rivals = list(game_named(key).bots), list(rivals_of(key))
    offered = levels[1:]
    found = list(zip(offered, levels, strict=False))
    found += [(level, levels[0]) for level in offered]
    found += [(level, rival) for rival in rivals for level in offered]
    found += list(zip(rivals, [levels[0], *rivals], strict=False))
    if seats == 2:
        found += [
            (level, lower) for at, level in enumerate(levels) for lower in levels[:at]
        ]
    return found


def targets() -> list[Target]:
    """Return what the issue of the bots asks for."""
    wedding, bridesmaid = game_named(WEDDING), game_named(BRIDESMAID)
    asked = [
        *_targets(WEDDING, 2, ("easy", RANDOM, 0.90), ("medium", "greedy", 0.55)),
        *_targets(WEDDING, 2, ("hard", "greedy", 0.85), ("expert", "greedy", 0.95)),
        *_targets(WEDDING, 2, ("expert", "monte-carlo", 0.50)),
        *_targets(BRIDESMAID, 2, ("expert", "plain", 0.85)),
        *_targets(BRIDESMAID, 3, ("expert", "plain", 0.60), ("expert", RANDOM, 0.70)),
        *_targets(BRIDESMAID, 4, ("expert", "plain", 0.55)),
        *_targets(BRIDESMAID, 5, ("expert", "plain", 0.45)),
    ]
    asked += _targets(WEDDING, 2, *_steps(list(wedding.bots)[1:], 0.5))
    for seats in bridesmaid.seat_counts:
        asked += _targets(
            BRIDESMAID, seats, *_steps(list(bridesmaid.bots), 1.35 / seats)
        )
    return asked


def _steps(levels: Sequence[str], least: float) -> list[tuple[str, str, float]]:
    return [
        (level, below, least) for level, below in zip(levels[1:], levels, strict=False)
    ]


def _targets(key: str, seats: int, *asked: tuple[str, str, float]) -> list[Target]:
    return [
        Target(Pairing(key, seats, bot, other), least) for bot, other, least in asked
    ]


def chosen(only: Sequence[str] = (), pairs: Sequence[str] = ()) -> list[Pairing]:
    """Return the pairings of these games (`GAME` or `GAME/SEATS`) and pairs (`BOT:BOT`).

    Nothing named means all. Raise ValueError for what names no pairing.
    """
    found = pairings()
    for name in only:
        if not any(_is_at(pairing, name) for pairing in found):
            raise ValueError(f"no pairing is played at {name[:60]}")
    for name in pairs:
        if not any(f"{pairing.bot}:{pairing.rival}" == name for pairing in found):
            raise ValueError(f"no pairing is called {name[:60]}")
    return [
        pairing
        for pairing in found
        if (not only or any(_is_at(pairing, name) for name in only))
        and (not pairs or f"{pairing.bot}:{pairing.rival}" in pairs)
    ]


def _is_at(pairing: Pairing, name: str) -> bool:
    return name in (pairing.game, f"{pairing.game}/{pairing.seats}")
