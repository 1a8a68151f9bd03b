"""A game that goes to and fro between devices by links (issue 5)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.link import decode_link, encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table
from tests.device import StandIn
from tests.playing import lay_table, opened, press_something
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
from ui.turns import choices_of_persons, seed_of, turn_of


def bots_for(game: str, seats: int) -> list[str]:
    return ["human", "human", *["bot:easy"] * (seats - 2)]


@pytest.mark.parametrize(
    ("game", "seats"), [(WEDDING, 2), *((BRIDESMAID, n) for n in (2, 3, 4, 5))]
)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**20))
def test_two_devices_that_send_every_turn_never_fork(
    game: str, seats: int, seed: int
) -> None:
    """Bots choose on both, often at the same time; every link is taken up, to the end."""
    two, rng = Two(game, bots_for(game, seats), (0, 1), seed), Rng(seed)
    which = 0
    for _ in range(200):
        two.take_turn(which, rng)
        if two.devices[which].offers("turn-send"):
            two.open(1 - which, two.send(which))
            assert "went" not in two.devices[1 - which].text.partition("Two ways")[0]
            assert two.apps[1 - which].arrival is None
        if two.session(0).finished and two.session(1).finished:
            break
        which = 1 - which
    assert two.session(0).finished
    assert two.session(0).table.record == two.session(1).table.record
    for device in two.devices:
        device.run()
        assert tables(device) == [PREFIX + ID]
        assert not device.offers("turn-send")


@settings(max_examples=2)
@given(seed=st.integers(0, 2**20))
def test_bots_choose_the_same_on_two_devices_that_do_not_hear_of_each_other(
    seed: int,
) -> None:
    """One person's table on two devices of theirs: equal moves meet equal answers."""
    for game, seats in ((WEDDING, 2), (BRIDESMAID, 4)):
        two = Two(game, ["human", *["bot:easy"] * (seats - 1)], (0, 0), seed)
        for which in (0, 1):
            rng = Rng(seed)
            for _ in range(40):
                two.devices[which].run()
                if two.session(which).finished:
                    break
                press_something(two.apps[which], two.devices[which], rng)
            two.devices[which].run()
        assert two.session(0).table.steps
        assert two.session(0).table.record == two.session(1).table.record


