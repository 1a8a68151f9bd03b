"""The guest book with many tables: found, filtered, in pages; out and in as one file."""

from __future__ import annotations

import json

import pytest

from engine.rng import Rng
from tests.device import StandIn
from tests.many_tables import entries
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.deleted import MOST
from ui.guest_book import FEW, PAGE, GuestBook
from ui.keys import Key
from ui.saved import ALL_TABLES, BIN, PREFIX, latest_running, row_of, rows

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
MANY = {PREFIX + id: text for id, text in entries(100)}
TORN = {PREFIX + "torn1": "{", PREFIX + "torn2": '{"record": {}}'}


def book_of(tables: dict[str, str]) -> tuple[App, StandIn]:
    """Return the page with its guest book open."""
    app, device = opened(StandIn(store=dict(tables)))
    app.on("go", "saved", "")
    return app, device


def tables_of(device: StandIn) -> dict[str, str]:
    return {
        k.removeprefix(PREFIX): t
        for k, t in device.store.items()
        if k.startswith(PREFIX)
    }


def exported(app: App, device: StandIn) -> str:
    app.on("export-all", "", "")
    return device.files[-1][1]


def import_into(device: StandIn, text: str) -> tuple[App, str]:
    """Open a file on a device; return what is said of it."""
    app, _ = opened(device)
    app.on("file-opened", "tables.json", text)
    assert app.place == "saved"
    return app, device.text


def with_entry(text: str, **changes: object) -> str:
    return json.dumps(json.loads(text) | changes)


# --- finding --------------------------------------------------------------------------


def test_a_page_of_many_and_more_on_request() -> None:
    """Hundreds are never on the screen at once; `more` shows the next and leads there."""
    app, device = book_of(MANY)
    assert "100 tables on this device" in device.text
    assert len(device.offers("resume")) == PAGE
    app.on("saved-more", "", "")
    assert len(device.offers("resume")) == 2 * PAGE
    device.run()
    assert device.offers("resume")[PAGE] in device.focused
    for _ in range(4):
        app.on("saved-more", "", "")
    assert len(device.offers("resume")) == 100
    assert not device.offers("saved-more")


@pytest.mark.parametrize(
    ("find", "has"),
    [
        ("eve", "Eve"),
        ("  BO   cy ", "Bo"),
        ("bridesmaid", BRIDESMAID),
        ("wedding ada", WEDDING),
        ("evening number 40", "Evening number 40"),
        ("Évening 40", "Evening number 40"),
    ],
)
def test_tables_are_found_by_people_title_and_game(find: str, has: str) -> None:
    """Every word has to be there, in any order; capitals and accents do not matter."""
    app, device = book_of(MANY)
    app.on("find", "", find)
    found = {row.id for row in GuestBook(find, most=200).found(rows(device))}
    assert 0 < len(found) < 100
    assert set(device.offers("resume")) <= found
    for row in rows(device):
        everything = f"{row.title} {' '.join(row.names)} {row.game}"
        assert (has in everything) or row.id not in found
    assert f"{len(found)} table" in device.text


@pytest.mark.parametrize("find", ["xyzzy", "<b>", "ada xyzzy"])
def test_nothing_found_is_one_sentence_and_a_way_back(find: str) -> None:
    """What was typed is shown as it is; the way back shows all again."""
    app, device = book_of(MANY)
    app.on("find", "", find)
    assert not device.offers("resume")
    assert f"“{find}”" in device.text
    app.on("find-clear", "", "")
    assert len(device.offers("resume")) == PAGE


@pytest.mark.parametrize(("show", "finished"), [("running", False), ("finished", True)])
def test_running_and_finished_ones_are_told_apart(show: str, finished: bool) -> None:
    """Torn ones are neither: they are there when all are shown."""
    app, device = book_of(MANY | TORN)
    app.on("saved-show", show, "")
    shown = {row.id: row for row in rows(device)}
    assert {shown[id].finished for id in device.offers("resume")} == {finished}
    assert "torn" not in "".join(device.offers("delete"))
    app.on("saved-show", "all", "")
    app.on("saved-show", "nonsense", "")
    assert app.book == GuestBook()


