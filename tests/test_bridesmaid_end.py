"""The last page of Always a Bridesmaid: everybody is on it, and nobody by chance."""

from __future__ import annotations

import re

import pytest

from engine.games.always_a_bridesmaid.events import Scored
from tests.bridesmaid_tables import BOARD, SEAT_COUNTS, look, reach
from tests.markup import text_of


def result_of(page: str) -> str:
    """Return the card with the result."""
    return page.partition('class="winner')[2].partition("</section>")[0]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_result_names_everybody(seats: int) -> None:
    """Every player with score and place, the winners first."""
    table = reach(seats, lambda s: s.outcome is not None)
    page = result_of(BOARD.end(look(table, 0)))
    faces = re.findall(r'<li class="d(?: me)?">.*?</li>', page)
    assert len(faces) == seats
    assert "1<sup>st</sup>" in faces[0]


def test_level_on_the_second_place_is_level() -> None:
    """Two with the same score share the place, and each reads with whom."""
    table = reach(
        3,
        lambda s: (
            s.outcome is not None
            and s.outcome.winners == (2,)
            and s.scores[0] == s.scores[1]
        ),
    )
    page = result_of(BOARD.end(look(table, 0)))
    assert page.count("2<sup>nd</sup>") == 2
    assert "You come 2nd, level with &lt;py-script&gt;Bo&lt;/py-script&gt;." in page
    assert "You come" not in result_of(BOARD.end(look(table, 2)))


def test_the_robot_is_in_the_ledger() -> None:
    """B12: it is ranked, so a 2nd place of three reads as such; its points vanish."""
    table = reach(2, lambda s: s.outcome is not None)
    page = BOARD.end(look(table, 0))
    rows = re.findall(r"<tr.*?</tr>", page)
    (robot,) = [text_of(row) for row in rows if "Robot" in row]
    for event in table.state.log:
        if isinstance(event, Scored):
            total = str(event.totals[2]).replace("-", "−")
            assert re.search(rf"{event.ranks[2]}\s?(st|nd|rd)\s+with\s+{total}", robot)
    assert "Its points vanish" in robot
