"""Bots against bots, and how fast whole random games run."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from engine.asking import bots_named, choose
from engine.game import AnyBot, AnyGame, AnyState, Outcome, RefusedError
from engine.games import game_keys, game_named
from engine.rng import Rng
from engine.table import seat_count_refusal


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a match came to; lists have one entry a seat."""

    games: int
    wins: tuple[float, ...]
    """A shared win counts its share; a draw counts for nobody."""
    mean_scores: tuple[float, ...]
    seconds: float


def play_match(key: str, levels: Sequence[str], games: int, seed: int) -> MatchResult:
    """Play a match; equal arguments give equal wins and scores.

    Raise RefusedError for an unknown game or level and for a wrong number of seats.
    """
    game = game_named(key)
    bots = bots_named(game, levels)
    if len(bots) not in game.seat_counts:
        raise RefusedError(seat_count_refusal(game, len(bots)))
    began = time.perf_counter()
    wins = [0.0] * len(bots)
    totals = [0] * len(bots)
    rng = Rng(seed)
    for _ in range(games):
        outcome = play_game(game, bots, rng.split())
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
        totals = [t + s for t, s in zip(totals, outcome.scores, strict=True)]
    return MatchResult(
        games,
        tuple(round(w, 6) for w in wins),
        tuple(round(t / games, 6) for t in totals),
        round(time.perf_counter() - began, 3),
    )


def play_game(game: AnyGame, bots: Sequence[AnyBot], rng: Rng) -> Outcome:
    """Play one game between bots, each from its own view, and return its outcome."""
    state: AnyState = game.start(len(bots), game.deal(len(bots), rng.split()))
    seed = rng.bits()
    ply = 0
    while state.outcome is None:
        state = state.apply(
            {seat: choose(bots[seat], state, seat, seed, ply) for seat in state.to_act}
        )
        ply += 1
    return state.outcome


def random_game(game: AnyGame, seats: int, rng: Rng) -> Outcome:
    """Play one game of uniformly random legal choices through the contract."""
    state: AnyState = game.start(seats, game.deal(seats, rng))
    while state.outcome is None:
        state = state.apply(
            {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
        )
    return state.outcome


def bench(seconds: float = 1.0) -> dict[str, float]:
    """Return whole random games a second of processor time, by game and seat count."""
    return {
        f"{key}/{seats}": _games_a_second(game_named(key), seats, seconds)
        for key in reversed(game_keys())
        for seats in game_named(key).seat_counts
    }


def _games_a_second(game: AnyGame, seats: int, seconds: float) -> float:
    rng = Rng(seats)
    random_game(game, seats, rng)
    played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        random_game(game, seats, rng)
        played += 1
    return round(played / spent, 1)
