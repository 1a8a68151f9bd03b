"""Deals, each played once with the bot in each seat."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from engine.asking import choose
from engine.game import AnyState, Outcome, Seat
from engine.games import game_named
from engine.rng import Rng
from tools.arena.figures import WIN, Tally, added
from tools.arena.plan import Pairing, bots_of

BATCH_SECONDS = 15.0
"""About so long until results are kept: what an interruption costs at most."""


class Spent(NamedTuple):
    """How long decisions with a choice took, by whether the bot made them."""

    decisions: list[int]
    seconds: list[float]


class Hands(NamedTuple):
    """Those who play."""

    number: int
    pool: Pool | None
    """Other processes, if there are any."""

    def all(self, play: Callable[[int], Tally], deals: range) -> list[Tally]:
        """Return what deals come to, in their order."""
        if self.pool is None:
            return [play(number) for number in deals]
        return self.pool.map(play, deals, chunksize=1)


def play_deal(number: int, *, pairing: Pairing, seed: int) -> Tally:
    """Play a deal with the bot in each seat in turn.

    The deal is the same for all pairings of a game and number of seats. Each game's
    generator hangs on seed, deal and seat alone.
    """
    game = game_named(pairing.game)
    rng = Rng(seed * 1_000_003 + number).split()
    deal = game.deal(pairing.seats, rng.split())
    spent = Spent([0, 0], [0.0, 0.0])
    wins = margin = 0
    for seat in range(pairing.seats):
        opening = game.start(pairing.seats, deal)
        outcome = _play(opening, pairing, seat, rng.bits(), spent)
        if seat in outcome.winners:
            wins += WIN // len(outcome.winners)
        margin += pairing.seats * outcome.scores[seat] - sum(outcome.scores)
    return Tally(
        1,
        pairing.seats,
        wins,
        wins**2,
        margin,
        margin**2,
        spent.decisions[1],
        spent.seconds[1],
        spent.decisions[0],
        spent.seconds[0],
    )


def _play(
    state: AnyState, pairing: Pairing, place: Seat, seed: int, spent: Spent
) -> Outcome:
    """Play a game as `engine.match` does, with a look at the clock."""
    bots = bots_of(pairing.game)
    ply = 0
    while state.outcome is None:
        choices = {}
        for seat in state.to_act:
            own = seat == place
            bot = bots[pairing.bot if own else pairing.rival]
            began = time.process_time()
            choices[seat] = choose(bot, state, seat, seed, ply)
            if len(state.legal_actions(seat)) > 1:
                spent.seconds[own] += time.process_time() - began
                spent.decisions[own] += 1
        state = state.apply(choices)
        ply += 1
    return state.outcome


def play_on(
    pairing: Pairing, seed: int, done: Tally, games: int, hands: Hands
) -> Iterator[Tally]:
    """Play until there are so many games; give the whole tally after each batch."""
    deals = -(-games // pairing.seats)
    play = partial(play_deal, pairing=pairing, seed=seed)
    while done.deals < deals:
        batch = hands.number
        if done.deals:
            a_deal = max(0.001, done.seconds / done.deals)
            batch = max(hands.number, int(hands.number * BATCH_SECONDS / a_deal))
        numbers = range(done.deals, min(deals, done.deals + batch))
        done = added([done, *hands.all(play, numbers)])
        yield done


@contextmanager
def hands_of(processes: int) -> Iterator[Hands]:
    """Return so many fresh processes; one is this one."""
    if processes == 1:
        yield Hands(1, None)
        return
    deaf = (signal.SIGINT, signal.SIG_IGN)  # an interruption is this process's matter
    with get_context("spawn").Pool(processes, signal.signal, deaf) as pool:
        yield Hands(processes, pool)
