"""Nothing that the page shows or says to a seat depends on what the seat can't know.

The resample law, asked of the interface: at every moment of a game that is played by
pressing what is there, the table is dealt again from the information set of whoever
looks, and the page, its sheets, its news and what is asked beside it are the same text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from engine.game import Viewer
from engine.games import game_keys, game_named
from engine.rng import Rng
from engine.text import run_on
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from tests.typing_commands import say_line
from tests.windows_at_table import can_press, sit, two_seats
from tests.worlds import other_world
from ui.app import App
from ui.draw import draw
from ui.hinting import ask_for_hint, hint_refusal
from ui.keeping import file_name
from ui.listening import follow
from ui.replaying import Replaying, spoken
from ui.session import Session
from ui.voice import Voice

SEATS = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), SEATS)
SHEETS: Final = ("menu", "log", "explain", "keys", "turn")
SCREENS: Final = ("replay", "home", "rules")


@contextmanager
def dealt_again(session: Session, viewer: Viewer, rng: Rng) -> Iterator[None]:
    """Have the session's table be of another world that looks the same to a viewer."""
    true = session.table
    session.table = other_world(true, viewer, rng)
    try:
        yield
    finally:
        session.table = true


def shown(app: App, turn: int) -> list[str]:
    """Return the page, with a sheet on it, and a screen around the table, in turn."""
    before, found = (app.place, app.dialog), [repr(draw(app))]
    app.dialog = SHEETS[turn % len(SHEETS)]
    found.append(repr(draw(app)))
    app.place, app.dialog = SCREENS[turn % len(SCREENS)], None
    found.append(repr(draw(app)))
    app.place, app.dialog = before
    return found


def said(app: App, session: Session) -> list[str]:
    """Return everything that a listener who hears the table from its beginning hears."""
    voice, heard, known = app.voice, session.heard, session.heard_from
    kept = {viewer: list(lines) for viewer, lines in session.said.items()}
    app.voice, session.heard, session.heard_from = Voice(), {}, 0
    seen, session.seen = session.seen, {}
    try:
        follow(app)
        return [f"{line.kind} {line.text}" for line in app.voice.pending]
    finally:
        app.voice, session.heard, session.heard_from = voice, heard, known
        session.said, session.seen = kept, seen


def asked(session: Session) -> list[str]:
    """Return what the coach would be asked now, and what a file would be called."""
    device = StandIn(answers="never")
    found = [file_name(session)]
    if hint_refusal(session) is None:
        hint = ask_for_hint(session, device)
        assert hint.errand is not None
        found.append(hint.errand.line)
    return found


def watched(app: App, device: StandIn, rng: Rng) -> Callable[[], None]:
    """Return what compares the true world with another one, whenever it is called."""
    session = app.session
    assert session is not None
    compared: set[object] = set()

    def compare() -> None:
        table, viewer = session.table, session.viewer
        at = len(table.steps), len(table.sealed), viewer, session.covered
        if app.place != "table" or at in compared:
            return
        compared.add(at)
        if session.finished and session.passed:
            viewer = None  # all of them lean over it
        for turn in range(15) if session.finished else [len(compared)]:
            same(viewer, turn)

    def same(viewer: Viewer, turn: int) -> None:
        eyes = None if session.passed else viewer
        app.replay = Replaying(session, "table", eyes, rng.below(40))
        app.rules_of = session.table.game.key
        true = shown(app, turn), said(app, session), asked(session)
        with dealt_again(session, viewer, rng):
            assert shown(app, turn) == true[0]
            assert (said(app, session), asked(session)) == true[1:]
        app.replay = None

    return compare


@every_table
def test_nothing_on_the_page_of_one_who_plays_alone(key: str, seats: int) -> None:
    """Page, sheets, replay, announcements and hints of a person among bots."""
    app, device = opened(StandIn(seed=seats))
    lay_table(app, key, ["human"] + ["bot:easy"] * (seats - 1))
    play_on(app, device, Rng(seats), watched(app, device, Rng(3)))


@every_table
def test_nothing_on_a_page_that_is_passed_around(key: str, seats: int) -> None:
    """The same for whoever holds the device; on the cover for whoever comes by."""
    app, device = opened(StandIn(seed=seats))
    lay_table(app, key, ["human"] * seats)
    play_on(app, device, Rng(seats), watched(app, device, Rng(4)))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_log_of_a_finished_table_is_everybodys(seats: int) -> None:
    """However it is asked for: what one of them kept or answered (B11) stays theirs."""
    app, device = opened(StandIn(seed=seats))
    lay_table(app, "always-a-bridesmaid", ["human"] * seats)
    play_on(app, device, Rng(seats))
    session = app.session
    assert session is not None
    everybodys = [text for _, text in spoken(session.table, None)]
    assert len(everybodys) > 8
    say_line(app, "log 90")
    assert device.announced[-1].text == run_on(everybodys)
    app.on("sheet", "log", "")
    assert " you " not in device.html.split('id="sheet"')[1].lower()


@pytest.mark.parametrize("key", game_keys())
def test_nothing_in_a_window_of_ones_own(key: str) -> None:
    """Each window shows what its seats know, a window that only looks on what everybody
    knows, whatever the others were told of the table (`ui.windows`)."""
    desk, one, two, id = two_seats(key)
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    rng, presses = Rng(8), 0
    while not (one.available("again") or two.available("again")):
        for window in (one, two):
            if can_press(window):
                press_something(window.at, window, rng)
                desk.run()
        presses += 1
        assert presses < 500
        for window in (one, two, tv) if presses % 3 == 0 else ():
            app, session = window.at, window.at.session
            assert session is not None
            assert app.place == "table"
            app.replay = Replaying(session, "table", session.viewer, presses)
            app.rules_of = key
            true = shown(app, presses), said(app, session), asked(session)
            with dealt_again(session, session.viewer, rng):
                assert shown(app, presses) == true[0]
                assert (said(app, session), asked(session)) == true[1:]
            app.replay = None
