"""Judges choices by playing them out in drawn worlds against a mix of rivals.

Flat Monte Carlo over determinised worlds (Ginsberg, "GIB: Imperfect Information in a
Computationally Challenging Game", JAIR 14, 2001) with sequential halving over the
choices (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits",
ICML 2013). All choices meet the same worlds, rivals and slips, so that what differs is
the choice alone. Rounds still to come are not played but valued (`value`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

from engine.games.always_a_bridesmaid.bots.course import (
    Draw,
    display_cheapest,
    draw_dearest,
    finish_round,
    set_cards_aside,
    situation,
)
from engine.games.always_a_bridesmaid.bots.habits import SETTING, Habit
from engine.games.always_a_bridesmaid.bots.opponents import (
    Guess,
    Kind,
    Mix,
    draw_worlds,
    weigh,
)
from engine.games.always_a_bridesmaid.bots.playout import (
    CODES,
    EVERYTHING,
    HOLD,
    Playout,
    mask_of,
)
from engine.games.always_a_bridesmaid.bots.seen import Record
from engine.games.always_a_bridesmaid.bots.value import win_share
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng
from engine.thinking import Thinking

SLIPS: Final = 61
"""How many slips of ballots a world has before they come round again."""


class Effort(NamedTuple):
    """How much a search does, and whom it reckons with."""

    worlds: int
    """Worlds drawn to guess hands from."""
    playouts: int
    """Rivals' tables against which each choice is tried, before halving."""
    kinds: tuple[Kind, ...]
    own: Habit
    """How the searcher plays on in its playouts."""
    far: float = 0.4
    """How many of the playouts are made where they go on to the end of the game."""
    doubt: float = 0.1
    learns: bool = True
    """Whether it weighs the rivals by what they did."""


class Setting(NamedTuple):
    """A game as it may be, in which a choice is tried."""

    game: Playout
    """To be changed freely."""
    seat: int
    cards: list[int]
    """What each rival plays, or sets aside, at the same time."""
    habits: list[Habit]
    """How everybody plays on."""
    draw: Draw


Trial = Callable[[Setting, int], float]
"""Tries a choice and returns the share of the win it leads to."""


