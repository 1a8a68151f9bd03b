"""The replay: ways through it, to it and back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rng import Rng
from tests.markup import text_of
from tests.playing import lay_table, opened, play_on, press_something
from tests.replays import BOTH, BRIDESMAID, WEDDING, at_end, mid_game, replaying
from ui.app import App
from ui.keys import Key
from ui.saved import PREFIX

# --- going through --------------------------------------------------------------------


@BOTH
def test_every_way_through_leads_where_it_says(game: str) -> None:
    """First, last, a step each way, the scrubber, a line of the log; never outside."""
    app, device = at_end(game)
    app.on("replay", "", "")
    replay = replaying(app)
    assert (app.place, replay.moment) == ("replay", 0)
    app.on("replay-earlier", "", "")
    assert replay.moment == 0
    app.on("replay-later", "", "")
    assert replay.moment == 1
    app.on("replay-to", "", "5")
    assert replay.moment == 5
    assert 'value="5"' in device.html
    app.on("replay-to", "", "99999")
    assert replay.moment == replay.last
    app.on("replay-later", "", "")
    assert replay.moment == replay.last
    app.on("replay-to", "", "a moment")
    assert replay.moment == replay.last
    app.on("replay-log", "", "")
    assert app.dialog == "replay-log"
    lines = device.offers("replay-to")
    app.on("replay-to", lines[3], "")
    assert (app.dialog, replay.moment) == (None, int(lines[3]))
    app.on("replay-first", "", "")
    assert replay.moment == 0
    app.on("replay-last", "", "")
    assert replay.moment == replay.last


@BOTH
def test_it_goes_on_by_itself_and_stops_at_the_end(game: str) -> None:
    """Every moment is shown once; set going again at the end it begins anew."""
    app, device = at_end(game)
    app.on("replay", "", "")
    replay, shown = replaying(app), []
    app.on("replay-play", "", "")
    assert "Pause" in text_of(device.html) or 'aria-label="Pause"' in device.html
    while device.tasks:
        shown.append(replay.moment)
        device.tasks.pop(0)()
    assert [*shown, replay.moment] == list(range(replay.last + 1))
    assert not replay.playing
    app.on("replay-play", "", "")
    assert (replay.moment, replay.playing) == (0, True)


def test_who_goes_somewhere_is_not_carried_on() -> None:
    """A step, the log, the share sheet and leaving stop it; a second run is one run."""
    app, device = at_end(WEDDING)
    app.on("replay", "", "")
    replay = replaying(app)
    for verb in ("replay-later", "replay-log", "replay-share", "replay-play"):
        app.on("replay-play", "", "")
        assert replay.playing
        app.on(verb, "", "")
        assert not replay.playing
        before = replay.moment
        device.run()
        assert replay.moment == before
        app.on("close", "", "")
    app.on("replay-play", "", "")
    app.on("replay-play", "", "")
    app.on("replay-play", "", "")
    first, second = device.tasks[-2:]
    first()
    assert replay.moment == before
    second()
    assert replay.moment == before + 1
    app.on("replay-close", "", "")
    device.run()
    assert replay.moment == before + 1


@pytest.mark.parametrize(
    ("name", "verb"),
    [
        ("ArrowRight", "replay-later"),
        ("ArrowLeft", "replay-earlier"),
        ("Home", "replay-first"),
        ("End", "replay-last"),
        (" ", "replay-play"),
        ("Escape", "replay-close"),
    ],
)
def test_keys_lead_through_it(name: str, verb: str) -> None:
    """Held keys, an open sheet, and what the scrubber does itself are left alone."""
    app, _ = at_end(WEDDING)
    key = Key(name, frozenset(), in_field=False, at="")
    app.on("replay", "", "")
    app.on("replay-to", "", "5")
    with pytest.MonkeyPatch.context() as patch:
        done: list[str] = []
        patch.setattr(App, "on", lambda self, do, arg, value: done.append(do))
        assert app.key(key)
        assert done == [verb]
        assert not app.key(replace(key, held=frozenset({"control"})))
        scrubbing = app.key(replace(key, in_field=True, at="scrub"))
        assert scrubbing == (name in (" ", "Escape"))
        on_a_button = app.key(replace(key, at="replay-later"))
        assert on_a_button == (name != " ")
    app.on("replay-log", "", "")
    assert app.key(key) == (name == "Escape")


# --- where it is reached from ---------------------------------------------------------


@BOTH
def test_from_the_end_and_back(game: str) -> None:
    """The end screen offers it; leaving, also by the browser's Back, leads there."""
    app, device = at_end(game)
    assert device.offers("replay") == [""]
    for leave in ("replay-close", "step-back"):
        app.on("replay", "", "")
        assert app.place == "replay"
        app.on(leave, "", "")
        assert (app.place, app.replay) == ("table", None)
        assert device.offers("again")


