"""The day's table: one deal of each game a day, the same for everybody.

Everything follows from the date in UTC: the deal, and the chance of the bots. How, so that
anybody can make it again, is in `docs/daily.md`; a date deals the same cards for ever.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from engine.game import AnyGame, AnyState, RefusedError, Seat
from engine.games import game_named
from engine.message import say
from engine.record import Player, Record
from engine.rng import Rng

LEVEL: Final = "hard"
"""Of the bots, where the game has it; else its strongest."""
MOST_SEATS: Final = 3
PERSON: Final[Seat] = 0
"""Where the person sits; in some games chance decides who begins."""
STAGES: Final = 8
AHEAD, LEVEL_WITH, BEHIND = "▲", "=", "▼"
"""How one stands against the best of the others; the signs of a course."""

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MASK: Final = (1 << 64) - 1


class DayDeal(NamedTuple):
    """One game's table of a day, before anybody sits there."""

    record: Record
    """Its players are called by the number of their seat, counted from 1."""
    seed: int
    """Of the bots."""


def day_in(text: str) -> date:
    """Return the day that a text names, `2026-11-30`; raise RefusedError if it is none."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise RefusedError(say("daily/no-day", text=text[:40]))


def day_deal(day: date, key: str) -> DayDeal:
    """Return a game's table of the day; raise RefusedError if there is no such game."""
    game = game_named(key)
    seats = min(MOST_SEATS, game.seat_counts[-1])
    rng = Rng(digest(f"table-sixteen/day/1 {day.isoformat()} {key}"))
    deal = game.deal(seats, rng.split())
    kinds = [
        "human" if seat == PERSON else f"bot:{level(game)}" for seat in range(seats)
    ]
    players = tuple(Player(str(seat + 1), kind) for seat, kind in enumerate(kinds))
    return DayDeal(Record(key, players, deal, ()), rng.bits())


def is_dealt(day: date, table: Record) -> bool:
    """Whether a table has the deal of a day and that day's seats, whoever sits there."""
    dealt = day_deal(day, table.game).record
    kinds = [player.kind for player in table.players]
    return dealt.deal == table.deal and kinds == [p.kind for p in dealt.players]


def level(game: AnyGame) -> str:
    """Return the level of the bots at the day's tables of a game."""
    return LEVEL if LEVEL in game.bots else list(game.bots)[-1]


def course(states: Sequence[AnyState], seat: Seat) -> str:
    """Return how a game went for a seat, in signs that tell no card.

    At each eighth of the steps, rounded up: whether the seat had more points than the best
    of the others, as many, or fewer.
    """
    steps = len(states) - 1
    stages = [-(-steps * stage // STAGES) for stage in range(1, STAGES + 1)]
    return "".join(_standing(states[step].scores, seat) for step in stages)


def _standing(scores: Sequence[int], seat: Seat) -> str:
    return standing(
        scores[seat], [s for other, s in enumerate(scores) if other != seat]
    )


def standing(own: int, others: Sequence[int]) -> str:
    """Return the sign for points against those of the others."""
    best = max(others)
    return AHEAD if own > best else BEHIND if own < best else LEVEL_WITH


def digest(text: str) -> int:
    """Return 64 bits of a text: FNV-1a over its UTF-8, the same in every program.

    >>> hex(digest("a"))
    '0xaf63dc4c8601ec8c'
    """
    value = 0xCBF29CE484222325
    for byte in text.encode(errors="surrogatepass"):
        value = (value ^ byte) * 0x100000001B3 & _MASK
    return value
