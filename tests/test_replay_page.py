"""The replay: what it shows at every moment, where it leads; that it changes nothing."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Viewer
from engine.games import game_keys, game_named
from engine.link import decode_link, encode_link, replay_link, table_link
from engine.record import Player, Record
from engine.replay import branch, news, told
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.device import StandIn
from tests.golden_links import play
from tests.markup import elements, html_of, text_of, verbs
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.keeping import seated
from ui.keys import Key
from ui.replaying import Replaying, lent_eyes, look_back, spoken
from ui.saved import PREFIX
from ui.screens import replay as screen
from ui.session import Session
from ui.still import LOOKING, still

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())
NAMES = ("Ada", "<b>Bo</b>", "Cy", "Di", "Ed")
SEEDS = st.integers(0, 2**32)
STEPS = st.one_of(st.just(999), st.integers(1, 30))


def table_of(game: str, seed: int, steps: int = 999, seats: int = 0) -> Table:
    """Return a table of persons, so many random steps on."""
    rng, counts = Rng(seed), game_named(game).seat_counts
    seats = seats or counts[rng.below(len(counts))]
    players = tuple(Player(name) for name in NAMES[:seats])
    deal = game_named(game).deal(seats, rng)
    return play(open_table(Record(game, players, deal, ())), steps, rng)


def session_of(table: Table, here: tuple[int, ...] | None) -> Session:
    """Return the table as a session of whoever plays on this device."""
    session = seated(table, 1, "2026-11-29T20:00:00Z")
    session.here = here
    return session


def replaying(app: App) -> Replaying:
    assert app.replay is not None
    return app.replay


def at_end(game: str, device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page with a finished game of a person and easy bots."""
    app, device = opened(device)
    lay_table(app, game, ["human", *["bot:easy"] * (1 if game == WEDDING else 2)])
    play_on(app, device, Rng(8))
    return app, device


def mid_game(game: str, kinds: list[str]) -> tuple[App, StandIn]:
    """Return a page with a running table, some steps on, at the table."""
    app, device = opened()
    lay_table(app, game, kinds)
    rng = Rng(8)
    while not (app.session and len(app.session.table.steps) > 2):
        device.run()
        press_something(app, device, rng)
    return app, device


# --- what is shown --------------------------------------------------------------------


@BOTH
@given(seed=SEEDS, steps=STEPS, seat=st.integers(0, 4))
def test_a_moment_shows_no_more_than_its_view_then(
    game: str, seed: int, steps: int, seat: int
) -> None:
    """Two games alike to a seat up to a moment look alike in its replay up to there.

    The other one is drawn from what the seat does not know (`Game.resample`), so a
    difference on the page would be something that the seat could not know.
    """
    table = table_of(game, seed, steps)
    seat %= len(table.players)
    replay = look_back(session_of(table, (seat,)), "table")
    replay.go_to(Rng(seed).below(replay.last + 1))
    other_table = other_deal(table, replay.moment, seat, seed)
    other = look_back(session_of(other_table, (seat,)), "table", replay.moment)
    assert replay.eyes == other.eyes == seat
    assert replay.look() == other.look()
    assert replay.happened() == other.happened()


def other_deal(table: Table, moment: int, viewer: Viewer, seed: int) -> Table:
    """Return a table that its viewer can't tell from this one at a moment."""
    state = table.game.resample(table.states[moment].view(viewer), Rng(seed + 1))
    deal, steps = table.game.retrace(state)
    return open_table(Record(table.game.key, table.players, deal, tuple(steps)))


