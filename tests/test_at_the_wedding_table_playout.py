"""The playout core of At the Wedding Table against the rules it must not differ from."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.bots.evaluate import POINT, hopes
from engine.games.at_the_wedding_table.bots.facts import facts_of
from engine.games.at_the_wedding_table.bots.playout import (
    Playout,
    Valuation,
    cards_of,
    points_of,
)
from engine.games.at_the_wedding_table.guests import deck_from
from engine.games.at_the_wedding_table.pieces import GuestDeck
from engine.games.at_the_wedding_table.rules import State
from engine.rng import Rng
from tests.wedding import GAME, deck_file, random_state

KINDS: Sequence[dict[str, object]] = (
    {"kind": "symbol", "symbol": "note", "points": 2},
    {"kind": "symbol_table", "symbol": "cake", "table": [0, 2, 1, 9]},
    {"kind": "any_symbol", "points": 1},
    {"kind": "most_same", "points": 3},
    {"kind": "own_card", "points": 2},
    {"kind": "other_card", "points": 2},
    {"kind": "own_corner", "points": 2},
    {"kind": "other_corner", "points": 3},
    {"kind": "guest", "guests": ["dj", "boss"], "points": 4},
    {"kind": "flat", "points": 5},
)


@st.composite
def decks(draw: st.DrawFn) -> list[dict[str, object]]:
    """Draw a deck in which anybody may have any rule and any range (W11)."""
    guests = deck_file()
    for guest in guests:
        rule = draw(st.sampled_from(KINDS))
        guest["rule"] = rule
        rangeless = rule["kind"] in ("own_corner", "other_corner", "flat")
        arrows = {
            "left": draw(st.integers(1, 3)),
            "opposite": True,
            **({"right": draw(st.integers(1, 3))} if draw(st.booleans()) else {}),
            **({"diagonal_left": True} if draw(st.booleans()) else {}),
            **({"diagonal_right": True} if draw(st.booleans()) else {}),
        }
        guest["range"] = {} if rangeless else arrows
    return guests


def check_game(state: State, values: Valuation, rng: Rng) -> Playout:
    """Play a random game on both, and hold the leads equal turn by turn."""
    cards = cards_of(state.deal.guests)
    points = Playout(cards, points_of(state.deal.guests))
    board = Playout(cards, values)
    done: list[tuple[int, int]] = []
    while state.outcome is None:
        action = rng.choice(state.legal_actions(state.mover))
        card, entry = 2 * cards.number[action.guest] + state.mover, action.place - 1
        for one in (points, board):
            expected = one.gain(card, entry)
            assert one.gains(card)[one.free.index(entry)] == expected
            before = one.value
            assert one.seat(card, entry) == expected == one.value - before
        done.append((entry, card))
        state = state.apply({state.mover: action})
        assert tuple(points.free) == state.free
        assert points.value == state.scores[0] - state.scores[1]
    return board


@given(st.integers(0, 2**32))
def test_leads_are_those_of_the_rules(seed: int) -> None:
    """In random games the core counts what `scoring` counts, after every turn."""
    state = random_state(seed, 0)
    check_game(state, points_of(state.deal.guests), Rng(seed))


@given(decks(), st.integers(0, 2**32))
def test_leads_are_those_of_the_rules_in_any_deck(
    guests: list[dict[str, object]], seed: int
) -> None:
    """The same for decks of all kinds of rules; hopes are points once all sit (W3)."""
    ids = [str(guest["id"]) for guest in guests]
    deal = {"bride": 0, "deck": Rng(seed).shuffled(ids), "guests": guests}
    state = GAME.start(2, deal)
    values = hopes(facts_of(state.view(0)))
    board = check_game(state, values, Rng(seed))
    points = Playout(cards_of(state.deal.guests), points_of(state.deal.guests))
    for entry, card in board.seated():
        points.seat(card, entry)
    assert board.value == POINT * points.value


@given(st.integers(0, 2**32), st.integers(0, 15), st.integers(1, 16))
def test_turns_are_undone(seed: int, before: int, turns: int) -> None:
    """Turns taken back, last one first, leave what was there before."""
    state = random_state(seed, before)
    facts = facts_of(state.view(state.mover))
    board = facts.playout(hopes(facts))
    was = board.value, list(board.free), [board.gains(card) for card in range(40)]
    rng, done = Rng(seed), []
    others = rng.shuffled((*facts.row, *facts.unseen))
    for guest in others[: min(turns, len(board.free))]:
        entry = rng.choice(board.free)
        done.append((entry, board.seat(2 * guest + rng.below(2), entry)))
    for entry, gain in reversed(done):
        board.unseat(entry, gain)
    now = board.value, list(board.free), [board.gains(card) for card in range(40)]
    assert now == was


@given(st.integers(0, 2**32), st.integers(0, 15))
def test_the_best_turn_is_the_best_of_all(seed: int, plies: int) -> None:
    """`best` finds for either player what trying every turn finds."""
    state = random_state(seed, plies)
    facts = facts_of(state.view(state.mover))
    board = facts.playout(points_of(state.deal.guests))
    for mover in (0, 1):
        sign = 1 - 2 * mover
        best = board.best(facts.row, mover)
        assert best.gain == sign * board.gain(best.card, best.entry)
        assert best.gain == max(
            sign * gain for g in facts.row for gain in board.gains(2 * g + mover)
        )


def test_a_deck_is_worked_out_once() -> None:
    """Equal decks share their cards, so that a playout starts at once."""
    one, other = deck_from(deck_file()), deck_from(deck_file())
    assert isinstance(one, GuestDeck)
    assert cards_of(one) is cards_of(other)
