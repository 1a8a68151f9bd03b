"""What a hint says for its choice: nothing that would rather speak against it unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.asking import choose
from engine.games import game_named
from engine.games.always_a_bridesmaid.preview import preview as ahead
from engine.games.at_the_wedding_table.preview import preview
from engine.rng import Rng
from engine.text import sentence

NAMES = ("Ann", "Bo", "Cy")


def views(key: str, seats: int, games: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Return what seats see in games by chance, each with what it may choose."""
    game = game_named(key)
    bot = game.bots["random"]
    for seed in range(games):
        state = game.start(seats, game.deal(seats, Rng(seed)))
        ply = 0
        while state.outcome is None:
            for seat in state.to_act:
                yield state.view(seat), tuple(state.legal_actions(seat))
            state = state.apply(
                {seat: choose(bot, state, seat, seed, ply) for seat in state.to_act}
            )
            ply += 1


def test_what_a_turn_gives_to_the_rival_is_said() -> None:
    """At the Wedding Table symbols count for whoever's guest has them in range (W6)."""
    game = game_named("at-the-wedding-table")
    told = 0
    for view, legal in views(game.key, 2, 3):
        for action in legal[:6]:
            found = preview(view, action)
            gift = found.gains[1 - found.seat]
            said = sentence(game.explain(view, action, NAMES))
            name = NAMES[1 - found.seat]
            assert (f"though {name} gains {gift} by it." in said) == (gift > 0)
            told += gift > 0
    assert told > 20


def test_a_card_that_turns_the_start_is_told_as_one() -> None:
    """WILD is a point less at the end (B9): a hint that costs it does not hide it."""
    game = game_named("always-a-bridesmaid")
    told = 0
    for view, legal in views(game.key, 3, 3):
        for action in legal if view.phase in ("play", "aside") else ():
            found = ahead(view, action)
            if found is not None and found.turns_wild:
                assert "turns THE START" in sentence(game.explain(view, action, NAMES))
                told += 1
    assert told > 20


def test_what_pays_nothing_is_no_reason() -> None:
    """A card set aside for a place without Ranking Points is not praised for it."""
    game = game_named("always-a-bridesmaid")
    asked = 0
    for view, legal in views(game.key, 3, 12):
        for action in legal if view.phase == "aside" else ():
            if action is not None:
                said = sentence(game.explain(view, action, NAMES))
                assert "pays 0" not in said
                asked += 1
    assert asked > 20
