"""Laws behind the rulings W1 to W10, in games and on tables laid by chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.events import Ended, Seated
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import (
    SYMBOLS,
    Arrows,
    Guest,
    GuestDeck,
    WeddingTable,
)
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.scoring import reach, scorers, worths
from engine.rng import Rng
from tests.wedding import GAME, IDS, finished, played, random_state, states
from tests.wedding_by_the_book import Evening

DECK = shipped_deck()
places = st.integers(1, 16)
arrows = st.builds(Arrows, *[st.integers(0, 7)] * 2, *[st.booleans()] * 3)
seeds = st.integers(0, 2**32)


def changed(change: Callable[[Guest], Guest]) -> GuestDeck:
    """Return the shipped guests, each of them changed."""
    return GuestDeck([change(guest) for guest in DECK.values()])


def worth(guests: GuestDeck, table: WeddingTable) -> list[int]:
    return list(worths(scorers(guests), table))


@given(states)
def test_w1_w3_turns_alternate_and_nobody_comes_after_the_sixteenth(
    state: State,
) -> None:
    """W1: "The Bride plays first; turns alternate"; W3: no new guest after the 16th."""
    seated = [event for event in state.log if isinstance(event, Seated)]
    movers = [event.seat for event in seated]
    assert movers[:1] in ([], [state.deal.bride])
    assert all(one != next for one, next in pairwise(movers))
    come = [event.turned_up for event in seated]
    assert come == [
        state.deal.deck[at + 3] if at < 15 else None for at in range(len(come))
    ]
    assert isinstance(state.log[-1] if state.log else None, Ended) == (
        len(seated) == 16
    )


@given(seeds, st.integers(0, 16))
def test_w1_to_w10_a_game_goes_by_the_book(seed: int, plies: int) -> None:
    """Rulebook, steps 1 to 3 and "Ending the game": told again, it is the same game."""
    state = random_state(seed, 0)
    evening = Evening(list(state.row), list(state.deal.deck[3:]), state.mover)
    rng = Rng(seed)
    for _ in range(plies):
        assert list(state.legal_actions(state.mover)) == list(evening.turns)
        action = rng.choice(state.legal_actions(state.mover))
        state = state.apply({state.mover: action})
        evening = evening.after(*action)
        assert list(state.row) == evening.row
        assert list(state.scores) == evening.points(DECK)
    if state.outcome:
        winner = evening.winner(evening.points(DECK))
        assert state.outcome.winners == (() if winner is None else (winner,))


@given(places)
def test_w2_whom_one_sees_sees_one(place: int) -> None:
    """W2: opposite is mutual, left undoes right, and so do the diagonals among equals."""
    for one, back in (
        (Arrows(opposite=True), Arrows(opposite=True)),
        (Arrows(left=1), Arrows(right=1)),
        (Arrows(diagonal_left=True), Arrows(diagonal_left=True)),
        (Arrows(diagonal_right=True), Arrows(diagonal_right=True)),
    ):
        for other in reach(one, place):
            assert reach(back, other) == (place,)


@given(arrows, places)
def test_w2_the_table_has_a_mirror(arrow: Arrows, place: int) -> None:
    """W2: seen in a mirror along the table's middle, left is right."""
    mirrored = Arrows(
        arrow.right,
        arrow.left,
        arrow.opposite,
        arrow.diagonal_right,
        arrow.diagonal_left,
    )

    def mirror(seat: int) -> int:
        return 9 - seat if seat <= 8 else 25 - seat

    seen = {mirror(seat) for seat in reach(arrow, place)}
    assert set(reach(mirrored, mirror(place))) == seen


@given(arrows, places)
def test_w4_w5_a_range_grows_by_one_seat_and_never_holds_its_guest(
    arrow: Arrows, place: int
) -> None:
    """W4: "seats at distances 1 to n"; W5: "A guest is never in its own range"."""
    seats = reach(arrow, place)
    assert len(seats) == len(set(seats)) <= 10
    assert place not in seats
    longer = set(reach(replace(arrow, left=arrow.left + 1), place)) - set(seats)
    assert longer in (set(), {place - arrow.left - 1})


