"""A game that goes to and fro between devices by links and by moves told (issue 5)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import game_named
from engine.link import decode_link, encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from tests.device import StandIn
from tests.golden_links import play
from tests.playing import lay_table, opened, press_something
from tests.test_arrival import came, tables
from ui.app import App
from ui.saved import PREFIX
from ui.session import Session
from ui.turns import choices_of_persons, seed_of, turn_of

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
ID = "0123456789"
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


class Two:
    """Two devices at one table, a person each; what one sends the other opens."""

    def __init__(
        self, game: str, kinds: list[str], seats: tuple[int, int], seed: int
    ) -> None:
        players = tuple(
            Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)
        )
        deal = game_named(game).deal(len(kinds), Rng(seed))
        code = encode_link(table_link(open_table(Record(game, players, deal, ())), ID))
        self.devices = [StandIn(seed=seed), StandIn(seed=seed + 1)]
        self.apps: list[App] = []
        for device, seat in zip(self.devices, seats, strict=True):
            app, _ = came(code, device)
            app.on("sit-as", str(seat), "")
            app.on("sit-down", "", "")
            self.apps.append(app)

    def session(self, which: int) -> Session:
        session = self.apps[which].session
        assert session is not None
        return session

    def take_turn(self, which: int, rng: Rng) -> None:
        """Press at one device until it is for somebody elsewhere to choose, or over."""
        app, device = self.apps[which], self.devices[which]
        for _ in range(300):
            device.run()
            session = self.session(which)
            if device.offers("turn-send") or session.finished:
                return
            press_something(app, device, rng)
        raise AssertionError(f"nobody else's turn ever: {device.text[:300]}")

    def send(self, which: int) -> str:
        """Press the button that sends, and return what was put on the clipboard."""
        device = self.devices[which]
        device.clipboard = ""
        self.apps[which].on("turn-send", "", "")
        assert device.clipboard
        return device.clipboard

    def open(self, which: int, text: str) -> None:
        self.apps[which].heard("linked", text.partition("#")[2])


def wedding(seed: int = 3) -> tuple[Two, int]:
    """Return two persons At the Wedding Table, and whose device is to choose."""
    two = Two(WEDDING, ["human", "human"], (0, 1), seed)
    (due,) = two.session(0).table.waiting_for
    return two, due


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


def play_deal(game: str, seed: int = 3) -> dict[str, object]:
    return game_named(game).deal(2, Rng(seed))


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


# --- what is sealed -------------------------------------------------------------------


def test_a_sealed_choice_in_a_link_changes_nothing_on_the_page() -> None:
    """Whatever Ada chose, Bo's page is the same to the letter until Bo has chosen."""
    pages = []
    for choice in (0, 7, 300):
        players = (Player("Ada"), Player("Bo"), Player("Cy"))
        table = open_table(Record(BRIDESMAID, players, {}, ()))
        table.choose(0, table.legal_actions(0)[choice])
        app, device = came(encode_link(table_link(table, ID)))
        seats = device.html
        app.on("sit-as", "1", "")
        app.on("sit-down", "", "")
        app.on("sheet", "log", "")
        assert app.session is not None
        assert app.session.table.sealed
        pages.append((seats, device.html))
    assert pages[0] == pages[1] == pages[2]


# --- who plays where ------------------------------------------------------------------


def test_a_seat_leaves_the_device_and_comes_back() -> None:
    """Said where the table is sent; who left can't choose here until taken back."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    session = app.session
    assert session is not None
    (due,) = session.table.waiting_for
    app.on("share", "", "")
    assert "so that nobody is played on two" in device.text
    app.on("share-seat", f"{due}:there", "")
    assert session.people == (1 - due,)
    assert f"{NAMES[due]} plays on the other device" in device.text
    app.on("close", "", "")
    device.run()
    assert not device.available("pick")
    assert device.offers("turn-send")
    app.on("share", "", "")
    app.on("share-seat", f"{1 - due}:there", "")
    assert "Somebody has to stay" in device.text
    assert session.people == (1 - due,)
    app.on("share-seat", f"{due}:here", "")
    assert f"{NAMES[due]} plays here again" in device.text
    assert session.here is None
    app.on("close", "", "")
    assert device.available("pick")


@settings(max_examples=10)
@given(seed=st.integers(0, 2**20))
def test_whoever_leaves_takes_their_cards_along(seed: int) -> None:
    """At any moment: the page shows what the one who stays may see, or the cover."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "human"])
    session, rng = app.session, Rng(seed)
    assert session is not None
    for _ in range(rng.below(60)):
        device.run()
        press_something(app, device, rng)
    if session.finished:
        return
    left = rng.below(3)
    app.on("share", "", "")
    app.on("share-seat", f"{left}:there", "")
    assert session.viewer != left
    assert session.holder != left
    app.on("share", "", "")
    stays = next(seat for seat in range(3) if seat != left)
    other = next(seat for seat in range(3) if seat not in (left, stays))
    app.on("share-seat", f"{other}:there", "")
    assert session.people == (stays,)
    assert session.viewer == stays
    app.on("share-seat", f"{left}:here", "")
    assert session.covered
    assert session.viewer is None


def test_nobody_is_asked_where_one_plays_alone() -> None:
    """One person with bots, a finished game, another kind of link, a row of the book."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    app.on("share", "", "")
    assert not device.offers("share-seat")
    app.on("share-seat", "0:there", "")
    assert app.session is not None
    assert app.session.people == (0,)
    app, device = opened()
    lay_table(app, WEDDING, ["human", "human"])
    assert app.session is not None
    app.on("share", "", "")
    assert device.offers("share-seat") == ["0:here", "0:there", "1:here", "1:there"]
    for wrong in ("1:moon", "7:there", "x:there", "", "-1:there"):
        app.on("share-seat", wrong, "")
        assert app.session.here is None
    app.on("share-kind", "deal", "")
    assert not device.offers("share-seat")
    app.on("home", "", "")
    app.on("go", "saved", "")
    app.on("share", app.session.id, "")
    assert not device.offers("share-seat")


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
