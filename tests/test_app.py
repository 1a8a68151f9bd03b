"""Whole games through the interface on a stand-in device: what a person meets."""

from __future__ import annotations

import json

import pytest

from engine.games import game_keys, game_named
from engine.rng import Rng
from tests.device import StandIn
from tests.playing import (
    lay_table,
    opened,
    play_on,
    press_something,
    settle_house_rules,
)
from ui.app import App
from ui.draw import draw
from ui.keeping import session_from
from ui.saved import PREFIX, entry_of

NO_SEATS = (
    '{"format": "table-record/1", "game": "GAME", "seats": [], "deal": {}, "steps": []}'
)
ALONE = [
    (key, ["human"] + ["bot:easy"] * (seats - 1))
    for key in game_keys()
    for seats in game_named(key).seat_counts
]
TOGETHER = [
    (key, ["human"] * seats)
    for key in game_keys()
    for seats in game_named(key).seat_counts
]
MIXED = [("always-a-bridesmaid", ["human", "bot:easy", "human", "bot:random"])]
ids = [
    f"{key}-{'-'.join(k[0] for k in kinds)}" for key, kinds in ALONE + TOGETHER + MIXED
]
every_table = pytest.mark.parametrize(
    ("key", "kinds"), ALONE + TOGETHER + MIXED, ids=ids
)


@every_table
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_played_to_its_end(key: str, kinds: list[str], seed: int) -> None:
    """Every mode can be played from the home page to a result by pressing what is there.

    After everything pressed the table as kept on the device is the table as played:
    closing the page at any moment loses nothing.
    """
    app, device = opened(StandIn(seed=seed))
    lay_table(app, key, kinds)
    session = app.session
    assert session is not None

    def kept() -> None:
        again = session_from(session.id, entry_of(device, session.id))
        assert again.table.record == session.table.record
        assert again.table.sealed == session.table.sealed
        assert again.seen == session.seen

    play_on(app, device, Rng(seed), kept)
    assert session.finished


def parts_without_chance(app: App) -> tuple[tuple[str, str], ...]:
    """Return the page's parts as they would be drawn now."""
    return draw(app).parts


@every_table
def test_the_page_shows_nothing_its_viewer_may_not_know(
    key: str, kinds: list[str]
) -> None:
    """Drawn from any other state of the viewer's information set, the page is the same.

    With the cover on, the viewer is nobody: then what is drawn depends on nothing that
    any seat holds.
    """
    app, device = opened()
    lay_table(app, key, kinds)
    session, rng = app.session, Rng(4)
    assert session is not None

    def same() -> None:
        true = session.table.state
        drawn = parts_without_chance(app)
        view = true.view(session.viewer)
        session.table.states[-1] = session.table.game.resample(view, rng)
        try:
            assert parts_without_chance(app) == drawn
        finally:
            session.table.states[-1] = true

    play_on(app, device, Rng(5), same)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_cover_hides_every_card(seats: int) -> None:
    """While the cover names the next player no card of anybody is in the page."""
    app, device = opened()
    lay_table(app, "always-a-bridesmaid", ["human"] * seats)
    covered = 0

    def bare() -> None:
        nonlocal covered
        assert app.session is not None
        if app.session.covered:
            covered += 1
            assert "#acc-" not in device.html
            assert "card:" not in device.html

    play_on(app, device, Rng(6), bare)
    assert covered > seats


def test_the_cover_comes_back_when_the_window_loses_the_focus() -> None:
    """Nothing secret stays in the page of a window nobody looks at."""
    app, device = opened()
    lay_table(app, "always-a-bridesmaid", ["human", "human", "human"])
    app.on("uncover", "", "")
    assert device.available("pick")
    app.away()
    assert not device.offers("pick")
    assert device.available("uncover")


