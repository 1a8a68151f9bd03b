"""The page itself, on a stand-in device: kept, renewed, installed, opened for something;
and two windows of different releases on one storage."""

from __future__ import annotations

import json

import pytest

from engine.games import game_keys
from engine.rng import Rng
from engine.table import Table
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from ui.app import App, start
from ui.saved import FORMAT, PREFIX, keep, rows
from ui.settings import KEY, read_settings

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
KINDS = ["human", "bot:easy"]


def tables(device: StandIn) -> dict[str, str]:
    return {k: v for k, v in device.store.items() if k.startswith(PREFIX)}


def one_turn(app: App, device: StandIn, seed: int = 1) -> None:
    """Play until something new is kept."""
    before, rng = dict(tables(device)), Rng(seed)
    while tables(device) == before:
        for verb in ("onward", "uncover", "cover"):
            if device.available(verb):
                app.on(verb, "", "")
        free = device.available("pick")
        if not free:
            device.run()  # a bot's turn
            continue
        app.on("pick", free[rng.below(len(free))], "")
        app.on("confirm", "", "")
    device.run()


# --- offline --------------------------------------------------------------------------


def test_ready_for_offline_is_shown_while_it_is_true() -> None:
    """The shield on the home page is the proof: nothing is promised before, or after."""
    app, device = opened()
    assert "ffline" not in device.text
    app.heard("offline", "ready")
    assert "Ready for offline" in device.text
    assert "#ui-ready" in device.html
    app.heard("offline", "")
    assert "ffline" not in device.text
    assert "#ui-ready" not in device.html


def test_offline_is_said_once_and_only_when_nothing_is_lost_by_it() -> None:
    """One quiet slip the first time; none where a connection would be needed."""
    app, device = opened()
    app.heard("network", "gone")
    assert "You are offline" not in device.text
    app.heard("offline", "ready")
    app.heard("network", "gone")
    assert "You are offline" in device.text
    app.on("dismiss", "", "")
    app.heard("network", "back")
    app.heard("network", "gone")
    assert "You are offline" not in device.text


# --- a newer release ------------------------------------------------------------------


def test_a_newer_release_is_offered_between_games() -> None:
    """At home, not at a table or in a lobby; after the game is over, there too."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    app.heard("update", "r2")
    assert not device.offers("renew")
    app.on("renew", "", "")
    assert "renew" not in " ".join(device.done)
    play_on(app, device, Rng(2), lambda: None)
    assert app.session is not None
    assert device.offers("renew")
    app.on("renew", "", "")
    assert device.done[-1] == f"renew {app.session.id}"
    app.on("home", "", "")
    assert device.offers("renew")
    app.on("renew", "", "")
    assert device.done[-1] == "renew"
    app.on("lobby", WEDDING, "")
    assert not device.offers("renew")
    app.on("rules", WEDDING, "")
    assert not device.offers("renew")


def test_a_newer_release_waits_while_a_deletion_can_be_undone() -> None:
    """Loading the page again would take that away."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    assert app.session is not None
    id = app.session.id
    app.on("home", "", "")
    app.on("go", "saved", "")
    app.on("delete", id, "")
    app.heard("update", "r2")
    assert not device.offers("renew")
    app.on("undelete", id, "")
    device.run()  # and what is said of it is gone
    assert device.offers("renew")


def test_a_game_that_is_not_kept_holds_a_newer_release_off() -> None:
    """Storage full: the game would be gone after loading again."""
    app, device = opened(StandIn(room="full"))
    lay_table(app, WEDDING, KINDS)
    app.on("home", "", "")
    app.on("dismiss", "", "")
    app.heard("update", "r2")
    assert not device.offers("renew")


def test_who_declines_is_not_asked_again() -> None:
    """Not after loading again, not in another window; for the next release, once more."""
    app, device = opened()
    other = start(device)
    for window in (app, other):
        window.heard("update", "r2")
    app.draw()
    assert device.offers("renew")
    app.on("decline", "", "")
    assert not device.offers("renew")
    other.back()
    assert not device.offers("renew")
    again = start(device)
    again.heard("update", "r2")
    assert not device.offers("renew")
    again.on("go", "about", "")
    assert device.offers("renew")
    again.on("home", "", "")
    again.heard("update", "r3")
    assert device.offers("renew")