@BOTH
def test_from_the_menu_of_a_running_table(game: str) -> None:
    """It begins at what happened last, bots wait, and the table goes on afterwards."""
    app, device = mid_game(game, ["human", "bot:easy"])
    assert app.session is not None
    app.on("sheet", "menu", "")
    assert device.available("replay") == [""]
    app.on("replay", "", "")
    replay = replaying(app)
    assert replay.moment == replay.last
    assert replay.eyes == 0
    before = len(app.session.table.steps)
    device.run()
    assert len(app.session.table.steps) == before
    app.on("replay-close", "", "")
    play_on(app, device, Rng(1))


def test_before_the_first_move_there_is_nothing_to_look_back_at() -> None:
    """The menu says so, and pressing it says so too."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    app.on("sheet", "menu", "")
    assert device.offers("replay") == [""]
    assert not device.available("replay")
    app.on("replay", "", "")
    assert app.replay is None
    assert "nothing to look back at" in device.text


def test_a_table_that_is_passed_around_is_covered_by_it() -> None:
    """What everybody knew is shown, and nobody's hand lies open on the way back."""
    app, device = mid_game(BRIDESMAID, ["human", "human", "human"])
    while not device.available("pick"):
        press_something(app, device, Rng(3))
    assert app.session is not None
    assert app.session.looking is not None
    app.on("replay", "", "")
    assert replaying(app).eyes is None
    assert "Only what everybody knew" in device.text
    app.on("replay-close", "", "")
    assert device.offers("uncover")


@BOTH
def test_from_the_log(game: str) -> None:
    """Each line of the table's log leads to the moment at which it was told."""
    app, device = mid_game(game, ["human", "bot:easy"])
    app.on("sheet", "log", "")
    moments = device.offers("replay-at")
    assert len(moments) > 1
    assert moments == sorted(moments, key=int, reverse=True)
    app.on("replay-at", moments[-1], "")
    assert replaying(app).moment == int(moments[-1])
    assert app.dialog is None
    app.on("replay-close", "", "")
    assert app.place == "table"


def test_from_the_guest_book() -> None:
    """Finished rows have it; whatever is up stays up, and Back leads to the book."""
    app, device = at_end(WEDDING)
    assert app.session is not None
    first = app.session.id
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    up = app.session
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert device.offers("replay") == [first]
    app.on("replay", first, "")
    assert replaying(app).session.id == first
    assert app.session is up
    app.on("replay-close", "", "")
    assert app.place == "saved"
    device.store[PREFIX + first] = "torn"
    app.on("replay", first, "")
    assert (app.place, app.dialog) == ("saved", "message")


def test_from_the_review() -> None:
    """A decision leads to the moment before it, seen as its seat saw it then."""
    app, device = at_end(BRIDESMAID)
    app.on("review", "", "")
    device.run()
    app.on("review-open", device.offers("review-open")[2], "")
    [at] = device.offers("replay-at")
    ply, seat = map(int, at.split(":"))
    app.on("replay-at", at, "")
    replay = replaying(app)
    assert (replay.moment, replay.eyes) == (ply, seat)
    assert seat in replay.state.to_act
    app.on("replay-close", "", "")
    assert app.place == "review"
    assert device.offers("replay-at") == [at]
