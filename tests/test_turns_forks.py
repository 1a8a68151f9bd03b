"""A game between devices: two ways it went, and moves that are told."""

from __future__ import annotations

import re

from engine.link import decode_link, encode_link, table_link
from engine.record import Record
from engine.rng import Rng
from engine.table import Table, open_table
from tests.device import StandIn
from tests.golden_links import play
from tests.test_arrival import came, tables
from tests.two_devices import (
    BOTH,
    BRIDESMAID,
    ID,
    NAMES,
    WEDDING,
    Two,
    play_deal,
    wedding,
)
from ui.saved import PREFIX

# --- two ways a table went ------------------------------------------------------------


def parted() -> tuple[Two, int, str]:
    """Return two devices that played on by themselves, and a link of the second."""
    two, due = wedding()
    two.take_turn(due, Rng(1))
    first = two.send(due)
    two.open(1 - due, first)
    session = two.session(1 - due)
    mine = open_table(session.table.record)
    play(mine, 4, Rng(5))
    play(session.table, 4, Rng(6))
    two.apps[1 - due].keep()
    return two, 1 - due, f"#{encode_link(table_link(mine, ID))}"


def test_a_fork_keeps_both_and_says_where_they_part() -> None:
    """The move, what each was, how far each went; a way to look at both of them."""
    two, which, link = parted()
    app, device = two.apps[which], two.devices[which]
    before = device.store[PREFIX + ID]
    two.open(which, link)
    assert "The first move is the same" in device.text
    said = re.findall(r"Move 2: (\w+ seats [\w ]+ at \d+)\.", device.text)
    assert len(said) == len(set(said)) == 2
    assert device.store[PREFIX + ID] == before
    assert len(tables(device)) == 2
    mine, theirs = device.offers("resume")
    assert mine == ID
    app.on("resume", theirs, "")
    session = two.session(which)
    assert session.people == (which,)
    assert "the other way from move 2" in session.title
    assert table_link(session.table).record == decode_link(link).record
    app.on("home", "", "")
    app.on("resume", mine, "")
    assert two.session(which).id == ID


def test_after_a_fork_either_way_goes_on_by_the_same_links() -> None:
    """A link finds the history that it continues; a known fork is not kept twice."""
    two, which, link = parted()
    app, device = two.apps[which], two.devices[which]
    two.open(which, link)
    _, theirs = device.offers("resume")
    two.open(which, link)
    assert two.session(which).id == theirs
    assert len(tables(device)) == 2
    longer = open_table(decode_link(link).record)
    play(longer, 6, Rng(9))
    two.open(which, f"#{encode_link(table_link(longer, ID))}")
    assert two.session(which).id == theirs
    assert len(two.session(which).table.steps) == 6
    app.on("share", "", "")
    assert app.sharing is not None
    assert decode_link(app.sharing.address).id == ID
    assert len(tables(device)) == 2


def test_a_choice_that_is_not_the_same_is_not_told() -> None:
    """Two sealed choices of one person: that they differ is said, and not what they are."""
    pages = []
    for choices in ((0, 1), (5, 300)):
        two = Two(BRIDESMAID, ["human"] * 3, (1, 0), 5)
        legal = two.session(0).table.legal_actions(0)
        for which, choice in enumerate(choices):
            table = open_table(two.session(0).table.record)
            table.choose(0, legal[choice])
            two.open(0, f"#{encode_link(table_link(table, ID))}")
            assert ("Two ways" in two.devices[0].text) == bool(which)
        assert "Ada chose one thing here" in two.devices[0].text
        assert not re.search(r"seats|plays \d", two.devices[0].text)
        pages.append(re.sub(r"[0-9a-f]{10}", "", two.devices[0].html))
    assert pages[0] == pages[1]


def test_another_game_under_the_same_id_is_kept_beside() -> None:
    """Not dealt alike: nothing of the own table is touched."""
    two, due = wedding()
    before = dict(two.devices[due].store)
    players = two.session(due).table.players
    other = open_table(Record(WEDDING, players, play_deal(WEDDING, 99), ()))
    two.open(due, f"#{encode_link(table_link(other, ID))}")
    assert "not dealt alike" in two.devices[due].text
    assert two.devices[due].store[PREFIX + ID] == before[PREFIX + ID]