@BOTH
def test_a_table_that_is_shared_has_the_seed_of_its_id(game: str) -> None:
    """A new one from the start; one of an earlier release once it is shared."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    session = app.session
    assert session is not None
    assert session.seed == seed_of(session.id)
    session.seed = 77
    app.keep()
    device.opened_for = ("table", session.id)
    again, _ = opened(device)
    assert again.session is not None
    assert again.session.seed == 77
    again.on("share", "", "")
    assert again.session.seed == seed_of(session.id)
    again, _ = opened(StandIn(store=device.store, opened_for=("table", session.id)))
    assert again.session is not None
    assert again.session.seed == seed_of(session.id)


def test_a_bot_that_thinks_while_the_table_is_shared_thinks_anew() -> None:
    """What it found with the seed of before is not what the other device will find."""
    app, device = opened(StandIn(answers="never"))
    lay_table(app, WEDDING, ["human", "bot:hard"])
    session = app.session
    assert session is not None
    session.seed = 77
    app.draw()
    rng = Rng(1)
    for _ in range(20):
        device.run()
        if session.bot_to_act() is not None:
            break
        press_something(app, device, rng)
    device.run()
    before = device.questions[-1]
    app.on("share", "", "")
    app.on("close", "", "")
    device.run()
    assert device.questions[-1] != before


def test_after_a_move_it_is_sent_to_whoever_is_to_choose() -> None:
    """By name, with a short message, copied or by the system; then it waits."""
    two, due = wedding()
    device, other = two.devices[due], NAMES[1 - due]
    assert not device.offers("turn-send")
    two.take_turn(due, Rng(1))
    assert f"Send to {other}" in device.text
    sent = two.send(due)
    assert sent.startswith(f"Your turn, {other}: At the Wedding Table.\nhttps://")
    assert decode_link(sent).id == ID
    assert f"paste it into a message to {other}" in device.text
    device.run()
    assert f"Waiting for {other}" in device.text
    assert "Send again" in device.text
    device.can_send = True
    two.apps[due].on("turn-send", "", "")
    [(_, text, address)] = device.sent
    assert text == f"Your turn, {other}: At the Wedding Table."
    assert decode_link(address).record == two.session(due).table.record


def test_several_are_named() -> None:
    """Who has chosen and waits for two others sends to both."""
    players = tuple(Player(name) for name in NAMES[:3])
    table = open_table(Record(BRIDESMAID, players, {}, ()))
    app, device = came(encode_link(table_link(table, ID)))
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    rng = Rng(2)
    while not device.offers("turn-send"):
        press_something(app, device, rng)
    assert "Send to Bo and Cy" in device.text
    app.on("turn-send", "", "")
    assert device.clipboard
    assert device.clipboard.startswith("Your turn, Bo and Cy: ")


def test_without_a_clipboard_the_sheet_has_the_link() -> None:
    """Nothing counts as sent that was not."""
    two, due = wedding()
    two.take_turn(due, Rng(1))
    two.devices[due].clipboard = None
    two.apps[due].on("turn-send", "", "")
    assert two.devices[due].focused == "#share-link"
    assert two.devices[due].offers("share-copy")
    two.apps[due].on("close", "", "")
    turn = turn_of(two.session(due))
    assert turn is not None
    assert not turn.sent


def test_a_name_can_not_spoil_the_message() -> None:
    """A # in a name would be taken for the one before the code."""
    table = open_table(
        Record(WEDDING, (Player("#A#"), Player("B#o")), play_deal(WEDDING), ())
    )
    (due,) = table.waiting_for
    app, device = came(encode_link(table_link(table, ID)))
    app.on("sit-as", str(due), "")
    app.on("sit-down", "", "")
    rng = Rng(1)
    while not device.offers("turn-send"):
        press_something(app, device, rng)
    app.on("turn-send", "", "")
    assert device.clipboard
    assert decode_link(device.clipboard).id == ID


def test_the_end_is_sent_too() -> None:
    """The one who made the last move sends it; nobody waits for ever."""
    two, due = wedding()
    rng, which = Rng(4), due
    for _ in range(40):
        two.take_turn(which, rng)
        if two.session(which).finished:
            break
        two.open(1 - which, two.send(which))
        which = 1 - which
    assert "how it ended" in two.devices[which].text
    sent = two.send(which)
    assert "this is how our game ended" in sent
    two.devices[which].run()
    assert not two.devices[which].offers("turn-send")
    two.open(1 - which, sent)
    assert two.session(1 - which).finished
    assert not two.devices[1 - which].offers("turn-send")


def test_what_was_taken_back_is_sent_again() -> None:
    """A sealed choice that changed after the link went out is news."""
    two = Two(BRIDESMAID, ["human"] * 2, (0, 1), 5)
    two.take_turn(0, Rng(1))
    two.send(0)
    two.devices[0].run()
    assert "Send again" in two.devices[0].text
    two.apps[0].on("undo", "", "")
    assert two.session(0).known_there == choices_of_persons(two.session(0).table)
    two.apps[0].on("confirm", "", "")
    assert "Send to Bo" in two.devices[0].text


def test_what_others_know_outlives_the_page() -> None:
    """After a reload it is not asked to be sent once more."""
    two, due = wedding()
    two.take_turn(due, Rng(1))
    two.send(due)
    device = two.devices[due]
    again, _ = opened(StandIn(store=device.store, opened_for=("table", ID)))
    assert again.session is not None
    turn = turn_of(again.session)
    assert turn is not None
    assert turn.sent
