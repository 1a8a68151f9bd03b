"""The day's table: deals that follow from the date, results as text, streaks, friends."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.daily import LEVEL, PERSON, STAGES, course, day_deal, day_in, standing
from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.record import Player, format_record
from engine.results import (
    ENDINGS,
    Result,
    fit_name,
    ranked,
    result_of,
    results_in,
    text_of,
)
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.device import StandIn
from tests.markup import CONTROLS, elements, html_of
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.daily import (
    DAMAGED,
    KEY,
    all_days,
    best_streak,
    counted,
    read_day,
    streak_now,
    streak_to,
)
from ui.saved import PREFIX, rows

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
DAY = date(2026, 11, 29)
"""Today, on the stand-in device."""
WON = Result(DAY, WEDDING, "Eve", (41, 29), "won", "▼▼==▲▲▲▲", 12)
GOLDEN_DEAL = {
    "bride": 1,
    "deck": [
        "singer",
        "animator",
        "pastry-chef",
        "grandma",
        "gatecrasher",
        "neighbour",
        "mother-in-law",
        "maid-of-honour",
        "uncle",
        "photographer",
        "cousin",
        "boss",
        "best-man",
        "auntie",
        "dj",
        "grandpa",
        "child",
        "sister",
        "ex",
        "godfather",
    ],
}
GOLDEN_SEEDS = (11421209097358408991, 11385920847941154390)
EARLIER = [DAY - timedelta(days=back) for back in range(400)]


@st.composite
def results(draw: st.DrawFn) -> Result:
    """Any result that a table may have."""
    game = draw(st.sampled_from(game_keys()))
    seats = min(3, game_named(game).seat_counts[-1])
    scores = draw(st.tuples(*[st.integers(-99, 999)] * seats))
    sign = standing(scores[0], scores[1:])
    endings = {"▲": ["won"], "▼": ["lost"], "=": list(ENDINGS)}[sign]
    signs = draw(st.text("▲=▼", min_size=STAGES - 1, max_size=STAGES - 1))
    return Result(
        day=draw(st.dates(date(2026, 1, 1))),
        game=game,
        name=fit_name(draw(st.text(max_size=60))),
        scores=scores,
        ending=draw(st.sampled_from(endings)),  # type: ignore[arg-type]  # they are endings
        course=signs + sign,
        streak=draw(st.none() | st.integers(1, 99_999)),
    )


def played(day: date, game: str, seed: int) -> Table:
    """Return a day's table that somebody played to its end, all by chance."""
    table, rng = open_table(day_deal(day, game).record), Rng(seed)
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def later(app: App, device: StandIn, now: str) -> None:
    """Set the device's clock."""
    device.now = lambda: now  # type: ignore[method-assign]  # a stand-in's clock is set
    app.on("home", "", "")


def play_day(
    app: App, device: StandIn, game: str, day: str = "", seed: int = 1
) -> None:
    """Open a day, play one of its tables by chance and come back to the day."""
    app.on("day", day, "")
    app.on("day-play", game, "")
    play_on(app, device, Rng(seed))
    app.on("day", day, "")


# --- the deal -------------------------------------------------------------------------


def test_a_date_deals_the_same_for_ever() -> None:
    """docs/daily.md: these deals were made by the first edition that had a day's table."""
    wedding, bridesmaid = day_deal(DAY, WEDDING), day_deal(DAY, BRIDESMAID)
    assert wedding.record.deal == GOLDEN_DEAL
    assert (wedding.seed, bridesmaid.seed) == GOLDEN_SEEDS
    assert [len(d.record.players) for d in (wedding, bridesmaid)] == [2, 3]


@pytest.mark.parametrize("game", game_keys())
def test_the_bots_are_of_the_level_named_and_the_person_sits_first(game: str) -> None:
    """All at the table are bots but one, and their level is one the game has."""
    players = day_deal(DAY, game).record.players
    assert [p.level for p in players] == [None] + [LEVEL] * (len(players) - 1)
    assert players[PERSON].level is None
    assert LEVEL in game_named(game).bots


def test_every_day_and_every_game_has_a_deal_of_its_own() -> None:
    """A year of deals: no deck comes twice, no two bots' seeds are alike."""
    deals = [day_deal(day, game) for day in EARLIER for game in game_keys()]
    assert len({deal.seed for deal in deals}) == len(deals)
    decks = {json.dumps(d.record.deal) for d in deals if d.record.game == WEDDING}
    assert len(decks) == len(EARLIER)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "2026-11-31",
        "2026-1-1",
        "20261130",
        "2026-11-30T00:00",
        "٢٠٢٦-11-30",
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    """One way to write a day, and only days that there are."""
    with pytest.raises(RefusedError) as refused:
        day_in(text)
    assert sentence(refused.value.message).endswith("2026-11-30.")


@pytest.mark.parametrize("game", game_keys())
@given(seed=st.integers(0, 2**32))
def test_a_course_ends_where_the_game_ends(game: str, seed: int) -> None:
    """Its last sign is that of the final score, whatever happened before."""
    table = played(DAY, game, seed)
    for seat in range(len(table.players)):
        result = result_of(table, seat, DAY, 1)
        assert len(result.course) == STAGES
        assert result.course == course(table.states, seat)
        assert result.course[-1] == standing(result.scores[0], result.scores[1:])
        assert results_in(text_of(result)) == (result,)


# --- results as text ------------------------------------------------------------------


