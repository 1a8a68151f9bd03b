"""The day's table: friends' results, what is kept of a day, and its screen."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest

from engine.results import results_in, text_of
from tests.days import BRIDESMAID, DAY, WEDDING, WON, later, paste, play_day
from tests.device import StandIn
from tests.markup import CONTROLS, elements, html_of
from tests.playing import opened
from ui.daily import DAMAGED, KEY, all_days, best_streak, counted, read_day


def test_friends_are_ranked_on_the_same_deal() -> None:
    """Pasted as they come, several at once; one's own stands among them."""
    app, device = opened()
    play_day(app, device, WEDDING)
    other = replace(
        WON, name="<b>Bo</b>", scores=(12, 50), ending="lost", course="▼" * 8
    )
    paste(app, f"{text_of(WON)}\nhttps://x.example/\n{text_of(other)}")
    assert "&lt;b&gt;Bo" in device.html
    ranking = read_day(device, DAY).ranking(WEDDING)
    assert (ranking[0][1].name, len(ranking)) == ("Eve", 3)
    assert device.offers("day-drop") == ["0", "1"]
    paste(app, text_of(WON))
    assert "on the list already" in device.text
    app.on("day-drop", "0", "")
    assert [r.name for r in read_day(device, DAY).friends] == ["<b>Bo</b>"]
    assert app.day is not None
    assert app.day.pasted == text_of(WON)
    app.on("day-add", "", "")
    assert {r.name for r in read_day(device, DAY).friends} == {"Eve", "<b>Bo</b>"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            text_of(replace(WON, day=date(2026, 11, 28))),
            "of another day: 28 November 2026",
        ),
        (text_of(WON).replace("41", "99"), "not whole"),
        ("hello", "no result in this text"),
    ],
)
def test_what_is_no_result_of_this_day_stays_in_the_box(text: str, told: str) -> None:
    """It is said why, and nothing that was typed is lost."""
    app, device = opened()
    paste(app, text)
    assert told in device.text
    assert app.day is not None
    assert app.day.pasted == text
    assert not read_day(device, DAY).friends


def test_a_days_list_has_an_end() -> None:
    """A hundred friends are kept; one more is refused with a sentence."""
    app, device = opened()
    paste(app, "\n".join(text_of(replace(WON, name=f"F{n}")) for n in range(100)))
    assert len(read_day(device, DAY).friends) == 100
    paste(app, text_of(WON))
    assert "full" in device.text


@pytest.mark.parametrize("room", ["full", "blocked"])
def test_a_result_that_cant_be_kept_is_shown_all_the_same(room: str) -> None:
    """It lasts as long as the page, and that is said."""
    app, device = opened()
    device.room = room  # type: ignore[assignment]  # one of its words
    play_day(app, device, WEDDING)
    assert "Copy the result" in device.text
    app.on("day-copy", WEDDING, "")
    assert results_in(device.clipboard or "")
    paste(app, text_of(WON))
    assert "stores nothing more" in device.text


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"mine": 3}', '{"mine": {"x": "y"}, "friends": [3]}']
)
def test_a_damaged_day_harms_no_other(text: str) -> None:
    """It counts for nothing; what is written beside it loses nothing of it."""
    device = StandIn(store={KEY + "2026-11-29": text, KEY + "nonsense": "{}"})
    app, _ = opened(device)
    play_day(app, device, WEDDING)
    assert read_day(device, DAY).mine[WEDDING].streak == 1
    if text in ("{", "[]"):
        assert device.store[DAMAGED + "2026-11-29"] == text


def test_what_a_newer_release_keeps_of_a_day_stays() -> None:
    """Keys and results that this release does not know are not thrown away."""
    newer = {"format": 2, "mine": {"chess": "?"}, "friends": ["new"], "mood": "good"}
    device = StandIn(store={KEY + "2026-11-29": json.dumps(newer)})
    app, _ = opened(device)
    play_day(app, device, WEDDING)
    entry = json.loads(device.store[KEY + "2026-11-29"])
    assert entry["mood"] == "good"
    assert set(entry["mine"]) == {"chess", WEDDING}
    assert entry["friends"] == ["new"]


@pytest.mark.parametrize(
    ("which", "shown"),
    [
        ("2026-11-20", "Friday 20 November"),
        ("today", "Sunday 29 November"),
        ("x" * 999, "Sunday 29"),
    ],
)
def test_the_link_of_a_result_opens_its_day(which: str, shown: str) -> None:
    """`?day=2026-11-20`; what is no day is today."""
    _, device = opened(StandIn(opened_for=("day", which)))
    assert shown in device.text


@pytest.mark.parametrize("when", ["first", "played", "friends", "earlier"])
def test_the_screen_is_well_formed_and_every_control_has_a_name(when: str) -> None:
    """One heading, one main, ids of their own; nothing to press without a name."""
    app, device = opened()
    app.on("day", "", "")
    if when != "first":
        play_day(app, device, WEDDING)
    if when == "friends":
        paste(app, text_of(WON))
    if when == "earlier":
        app.on("day", "2026-11-28", "")
    page = device.page
    assert page is not None
    for id, html in page.parts:
        assert elements(html)[0].attrs["id"] == id
    found = elements(html_of(page))
    ids = [e.attrs["id"] for e in found if "id" in e.attrs]
    assert len(ids) == len(set(ids))
    tags = [e.tag for e in found]
    assert (tags.count("h1"), tags.count("main")) == (1, 1)
    assert "Table Sixteen" in page.title
    assert all(e.name for e in found if e.tag in CONTROLS)
    labels = {e.attrs["aria-labelledby"] for e in found if "aria-labelledby" in e.attrs}
    assert labels <= set(ids)


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_the_ends_of_the_calendar_are_days_like_others(day: str) -> None:
    """Kept, named or told by the clock: no day before the first, none after the last."""
    end = date.fromisoformat(day)
    kept = {"format": 1, "mine": {WEDDING: text_of(replace(WON, day=end, streak=1))}}
    app, device = opened(StandIn(store={KEY + day: json.dumps(kept)}))
    assert best_streak(counted(all_days(device))) == 1
    app.on("day", day, "")
    later(app, device, f"{day}T12:00:00Z")
    assert "1 day running" in device.text
    play_day(app, device, BRIDESMAID)
    assert set(read_day(device, end).mine) == {WEDDING, BRIDESMAID}
    app.on("day-play", WEDDING, "")
    app.on("share", "", "")
    assert "It shows today’s deal" in device.text
