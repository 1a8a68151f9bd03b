"""A bot that judges its choices by search, phase by phase, and the coach it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from engine.game import Judgement
from engine.games.always_a_bridesmaid.bots.course import (
    display_cheapest,
    draw_dearest,
)
from engine.games.always_a_bridesmaid.bots.playout import CODES, HOLD, mask_of
from engine.games.always_a_bridesmaid.bots.search import (
    Effort,
    Search,
    Setting,
    Trial,
    aside_among,
    play,
    to_the_end,
)
from engine.games.always_a_bridesmaid.bots.trained import RESERVES, WORTH
from engine.games.always_a_bridesmaid.bots.value import win_share
from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.pieces import BOT_SINGLE_DAYS, ROUNDS, Action
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng
from engine.thinking import Patient, Thinking


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges every decision of a seat by the share of the win to expect, 0 to 1."""

    efforts: dict[int, Effort]
    """By number of seats."""

    def judge(
        self, view: View, legal: Sequence[Action], rng: Rng
    ) -> Thinking[Sequence[Judgement[Action]]]:
        """Return the judgements of legal actions, best first."""
        yield 0.0
        assert view.viewer is not None
        if view.phase == "single":  # no question of skill (B11)
            share = 1 / len(view.to_act)
            return [Judgement(action, share) for action in legal]
        if view.phase == "reserve":
            table = RESERVES[view.seats]
            judged = [
                Judgement(action, value / 1000)
                for action, value in zip(legal, table, strict=True)
            ]
            return sorted(judged, key=lambda one: -one.value)
        trial, codes = self._trial(view, legal)
        search = Search(view, view.viewer, self.efforts[view.seats])
        found = yield from search.values(tuple(codes), trial, rng)
        return [Judgement(codes[choice], value) for value, choice in found]

    def _trial(
        self, view: View, legal: Sequence[Action]
    ) -> tuple[Trial, dict[int, Action]]:
        """Return how to try a choice, and the actions by what the playout calls them."""
        if view.phase == "play":
            return play, {_code(action): action for action in legal}
        if view.phase == "aside":
            return aside_among(view.to_act), {_code(action): action for action in legal}
        masks: dict[int, Action] = {
            mask_of(cards): cards for cards in legal if isinstance(cards, tuple)
        }
        worth = WORTH[view.seats]
        if view.phase == "draw":
            return partial(_draw, worth=worth), masks
        if view.phase == "robot":
            return partial(_feed, worth=worth), masks
        scored = view.log[-1]
        assert isinstance(scored, Scored)
        return partial(_display, points=scored.points, worth=worth), masks


def _code(action: Action) -> int:
    return CODES[action] if isinstance(action, int) else HOLD


def _draw(
    setting: Setting,
    choice: int,
    *,
    worth: Sequence[float],
) -> float:
    """Take these Reserve Cards up and play the game to its end."""
    setting.game.draw(setting.seat, choice)
    draw_dearest(setting.game, worth)
    return to_the_end(setting, worth)


def _display(
    setting: Setting,
    choice: int,
    *,
    points: Sequence[int],
    worth: Sequence[float],
) -> float:
    """Display these cards and play the game to its end."""
    game, seat = setting.game, setting.seat
    if game.round == ROUNDS:
        return win_share(game, seat, points)
    game.display(seat, choice)
    theirs = [0 if at == seat else p for at, p in enumerate(points)]
    display_cheapest(game, theirs, worth)
    if not game.clean_up():
        return game.win_shares()[seat]
    if game.round == 2:
        draw_dearest(game, worth)
    return to_the_end(setting, worth)


def _feed(
    setting: Setting,
    choice: int,
    *,
    worth: Sequence[float],
) -> float:
    """Give the Robot these two, two others at random, and play the game to its end."""
    game, draw = setting.game, setting.draw
    theirs = list(game.orders[0])
    first = theirs.pop(draw() * len(theirs) >> 4)
    second = theirs.pop(draw() * len(theirs) >> 4)
    own = [code for code in range(HOLD) if choice >> code & 1]
    orders = []
    for _ in range(ROUNDS):
        left, order = [*own, first, second, HOLD], []
        while left:
            order.append(left.pop(draw() * len(left) >> 4))
        orders.append(order)
    game.orders = orders
    return to_the_end(setting, worth)


class Thinker(Patient[Action, View]):
    """Chooses what its judge thinks best; nearly equal choices are mixed."""

    def __init__(self, level: str, judge: Judge, close: Mapping[int, float]) -> None:
        self.level = level
        self.judge = judge
        self.close = close
        """By number of seats: a choice worth this much less is made a quarter as often
        as the best."""

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Thinking[Action]:
        """Choose one of the legal actions, slice by slice."""
        if view.phase == "single":
            yield 0.0
            return BOT_SINGLE_DAYS
        judged = yield from self.judge.judge(view, legal, rng.split())
        return mixed(judged, self.close[view.seats], rng)


def mixed(judged: Sequence[Judgement[Action]], close: float, rng: Rng) -> Action:
    """Return the best action, or now and then one that is nearly as good.

    Where choices are made at once, a player whose choice is known is easy prey.
    """
    best = judged[0].value
    weights = []
    for one in judged:
        lost = best - one.value
        part = close / (close + lost) if 0 <= lost < 3 * close else 0.0
        weights.append(int(4096 * part * part))
    at = rng.below(max(1, sum(weights)))
    for one, weight in zip(judged, weights, strict=True):
        at -= weight
        if at < 0:
            return one.action
    return judged[0].action
