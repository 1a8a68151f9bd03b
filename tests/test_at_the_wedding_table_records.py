"""Deals, steps and traces of At the Wedding Table as a record writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.game import RefusedError
from engine.rng import Rng
from tests.wedding import (
    GAME,
    IDS,
    changed_deck,
    deck_file,
    opening,
    played,
    refused_deal,
    refused_step,
    said,
)

RECORDS = Path(__file__).parent / "records" / "at-the-wedding-table"
GOOD = sorted(RECORDS.glob("at-the-wedding-table-2-?.json"))
DEAL: dict[str, object] = {"bride": 0, "deck": list(IDS)}


def walked(record: dict[str, Any]) -> list[Any]:
    """Return all states of a record."""
    states = [GAME.start(len(record["seats"]), record["deal"])]
    for step in record["steps"]:
        states.append(states[-1].apply(GAME.read_step(states[-1], step)))
    return states


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_examples_replay_exactly(path: Path) -> None:
    """record-format.md: every state of the examples is traced as written there."""
    states = walked(json.loads(path.read_text(encoding="utf-8")))
    answer = path.with_suffix(".replay.json").read_text(encoding="utf-8")
    expected = json.loads(answer)
    assert [GAME.trace(state) for state in states] == expected["trace"]
    assert list(states[-1].scores) == expected["scores"]
    outcome = states[-1].outcome
    assert list(outcome.winners) == expected["winners"]
    assert json.dumps(GAME.trace(states[-1])) in answer, "keys in the same order"


def test_there_are_examples() -> None:
    """The files of the test above and of the one below are there."""
    assert len(GOOD) == 2
    assert len(list(RECORDS.glob("refused-*.json"))) == 5


@pytest.mark.parametrize(
    ("name", "step", "seat", "reason"),
    [
        ("seat-taken", 3, 0, "Seat 1 is taken"),
        ("guest-not-in-row", 4, 1, "Best Man is not in the row"),
        ("unknown-guest", 4, 1, "no guest 0 in this deck"),
        ("deck-twice", None, None, "boss is there twice"),
    ],
)
def test_refused_examples(
    name: str, step: int | None, seat: int | None, reason: str
) -> None:
    """Each refused example fails at the step, seat and rule its README names."""
    path = RECORDS / f"refused-wedding-{name}.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    if step is not None:
        *steps, last = record["steps"]
        assert len(steps) == step
        state = walked(record | {"steps": steps})[-1]
        assert refused_step(state, last)[0] == seat
    with pytest.raises(RefusedError) as caught:
        walked(record)
    assert reason in said(caught.value.message)


@pytest.mark.parametrize(
    "step",
    [
        None,
        [],
        "auntie",
        {},
        {"guest": "auntie"},
        {"seat": 12},
        {"guest": "auntie", "seat": 12, "phase": "seat"},
        {"guest": "auntie", "place": 12},
        {"guest": "auntie", "seat": "12"},
        {"guest": "auntie", "seat": True},
        {"guest": "auntie", "seat": 12.0},
        {"guest": "auntie", "seat": 0},
        {"guest": "auntie", "seat": 17},
        {"guest": "auntie", "seat": -1},
        {"guest": "auntie", "seat": None},
        {"guest": ["auntie"], "seat": 12},
        {"guest": {"auntie": 1}, "seat": 12},
        {"guest": None, "seat": 12},
        {"guest": "Auntie", "seat": 12},
        {"guest": "grandpa", "seat": 12},
    ],
)
def test_steps_are_read_strictly(step: object) -> None:
    """record-format.md: a step is guest and seat, exactly, and legal (seat to blame: 1)."""
    state = opening("auntie", "dj", "ex", bride=1)
    seat, reason = refused_step(state, step)
    assert seat == 1
    assert reason
    assert refused_step(state, {"guest": "auntie", "seat": 12}) == (None, "")


def test_nothing_goes_on_after_the_end() -> None:
    """A record that "goes on after the end is refused"."""
    state = opening(*IDS)
    for turn in range(16):
        state = played(state, (state.row[0], turn + 1))
    assert "over" in refused_step(state, {"guest": state.row[0], "seat": 1})[1]


def test_a_seated_guest_can_not_be_seated_again() -> None:
    """Rulebook, step 1: one of the three face up; a seated guest is not among them."""
    state = played(opening("auntie", "dj", "ex"), ("auntie", 12))
    assert (
        "Auntie is seated already"
        in refused_step(state, {"guest": "auntie", "seat": 1})[1]
    )


def deal_with(**changes: object) -> dict[str, object]:
    """Return a good deal with changes; a value of `...` takes the key out."""
    changed = DEAL | changes
    return {key: value for key, value in changed.items() if value is not ...}


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (None, "object"),
        ([], "object"),
        ("deal", "object"),
        (deal_with(bride=...), '"bride" is missing'),
        (deal_with(deck=...), '"deck" is missing'),
        (deal_with(seed=5), "no 'seed'"),
        (deal_with(bride=2), "seat 0 or 1"),
        (deal_with(bride=-1), "seat 0 or 1"),
        (deal_with(bride=True), "seat 0 or 1"),
        (deal_with(bride="0"), "seat 0 or 1"),
        (deal_with(bride=0.0), "seat 0 or 1"),
        (deal_with(bride=None), "seat 0 or 1"),
        (deal_with(deck="auntie"), "list"),
        (deal_with(deck={}), "list"),
        (deal_with(deck=[]), "0 guests are listed"),
        (deal_with(deck=list(IDS[:19])), "19 guests are listed"),
        (deal_with(deck=[*IDS, "auntie"]), "auntie is there twice"),
        (deal_with(deck=[*IDS[:19], "bride"]), "no guest 'bride'"),
        (deal_with(deck=[*IDS[:19], 7]), "no guest 7"),
        (deal_with(deck=[*IDS[:19], ["auntie"]]), "no guest list"),
        (deal_with(guests=None), "20 guests"),
        (deal_with(guests=deck_file()[:19]), "20 guests"),
        (deal_with(guests=changed_deck("ex", id="old-flame")), "no guest 'ex'"),
    ],
)
def test_deals_are_read_strictly(deal: object, reason: str) -> None:
    """record-format.md: bride, deck and perhaps guests; each id exactly once."""
    assert reason in refused_deal(deal)


def test_two_players_only() -> None:
    """The game is for 2 players."""
    assert list(GAME.seat_counts) == [2]
    for seats in (0, 1, 3):
        assert "2 players" in refused_deal(DEAL, seats)
    assert refused_deal(DEAL) == ""


@pytest.mark.parametrize(
    "options",
    [{"bride": 2}, {"bride": True}, {"bride": None}, {"guests": []}, {"x": 1}],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    """Options of a deal are checked like a deal."""
    with pytest.raises(RefusedError):
        GAME.deal(2, Rng(1), options)


def test_deals_are_json_and_start() -> None:
    """A random deal survives JSON, with another deck too, and the same seed repeats it."""
    for options in ({}, {"guests": deck_file()}, {"bride": 1}):
        deal = GAME.deal(2, Rng(9), options)
        again = json.loads(json.dumps(deal))
        assert again == deal == GAME.deal(2, Rng(9), options)
        state = GAME.start(2, again)
        assert state.row == tuple(deal["deck"][:3])
        assert state.deal.bride == deal["bride"]


def test_a_seed_deals_the_same_for_ever() -> None:
    """The deal of seed 16 is written down here once and for all."""
    deal = GAME.deal(2, Rng(16))
    assert deal["bride"] == SEED_16["bride"]
    assert deal["deck"] == SEED_16["deck"]


SEED_16: dict[str, Any] = {
    "bride": 0,
    "deck": [
        "mother-in-law",
        "grandma",
        "sister",
        "maid-of-honour",
        "neighbour",
        "godfather",
        "pastry-chef",
        "ex",
        "boss",
        "uncle",
        "child",
        "gatecrasher",
        "best-man",
        "auntie",
        "grandpa",
        "dj",
        "singer",
        "photographer",
        "cousin",
        "animator",
    ],
}