@given(states, st.sampled_from(SYMBOLS))
def test_w6_w7_more_symbols_never_make_a_symbol_rule_poorer(
    state: State, symbol: str
) -> None:
    """W6: "Every printed symbol counts": with one more on every card, rules that count
    symbols by the piece gain what their range holds, and no other rule gains anything."""
    more = changed(lambda guest: replace(guest, symbols=(*guest.symbols, symbol)))
    before, after = worth(DECK, state.table), worth(more, state.table)
    for at, placed in enumerate(state.table):
        if not placed:
            continue
        guest = DECK[placed[0]]
        near = [seat for seat in reach(guest.arrows, at + 1) if state.table[seat - 1]]
        gain = after[at] - before[at]
        match guest.rule.kind:
            case "any_symbol":
                assert gain == guest.rule.points * len(near)
            case "symbol":
                counts = guest.rule.symbol == symbol
                assert gain == guest.rule.points * len(near) * counts
            case "most_same":
                assert 0 <= gain <= guest.rule.points * len(near)
            case "symbol_table":
                assert gain >= 0
            case _:
                assert gain == 0


@given(states)
def test_w8_own_and_other_share_out_the_range(state: State) -> None:
    """W8: every card is one's own or the other's, and never both."""
    kinds = {"own_card": "other_card", "own_corner": "other_corner"}
    kinds |= {there: here for here, there in kinds.items()}

    def turned(guest: Guest) -> Guest:
        kind = kinds.get(guest.rule.kind, guest.rule.kind)
        return replace(guest, rule=replace(guest.rule, kind=kind))

    before, after = worth(DECK, state.table), worth(changed(turned), state.table)
    for at, placed in enumerate(state.table):
        rule = DECK[placed[0]].rule if placed else None
        if rule and rule.kind in kinds:
            corner = rule.kind.endswith("corner")
            arrow = DECK[placed[0]].arrows
            seats = (1, 8, 9, 16) if corner else reach(arrow, at + 1)
            taken = [seat for seat in seats if state.table[seat - 1]]
            assert before[at] + after[at] == rule.points * len(taken)
        else:
            assert before[at] == after[at]


@given(states, st.integers(0, 15))
def test_w6_w9_whose_card_it_is_matters_to_colour_rules_only(
    state: State, at: int
) -> None:
    """W6: "whatever the colour of their card"; W9: "on either side"."""
    placed = state.table[at]
    if not placed:
        return
    table = [*state.table]
    table[at] = placed[0], 1 - placed[1]
    before, after = worth(DECK, state.table), worth(DECK, tuple(table))
    for other, one in enumerate(state.table):
        kind = DECK[one[0]].rule.kind if one else ""
        if not kind.startswith(("own_", "other_")):
            assert before[other] == after[other]


@given(states, seeds)
def test_w11_the_order_of_a_decks_file_means_nothing(state: State, seed: int) -> None:
    """W11: another deck may list its guests in any order; they score the same."""
    listed = GuestDeck([DECK[id] for id in Rng(seed).shuffled(IDS)])
    assert worth(listed, state.table) == worth(DECK, state.table)


@given(seeds)
def test_w1_w10_with_the_other_one_as_bride_everything_is_the_others(seed: int) -> None:
    """W1 and W10: the same turns with the pawns exchanged give points and win to the
    other player; a draw stays a draw."""
    state = finished(seed)
    bride, deck = 1 - state.deal.bride, list(state.deal.deck)
    turns = [(e.guest, e.place) for e in state.log if isinstance(e, Seated)]
    other = played(GAME.start(2, {"bride": bride, "deck": deck}), *turns)
    assert state.outcome is not None
    assert other.outcome is not None
    assert other.scores == state.scores[::-1]
    assert other.outcome.winners == tuple(1 - seat for seat in state.outcome.winners)
