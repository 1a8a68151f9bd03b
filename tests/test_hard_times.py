"""What other programs, full storage and odd files leave behind, met on the page."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.record import parse_record
from engine.results import text_of
from engine.rng import Rng
from tests.days import DAY, WON
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from ui.carrying import MOST, all_in
from ui.daily import KEY, MOST_FRIENDS, read_day
from ui.saved import ALL_TABLES, PREFIX

RECORDS = Path(__file__).parent / "records"
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def entry(**changes: object) -> str:
    """Return an entry of a running wedding table, with other parts."""
    record = {
        "format": "table-record/1",
        "game": WEDDING,
        "seats": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "human"}],
        "deal": {},
        "steps": [],
    }
    about = {"finished": False, "waiting_for": [0]}
    parts = {"record": record, "about": about, "changed": "2099-01-01T00:00:00Z"}
    for key, value in changes.items():
        if key in record:
            record[key] = value
        else:
            parts[key] = value
    return json.dumps(parts)


@pytest.mark.parametrize(
    "text",
    [
        entry(game="chess"),
        entry(seats=[]),
        entry(seats=[{"name": "A", "kind": "human"}] * 6),
        entry(seats=[{"name": 7, "kind": "human"}] * 2),
        entry(about={"finished": False, "waiting_for": [1e300]}),
        entry(about={"finished": False, "waiting_for": [7, -1, "x", None]}),
        entry(about=None),
        entry(about={"waiting_for": 5}),
        entry(changed="0001-01-01T00:00:00+14:00"),
        entry(changed="9999-12-31T23:59:59-14:00"),
        entry(changed=["x"], title={"y": 1}),
        entry(record="x"),
        '{"record": 1e999}',
        "[" * 50_000,
    ],
)
def test_no_entry_keeps_the_page_from_starting(text: str) -> None:
    """Storage that holds garbage, or a game of another release: the rest keeps working."""
    device = StandIn(store={PREFIX + "odd": text})
    app, _ = opened(device)
    lay_table(app, WEDDING, ["human", "human"])
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert "odd" in device.offers("export")
    app.on("resume", "odd", "")
    app.on("close", "", "")
    app.on("export", "odd", "")
    app.on("delete", "odd", "")
    assert device.store.keys().isdisjoint({PREFIX + "odd"})


@pytest.mark.parametrize("room", ["full", "blocked"])
def test_a_table_that_cant_be_kept_lasts_as_long_as_the_page(room: str) -> None:
    """Leaving a table that the device has no room for does not throw it away."""
    app, device = opened()
    device.room = room  # type: ignore[assignment]  # both are rooms
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    rng = Rng(3)
    for _ in range(12):
        device.run()
        press_something(app, device, rng)
    session = app.session
    assert session is not None
    steps = len(session.table.steps)
    assert "kept here" in device.text, "said for as long as it is so"
    lay_table(app, WEDDING, ["human", "human"])
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert session.id in device.offers("resume")
    app.on("resume", session.id, "")
    assert app.session is session
    assert len(session.table.steps) >= steps
    device.room = "ok"
    app.on("undo", "", "")
    assert PREFIX + session.id in device.store


def test_a_deleted_table_is_never_lost_for_want_of_room() -> None:
    """Bringing it back where nothing fits any more gives its file instead."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    record, id = app.session.table.record, app.session.id
    app.on("home", "", "")
    app.on("delete", id, "")
    device.room = "full"
    app.on("undelete", id, "")
    assert parse_record(device.files[-1][1]) == record
    assert "into a file" in device.text
    device.room = "ok"
    app.on("undelete", id, "")
    assert PREFIX + id in device.store


def test_a_name_that_cant_be_kept_is_said() -> None:
    """Renaming a table on a full device says that it did not work."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    app.on("home", "", "")
    app.on("go", "saved", "")
    device.room = "full"
    app.on("title", app.session.id, "Golden wedding")
    assert "could not be kept" in device.text


def test_the_rules_do_not_lift_the_cover() -> None:
    """The window loses the focus while the rules are open: the hand stays covered."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "human"])
    app.on("uncover", "", "")
    app.on("rules", BRIDESMAID, "")
    app.away()
    app.on("back", "", "")
    assert not device.offers("pick")
    assert device.available("uncover")


@pytest.mark.parametrize(
    "extra",
    [
        {"x": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]},
        {"x": "y" * 700_000},
        {"x": 10**4_400},
    ],
    ids=["deep", "long", "many digits"],
)
def test_a_file_that_opens_can_be_resumed_and_saved_again(
    extra: dict[str, object],
) -> None:
    """Unknown top-level keys are kept: what could be read once can be read again."""
    text = (RECORDS / WEDDING / "at-the-wedding-table-2-1.json").read_text("utf-8")
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    long = json.dumps(json.loads(text) | extra)
    sys.set_int_max_str_digits(before)
    app, device = opened()
    device.offered = ("game.table.json", long)
    app.on("open-file", "", "")
    assert app.session is not None
    app.on("home", "", "")
    app.on("resume", app.session.id, "")
    assert app.place == "table"
    app.on("save-file", "", "")
    assert parse_record(device.files[-1][1]) == parse_record(long)