@given(results(), st.sampled_from(["", "> ", "\u202a", "*", "[10:31] Bo: "]))
def test_a_result_comes_back_from_its_text(result: Result, around: str) -> None:
    """Whatever messengers add: marks, quotes, other line ends, an address behind it."""
    text = text_of(result).replace("\n", "\r\n  ") if around else text_of(result)
    sent = f"{around}{text}{around and '*'}\nhttps://example.org/?day={result.day}"
    assert results_in(sent) == (result,)
    assert results_in(f"Look!\n{sent}\n\n{sent}") == (result,)


@given(results(), st.data())
def test_a_result_that_was_changed_is_none(result: Result, data: st.DataObject) -> None:
    """One sign changed, left out or doubled: it is refused, or it is the same result."""
    text = text_of(result)
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.sampled_from(["", text[at] * 2, "7", "a", "▲", " "]))
    with suppress(RefusedError):
        assert results_in(text[:at] + new + text[at + 1 :]) == (result,)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no-result"),
        ("Wordle 1234 3/6", "no-result"),
        (text_of(WON).replace("won", "lost"), "result-damaged"),
        (text_of(WON).replace("41", "42"), "result-damaged"),
        (text_of(WON).replace("2026-11-29", "2026-02-30"), "no-day"),
        ("x" * 30_000, "result-too-long"),
        ("Table Sixteen · " * 1_000, "no-result"),
    ],
)
def test_what_is_no_result_meets_a_sentence(text: str, why: str) -> None:
    """Strictly read, and refused in words a person understands."""
    with pytest.raises(RefusedError) as refused:
        results_in(text)
    assert refused.value.message.id == f"daily/{why}"
    assert sentence(refused.value.message).endswith(".")


def names() -> st.SearchStrategy[str]:
    """Any name, and those most often whose marks hold two signs apart that are one."""
    return st.text(max_size=80) | st.text(
        "e\u0301\u0308A*_`~·: \u200b\u061c", max_size=50
    )


@given(names())
@example("Zoe_\u0308")
@example("e*\u0301")
def test_a_name_fits_into_a_result(name: str) -> None:
    """One line, none of the format's own signs, no marks; fitted once it stays."""
    fit = fit_name(name)
    result = replace(WON, name=fit)
    assert results_in(text_of(result)) == (result,)
    assert 1 <= len(fit) <= 40
    assert not set(fit) & set("·:*_`~\n\u202e\u200f")
    assert fit_name(fit) == fit


def test_a_result_tells_no_card() -> None:
    """Nothing of the deal is in it but the date."""
    table = played(DAY, WEDDING, 5)
    text = text_of(result_of(table, 0, DAY, 4))
    deck = table.deal["deck"]
    assert isinstance(deck, list)
    assert not [guest for guest in deck if guest.lower() in text.lower()]


def test_results_are_ranked_by_how_it_ended_then_by_the_lead() -> None:
    """The same result shares the place, as in any race."""
    lost = replace(WON, name="Di", scores=(30, 36), ending="lost", course="▼" * 8)
    close = replace(WON, name="Ada", scores=(38, 33))
    same = replace(close, name="Bo")
    order = ranked([lost, same, WON, close])
    assert [(place, r.name) for place, r in order] == [
        (1, "Eve"),
        (2, "Ada"),
        (2, "Bo"),
        (4, "Di"),
    ]


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


def paste(app: App, text: str) -> None:
    app.on("day", "", "")
    app.on("day-text", "", text)
    app.on("day-add", "", "")


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


def test_a_days_table_keeps_its_day_when_it_is_opened_again() -> None:
    """The entry has it; another table's has not, and a strange value is none."""
    app, device = opened()
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    assert app.session is not None
    id = app.session.id
    assert json.loads(device.store[PREFIX + id])["day"] == "2026-11-29"
    again, other = opened(StandIn(store=device.store))
    again.on("resume", id, "")
    assert again.session is not None
    assert again.session.day == "2026-11-29"
    entry = json.loads(device.store[PREFIX + id]) | {"day": "<b>"}
    other.store[PREFIX + id] = json.dumps(entry)
    again.on("home", "", "")
    again.on("resume", id, "")
    assert again.session.day == ""


@pytest.mark.parametrize("game", game_keys())
def test_a_table_that_only_says_so_is_no_days_table(game: str) -> None:
    """A file may claim any day for it: deal and seats have to be that day's."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    assert app.session is not None
    play_on(app, device, Rng(1))
    key = PREFIX + app.session.id
    entry = json.loads(device.store[key]) | {"day": "2026-11-29"}
    device.store[key] = json.dumps(entry)
    app.on("home", "", "")
    app.on("resume", app.session.id, "")
    assert app.session.day == ""
    assert not read_day(device, DAY).mine


def test_names_at_the_table_are_no_part_of_the_deal() -> None:
    """Whoever was called Bo before sits with other bots, not beside a namesake."""
    app, _ = opened()
    app.change_settings(people=("Bo",))
    app.on("day", "", "")
    app.on("day-play", BRIDESMAID, "")
    assert app.session is not None
    assert [p.name for p in app.session.table.players] == ["Bo", "Ada", "Cy"]
    assert app.session.table.players[0] == Player("Bo")


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


# --- what comes from somebody else ----------------------------------------------------


def at_table(name: str, seed: int) -> tuple[App, StandIn]:
    """Return a device whose person has begun today's Wedding Table."""
    app, device = opened(StandIn(seed=seed))
    app.change_settings(people=(name,))
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    return app, device


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