def test_a_window_follows_another_only_from_the_first_screen() -> None:
    """Never a reload in mid-turn: it goes on as it is until it is left for home."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    app.on("pick", device.available("pick")[0], "")
    app.heard("renew", "")
    one_turn(app, device)
    assert "renew" not in device.done
    app.on("home", "", "")
    assert device.done.count("renew") == 1


# --- installing, launching, lasting ---------------------------------------------------


def test_installing_is_offered_where_the_browser_offers_it() -> None:
    """On the first screen and in About, and nowhere else; on iOS the steps, in About."""
    app, device = opened()
    assert not device.offers("install")
    app.heard("install", "offered")
    assert device.offers("install")
    app.on("install", "", "")
    assert device.done == ["install"]
    app.on("go", "about", "")
    assert device.offers("install")
    app.heard("install", "by-hand")
    assert not device.offers("install")
    assert "Add to Home Screen" in device.text
    app.heard("install", "installed")
    assert "Add to Home Screen" not in device.text
    app.heard("install", "something else")
    assert not device.offers("install")


@pytest.mark.parametrize("game", game_keys())
def test_a_shortcut_opens_a_lobby(game: str) -> None:
    """`./?play=GAME`."""
    app = start(StandIn(opened_for=("play", game)))
    assert app.place == "lobby"
    assert app.lobby is not None
    assert app.lobby.game == game


@pytest.mark.parametrize("what", [("play", "chess"), ("dance", ""), ("", "")])
def test_an_unknown_purpose_opens_the_first_screen(what: tuple[str, str]) -> None:
    """Whatever the page was opened for, it opens."""
    assert start(StandIn(opened_for=what)).place == "home"


def test_the_page_carries_on_with_a_table() -> None:
    """Loaded again for a newer release; a table that is gone is said to be."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    assert app.session is not None
    device.opened_for = ("table", app.session.id)
    again = start(device)
    assert again.place == "table"
    assert again.session is not None
    assert again.session.table.record == app.session.table.record
    device.opened_for = ("table", "gone")
    assert start(device).place == "home"
    assert "no longer on this device" in device.text


def test_a_file_opened_by_the_system_is_a_table_or_refused() -> None:
    """It is kept from then on; what can't be read meets a sentence."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    app.on("save-file", "", "")
    name, text = device.files[-1]
    app.on("home", "", "")
    device.store.clear()
    app.launched(name, text, None)
    assert app.place == "table"
    assert len(tables(device)) == 1
    app.launched("b.json", "", "too-big")
    assert "b.json can’t be opened" in device.text
    app.launched("c.json", "", "unreadable")
    assert "c.json can’t be opened" in device.text


def test_lasting_storage_is_asked_for_once() -> None:
    """Once something is saved, not before; once for all."""
    app, device = opened()
    assert device.done == []
    lay_table(app, WEDDING, KINDS)
    one_turn(app, device)
    assert device.done == ["persist"]
    lay_table_again = start(device)
    lay_table(lay_table_again, WEDDING, KINDS)
    assert device.done == ["persist"]


def test_where_nothing_can_be_saved_nothing_is_asked_for() -> None:
    """Blocked storage does not become lasting."""
    app, device = opened(StandIn(room="blocked"))
    lay_table(app, WEDDING, KINDS)
    assert device.done == []


def test_on_ios_the_guest_book_says_that_the_file_is_the_save() -> None:
    """Before the seven days of iOS could bite, and only where they do."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert "seven days" not in device.text
    app.heard("install", "by-hand")
    assert "seven days" in device.text


# --- two windows, two releases --------------------------------------------------------


