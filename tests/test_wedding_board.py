"""The board of At the Wedding Table: what it draws, whatever the position."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview
from engine.games.at_the_wedding_table.rules import State
from tests.wedding import BRIDE, GROOM, opening, played, running, states
from tests.wedding_pages import BOARD, Page, picks_for, screen, seen
from ui.boards.at_the_wedding_table.track import standing

# --- whatever the position ------------------------------------------------------------


@given(
    states,
    st.sampled_from([BRIDE, GROOM, None]),
    st.integers(0, 47),
    st.sampled_from([0, 1, 2]),
    st.booleans(),
)
def test_every_position_draws_as_sound_html(
    state: State, viewer: int | None, choice: int, picked: int, passed: bool
) -> None:
    """Tags balance, ids are unique, and every control says what it is."""
    picks = picks_for(state, choice)[:picked] if state.to_act else ()
    page = Page(screen(seen(state, viewer, picks, passed=passed)))
    ids = [e["id"] for e in page.elements if e["id"]]
    assert len(ids) == len(set(ids))
    for control in page.elements:
        if control.name in ("button", "summary"):
            assert control.spoken, control.attrs
            assert control["data-do"] or control.name == "summary"
    keys = [e["data-key"] for e in page.elements if e["data-key"]]
    assert len(keys) == len(set(keys))


@given(states, st.sampled_from([BRIDE, GROOM, None]))
def test_names_are_escaped_wherever_they_stand(
    state: State, viewer: int | None
) -> None:
    """A name is text: an unescaped `<py-script>` would be run."""
    html = screen(seen(state, viewer, names=("<py-script>", "</main>&")))
    assert "<py-script>" not in html
    assert html.count("</main>") == 1


@given(running, st.sampled_from([BRIDE, GROOM, None]))
def test_the_table_is_drawn_in_the_order_of_the_rulings(
    state: State, viewer: int | None
) -> None:
    """W2: 1 to 8 along the far edge, then 16 to 9 along the near one."""
    page = Page(BOARD.main(seen(state, viewer)))
    order = [
        int(e["data-key"][5:]) for e in page.elements if e["data-key"][:5] == "seat:"
    ]
    assert order == [*range(1, 9), *range(16, 8, -1)]


@given(running)
def test_only_the_one_to_move_finds_anything_open_to_choice(state: State) -> None:
    """Everybody else sees guests and empty seats that say they can't be taken now."""
    for viewer in (BRIDE, GROOM, None):
        page = Page(screen(seen(state, viewer)))
        guests = [e for e in page.elements if e["data-key"].startswith("guest:")]
        shut = {e["aria-disabled"] for e in guests}
        shut |= {page.seat(place)["aria-disabled"] for place in page.seats("empty")}
        assert shut == ({""} if viewer == state.mover else {"true"})


# --- the score track ------------------------------------------------------------------


@given(states.filter(lambda state: state.to_act), st.sampled_from([BRIDE, GROOM]))
def test_the_plate_of_a_sides_points_wears_its_rings(state: State, viewer: int) -> None:
    """Rulebook: plates keep score. One ring a lap, named on the seat, and no figure."""
    html = BOARD.main(seen(state, viewer))
    page = Page(html)
    rings = [e for e in page.elements if "ring" in e.classes]
    for side, who in (("bride", state.deal.bride), ("groom", 1 - state.deal.bride)):
        points = state.scores[who]
        laps = (points + 15) // 16
        assert sum(f"side-{side}" in e.classes for e in rings) == laps
        name = "you" if who == viewer else ("Ada", "Bo")[who]
        told = f"On the score track: {name}, {points} point"
        at = [place for place in range(1, 17) if told in page.seat(place).spoken]
        assert at == ([standing(points).plate] if points else [])
    assert not re.search(r"\+(16|32|48)", html)
    assert html.count('href="#pawn-') == 4, "two on the chips, two on the cake"


# --- before anything is chosen --------------------------------------------------------


@given(running, st.integers(0, 47), st.booleans())
def test_a_free_seat_shows_sum_and_range_before_it_is_chosen(
    state: State, choice: int, hints: bool
) -> None:
    """Hover or focus is enough; without the house rule it shows the range alone."""
    mover, (guest, _) = state.mover, picks_for(state, choice)
    html = BOARD.main(seen(state, mover, [guest], hints=hints))
    page = Page(html)
    view = state.view(mover)
    free = page.seats("empty")
    coming = {p: preview(view, Seating(guest[6:], p)) for p in free}
    would = [e.text for e in page.with_class("would")]
    order = [p for p in (*range(1, 9), *range(16, 8, -1)) if p in free]
    sums = [coming[p].worth for p in order]
    assert would == ([f"+{n}" if n else "0" for n in sums] if hints else [])
    for wrap in page.with_class("seatwrap"):
        (place,) = [int(c[1:]) for c in wrap.classes if re.fullmatch(r"s\d+", c)]
        expected = {
            p
            for p, found in coming.items()
            if p != place and place in {term.place for term in found.terms}
        }
        assert {int(p) for p in wrap["data-seen-from"].split()} == expected


def test_what_a_seat_says_is_said_once() -> None:
    """The name of a seat has its symbols, and no tooltip says the same again."""
    state = played(opening("auntie", "animator", "dj"), ("auntie", 12), ("dj", 3))
    page = Page(BOARD.main(seen(state, BRIDE, ["guest:animator"])))
    assert not any("title" in page.seat(p).attrs for p in range(1, 17))
    assert "Symbols: music note, heart and cake." in page.seat(12).spoken
