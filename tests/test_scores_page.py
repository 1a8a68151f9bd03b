"""Asking how points came about, looking closer, the race: what presses do on the page."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.games import game_keys
from engine.games.always_a_bridesmaid.events import Scored
from engine.link import encode_link, replay_link, table_link
from engine.rng import Rng
from engine.table import open_table
from tests.device import StandIn
from tests.markup import elements
from tests.playing import lay_table, opened, play_on, press_something
from tests.replays import replaying, table_of
from ui.app import App
from ui.keys import Key

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())


def key(app: App, name: str, at: str = "") -> bool:
    return app.key(Key(name, frozenset(), in_field=False, at=at))


def at_the_end(game: str, kinds: int = 2) -> tuple[App, StandIn]:
    """Return a game that was played here to its end."""
    app, device = opened()
    lay_table(app, game, ["human", *["bot:random"] * (kinds - 1)])
    play_on(app, device, Rng(16))
    return app, device


def seat_somebody(app: App, device: StandIn) -> None:
    """Have the first guest of the row sit down at 12."""
    guests = [t for t in device.available("pick") if t.startswith("guest:")]
    app.on("pick", guests[0], "")
    app.on("pick", "seat:12", "")
    app.on("confirm", "", "")


def sheet_of(device: StandIn) -> str:
    assert device.page is not None
    return str(dict(device.page.parts)["sheet"])


# --- looking closer -----------------------------------------------------------------


def test_a_guest_is_looked_at_and_away_from() -> None:
    """At the table with a press, put down with another, or with Escape."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    device.run()
    seat_somebody(app, device)
    (guest,) = device.available("look")
    app.on("look", guest, "")
    assert app.session is not None
    assert app.session.picks == (guest,)
    assert 'class="adds sum"' in device.html
    app.on("look", guest, "")
    assert app.session.picks == ()
    app.on("look", guest, "")
    assert key(app, "Escape")
    assert app.session.picks == ()
    assert len(app.session.table.steps) == 1


def test_escape_at_the_end_looks_away_and_takes_nothing_back() -> None:
    """The last guest turned nobody up, so it could be taken back: not by this key."""
    app, device = at_the_end(WEDDING)
    assert app.session is not None
    assert len(device.available("look")) == 16
    steps = len(app.session.table.steps)
    app.on("look", "look:9", "")
    assert "Seat " in device.html
    assert key(app, "Escape")
    assert app.session.picks == ()
    assert len(app.session.table.steps) == steps


def test_in_a_replay_a_guest_is_looked_at_for_a_moment() -> None:
    """Going on ends it; Escape ends it first and leaves the replay only then."""
    link = encode_link(replay_link(table_of(WEDDING, 5).record, 6))
    app, device = opened(StandIn(opened_for=("link", link)))
    looks = device.available("look")
    assert len(looks) == 6
    app.on("look", looks[0], "")
    assert replaying(app).picks == (looks[0],)
    assert 'class="adds sum"' in device.html
    app.on("replay-later", "", "")
    assert replaying(app).picks == ()
    app.on("look", looks[0], "")
    assert key(app, "Escape")
    assert app.replay is not None
    assert replaying(app).picks == ()
    assert key(app, "Escape")
    assert app.replay is None


# --- the sheet ----------------------------------------------------------------------


@BOTH
def test_a_sheet_can_be_asked_for_wherever_it_is_offered(game: str) -> None:
    """At every decision of a game, at its end, and at every moment of its replay."""
    app, device = opened()
    lay_table(
        app, game, ["human", "bot:random", *(["bot:random"] * (game == BRIDESMAID))]
    )
    tried = 0

    def ask() -> None:
        nonlocal tried
        for about in device.available("why"):
            app.on("why", about, "")
            assert 'role="dialog"' in sheet_of(device)
            assert app.dialog == "why"
            app.on("close", "", "")
            assert 'role="dialog"' not in sheet_of(device)
            tried += 1

    play_on(app, device, Rng(3), after=ask)
    app.on("replay", "", "")
    for _ in range(replaying(app).last):
        app.on("replay-later", "", "")
        ask()
    assert tried > 40


def test_what_was_never_asked_is_no_sheet() -> None:
    """A verb with nonsense leaves nothing on top that keys would have to close."""
    app, _ = opened()
    app.on("why", "now", "")
    assert app.dialog is None
    lay_table(app, BRIDESMAID, ["human", "bot:random"])
    for about in ("", "now", "round:1", "side:bride", "guest:12"):
        app.on("why", about, "")
        assert app.dialog is None


