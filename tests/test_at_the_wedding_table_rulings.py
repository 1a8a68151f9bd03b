"""The rulings W1 to W11 and the rulebook's steps, one test or more each."""

from __future__ import annotations

import pytest

from engine.games.at_the_wedding_table.guests import deck_from, shipped_deck
from engine.games.at_the_wedding_table.pieces import CORNERS, Arrows, Seating
from engine.games.at_the_wedding_table.scoring import reach, scorers, terms, worths
from engine.rng import Rng
from tests.wedding import (
    BRIDE,
    GAME,
    GROOM,
    IDS,
    changed_deck,
    finished,
    opening,
    played,
    random_state,
    said,
    table_of,
)

DECK = shipped_deck()


def worth(place: int, **seated: tuple[str, int]) -> int:
    """Return the worth of the guest on a seat; seats are written `s12=("auntie", 0)`."""
    table = table_of({int(key[1:]): placed for key, placed in seated.items()})
    return worths(scorers(DECK), table)[place - 1]


@pytest.mark.parametrize("bride", [0, 1])
def test_w1_the_bride_plays_first_and_turns_alternate(bride: int) -> None:
    """W1: "The Bride plays first; turns alternate; 16 turns, 8 guests each." """
    movers = [random_state(7, n, bride=bride).to_act for n in range(16)]
    assert movers == [(bride,), (1 - bride,)] * 8
    end = random_state(7, 16, bride=bride)
    owners = [placed[1] for placed in end.table if placed]
    assert (owners.count(0), owners.count(1)) == (8, 8)


def test_w1_the_options_decide_who_is_the_bride() -> None:
    """W1: who is who may be "set in the table's options"; else chance decides."""
    assert GAME.deal(2, Rng(1), {"bride": 0})["bride"] == 0
    assert GAME.deal(2, Rng(1), {"bride": 1})["bride"] == 1
    assert {GAME.deal(2, Rng(seed))["bride"] for seed in range(20)} == {0, 1}


def test_w1_nobody_plays_out_of_turn() -> None:
    """W1: turns alternate; the other player's legal seating is refused."""
    state = random_state(7, 4, bride=BRIDE)
    action = state.legal_actions(BRIDE)[0]
    assert state.refusal(BRIDE, action) is None
    assert said(state.refusal(GROOM, action)) == "It is the other player's turn (W1)."


@pytest.mark.parametrize(
    ("arrows", "place", "seats"),
    [
        (Arrows(opposite=True), 1, (16,)),
        (Arrows(opposite=True), 8, (9,)),
        (Arrows(opposite=True), 12, (5,)),
        (Arrows(left=1, right=1), 5, (4, 6)),
        (Arrows(left=1, right=1), 12, (11, 13)),
        (Arrows(diagonal_left=True), 5, (13,)),
        (Arrows(diagonal_right=True), 5, (11,)),
        (Arrows(diagonal_left=True), 12, (6,)),
        (Arrows(diagonal_right=True), 12, (4,)),
    ],
)
def test_w2_directions_are_the_guests_own(
    arrows: Arrows, place: int, seats: tuple[int, ...]
) -> None:
    """W2: opposite 17 − s, left s − 1, right s + 1, diagonals 18 − s and 16 − s."""
    assert reach(arrows, place) == seats


@pytest.mark.parametrize(("place", "side"), [(1, -1), (8, 1), (9, -1), (16, 1)])
def test_w2_nobody_looks_round_an_end(place: int, side: int) -> None:
    """W2: "never across the ends 8|9 and 16|1", diagonally neither."""
    if side < 0:
        arrows = Arrows(left=3, diagonal_left=True)
    else:
        arrows = Arrows(right=3, diagonal_right=True)
    assert reach(arrows, place) == ()


def test_w3_the_game_ends_with_the_16th_guest() -> None:
    """W3: it "ends at once when the 16th guest is seated; no new guest is revealed"."""
    before, end = random_state(3, 15), random_state(3, 16)
    assert (before.phase, len(before.row), before.view(0).deck_size) == ("seat", 3, 2)
    assert (end.phase, end.to_act, end.view(0).deck_size) == ("finished", (), 2)
    taken = before.apply({before.mover: before.legal_actions(before.mover)[0]})
    assert taken.row == before.row[1:]
    assert taken.outcome is not None
    assert before.outcome is None


def test_w3_rest_of_the_deck_does_not_score() -> None:
    """Rulebook: guests who remain in the deck "have no influence on the scoring"."""
    end = finished(5)
    assert sum(end.scores) == sum(end.worth)
    assert len([placed for placed in end.table if placed]) == 16


