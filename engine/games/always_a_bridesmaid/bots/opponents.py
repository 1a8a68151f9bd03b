"""Who the rivals might be: what they hold and how they play, weighed by what was seen.

Each rival is a mix of guesses, a hand and a habit each. A guess weighs as much as it
makes likely what that rival did so far (Bayes); worlds come from `resample` alone. As
rivals choose apart from each other, each has a mix of its own, which uses far fewer
worlds than weighing whole tables would.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from engine.games.always_a_bridesmaid.bots.habits import BALLOTS, Habit
from engine.games.always_a_bridesmaid.bots.playout import (
    CODES,
    EVERYTHING,
    HOLD,
    mask_of,
)
from engine.games.always_a_bridesmaid.bots.seen import Decision, Record, code_of
from engine.games.always_a_bridesmaid.events import ReserveDrawn, ReserveKept
from engine.games.always_a_bridesmaid.resample import resample
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng
from engine.thinking import Thinking


class Kind(NamedTuple):
    """A habit that rivals may have."""

    habit: Habit
    share: float
    """How often it is thought to be met."""


class World(NamedTuple):
    """What a drawn world says of the hidden cards, one entry a seat."""

    kept: tuple[int, ...]
    """The Reserve Cards chosen at set-up."""
    left: tuple[int, ...]
    """Those of them that only Round 3 takes up."""
    asides: tuple[int, ...]
    orders: tuple[tuple[int, ...], ...]
    """The Robot's cards, round by round; until it has been fed, the five of which the
    rival gives two; empty without it."""


class Guess(NamedTuple):
    """One way a rival might be."""

    world: World
    habit: Habit


class Mix(NamedTuple):
    """The guesses about one rival, and their weights added up one by one."""

    guesses: tuple[Guess, ...]
    upto: tuple[float, ...]

    def draw(self, random: Callable[[], float]) -> Guess:
        """Return a guess as often as it is likely."""
        at = bisect(self.upto, random() * self.upto[-1])
        return self.guesses[min(at, len(self.guesses) - 1)]


SLIP: Final = 0.15
"""How often any rival is thought to do anything at all."""


def draw_worlds(view: View, count: int, rng: Rng) -> Thinking[list[World]]:
    """Draw worlds that fit the view; each slice draws one."""
    worlds = []
    for _ in range(count):
        worlds.append(_world(view, rng))
        yield 0.0
    return worlds


def _world(view: View, rng: Rng) -> World:
    drawn = resample(view, rng)
    kept = [0] * view.seats
    left = [0] * view.seats
    for event in drawn.log:
        if isinstance(event, ReserveKept):
            kept = [mask_of(cards) for _, cards in event.kept]
            left = kept
        elif isinstance(event, ReserveDrawn) and event.round == 2:
            left = [
                have & ~mask_of(cards)
                for have, (_, cards) in zip(kept, event.drawn, strict=True)
            ]
    robot = drawn.robot
    orders: tuple[tuple[int, ...], ...] = ()
    if robot and robot.deck:
        codes = [code_of(card) for card in robot.deck]
        orders = tuple(tuple(codes[at] for at in order) for order in robot.orders)
    elif robot and view.viewer is not None:
        orders = (tuple(CODES[card] for card in robot.offers[1 - view.viewer]),)
    asides = tuple(HOLD if card is None else CODES[card] for card in drawn.asides)
    return World(tuple(kept), tuple(left), asides, orders)


def weigh(
    record: Record,
    worlds: Sequence[World],
    kinds: Sequence[Kind],
    rivals: Sequence[int],
    doubt: float,
) -> Thinking[dict[int, Mix]]:
    """Return a mix for each rival; each slice weighs one guess.

    `doubt`, from 0 to 1, is how much of each habit's share no evidence takes away.
    """
    mixes = {}
    for seat in rivals:
        decisions = record.decisions[seat]
        guesses: list[Guess] = []
        weights: list[list[float]] = []
        for kind in kinds:
            row = []
            for world in worlds:
                guesses.append(Guess(world, kind.habit))
                row.append(_likelihood(decisions, world, seat, kind.habit))
                yield 0.0
            weights.append(row)
        mixes[seat] = Mix(tuple(guesses), _added_up(weights, kinds, doubt))
    return mixes


def _added_up(
    weights: Sequence[Sequence[float]], kinds: Sequence[Kind], doubt: float
) -> tuple[float, ...]:
    """Return the weights added up, each habit's part of them kept above its doubt."""
    parts = [kind.share * added(row) for kind, row in zip(kinds, weights, strict=True)]
    whole = added(parts)
    flat: list[float] = []
    for kind, row, part in zip(kinds, weights, parts, strict=True):
        wanted = (1 - doubt) * part / whole + doubt * kind.share
        own = added(row)
        flat.extend([weight * wanted / own for weight in row])
    return tuple(accumulate(flat))


def added(values: Sequence[float]) -> float:
    """Return the sum, added one by one: `sum` rounds in another way since Python 3.12."""
    total = 0.0
    for value in values:
        total += value
    return total


def _likelihood(
    decisions: Sequence[Decision], world: World, seat: int, habit: Habit
) -> float:
    """Return how likely a rival with this hand and habit was to do what it did."""
    product = 1.0
    for made in decisions:
        away = made.shown
        if made.round == 1:
            away |= world.kept[seat]
        elif made.round == 2:
            away |= world.left[seat]
        card = world.asides[seat] if made.card is None else made.card
        hand = EVERYTHING & ~away
        ballot = habit.ballot((hand, made.flags, made.rivals))
        product *= (1 - SLIP) * ballot.count(card) / BALLOTS + SLIP / (
            hand.bit_count() + 1
        )
    return product