class Search(NamedTuple):
    """A decision being thought about."""

    view: View
    seat: int
    effort: Effort

    def values(
        self, choices: Sequence[int], trial: Trial, rng: Rng
    ) -> Thinking[list[tuple[float, int]]]:
        """Return value and choice, best first; those given up early come last.

        A value is the share of a win to expect, from 0 to 1.
        """
        view, effort, seat = self.view, self.effort, self.seat
        record = Record(view)
        worlds = yield from draw_worlds(view, effort.worlds, rng)
        rivals = [other for other in range(view.seats) if other != seat]
        mixes = yield from weigh(
            record, worlds, effort.kinds, rivals, effort.doubt if effort.learns else 1.0
        )
        random = Random(rng.bits()).random
        going = list(choices)
        sums = dict.fromkeys(choices, 0.0)
        tried = dict.fromkeys(choices, 0)
        far = view.phase not in ("play", "aside")
        share = effort.far if far else 1.0
        budget = max(1, int(effort.playouts * share)) * len(choices)
        spent = 0
        stages = max(1, (len(choices) - 1).bit_length())
        for stage in range(stages):
            rounds = max(1, budget // stages // len(going))
            for _ in range(rounds):
                base, cards, habits = self._table(record, mixes, random)
                slips = [int(random() * 16) for _ in range(SLIPS)]
                for choice in going:
                    draw = cycle(slips).__next__
                    tried_in = Setting(base.copy(), seat, cards, habits, draw)
                    sums[choice] += trial(tried_in, choice)
                    tried[choice] += 1
                    spent += 1
                    yield min(1.0, spent / budget)
            if stage < stages - 1:
                going.sort(key=lambda choice: -sums[choice] / tried[choice])
                going = going[: (len(going) + 1) // 2]
        means = {choice: sums[choice] / tried[choice] for choice in choices}
        worst = min(means[choice] for choice in going)
        for choice in choices:
            if choice not in going:  # given up: no better than what was kept
                means[choice] = min(means[choice], worst)
        going.sort(key=lambda choice: -means[choice])
        rest = [choice for choice in choices if choice not in going]
        rest.sort(key=lambda choice: -means[choice])
        return [(means[choice], choice) for choice in going + rest]

    def _table(
        self, record: Record, mixes: dict[int, Mix], random: Callable[[], float]
    ) -> tuple[Playout, list[int], list[Habit]]:
        """Return a game as it may be, what the rivals choose now, and their habits."""
        view, seat = self.view, self.seat
        own = view.participants[seat]
        turned = view.phase == "display"
        game = Playout(view.seats, [0] * view.seats)
        game.round = view.round
        game.turn = view.turn - 1
        game.totals = [sum(who.arm) for who in view.participants]
        game.active = [at for at, who in enumerate(view.participants) if who.active]
        game.open = bool(record.open)
        game.wild = [int(who.wild) for who in view.participants[: view.seats]]
        game.displayed = record.displayed[:]
        game.played = [
            mask_of(
                (*who.arm, who.aside) if turned and who.aside is not None else who.arm
            )
            for who in view.participants[: view.seats]
        ]
        habits: list[Habit] = [self.effort.own] * view.seats
        for other, mix in mixes.items():
            guess = mix.draw(random)
            habits[other] = guess.habit
            self._fill(game, other, guess)
        game.reserves[seat] = mask_of(own.reserve or ())
        game.hands[seat] = mask_of(own.hand or ())
        game.asides[seat] = HOLD if own.aside is None else CODES[own.aside]
        if view.seats == 2:
            some = next(iter(mixes.values())).draw(random)
            game.orders = some.world.orders
        cards = [HOLD] * view.seats
        setting = SETTING if view.phase == "aside" else 0
        if view.phase in ("play", "aside"):
            if setting:
                game.turn = view.turn
            for other in view.to_act:
                if other != seat:
                    ballot = habits[other].ballot(situation(game, other, setting))
                    cards[other] = ballot[int(random() * 16)]
        return game, cards, habits

    def _fill(self, game: Playout, other: int, guess: Guess) -> None:
        world = guess.world
        kept = (world.kept, world.left, (0,) * game.seats)[game.round - 1][other]
        aside = world.asides[other]
        away = game.displayed[other] | game.played[other] | kept
        if aside != HOLD:
            away |= 1 << aside
        game.reserves[other] = kept
        game.hands[other] = EVERYTHING & ~away
        game.asides[other] = aside


def play(setting: Setting, choice: int) -> float:
    """Play a card, then the round by habit; return the win share to expect."""
    game, seat, cards, habits, draw = setting
    cards[seat] = choice
    entitled = game.reveal(cards)
    if entitled:
        set_cards_aside(game, entitled, habits, draw)
    return win_share(game, seat, finish_round(game, habits, draw))


def aside_among(entitled: Sequence[int]) -> Trial:
    """Return the trial of setting a card aside, when these seats may."""

    def set_aside(setting: Setting, choice: int) -> float:
        game, seat, cards, habits, draw = setting
        cards[seat] = choice
        for other in entitled:
            game.set_aside(other, cards[other])
        return win_share(game, seat, finish_round(game, habits, draw))

    return set_aside


def to_the_end(setting: Setting, worth: Sequence[float]) -> float:
    """Play whole rounds by habit from the start of one; return the share of the win."""
    game, seat, _, habits, draw = setting
    while True:
        points = finish_round(game, habits, draw)
        if game.round == 3:
            return win_share(game, seat, points)
        display_cheapest(game, points, worth)
        if not game.clean_up():
            return game.win_shares()[seat]
        if game.round == 2:
            draw_dearest(game, worth)
