"""What a table is to whoever listens: lists, a grid, names that say all there is."""

from __future__ import annotations

import re

import pytest

from engine.games.always_a_bridesmaid.pieces import HOLD
from engine.message import Message
from engine.text import sentence
from tests.bridesmaid_tables import laid, reach
from tests.markup import Element, elements
from tests.playing import lay_table, opened
from tests.wedding import BRIDE, GROOM, opening, played
from ui.boards import Seen, board_named
from ui.keeping import seated

WEDDING = board_named("at-the-wedding-table")


def options(html: str) -> list[Element]:
    """Return what can be chosen from the lists of a page."""
    return [e for e in elements(html) if e.attrs.get("role") == "option"]


def wedding_seen(turns: tuple[tuple[str, int], ...], viewer: int = BRIDE) -> Seen:
    state = played(opening("auntie", "dj", "boss", "sister"), *turns)
    return Seen(
        view=state.view(viewer),
        names=("Ada", "Bo"),
        bots=(False, True),
        legal=state.legal_actions(viewer),
        picks=(),
        chosen=(),
        sealed=None,
        since=0,
        undo=None,
        passed=False,
        hints=True,
        why_not=lambda action: state.refusal(viewer, action),
    )


def test_the_table_is_a_grid_of_two_rows_of_eight() -> None:
    """W2: 1 to 8 face 16 to 9, so that opposite seats have the same column; each cell's
    button begins with its number."""
    html = WEDDING.main(wedding_seen((("auntie", 12),), GROOM))
    found = elements(html)
    (grid,) = [e for e in found if e.attrs.get("role") == "grid"]
    rows = [e for e in found if e.attrs.get("role") == "row"]
    assert [grid in row.parents for row in rows] == [True, True]
    numbers = []
    for row in rows:
        cells = [
            e
            for e in found
            if e.tag == "button"
            and row in e.parents
            and any(p.attrs.get("role") == "gridcell" for p in e.parents)
        ]
        said = [re.match(r"Seat (\d+)\b", cell.name) for cell in cells]
        numbers.append([int(one[1]) for one in said if one])
    assert numbers == [[*range(1, 9)], [*range(16, 8, -1)]]


def test_a_guest_that_can_not_be_taken_says_why() -> None:
    """While the other one is to move each guest of the row names the engine's reason."""
    seen = wedding_seen((("auntie", 12),), BRIDE)
    reason = seen.why_not(None)
    assert isinstance(reason, Message)
    found = options(WEDDING.tray(seen))
    assert len(found) == 3
    for guest in found:
        assert guest.attrs["aria-disabled"] == "true"
        assert guest.name.endswith(f"Can’t be taken: {sentence(reason)}")
    for guest in options(WEDDING.tray(wedding_seen((("auntie", 12),), GROOM))):
        assert "Can’t" not in guest.name
        assert guest.name.partition(". Brings ")[2]


@pytest.mark.parametrize("phase", ["reserve", "play", "aside", "draw", "display"])
def test_a_hand_is_one_list(phase: str) -> None:
    """Cards to choose from are options of a named listbox and of nothing else; each says
    value and name, whether it is chosen, and an unavailable one why."""
    table = reach(3, lambda s: s.phase == phase and 0 in s.to_act)
    session = seated(table, 1, "2026-11-29T20:00:00Z")
    session.looking = 0
    session.onward()
    seen = session.look()
    board = session.board
    html = board.main(seen) + board.tray(seen)
    found = options(html)
    assert found
    for card in found:
        lists = [p for p in card.parents if p.attrs.get("role") == "listbox"]
        assert len(lists) == 1
        assert lists[0].attrs["aria-label"]
        assert card.attrs["aria-checked"] in ("true", "false")
        assert re.match(r"−?\d+, [A-Z]|HOLD BACK", card.name), card.name
        unavailable = card.attrs.get("aria-disabled") == "true"
        assert unavailable == ("Can’t be chosen: " in card.name)
    many = {p.attrs.get("aria-multiselectable") for c in found for p in c.parents}
    assert ("true" in many) == (phase not in ("play", "aside"))


def test_cards_of_a_sealed_choice_say_that_it_is_made() -> None:
    """Once somebody has chosen, the reason is the table's: they have chosen already."""
    table = laid(3, 5)
    session = seated(table, 1, "2026-11-29T20:00:00Z")
    session.looking = 0
    session.onward()
    table.choose(0, (-5, -3, -2, 0, 1))
    found = options(session.board.main(session.look()))
    assert len(found) == 11
    reason = table.refusal(0, HOLD)
    assert reason is not None
    for card in found:
        assert card.name.endswith(f"Can’t be chosen: {sentence(reason)}")


def test_the_tray_is_a_landmark_with_a_name() -> None:
    """Hand and buttons are found without passing everything above them."""
    app, device = opened()
    lay_table(app, "always-a-bridesmaid", ["human", "bot:easy", "bot:easy"])
    found = elements(device.html)
    (tray,) = [e for e in found if e.attrs.get("id") == "tray"]
    assert (tray.attrs["role"], tray.name) == ("region", "What to do")
