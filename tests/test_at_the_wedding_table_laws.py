"""Laws that hold in every position of At the Wedding Table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.events import Ended, Seated
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.scoring import scorers, terms, worths
from engine.rng import Rng
from tests.wedding import (
    GAME,
    IDS,
    changed_deck,
    deck_file,
    played,
    random_state,
    running,
    said,
    states,
)
from tests.wedding_by_the_book import worth_by_the_book

DECK = shipped_deck()
VIEWERS = (0, 1, None)


@given(states)
def test_worth_agrees_with_the_rulings_written_out_again(state: State) -> None:
    """W2 to W9: the tables behind the points say what the rulings say."""
    for place, placed in enumerate(state.table, start=1):
        by_the_book = worth_by_the_book(DECK, state.table, place) if placed else 0
        assert state.worth[place - 1] == by_the_book


@given(states)
def test_scores_are_the_sum_of_worths(state: State) -> None:
    """Rulebook: "Players add up the points for each guest in their color." """
    for seat in (0, 1):
        mine = [
            w
            for placed, w in zip(state.table, state.worth, strict=True)
            if placed and placed[1] == seat
        ]
        assert state.scores[seat] == sum(mine)


@given(states)
def test_terms_add_up_to_the_worth(state: State) -> None:
    """What a guest's neighbours bring is its worth; only printed symbols count."""
    for place, placed in enumerate(state.table, start=1):
        if not placed:
            with pytest.raises(ValueError, match="nobody"):
                terms(DECK, state.table, place)
            continue
        listed = terms(DECK, state.table, place)
        assert sum(term.points for term in listed) == state.worth[place - 1]
        for term in listed:
            assert (term.guest, term.owner) == (
                state.table[term.place - 1] or (None, None)
            )
            assert not term.symbols or len(term.symbols) == term.counts


@given(states)
def test_w8_swapping_all_colours_swaps_nothing_but_the_owner(state: State) -> None:
    """W8: a table with both colours exchanged gives every guest the same worth."""
    swapped = tuple((p[0], 1 - p[1]) if p else None for p in state.table)
    assert worths(scorers(DECK), swapped) == state.worth


@given(states)
def test_turning_the_table_round_changes_nothing(state: State) -> None:
    """W2: seats turned by half a table keep every left, right and opposite."""
    turned = state.table[8:] + state.table[:8]
    assert worths(scorers(DECK), turned) == state.worth[8:] + state.worth[:8]


@given(running)
def test_preview_is_what_apply_then_does(state: State) -> None:
    """For every legal action, the preview from a view tells the truth."""
    view = state.view(None)
    for action in state.legal_actions(state.mover):
        told = preview(view, action)
        after = state.apply({state.mover: action})
        assert told.scores == after.scores
        gained = tuple(b - a for a, b in zip(state.scores, after.scores, strict=True))
        assert told.gains == gained
        assert told.worth == after.worth[action.place - 1]
        assert told.terms == terms(DECK, after.table, action.place)
        changes = {
            place: (was, now)
            for place, (was, now) in enumerate(
                zip(state.worth, after.worth, strict=True), start=1
            )
            if was != now and place != action.place
        }
        assert {k.place: (k.before, k.after) for k in told.knock_ons} == changes
        mine = sum(k.gain for k in told.knock_ons if k.owner == state.mover)
        assert told.gains[state.mover] == told.worth + mine
        for knock_on in told.knock_ons:
            assert (knock_on.guest, knock_on.owner) == state.table[knock_on.place - 1]


def test_preview_needs_an_empty_seat_and_a_turn() -> None:
    """There is nothing to preview on a taken seat or after the end."""
    state = random_state(1, 15)
    taken = next(place for place, p in enumerate(state.table, start=1) if p)
    with pytest.raises(ValueError, match="taken"):
        preview(state.view(0), Seating(state.row[0], taken))
    with pytest.raises(ValueError, match="over"):
        preview(random_state(1, 16).view(0), Seating("auntie", 1))


def test_preview_tells_of_losses() -> None:
    """A point table may fall again in a deck of one's own (W11); a loss is a knock-on."""
    rule = {"kind": "symbol_table", "symbol": "chat", "table": [0, 9, 2]}
    deal = GAME.deal(
        2, Rng(1), {"bride": 0, "guests": changed_deck("auntie", rule=rule)}
    )
    ids = [id for id in IDS if id not in ("auntie", "grandpa", "godfather")]
    deal["deck"] = ["auntie", "godfather", "grandpa", *ids]
    state = played(GAME.start(2, deal), ("auntie", 12), ("godfather", 11))
    assert state.scores[0] == 9
    told = preview(state.view(None), Seating("grandpa", 13))
    assert told.knock_ons == ((12, "auntie", 0, 9, 2),)
    assert told.gains == (-7, 0)


@given(states)
def test_guests_are_conserved(state: State) -> None:
    """20 guests: at the table, in the row, face down, and no other place."""
    at_table = [placed[0] for placed in state.table if placed]
    view = state.view(0)
    assert len(at_table) + len(state.row) + view.deck_size == 20
    assert len({*at_table, *state.row}) == len(at_table) + len(state.row)
    hidden = state.deal.deck[20 - view.deck_size :] if view.deck_size else ()
    assert sorted([*at_table, *state.row, *hidden]) == sorted(IDS)


