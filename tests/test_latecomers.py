"""What comes late, or from strangers: verbs, ids, marks, long numbers, long titles."""

from __future__ import annotations

import json

import pytest

import engine.record
from engine.game import RefusedError
from engine.link import encode_link, table_link
from engine.record import LONG_NUMBER, MAX_DIGITS, parse_json
from engine.rng import Rng
from tests.device import StandIn
from tests.playing import lay_table, opened
from tests.test_arrival import ID, NAMES, came, persons, tables
from tests.two_devices import Two, wedding
from ui.actions import ACTIONS
from ui.carrying import all_in
from ui.guest_book import GuestBook
from ui.html import tag
from ui.saved import ALL_TABLES, BIN, MAX_TITLE, PREFIX, row_of, rows, title_in
from ui.session import Session

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
ODD = ("0", "²", "1:²", "²:here")
SCREENS = (
    "home",
    "lobby",
    "table",
    "link",
    "replay",
    "seats",
    "review",
    "daily",
    "deck",
)


def test_a_verb_whose_subject_has_gone_does_nothing_that_breaks() -> None:
    """Whatever screen was up, whatever was pressed there a moment too late."""
    app, device = opened()
    for do in sorted(ACTIONS):
        for place in SCREENS:
            for arg in ("", "²"):
                app.place, app.dialog, app.lobby = place, None, None
                app.arrival = app.session = None
                app.on(do, arg, arg)
                device.tasks.clear()


def test_a_verb_with_an_odd_argument_breaks_no_table() -> None:
    """With a table up, digits that are none are none."""
    app, device = opened()
    for do in sorted(ACTIONS):
        lay_table(app, WEDDING, ["human", "human"])
        for arg in ODD:
            app.on(do, arg, arg)
            device.tasks.clear()


def pasted(code: str, device: StandIn) -> None:
    """Paste a link of a table that is here, and have every event of it told twice."""
    app, _ = opened(device)
    app.on("open-link", "", "")
    for _ in range(2):
        app.on("link-text", "", code)
        app.on("link-try", "", "")
    assert app.session is not None
    assert app.session.id == ID
    assert app.place == "table"


def test_a_link_of_a_table_that_is_here_may_be_opened_twice_at_once() -> None:
    """Leaving the box tells its text once more, a second press comes after the first."""
    code = encode_link(table_link(persons(WEDDING), ID))
    app, device = came(code)
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    pasted(code, device)
    assert tables(device) == [PREFIX + ID]


def test_a_link_that_was_opened_is_not_closed_by_the_box_it_was_typed_into() -> None:
    """The change event of the box comes after the question who one is."""
    code = encode_link(table_link(persons(WEDDING), ID))
    app, device = opened()
    app.on("open-link", "", "")
    app.on("link-text", "", code)
    app.on("link-try", "", "")
    app.on("link-text", "", code)
    assert device.offers("sit-as")


def sitting(game: str) -> tuple[Session, StandIn]:
    app, device = came(encode_link(table_link(persons(game), ID)))
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    assert app.session is not None
    return app.session, device


def test_another_games_table_with_the_same_id_is_a_table_of_its_own() -> None:
    """Nothing of ours is taken over to it: who sits there is asked. Ours stays."""
    _, device = sitting(BRIDESMAID)
    before = device.store[PREFIX + ID]
    app, _ = came(encode_link(table_link(persons(WEDDING), ID)), device)
    assert app.arrival is not None
    assert app.arrival.fork is None
    assert device.offers("sit-as")
    assert "can’t be read" not in device.text
    app.on("sit-as", "1", "")
    app.on("sit-down", "", "")
    assert app.session is not None
    assert app.session.people == (1,)
    assert app.session.travels_as == ID
    assert device.store[PREFIX + ID] == before
    assert len(tables(device)) == 2


# --- the guest book -------------------------------------------------------------------


def test_deleting_for_good_says_how_many_and_asks_once() -> None:
    """One tap deletes nothing; the question can be left, and then all are there."""
    app, device = opened()
    for _ in range(3):
        lay_table(app, WEDDING, ["human", "bot:easy"])
        app.on("delete", rows(device)[0].id, "")
        device.seed += 1
    app.on("go", "saved", "")
    gone = [key for key in device.store if key.startswith(BIN)]
    assert f"Delete these {len(gone)} for good" in device.text
    app.on("forget", "", "")
    app.on("close", "", "")
    assert [key for key in device.store if key.startswith(BIN)] == gone
    app.on("forget", "", "")
    assert device.offers("forget") == ["", "sure"]
    app.on("forget", "sure", "")
    assert not [key for key in device.store if key.startswith(BIN)]
    assert not app.deleted


@pytest.mark.parametrize(
    ("name", "typed"),
    [("Łukasz", "lukasz"), ("Øyvind", "oyvind"), ("Strauß", "strauss"), ("Đorđe", "dorde"),
     ("Æsa", "aesa"), ("Cœur", "coeur"), ("Işıl", "isil"), ("Þór", "thor")],
)  # fmt: skip
def test_a_letter_that_no_keyboard_has_is_found_by_the_nearest(
    name: str, typed: str
) -> None:
    """Strokes through a letter and two letters in one count as little as accents."""
    entry = json.loads(sitting(WEDDING)[1].store[PREFIX + ID])
    entry["record"]["seats"][0]["name"] = name
    row = row_of("a", json.dumps(entry))
    assert GuestBook(typed).found([row]) == [row]
    assert GuestBook(name).found([row]) == [row]
    assert GuestBook(typed + "q").found([row]) == []