def test_players_choose_one_after_another_and_see_nothing_of_each_other() -> None:
    """What the second player sees does not depend on what the first one chose."""
    pages = []
    for first in ("card:8", "card:HOLD"):
        app, device = opened()
        lay_table(app, "always-a-bridesmaid", ["human", "human", "human"])
        for _ in range(3):
            app.on("uncover", "", "")
            for card in (-5, -3, -2, 0, 1):
                app.on("pick", f"card:{card}", "")
            app.on("confirm", "", "")
            if device.available("cover"):
                app.on("cover", "", "")
        while device.available("onward"):
            app.on("onward", "", "")
        app.on("pick", first, "")
        app.on("confirm", "", "")
        app.on("cover", "", "")
        app.on("uncover", "", "")
        pages.append(device.html)
    assert pages[0] == pages[1]


def test_a_confirmed_choice_can_be_taken_back_until_the_reveal() -> None:
    """Undo goes up to the last thing that was revealed to anyone, never beyond."""
    app, device = opened()
    lay_table(app, "always-a-bridesmaid", ["human", "bot:easy", "bot:easy"])
    for card in (-5, -3, -2, 0, 1):
        app.on("pick", f"card:{card}", "")
    app.on("confirm", "", "")
    app.on("undo", "", "")
    assert app.session is not None
    assert 0 in app.session.table.waiting_for
    assert len(app.session.picks) == 5, "the five cards are still picked up"
    app.on("confirm", "", "")
    device.run()
    app.on("pick", "card:8", "")
    app.on("confirm", "", "")
    device.run()
    assert app.session.table.state.view(None).turn >= 1
    before = app.session.table.record
    app.toast = None
    app.on("undo", "", "")
    assert app.session.table.record == before
    assert "turned up since" in device.text


def test_a_deleted_table_can_be_brought_back() -> None:
    """Deleting is never the end of a table at once."""
    app, device = opened()
    lay_table(app, "at-the-wedding-table", ["human", "bot:easy"])
    app.on("home", "", "")
    (key,) = [k for k in device.store if k.startswith(PREFIX)]
    text = device.store[key]
    app.on("go", "saved", "")
    app.on("delete", key.removeprefix(PREFIX), "")
    assert key not in device.store
    assert "Deleted: Ada and Bo." in device.text
    app.on("undelete", key.removeprefix(PREFIX), "")
    assert device.store[key] == text


def test_who_saves_a_running_game_is_told_what_is_in_the_file() -> None:
    """It holds what nobody may know yet; once the game is over it gives nothing away."""
    app, device = opened()
    lay_table(app, "at-the-wedding-table", ["human", "bot:easy"])
    app.on("save-file", "", "")
    assert "A file is no safe" in device.text
    play_on(app, device, Rng(8))
    app.on("save-file", "", "")
    assert "Saved as" in device.text
    assert "no safe" not in device.text


def test_a_table_goes_to_a_file_and_comes_back_from_it() -> None:
    """What is saved to a file opens as the same game on another device."""
    app, device = opened()
    lay_table(app, "always-a-bridesmaid", ["human", "bot:easy", "bot:easy"])
    session = app.session
    assert session is not None
    play_on(app, device, Rng(8))
    app.on("save-file", "", "")
    name, text = device.files[-1]
    assert name.endswith(".table.json")
    assert f"Saved as {name}." in device.text
    there, other = opened()
    lay_table(there, "always-a-bridesmaid", ["human", "bot:easy", "bot:easy"])
    there.on("home", "", "")
    other.offered = (name, text)
    there.on("open-file", "", "")
    assert there.session is not None
    assert there.session.table.record == session.table.record
    assert len([k for k in other.store if k.startswith(PREFIX)]) == 2


