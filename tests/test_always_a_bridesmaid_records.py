"""Deals, steps and traces of Always a Bridesmaid as a record writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games.always_a_bridesmaid.rules import State
from engine.rng import Rng
from tests.bridesmaid import (
    GAME,
    ROBOT,
    after,
    random_game,
    refused_deal,
    refused_step,
    robot,
    seat_counts,
    seeds,
    states,
    three_players,
)

RECORDS = Path(__file__).parent / "records" / "always-a-bridesmaid"
GOOD = sorted(RECORDS.glob("always-a-bridesmaid-?-?.json"))


def walked(record: dict[str, Any]) -> list[State]:
    """Return all states of a record."""
    states = [GAME.start(len(record["seats"]), record["deal"])]
    for step in record["steps"]:
        states.append(states[-1].apply(GAME.read_step(states[-1], step)))
    return states


def test_all_examples_are_here() -> None:
    """Two good records for each number of players."""
    assert len(GOOD) == 8


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_examples_replay_exactly(path: Path) -> None:
    """record-format.md: every state of the examples is traced as written there."""
    record = json.loads(path.read_text(encoding="utf-8"))
    answer = path.with_suffix(".replay.json").read_text(encoding="utf-8")
    expected = json.loads(answer)
    *_, end = found = walked(record)
    assert [GAME.trace(state) for state in found] == expected["trace"]
    assert list(end.scores) == expected["scores"]
    winners = list(end.outcome.winners) if end.outcome else []
    assert winners == expected["winners"]


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_examples_are_written_as_they_were_read(path: Path) -> None:
    """record-format.md: a step is one decision point, everyone in `choices`."""
    record = json.loads(path.read_text(encoding="utf-8"))
    for state, step in zip(walked(record), record["steps"], strict=False):
        assert GAME.write_step(state, GAME.read_step(state, step)) == step


@pytest.mark.parametrize(
    ("name", "step", "seat", "why"),
    [
        ("card-not-in-hand", 3, 1, "2 is not in hand"),
        ("play-after-hold", 10, 2, "held back"),
        ("aside-not-entitled", 13, 2, "first to hold back"),
        ("display-hand-first", 14, 1, "Cards played this round come first"),
        (
            "display-count",
            8,
            2,
            "You display two, a card for each Ranking Point, and this would be four",
        ),
        ("step-left-out", 7, None, "The phase here is play, not “display”"),
        ("after-end", 15, None, "The game is over"),
    ],
)
def test_refused_examples(name: str, step: int, seat: int | None, why: str) -> None:
    """record-format.md: the step, the seat and the rule the examples' README names."""
    path = RECORDS / f"refused-bridesmaid-{name}.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    good = walked({**record, "steps": record["steps"][:step]})
    blamed, said = refused_step(good[-1], record["steps"][step])
    assert blamed == seat
    assert why in said


@given(seats=seat_counts, seed=seeds)
def test_steps_survive_json(seats: int, seed: int) -> None:
    """What is written is read back, and it is plain JSON."""
    rng = Rng(seed)
    for state in random_game(seats, seed):
        if state.to_act:
            choices = {s: rng.choice(state.legal_actions(s)) for s in state.to_act}
            step = json.loads(json.dumps(GAME.write_step(state, choices)))
            assert GAME.read_step(state, step) == choices


PLAY = three_players("8 3 3")


@pytest.mark.parametrize(
    ("step", "blamed", "why"),
    [
        ([], None, "A step is an object"),
        ({"phase": "play"}, None, "A step is an object"),
        ({"phase": "play", "choices": {}, "note": 1}, None, "nothing else"),
        ({"phase": None, "choices": {}}, None, "The phase here is play, not nothing."),
        ({"phase": ["play"], "choices": {}}, None, "not a list"),
        ({"phase": "play", "choices": [3, 5, 6]}, None, '"choices" must be'),
        (
            {"phase": "play", "choices": {"00": 3, "1": 5, "2": 5}},
            None,
            "There is no seat “00”",
        ),
        (
            {"phase": "play", "choices": {"0": 3, "1": 5, "2": 5, "3": 5}},
            None,
            "There is no seat “3”",
        ),
        (
            {"phase": "play", "choices": {"0": 3, "1": 5, "2\n": 5}},
            None,
            "There is no seat such a text",
        ),
        ({"phase": "play", "choices": {"0": 3, "2": 5}}, 1, "is missing in this play"),
        ({"phase": "play", "choices": {"0": 3, "1": 5, "2": 5.0}}, 2, "such a number"),
        ({"phase": "play", "choices": {"0": 3, "1": 5, "2": True}}, 2, "not true"),
        ({"phase": "play", "choices": {"0": 3, "1": 5, "2": [5]}}, 2, "not a list"),
        ({"phase": "play", "choices": {"0": 3, "1": 5, "2": {}}}, 2, "such a thing"),
    ],
)
def test_steps_are_read_strictly(step: object, blamed: int | None, why: str) -> None:
    """record-format.md: an unknown key, a seat key such as "00", is refused."""
    seat, said = refused_step(PLAY, step)
    assert seat == blamed
    assert why in said


