"""Windows of one stand-in device at one table, and who sits where in them."""

from __future__ import annotations

import json

from hypothesis import strategies as st

from engine.rng import Rng
from tests.desk import Desk, Window
from tests.playing import lay_table, press_something
from ui.joining import lacks
from ui.saved import PREFIX

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def laid(game: str, kinds: list[str]) -> tuple[Desk, Window, str]:
    """Return a desk with one window, a table that was dealt in it, and the table's id."""
    desk = Desk()
    window = desk.open()
    lay_table(window.at, game, kinds)
    desk.run()
    assert window.at.session is not None
    return desk, window, window.at.session.id


def sit(desk: Desk, window: Window, who: str) -> None:
    """Choose a seat on the screen that asks, and wait until it is there."""
    window.at.on("window-as", who, "")
    window.at.on("window-sit", "", "")
    desk.run()


def two_seats(game: str = BRIDESMAID) -> tuple[Desk, Window, Window, str]:
    """Return two windows, each with a seat of its own, and the table's id."""
    desk, one, id = laid(game, ["human", "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    return desk, one, two, id


def kept(desk: Desk, id: str) -> str:
    """Return what is kept of a table, as far as somebody did it."""
    entry = json.loads(desk.store[PREFIX + id])
    return json.dumps([entry["record"], entry["sealed"]])


def choose(window: Window, seed: int = 1) -> None:
    """Have the person at a window make the choice that is due."""
    session, rng = window.at.session, Rng(seed)
    assert session is not None
    [seat] = session.people
    before = session.table.sealed, len(session.table.steps)
    for _ in range(60):
        if seat not in session.table.waiting_for:
            return
        press_something(window.at, window, rng)
    raise AssertionError(f"no choice is made: {before}")


def can_press(window: Window) -> bool:
    session = window.at.session
    assert session is not None
    verbs = ("onward", "uncover", "confirm")
    if any(window.available(verb) for verb in verbs):
        return True
    return any(t not in session.picks for t in window.available("pick"))


def desk_step(desk: Desk, data: st.DataObject) -> None:
    """Let one window hear one thing."""
    busy = [window for window in desk.windows if window.tasks]
    if busy:
        busy[data.draw(st.integers(0, len(busy) - 1))].step()


MOST = 3_000
"""So many things are never due at a desk that comes to rest."""


def rests(desk: Desk) -> None:
    """Nothing is due any more, and nothing kept lacks what a window has."""
    desk.run(most=MOST)
    before = dict(desk.store)
    for window in desk.windows:
        window.at.draw()
        session = window.at.session
        assert session is not None
        assert not lacks(session, desk.store[PREFIX + session.id])
    desk.run(most=MOST)
    assert desk.store == before


def give(window: Window, seat: int, where: str) -> None:
    """Say at a window where somebody plays."""
    window.at.on("share", "", "")
    window.at.on("share-seat", f"{seat}:{where}", "")
    window.at.on("close", "", "")