@pytest.mark.parametrize("room", ["ok", "full"])
def test_a_file_of_a_table_that_is_here_is_not_kept_twice(room: str) -> None:
    """It is opened where it is, and that is said; one that was played on is another."""
    app, device = opened()
    device.room = room  # type: ignore[assignment]  # both are rooms
    lay_table(app, "at-the-wedding-table", ["human", "human"])
    session = app.session
    assert session is not None
    app.on("save-file", "", "")
    device.offered = device.files[-1]
    app.on("home", "", "")
    app.on("open-file", "", "")
    assert app.session is not None
    assert app.session.id == session.id
    assert "here already" in device.text
    rng = Rng(1)
    for _ in range(60):
        if app.session.table.steps:
            break
        press_something(app, device, rng)
    app.on("home", "", "")
    app.on("open-file", "", "")
    assert app.session.id != session.id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not a table",
        "{}",
        json.dumps({"format": "table-record/9"}),
        NO_SEATS.replace("GAME", "chess"),
        NO_SEATS.replace("GAME", "always-a-bridesmaid"),
        "[" * 50_000,
    ],
)
def test_a_broken_file_meets_a_sentence(text: str) -> None:
    """A broken file opens nothing, says why, and leaves what is kept alone."""
    app, device = opened()
    lay_table(app, "at-the-wedding-table", ["human", "bot:easy"])
    app.on("home", "", "")
    before = dict(device.store)
    device.offered = ("<b>wedding</b>.json", text)
    app.on("open-file", "", "")
    assert app.place == "home"
    assert "can’t be opened. " in device.text
    assert "In exact words: " in device.text
    assert "<b>wedding" not in device.html
    assert device.store == before
    app.on("close", "", "")
    assert "can’t be opened" not in device.text


@pytest.mark.parametrize("room", ["full", "blocked"])
def test_without_storage_the_game_goes_on_and_says_so(room: str) -> None:
    """Storage that is full or blocked: a sentence, a file, and the rest keeps working."""
    device = StandIn()
    app, _ = opened(device)
    device.room = room  # type: ignore[assignment]  # both are rooms
    lay_table(app, "at-the-wedding-table", ["human", "bot:easy"])
    assert "not kept here" in device.text or "no longer kept here" in device.text
    play_on(app, device, Rng(9))
    app.on("save-file", "", "")
    assert device.files


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{",
        "[]",
        "7",
        '{"record": 5}',
        '{"record": {}, "about": {}}',
        "{}" * 9,
    ],
)
def test_a_damaged_table_harms_no_other(text: str) -> None:
    """One row with its own two actions; every other table opens."""
    app, device = opened()
    lay_table(app, "at-the-wedding-table", ["human", "bot:easy"])
    good = app.session
    assert good is not None
    device.store[PREFIX + "torn"] = text
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert set(device.offers("export")) == {good.id, "torn"}
    app.on("resume", "torn", "")
    assert app.place == "saved"
    app.on("close", "", "")
    app.on("export", "torn", "")
    assert device.files[-1][1] == text
    app.on("resume", good.id, "")
    assert app.place == "table"


def test_names_are_shown_as_text_wherever_they_appear() -> None:
    """A name that looks like markup is only a name: PyScript would run it otherwise."""
    evil = '<py-script>x</py-script>"><b>'
    app, device = opened()
    app.on("lobby", "at-the-wedding-table", "")
    app.on("name", "0", evil)

    def harmless() -> None:
        assert "<py-script" not in device.html
        assert "<b>x" not in device.html

    harmless()
    lay_table_as_it_is(app)
    play_on(app, device, Rng(10), harmless)
    app.on("home", "", "")
    harmless()
    app.on("go", "saved", "")
    harmless()


def lay_table_as_it_is(app: App) -> None:
    """Deal the lobby that is open, with its names."""
    settle_house_rules(app)
    app.on("deal", "", "")
    assert app.session is not None


@pytest.mark.parametrize("name", ["", "   ", "x" * 10_000])
def test_a_table_is_not_dealt_with_an_impossible_name(name: str) -> None:
    """An empty or endless name: a sentence, and the lobby stays."""
    app, device = opened()
    app.on("lobby", "at-the-wedding-table", "")
    app.on("name", "0", name)
    app.on("deal", "", "")
    assert app.place == "lobby"
    asked = "a shorter name, of 40 letters at most." if name.strip() else "a name."
    assert device.text.count(f"Give seat 1 {asked}") == 1, "once, above the wax"
    device.run()
    assert device.focused


def test_verbs_that_mean_nothing_change_nothing() -> None:
    """Whatever a page may send, the model stays whole."""
    app, device = opened()
    for do in ("dance", "pick", "confirm", "undo", "resume", "title", "kind", "unseat"):
        for arg in ("", "99", "-1", "x:y", "\u2028"):
            app.on(do, arg, "whatever")
    app.on("close", "", "")
    assert app.place == "home"
    assert device.offers("lobby")
