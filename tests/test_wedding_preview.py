"""At the Wedding Table: what a guest in hand would bring is what it then brings."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview
from engine.games.at_the_wedding_table.rules import State
from tests.wedding import BRIDE, opening, played, running
from tests.wedding_pages import BOARD, Page, picks_for, screen, seen


@given(running, st.integers(0, 47))
def test_what_the_ghost_promises_is_what_the_engine_then_scores(
    state: State, choice: int
) -> None:
    """The badge, the sums and the label say what `apply` makes of it."""
    mover, picks = state.mover, picks_for(state, choice)
    after = state.apply({mover: BOARD.compose(seen(state, mover), picks)})
    place = int(picks[1][5:])
    worth = after.worth[place - 1]
    page = Page(screen(seen(state, mover, picks)))
    assert page.seats("target") == {place}
    assert f"here scores {worth}" in page.seat(place).spoken
    assert page.seat(place).text.strip().endswith(f"+{worth}" if worth else "0")
    (net,) = page.with_class("net")
    gains = [now - was for now, was in zip(after.scores, state.scores, strict=True)]
    figures = re.findall(
        r'fig" role="img" aria-label="([^"]*)"',
        screen(seen(state, mover, picks)).split('class="net"')[1].split("</p>")[0],
    )
    bride_first = [gains[state.deal.bride], gains[1 - state.deal.bride]]
    assert [int(f.replace("−", "-")) for f in figures] == bride_first
    assert net.name == "p"


@given(running, st.integers(0, 47))
def test_the_labels_of_empty_seats_say_what_a_guest_would_score_there(
    state: State, choice: int
) -> None:
    """Listeners get for every seat what others see by trying it."""
    mover, (guest, _) = state.mover, picks_for(state, choice)
    page = Page(BOARD.main(seen(state, mover, [guest])))
    for place in page.seats("empty"):
        worth = preview(state.view(mover), Seating(guest[6:], place)).worth
        assert re.search(rf"here scores {worth}[.:]", page.seat(place).spoken)


def test_the_sums_name_each_term_and_each_knock_on() -> None:
    """Auntie at 12 looks at 11, 10, 13, 14 and 5, and gives whoever looks at her."""
    state = played(
        opening("boss", "mother-in-law", "dj", "auntie", "sister"),
        ("boss", 11),
        ("mother-in-law", 5),
        ("sister", 14),
        ("dj", 13),
    )
    assert state.mover == BRIDE
    html = screen(seen(state, BRIDE, ["guest:auntie", "seat:12"]))
    page = Page(html)
    (sums,) = page.with_class("sumlist")
    for line in (
        "Seat 11, Boss+1",
        "Seat 10, still empty0",
        "Seat 13, DJ0",
        "Seat 5, Mother-in-law+2",
        "Bo’s DJ gains+1",
    ):
        assert line in sums.text
    (verdict,) = page.with_class("verdict")
    assert "Auntie at seat 12" in verdict.text
    assert "Boss 1 + Mother-in-law 2. Bo’s: DJ +1." in verdict.text
    label = page.seat(12).spoken
    assert "Auntie here scores 3: Boss 1, Mother-in-law 2. Bo’s DJ gains 1." in label
    assert page.seat(5).spoken.endswith("In range, adds 2.")


@pytest.mark.parametrize(
    ("place", "lit"),
    [(12, {5, 10, 11, 13, 14}), (4, {2, 3, 5, 6, 13}), (1, {2, 3, 16})],
)
def test_the_seats_in_range_are_lit_on_both_edges(place: int, lit: set[int]) -> None:
    """W2, W4: Auntie looks two left, two right and across, never round an end."""
    page = Page(
        BOARD.main(seen(opening("auntie"), BRIDE, ["guest:auntie", f"seat:{place}"]))
    )
    assert page.seats("inrange") == lit


@pytest.mark.parametrize(("place", "edge"), [(4, "far"), (12, "near")])
def test_arrows_are_drawn_as_they_point_from_the_seat(place: int, edge: str) -> None:
    """W2: on the near edge they are turned, in the hand they are as printed."""
    at = seen(opening("auntie"), BRIDE, ["guest:auntie", f"seat:{place}"])
    main, tray = Page(BOARD.main(at)), Page(BOARD.tray(at))
    assert [e.classes for e in main.with_class("arrows")] == [["arrows", edge]]
    assert {tuple(e.classes) for e in tray.with_class("arrows")} == {("arrows",)}


def test_without_the_house_rule_the_range_shows_and_no_point() -> None:
    """The lobby can keep the sums out: where a guest looks is printed on its card."""
    state = played(opening("boss", "auntie", "dj"), ("boss", 11), ("dj", 5))
    page = Page(screen(seen(state, BRIDE, ["guest:auntie", "seat:12"], hints=False)))
    assert page.seats("inrange") == {5, 10, 11, 13, 14}
    assert not page.with_class("adds")
    assert not page.with_class("sumlist")
    assert not page.with_class("net")
    assert "scores" not in page.seat(12).spoken