@pytest.mark.parametrize(
    ("place", "seats"),
    [(5, (4, 3, 2, 6, 7)), (2, (1, 3, 4)), (12, (11, 10, 9, 13, 14)), (9, (10, 11))],
)
def test_w4_a_number_covers_all_distances(place: int, seats: tuple[int, ...]) -> None:
    """W4: all seats at distances 1 to n; those past the end do not exist."""
    assert reach(Arrows(left=3, right=2), place) == seats


def test_w4_empty_seats_score_nothing() -> None:
    """W4: "empty seats score nothing"."""
    assert worth(5, s5=("pastry-chef", 0)) == 0
    assert worth(5, s5=("neighbour", 0)) == 0


@pytest.mark.parametrize("place", range(1, 17))
def test_w5_a_guest_is_never_in_its_own_range(place: int) -> None:
    """W5: not even with every arrow there is."""
    everywhere = Arrows(3, 3, opposite=True, diagonal_left=True, diagonal_right=True)
    seats = reach(everywhere, place)
    assert place not in seats
    assert len(set(seats)) == len(seats)


def test_w5_only_the_corner_rule_counts_the_guest_itself() -> None:
    """W5: "Only the corner rule counts the guest itself." """
    for corner in CORNERS:
        assert worth(corner, **{f"s{corner}": ("photographer", 0)}) == 2
        assert worth(corner, **{f"s{corner}": ("mother-in-law", 0)}) == 0
    assert worth(5, s5=("photographer", 0)) == 0
    assert worth(5, s5=("grandpa", 0)) == 0, "its own two chats do not count"


def test_w6_every_printed_symbol_counts_whatever_its_colour() -> None:
    """W6: "a guest with two hearts adds two", of either side."""
    for owner in (0, 1):
        both = worth(5, s5=("maid-of-honour", 0), s4=("sister", owner))
        assert both == 3
    table = {"s12": ("auntie", 0), "s11": ("grandpa", 1), "s5": ("mother-in-law", 0)}
    assert worth(12, **table) == 4


def test_w7_most_of_the_same_takes_the_largest_count() -> None:
    """W7: "count each symbol kind over the range; the largest count, times X"."""
    # Around the DJ: cake cake | cake heart chat | heart glass | chat chat.
    seated = {"s5": ("dj", 1), "s4": ("child", 0), "s3": ("grandma", 1)}
    assert worth(5, **seated) == 3
    more = {**seated, "s6": ("godfather", 0), "s12": ("mother-in-law", 0)}
    assert worth(5, **more) == 4, "four chats now beat three cakes"
    assert worth(5, s5=("cousin", 0), s12=("grandpa", 1)) == 4, "two chats times two"


def test_w8_colour_rules_are_relative_to_the_owner() -> None:
    """W8: the other side shows blue where this one shows pink."""
    for owner in (0, 1):
        mine, theirs = ("sister", owner), ("auntie", 1 - owner)
        assert worth(5, s5=("best-man", owner), s4=mine, s6=theirs) == 2
        assert worth(5, s5=("ex", owner), s4=mine, s6=theirs) == 3
        corners = {"s1": mine, "s8": theirs, "s9": ("uncle", 1 - owner)}
        assert worth(5, s5=("photographer", owner), **corners) == 2
        assert worth(5, s5=("mother-in-law", owner), **corners) == 4


def test_w9_guest_rules_count_the_named_guests_of_either_side() -> None:
    """W9: "count the named guests in range, on either side"."""
    seated = {"s5": ("grandma", 0), "s4": ("child", 0), "s3": ("cousin", 1)}
    assert worth(5, **seated) == 6
    assert worth(5, **seated, s6=("auntie", 0)) == 6, "Auntie is not on the list"
    assert worth(5, **seated, s1=("grandpa", 0)) == 6, "Grandpa is out of range"


def tied_end(*, dj: int | None) -> object:
    """Return the outcome of a tied game in which this seat, or nobody, seated the DJ."""
    for seed in range(3000):
        end = finished(seed)
        owners = [placed[1] for placed in end.table if placed and placed[0] == "dj"]
        if end.scores[0] == end.scores[1] and owners == ([] if dj is None else [dj]):
            assert end.outcome is not None
            return end.outcome.winners, said(end.outcome.reason)
    raise AssertionError("no such game found")


def test_w10_a_tie_goes_to_whoever_seated_the_dj() -> None:
    """W10: "the player who seated the DJ wins; if nobody did, it is a draw"."""
    for seat in (0, 1):
        winners, reason = tied_end(dj=seat)
        assert winners == (seat,)
        assert "DJ" in reason
    winners, reason = tied_end(dj=None)
    assert winners == ()
    assert "play again" in reason


