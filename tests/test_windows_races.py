"""Windows of one device: no choice of any is lost, however the news cross."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Rng
from engine.table import open_table
from tests.desk import Desk, Window
from tests.playing import press_something
from tests.windows_at_table import (
    BRIDESMAID,
    WEDDING,
    can_press,
    desk_step,
    sit,
    two_seats,
)
from ui.keeping import session_from
from ui.saved import entry_in, rows, text_of


@given(data=st.data(), game=st.sampled_from([BRIDESMAID, WEDDING]))
def test_no_choice_is_lost_and_no_card_shown_whatever_happens(
    data: st.DataObject, game: str
) -> None:
    """Two seats, a watcher and news in any order: windows agree, the record is legal.

    A window never has another seat's view, and no table is split in two.
    """
    desk, one, two, id = two_seats(game)
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    rng = Rng(data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(5, 60))):
        window = (one, two)[data.draw(st.integers(0, 1))]
        match data.draw(st.sampled_from(["press", "press", "undo", "news", "behind"])):
            case "press" if can_press(window):
                press_something(window.at, window, rng)
            case "undo":
                window.at.on("undo", "", "")
            case "behind":
                window.fall_behind()
                desk_step(desk, data)
                window.catch_up()
            case _:
                desk_step(desk, data)
        for seat, at in enumerate((one, two)):
            assert at.at.session is not None
            assert at.at.session.viewer == seat
    desk.run(lambda busy: data.draw(st.integers(0, busy - 1)))
    agree(desk, [one, two, tv], id)
    assert tv.at.session is not None
    assert tv.at.session.viewer is None
    assert not tv.available("confirm")


def agree(desk: Desk, windows: list[Window], id: str) -> None:
    """All windows know the same table, it is the one that is kept, and it is legal."""
    assert len(rows(windows[0])) == 1
    text = text_of(windows[0], id)
    assert text is not None
    table = session_from(id, entry_in(text)).table
    for window in windows:
        session = window.at.session
        assert session is not None
        assert session.id == id
        assert session.table.record == table.record
        assert session.table.sealed == table.sealed
    open_table(table.record)


@given(data=st.data())
def test_every_confirmed_choice_is_in_the_record(data: st.DataObject) -> None:
    """Without taking back, what a person confirmed is what the table has in the end."""
    desk, one, two, id = two_seats()
    said: list[tuple[int, int, object]] = []
    for _ in range(data.draw(st.integers(4, 14))):
        for which in data.draw(st.permutations([0, 1])):
            window = (one, two)[which]
            session = window.at.session
            assert session is not None
            [seat] = session.people
            rng = Rng(data.draw(st.integers(0, 99)))
            if data.draw(st.booleans()):
                window.fall_behind()
            for _ in range(40):
                if not can_press(window) or seat not in session.table.waiting_for:
                    break
                press_something(window.at, window, rng)
            if seat in session.table.sealed:
                said.append(
                    (len(session.table.steps), seat, session.table.sealed[seat])
                )
            window.catch_up()
            for _ in range(data.draw(st.integers(0, 6))):
                desk_step(desk, data)
    desk.run(lambda busy: data.draw(st.integers(0, busy - 1)))
    agree(desk, [one, two], id)
    assert one.at.session is not None
    table = one.at.session.table
    for ply, seat, choice in said:
        if ply < len(table.steps):
            chosen = table.game.read_step(table.states[ply], table.steps[ply])
            assert chosen[seat] == choice
        else:
            assert table.sealed[seat] == choice
