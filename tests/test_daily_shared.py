"""The day's table: what comes from somebody else counts for nothing of one's own."""

from __future__ import annotations

import pytest

from engine.record import format_record
from engine.rng import Rng
from engine.text import sentence
from tests.days import DAY, WEDDING, at_table
from tests.device import StandIn
from tests.playing import opened, play_on, press_something
from ui.app import App
from ui.daily import read_day
from ui.saved import rows


def linked(app: App) -> str:
    """Return the code of a link to the table that is up, as it stands."""
    app.on("share", "", "")
    assert app.sharing is not None
    code = app.sharing.address.partition("#")[2]
    app.on("close", "", "")
    return code


def some_moves(app: App, device: StandIn) -> None:
    assert app.session is not None
    rng = Rng(1)
    device.run()
    while len(app.session.table.steps) < 3:
        press_something(app, device, rng)
        device.run()


def test_the_days_table_has_an_id_of_its_own_on_every_device() -> None:
    """The deal and the bots' chance are the day's; the table is one's own, and so is
    practice with the same deal."""
    tables = [at_table("Alice", 1), at_table("Bob", 2)]
    app, device = tables[0]
    assert app.session is not None
    first = app.session.id
    play_on(app, device, Rng(1))
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    assert app.session.day == ""
    sessions = [one.session for one, _ in tables if one.session is not None]
    assert len({first, *(session.id for session in sessions)}) == 3
    assert len({session.seed for session in sessions}) == 1
    assert app.toast is None or "window" not in sentence(app.toast.message)


@pytest.mark.parametrize("shared_id", [False, True])
@pytest.mark.parametrize("how_far", ["running", "over"])
def test_a_friends_link_is_a_table_beside_ones_own(
    how_far: str, *, shared_id: bool
) -> None:
    """It neither counts nor plays on for me, even under the id that earlier releases gave
    to the day's table of everybody."""
    (alice, theirs), (bob, mine) = at_table("Alice", 1), at_table("Bob", 2)
    assert alice.session is not None
    assert bob.session is not None
    own = bob.session
    if shared_id:
        alice.session.id = own.id
    if how_far == "over":
        play_on(alice, theirs, Rng(1))
    else:
        some_moves(alice, theirs)
    bob.heard("linked", linked(alice))
    if how_far == "over":
        assert bob.place == "replay"
        bob.on("replay-keep", "", "")
    else:
        bob.on("sit-as", "0", "")
        bob.on("sit-down", "", "")
        assert "does not count as yours" in mine.text
        assert bob.session.title == "By Alice: the day’s table · 29 November 2026"
        play_on(bob, mine, Rng(2))
    assert not read_day(mine, DAY).mine
    assert len(own.table.steps) <= 1
    titles = {row.id: row.called for row in rows(mine)}
    assert len(titles) == 2
    assert titles[own.id] == "The day’s table · 29 November 2026"
    assert sum("Alice" in title for title in titles.values()) == 1
    bob.on("day", "", "")
    bob.on("day-play", WEDDING, "")
    assert bob.session is not None
    assert (bob.session.id, bob.session.day) == (own.id, "2026-11-29")


def test_ones_own_link_leads_to_ones_own_table() -> None:
    """Opened where it came from, it is the day's table still."""
    app, device = at_table("Ada", 1)
    some_moves(app, device)
    assert app.session is not None
    id = app.session.id
    app.heard("linked", linked(app))
    assert (app.session.id, app.session.day) == (id, "2026-11-29")


def test_a_friends_file_of_a_table_is_not_ones_own() -> None:
    """It is called theirs, and its end is no result."""
    (alice, theirs), (bob, mine) = at_table("Alice", 1), at_table("Bob", 2)
    some_moves(alice, theirs)
    assert alice.session is not None
    text = format_record(alice.session.table.record)
    bob.on("file-opened", "alice.table.json", text)
    assert bob.session is not None
    assert (bob.session.day, bob.session.title[:8]) == ("", "By Alice")
    play_on(bob, mine, Rng(1))
    assert not read_day(mine, DAY).mine