@BOTH
@given(seed=SEEDS, steps=STEPS)
def test_nothing_can_be_pressed_in_the_board_and_all_is_well_formed(
    game: str, seed: int, steps: int
) -> None:
    """The board is a picture: at every moment, with all eyes that may be borrowed."""
    replay = look_back(session_of(table_of(game, seed, steps), None), "table")
    for viewer in replay.lent:
        replay.eyes = viewer
        replay.go_to(Rng(seed).below(replay.last + 1))
        page = screen.page(replay)
        found = elements(html_of(page))
        ids = [e.attrs["id"] for e in found if "id" in e.attrs]
        assert len(ids) == len(set(ids))
        assert [e.tag for e in found].count("main") == 1
        for id, html in page.parts:
            assert elements(html)[0].attrs["id"] == id
            if id in ("main", "held"):
                pressed = {do for do, _ in verbs(html)}
                assert pressed <= set(LOOKING)
                assert not any(e.tag in ("input", "select") for e in elements(html))
        assert NAMES[1] in text_of(html_of(page))
        assert NAMES[1] not in html_of(page)


@BOTH
@given(seed=SEEDS, steps=STEPS)
def test_what_is_told_moment_by_moment_is_the_whole_log(
    game: str, seed: int, steps: int
) -> None:
    """Nothing is told twice and nothing is left out, whoever looks."""
    table = table_of(game, seed, steps)
    names = [player.name for player in table.players]
    for viewer in (None, *range(len(names))):
        log = table.view(viewer).log
        moments = range(len(table.states))
        assert [e for m in moments for e in news(table, m, viewer)] == list(log)
        said = [sentence(m) for e in log for m in table.game.tell(e, names, viewer)]
        assert [text for _, text in spoken(table, viewer)] == said
        assert [sentence(m) for n in moments for m in told(table, n, viewer)] == said


@pytest.mark.parametrize(
    ("here", "steps", "eyes"),
    [
        ((1,), 6, (1,)),
        ((), 6, (None,)),
        (None, 6, (None,)),
        ((0, 2), 6, (None,)),
        ((1,), 999, (None, 0, 1, 2)),
        (None, 999, (None, 0, 1, 2)),
    ],
)
def test_whose_eyes_may_be_borrowed(
    here: tuple[int, ...] | None, steps: int, eyes: tuple[Viewer, ...]
) -> None:
    """Running: the one seat of this device, or nobody's; over: everybody's."""
    session = session_of(table_of(BRIDESMAID, 4, steps, seats=3), here)
    assert lent_eyes(session) == eyes
    replay = look_back(session, "table")
    assert replay.eyes == (1 if here == (1,) else None)


def test_where_nothing_is_hidden_there_is_nothing_to_choose() -> None:
    """All eyes see the same at the wedding table."""
    replay = look_back(session_of(table_of(WEDDING, 4), None), "table")
    assert replay.lent == (None,)
    assert "replay-eyes" not in html_of(screen.page(replay))


def test_what_was_said_in_a_tiebreaker_stays_with_who_said_it() -> None:
    """Nobody hears the others answer (B11), not even after the game."""
    for seed in range(200):
        table = table_of(BRIDESMAID, seed, seats=3)
        if table.states[-2].phase == "single":
            break
    tied = table.states[-2].to_act
    replay = look_back(session_of(table, (tied[0],)), "table", 999)
    replay.eyes = tied[1]
    assert replay.look().view == table.view(None)
    assert replay.happened() == [sentence(m) for m in told(table, replay.last, None)]
    replay.eyes = tied[0]
    assert replay.look().view == table.view(tied[0])


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


# --- the picture ----------------------------------------------------------------------


def test_what_only_looks_can_still_be_pressed() -> None:
    """A popover's button and a disclosure stay; drawings keep what they show."""
    drawn = (
        '<main id="main"><button type="button" popovertarget="kept">5</button>'
        '<button type="button" data-do="pick" data-arg="x" aria-checked="true" '
        'role="radio" class="card"><svg><use href="#plate"/></svg></button>'
        "<details><summary>more</summary></details></main>"
    )
    picture = still(type(screen.log([], 0))(drawn))
    assert '<button type="button" popovertarget="kept">5</button>' in picture
    assert '<span class="card"><svg><use href="#plate"/></svg></span>' in picture
    assert "<details><summary>more</summary></details>" in picture