def test_playing_again_keeps_another_deck() -> None:
    """A table may carry another deck (W11), and so does its next game."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    names = list(app.session.table.state.view(None).guests)
    guests = [
        {
            "id": id,
            "name": f"The other {id}",
            "symbols": ["heart"],
            "rule": {"kind": "flat", "points": 2},
            "range": {},
        }
        for id in names
    ]
    record = json.loads(
        (RECORDS / WEDDING / "at-the-wedding-table-2-1.json").read_text("utf-8")
    )
    record["deal"]["guests"] = guests
    device.offered = ("other.json", json.dumps(record))
    app.on("open-file", "", "")
    play_on(app, device, Rng(2))
    app.on("again", "", "")
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    assert app.session.table.deal["guests"] == guests


def test_a_game_of_bots_only_can_be_played_again_with_persons() -> None:
    """Playing again where nobody plays opens the lobby, so that somebody can sit down."""
    app, device = opened()
    record = json.loads(
        (RECORDS / BRIDESMAID / "always-a-bridesmaid-3-1.json").read_text("utf-8")
    )
    for seat in record["seats"]:
        seat["kind"] = "bot:easy"
    device.offered = ("bots.json", json.dumps(record))
    app.on("open-file", "", "")
    play_on(app, device, Rng(2))
    app.on("again", "", "")
    assert app.place == "lobby"


@pytest.mark.parametrize("name", ["\u200b", "\x00", " \u202e ", "\ufeff"])
def test_a_name_nobody_can_see_is_no_name(name: str) -> None:
    """Control and direction marks are taken out of what is typed; nothing is left."""
    app, device = opened()
    app.on("lobby", WEDDING, "")
    app.on("name", "0", name)
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    assert app.place == "lobby"
    assert "Give seat 1 a name." in device.text


@pytest.mark.parametrize(
    ("leads", "do", "arg"),
    [
        ([("lobby", WEDDING)], "name", "0"),
        ([("lobby", WEDDING), ("deck-make", "")], "deck-name", ""),
        *(
            (
                [("lobby", WEDDING), ("deck-make", ""), ("deck-card", "1")],
                "deck-set",
                it,
            )
            for it in ("1:name", "1:name_ja", "1:flavour", "1:table", "1:points")
        ),
        ([("day", "")], "day-name", ""),
        ([("go", "saved")], "find", ""),
    ],
)
def test_what_is_pasted_into_a_field_may_be_of_any_length(
    leads: list[tuple[str, str]], do: str, arg: str
) -> None:
    """It is answered at once, and neither the page nor the storage swells with it."""
    app, device = opened()
    for verb, about in leads:
        app.on(verb, about, "")
    took = []
    for number in range(4):
        began = time.process_time()
        app.on(do, arg, f"{number}" + "<b> \u202e" * 500_000)
        took.append(time.process_time() - began)
    assert min(took) < 0.050
    assert len(device.html) < 100_000
    assert sum(map(len, device.store.values())) < 100_000


def test_a_tables_name_and_a_command_may_be_of_any_length() -> None:
    """As at every other field."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    assert app.session is not None
    app.on("command-line", "", "")
    long = "<b> \u202e" * 150_000
    for do, arg, text in (
        ("title", app.session.id, long),
        ("command", "", json.dumps({"line": long}, ensure_ascii=False)),
        ("command", "", "[" * 1_000_000),
        ("input", "single-number", long),
    ):
        took = []
        for _ in range(4):
            began = time.process_time()
            app.on(do, arg, text)
            took.append(time.process_time() - began)
        assert min(took) < 0.050, do
        assert len(device.html) < 100_000, do
        assert sum(map(len, device.store.values())) < 100_000, do


def test_marks_inside_a_name_are_taken_out() -> None:
    """What turns text around or breaks its line does not get into a name."""
    app, _ = opened()
    app.on("lobby", WEDDING, "")
    app.on("name", "0", "A\u202eda\nB \U0001f469\u200d\U0001f373")
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    assert app.session is not None
    name = app.session.table.players[0].name
    assert name == "Ada B \U0001f469\u200d\U0001f373"


def test_a_file_of_all_tables_brings_them_back() -> None:
    """What the panel of a page that can't start saves, the page opens again."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    tables = {
        key.removeprefix(PREFIX): json.loads(text)
        for key, text in device.store.items()
        if key.startswith(PREFIX)
    }
    assert len(tables) == 2
    file = {"format": "table-sixteen/tables", "version": 1, "tables": tables}
    app.on("home", "", "")
    for id in tables:
        app.on("delete", id, "")
    device.offered = ("all.json", json.dumps(file | {"torn": "x"}))
    app.on("open-file", "", "")
    assert app.place == "saved"
    assert set(device.offers("resume")) == set(tables)
    app.on("open-file", "", "")
    assert len([k for k in device.store if k.startswith(PREFIX)]) == 2


def test_a_file_of_more_tables_than_there_can_be_is_not_read() -> None:
    """As many of nothing take long one by one; the longest real file has fewer."""
    full = {f"{number:x}": {} for number in range(MOST + 1)}
    for key in ("tables", "days"):
        file = {"format": ALL_TABLES, "version": 1, "tables": {}, "days": {}, key: full}
        assert all_in(json.dumps(file)) is None
        file[key] = dict(list(full.items())[1:])
        assert all_in(json.dumps(file)) is not None


def test_a_day_reads_no_more_friends_than_it_has_room_for() -> None:
    """Whatever a storage or a file claims: each of them would be drawn into a list."""
    names = [f"Friend {number}" for number in range(MOST_FRIENDS + 5)]
    friends = [text_of(replace(WON, name=name)) for name in names]
    device = StandIn()
    device.store[KEY + DAY.isoformat()] = json.dumps({"friends": friends})
    kept = read_day(device, DAY).friends
    assert [one.name for one in kept] == names[:MOST_FRIENDS]
