"""Windows of one device come to rest: none answers another for ever."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game_named
from engine.link import decode_link, encode_link, table_link
from engine.record import Player, Record, format_record
from engine.rng import Rng
from engine.table import open_table
from tests.desk import Desk, Window
from tests.playing import press_something
from tests.windows_at_table import (
    BRIDESMAID,
    MOST,
    can_press,
    choose,
    desk_step,
    give,
    laid,
    rests,
    sit,
    two_seats,
)
from ui.saved import PREFIX, rows


def opened_from_file(names: list[str], kinds: list[str]) -> tuple[Desk, Window, str]:
    """Return a desk with a table from a file: with such names, and more than is known."""
    game = game_named(BRIDESMAID)
    players = tuple(Player(n, k) for n, k in zip(names, kinds, strict=True))
    deal = game.deal(len(players), Rng(5))
    record = Record(BRIDESMAID, players, deal, (), {"comment": "kept"})
    desk = Desk()
    one = desk.open()
    one.at.launched("a.table.json", format_record(record), None)
    desk.run(most=MOST)
    assert one.at.session is not None
    return desk, one, one.at.session.id


def send_further_on(window: Window, choices: int) -> None:
    """Have a link open in a window, of its table some choices further on."""
    window.at.on("share", "", "")
    assert window.at.sharing is not None
    link = decode_link(window.at.sharing.address)
    window.at.on("close", "", "")
    assert window.at.session is not None
    table = open_table(window.at.session.table.record)
    for _ in range(choices):
        for seat in table.waiting_for[:1]:
            table.choose(seat, table.legal_actions(seat)[0])
    window.at.heard("linked", encode_link(table_link(table, link.id)))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("last", ["human", "bot:easy"])
def test_windows_rest_while_somebody_is_still_to_choose(first: int, last: str) -> None:
    """In whatever order two have chosen, nobody writes while the third one thinks."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", last, "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    sit_again(desk, one, "0")
    for window in ((one, two), (two, one))[first]:
        choose(window)
        rests(desk)
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.table.sealed == two.at.session.table.sealed
    assert {0, 1} <= one.at.session.table.sealed.keys()


def sit_again(desk: Desk, window: Window, who: str) -> None:
    """Choose another seat at a window that is at the table."""
    window.at.on("seats", "", "")
    sit(desk, window, who)


@pytest.mark.parametrize("choices", [1, 2, 3, 7])
def test_windows_rest_after_a_link_that_is_further_on(choices: int) -> None:
    """A link has less than the record; that is still here then, in every window."""
    names = ["\u202eAda", "Bo", "Cy"]
    desk, one, id = opened_from_file(names, ["human"] * 3)
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    send_further_on(one, choices)
    rests(desk)
    record = json.loads(desk.store[PREFIX + id])["record"]
    assert record["comment"] == "kept"
    assert [seat["name"] for seat in record["seats"]] == names
    assert len(rows(one)) == 1


def test_windows_rest_however_a_step_is_written() -> None:
    """The order of its keys means nothing: not for who writes, and not for who agrees."""
    desk, one, two, id = two_seats()
    for window in (one, two) * 3:
        choose(window)
        desk.run()
    entry = json.loads(desk.store[PREFIX + id])
    steps = entry["record"]["steps"]
    for step in steps:
        step["choices"] = dict(reversed(step["choices"].items()))
    entry["record"]["steps"] = [dict(reversed(step.items())) for step in steps]
    entry["record"]["deal"] = dict(reversed(entry["record"]["deal"].items()))
    desk.store[PREFIX + id] = json.dumps(entry)
    for window in (one, two):
        window.tell("stored", PREFIX + id)
    rests(desk)
    three = desk.open(id)  # it reads what is kept, the others have their own
    desk.run(most=MOST)
    sit(desk, three, "none")
    choose(one)
    rests(desk)
    assert len(rows(one)) == 1


@given(
    data=st.data(), kinds=st.lists(st.sampled_from(["human", "bot:easy"]), max_size=3)
)
def test_windows_come_to_rest_whatever_happened(
    data: st.DataObject, kinds: list[str]
) -> None:
    """Up to three windows, three to five seats: once all is done, nothing is due."""
    kinds = ["human", "human", *kinds, *["human"] * (1 - len(kinds))]
    names = [*data.draw(st.permutations(["Ada", "\u202eBo", "Cy"])), "Di", "Ed"]
    desk, one, id = opened_from_file(names[: len(kinds)], kinds)
    two = desk.open(id)
    desk.run(most=MOST)
    sit(desk, two, "1")
    if data.draw(st.booleans()):
        tv = desk.open(id)
        desk.run(most=MOST)
        sit(desk, tv, data.draw(st.sampled_from(["none", "0"])))
    else:
        sit_again(desk, one, "0")
    rng = Rng(data.draw(st.integers(0, 1000)))
    acts = ["choose"] * 4 + ["press"] * 2 + ["news"] * 2
    acts += ["undo", "behind", "link", "move", "look"]
    for _ in range(data.draw(st.integers(3, 25))):
        window = data.draw(st.sampled_from(desk.windows))
        act = data.draw(st.sampled_from(acts))
        at_table = window.at.place == "table" and window.at.session is not None
        if act == "news" or not at_table:
            desk_step(desk, data)
        elif act == "press" and can_press(window):
            press_something(window.at, window, rng)
        elif act == "choose" and len(window.at.session.people) == 1:  # type: ignore[union-attr]  # it is at the table
            choose(window)
        elif act == "undo":
            window.at.on("undo", "", "")
        elif act == "behind":
            window.fall_behind()
            desk_step(desk, data)
            window.catch_up()
        elif act == "link":
            send_further_on(window, data.draw(st.integers(0, 2)))
        elif act == "move":
            where = data.draw(st.sampled_from(["here", "there"]))
            give(window, data.draw(st.integers(0, 2)), where)
        elif act == "look":
            window.at.on("replay", "", "")
            desk_step(desk, data)
            window.at.on("replay-close", "", "")
    rests(desk)