def test_no_running_table_is_said() -> None:
    """The filter that leaves nothing says so in a sentence of its own."""
    finished = {k: t for k, t in MANY.items() if row_of(k, t).finished}
    app, device = book_of(finished)
    app.on("saved-show", "running", "")
    assert "No table is running" in device.text


def test_few_tables_need_no_finding() -> None:
    """The field is there once there is something to look for."""
    few = dict(list(MANY.items())[: FEW - 1])
    assert not book_of(few)[1].offers("find")
    assert book_of(dict(list(MANY.items())[:FEW]))[1].offers("find")


def test_keys_of_the_guest_book() -> None:
    """`/` goes to the field, but is a letter in it; Escape shows all again."""
    app, device = book_of(MANY)
    assert app.key(Key("/", frozenset(), False, ""))
    assert device.focused == '#main [data-do="find"]'
    assert not app.key(Key("/", frozenset(), True, "find"))
    assert not app.key(Key("Escape", frozenset(), True, "find"))
    app.on("find", "", "eve")
    assert app.key(Key("Escape", frozenset(), True, "find"))
    assert not app.book.narrowed


def test_torn_tables_are_rows_and_harm_no_other() -> None:
    """Each can be saved and deleted; all others open."""
    app, device = book_of(MANY | TORN)
    app.on("find", "", "")
    for _ in range(5):
        app.on("saved-more", "", "")
    assert len(device.offers("resume")) == 100
    assert {"torn1", "torn2"} <= set(device.offers("delete")) & set(
        device.offers("export")
    )
    app.on("delete", "torn1", "")
    assert len(rows(device)) == 101


def test_the_first_screen_finds_the_table_that_waits() -> None:
    """The latest running one, whatever lies about it; none where all are over."""
    device = StandIn(store=MANY | TORN)
    wanted = next(row for row in rows(device) if not row.finished and not row.damage)
    assert latest_running(device) == wanted
    device.store = {k: t for k, t in MANY.items() if row_of(k, t).finished} | TORN
    assert latest_running(device) is None


# --- deleting -------------------------------------------------------------------------


def test_several_deleted_tables_come_back_after_a_reload() -> None:
    """They wait on the device, each with its own way back."""
    app, device = book_of(MANY)
    gone = device.offers("resume")[:3]
    before = dict(tables_of(device))
    for id in gone:
        app.on("delete", id, "")
    again, other = book_of(device.store)
    device = other
    assert set(device.offers("undelete")) == set(gone)
    for id in gone:
        again.on("undelete", id, "")
    assert tables_of(device) == before
    assert not [key for key in device.store if key.startswith(BIN)]


def test_only_the_last_deleted_ones_wait() -> None:
    """More than that would fill the device with what nobody wants."""
    app, device = book_of(MANY)
    for id in list(tables_of(device))[: MOST + 5]:
        app.on("delete", id, "")
    assert len([key for key in device.store if key.startswith(BIN)]) == MOST


def test_deleted_for_good_is_gone() -> None:
    """Nothing of it stays on the device."""
    app, device = book_of(MANY)
    app.on("delete", device.offers("resume")[0], "")
    app.on("forget", "sure", "")
    assert not [key for key in device.store if key.startswith(BIN)]
    assert not device.offers("undelete")


class Small(StandIn):
    """A device with room for so many characters."""

    most = 10_000

    def set(self, key: str, text: str) -> str:  # type: ignore[override]  # a word of three
        used = sum(len(k) + len(t) for k, t in self.store.items() if k != key)
        if used + len(key) + len(text) > self.most:
            return "full"
        self.store[key] = text
        return "ok"


def test_what_was_deleted_gives_room_to_what_is_played() -> None:
    """Where the device is full, deleted tables go before a choice is lost."""
    device = Small()
    app, _ = opened(device)
    lay_table(app, WEDDING, ["human", "human"])
    device.store[BIN + "old"] = json.dumps({"deleted": "2026", "text": "x" * 9_000})
    device.most = sum(len(k) + len(t) for k, t in device.store.items()) + 5
    for number in range(6):
        press_something(app, device, Rng(number))
    assert app.kept == "ok"
    assert BIN + "old" not in device.store


