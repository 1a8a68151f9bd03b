"""A bot that knows more than its view is found out; questions about that, as lines."""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.fairness import WORLDS, Choice, check
from engine.record import record_value
from engine.review import Decision, Point, decide
from engine.rng import Rng
from engine.thinking import Quick, Thinking, conclude
from tests.judging import (
    BRIDESMAID,
    WEDDING,
    asked,
    every_table,
    middle,
    played,
    running,
)

GAMES = Path(__file__).parent.parent / "engine" / "games"
SECRET = ("rules", "position", "hidden", "notation", "closing", "hindsight", "legal")
"""Modules of a game in which true states are made or read."""


class Steady(Quick[Any, Any]):
    """Chooses by its view alone."""

    level = "steady"

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng) -> Any:
        return legal[(rng.below(7) + len(view.log)) % len(legal)]


class Moody(Quick[Any, Any]):
    """Chooses by something that is in no view."""

    level = "moody"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng) -> Any:
        self.asked += 1
        return legal[self.asked % 2]


@every_table
def test_a_bot_that_knows_its_view_only_is_cleared(key: str, seats: int) -> None:
    """Other hands, other decks: the choice is the same in each of them."""
    table, state, ply = middle(key, seats)
    choice = Choice(table.game, state, state.to_act[0], Steady(), 7, ply)
    assert conclude(check(choice)) == (WORLDS, WORLDS)


@every_table
def test_a_bot_that_knows_more_is_found_out(key: str, seats: int) -> None:
    """A choice that hangs on something else than view and chance changes now and then."""
    table, state, ply = middle(key, seats)
    choice = Choice(table.game, state, state.to_act[0], Moody(), 7, ply)
    assert conclude(check(choice)).same < WORLDS


def test_where_nothing_is_hidden_any_more_no_other_game_is_dealt() -> None:
    """The last turn: what is left in the deck makes no difference any more."""
    table = played(WEDDING, 2, 5)
    state = table.states[-2]
    choice = Choice(table.game, state, state.to_act[0], Steady(), 7, 15)
    worlds, same = conclude(check(choice))
    assert worlds == same


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/bots/*.py")), ids=str)
def test_no_bot_imports_what_sees_the_true_game(path: Path) -> None:
    """Bots and coach see a view; true states are for hindsight, which is none of them."""
    game = path.parent.parent.name
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {node.module, *(f"{node.module}.{n.name}" for n in node.names)}
            for secret in SECRET:
                own = f"engine.games.{game}.{secret}"
                assert not any(n == own or n.startswith(f"{own}.") for n in names)
            assert "engine.game.State" not in names
            assert "engine.game.AnyState" not in names


def test_thinking_can_be_dropped_at_any_slice() -> None:
    """A review is a generator of shares from 0 to 1 that grow."""
    table = played(WEDDING, 2, 9)
    thinking: Thinking[Any] = decide(table, Point(12, table.states[12].to_act[0]), 1)
    shares = [next(thinking) for _ in range(20)]
    assert all(0 <= share <= 1 for share in shares)
    thinking.close()


@pytest.mark.parametrize(("key", "seats"), [(BRIDESMAID, 3), (WEDDING, 2)])
def test_the_coach_answers_in_lines(key: str, seats: int) -> None:
    """`judge`, `review` and `fair` say what the modules say, through JSON."""
    table = played(key, seats, 7)
    game, ply = table.game, 8
    state, record = table.states[ply], running(table, ply)
    seat = state.to_act[0]
    found = asked({"ask": "judge", "record": record, "seat": seat, "seed": 3})
    judging = game.coach.judge(
        state.view(seat), state.legal_actions(seat), Rng.for_decision(3, ply, seat)
    )
    wanted = [
        {"choice": game.write_choice(one.action), "value": round(one.value, 6)}
        for one in conclude(judging)
    ]
    assert found == json.loads(json.dumps({"judged": wanted}))
    whole = record_value(table.record)
    found = asked(
        {"ask": "review", "record": whole, "seat": seat, "step": ply, "seed": 3}
    )
    assert Decision(**found["decision"]) == conclude(decide(table, Point(ply, seat), 3))
    found = asked(
        {"ask": "fair", "record": record, "seat": seat, "level": "easy", "seed": 3}
    )
    assert found == {"fair": {"worlds": WORLDS, "same": WORLDS}}


def test_the_best_seating_is_told_once_the_game_is_over() -> None:
    """The table of the best lead holds the same guests on the same side's seats."""
    table = played(WEDDING, 2, 7)
    whole = record_value(table.record)
    found = asked({"ask": "afterthought", "record": whole, "seat": 1})["afterthought"]
    view = table.state.view(1)
    assert found["lead"] >= view.scores[1] - view.scores[0]
    for there, was in zip(found["table"], view.table, strict=True):
        assert there[1] == was[1]
        assert was[1] == 1 or there[0] == was[0]
    assert asked({"ask": "afterthought", "record": running(table, 5), "seat": 1}) == {
        "error": "the game is not over yet"
    }
    bride = asked(
        {
            "ask": "afterthought",
            "record": record_value(played(BRIDESMAID, 2, 1).record),
            "seat": 0,
        }
    )
    assert bride == {"afterthought": None}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"ask": "gossip"}, 'nothing is known to "ask" but "choice", "judge", '
         '"review", "afterthought" and "fair"'),
        ({"ask": 7}, 'nothing is known to "ask" but "choice", "judge", '
         '"review", "afterthought" and "fair"'),
        ({"step": "last"}, '"step" must be a whole number, counted from 0'),
        ({"step": 99}, "seat 0 decided nothing in step 99"),
        ({"step": -1}, "seat 0 decided nothing in step \N{MINUS SIGN}1"),
        ({"seat": 5}, "seat 5 decided nothing in step 3"),
        ({"level": "easy"}, 'a question has no "level"'),
    ],
)  # fmt: skip
def test_questions_that_make_no_sense_get_one_sentence(
    change: dict[str, object], error: str
) -> None:
    """And the next line is read."""
    whole = record_value(played(WEDDING, 2, 7).record)
    right = {"ask": "review", "record": whole, "seat": 0, "step": 3, "seed": 1}
    assert asked({**right, **change}) == {"error": error}
