"""What a player reads off the table of Always a Bridesmaid: all of it, and all true."""

from __future__ import annotations

import re

import pytest

from engine.games.always_a_bridesmaid.events import Revealed
from engine.games.always_a_bridesmaid.pieces import WILD_ACCESSORIES
from engine.games.always_a_bridesmaid.scoring import ranks
from tests.bridesmaid_tables import (
    BOARD,
    SEAT_COUNTS,
    drawn,
    look,
    pick_all,
    reach,
    whole_game,
)
from tests.markup import elements, text_of

FLIPS = "flips THE START to WILD"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_nothing_just_revealed_is_out_of_sight(seats: int) -> None:
    """While a card may be set aside (B5) the last turn lies there card by card, and
    everybody's arm with it, for whoever chooses and whoever waits."""
    for table in whole_game(seats, 21):
        if table.state.phase != "aside":
            continue
        turned = next(e for e in reversed(table.state.log) if isinstance(e, Revealed))
        for viewer in range(seats):
            page = BOARD.main(look(table, viewer))
            strip = page.partition('class="rvrow"')[2].partition("</ul>")[0]
            assert strip.count("<li") == len(turned.cards)
            assert strip.count("card acc") == sum(
                isinstance(card, int) for card in turned.cards
            )
            assert page.count('class="seatp paper') == len(turned.cards) - 1


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_level_players_are_told_with_whom(seats: int) -> None:
    """B7: ties share a place, so nobody level is told to be 1st alone."""
    met = 0
    for table in (table for seed in (5, 6, 7) for table in whole_game(seats, seed)):
        state = table.state
        if state.phase != "play" or state.turn == 1:
            continue
        places = ranks(state.totals)
        for seat in table.waiting_for:
            tray = text_of(BOARD.tray(look(table, seat)))
            level = places.count(places[seat]) > 1
            met += level
            assert ("You are level with" in tray) == level
            assert bool(re.search(r"You are \d", tray)) == (not level)
    assert met


def test_the_sentence_about_a_tie_says_what_it_pays() -> None:
    """B7: two share the one point of 1st place, rounded down."""
    table = reach(
        2,
        lambda s: (
            s.phase == "play"
            and 0 in s.to_act
            and s.turn > 1
            and s.totals[0] == s.totals[2] == max(s.totals) > s.totals[1]
        ),
    )
    tray = text_of(BOARD.tray(look(table, 0)))
    assert "You are level with the Robot in 1st place: 0 points each." in tray


def test_a_hand_that_grew_says_which_cards_are_new() -> None:
    """B1: Round 3 adds the last two Reserve Cards without a choice; they are named and
    outlined until a turn was played, and no empty reserve is counted."""
    table = reach(3, lambda s: s.phase == "play" and s.round == 3 and s.turn == 1)
    own = dict(table.state.log[-1].drawn)[0]
    low, high = (str(card).replace("-", "−") for card in own)
    tray = BOARD.tray(look(table, 0))
    said = f"Your last two Reserve Cards have joined your hand: {low} and {high}."
    assert said in text_of(tray)
    new = [e.attrs["data-arg"] for e in elements(tray) if "data-new" in e.attrs]
    assert new == [f"card:{card}" for card in own]
    assert "0 in reserve" not in text_of(BOARD.main(look(table, 0)))
    later = reach(3, lambda s: s.phase == "play" and s.round == 3 and s.turn == 2)
    assert "data-new" not in BOARD.tray(look(later, 0))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_warning_of_wild_is_true(seats: int) -> None:
    """B9: once per player per game. B12: the Robot's WILD means nothing."""
    for table in whole_game(seats, 9):
        phase = table.state.phase
        for seat in table.waiting_for:
            offered = [
                e
                for e in elements(drawn(look(table, seat)))
                if e.attrs.get("data-do") == "pick"
            ]
            flips = {f"card:{card}" for card in WILD_ACCESSORIES}
            warned = {e.attrs["data-arg"] for e in offered if FLIPS in e.name}
            there = {e.attrs["data-arg"] for e in offered} & flips
            true = phase not in ("robot", "display") and not table.state.wild[seat]
            assert warned == (there if true else set())


def test_overheard_is_latest_first_with_round_and_turn() -> None:
    """Each entry says when it was, plays and all; preparations do not lead."""
    table = reach(3, lambda s: s.phase == "play" and s.round == 2 and s.turn == 3)
    page = BOARD.main(look(table, 0))
    log = page.partition('class="log paper"')[2]
    said = [text_of(entry) for entry in re.findall(r"<li\b.*?</li>", log)]
    latest, before = said[0].strip(), said[1].strip()
    assert re.match(r"Round 2, turn 2:.*(plays?|hold)", latest)
    assert re.match(r"Round 2, turn [12]:", before)


def test_who_fed_the_robot_reads_what_they_gave() -> None:
    """B13: not that both have given it two cards, which both of them know."""
    table = reach(2, lambda s: s.phase == "play")
    page = text_of(BOARD.main(look(table, 0)))
    assert "You give the Robot" in page
    assert "Both players have given" not in page


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_no_ruling_is_cited_in_a_game(seats: int) -> None:
    """Ids of rulings are for refusals and the rules; a stranger has none to hand."""
    for table in whole_game(seats, 2):
        for viewer in (None, *range(seats)):
            page = text_of(drawn(look(table, viewer, since=0)))
            assert not re.search(r"\bB\d+\)", page)


def test_no_card_aside_shows_that_it_is_chosen() -> None:
    """B5: "no card" is pressed in, with a check mark, until the wax is."""
    table = reach(4, lambda s: s.phase == "aside" and 0 in s.to_act)
    plain = BOARD.tray(look(table, 0))
    pressed = BOARD.tray(pick_all(table, 0, "aside:none"))
    button = re.compile(r'<button[^>]*data-arg="aside:none"[^>]*>.*?</button>')
    assert "ui-check" not in button.findall(plain)[0]
    assert "ui-check" in button.findall(pressed)[0]


def test_what_hold_back_allows_is_said_plainly() -> None:
    """B5: that nobody has held back yet is public, and so is who was first."""
    fresh = reach(3, lambda s: s.phase == "play" and s.turn == 2 and not s.first)
    said = text_of(BOARD.tray(pick_all(fresh, 0, "card:HOLD")))
    assert "You may set one card aside." in said
    assert "unless" not in said
    late = reach(3, lambda s: s.phase == "play" and s.first == (2,) and 0 in s.to_act)
    said = text_of(BOARD.tray(pick_all(late, 0, "card:HOLD")))
    assert 'No card aside: Cy & "Co" held back first.' in said
