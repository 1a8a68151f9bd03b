"""Plays known games on by habits: to the end of a round, or of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.games.always_a_bridesmaid.bots.habits import (
    COVERED,
    GOING,
    OPEN,
    SETTING,
    STOPPED,
    TURNED,
    Habit,
    Situation,
)
from engine.games.always_a_bridesmaid.bots.playout import CARDS, HOLD, Playout
from engine.games.always_a_bridesmaid.pieces import DRAW_SIZE, RESERVE_SIZE

Draw: TypeAlias = Callable[[], int]
"""Gives whole numbers from 0 to 15: which slip of a ballot is drawn."""


def situation(game: Playout, seat: int, setting: int = 0) -> Situation:
    """Return what a seat sees of its decision; `setting` is the flag or 0."""
    totals, active = game.totals, game.active
    own = totals[seat]
    rivals = []
    for other, total in enumerate(totals):
        if other != seat:
            if other in active:
                what = GOING
            elif other < game.seats and game.asides[other] != HOLD:
                what = COVERED
            else:
                what = STOPPED
            rivals.append((total - own) * 4 + what)
    rivals.sort()
    flags = setting | (OPEN if game.open else 0) | (TURNED if game.wild[seat] else 0)
    return game.hands[seat], flags, tuple(rivals)


def set_cards_aside(
    game: Playout, entitled: Sequence[int], habits: Sequence[Habit], draw: Draw
) -> None:
    """Let these seats set a card aside, none knowing of the others (B5)."""
    chosen = [
        habits[seat].ballot(situation(game, seat, SETTING))[draw()] for seat in entitled
    ]
    for seat, card in zip(entitled, chosen, strict=True):
        game.set_aside(seat, card)


def finish_round(game: Playout, habits: Sequence[Habit], draw: Draw) -> tuple[int, ...]:
    """Play the round on by habit and return the Ranking Points."""
    seats = game.seats
    cards = [HOLD] * seats
    while len(game.active) > 1:
        for seat in game.active:
            if seat < seats:
                cards[seat] = habits[seat].ballot(situation(game, seat))[draw()]
        entitled = game.reveal(cards)
        if entitled:
            set_cards_aside(game, entitled, habits, draw)
    return game.score()


def cheapest(cards: int, count: int, worth: Sequence[float]) -> int:
    """Return the set of so many cards that are worth least."""
    chosen = 0
    for card in sorted(CARDS[cards], key=worth.__getitem__)[:count]:
        chosen |= 1 << card
    return chosen


def display_cheapest(
    game: Playout, points: Sequence[int], worth: Sequence[float]
) -> None:
    """Display for everybody what is worth least for the rounds to come (B8)."""
    for seat in range(game.seats):
        due = points[seat]
        if due:
            must, among = game.due_from(seat, due)
            rest = cheapest(among, due - must.bit_count(), worth)
            game.display(seat, must | rest)


def draw_dearest(game: Playout, worth: Sequence[float]) -> None:
    """Take up for everybody who has not yet the Reserve Cards worth most (B1)."""
    for seat, kept in enumerate(game.reserves):
        if kept.bit_count() == RESERVE_SIZE:
            left = cheapest(kept, RESERVE_SIZE - DRAW_SIZE, worth)
            game.draw(seat, kept & ~left)
