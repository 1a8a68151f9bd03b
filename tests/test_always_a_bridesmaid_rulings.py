"""The rulebook of Always a Bridesmaid and its rulings B1 to B14, one by one."""

from __future__ import annotations

import pytest

from engine.games.always_a_bridesmaid.events import (
    Answered,
    Displayed,
    Ended,
    ReserveDrawn,
    Revealed,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD, POINTS
from engine.games.always_a_bridesmaid.scoring import (
    early_lead,
    final_score,
    longest_single,
    ranking_points,
    ranks,
)
from engine.rng import Rng
from tests.bridesmaid import (
    GAME,
    HIGH,
    after,
    last,
    refused,
    rest,
    robot,
    round_one,
    said,
    three_players,
    with_robot,
)

NOTHING_HAPPENS = ("HOLD HOLD HOLD", "- - -")
"""A round of three in which everybody stops at once: three share 1st, 0 each."""


def test_setup_leaves_six_cards_and_hold_back() -> None:
    """Setup: "From your 11 Accessories, choose 5 as Reserve Cards"."""
    opening = GAME.start(3, {})
    assert opening.hands == (ACCESSORIES,) * 3
    assert len(opening.legal_actions(0)) == 462
    state = three_players()
    assert state.phase == "play"
    assert state.reserves[0] == rest(*HIGH)
    assert state.legal_actions(0) == (*HIGH, HOLD)


def test_rulebook_example_two_tie_for_first() -> None:
    """ "Red and Blue tie for highest: 1 ÷ 2 = 0 pts each. Yellow ... scoring 2 pts"."""
    state = three_players("10 10 8", "HOLD HOLD HOLD", "- - -")
    scored = last(state, Scored)
    assert scored.totals == (10, 10, 8)
    assert scored.ranks == (1, 1, 2)
    assert scored.points == (0, 0, 2)
    assert state.to_act == (2,)


def test_second_place_pays_most() -> None:
    """Round scoring I: the points tables for 3, 4 and 5 players."""
    assert ranking_points((1, 2, 3), POINTS[3]) == (1, 2, 0)
    assert ranking_points((1, 2, 3, 4), POINTS[4]) == (1, 3, 2, 0)
    assert ranking_points((1, 2, 3, 4, 5), POINTS[5]) == (1, 3, 2, 1, 0)


def test_final_score_counts_cards_not_values() -> None:
    """ "Final Score = number of Displayed Cards − WILD penalty. Count cards"."""
    assert final_score((10, 8), wild=False) == 2
    assert final_score((-5,), wild=True) == 0


def test_b1_three_reserve_cards_join_in_round_two_the_rest_in_round_three() -> None:
    """B1: each player chooses 3 of their 5; Round 3 adds the last 2 with no choice."""
    state = three_players(*NOTHING_HAPPENS)
    assert (state.phase, state.round) == ("draw", 2)
    assert len(state.legal_actions(0)) == 10
    state = after(state, "-5,-3,0 0,1,2 -5,1,2")
    assert state.hands[0] == (-5, -3, -2, 0, 3, 5, 6, 8, 10)
    assert state.reserves == ((1, 2), (-5, -3), (-3, 0))
    state = after(state, *NOTHING_HAPPENS)
    assert (state.phase, state.round) == ("play", 3)
    assert state.hands == (ACCESSORIES,) * 3
    assert last(state, ReserveDrawn).round == 3


def test_b2_hold_back_on_the_first_turn_and_a_total_of_nothing() -> None:
    """B2: HOLD BACK may be played on any turn; a Round Total of 0 is legal."""
    state = three_players("HOLD 3 -2")
    assert state.phase == "aside"
    state = after(state, "-", "HOLD HOLD")
    assert last(state, Scored).totals == (0, 3, -2)
    assert last(state, Scored).ranks == (2, 1, 3)


def test_b3_without_an_accessory_only_hold_back_is_left() -> None:
    """B3: a player with no Accessory in hand has one legal card, HOLD BACK."""
    state = three_players(*(f"{card} {card} {card}" for card in HIGH))
    assert state.hands == ((), (), ())
    assert state.legal_actions(1) == (HOLD,)
    assert refused(state, 1, 5) == "5 is not in hand: it has been played this round."


def test_b4_a_round_ends_when_one_is_left() -> None:
    """B4: the last active player keeps the total: no further card, none set aside."""
    state = three_players("10 8 6", "5 HOLD HOLD")
    assert state.phase == "aside"
    assert state.to_act == (1, 2)
    state = after(state, "- -")
    scored = last(state, Scored)
    assert scored.totals == (15, 8, 6)
    assert scored.asides == (None, None, None)
    assert state.view(0).participants[0].active
    assert not state.view(0).participants[0].held_back


def test_b4_a_round_ends_when_nobody_is_left() -> None:
    """B4: it ends when no one is active; with two active it goes on."""
    state = three_players("10 8 6", "HOLD 3 3", "-")
    assert state.phase == "play"
    assert state.to_act == (1, 2)
    state = after(state, "HOLD HOLD")
    assert last(state, Scored).totals == (10, 11, 9)


def test_b5_only_the_first_to_hold_back_may_set_a_card_aside() -> None:
    """B5: the right belongs to the first turn on which anyone holds back."""
    state = three_players("3 3 3", "HOLD 5 5")
    assert (state.phase, state.to_act) == ("aside", (0,))
    assert state.legal_actions(0) == (None, -2, 5, 6, 8, 10)
    assert "(B5)" in refused(state, 1, 6)
    state = after(state, "10", "HOLD 6")
    assert state.phase == "display"
    assert last(state, Scored).totals == (13, 8, 14)
    assert last(state, Scored).asides == (10, None, None)


def test_b5_several_may_if_simultaneous_and_before_scoring() -> None:
    """B5: they decide at once, simultaneously, before any scoring."""
    state = three_players("3 3 3", "HOLD HOLD 5")
    assert (state.phase, state.to_act) == ("aside", (0, 1))
    assert not any(isinstance(event, Scored) for event in state.log)
    state = after(state, "6 -")
    assert last(state, SetAside) == SetAside((0, 1), (0,), ((0, 6),))
    assert last(state, Scored).totals == (9, 3, 8)


def test_b5_others_see_that_a_card_lies_there_not_which() -> None:
    """B5: face down until scoring, and its owner knows it."""
    state = three_players("HOLD 5 5", "10")
    mine, other = state.view(0).participants[0], state.view(1).participants[0]
    assert (mine.has_aside, mine.aside) == (True, 10)
    assert (other.has_aside, other.aside) == (True, None)
    assert mine.total == other.total == 0
    assert after(state, "HOLD HOLD").view(1).participants[0].aside == 10


def test_b5_without_an_accessory_the_right_is_lost_and_passes_to_no_one() -> None:
    """B5: if those players have no Accessory, the right is lost for the round."""
    out_of_cards = [f"{card} {card} {card}" for card in HIGH[:5]]
    state = three_players(*out_of_cards, "10 10 10", "HOLD HOLD HOLD")
    assert not any(isinstance(event, SetAside) for event in state.log)
    assert last(state, Revealed).first_to_hold == (0, 1, 2)
    assert last(state, Revealed).may_set_aside == ()
    assert state.phase == "draw"


def test_b6_the_robots_hold_back_does_not_use_up_the_right() -> None:
    """B6: the Robot is not a player."""
    state = with_robot("8 6", deal=robot(4, 0, 1, 2, 3))
    assert last(state, Revealed).cards == (8, 6, HOLD)
    assert state.view(0).aside_may_follow
    state = after(state, "HOLD 3")
    assert (state.phase, state.to_act) == ("aside", (0,))


def test_b7_ranking_is_dense_and_fractions_are_lost() -> None:
    """B7: the next lower total takes the next rank; three share 1st of three: 0 each."""
    assert ranks((7, 12, 12, 3)) == (2, 1, 1, 3)
    assert ranking_points((2, 1, 1, 3), POINTS[4]) == (3, 0, 0, 2)
    assert ranking_points((1, 1, 1), POINTS[3]) == (0, 0, 0)
    assert ranking_points((1, 2, 2, 2), POINTS[4]) == (1, 1, 1, 1)
    state = three_players(*NOTHING_HAPPENS)
    assert last(state, Scored).points == (0, 0, 0)
    assert not any(isinstance(event, Displayed) for event in state.log)


def test_b8_cards_played_come_first_then_the_hand() -> None:
    """B8: their choice among the cards played; only when those run out, from hand."""
    state = three_players("8 10 3", "HOLD 5 HOLD", "- -")
    assert (state.phase, state.due) == ("display", (2, 1, 0))
    assert state.legal_actions(0) == ((-2, 8), (3, 8), (5, 8), (6, 8), (8, 10))
    assert state.legal_actions(1) == ((5,), (10,))
    assert "(B8)" in refused(state, 0, (3, 5))
    assert "(B8)" in refused(state, 0, (0, 8))
    assert "(B8)" in refused(state, 0, (8,))
    assert "(B8)" in refused(state, 2, (3,))
    state = after(state, "5,8 10")
    assert state.displayed == ((5, 8), (10,), ())
    assert state.hands == ((-2, 3, 6, 10), (-2, 3, 5, 6, 8), HIGH)
    assert state.scores == (2, 1, 0)


def test_b8_a_card_set_aside_counts_as_played() -> None:
    """B8: of two Ranking Points both can be paid with arm and card aside."""
    state = three_players("3 10 3", "HOLD HOLD 6", "5 -")
    assert last(state, Scored).totals == (8, 10, 9)
    state = three_players("3 10 3", "HOLD HOLD 5", "6 -")
    assert last(state, Scored).totals == (9, 10, 8)
    assert state.legal_actions(0) == ((3, 6),)


def test_b9_wild_flips_on_the_turn_a_negative_card_is_played_and_once() -> None:
    """B9: the moment a −2, −3 or −5 is revealed; once per player per game, −1 in all."""
    hand = (-5, -3, -2, 5, 6, 8)
    state = after(round_one(hand, hand, hand), "-2 5 5")
    assert last(state, Revealed).turned_wild == (0,)
    assert state.scores == (-1, 0, 0)
    state = after(state, "-5 6 6")
    assert last(state, Revealed).turned_wild == ()
    assert state.scores == (-1, 0, 0)


def test_b9_wild_flips_at_scoring_for_a_card_set_aside() -> None:
    """B9: a card aside is revealed at scoring, not before."""
    state = three_players("HOLD 5 5", "-2")
    assert state.wild == (False, False, False)
    state = after(state, "HOLD HOLD")
    assert last(state, Scored).turned_wild == (0,)
    assert state.wild == (True, False, False)


def two_rounds(*second: str) -> tuple[str, ...]:
    """Return steps: seat 0 alone scores 2 in Round 1, then these steps follow."""
    return ("8 10 10", "HOLD HOLD HOLD", "- - -", "3,8", "0,1,2 0,1,2 0,1,2", *second)


def test_b10_a_lead_no_round_can_bring_ends_the_game() -> None:
    """B10: after Round 2, ahead by more than the largest entry in the points table."""
    state = three_players(
        *two_rounds("6 10 10", "HOLD HOLD HOLD", "- - -", "5,6"),
    )
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.scores == (4, 0, 0)
    assert last(state, Ended).early
    assert state.round == 2
    assert said(state.outcome.reason).startswith("Ahead by 4 after Round 2")


def test_b10_a_lead_of_just_as_much_does_not() -> None:
    """B10: 2 ahead of three, where a round brings at most 2, and the game goes on."""
    state = three_players(*two_rounds("HOLD HOLD HOLD", "- - -"))
    assert state.scores == (2, 0, 0)
    assert (state.phase, state.round) == ("play", 3)


@pytest.mark.parametrize(
    ("scores", "participants", "lead"),
    [
        ((4, 1, 0), 3, 3),
        ((4, 2, 0), 3, None),
        ((4, 4, 0), 3, None),
        ((5, 1, 1, 0), 4, 4),
        ((5, 2, 1, 0), 4, None),
        ((6, 2, 0, 0, 0), 5, 4),
        ((2, -1), 3, 3),
    ],
)
def test_b10_counts_against_the_table_in_use(
    scores: tuple[int, ...], participants: int, lead: int | None
) -> None:
    """B10: 2 with three participants, the Robot included, 3 with four or five."""
    assert early_lead(scores, POINTS[participants]) == lead


def test_b11_the_tied_say_how_long_and_the_longest_wins() -> None:
    """B11: tied players each say how long they have been single; longest wins."""
    tied = three_players(
        *NOTHING_HAPPENS, "0,1,2 0,1,2 0,1,2", *NOTHING_HAPPENS, *NOTHING_HAPPENS
    )
    assert (tied.phase, tied.to_act) == ("single", (0, 1, 2))
    state = after(tied, "3 400 -")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.log[-2] == Answered((0, 1, 2), ((0, 3), (1, 400), (2, None)))
    shared = after(tied, "- - -")
    assert shared.outcome is not None
    assert shared.outcome.winners == (0, 1, 2)
    two = after(tied, "7 7 0")
    assert two.outcome is not None
    assert two.outcome.winners == (0, 1)


def test_b11_only_the_tied_are_asked() -> None:
    """B11: the tied players say it, and nobody else."""
    state = three_players(
        *("8 10 3", "HOLD HOLD HOLD", "- - -", "3,8 10", "0,1,2 0,1,2 0,1,2"),
        *("10 8 3", "HOLD HOLD HOLD", "- - -", "10 5,8"),
        *NOTHING_HAPPENS,
    )
    assert state.scores == (3, 3, 0)
    assert (state.phase, state.to_act) == ("single", (0, 1))
    assert "(B11)" in refused(state, 2, 100)


def test_b11_any_number_beats_wont_say() -> None:
    """B11 and the record format: 0 days are an answer; won't say is none."""
    assert longest_single({0: None, 3: 0}) == (3,)
    assert longest_single({0: None, 3: None}) == (0, 3)
    assert longest_single({1: 10**30, 2: 10**30 - 1}) == (1,)


@pytest.mark.parametrize("level", sorted(GAME.bots))
def test_b11_a_bot_always_says_100_days(level: str) -> None:
    """B11: a bot always says 100 days."""
    tied = three_players(
        *NOTHING_HAPPENS, "0,1,2 0,1,2 0,1,2", *NOTHING_HAPPENS, *NOTHING_HAPPENS
    )
    bot = GAME.bots[level]
    answers = {
        bot.choose(tied.view(0), tied.legal_actions(0), Rng(seed)) for seed in range(20)
    }
    assert answers == {100}


def test_b12_the_robot_is_ranked_and_halves_a_tie() -> None:
    """B12: a tie with it halves yours; its own points vanish; it cannot win."""
    state = with_robot("8 6", "HOLD HOLD", "- -", deal=robot(2, 4, 0, 1, 3))
    scored = last(state, Scored)
    assert scored.totals == (8, 6, 8)
    assert scored.points == (0, 2, 0)
    assert state.to_act == (1,)
    assert len(state.scores) == 2


def test_b12_the_robot_shows_no_hand_no_wild_and_no_score() -> None:
    """B12: it has no hand, sets nothing aside, displays nothing; its WILD is none."""
    deal = robot(0, 1, 2, 3, 4)
    state = GAME.start(2, deal)
    state = after(state, "-5,-3,0,1,2 -5,-3,0,1,2", "-3,0 -2,1", "8 6")
    seen = state.view(0).participants[2]
    assert (seen.robot, seen.arm, seen.total) == (True, (-3,), -3)
    assert (seen.hand, seen.displayed, seen.wild, seen.score) == (None, (), False, 0)
    assert last(state, Revealed).turned_wild == ()
    assert state.wild == (False, False)


def test_b12_the_robot_counts_as_active() -> None:
    """B12 and B4: when only the Robot is left it keeps its total, with no more card."""
    state = with_robot("8 6", "HOLD HOLD", "- -")
    assert last(state, Scored).totals == (8, 6, 5 + 6)
    alone = with_robot("8 6", "HOLD 3", "-", deal=robot(1, 4, 0, 2, 3))
    assert last(alone, Scored).totals == (8, 9, 6)
    both = with_robot("8 6", "HOLD 3", "-")
    assert both.to_act == (1,)


def test_b13_the_robots_deck_is_what_the_players_picked() -> None:
    """B13: two of each player's five and its HOLD BACK, for all three rounds."""
    state = GAME.start(2, robot())
    assert state.view(0).robot_offer is None
    state = after(state, "-5,-3,0,1,2 -5,-3,0,1,2")
    assert (state.phase, state.to_act) == ("robot", (0, 1))
    assert state.view(0).robot_offer == (-3, 0, 2, 5, 8)
    assert state.view(None).robot_offer is None
    assert len(state.legal_actions(1)) == 10
    assert "(B13)" in refused(state, 0, (1, 3))
    state = after(state, "5,8 6,10")
    assert state.robot is not None
    assert state.robot.deck == (5, 6, 8, 10, HOLD)
    assert state.view(0).robot_given == (5, 8)
    assert state.view(1).robot_given == (6, 10)
    assert state.view(1).participants[2].hand_size == 5


def test_b13_the_whole_deck_is_shuffled_again_every_round() -> None:
    """B13: the whole deck is reshuffled at the start of every round."""
    deal = robot(orders=[[3, 4, 0, 1, 2], [4, 3, 2, 1, 0], [1, 3, 4, 0, 2]])
    state = with_robot("8 6", "HOLD HOLD", "- -", "3,8", deal=deal)
    first = last(state, Revealed)
    assert (first.cards[2], first.totals[2]) == (HOLD, 10)
    state = after(state, "0,1,2 0,1,2", "5 5")
    assert last(state, Revealed).cards == (5, 5, HOLD)


def test_b14_the_robots_card_is_revealed_in_the_same_step() -> None:
    """B14: the Robot's card is revealed with the players' cards."""
    before = with_robot()
    state = after(before, "8 6")
    assert len(state.log) == len(before.log) + 1
    assert last(state, Revealed).cards == (8, 6, 5)
    assert state.totals == (8, 6, 5)