def of_all_tables(app: App, device: StandIn) -> str:
    app.on("home", "", "")
    app.on("export-all", "", "")
    return device.files[-1][1]


@pytest.mark.parametrize("how_far", ["running", "over"])
def test_a_friends_file_of_all_tables_counts_for_nothing(how_far: str) -> None:
    """Whatever is opened or played to its end of it: it is asked whose it is, and nothing
    is mine before I say so."""
    (alice, theirs), (bob, mine) = at_table("Alice", 1), at_table("Bob", 2)
    assert bob.session is not None
    own = bob.session.id
    if how_far == "over":
        play_on(alice, theirs, Rng(1))
    else:
        some_moves(alice, theirs)
    bob.on("file-opened", "all.json", of_all_tables(alice, theirs))
    assert "1 day of the day’s table, played by Alice. Is it yours?" in mine.text
    [came] = [row for row in rows(mine) if row.id != own]
    assert (came.day, came.title[:8]) == ("", "By Alice")
    bob.on("resume", came.id, "")
    if how_far == "running":
        play_on(bob, mine, Rng(1))
    assert not read_day(mine, DAY).mine
    bob.on("day", "", "")
    bob.on("day-play", WEDDING, "")
    assert bob.session is not None
    assert bob.session.id == own


@pytest.mark.parametrize("how_far", ["running", "over"])
def test_ones_own_file_of_all_tables_counts_once_one_says_so(how_far: str) -> None:
    """Results, streak and the table that waits are there as they were."""
    app, device = at_table("Ada", 1)
    if how_far == "over":
        play_on(app, device, Rng(1))
    else:
        some_moves(app, device)
    again, other = opened()
    again.on("file-opened", "all.json", of_all_tables(app, device))
    again.on("days-mine", "", "")
    assert "among yours now" in other.text
    assert read_day(other, DAY) == read_day(device, DAY)
    assert rows(other) == rows(device)
    assert [row.day for row in rows(other)] == ["2026-11-29"]
    again.on("file-opened", "all.json", of_all_tables(app, device))
    assert "Is it yours" not in other.text


def test_days_that_find_no_room_are_not_said_to_be_there() -> None:
    """A device that is full says so, and what was played there stays."""
    app, device = at_table("Ada", 1)
    play_on(app, device, Rng(1))
    again, other = opened()
    again.on("file-opened", "all.json", of_all_tables(app, device))
    other.room = "full"
    again.on("days-mine", "", "")
    assert "stores nothing more" in other.text
    assert not read_day(other, DAY).mine


@pytest.mark.parametrize("kind", ["table", "deal", "replay"])
@pytest.mark.parametrize("practice", [False, True])
def test_a_link_to_todays_deal_says_that_it_shows_it(
    kind: str, *, practice: bool
) -> None:
    """Whoever opens it has seen the cards: it does not "give nothing away"."""
    app, device = at_table("Ada", 1)
    play_on(app, device, Rng(1))
    if practice:
        app.on("day", "", "")
        app.on("day-play", WEDDING, "")
        play_on(app, device, Rng(2))
    app.on("replay", "", "")
    app.on("share" if kind != "replay" else "replay-share", "", "")
    app.on("share-kind", kind, "")
    assert app.sharing is not None
    assert "It shows today’s deal" in device.text
    assert "gives nothing away" not in device.text


def test_a_link_to_a_day_that_is_over_says_nothing_of_today() -> None:
    """From the next day on there is nobody left for whom it would spoil the day."""
    app, device = at_table("Ada", 1)
    play_on(app, device, Rng(1))
    device.now = lambda: "2026-11-30T00:10:00Z"  # type: ignore[method-assign]
    app.on("share", "", "")
    assert "shows today" not in device.text
    assert "gives nothing away" in device.text
