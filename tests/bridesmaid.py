"""Small builders for the tests of Always a Bridesmaid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import strategies as st

from engine.game import RefusedError, Seat
from engine.games import game_named
from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    Displayed,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, Action, Cards
from engine.games.always_a_bridesmaid.rules import State
from engine.message import Message
from engine.rng import Rng
from engine.text import sentence

GAME = game_named("always-a-bridesmaid")
LISTS = ("reserve", "robot", "draw", "display")
"""Phases whose choices are lists of cards."""
ROBOT = {
    "removed": -5,
    "hands": [[-3, 0, 2, 5, 8], [-2, 1, 3, 6, 10]],
    "orders": [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]],
}


def rest(*cards: int) -> Cards:
    """Return the Accessories that are not among these."""
    return tuple(card for card in ACCESSORIES if card not in cards)


def robot(*first_order: int, **changes: object) -> dict[str, object]:
    """Return a deal for two with this order of the Robot's deck in Round 1."""
    orders = [list(first_order or (0, 1, 2, 3, 4)), *ROBOT["orders"][1:]]
    return {"robot": {**ROBOT, "orders": orders, **changes}}


def choices_in(state: State, text: str) -> dict[Seat, Action]:
    """Return choices from text, one word for each seat to act.

    Words are `8`, `HOLD`, `6,8` for cards and `-` for None.
    """
    words = text.split()
    assert len(words) == len(state.to_act), (text, state.phase, state.to_act)
    return {
        seat: _action(word, state.phase)
        for seat, word in zip(state.to_act, words, strict=True)
    }


def _action(word: str, phase: str) -> Action:
    if word == "-":
        return None
    if phase in LISTS:
        return tuple(sorted(int(card) for card in word.split(",")))
    return "HOLD" if word == "HOLD" else int(word)


def after(state: State, *steps: str) -> State:
    """Return the state after these steps, every choice checked."""
    for step in steps:
        choices = choices_in(state, step)
        for seat, action in choices.items():
            assert said(state.refusal(seat, action)) == ""
        state = state.apply(choices)
    return state


def round_one(*hands: Cards) -> State:
    """Return Round 1 before its first turn, each player with these six cards."""
    state = GAME.start(len(hands), {})
    return state.apply({seat: rest(*hand) for seat, hand in enumerate(hands)})


def with_robot(*steps: str, deal: Mapping[str, object] | None = None) -> State:
    """Return two players and a Robot with 5, 6, 8, 10 in its deck, after these steps.

    Both players keep -5, -3, 0, 1, 2 back.
    """
    state = GAME.start(2, deal or robot())
    return after(state, "-5,-3,0,1,2 -5,-3,0,1,2", "5,8 6,10", *steps)


HIGH = (-2, 3, 5, 6, 8, 10)
"""The hand of Round 1 when -5, -3, 0, 1 and 2 are kept back."""


def three_players(*steps: str) -> State:
    """Return three players who all start with the hand HIGH, after these steps."""
    return after(round_one(HIGH, HIGH, HIGH), *steps)


def random_game(seats: int, seed: int) -> Iterator[State]:
    """Yield the states of a random game."""
    rng = Rng(seed)
    state: State = GAME.start(seats, GAME.deal(seats, rng))
    yield state
    while state.to_act:
        state = state.apply(
            {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
        )
        yield state


def random_state(seats: int, seed: int, part: float) -> State:
    """Return a state of a random game: 0 is the opening, 1 the end."""
    states = list(random_game(seats, seed))
    return states[round(part * (len(states) - 1))]


seat_counts = st.integers(2, 5)
seeds = st.integers(0, 2**32)
parts = st.floats(0, 1)
states = st.builds(random_state, seat_counts, seeds, parts)


def viewers(state: State) -> list[Seat | None]:
    """Return all eyes at the table, a spectator's first."""
    return [None, *range(state.seats)]


def last(state: State, kind: type[Any]) -> Any:
    """Return the last event of this kind."""
    return [event for event in state.log if isinstance(event, kind)][-1]


def all_choices(log: tuple[BridesmaidEvent, ...], seats: int) -> list[dict[Seat, Any]]:
    """Return the choices that a full log tells of, step by step."""
    steps: list[dict[Seat, Any]] = []
    for event in log:
        match event:
            case ReserveKept(pairs) | RobotFed(_, pairs) | Displayed(pairs):
                steps.append(dict(pairs))
            case Answered(_, answers):
                steps.append(dict(answers))
            case ReserveDrawn(2, _, drawn):
                steps.append(dict(drawn))
            case Revealed():
                turned = enumerate(event.cards[:seats])
                steps.append({s: card for s, card in turned if card is not None})
            case SetAside(entitled, _, cards):
                steps.append({seat: dict(cards).get(seat) for seat in entitled})
            case _:
                pass
    return steps


def said(message: Message | None) -> str:
    """Return a message in English; nothing where there is none."""
    return sentence(message) if message else ""


def refused(state: State, seat: Seat, action: object) -> str:
    """Return why a seat may not choose this, or nothing."""
    return said(state.refusal(seat, action))


def refused_step(state: State, step: object) -> tuple[object, str]:
    """Return the seat to blame and the sentence with which a step is refused."""
    try:
        GAME.read_step(state, step)
    except RefusedError as error:
        return error.message.args.get("seat"), said(error.message)
    return None, ""


def refused_deal(deal: object, seats: int = 2) -> str:
    """Return the sentence with which a deal is refused, or nothing."""
    try:
        GAME.start(seats, deal)
    except RefusedError as error:
        return said(error.message)
    return ""
