"""Laws that hold in every game of Always a Bridesmaid, read off its log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    Displayed,
    Ended,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.rng import Rng
from tests.bridesmaid import GAME, all_choices, seat_counts, seeds
from tests.worlds import table_at

PAYS = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 3, 2, 1, 0)}
games = given(seats=seat_counts, seed=seeds)


def finished(seats: int, seed: int) -> State:
    """Return the end of a random game of rounds of all lengths."""
    state: State = table_at(GAME.key, seats, Rng(seed)).state
    assert state.outcome
    return state


def rounds(state: State) -> Iterator[list[BridesmaidEvent]]:
    """Yield what happened in each round, from its first turn to its displaying."""
    number = 0

    def of(event: BridesmaidEvent) -> int:
        nonlocal number
        if isinstance(event, Revealed):
            number = event.round
        return -1 if isinstance(event, ReserveDrawn) else number

    for which, events in groupby(state.log, of):
        if which > 0:
            yield list(events)


def turns(events: list[BridesmaidEvent]) -> list[Revealed]:
    return [event for event in events if isinstance(event, Revealed)]


@games
def test_b1_what_is_drawn_was_kept_and_is_drawn_once(seats: int, seed: int) -> None:
    """B1: three of the five join for Round 2, "Round 3 adds the last 2"."""
    state = finished(seats, seed)
    (kept,) = [event for event in state.log if isinstance(event, ReserveKept)]
    drawn = [event for event in state.log if isinstance(event, ReserveDrawn)]
    assert [event.count for event in drawn] == [3, 2][: len(drawn)]
    for seat, cards in kept.kept:
        taken = [card for event in drawn for card in dict(event.drawn)[seat]]
        assert len(taken) == len(set(taken))
        assert set(taken) <= set(cards)
        assert len(drawn) == 1 or sorted(taken) == sorted(cards)


@games
def test_b4_a_round_ends_with_the_first_turn_that_leaves_one(
    seats: int, seed: int
) -> None:
    """B4: "checked after each reveal"; the last one active plays and sets no card more."""
    for events in rounds(finished(seats, seed)):
        active = set(range(3 if seats == 2 else seats))
        for turn in turns(events):
            assert len(active) > 1
            assert {
                at for at, card in enumerate(turn.cards) if card is not None
            } == active
            active -= {at for at, card in enumerate(turn.cards) if card == "HOLD"}
        assert len(active) < 2
        for event in events:
            if isinstance(event, SetAside):
                assert not active & set(event.entitled)


@games
def test_b5_b6_the_right_is_of_the_first_to_hold_back(seats: int, seed: int) -> None:
    """B5: on the first turn on which any player holds back, who has an Accessory left;
    B6: the Robot "is not a player"."""
    for events in rounds(finished(seats, seed)):
        holding = [
            [seat for seat, card in enumerate(turn.cards[:seats]) if card == "HOLD"]
            for turn in turns(events)
        ]
        first = next((held for held in holding if held), [])
        asked = [event for event in events if isinstance(event, SetAside)]
        assert len(asked) <= 1
        for event in asked:
            assert set(event.entitled) <= set(first)
            assert set(event.lies) <= set(event.entitled)
            at = events.index(event)
            assert first == [
                s for s in range(seats) if events[at - 1].cards[s] == "HOLD"
            ]
        (scored,) = [event for event in events if isinstance(event, Scored)]
        lying = {s for s, card in enumerate(scored.asides) if card is not None}
        assert lying == {seat for event in asked for seat in event.lies}


@games
def test_round_totals_are_the_sums_of_what_lies_there(seats: int, seed: int) -> None:
    """ "Sum every Accessory you played this round, including your set-aside card." """
    for events in rounds(finished(seats, seed)):
        (scored,) = [event for event in events if isinstance(event, Scored)]
        for at, total in enumerate(scored.totals):
            played = [turn.cards[at] for turn in turns(events)]
            arm = [card for card in played if card not in (None, "HOLD")]
            assert list(scored.arms[at]) == arm
            assert total == sum(arm) + (scored.asides[at] or 0)


@given(st.lists(st.integers(-10, 38), min_size=3, max_size=5), st.integers(-20, 20))
def test_b7_only_the_order_of_totals_counts(totals: list[int], more: int) -> None:
    """B7: "equal totals share a rank, the next lower total takes the next rank"."""
    pays = PAYS[len(totals)]
    points = ranking_points(ranks(totals), pays)
    stretched = [3 * total + more for total in totals]
    assert ranking_points(ranks(stretched), pays) == points
    assert sum(points) <= sum(pays)
    for mine, earned in zip(totals, points, strict=True):
        place = len({other for other in totals if other > mine})
        assert earned * totals.count(mine) <= pays[place]
        assert (earned + 1) * totals.count(mine) > pays[place]
    backwards = ranking_points(ranks(totals[::-1]), pays)
    assert backwards == points[::-1]


@games
def test_b8_b12_points_become_displayed_cards_one_for_one(
    seats: int, seed: int
) -> None:
    """B8: n points, n cards: those played "first", the hand "only when those run out";
    B12: the Robot's own points vanish."""
    ever: set[tuple[int, int]] = set()
    for events in rounds(finished(seats, seed)):
        (scored,) = [event for event in events if isinstance(event, Scored)]
        shown = [event for event in events if isinstance(event, Displayed)]
        cards = dict(shown[0].cards) if shown else {}
        for seat in range(seats):
            mine = cards.get(seat, ())
            aside = scored.asides[seat]
            played = {*scored.arms[seat], *([] if aside is None else [aside])}
            assert len(mine) == scored.points[seat]
            assert set(mine) <= played or played < set(mine)
            assert not ever & {(seat, card) for card in (*mine, *played)}
            ever |= {(seat, card) for card in mine}


