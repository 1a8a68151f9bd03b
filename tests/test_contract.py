"""Laws that every game keeps, whatever its rules: one battery over all of them.

In the manner of OpenSpiel's basic tests: random games, and at every decision point what
the contract in `engine.game` promises. Costly laws are asked at the first ten decision
points and then at powers of two.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import AnyGame, AnyState
from engine.games import game_keys, game_named
from engine.message import say
from engine.record import Player, Record, format_record, parse_record
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence

TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**32))


def playthrough(game: AnyGame, seats: int, seed: int) -> Iterator[AnyState]:
    """Yield the states of a random game, from the opening to the end."""
    rng = Rng(seed)
    state: AnyState = game.start(seats, game.deal(seats, rng))
    yield state
    while state.outcome is None:
        state = state.apply(
            {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
        )
        yield state


def worth_asking(ply: int) -> bool:
    """Say whether a costly law is asked at this decision point."""
    return ply < 10 or ply & (ply - 1) == 0


@every_table
@seeds
def test_exactly_the_seats_to_act_have_something_to_choose(
    key: str, seats: int, seed: int
) -> None:
    """`to_act` is ascending, never empty before the end, and empty at the end."""
    for state in playthrough(game_named(key), seats, seed):
        assert list(state.to_act) == sorted(set(state.to_act))
        assert bool(state.to_act) == (state.outcome is None)
        assert (state.phase == "finished") == (state.outcome is not None)
        for seat in range(seats):
            legal = state.legal_actions(seat)
            assert bool(legal) == (seat in state.to_act)
            assert len(set(legal)) == len(legal)


@every_table
@seeds
def test_a_legal_action_is_never_refused(key: str, seats: int, seed: int) -> None:
    """What is listed may be done, by the seat that it is listed for and nobody else."""
    for ply, state in enumerate(playthrough(game_named(key), seats, seed)):
        if not worth_asking(ply):
            continue
        for seat in state.to_act:
            for action in state.legal_actions(seat):
                assert state.refusal(seat, action) is None
        for seat in set(range(seats)) - set(state.to_act):
            anything = state.legal_actions(state.to_act[0])[0] if state.to_act else None
            assert state.refusal(seat, anything) is not None


@every_table
@seeds
def test_states_do_not_change(key: str, seats: int, seed: int) -> None:
    """`apply` returns a new state: the old ones still give the views they gave."""
    states, views = [], []
    for state in playthrough(game_named(key), seats, seed):
        states.append(state)
        views.append(repr([state.view(v) for v in (None, *range(seats))]))
    for state, view in zip(states, views, strict=True):
        assert repr([state.view(v) for v in (None, *range(seats))]) == view


@every_table
@seeds
def test_games_end_in_time_with_a_result_for_each_seat(
    key: str, seats: int, seed: int
) -> None:
    """No game has more decision points than it declares; winners are seats."""
    game = game_named(key)
    states = list(playthrough(game, seats, seed))
    outcome = states[-1].outcome
    assert outcome is not None
    assert len(states) - 1 <= game.max_decisions
    assert len(outcome.scores) == seats
    assert outcome.scores == tuple(states[-1].scores)
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(seats)))


@every_table
@seeds
def test_resampling_stays_inside_the_information_set(
    key: str, seats: int, seed: int
) -> None:
    """A state drawn from a view gives the same view: nothing else was used for it."""
    game = game_named(key)
    for ply, state in enumerate(playthrough(game, seats, seed)):
        if not worth_asking(ply):
            continue
        for viewer in (None, *range(seats)):
            view = state.view(viewer)
            drawn = game.resample(view, Rng(seed + ply))
            assert repr(drawn.view(viewer)) == repr(view)


@every_table
@seeds
def test_a_record_replays_to_the_same_states(key: str, seats: int, seed: int) -> None:
    """Deal and steps hold the whole game: replayed from text, every view is equal."""
    game = game_named(key)
    rng = Rng(seed)
    deal = game.deal(seats, rng)
    table = open_table(Record(key, tuple(map(Player, "ABCDE"[:seats])), deal, ()))
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    again = open_table(parse_record(format_record(table.record)))
    assert again.record == parse_record(format_record(table.record))
    for one, other in zip(table.states, again.states, strict=True):
        assert game.trace(one) == game.trace(other)
        for viewer in (None, *range(seats)):
            assert repr(one.view(viewer)) == repr(other.view(viewer))


@every_table
@seeds
def test_retracing_a_state_leads_to_it_again(key: str, seats: int, seed: int) -> None:
    """Deal and steps of `retrace`, through JSON, replay to an equal state and log."""
    game = game_named(key)
    players = tuple(map(Player, "ABCDE"[:seats]))
    for ply, state in enumerate(playthrough(game, seats, seed)):
        if not (worth_asking(ply) or state.outcome):
            continue
        for one in (
            state,
            *(game.resample(state.view(v), Rng(seed)) for v in (None, 0)),
        ):
            deal, steps = json.loads(json.dumps(game.retrace(one)))
            again = open_table(Record(key, players, deal, tuple(steps))).state
            assert len(steps) == ply
            assert game.trace(again) == game.trace(one)
            assert again.log == one.log
            for viewer in (None, *range(seats)):
                assert repr(again.view(viewer)) == repr(one.view(viewer))


@every_table
@seeds
def test_a_choice_survives_its_own_text(key: str, seats: int, seed: int) -> None:
    """`read_choice` undoes `write_choice`, through JSON."""
    game = game_named(key)
    for ply, state in enumerate(playthrough(game, seats, seed)):
        for seat in state.to_act if worth_asking(ply) else ():
            for action in state.legal_actions(seat)[:20]:
                text = json.dumps(game.write_choice(action))
                assert game.read_choice(state, seat, json.loads(text)) == action


@every_table
@seeds
def test_sealed_choices_are_in_nobodys_view(key: str, seats: int, seed: int) -> None:
    """Until the last choice is in, every view is byte-identical whatever was chosen."""
    rng = Rng(seed)
    game = game_named(key)
    deal = game.deal(seats, rng)
    table = open_table(Record(key, tuple(map(Player, "ABCDE"[:seats])), deal, ()))
    while table.state.outcome is None:
        before = [repr(table.view(viewer)) for viewer in (None, *range(seats))]
        *early, last = table.state.to_act
        for seat in early:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
            assert [repr(table.view(v)) for v in (None, *range(seats))] == before
        table.choose(last, rng.choice(table.legal_actions(last)))


@every_table
@seeds
def test_every_event_is_told_to_every_viewer_without_failing(
    key: str, seats: int, seed: int
) -> None:
    """The log of a view turns into sentences, from each viewer's eyes."""
    game = game_named(key)
    names = ["Ada", "Bo", "Cy", "Di", "Eve"][:seats]
    *_, last = playthrough(game, seats, seed)
    for viewer in (None, *range(seats)):
        for event in last.view(viewer).log:
            for message in game.tell(event, names, viewer):
                assert sentence(message)


