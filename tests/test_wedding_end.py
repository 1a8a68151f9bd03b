"""At the Wedding Table: the end is told in words, figures and a picture."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.rules import State
from tests.wedding import BRIDE, GROOM, finished, random_state
from tests.wedding_pages import BOARD, Page, screen, seen
from ui.boards.at_the_wedding_table.track import standing


def test_the_end_picture_says_in_words_where_the_pawns_stand() -> None:
    """Laps are no small figures in the picture but a sentence under it."""
    state = finished(1)
    page = Page(BOARD.end(seen(state, None)))
    caption, *_ = [e for e in page.elements if e.name == "figcaption"]
    for who, name in enumerate(("Ada", "Bo")):
        plate, laps = standing(state.scores[who])
        assert f"{name} on plate {plate} of lap {laps + 1}" in caption.text
    (picture,) = page.with_class("minitable")
    assert "+" not in picture.text


@given(st.integers(0, 2**32), st.sampled_from([BRIDE, GROOM, None]), st.booleans())
def test_both_ledgers_add_up_to_the_result(
    seed: int, viewer: int | None, passed: bool
) -> None:
    """Guest by guest: the entries of a side sum to its score, the terms to an entry."""
    state = finished(seed)
    html = screen(seen(state, viewer, passed=passed))
    for side, who in (("bride", state.deal.bride), ("groom", 1 - state.deal.bride)):
        part = html.split(f'id="ledger-{side}"')[1].split("</section>")[0]
        entries = [
            int(n) for n in re.findall(r'class="favour[^>]*>.*?<b>(\d+)</b>', part)
        ]
        assert len(entries) == 8
        assert sum(entries) == state.scores[who]
        assert entries == sorted(entries, reverse=True)
        folds = part.split("<details")[1:]
        sums = [
            sum(int(n) for n in re.findall(r"<b>\+?(\d+)</b></li>", f))
            for f in (fold.split('class="given"')[0] for fold in folds)
        ]
        assert sums == entries


def find_end(wanted: str) -> State:
    for seed in range(20_000):
        state = finished(seed)
        assert state.outcome is not None
        if state.outcome.reason.id.endswith(wanted):
            return state
    raise AssertionError(f"no game ends by {wanted}")


def test_the_result_names_winner_and_lead() -> None:
    state = find_end("most-points")
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    lead = abs(state.scores[0] - state.scores[1])
    name = ("Ada", "Bo")[winner]
    (mine,) = Page(BOARD.end(seen(state, winner))).with_class("winner")
    (other,) = Page(BOARD.end(seen(state, 1 - winner))).with_class("winner")
    assert f"You win by {lead}" in mine.text
    assert f"{name} wins by {lead}" in other.text


@pytest.mark.parametrize(
    ("end", "words"), [("dj-tiebreak", "thanks to the DJ"), ("draw", "A draw")]
)
def test_a_tie_tells_its_reason_and_offers_a_new_game(end: str, words: str) -> None:
    """W10: the DJ's owner wins; if nobody seated it, play again."""
    state = find_end(end)
    page = Page(BOARD.end(seen(state, None)))
    (result,) = page.with_class("winner")
    assert words in result.text
    assert "W10" in result.text
    assert [e["data-do"] for e in page.with_class("btn")] == [
        "again",
        "replay",
        "review",
        "keepsake",
        "share",
    ]


def test_on_phones_a_tab_turns_to_the_other_ledger() -> None:
    state = finished(1)
    side = {True: "bride", False: "groom"}
    mine = side[state.deal.bride == BRIDE]
    theirs = side[state.deal.bride != BRIDE]
    page = Page(BOARD.end(seen(state, BRIDE)))
    assert [e["id"] for e in page.with_class("lg-behind")] == [f"ledger-{theirs}"]
    picks = BOARD.pick(seen(state, BRIDE), f"tab:{theirs}")
    assert BOARD.pick(seen(state, BRIDE, picks), f"tab:{theirs}") == picks
    page = Page(BOARD.end(seen(state, BRIDE, picks)))
    assert [e["id"] for e in page.with_class("lg-behind")] == [f"ledger-{mine}"]


def test_nothing_has_to_be_acknowledged() -> None:
    """Everything happens in the open."""
    assert BOARD.news(seen(random_state(3, 7))) is None