@games
def test_b9_wild_is_one_point_for_any_number_of_dark_cards(
    seats: int, seed: int
) -> None:
    """B9: flipped by what is revealed, "once per player per game, −1 in all"."""
    state = finished(seats, seed)
    dark: set[int] = set()
    for event in state.log:
        flipped: tuple[int, ...] = ()
        revealed: list[object] = []
        if isinstance(event, Revealed):
            flipped, revealed = event.turned_wild, list(event.cards[:seats])
        elif isinstance(event, Scored):
            flipped, revealed = event.turned_wild, list(event.asides[:seats])
        new = {at for at, card in enumerate(revealed) if card in (-2, -3, -5)} - dark
        assert set(flipped) == new
        dark |= new
    for seat, score in enumerate(state.scores):
        assert score == len(state.displayed[seat]) - (seat in dark)


@games
def test_b10_b11_the_end_is_the_one_of_the_rulebook(seats: int, seed: int) -> None:
    """B10: early after Round 2 only, by more than a round can bring; B11: a tie is asked
    about, and the longest single wins."""
    state = finished(seats, seed)
    assert state.outcome is not None
    ended = state.log[-1]
    assert isinstance(ended, Ended)
    played = len(list(rounds(state)))
    best, second = sorted(state.scores, reverse=True)[:2]
    most = 2 if seats < 4 else 3
    assert played == (2 if ended.early else 3)
    assert not ended.early or best - second > most
    tied = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    answers = [event for event in state.log if isinstance(event, Answered)]
    assert len(answers) == (len(tied) > 1)
    if not answers:
        assert state.outcome.winners == tied
        return
    said = dict(answers[0].answers)
    assert tuple(said) == answers[0].asked == tied
    days = [-1 if said[seat] is None else said[seat] for seat in tied]
    longest = [seat for seat, n in zip(tied, days, strict=True) if n == max(days)]
    assert list(state.outcome.winners) == longest


@given(seed=seeds)
def test_b13_b14_the_robot_plays_its_four_cards_in_any_order(seed: int) -> None:
    """B13: two of each player's five and HOLD BACK, "the whole deck" every round; B14: in
    the same step, until it has held back."""
    state = finished(2, seed)
    (fed,) = [event for event in state.log if isinstance(event, RobotFed)]
    deck = [card for _, cards in fed.picked for card in cards]
    for seat, cards in fed.picked:
        assert set(cards) < set(dict(fed.offered)[seat])
    for events in rounds(state):
        shown = [turn.cards[2] for turn in turns(events)]
        before = [card for card in shown if card not in (None, "HOLD")]
        assert len(before) == len(set(before))
        assert set(before) <= set(deck)
        after = shown[len(before) :]
        assert after in ([], ["HOLD"] + [None] * (len(after) - 1))


@given(seats=st.integers(3, 5), seed=seeds)
def test_nobody_has_a_better_seat(seats: int, seed: int) -> None:
    """Every turn all choose and reveal "together": with the players in another order the
    same choices lead to the same game, in that order."""
    state = finished(seats, seed)
    assert state.outcome is not None
    order = Rng(seed).shuffled(range(seats))
    other = GAME.start(seats, {})
    for choices in all_choices(state.log, seats):
        moved = {order[seat]: choice for seat, choice in choices.items()}
        assert set(moved) == set(other.to_act)
        other = other.apply(moved)
    assert other.outcome is not None
    assert [other.scores[order[seat]] for seat in range(seats)] == [*state.scores]
    assert set(other.outcome.winners) == {order[s] for s in state.outcome.winners}