def test_a_sheet_goes_when_there_is_nothing_to_tell_any_more() -> None:
    """The guest it speaks of is not there any more: another window took it back."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    device.run()
    seat_somebody(app, device)
    app.on("why", "guest:12", "")
    assert app.dialog == "why"
    assert app.session is not None
    app.session.table = open_table(replace(app.session.table.record, steps=()))
    app.draw()
    assert app.dialog is None


def test_under_the_cover_nothing_is_told() -> None:
    """A device that is passed around: the sheet goes when the cover comes."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human"] * 3)
    rng = Rng(4)
    while not device.available("why"):
        press_something(app, device, rng)
    app.on("why", "now", "")
    assert app.dialog == "why"
    app.away()
    assert app.session is not None
    assert app.session.covered
    assert 'role="dialog"' not in sheet_of(device)
    app.on("why", "now", "")
    assert app.dialog is None


# --- the race -----------------------------------------------------------------------


def numbers(html: str) -> list[tuple[int, list[int]]]:
    """Return the rows of the table: how many events, then everybody's points."""
    rows = re.findall(
        r"<tr><th scope=\"row\"><button[^>]*data-arg=\"(\d+)\".*?</tr>", html
    )
    cells = re.findall(
        r"<tr><th scope=\"row\"><button[^>]*data-do=\"moment\".*?</tr>", html
    )
    return [
        (
            int(events),
            [int(n.replace("−", "-")) for n in re.findall(r"<td>([−\d]+)</td>", row)],
        )
        for events, row in zip(rows, cells, strict=True)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_race_of_rounds_leads_to_their_scoring(seats: int) -> None:
    """Each stop after the start opens the replay where its round was scored."""
    app, device = at_the_end(BRIDESMAID, seats)
    rows = numbers(device.html)
    assert app.session is not None
    state = app.session.table.state
    scored = [event for event in state.log if isinstance(event, Scored)]
    assert len(rows) == 1 + len(scored)
    assert rows[0] == (0, [0] * seats)
    assert rows[-1][1] == list(state.scores)
    for (events, _), event in zip(rows[1:], scored, strict=True):
        app.on("moment", str(events), "")
        replay = replaying(app)
        assert event in replay.state.log
        assert event not in app.session.table.states[replay.moment - 1].log
        app.on("replay-close", "", "")
        assert app.place == "table"


def test_the_race_of_turns_has_both_scores_after_each() -> None:
    """17 stops; the numbers are those of the table at the moment they lead to."""
    app, device = at_the_end(WEDDING)
    rows = numbers(device.html)
    assert len(rows) == 17
    assert app.session is not None
    bride = app.session.table.state.deal.bride
    app.on("moment", "0", "")
    for events, points in rows:
        app.on("moment", str(events), "")
        replay = replaying(app)
        assert replay.moment == events
        scores = replay.state.scores
        assert points == [scores[bride], scores[1 - bride]]


@BOTH
def test_lines_differ_by_more_than_colour(game: str) -> None:
    """A dash and a mark of their own, and the letter at the end."""
    _, device = at_the_end(game, 2 if game == WEDDING else 5)
    drawing = device.html.partition('class="plot"')[2].partition("</svg>")[0]
    lines = re.findall(r'class="rl-(\d)"', drawing)
    assert len(set(lines)) == len(lines) == (2 if game == WEDDING else 5)
    marks = set(re.findall(r'class="rm" d="([^"]*)"', drawing))
    assert len(marks) == len(lines)
    letters = re.findall(r"<text[^>]*>([^<]*)</text></g>", drawing)
    assert len(letters) >= len(lines)
    ends = [
        float(y) for y in re.findall(r'class="re" cx="[^"]*" cy="([^"]*)"', drawing)
    ]
    assert all(b - a >= 16 for a, b in pairwise(ends))
    assert all(8 <= y <= 142 for y in ends)


def test_a_moment_that_is_none_leads_nowhere() -> None:
    """Nonsense, and more events than there were."""
    app, _ = at_the_end(WEDDING)
    for arg in ("", "x", "999", "-1"):
        app.on("moment", arg, "")
        assert app.place == "table"


def test_the_race_of_a_link_stays_in_its_replay() -> None:
    """A finished game that came with a link is looked at, not kept: the race too."""
    link = encode_link(table_link(table_of(WEDDING, 8)))
    app, device = opened(StandIn(opened_for=("link", link)))
    app.on("replay-last", "", "")
    stops = [e for e in elements(device.html) if e.attrs.get("class") == "stop"]
    assert len(stops) == 17
    app.on("moment", stops[5].attrs["data-arg"], "")
    assert replaying(app).moment == 5
    assert app.session is None
