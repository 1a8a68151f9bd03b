"""The day's table on the page: played once, begun, gone on with, kept."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.daily import day_deal
from engine.games import game_keys
from engine.results import results_in, text_of
from engine.rng import Rng
from tests.days import (
    BRIDESMAID,
    DAY,
    EARLIER,
    WEDDING,
    WON,
    at_table,
    later,
    paste,
    play_day,
)
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from ui.daily import all_days, best_streak, counted, read_day, streak_now, streak_to

# --- on the page ----------------------------------------------------------------------


def test_home_leads_to_the_days_table() -> None:
    """A line on the menu card with today's date; the first screen of the build has none."""
    app, device = opened()
    assert "29 November" in device.text
    assert device.offers("day") == [""]
    app.on("day", "", "")
    assert "Sunday 29 November 2026" in device.text
    assert device.offers("day-play") == list(game_keys())


@pytest.mark.parametrize("game", game_keys())
def test_the_days_table_is_played_and_its_result_kept(game: str) -> None:
    """From the card to the result, which counts, and is there after a reload."""
    app, device = opened()
    play_day(app, device, game)
    kept = read_day(device, DAY)
    assert kept.mine[game].streak == 1
    assert kept.mine[game].name == "Ada"
    assert app.session is not None
    assert app.session.table.deal == day_deal(DAY, game).record.deal
    assert text_of(kept.mine[game]) in device.text
    assert "https://example.org/table/?day=2026-11-29" in device.text
    app.on("day-copy", game, "")
    assert results_in(device.clipboard or "") == (kept.mine[game],)
    device.can_send = True
    app.on("day-send", game, "")
    assert device.sent[0][1:] == (
        text_of(kept.mine[game]),
        "https://example.org/table/?day=2026-11-29",
    )
    _, again = opened(StandIn(store=device.store))
    assert "29 November · 1 day running" in again.text


@pytest.mark.parametrize("game", game_keys())
def test_the_same_choices_give_the_same_game_on_every_device(game: str) -> None:
    """The bots' chance follows from the date, and from nothing of the device."""
    first, device = opened()
    play_day(first, device, game, seed=7)
    second, other = opened(StandIn(seed=12345))
    second.change_settings(people=("Zoe",))
    play_day(second, other, game, seed=7)
    assert first.session is not None
    assert second.session is not None
    assert first.session.table.steps == second.session.table.steps


def test_only_the_first_play_to_its_end_counts() -> None:
    """Played again it is an ordinary table, called practice; the result stays."""
    app, device = opened()
    play_day(app, device, WEDDING, seed=1)
    before = read_day(device, DAY)
    app.on("day-play", WEDDING, "")
    assert app.session is not None
    assert app.session.day == ""
    assert app.session.title == "Practice · 29 November 2026"
    play_on(app, device, Rng(9))
    assert read_day(device, DAY) == before


def test_a_day_that_was_begun_is_gone_on_with() -> None:
    """Nobody sees the deal first and begins anew: the table that runs is opened."""
    app, device = opened()
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    assert app.session is not None
    first = app.session.id
    app.on("home", "", "")
    app.on("day", "", "")
    assert "Begun" in device.text
    app.on("day-play", WEDDING, "")
    assert app.session.id == first


def test_no_taking_back_and_no_hints() -> None:
    """What is picked can be put down; a choice made is made."""
    app, device = opened()
    app.on("day", "", "")
    app.on("day-play", BRIDESMAID, "")
    assert app.session is not None
    while not app.session.table.sealed and not app.session.table.steps:
        free = [t for t in device.available("pick") if t not in app.session.picks]
        app.on("pick", free[0], "")
        assert app.session.undo_refusal is None
        app.on("confirm", "", "")
    app.on("undo", "", "")
    assert "made is made" in device.text
    app.on("hint", "", "")
    assert "No hints" in device.text
    assert app.hint is None


def test_an_earlier_day_is_practice() -> None:
    """It goes into the history, and leaves the streak alone."""
    app, device = opened()
    play_day(app, device, WEDDING, "2026-11-28")
    assert "Not today" in device.text
    assert read_day(device, date(2026, 11, 28)).mine[WEDDING].streak is None
    assert not counted(all_days(device))
    assert "practice" in device.text
    app.on("day", "", "")
    assert "2026-11-28" in device.offers("day")