# --- all tables in one file -----------------------------------------------------------


def test_all_tables_go_to_another_device() -> None:
    """One file, and all are there as they were, days of the day's table with them."""
    app, device = book_of(MANY)
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    play_on(app, device, Rng(1))
    text = exported(app, device)
    assert device.files[-1][0] == "table-sixteen-tables-2026-11-29.json"
    assert json.loads(text)["format"] == ALL_TABLES
    other = StandIn()
    app, told = import_into(other, text)
    assert "101 tables added." in told
    assert "With it came 1 day of the day’s table, played by Ada." in told
    app.on("days-mine", "", "")
    assert tables_of(other) == tables_of(device)
    days = {k: t for k, t in device.store.items() if "/day/" in k}
    assert days
    assert days.items() <= other.store.items()
    _, told = import_into(other, text)
    assert "101 were here already." in told
    assert tables_of(other) == tables_of(device)


def test_a_damaged_table_in_the_file_does_not_stop_the_others() -> None:
    """The sentence counts them: added, here already, could not be read."""
    app, device = book_of(dict(list(MANY.items())[:14]))
    file = json.loads(exported(app, device))
    file["tables"] |= {"t": "{", "u": {"record": 1}, "v": 7, "w": None}
    other = StandIn(store=dict(list(MANY.items())[:2]))
    _, told = import_into(other, json.dumps(file))
    assert "12 tables added, 2 were here already and 4 could not be read." in told
    assert len(rows(other)) == 14


def test_a_different_table_gets_a_new_id() -> None:
    """Under the id of one that is here, but not that one: both are kept, once."""
    (key, mine), (_, theirs) = list(MANY.items())[1:3]
    id = key.removeprefix(PREFIX)
    device = StandIn(store={key: mine})
    text = json.dumps({"format": ALL_TABLES, "tables": {id: json.loads(theirs)}})
    _, told = import_into(device, text)
    assert "1 table added." in told
    assert device.store[key] == mine
    assert len(rows(device)) == 2
    _, told = import_into(device, text)
    assert "1 was here already." in told
    assert len(rows(device)) == 2


@pytest.mark.parametrize("further", ["here", "file"])
def test_the_same_table_goes_on_where_it_is_further(further: str) -> None:
    """A history that agrees is joined; its title stays the one given here."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    id = app.session.id
    early = device.store[PREFIX + id]
    for number in range(12):
        press_something(app, device, Rng(number))
    late = device.store[PREFIX + id]
    assert early != late
    here, file = (late, early) if further == "here" else (early, late)
    other = StandIn(store={PREFIX + id: with_entry(here, title="Mine")})
    text = json.dumps({"format": ALL_TABLES, "tables": {id: json.loads(file)}})
    _, told = import_into(other, text)
    entry = json.loads(other.store[PREFIX + id])
    assert entry["record"] == json.loads(late)["record"]
    assert entry["title"] == "Mine"
    assert (
        "1 was here already" if further == "here" else "1 went on from here"
    ) in told


def test_a_full_device_says_what_found_no_room() -> None:
    """What is here stays; the rest is still in the file."""
    app, device = book_of(dict(list(MANY.items())[:30]))
    text = exported(app, device)
    other = Small()
    _, told = import_into(other, text)
    kept = len(rows(other))
    assert 0 < kept < 30
    assert f"{kept} tables added and {30 - kept} found no room on this device." in told


@pytest.mark.parametrize("tables", [{}, [], None, 7])
def test_a_file_without_tables_says_so(tables: object) -> None:
    """It is such a file, but nothing is in it."""
    _, told = import_into(
        StandIn(), json.dumps({"format": ALL_TABLES, "tables": tables})
    )
    assert "no table in this file" in told


def test_a_damaged_table_goes_into_the_file_as_it_is() -> None:
    """Somebody may mend it; the device it is brought to says that it can't be read."""
    app, device = book_of(MANY | TORN)
    file = json.loads(exported(app, device))
    assert file["tables"]["torn1"] == "{"
    assert file["tables"]["torn2"] == {"record": {}}
