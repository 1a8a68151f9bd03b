"""The replay: playing on from a moment, and links to one."""

from __future__ import annotations

import copy

from hypothesis import given
from hypothesis import strategies as st

from engine.link import decode_link, encode_link, replay_link, table_link
from engine.record import Player
from engine.replay import branch
from engine.rng import Rng
from engine.table import open_table
from tests.device import StandIn
from tests.playing import opened, play_on
from tests.replays import (
    BOTH,
    BRIDESMAID,
    NAMES,
    SEEDS,
    WEDDING,
    at_end,
    mid_game,
    replaying,
    session_of,
    table_of,
)
from ui.replaying import look_back
from ui.saved import PREFIX

# --- playing on -----------------------------------------------------------------------


@BOTH
@given(seed=SEEDS, moment=st.integers(0, 60))
def test_a_branch_is_the_same_game_up_to_its_moment(
    game: str, seed: int, moment: int
) -> None:
    """The same states from the deal on, whoever plays; nothing of what came later."""
    table = table_of(game, seed)
    moment = min(moment, len(table.steps))
    players = [Player(player.name, "bot:easy") for player in table.players]
    other = open_table(branch(table, moment, players))
    for viewer in (None, *range(len(players))):
        views = [state.view(viewer) for state in table.states[: moment + 1]]
        assert [state.view(viewer) for state in other.states] == views
    assert other.record.steps == tuple(table.steps[:moment])
    assert list(other.players) == players


@BOTH
def test_playing_on_leaves_the_old_table_alone(game: str) -> None:
    """A table of its own, kept under its own id, goes on from there; the old one stays."""
    app, device = at_end(game)
    old = app.session
    assert old is not None
    before, text = copy.deepcopy(old.table.record), device.store[PREFIX + old.id]
    app.on("replay", "", "")
    app.on("replay-to", "", "4")
    app.on("replay-on", "", "")
    new = app.session
    assert new is not None
    assert (app.place, app.replay) == ("table", None)
    assert new.id != old.id
    assert new.table.record.deal == before.deal
    assert new.table.record.steps == before.steps[:4]
    assert new.table.players == old.table.players
    play_on(app, device, Rng(77))
    assert old.table.record == before
    assert device.store[PREFIX + old.id] == text
    assert PREFIX + new.id in device.store


def test_persons_elsewhere_become_hard_bots() -> None:
    """Only who sits at this device plays on; bots stay as they were."""
    table = table_of(BRIDESMAID, 2, seats=3)
    table.players = (*table.players[:2], Player("Cy", "bot:easy"))
    replay = look_back(session_of(table, (1,)), "table", 3)
    new = replay.play_on(None, 1, "")
    assert [p.kind for p in new.table.players] == ["bot:hard", "human", "bot:easy"]
    assert [p.name for p in new.table.players] == [*NAMES[:2], "Cy"]
    both = look_back(session_of(table, None), "table", 3).play_on(None, 1, "")
    assert [p.kind for p in both.table.players] == ["human", "human", "bot:easy"]
    assert both.covered


@BOTH
def test_a_running_game_is_not_tried_out(game: str) -> None:
    """It would tell what others hold, or what comes next; a sentence says so."""
    app, device = mid_game(game, ["human", "bot:easy"])
    session = app.session
    app.on("replay", "", "")
    assert not device.available("replay-on")
    app.on("replay-on", "", "")
    assert app.session is session
    assert app.place == "replay"
    assert "still runs" in device.text


def test_after_the_end_there_is_nothing_to_play_on() -> None:
    """At the last moment of a finished game a sentence says to go back."""
    app, device = at_end(WEDDING)
    app.on("replay", "", "")
    app.on("replay-last", "", "")
    assert not device.available("replay-on")
    app.on("replay-on", "", "")
    assert "Go back a move" in device.text
    app.on("replay-earlier", "", "")
    assert device.available("replay-on")


# --- links ----------------------------------------------------------------------------


@BOTH
def test_the_link_to_a_moment_opens_there(game: str) -> None:
    """Sent here, opened on another device: the same moment, and nothing is kept yet."""
    app, device = at_end(game)
    app.on("replay", "", "")
    app.on("replay-to", "", "7")
    app.on("replay-share", "", "")
    assert device.offers("share-kind")[0] == "replay"
    assert "move 7" in device.text
    app.on("share-copy", "", "")
    assert device.clipboard
    assert app.session is not None
    record = app.session.table.record
    assert decode_link(device.clipboard) == replay_link(record, 7)
    there = StandIn(opened_for=("link", device.clipboard.partition("#")[2]))
    other, _ = opened(there)
    assert (other.place, replaying(other).moment) == ("replay", 7)
    assert other.session is None
    assert not [key for key in there.store if key.startswith(PREFIX)]
    other.on("replay-keep", "", "")
    [key] = [key for key in there.store if key.startswith(PREFIX)]
    assert not there.offers("replay-keep")
    other.on("replay-close", "", "")
    assert other.place == "home"
    other.on("resume", key.removeprefix(PREFIX), "")
    assert other.session is not None
    assert other.session.table.record == record


@BOTH
def test_the_link_of_a_finished_game_opens_its_start(game: str) -> None:
    """Looked at from its first move on; a table that is up stays as it was."""
    code = encode_link(table_link(table_of(game, 5)))
    app, device = mid_game(WEDDING, ["human", "bot:easy"])
    up, kept = app.session, dict(device.store)
    app.heard("linked", code)
    assert (app.place, replaying(app).moment) == ("replay", 0)
    assert app.session is up
    assert device.store == kept


@BOTH
def test_a_running_game_seen_through_a_link_shows_what_everybody_knew(
    game: str,
) -> None:
    """The link holds all hands; the page shows none."""
    table = table_of(game, 9, 6)
    code = encode_link(replay_link(table.record, 4))
    app, device = opened(StandIn(opened_for=("link", code)))
    replay = replaying(app)
    assert (replay.moment, replay.eyes, replay.lent) == (4, None, (None,))
    assert replay.look().view == table.states[4].view(None)
    assert not device.available("replay-on")


def test_whoever_sat_nowhere_takes_a_seat_to_play_on() -> None:
    """The seats of persons are offered; the others are played by bots."""
    table = table_of(BRIDESMAID, 5, seats=3)
    table.players = (Player("Ada"), Player("Bo", "bot:easy"), Player("Cy"))
    app, device = opened(
        StandIn(opened_for=("link", encode_link(replay_link(table.record, 3))))
    )
    app.on("replay-on", "", "")
    assert app.dialog == "replay-seat"
    assert device.offers("replay-on") == ["", "0", "2"]
    app.on("replay-on", "1", "")
    assert app.session is None
    app.on("replay-on", "2", "")
    assert app.session is not None
    kinds = [player.kind for player in app.session.table.players]
    assert kinds == ["bot:hard", "bot:easy", "human"]
    assert app.session.viewer == 2


def test_the_link_to_a_moment_of_a_table_kept_here_opens_that_one() -> None:
    """It is not offered to be kept twice."""
    app, device = at_end(WEDDING)
    assert app.session is not None
    id, record = app.session.id, app.session.table.record
    app.heard("linked", encode_link(replay_link(record, 5)))
    replay = replaying(app)
    assert (replay.session.id, replay.moment, replay.kept) == (id, 5, True)
    assert not device.offers("replay-keep")
