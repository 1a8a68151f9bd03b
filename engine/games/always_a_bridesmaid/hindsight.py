"""Hindsight: what the others turned over, or set aside, together with a choice.

The choices made at the same time are all that is taken from the true game. The hands stay
as unknown as they were: they would be counted as luck again in every turn. Where nothing
is revealed by a choice (the reserve, the Robot's cards, what is displayed) there is no
luck in it. Luck is a choice's share of the win against what was really played less its
share against what might have been, both in the same drawn worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import Hindsight, Seat
from engine.games.always_a_bridesmaid.bots.levels import EXPERT
from engine.games.always_a_bridesmaid.bots.playout import CODES, HOLD
from engine.games.always_a_bridesmaid.bots.search import (
    Search,
    Setting,
    Trial,
    aside_among,
    play,
)
from engine.games.always_a_bridesmaid.pieces import Action
from engine.games.always_a_bridesmaid.rules import State, robot_card
from engine.rng import Rng
from engine.thinking import Thinking, part

LOOKING: Final = 0.7
"""The share of thinking after which it is known what was best in hindsight."""


def hindsight(
    state: State, choices: Mapping[Seat, Action], seat: Seat, rng: Rng
) -> Thinking[Hindsight[Action]]:
    """Return what became of a choice; without luck where nothing else was revealed."""
    made = choices[seat]
    cards = _revealed(state, choices, seat)
    if not cards:
        yield 1.0
        return Hindsight(0.0, made, 0.0, exact=False)
    view = state.view(seat)
    codes = {_code(action): action for action in state.legal_actions(seat)}
    guessing = play if state.phase == "play" else aside_among(state.to_act)
    knowing = _against(cards, guessing)
    search = Search(view, seat, EXPERT[view.seats])
    seed, own = rng.bits(), _code(made)
    found = yield from part(0.0, LOOKING, search.values(tuple(codes), knowing, rng))
    best = found[0][1]
    measured: list[
        float
    ] = []  # anew, or the luckiest of many trials would be taken for the best
    for code, trial in ((own, guessing), (own, knowing), (best, knowing)):
        done = LOOKING + (1 - LOOKING) * len(measured) / 3
        trying = search.values((code,), trial, Rng(seed))
        ((value, _),) = yield from part(done, done + (1 - LOOKING) / 3, trying)
        measured.append(value)
    guessed, known, most = measured
    luck, gain = known - guessed, most - known
    if gain <= 0:
        return Hindsight(luck, made, 0.0, exact=False)
    return Hindsight(luck, codes[best], gain, exact=False)


def _revealed(
    state: State, choices: Mapping[Seat, Action], seat: Seat
) -> dict[int, int]:
    """Return what the others reveal together with this seat, as codes; the Robot last."""
    if state.phase not in ("play", "aside"):
        return {}
    cards = {other: _code(action) for other, action in choices.items() if other != seat}
    if state.phase == "play" and state.robot and state.seats in state.active:
        cards[state.seats] = _code(robot_card(state.robot, state.round, state.turn))
    return cards


def _against(cards: Mapping[int, int], trial: Trial) -> Trial:
    """Return the trial in which the others do what they did."""

    def knowing(setting: Setting, choice: int) -> float:
        game = setting.game
        theirs = setting.cards[:]
        for other, card in cards.items():
            if other < game.seats:
                theirs[other] = card
            else:
                game.orders = _put(game.orders, game.round - 1, game.turn, card)
        return trial(setting._replace(cards=theirs), choice)

    return knowing


def _put(
    orders: Sequence[Sequence[int]], round: int, turn: int, card: int
) -> list[list[int]]:
    """Return the Robot's orders with this card in this turn, changed for its own place."""
    new = [list(order) for order in orders]
    order = new[round]
    if card in order:
        order[order.index(card)] = order[turn]
    order[turn] = card
    return new


def _code(action: Action) -> int:
    return CODES[action] if isinstance(action, int) else HOLD


def afterthought(state: State, seat: Seat) -> Thinking[object]:  # noqa: ARG001 - none
    """Return None: what else could have been made of a hand is in each turn's hindsight."""
    yield 1.0
    return None