def opened(key: str, seats: int, seed: int) -> Table:
    """Return a fresh table."""
    game = game_named(key)
    players = tuple(map(Player, "ABCDE"[:seats]))
    return open_table(Record(key, players, game.deal(seats, Rng(seed)), ()))


@every_table
@seeds
def test_taking_back_restores_and_reveals_nothing(
    key: str, seats: int, seed: int
) -> None:
    """Undo goes up to the last thing revealed to anyone, never beyond.

    Where a choice can be taken back, nobody else's view had changed by it; afterwards
    the seat chooses again and nobody else has to.
    """
    rng = Rng(seed)
    table = opened(key, seats, seed)
    while table.state.outcome is None:
        seat = table.waiting_for[0]
        others = [v for v in (None, *range(seats)) if v != seat]
        before = [repr(table.view(v).log) for v in (*others, seat)]
        waiting = table.waiting_for
        action = rng.choice(table.legal_actions(seat))
        events = table.choose(seat, action)
        if table.take_back_refusal(seat) is None:
            assert not any(event.reveals for event in events)
            table.take_back(seat)
            assert table.waiting_for == waiting
            assert [repr(table.view(v).log) for v in (*others, seat)] == before
            table.choose(seat, action)
        else:
            assert any(event.reveals for event in events)


@every_table
@seeds
def test_every_choice_has_words_and_a_reason(key: str, seats: int, seed: int) -> None:
    """A title and one sentence for what may be chosen, which call nobody "you"."""
    game = game_named(key)
    names = ["Ada", "Bo", "Cy", "Di", "Eve"][:seats]
    for ply, state in enumerate(playthrough(game, seats, seed)):
        for seat in state.to_act if worth_asking(ply) else ():
            view, legal = state.view(seat), state.legal_actions(seat)
            for action in (*legal[:6], legal[-1]):
                assert sentence(game.describe(view, action))
                why = sentence(game.explain(view, action, names))
                assert why.endswith(".")
                assert " you" not in f" {why.lower()}"
    for word in ("unit", "less", "unsettled"):
        assert sentence(say(f"{key}-coach/{word}", n="2", count=2))