def test_a_title_from_a_file_is_as_long_as_one_that_was_typed() -> None:
    """In the guest book and at the table."""
    session, device = sitting(WEDDING)
    entry = json.loads(device.store[PREFIX + session.id]) | {"title": "x" * 5_000}
    device.store[PREFIX + session.id] = json.dumps(entry)
    app, _ = opened(device)
    assert title_in(entry) == "x" * MAX_TITLE == rows(device)[0].title
    app.on("resume", session.id, "")
    assert app.session is not None
    assert app.session.title == "x" * MAX_TITLE


def test_an_import_under_an_id_that_is_taken_is_still_known_by_it() -> None:
    """It gets another place; the other devices' links go on at it."""
    _, device = sitting(WEDDING)
    _, other = sitting(BRIDESMAID)
    chest = json.dumps(
        {"format": ALL_TABLES, "version": 1,
         "tables": {ID: json.loads(other.store[PREFIX + ID])}, "days": {}}
    )  # fmt: skip
    app, _ = opened(device)
    app.on("file-opened", "all.json", chest)
    (new,) = [key for key in tables(device) if key != PREFIX + ID]
    assert json.loads(device.store[new])["known_as"] == ID


def test_an_import_is_not_hidden_by_a_table_that_found_no_room() -> None:
    """Both are in the guest book at once."""
    device = StandIn(room="full")
    app, _ = came(encode_link(table_link(persons(WEDDING), ID)), device)
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    assert ID in app.unkept
    device.room = "ok"
    _, other = sitting(BRIDESMAID)
    chest = json.dumps(
        {"format": ALL_TABLES, "version": 1,
         "tables": {ID: json.loads(other.store[PREFIX + ID])}, "days": {}}
    )  # fmt: skip
    app.on("file-opened", "all.json", chest)
    assert {row.game for row in app.rows()} == {WEDDING, BRIDESMAID}


# --- strangers' texts -----------------------------------------------------------------


def test_no_text_on_the_page_turns_around_what_stands_beside_it() -> None:
    """Direction marks in names and titles of a file are kept there and not shown."""
    session, device = sitting(WEDDING)
    entry = json.loads(device.store[PREFIX + session.id])
    entry["title"] = "abc\u202edef\u2066"
    entry["record"]["seats"][0]["name"] = "A\u202eda"
    device.store[PREFIX + session.id] = json.dumps(entry)
    app, _ = opened(device)
    for verb, arg in (("go", "saved"), ("resume", session.id), ("sheet", "log")):
        app.on(verb, arg, "")
        assert not {"\u202e", "\u2066"} & set(device.html)
        assert device.page is not None
        assert not {"\u202e", "\u2066"} & set(device.page.title)
    assert app.session is not None
    assert app.session.table.players[0].name == "A\u202eda"
    assert tag("p", "a\u202eb", title="c\u202ed", data_arg="e\u202ef") == (
        '<p title="cd" data-arg="e\u202ef">ab</p>'
    )


def test_long_numbers_have_one_budget_of_digits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many are refused before more digits are reckoned than one number may have."""
    read: list[int] = []

    def counted(text: str) -> int:
        read.append(len(text))
        return 0

    monkeypatch.setattr(engine.record, "int", counted, raising=False)
    size = MAX_DIGITS // 5
    hostile = "[" + ",".join(["9" * size] * 500) + "]"
    with pytest.raises(RefusedError):
        parse_json(hostile, max_chars=len(hostile))
    assert sum(read) <= MAX_DIGITS
    read.clear()
    assert all_in(f'{{"format":"{ALL_TABLES}","x":{hostile}}}') is None
    assert sum(read) <= MAX_DIGITS
    read.clear()
    parse_json("[" + ",".join(["1" * (LONG_NUMBER - 1)] * 5_000) + "]")
    assert len(read) == 5_000


# --- by turns -------------------------------------------------------------------------


def test_home_says_who_is_waited_for_where_nobody_here_is_due() -> None:
    """While Bo plays elsewhere it is not "your turn, Bo" here; when it is ours, it is."""
    two, due = wedding()
    ours = two.apps[due]
    ours.on("home", "", "")
    assert f"Your turn, {NAMES[due]}" in two.devices[due].text
    ours.on("resume", ID, "")
    two.take_turn(due, Rng(1))
    ours.on("home", "", "")
    assert f"Waiting for {NAMES[1 - due]}" in two.devices[due].text
    assert "Your turn" not in two.devices[due].text


def test_a_move_can_be_told_until_it_is_answered() -> None:
    """Whether what was sent arrived, nobody knows before something comes back."""
    two, due = wedding()
    two.take_turn(due, Rng(1))
    app, device = two.apps[due], two.devices[due]
    app.on("turn-sheet", "", "")
    told = device.html.partition("<dd>")[2].partition("</dd>")[0]
    assert told
    app.on("close", "", "")
    sent = two.send(due)
    app.on("turn-sheet", "", "")
    assert told == device.html.partition("<dd>")[2].partition("</dd>")[0]
    app.on("close", "", "")
    two.open(1 - due, sent)
    two.take_turn(1 - due, Rng(2))
    two.open(due, two.send(1 - due))
    app.on("turn-sheet", "", "")
    assert "<dd>" not in device.html


def test_taking_back_what_was_sent_says_that_somebody_may_have_it() -> None:
    """It happens all the same; what was not sent goes without a word."""
    two = Two(BRIDESMAID, ["human", "human"], (0, 1), 3)
    app, device = two.apps[0], two.devices[0]
    two.take_turn(0, Rng(1))
    app.on("undo", "", "")
    assert "may have" not in device.text
    assert not two.session(0).table.sealed
    two.take_turn(0, Rng(1))
    two.send(0)
    app.on("undo", "", "")
    assert not two.session(0).table.sealed
    assert "Bo may have the old choice already" in device.text
