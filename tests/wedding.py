"""Small builders for the tests of At the Wedding Table."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games import game_named
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import Seating, WeddingTable
from engine.games.at_the_wedding_table.rules import EMPTY_TABLE, State
from engine.message import Message
from engine.rng import Rng
from engine.text import sentence

GAME = game_named("at-the-wedding-table")
IDS = tuple(shipped_deck())
BRIDE, GROOM = 0, 1


def deck_file() -> list[dict[str, Any]]:
    """Return the shipped deck as JSON objects, free to be changed."""
    folder = files("engine.games.at_the_wedding_table")
    text = folder.joinpath("guests.toml").read_text(encoding="utf-8")
    guests: list[dict[str, Any]] = deepcopy(tomllib.loads(text)["guest"])
    return guests


def changed_deck(id: str, /, **fields: object) -> list[dict[str, Any]]:
    """Return the shipped deck with some fields of one guest changed."""
    return [g | fields if g["id"] == id else g for g in deck_file()]


def opening(*top: str, bride: int = BRIDE) -> State:
    """Return an opening state with these guests on top of the deck."""
    deck = [*top, *(id for id in IDS if id not in top)]
    return GAME.start(2, {"bride": bride, "deck": deck})


def played(state: State, *turns: tuple[str, int]) -> State:
    """Return the state after these turns, each of them checked."""
    for guest, place in turns:
        action = Seating(guest, place)
        assert state.refusal(state.mover, action) is None
        state = state.apply({state.mover: action})
    return state


def table_of(seated: dict[int, tuple[str, int]]) -> WeddingTable:
    """Return a table from its taken seats: guest and who seated it."""
    table = list(EMPTY_TABLE)
    for place, placed in seated.items():
        table[place - 1] = placed
    return tuple(table)


def random_state(seed: int, plies: int, *, bride: int | None = None) -> State:
    """Return a state after so many random turns."""
    rng = Rng(seed)
    options = None if bride is None else {"bride": bride}
    state = GAME.start(2, GAME.deal(2, rng, options))
    for _ in range(plies):
        action = rng.choice(state.legal_actions(state.mover))
        state = state.apply({state.mover: action})
    return state


def finished(seed: int) -> State:
    """Return the end of a random game."""
    return random_state(seed, 16)


states = st.builds(random_state, st.integers(0, 2**32), st.integers(0, 16))
running = st.builds(random_state, st.integers(0, 2**32), st.integers(0, 15))


def said(message: Message | None) -> str:
    """Return a message in English; nothing where there is none."""
    return sentence(message) if message else ""


def refused_deal(deal: object, seats: int = 2) -> str:
    """Return the sentence with which a deal is refused, or nothing."""
    try:
        GAME.start(seats, deal)
    except RefusedError as refused:
        return said(refused.message)
    return ""


def refused_step(state: State, step: object) -> tuple[object, str]:
    """Return the seat to blame and the sentence with which a step is refused."""
    try:
        GAME.read_step(state, step)
    except RefusedError as refused:
        return refused.message.args.get("seat"), said(refused.message)
    return None, ""
