"""Stepping back and on again: Back has a step for every screen, Forward takes it back."""

from __future__ import annotations

import pytest

from tests.device import StandIn
from tests.playing import lay_table, opened
from tests.replays import at_end, mid_game
from ui.whereabouts import where

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"

WAYS = (
    (("lobby", BRIDESMAID),),
    (("rules", WEDDING),),
    (("go", "saved"),),
    (("go", "about"),),
    (("day", ""),),
    (("languages", ""),),
    (("lobby", BRIDESMAID), ("rules", BRIDESMAID)),
    (("lobby", WEDDING), ("deck-make", "")),
)
"""What leads away from the first screen, step by step."""


def away(device: StandIn) -> int:
    """Return how many steps the page that is shown has behind it."""
    assert device.page is not None
    return device.page.away


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(v for v, _ in way))
def test_every_step_has_one_back_and_one_on(way: tuple[tuple[str, str], ...]) -> None:
    """So many steps back lead home, each by one; Forward leads through the same screens."""
    app, device = opened()
    stations = [where(app)]
    for verb, arg in way:
        app.on(verb, arg, "")
        stations.append(where(app))
        assert away(device) == len(stations) - 1
    assert len(set(stations)) == len(stations)
    for station in reversed(stations[:-1]):
        app.on("step-back", "", "")
        assert where(app) == station
        assert away(device) == stations.index(station)
    for station in stations[1:]:
        app.on("step-forward", "", "")
        assert where(app) == station


def test_several_at_once() -> None:
    """A browser can be told to go two entries back, and two on."""
    app, _ = opened()
    app.on("lobby", BRIDESMAID, "")
    app.on("rules", BRIDESMAID, "")
    app.on("step-back", "2", "")
    assert app.place == "home"
    app.on("step-forward", "2", "")
    assert (app.place, app.rules_of) == ("rules", BRIDESMAID)
    app.on("step-forward", "2", "")
    assert app.place == "rules"


@pytest.mark.parametrize("leave", ["step-back", "home"])
def test_forward_leads_back_to_the_table_as_the_guest_book_does(leave: str) -> None:
    """Nothing is lost, and what was covered in leaving is covered."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "bot:easy"])
    app.on("uncover", "", "")
    assert app.session is not None
    table = app.session.id
    app.on(leave, "", "")
    assert app.place == "home"
    app.on("step-forward", "", "")
    assert app.place == "table"
    assert app.session.id == table
    assert app.session.covered
    assert away(device) == 1


def test_forward_carries_on_a_first_game() -> None:
    """A first game is in no guest book, and is carried on where it was left."""
    app, _ = opened()
    app.on("first-game", WEDDING, "")
    assert app.learning is not None
    app.on("home", "", "")
    app.on("step-forward", "", "")
    assert app.place == "table"
    assert app.lesson_session is not None


def test_a_sheet_that_shows_something_is_shown_again() -> None:
    """The log comes again by Forward; a question that was put away does not."""
    app, device = mid_game(WEDDING, ["human", "bot:easy"])
    app.on("sheet", "log", "")
    assert away(device) == 2
    app.on("step-back", "", "")
    assert (app.dialog, away(device)) == (None, 1)
    app.on("step-forward", "", "")
    assert app.dialog == "log"
    app.on("close", "", "")
    app.on("share", "", "")
    assert app.dialog == "share"
    app.on("step-back", "", "")
    app.on("step-forward", "", "")
    assert app.dialog is None


def test_a_sheet_does_not_come_again_over_a_cover() -> None:
    """The window was hidden meanwhile: whoever comes back has not said who they are."""
    app, _ = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "bot:easy"])
    app.on("uncover", "", "")
    app.on("sheet", "log", "")
    app.on("step-back", "", "")
    app.away()
    app.on("step-forward", "", "")
    assert app.dialog is None
    assert app.session is not None
    assert app.session.covered


def test_the_replay_is_found_at_its_moment() -> None:
    """Back leads out of it, and Forward in again, where one was."""
    app, device = at_end(WEDDING)
    app.on("replay", "", "")
    app.on("replay-to", "5", "")
    assert away(device) == 2
    app.on("step-back", "", "")
    assert app.place == "table"
    app.on("step-forward", "", "")
    assert app.place == "replay"
    assert app.replay is not None
    assert app.replay.moment == 5
    assert not app.replay.playing


def test_elsewhere_nothing_lies_ahead() -> None:
    """Who goes somewhere else after stepping back is not led where they were not."""
    app, _ = opened()
    app.on("go", "about", "")
    app.on("step-back", "", "")
    app.on("go", "saved", "")
    app.on("step-forward", "", "")
    assert app.place == "saved"
    app.on("home", "", "")
    app.on("step-forward", "", "")
    assert app.place == "saved"


def test_leaving_by_the_menu_leads_on_to_the_table() -> None:
    """The sheet one left by has done its work."""
    app, _ = mid_game(WEDDING, ["human", "bot:easy"])
    app.on("sheet", "menu", "")
    app.on("home", "", "")
    app.on("step-forward", "", "")
    assert (app.place, app.dialog) == ("table", None)


def test_nothing_lies_ahead_of_a_fresh_page() -> None:
    """An entry of an earlier start leads nowhere."""
    app, device = opened()
    app.on("step-forward", "", "")
    assert (app.place, away(device)) == ("home", 0)
