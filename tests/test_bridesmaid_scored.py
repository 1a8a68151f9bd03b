"""The pages of a scored round of Always a Bridesmaid: who reads what, and what moves."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.games.always_a_bridesmaid.events import Displayed
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.bridesmaid_tables import (
    BOARD,
    SEAT_COUNTS,
    choose,
    look,
    reach,
    tokens_in,
    wax_of,
    whole_game,
)
from tests.markup import elements, text_of
from ui.boards import Seen
from ui.html import Html


def news_of(seen: Seen) -> Html:
    """Return the news, which have to be there."""
    news = BOARD.news(seen)
    assert news is not None
    return news


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_leans_over_a_scored_round(seats: int) -> None:
    """Where a device is passed around the scoring is news to each person first, with
    nothing on it that is not for all: no card to choose, no hand, nobody called "You"."""
    for table in whole_game(seats, 7):
        if table.state.phase != "display":
            continue
        since = len(table.state.log) - 1
        pages = [
            news_of(look(table, viewer, since=since, passed=True))
            for viewer in range(seats)
        ]
        assert len(set(pages)) == 1
        assert tokens_in(pages[0]) == []
        assert not re.search(r"\b[Yy]ou\b", text_of(pages[0]))


def test_then_each_chooses_in_private() -> None:
    """What was earned is chosen on a page for one pair of eyes, after the news."""
    table = reach(4, lambda s: s.phase == "display" and s.due[3] == 2)
    fresh = look(table, 3, since=len(table.state.log) - 1, passed=True)
    assert wax_of(fresh) == "Choose what I display"
    seen = look(table, 3, passed=True)
    assert BOARD.news(seen) is None
    assert tokens_in(BOARD.main(seen))
    assert [sentence(message) for message in BOARD.heading(seen)] == [
        f"Round {table.state.round} scored",
        f"for {'D' * 40}’s eyes only",
    ]


def test_a_lone_player_sees_the_scoring_while_choosing() -> None:
    """Nobody reads along: ranking and choice are one page."""
    table = reach(4, lambda s: s.phase == "display" and s.due[0] == 2)
    seen = look(table, 0, since=len(table.state.log) - 1)
    assert BOARD.news(seen) is None
    assert "The photographs are in" in BOARD.main(seen)
    assert tokens_in(BOARD.main(seen))


@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_hand_is_shown_only_when_the_cards_played_run_out(
    seats: int, passed: bool
) -> None:
    """B8: only when those run out, their choice from hand."""
    for table in whole_game(seats, 11):
        if table.state.phase != "display":
            continue
        for seat in table.waiting_for:
            seen = look(table, seat, passed=passed)
            offered = set(tokens_in(BOARD.main(seen)))
            hand = {f"card:{card}" for card in table.state.hands[seat]}
            own = table.state.arms[seat]
            aside = table.state.asides[seat] is not None
            short = table.state.due[seat] > len(own) + aside
            assert offered & hand == (hand if short else set())


def shape(html: str) -> list[str]:
    """Return the classes of a panel of mantelpieces, cards and free places alike."""
    panel = html[html.index('class="put"') :]
    return re.findall(r'class="disp(?: new| free)?"', panel)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_nothing_moves_when_the_others_have_displayed(seats: int) -> None:
    """The places of this round's cards stand free until the cards come (B8), and the
    wax keeps its words while bots choose."""
    met = 0
    games = (table for seed in range(6) for table in whole_game(seats, seed))
    for table in games:
        if table.state.phase != "display":
            continue
        since = len(table.state.log) - 1
        after = after_display(table)
        for viewer in set(range(seats)) - set(table.waiting_for):
            bots = tuple(seat != viewer for seat in range(seats))
            before = replace(look(table, viewer, since=since), bots=bots)
            then = replace(look(after, viewer, since=since), bots=bots)
            assert len(shape(news_of(before))) == len(shape(news_of(then)))
            assert wax_of(before) == wax_of(then)
            met += 1
    assert met


def after_display(table: Table) -> Table:
    """Return the table after its display step, leaving this one as it is."""
    again = open_table(table.record)
    choose(again, Rng(1))
    return again


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_mantelpieces_are_whole(seats: int) -> None:
    """Everybody's Displayed Cards stand there, this round's outlined."""
    for table in whole_game(seats, 17):
        if table.state.phase != "display":
            continue
        since = len(table.state.log) - 1
        after = after_display(table)
        page = news_of(look(after, 0, since=since))
        new = next(e for e in after.state.log[since:] if isinstance(e, Displayed))
        assert page.count("disp new") == sum(len(cards) for _, cards in new.cards)
        assert len(shape(page)) == sum(len(cards) for cards in after.state.displayed)
        assert "disp free" not in page


def test_no_remark_when_there_is_nothing_to_choose() -> None:
    """All that was played goes up: the aunt gives no advice, and the wax is ready."""
    forced = reach(
        3, lambda s: s.phase == "display" and s.due[0] == len(s.arms[0]) == 2
    )
    seen = look(forced, 0)
    assert len(seen.legal) == 1
    page = BOARD.main(seen)
    assert "There is nothing to choose this time" in page
    assert "So part with" not in page
    assert wax_of(seen).startswith("Display ")
    assert all(
        e.attrs.get("aria-checked") == "true"
        for e in elements(page)
        if e.attrs.get("data-do") == "pick"
    )
