"""A game between devices: what is sealed stays so, and who plays where."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.link import encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table
from tests.playing import lay_table, opened, press_something
from tests.test_arrival import came
from tests.two_devices import BRIDESMAID, ID, NAMES, WEDDING

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
