"""What is missing is said, and so is the way back."""

from __future__ import annotations

import pytest

from engine.rng import Rng
from tests.heard import sat
from tests.playing import lay_table, opened, play_on, press_something
from tests.test_arrival import ID, NAMES
from tests.test_command_line import answer_to, table_of
from tests.two_devices import wedding
from tests.typing_commands import say_line
from ui.keys import Key
from ui.listening import said_to

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize(
    ("game", "seats"), [(BRIDESMAID, 2), (BRIDESMAID, 4), (WEDDING, 2)]
)


def escape() -> Key:
    return Key("Escape", frozenset(), in_field=False, at="")


@BOTH
def test_what_is_confirmed_too_early_says_what_is_missing(
    game: str, seats: int
) -> None:
    """At every decision, however much of it is picked: in the words of this decision."""
    app, device, session = sat(game, seats)
    rng, phases = Rng(4), set()
    while not device.available("again"):
        device.run()
        if device.available("pick") and session.look().legal:
            complete = session.board.compose(session.look(), session.picks)
            if complete is None:
                before = len(device.announced)
                app.on("confirm", "", "")
                (told,) = [
                    li.text for li in device.announced[before:] if li.kind == "slip"
                ]
                phases.add(session.table.state.phase)
                assert told.startswith(("Choose ", "Type ")), told
                assert told != "Choose first, then confirm."
        if device.available("again"):
            break
        press_something(app, device, rng)
    assert phases >= {"seat"} if game == WEDDING else {"reserve", "play", "aside"}


def test_a_table_that_is_dealt_too_early_says_what_is_missing() -> None:
    """As often as it is tried: the line in the tray is there already, and is no news."""
    app, device = opened()
    app.on("lobby", WEDDING, "")
    for times in (1, 2):
        app.on("deal", "", "")
        told = [line.text for line in device.announced if line.kind == "slip"]
        assert told == ["Who is the Bride? Hide the pawns, or choose a name."] * times
    app.on("lobby", BRIDESMAID, "")
    app.on("name", "0", "")
    app.on("deal", "", "")
    assert "name" in device.announced[-1].text


def test_a_guest_without_a_seat_and_a_seat_without_a_guest() -> None:
    """Each says which of the two is still to be chosen, and for what."""
    app, device, session = sat(WEDDING, 2)
    guest = session.look().legal[0].guest
    name = session.look().view.guests[guest].name
    for pick, told in (
        (f"guest:{guest}", f"Choose a seat first for {name}."),
        ("seat:5", "Choose a guest first for seat 5."),
    ):
        app.on("undo", "", "")
        app.on("pick", pick, "")
        app.on("confirm", "", "")
        assert device.announced[-1].text == told


@BOTH
def test_with_nothing_to_choose_one_hears_whom_the_table_waits_for(
    game: str, seats: int
) -> None:
    """Enter and `next` while others choose, and after the end."""
    app, device, session = sat(game, seats)
    rng, waited = Rng(5), 0
    while not session.finished:
        device.run()
        if session.finished:
            break
        press_something(app, device, rng)
        others = [session.table.players[s].name for s in session.table.waiting_for if s]
        if session.look().legal or not others or session.board.news(session.look()):
            continue
        waited += 1
        wanted = f"Wait for {' and '.join(others)}." if len(others) < 3 else "Wait for "
        app.on("confirm", "", "")
        assert device.announced[-1].text.startswith(wanted)
        assert answer_to(app, "next").startswith(wanted)
    assert waited
    play_on(app, device, rng)
    assert answer_to(app, "next") == "The game is over."


def test_a_card_set_aside_is_asked_for_with_how_one_stands() -> None:
    """Whether to set one aside hangs on it, so it is said, as in any other turn."""
    app, device, session = sat(BRIDESMAID, 3)
    say_line(app, "keep -5 -3 -2 0 1!")
    device.run()
    while session.table.state.phase == "play":
        say_line(app, "hold!")
        device.run()
    assert session.table.state.phase == "aside"
    due = [line.text for line in device.announced if line.kind == "turn"][-1]
    assert due.startswith("Your turn: set one card aside, or none. You have 0. You ")