def test_lists_are_read_strictly() -> None:
    """ "Lists of cards are ascending"; decimals, true and a text are no cards."""
    state = GAME.start(3, {})
    good = [-5, -3, -2, 0, 1]
    for bad in ([1, 0, -2, -3, -5], [-5, -3, -2, 0, 1.0], [-5, -3, -2, 0, True], "abc"):
        step = {"phase": "reserve", "choices": {"0": good, "1": bad, "2": good}}
        assert refused_step(state, step)[0] == 1
    step = {"phase": "reserve", "choices": {"0": good, "1": good, "2": good}}
    assert refused_step(state, step) == (None, "")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(state=states, junk=json_values)
def test_junk_is_refused_and_nothing_else_happens(state: State, junk: object) -> None:
    """Any JSON value in a step's place is refused with a sentence, never a traceback."""
    choices = {str(seat): junk for seat in state.to_act}
    for step in (junk, {"phase": state.phase, "choices": junk}):
        assert refused_step(state, step)[1]
    step = {"phase": state.phase, "choices": choices}
    try:
        read = GAME.read_step(state, step)
    except RefusedError:
        return
    assert all(state.refusal(seat, action) is None for seat, action in read.items())


@given(seats=seat_counts, seed=seeds)
def test_deals_are_dealt_alike_and_read_back(seats: int, seed: int) -> None:
    """The same seed deals the same; `{}` with 3 to 5 players; JSON all of it."""
    deal = GAME.deal(seats, Rng(seed))
    assert deal == GAME.deal(seats, Rng(seed))
    assert (deal == {}) == (seats > 2)
    again = json.loads(json.dumps(deal))
    assert again == deal
    assert GAME.start(seats, again).to_act == tuple(range(seats))


def test_a_seed_deals_the_same_for_ever() -> None:
    """A seed in a link deals the same cards in ten years."""
    assert GAME.deal(2, Rng(16)) == {
        "robot": {
            "removed": 0,
            "hands": [[-3, -2, 2, 3, 8], [-5, 1, 5, 6, 10]],
            "orders": [[4, 1, 0, 2, 3], [3, 0, 4, 2, 1], [2, 1, 4, 0, 3]],
        }
    }


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (None, "The deal must be an object."),
        ({}, 'has "robot" and nothing else'),
        ({**robot(), "seed": 1}, 'has "robot" and nothing else'),
        ({"robot": [1]}, "deal.robot"),
        ({"robot": {**ROBOT, "seed": 1}}, "nothing else (B13)"),
        (robot(removed=4), "deal.robot.removed"),
        (robot(removed=True), "deal.robot.removed"),
        (robot(removed=1), "each once (B13)"),
        (robot(hands=[[0, -3, 2, 5, 8], [-2, 1, 3, 6, 10]]), "deal.robot.hands"),
        (robot(hands=[[-3, 0, 2, 5], [-2, 1, 3, 6, 8, 10]]), "deal.robot.hands"),
        (robot(hands=[[-3, 0, 2, 5, 8]]), "deal.robot.hands"),
        (robot(hands=[[-3, 0, 2, 5, 8], [-2, 1, 3, 6, 10.0]]), "deal.robot.hands"),
        (robot(hands="55"), "deal.robot.hands"),
        (robot(hands=[[-3, 0, 2, 5, 8], [-3, 1, 3, 6, 10]]), "each once (B13)"),
        (robot(orders=[[0, 1, 2, 3, 4]] * 2), "deal.robot.orders"),
        (robot(orders=[[0, 1, 2, 3, 3]] * 3), "deal.robot.orders"),
        (robot(orders=[[0, 1, 2, 3, False]] * 3), "deal.robot.orders"),
        (robot(orders=[{}] * 3), "deal.robot.orders"),
    ],
)
def test_a_deal_that_is_none_is_refused(deal: object, why: str) -> None:
    """B13: one card removed, five to each, the order of five cards for each round."""
    assert why in refused_deal(deal)


@pytest.mark.parametrize("seats", [0, 1, 6, True, None, 3.0])
def test_two_to_five_may_play(seats: object) -> None:
    """Players: 2-5."""
    with pytest.raises(RefusedError):
        GAME.start(seats, {})  # type: ignore[arg-type]  # from a broken record


def test_with_more_than_two_the_deal_is_empty() -> None:
    """record-format.md: `deal` is `{}` with 3 to 5 seats."""
    assert refused_deal(robot(), 3) == "With 3 to 5 players the deal is empty."


@given(junk=json_values, seats=seat_counts)
def test_a_junk_deal_is_refused(junk: object, seats: int) -> None:
    """Any JSON value in a deal's place is a deal or refused with a sentence."""
    for deal in (junk, {"robot": junk}, robot(removed=junk), robot(hands=[junk, junk])):
        if not (deal == {} and seats > 2 and isinstance(deal, dict)):
            assert refused_deal(deal, seats)


def test_the_trace_counts_the_robot() -> None:
    """record-format.md: with 2 seats a third total, the Robot's."""
    state = after(GAME.start(2, robot()), "-5,-3,0,1,2 -5,-3,0,1,2", "5,8 6,10", "8 6")
    assert GAME.trace(state)["totals"] == [8, 6, 5]
    assert GAME.trace(state)["scores"] == [0, 0]