@given(states, st.integers(0, 2**32))
def test_resampling_keeps_the_view(state: State, seed: int) -> None:
    """`resample(view, rng).view(viewer) == view`, for every viewer."""
    for viewer in VIEWERS:
        view = state.view(viewer)
        drawn = GAME.resample(view, Rng(seed))
        assert drawn.view(viewer) == view
        assert repr(drawn.view(viewer)) == repr(view)


def test_resampling_shuffles_what_nobody_knows() -> None:
    """Only the order of the deck is secret, and a view does not settle it."""
    view = random_state(4, 6).view(0)
    decks = {GAME.resample(view, Rng(seed)).deal.deck for seed in range(12)}
    assert len(decks) > 6
    assert len({deck[:9] for deck in decks}) == 1
    assert len({frozenset(deck[9:]) for deck in decks}) == 1


@given(states)
def test_nothing_in_a_view_depends_on_the_deck_below(state: State) -> None:
    """Two states that differ in face-down guests only give the same view."""
    below = 20 - state.view(0).deck_size
    deck = [*state.deal.deck[:below], *reversed(state.deal.deck[below:])]
    other = GAME.start(2, {"bride": state.deal.bride, "deck": deck})
    for event in state.log:
        if isinstance(event, Seated):
            other = other.apply({event.seat: Seating(event.guest, event.place)})
    for viewer in VIEWERS:
        assert repr(other.view(viewer)) == repr(state.view(viewer))


@given(states)
def test_the_log_tells_the_whole_game(state: State) -> None:
    """One event a turn with the points after it, and the end when it is reached."""
    seatings = [event for event in state.log if isinstance(event, Seated)]
    assert [event.turn for event in seatings] == list(range(1, state.turn))
    assert {(e.place, e.guest, e.seat) for e in seatings} == {
        (place, *placed) for place, placed in enumerate(state.table, start=1) if placed
    }
    if seatings:
        assert seatings[-1].scores == state.scores
        assert all(event.reveals for event in seatings[:15])
    ends = [event for event in state.log if isinstance(event, Ended)]
    assert [end.outcome for end in ends] == ([state.outcome] if state.outcome else [])
    for viewer in VIEWERS:
        assert tuple(event.seen_by(viewer) for event in state.log) == state.log


@given(running)
def test_apply_leaves_the_old_state_alone(state: State) -> None:
    """States are immutable: trying every action changes nothing in the one before."""
    before = repr(state.view(None)), GAME.trace(state)
    for action in state.legal_actions(state.mover):
        state.apply({state.mover: action})
    assert (repr(state.view(None)), GAME.trace(state)) == before


@given(running)
def test_steps_round_trip(state: State) -> None:
    """A step written for an action is read back as that action."""
    for action in state.legal_actions(state.mover):
        choices = {state.mover: action}
        assert GAME.read_step(state, GAME.write_step(state, choices)) == choices


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.lists(st.integers()),
    st.dictionaries(st.text(), st.integers()),
    st.tuples(st.sampled_from(IDS), st.integers(-2, 20)),
    st.builds(
        Seating,
        st.one_of(st.sampled_from(IDS), st.text(), st.integers(), st.lists(st.text())),
        st.one_of(st.integers(-2, 20), st.booleans(), st.floats(), st.text()),
    ),
)


@given(states, ANYTHING, st.sampled_from([0, 1, 2, -1]))
def test_whatever_is_not_legal_has_a_reason(
    state: State, action: object, seat: int
) -> None:
    """`refusal` is None exactly for legal actions, and else one sentence on one line."""
    legal = any(
        type(action) is Seating and type(action.place) is int and action == known
        for known in state.legal_actions(seat)
    )
    refusal = state.refusal(seat, action)
    assert (refusal is None) == legal
    if refusal:
        assert 0 < len(said(refusal)) < 160
        assert "\n" not in said(refusal)


def test_a_number_beyond_all_bounds_is_refused_in_a_short_sentence() -> None:
    """Not even a number too long to print gets through, nor a name of 10,000 signs."""
    state = random_state(1, 0)
    for action in (
        Seating(state.row[0], 10**5000),
        Seating("x" * 10_000, 1),
        Seating(state.row[0], True),
    ):
        assert 0 < len(said(state.refusal(state.mover, action))) < 160


@given(st.integers(0, 2**32))
def test_games_end_in_16_turns(seed: int) -> None:
    """`max_decisions` holds, and a finished game offers nothing."""
    state = random_state(seed, GAME.max_decisions)
    assert state.outcome is not None
    assert state.to_act == ()
    assert all(list(state.legal_actions(seat)) == [] for seat in (0, 1))
    assert said(state.refusal(0, Seating(state.row[0], 1))).startswith(
        "The game is over"
    )


@given(st.integers(0, 2**32), st.integers(0, 16))
def test_another_deck_keeps_the_laws(seed: int, plies: int) -> None:
    """W11: a deck with shuffled rules resamples and adds up like the shipped one."""
    rng = Rng(seed)
    guests, other = deck_file(), rng.shuffled(deck_file())
    mixed = [
        g | {"rule": o["rule"], "range": o["range"], "symbols": o["symbols"]}
        for g, o in zip(guests, other, strict=True)
    ]
    state = GAME.start(2, GAME.deal(2, rng, {"guests": mixed}))
    for _ in range(plies):
        action = rng.choice(state.legal_actions(state.mover))
        state = state.apply({state.mover: action})
    view = state.view(0)
    assert GAME.resample(view, rng).view(0) == view
    for place, placed in enumerate(state.table, start=1):
        if placed:
            listed = terms(view.guests, state.table, place)
            assert sum(t.points for t in listed) == state.worth[place - 1]