@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_who_comes_back_to_a_table_hears_what_is_due(game: str) -> None:
    """From the first screen, at an ordinary table and in a first game."""
    app, device = opened()
    app.on("first-game", game, "")
    device.run()
    before = [
        (li.kind, li.text) for li in device.announced if li.kind in ("lesson", "turn")
    ]
    app.on("home", "", "")
    heard_then = len(device.announced)
    app.on("first-game", game, "")
    device.run()
    assert [(li.kind, li.text) for li in device.announced[heard_then:]] == before
    app, device, session = sat(game, 3 if game == BRIDESMAID else 2)
    due = said_to(session)[-1]
    app.on("home", "", "")
    app.on("resume", session.id, "")
    device.run()
    assert device.announced[-1] == due


def test_who_comes_to_a_table_that_waits_elsewhere_hears_for_whom() -> None:
    """Where nothing is to be chosen here, that is what there is to know."""
    two, due = wedding()
    there, device = two.apps[1 - due], two.devices[1 - due]
    there.on("home", "", "")
    heard_then = len(device.announced)
    there.on("resume", ID, "")
    device.run()
    said = [line.text for line in device.announced[heard_then:]]
    assert said.count(f"Wait for {NAMES[due]}.") == 1
    assert device.announced[-1].text == f"Wait for {NAMES[due]}."


@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_help_offers_a_hint_where_there_is_one(game: str) -> None:
    """A first game has advice of its own, and no bulb."""
    app, _, _ = sat(game, 2)
    assert "hint" in answer_to(app, "help")
    app.on("home", "", "")
    app.on("first-game", game, "")
    assert "hint" not in answer_to(app, "help")


@pytest.mark.parametrize("opener", ["home", "lobby", "rules"])
def test_escape_leaves_a_first_game_to_where_it_was_opened(opener: str) -> None:
    """One step back, and the button at the top does the same."""
    app, device = opened()
    if opener != "home":
        app.on(opener, BRIDESMAID, "")
    app.on("first-game", BRIDESMAID, "")
    device.run()
    assert app.key(escape())
    assert app.place == opener
    app.on("first-game", BRIDESMAID, "")
    assert "step-back" in device.html.partition("</header>")[0]
    app.on("step-back", "", "")
    assert app.place == opener


def test_what_is_deleted_says_the_way_back_and_that_it_is_back() -> None:
    """The slip's button comes behind all else on the page: it is told of."""
    app, device, session = sat(WEDDING, 2)
    app.on("home", "", "")
    app.on("go", "saved", "")
    app.on("delete", session.id, "")
    assert device.announced[-1].text.endswith(
        "“Bring it back” is at the end of the page."
    )
    app.on("undelete", session.id, "")
    assert device.announced[-1].text == "Back in the guest book: Ada and Bo."


def test_tables_called_alike_are_told_apart() -> None:
    """Each button of theirs is described by what its row says of the table."""
    app, device, one = sat(WEDDING, 2)
    app.on("home", "", "")
    app.on("go", "saved", "")
    assert "aria-describedby" not in device.html
    lay_table(app, WEDDING, ["human", "bot:easy"])
    app.on("home", "", "")
    app.on("go", "saved", "")
    for id in (one.id, table_of(app).id):
        assert device.html.count(f' id="about-{id}"') == 1
        assert device.html.count(f'aria-describedby="about-{id}"') >= 4


def test_the_last_place_that_is_laid_has_the_focus() -> None:
    """The button that laid it has gone; the one that takes a place away is beside it."""
    app, device = opened()
    app.on("lobby", BRIDESMAID, "")
    app.on("add-seat", "", "")
    device.run()
    assert device.focused == ""
    app.on("add-seat", "", "")
    device.run()
    assert device.focused == '#main [data-do="kind"][data-arg="4"]'
    assert not device.offers("add-seat")