def test_a_damaged_table_of_that_id_is_left_alone() -> None:
    """What can't be read stays; the link's table is kept beside it."""
    two, due = wedding()
    code = encode_link(table_link(two.session(due).table, ID))
    device = StandIn(store={PREFIX + ID: "{torn"})
    app, _ = came(code, device)
    assert "can’t be read" in device.text
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    assert device.store[PREFIX + ID] == "{torn"
    assert len(tables(device)) == 2
    came(code, device)
    assert len(tables(device)) == 2


def test_a_fork_lasts_without_storage() -> None:
    """Where nothing can be kept, both are there as long as the page is."""
    two, which, link = parted()
    two.devices[which].room = "full"
    two.open(which, link)
    mine, theirs = two.devices[which].offers("resume")
    for id in (theirs, mine):
        two.apps[which].on("resume", id, "")
        assert two.session(which).id == id


# --- a move told ----------------------------------------------------------------------


def codes_on(device: StandIn) -> list[str]:
    found = re.findall(r"<dd>([^<]*)</dd>", device.html)
    return [code.replace(" ", "") for code in found]


@BOTH
def test_a_move_is_told_instead_of_a_link(game: str) -> None:
    """After the first link: what one device shows and the other takes is the move."""
    two = Two(game, ["human", "human"], (0, 1), 8)
    due = two.session(0).table.waiting_for[0]
    two.take_turn(due, Rng(1))
    two.open(1 - due, two.send(due))
    two.take_turn(1 - due, Rng(2))
    told, listens = two.devices[1 - due], two.devices[due]
    two.devices[due].run()
    two.apps[1 - due].on("turn-sheet", "", "")
    assert codes_on(told)
    for code in codes_on(told):
        two.apps[due].on("turn-sheet", "", "")
        two.apps[due].on("turn-typed", "", code.lower())
        assert listens.available("turn-make")
        two.apps[due].on("turn-make", "", "")
        assert f"{NAMES[1 - due]} has chosen" in listens.text
    one, other = two.session(due).table, two.session(1 - due).table
    assert one.steps == other.steps[: len(one.steps)]
    assert len(one.steps) + bool(one.sealed) > 1


def test_a_move_that_is_not_due_says_so_and_stays_to_be_put_right() -> None:
    """Nothing is chosen; the field keeps what was typed and gets the focus."""
    two, due = wedding()
    two.take_turn(due, Rng(1))
    two.send(due)
    app, device = two.apps[due], two.devices[due]
    app.on("turn-sheet", "", "")
    assert not device.available("turn-make")
    before = two.session(due).table.record
    for typed, said in (("K7M2", "no move that is due"), ("B0I1", "only these")):
        app.on("turn-typed", "", typed)
        app.on("turn-make", "", "")
        assert said in device.text
        assert f'value="{typed}"' in device.html
        device.run()
        assert device.focused == '[data-do="turn-typed"]'
    assert two.session(due).table.record == before


def test_a_sealed_choice_that_is_told_is_not_shown() -> None:
    """Told to a table of three, it changes no page but for the fact that it was made."""
    pages = []
    for choice in (0, 250):
        two = Two(BRIDESMAID, ["human"] * 3, (0, 1), 5)
        table: Table = two.session(0).table
        two.session(0).known_there = two.session(1).known_there = 0
        two.session(1).table.choose(1, table.legal_actions(1)[choice])
        two.apps[1].draw()
        two.apps[1].on("turn-sheet", "", "")
        [code] = codes_on(two.devices[1])
        two.apps[0].on("turn-sheet", "", "")
        two.take_turn(0, Rng(3))
        two.apps[0].on("turn-sheet", "", "")
        two.apps[0].on("turn-typed", "", code)
        two.apps[0].on("turn-make", "", "")
        assert set(table.sealed) == {0, 1}
        two.apps[0].on("close", "", "")
        pages.append(two.devices[0].html)
    assert pages[0] == pages[1]