def test_w10_most_points_win_otherwise() -> None:
    """Rulebook: "The winner is the player who has scored the most points." """
    for seed in range(20):
        outcome = finished(seed).outcome
        assert outcome is not None
        if outcome.scores[0] != outcome.scores[1]:
            assert outcome.winners == (outcome.scores.index(max(outcome.scores)),)


def test_w11_the_deck_is_the_projects_own_with_four_guests_as_printed() -> None:
    """W11: Auntie, Animator, Sister and DJ are as the rulebook states them."""
    assert len(DECK) == 20
    assert (DECK["auntie"].rule.kind, DECK["auntie"].rule.points) == ("symbol", 1)
    assert DECK["auntie"].arrows == Arrows(left=2, right=2, opposite=True)
    assert DECK["animator"].rule.table == (0, 1, 3, 7)
    assert DECK["animator"].arrows == Arrows(1, 1, True, True, True)
    assert [g.id for g in DECK.values() if g.rule.kind == "flat"] == ["sister"]
    assert "dj" in DECK


def test_w11_a_table_may_carry_another_deck() -> None:
    """W11: "owners of the printed game can enter theirs"."""
    flat = changed_deck("auntie", rule={"kind": "flat", "points": 20}, range={})
    deal = GAME.deal(2, Rng(1), {"bride": 0, "guests": flat})
    deal["deck"] = ["auntie", *(id for id in IDS if id != "auntie")]
    state = played(GAME.start(2, deal), ("auntie", 12))
    assert state.scores == (20, 0)
    assert state.view(1).guests == deck_from(flat) != DECK


def test_steps_1_and_3_the_row_is_refilled_in_place() -> None:
    """Rulebook, step 3: the next guest comes "to the space emptied in Step 1"."""
    state = opening("ex", "boss", "dj", "child", "uncle")
    state = played(state, ("boss", 3))
    assert state.row == ("ex", "child", "dj")
    assert played(state, ("ex", 4)).row == ("uncle", "child", "dj")


def test_step_2_any_empty_seat_will_do() -> None:
    """Rulebook, step 2: "Choose any empty seat": row times free seats, in that order."""
    state = played(opening("ex", "boss", "dj", "child"), ("boss", 3))
    free = [place for place in range(1, 17) if place != 3]
    legal = list(state.legal_actions(GROOM))
    assert legal == [Seating(g, p) for g in ("ex", "child", "dj") for p in free]
    assert list(state.legal_actions(BRIDE)) == []


def test_rulebook_example_auntie() -> None:
    """Rulebook: Auntie scores 1 for each chat up to 2 left, up to 2 right, opposite."""
    seated = {"s12": ("auntie", 0), "s10": ("boss", 1), "s14": ("godfather", 0)}
    assert worth(12, **seated) == 2
    assert worth(12, **seated, s5=("grandpa", 1)) == 4
    assert worth(12, **seated, s4=("grandpa", 1)) == 2, "diagonals are not hers"


def test_rulebook_example_animator() -> None:
    """Rulebook: 1 point for 1 symbol, 3 for 2 and "7 points for 3 or more"."""
    seated = {"s5": ("animator", 0)}
    assert worth(5, **seated) == 0
    assert worth(5, **seated, s4=("sister", 1)) == 1
    assert worth(5, **seated, s4=("maid-of-honour", 1)) == 3
    three = {**seated, "s4": ("maid-of-honour", 1), "s13": ("sister", 0)}
    assert worth(5, **three) == 7
    assert worth(5, **three, s11=("ex", 0)) == 7, "more than three are still worth 7"


def test_rulebook_sister_scores_anywhere() -> None:
    """Rulebook: only the Sister scores "regardless of her neighbors or position"."""
    assert {worth(p, **{f"s{p}": ("sister", p % 2)}) for p in range(1, 17)} == {4}


def test_terms_of_a_point_table_rise_in_steps() -> None:
    """A point table adds up seat by seat: 1 for the first heart, 2 for the second, 4."""
    table = table_of(
        {5: ("animator", 0), 4: ("sister", 1), 6: ("maid-of-honour", 0), 12: ("ex", 1)}
    )
    listed = [(t.place, t.guest, t.counts, t.points) for t in terms(DECK, table, 5)]
    assert listed == [
        (4, "sister", 1, 1),
        (6, "maid-of-honour", 2, 6),
        (12, "ex", 1, 0),
        (13, None, 0, 0),
        (11, None, 0, 0),
    ]