def two_windows() -> tuple[App, App, StandIn, str]:
    """Return two windows that have opened the same table."""
    one, device = opened()
    lay_table(one, WEDDING, KINDS)
    assert one.session is not None
    id = one.session.id
    two = start(device)
    two.on("resume", id, "")
    one.draw()
    return one, two, device, id


def choose_otherwise(table: Table) -> None:
    """Make another choice than `one_turn` does."""
    [seat] = table.waiting_for
    table.choose(seat, table.legal_actions(seat)[-1])


def test_two_windows_that_only_look_share_a_table() -> None:
    """Opening a table elsewhere is no change: there stays one."""
    one, _, device, id = two_windows()
    one_turn(one, device)
    assert list(tables(device)) == [PREFIX + id]


def test_a_window_never_writes_over_what_another_has_played() -> None:
    """Both are kept, the later one as a table of its own, and that is said."""
    one, two, device, id = two_windows()
    one_turn(one, device, 1)
    theirs = device.store[PREFIX + id]
    assert two.session is not None
    choose_otherwise(two.session.table)  # before it has heard of the other's choice
    two.keep()
    two.draw()
    assert device.store[PREFIX + id] == theirs
    assert len(tables(device)) == 2
    assert "Both are kept" in device.text
    assert two.session.id != id
    one_turn(two, device, 3)
    assert len(tables(device)) == 2
    assert len(rows(device)) == 2


def test_a_window_that_played_nothing_makes_no_copy() -> None:
    """What is written only because it was looked at gives way."""
    one, two, device, id = two_windows()
    one_turn(one, device)
    theirs = device.store[PREFIX + id]
    two.keep()
    assert tables(device) == {PREFIX + id: theirs}


def test_an_older_release_keeps_its_hands_off_a_newer_format() -> None:
    """It opens nothing of it, writes nothing over it, and says why."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    assert app.session is not None
    id = app.session.id
    newer = json.dumps({**json.loads(device.store[PREFIX + id]), "format": FORMAT + 1})
    device.store[PREFIX + id] = newer
    one_turn(app, device)
    assert device.store[PREFIX + id] == newer
    assert len(tables(device)) == 2
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert "newer edition" in device.text
    for verb in ("resume", "title"):
        app.on(verb, id, "")
        assert "newer edition" in device.text
        app.on("close", "", "")
    assert device.store[PREFIX + id] == newer


def test_keys_of_a_newer_release_survive() -> None:
    """An older page that plays on leaves them in the entry."""
    app, device = opened()
    lay_table(app, WEDDING, KINDS)
    assert app.session is not None
    key = PREFIX + app.session.id
    entry = {**json.loads(device.store[key]), "mood": {"later": [1]}}
    device.store[key] = json.dumps(entry)
    one_turn(app, device, 1)
    assert json.loads(device.store[key])["mood"] == {"later": [1]}
    again = start(device)
    again.on("resume", app.session.id, "")
    one_turn(again, device, 2)
    again.on("title", app.session.id, "Ours")
    kept = json.loads(device.store[key])
    assert kept["mood"] == {"later": [1]}
    assert kept["title"] == "Ours"
    assert kept["format"] == FORMAT


def test_settings_of_a_newer_release_survive() -> None:
    """What this release does not know it leaves alone."""
    app, device = opened()
    device.store[KEY] = json.dumps({"theme": "dark", "music": 3})
    app.on("pace", "quick", "")
    assert json.loads(device.store[KEY])["music"] == 3
    assert read_settings(device).pace == "quick"


def test_where_there_is_no_room_for_both_the_other_one_stays() -> None:
    """What another window has written is whole, whatever happens to ours."""
    device = StandIn()
    first = keep(device, "a", {"record": {"x": 1}})
    device.store[PREFIX + "a"] = json.dumps({"record": {"x": 2}})
    device.room = "full"
    kept = keep(device, "a", {"record": {"x": 3}}, first.text)
    assert kept.result == "full"
    assert kept.id == "a"
    assert json.loads(device.store[PREFIX + "a"]) == {"record": {"x": 2}}
    device.room = "ok"
    assert keep(device, "a", {"record": {"x": 3}}, kept.text).id != "a"
