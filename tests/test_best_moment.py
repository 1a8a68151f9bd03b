"""The best moment: no choice of the game counted more, and the numbers told are its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import BestMoment
from engine.games import game_keys, game_named
from engine.games.always_a_bridesmaid.events import Revealed, Scored
from engine.games.always_a_bridesmaid.pieces import POINTS, WILD_ACCESSORIES
from engine.games.always_a_bridesmaid.rules import State
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.golden_links import play

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
SEEDS = st.integers(0, 2**32)
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def finished(game: str, seed: int) -> Table:
    """Return a table played to its end by chance."""
    rng, counts = Rng(seed), game_named(game).seat_counts
    seats = counts[rng.below(len(counts))]
    players = tuple(Player(name) for name in NAMES[:seats])
    deal = game_named(game).deal(seats, rng)
    return play(open_table(Record(game, players, deal, ())), 999, rng)


def best_of(table: Table, viewer: int | None = None) -> BestMoment | None:
    names = [player.name for player in table.players]
    return table.game.best_moment(table.states, names, viewer)


@pytest.mark.parametrize("game", game_keys())
@given(seed=SEEDS)
def test_it_is_a_choice_of_the_game(game: str, seed: int) -> None:
    """Somebody's, at a moment of the replay, worth something; the same when asked again."""
    table = finished(game, seed)
    best = best_of(table)
    assert best == best_of(table)
    if best is None:
        return
    assert best.swing > 0
    assert 0 < best.moment < len(table.states)
    assert table.players[best.seat].name in sentence(best.told)
    own = best_of(table, best.seat)
    assert own is not None
    assert own[:3] == best[:3]
    assert "ou " in sentence(own.told)


@given(seed=SEEDS)
def test_no_guest_moved_the_lead_further(seed: int) -> None:
    """At the Wedding Table: the scores of every turn are counted again from the states."""
    states = finished(WEDDING, seed).states
    best = best_of(finished(WEDDING, seed))
    swings = {}
    for moment in range(1, len(states)):
        (mover,) = states[moment - 1].to_act
        before, after = states[moment - 1].scores, states[moment].scores
        gain = after[mover] - before[mover] - (after[1 - mover] - before[1 - mover])
        swings[moment] = (gain, mover)
    most = max(gain for gain, _ in swings.values())
    if best is None:
        assert most <= 0
        return
    assert swings[best.moment] == (most, best.seat) == (best.swing, best.seat)
    own, other = best.seat, 1 - best.seat
    for moment in (best.moment - 1, best.moment):
        scores = states[moment].scores
        assert f"{scores[own]} to {scores[other]}" in sentence(best.told)


def ranking(totals: list[int], who: int) -> tuple[int, int]:
    """Return place and points of a participant, by the rulebook's words (B7)."""
    place = 1 + len({total for total in totals if total > totals[who]})
    return place, POINTS[len(totals)][place - 1] // totals.count(totals[who])


def cards_of(states: list[State]) -> Iterator[tuple[int, int, int, Scored]]:
    """Yield every player's card that was turned over and flipped nothing, with its
    moment and the scoring of its round."""
    wild: set[int] = set()
    lying: list[tuple[int, int, int]] = []
    for moment in range(1, len(states)):
        for event in states[moment].log[len(states[moment - 1].log) :]:
            if not isinstance(event, (Revealed, Scored)):
                continue
            turned = event.cards if isinstance(event, Revealed) else event.asides
            for seat in range(states[0].seats):
                card = turned[seat]
                if not isinstance(card, int):
                    continue
                flips = card in WILD_ACCESSORIES and seat not in wild
                if flips:
                    wild.add(seat)
                else:
                    lying.append((moment, seat, card))
            if isinstance(event, Scored):
                yield from ((*one, event) for one in lying)
                lying = []


@given(seed=SEEDS)
def test_no_card_made_more_ranking_points(seed: int) -> None:
    """Always a Bridesmaid: each card is taken away and its round ranked again (B7)."""
    table = finished(BRIDESMAID, seed)
    best = best_of(table)
    gains: dict[tuple[int, int], tuple[int, str, str]] = {}
    for moment, seat, card, scored in cards_of(table.states):
        totals = list(scored.totals)
        totals[seat] -= card
        place, paid = ranking(totals, seat)
        gain = scored.points[seat] - paid
        told = f"with {card}, ".replace("-", "−")
        gains[moment, seat] = (gain, told, f"{place}")
    most = max((gain for gain, _, _ in gains.values()), default=0)
    if best is None:
        assert most <= 0
        return
    gain, card_told, place_told = gains[best.moment, best.seat]
    assert gain == most == best.swing
    words = sentence(best.told)
    assert card_told in words
    assert place_told in words.partition("Without it: ")[2]


def test_of_equal_ones_it_is_the_winners() -> None:
    """Where a winner and somebody else did equally well, the winner's is told."""
    told = 0
    for seed in range(60):
        table = finished(WEDDING, seed)
        best, outcome = best_of(table), table.state.outcome
        assert best is not None
        assert outcome is not None
        states = table.states
        equal = set()
        for moment in range(1, len(states)):
            (mover,) = states[moment - 1].to_act
            one, two = states[moment - 1].scores, states[moment].scores
            gain = two[mover] - one[mover] - two[1 - mover] + one[1 - mover]
            if gain == best.swing:
                equal.add(mover)
        if len(equal) == 2 and outcome.winners:
            told += 1
            assert best.seat in outcome.winners
    assert told
