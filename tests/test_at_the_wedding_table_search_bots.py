"""What the strong bots of At the Wedding Table think with, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.bots import BOTS, RIVALS
from engine.games.at_the_wedding_table.bots.evaluate import POINT, hopes
from engine.games.at_the_wedding_table.bots.expert import playouts
from engine.games.at_the_wedding_table.bots.facts import facts_of
from engine.games.at_the_wedding_table.bots.habits import BEFOREHAND, plainness
from engine.games.at_the_wedding_table.bots.playout import points_of
from engine.games.at_the_wedding_table.bots.search import offered, replies
from engine.games.at_the_wedding_table.bots.worlds import Arm, halve, try_turn
from engine.games.at_the_wedding_table.rules import State
from engine.rng import Rng
from engine.thinking import conclude
from tests.wedding import GAME, random_state


def game(levels: tuple[str, str], plies: int, seed: int) -> State:
    """Return a game between two bots after so many turns."""
    bots, rng = {**BOTS, **RIVALS}, Rng(seed)
    state = GAME.start(2, GAME.deal(2, rng, {"bride": 0}))
    for _ in range(plies):
        seat = state.mover
        bot, legal = bots[levels[seat]], state.legal_actions(seat)
        state = state.apply({seat: bot.choose(state.view(seat), legal, rng)})
    return state


def suspicion(state: State) -> float:
    view = state.view(state.mover)
    return plainness(view, facts_of(view))


def test_a_plain_player_is_found_out() -> None:
    """Who always took the largest lead is taken for plain, who never cared is not."""
    assert suspicion(game(("hard", "greedy"), 0, 1)) == BEFOREHAND
    for seed in range(5):
        assert suspicion(game(("hard", "greedy"), 10, seed)) > 0.9
        assert suspicion(game(("greedy", "random"), 10, seed)) < 0.1


def test_the_own_turns_say_nothing_of_the_other() -> None:
    """One sees oneself play plainly and still doubts the other."""
    assert suspicion(game(("greedy", "random"), 8, 3)) < 0.1
    assert suspicion(game(("random", "greedy"), 8, 3)) > 0.9


@given(st.integers(0, 2**32))
def test_a_promise_is_the_average_over_who_may_come(seed: int) -> None:
    """With one empty seat the hope for a card is its mean worth over guests and colours.

    Both sides' cards together: what the table is worth with the seat filled, apart from
    the newcomer's own points.
    """
    state = random_state(seed, 15)
    facts = facts_of(state.view(state.mover))
    hope, points = (
        facts.playout(hopes(facts)),
        facts.playout(points_of(state.deal.guests)),
    )
    (entry,) = points.free
    totals = []
    for guest in (*facts.row, *facts.unseen):
        for owner in (0, 1):
            card = 2 * guest + owner
            alone = points.gain(card, entry)
            gain = points.seat(card, entry)
            own = own_points(state, card, entry)
            totals.append(points.value - own)
            points.unseat(entry, gain)
            assert alone == gain
    linear = all(
        state.deal.guests[placed[0]].rule.kind != "most_same"
        for placed in state.table
        if placed
    )
    if linear:
        mean = POINT * sum(totals) / len(totals)
        assert hope.value == pytest.approx(mean, abs=8)


def own_points(state: State, card: int, entry: int) -> int:
    """Return what the newcomer itself scores, from the side of player 0."""
    id, owner = list(state.deal.guests)[card // 2], card % 2
    table = (*state.table[:entry], (id, owner), *state.table[entry + 1 :])
    return (1 - 2 * owner) * state.deal.scorers[id, owner].worth(table, entry)


@given(st.integers(0, 2**32), st.integers(12, 15))
def test_replies_are_those_of_the_rules(seed: int, plies: int) -> None:
    """Two turns ahead: the mean over the guests that may turn up of the best answer."""
    state = random_state(seed, plies)
    facts = facts_of(state.view(state.mover))
    board = facts.playout(points_of(state.deal.guests))
    found = offered(facts, board, state.legal_actions(state.mover))
    turn, *_ = conclude(replies(facts, board, found))
    after = state.apply({state.mover: facts.action(turn.card, turn.entry)})
    assert turn.value == pytest.approx(mean_answer(state, after), abs=1e-9)


def mean_answer(state: State, after: State) -> float:
    """Return the mover's expected lead after the best answer in points, by the rules."""
    seat = state.mover
    if after.outcome is not None:
        return after.scores[seat] - after.scores[1 - seat]
    left = [id for id in after.row if id in state.row]
    found = []
    for guest in state.deal.deck[state.turn + 2 :]:
        leads = []
        for id in (*left, guest):
            for entry in after.free:
                table = (
                    *after.table[:entry],
                    (id, 1 - seat),
                    *after.table[entry + 1 :],
                )
                worth = [
                    state.deal.scorers[placed].worth(table, at)
                    * (1 if placed[1] == seat else -1)
                    for at, placed in enumerate(table)
                    if placed
                ]
                leads.append(sum(worth))
        found.append(min(leads))
    return sum(found) / len(found)


def test_halving_keeps_the_better_half() -> None:
    """The best arm comes first and is tried most, on no more trials than asked for."""
    tried: list[int] = []

    def world() -> Callable[[Arm], int]:
        def attempt(arm: Arm) -> int:
            tried.append(arm.card)
            return arm.card * 10

        return attempt

    arms = conclude(halve([Arm(card, 0) for card in range(6)], 90, world))
    assert [arm.card for arm in arms] == [5, 4, 3, 2, 1, 0]
    assert [arm.mean for arm in arms] == [50, 40, 30, 20, 10, 0]
    assert len(tried) <= 90
    assert arms[0].trials > arms[-1].trials >= 5


def test_a_single_arm_needs_a_single_round() -> None:
    """Where nothing is to be chosen it is still tried once, for the coach."""
    (arm,) = conclude(halve([Arm(1, 0)], 1, lambda: lambda arm: 7))
    assert (arm.trials, arm.mean) == (1, 7)


@given(st.integers(0, 2**32), st.integers(0, 15))
def test_a_tried_turn_leaves_no_trace(seed: int, plies: int) -> None:
    """A playout fills the table, pays in the end score, and takes everything back."""
    state = random_state(seed, plies)
    facts = facts_of(state.view(state.mover))
    board = facts.playout(points_of(state.deal.guests))
    turn = offered(facts, board, state.legal_actions(state.mover))[0]
    deck = list(facts.deck(Rng(seed)))
    before = board.value, list(board.free)
    played: list[int] = []

    def first(row: Sequence[int], mover: int) -> tuple[int, int]:
        played.append(mover)
        return 2 * row[0] + mover, board.free[0]

    try_turn([board], facts.row, deck, Arm(turn.card, turn.entry), first)
    assert (board.value, list(board.free)) == before
    assert len(played) == facts.free - 1
    assert played == [(1 - facts.mover + n) % 2 for n in range(len(played))]


def test_work_is_fixed_and_fair_shares_of_it_are_playouts() -> None:
    """The fuller the table, the more playouts the same work buys; never a clock."""
    counts = [playouts(free, 60_000) for free in range(16, 4, -1)]
    assert counts == sorted(counts)
    assert counts[0] == 166
