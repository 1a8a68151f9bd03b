"""The pages of Always a Bridesmaid at every decision of whole random games."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.games.always_a_bridesmaid.pieces import Action
from engine.rng import Rng
from tests.bridesmaid_tables import (
    BOARD,
    SEAT_COUNTS,
    a_choice,
    drawn,
    look,
    tokens_in,
    whole_game,
)
from tests.markup import CONTROLS, elements
from ui.boards import Nothing


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_page_reads_strictly(seats: int) -> None:
    """Tags balance, ids are unique and every control has a name, at every decision of a
    game, for every seat and the spectator, alone or passed around, news or none."""
    for table in whole_game(seats, 1):
        for viewer in (None, *range(seats)):
            for passed, since in ((False, None), (True, 0)):
                page = drawn(look(table, viewer, since=since, passed=passed))
                found = elements(page)
                ids = [e.attrs["id"] for e in found if "id" in e.attrs]
                assert len(set(ids)) == len(ids)
                assert all(e.name for e in found if e.tag in CONTROLS)
                assert not any("style" in e.attrs for e in found)
                assert not any(e.tag == "py-script" for e in found)
                assert "&amp;amp;" not in page


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_nothing_secret_is_in_the_page(seats: int) -> None:
    """Whatever the others hold, keep back or set aside, a seat's page is the same: each
    view is drawn again for a state resampled from it, and no letter differs."""
    rng = Rng(seats)
    for table in whole_game(seats, 3):
        for viewer in range(seats):
            seen = look(table, viewer, since=0, passed=True)
            other = table.game.resample(seen.view, rng).view(viewer)
            assert drawn(replace(seen, view=other)) == drawn(seen)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_sealed_choice_shows_to_nobody_else(seats: int) -> None:
    """Simultaneous choice: until the last is in, every other page is byte-identical
    whatever was chosen."""
    for table in whole_game(seats, 4):
        if len(table.waiting_for) < 2:
            continue
        first, *others = table.waiting_for
        legal = table.legal_actions(first)
        pages = []
        for action in (legal[0], legal[-1]):
            table.sealed = {first: action}
            pages.append([drawn(look(table, viewer)) for viewer in (None, *others)])
        table.sealed = {}
        assert pages[0] == pages[1]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_legal_action_can_be_tapped_together(seats: int) -> None:
    """For each legal action there are taps on tokens of the page that compose it."""
    rng = Rng(5)
    for table in whole_game(seats, 5):
        for seat in table.waiting_for:
            if table.state.phase == "single":
                continue
            wanted = a_choice(table, seat, rng)
            tokens = tokens_in(drawn(look(table, seat)))
            taps = tokens_for(wanted)
            assert set(tokens) >= set(taps)
            seen = look(table, seat)
            for token in taps:
                seen = look(table, seat, BOARD.pick(seen, token))
            made = BOARD.compose(seen, seen.picks)
            assert (None if made is Nothing.CHOSEN else made) == wanted
            assert 'aria-disabled="true"' not in last_button(BOARD.tray(seen))


def tokens_for(action: Action) -> tuple[str, ...]:
    """Return the tokens that make up an action."""
    if isinstance(action, tuple):
        return tuple(f"card:{card}" for card in action)
    return ("aside:none",) if action is None else (f"card:{action}",)


def last_button(html: str) -> str:
    """Return the opening tag of the last button."""
    return re.findall(r"<button[^>]*>", html)[-1]