def test_a_table_begun_before_midnight_counts_for_its_day() -> None:
    """The day is that of the deal; when the last guest sat down does not matter."""
    app, device = opened()
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    device.now = lambda: "2026-11-30T00:10:00Z"  # type: ignore[method-assign]
    play_on(app, device, Rng(1))
    assert read_day(device, DAY).mine[WEDDING].streak == 1


def test_the_clock_takes_nothing_away() -> None:
    """Set back or forward, all days stay; a streak is counted from the day it is then."""
    app, device = opened()
    play_day(app, device, WEDDING)
    later(app, device, "2026-11-30T09:00:00Z")
    play_day(app, device, BRIDESMAID)
    assert read_day(device, date(2026, 11, 30)).mine[BRIDESMAID].streak == 2
    assert "2 days running" in device.text.replace("  ", " ")
    later(app, device, "2020-01-01T09:00:00Z")
    assert len(all_days(device)) == 2
    play_day(app, device, WEDDING)
    later(app, device, "2030-01-01T09:00:00Z")
    play_day(app, device, WEDDING)
    assert [len(all_days(device)), best_streak(counted(all_days(device)))] == [4, 2]
    later(app, device, "2026-11-30T23:00:00Z")
    app.on("day", "", "")
    assert "2 days running" in device.text.replace("  ", " ")


@given(st.sets(st.sampled_from(EARLIER), max_size=60))
def test_a_streak_is_days_in_a_row(days: set[date]) -> None:
    """Today may still be to come; a day that was missed ends it."""
    found = frozenset(days)
    length = streak_to(found, DAY)
    assert all(DAY - timedelta(days=back) in found for back in range(length))
    assert DAY - timedelta(days=length) not in found
    yesterday = streak_to(found, DAY - timedelta(days=1))
    assert streak_now(found, DAY) == (length or yesterday)
    assert best_streak(found) >= streak_now(found, DAY)
    assert best_streak(found) <= len(found)


# --- one's name, and what is said -----------------------------------------------------


def test_the_result_is_by_the_name_on_the_page() -> None:
    """It begins with what one is called here; another one is kept, for results that are
    there, for a table that was begun before, and for all that comes."""
    app, device = at_table("Ada", 1)
    app.on("day", "", "")
    assert 'value="Ada"' in device.html
    app.on("day-name", "", " Zoe_\u0308 ")
    app.on("day-play", WEDDING, "")
    play_on(app, device, Rng(1))
    assert read_day(device, DAY).mine[WEDDING].name == "Zo\u00eb"
    app.on("day", "", "")
    app.on("day-name", "", "Mia")
    before = read_day(device, DAY).mine[WEDDING]
    assert before.name == "Mia"
    assert text_of(before) in device.text
    again, _ = opened(StandIn(store=device.store))
    assert again.settings.people == ("Mia",)


@pytest.mark.parametrize("typed", ["", " \n\u202e", "x" * 41])
def test_a_name_that_is_none_changes_nothing(typed: str) -> None:
    """It stays in its field, with a sentence that says what holds."""
    app, device = at_table("Ada", 1)
    app.on("day", "", "")
    app.on("day-name", "", typed)
    assert "it stays Ada" in device.text
    assert app.settings.people == ("Ada",)
    app.on("day-name", "", "Bea")
    assert "it stays" not in device.text


def test_a_refusal_takes_away_what_was_said_before() -> None:
    """The slip "On the list" is of another text than the one that is refused."""
    app, device = opened()
    paste(app, text_of(WON))
    assert "On the list: Eve" in device.text
    app.on("day-text", "", text_of(WON).replace("41", "42"))
    app.on("day-add", "", "")
    assert "not whole" in device.text
    assert "On the list" not in device.text


def test_the_bulb_says_why_there_are_no_hints() -> None:
    """At the day's table its name is the reason; elsewhere it offers a hint."""
    app, device = at_table("Ada", 1)
    assert 'aria-label="No hints at the day’s table"' in device.html
    app.on("home", "", "")
    lay_table(app, WEDDING, ["human", "bot:easy"])
    assert 'aria-label="No hints' not in device.html
