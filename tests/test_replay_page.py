"""The replay: what it shows at every moment; that it changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Viewer
from engine.record import Record
from engine.replay import news, told
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.markup import elements, html_of, text_of, verbs
from tests.replays import BOTH, BRIDESMAID, NAMES, SEEDS, WEDDING, session_of, table_of
from ui.replaying import lent_eyes, look_back, spoken
from ui.screens import replay as screen
from ui.still import LOOKING, still

STEPS = st.one_of(st.just(999), st.integers(1, 30))


# --- what is shown --------------------------------------------------------------------


@BOTH
@given(seed=SEEDS, steps=STEPS, seat=st.integers(0, 4))
def test_a_moment_shows_no_more_than_its_view_then(
    game: str, seed: int, steps: int, seat: int
) -> None:
    """Two games alike to a seat up to a moment look alike in its replay up to there.

    The other one is drawn from what the seat does not know (`Game.resample`), so a
    difference on the page would be something that the seat could not know.
    """
    table = table_of(game, seed, steps)
    seat %= len(table.players)
    replay = look_back(session_of(table, (seat,)), "table")
    replay.go_to(Rng(seed).below(replay.last + 1))
    other_table = other_deal(table, replay.moment, seat, seed)
    other = look_back(session_of(other_table, (seat,)), "table", replay.moment)
    assert replay.eyes == other.eyes == seat
    assert replay.look() == other.look()
    assert replay.happened() == other.happened()


def other_deal(table: Table, moment: int, viewer: Viewer, seed: int) -> Table:
    """Return a table that its viewer can't tell from this one at a moment."""
    state = table.game.resample(table.states[moment].view(viewer), Rng(seed + 1))
    deal, steps = table.game.retrace(state)
    return open_table(Record(table.game.key, table.players, deal, tuple(steps)))


@BOTH
@given(seed=SEEDS, steps=STEPS)
def test_nothing_can_be_pressed_in_the_board_and_all_is_well_formed(
    game: str, seed: int, steps: int
) -> None:
    """The board is a picture: at every moment, with all eyes that may be borrowed."""
    replay = look_back(session_of(table_of(game, seed, steps), None), "table")
    for viewer in replay.lent:
        replay.eyes = viewer
        replay.go_to(Rng(seed).below(replay.last + 1))
        page = screen.page(replay)
        found = elements(html_of(page))
        ids = [e.attrs["id"] for e in found if "id" in e.attrs]
        assert len(ids) == len(set(ids))
        assert [e.tag for e in found].count("main") == 1
        for id, html in page.parts:
            assert elements(html)[0].attrs["id"] == id
            if id in ("main", "held"):
                pressed = {do for do, _ in verbs(html)}
                assert pressed <= set(LOOKING)
                assert not any(e.tag in ("input", "select") for e in elements(html))
        assert NAMES[1] in text_of(html_of(page))
        assert NAMES[1] not in html_of(page)


@BOTH
@given(seed=SEEDS, steps=STEPS)
def test_what_is_told_moment_by_moment_is_the_whole_log(
    game: str, seed: int, steps: int
) -> None:
    """Nothing is told twice and nothing is left out, whoever looks."""
    table = table_of(game, seed, steps)
    names = [player.name for player in table.players]
    for viewer in (None, *range(len(names))):
        log = table.view(viewer).log
        moments = range(len(table.states))
        assert [e for m in moments for e in news(table, m, viewer)] == list(log)
        said = [sentence(m) for e in log for m in table.game.tell(e, names, viewer)]
        assert [text for _, text in spoken(table, viewer)] == said
        assert [sentence(m) for n in moments for m in told(table, n, viewer)] == said


@pytest.mark.parametrize(
    ("here", "steps", "eyes"),
    [
        ((1,), 6, (1,)),
        ((), 6, (None,)),
        (None, 6, (None,)),
        ((0, 2), 6, (None,)),
        ((1,), 999, (None, 0, 1, 2)),
        (None, 999, (None, 0, 1, 2)),
    ],
)
def test_whose_eyes_may_be_borrowed(
    here: tuple[int, ...] | None, steps: int, eyes: tuple[Viewer, ...]
) -> None:
    """Running: the one seat of this device, or nobody's; over: everybody's."""
    session = session_of(table_of(BRIDESMAID, 4, steps, seats=3), here)
    assert lent_eyes(session) == eyes
    replay = look_back(session, "table")
    assert replay.eyes == (1 if here == (1,) else None)


def test_where_nothing_is_hidden_there_is_nothing_to_choose() -> None:
    """All eyes see the same at the wedding table."""
    replay = look_back(session_of(table_of(WEDDING, 4), None), "table")
    assert replay.lent == (None,)
    assert "replay-eyes" not in html_of(screen.page(replay))


def test_what_was_said_in_a_tiebreaker_stays_with_who_said_it() -> None:
    """Nobody hears the others answer (B11), not even after the game."""
    for seed in range(200):
        table = table_of(BRIDESMAID, seed, seats=3)
        if table.states[-2].phase == "single":
            break
    tied = table.states[-2].to_act
    replay = look_back(session_of(table, (tied[0],)), "table", 999)
    replay.eyes = tied[1]
    assert replay.look().view == table.view(None)
    assert replay.happened() == [sentence(m) for m in told(table, replay.last, None)]
    replay.eyes = tied[0]
    assert replay.look().view == table.view(tied[0])


# --- the picture ----------------------------------------------------------------------


def test_what_only_looks_can_still_be_pressed() -> None:
    """A popover's button and a disclosure stay; drawings keep what they show."""
    drawn = (
        '<main id="main"><button type="button" popovertarget="kept">5</button>'
        '<button type="button" data-do="pick" data-arg="x" aria-checked="true" '
        'role="radio" class="card"><svg><use href="#plate"/></svg></button>'
        "<details><summary>more</summary></details></main>"
    )
    picture = still(type(screen.log([], 0))(drawn))
    assert '<button type="button" popovertarget="kept">5</button>' in picture
    assert '<span class="card"><svg><use href="#plate"/></svg></span>' in picture
    assert "<details><summary>more</summary></details>" in picture
