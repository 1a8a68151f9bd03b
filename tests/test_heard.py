"""All that is said on the way through each game, and what somebody who plays by it needs:
nothing twice, what is missing, whom one waits for, the way back.

The ways themselves are kept in `tests/golden/heard/`; where a difference is meant,
`python -m tests.heard` writes them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.rng import Rng
from engine.text import ENGLISH, sentence, speak
from tests import heard
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from tests.test_command_line import answer_to, table_of
from tests.test_languages import device_with
from tests.typing_commands import say_line
from tools.messages import LANGUAGES
from ui.app import App
from ui.boards import Nothing
from ui.keys import Key
from ui.listening import said_to
from ui.session import Session

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize(
    ("game", "seats"), [(BRIDESMAID, 2), (BRIDESMAID, 4), (WEDDING, 2)]
)
EVERY = pytest.mark.parametrize("walk", heard.WALKS, ids=lambda walk: walk.name)
STOPPED_TWICE = re.compile(r"[.。]\s*[.。]|\(\)|: [.;]|  ")


def sat(game: str, seats: int) -> tuple[App, StandIn, Session]:
    """Return a table with one person and bots."""
    app, device = opened()
    lay_table(app, game, ["human"] + ["bot:easy"] * (seats - 1))
    device.run()
    return app, device, table_of(app)


def after_keys(text: str) -> Iterator[list[str]]:
    """Yield the lines that were heard after each key."""
    for block in re.split(r"^> .*\n", text, flags=re.M):
        yield [line.partition(": ")[2] for line in block.splitlines()]


def sentences(line: str) -> set[str]:
    return {one for one in re.split(r"(?<=[.!?])\s+", line) if one.count(" ") > 1}


def escape() -> Key:
    return Key("Escape", frozenset(), in_field=False, at="")


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    """Whatever is spoken here, the next test begins in English."""
    yield
    speak(ENGLISH)


# --- whole ways -----------------------------------------------------------------------


@EVERY
def test_all_that_is_heard_is_as_it_is_kept(walk: heard.Walk) -> None:
    """A whole game of each kind, its replay and review, each first game to its end: every
    line of every kind, in order, after the key that brought it."""
    kept = walk.file.read_text(encoding="utf-8")
    assert heard.written(walk).splitlines() == kept.splitlines()


def test_no_way_is_left_over() -> None:
    kept = {path.name for path in heard.FOLDER.glob("*.txt")}
    assert kept == {walk.file.name for walk in heard.WALKS}


@EVERY
def test_nothing_is_heard_twice_after_one_key(walk: heard.Walk) -> None:
    """What the log, a pick or a turn has just said, no other line says again; and no line
    has two full stops, or a gap with nothing in it."""
    text = walk.file.read_text(encoding="utf-8")
    for lines in after_keys(text):
        known: set[str] = set()
        for line in lines:
            assert not STOPPED_TWICE.search(line), line
            assert not known & sentences(line), (known & sentences(line), lines)
            known |= sentences(line)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_in_another_language_all_that_is_heard_is_in_it(game: str, code: str) -> None:
    """A whole game, looked back at, and a first one: nothing is left in English but names
    and what is printed on the cards, and no sentence ends twice or runs into the next."""
    for goes in (heard.game(game, 2, reviewed=False), heard.lessons(game)):
        person = heard.Listener(device_with(code, language=code))
        goes(person)
        lines = [line for line in person.lines if not line.startswith(">")]
        assert len(lines) > 20
        for line in lines:
            text = line.partition(": ")[2]
            left = re.sub(r"THE START|HOLD BACK|WILD|DJ|Ada|Bo|Cy", "", text)
            assert not re.search(r"[A-Za-z]{2,}", left), line
            assert not re.search(r"[。.]\s*[。.]|。 |[a-z。]：。", text), line


# --- what is missing ------------------------------------------------------------------


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


# --- the command line -----------------------------------------------------------------


def test_the_score_agrees_with_what_was_said_of_it() -> None:
    """A scored round counts before its cards are displayed, as on the scoreboard; and the
    cards told of an arm come to its total, one turned over among them."""
    app, device, session = sat(BRIDESMAID, 3)
    rng, compared = Rng(5), 0
    while not device.available("again"):
        device.run()
        if session.table.state.phase == "display" and session.look().legal:
            due = [li.text for li in device.announced if li.kind in ("turn", "news")][
                -1
            ]
            points = re.search(r"You have (−?\d+) point", due)
            assert points
            assert answer_to(app, "score").startswith(f"You {points[1]}, ")
            for arm in answer_to(app, "table").split(". "):
                cards, _, rest = arm.partition(", total ")
                if rest:
                    aside = re.findall(r"(−?\d+) set aside", rest)
                    numbers = [*re.findall(r"−?\d+", cards), *aside]
                    worn = sum(int(n.replace("−", "-")) for n in numbers)
                    assert worn == int(rest.split(",")[0].replace("−", "-")), arm
            compared += 1
        if not device.available("again"):
            press_something(app, device, rng)
    assert compared


def test_a_hand_has_no_card_that_was_played() -> None:
    """HOLD BACK is in it until it is played, and again in the next round."""
    app, device, session = sat(BRIDESMAID, 3)
    rng, held = Rng(5), 0
    while not device.available("again"):
        device.run()
        own = session.look().view.participants[0]
        if not device.available("again"):
            assert ("HOLD BACK" in answer_to(app, "hand")) != own.held_back
            held += own.held_back
            press_something(app, device, rng)
    assert held


def test_why_is_of_the_last_command_only() -> None:
    """A refusal is over once something else was understood."""
    app, _device, _ = sat(WEDDING, 2)
    refusal = answer_to(app, "seat auntie 17")
    assert answer_to(app, "why") == refusal
    answer_to(app, "seat auntie 17")
    answer_to(app, "score")
    assert answer_to(app, "why") != refusal


def test_before_the_first_reveal_why_says_what_the_places_pay() -> None:
    """Nobody stands anywhere yet; the note of the cake stand says it too."""
    app, device, _ = sat(BRIDESMAID, 4)
    pays = "1st pays 1 point, 2nd pays 3 points, 3rd pays 2 points, 4th pays 0 points."
    assert answer_to(app, "why") == pays
    play_on(app, device, Rng(3))
    assert pays in [line.text for line in device.announced if line.kind == "lesson"]


def test_what_is_said_again_is_not_itself_said_again() -> None:
    """Going further back leads to what was there, however often one asks."""
    app, _device, _ = sat(WEDDING, 2)
    told = [answer_to(app, "score"), answer_to(app, "guests")]
    assert answer_to(app, "again") == told[-1]
    assert answer_to(app, "again 2") == " ".join(told)


def test_free_names_the_best_seats_first_and_each_once() -> None:
    """What a guest would score is said once for all seats where it is so."""
    app, device, session = sat(WEDDING, 2)
    rng = Rng(2)
    for _ in range(4):
        device.run()
        view = session.look().view
        guest = view.guests[view.row[0]]
        said = answer_to(app, f"free {guest.name}").removeprefix(
            f"{guest.name} would score "
        )
        parts = [part.split(" at ") for part in said.rstrip(".").split("; ")]
        worth = [int(part[0].split()[0].replace("−", "-")) for part in parts]
        seats = [int(n) for part in parts for n in re.findall(r"\d+", part[1])]
        assert worth == sorted(set(worth), reverse=True)
        assert sorted(seats) == [
            n + 1 for n, there in enumerate(view.table) if not there
        ]
        while session.look().view.turn == view.turn:
            press_something(app, device, rng)
    play_on(app, device, rng)
    assert answer_to(app, "free") == "The game is over."


# --- the way back ---------------------------------------------------------------------


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


# --- names ----------------------------------------------------------------------------


def test_a_slip_and_what_is_folded_away_have_names() -> None:
    """A region, or a group, that a reader lists is called something."""
    app, device, _session = sat(BRIDESMAID, 3)
    app.on("confirm", "", "")
    assert '<aside id="slip" aria-label="A slip of paper">' in device.html
    play_on(app, device, Rng(3))
    assert '<details aria-label="The numbers behind it">' in device.html
    app.on("replay", "", "")
    assert 'aria-label="Looking back"' in device.html


def test_the_command_line_is_described() -> None:
    """Whoever comes to the field hears how to go on, whatever was said at the table."""
    app, device, _ = sat(WEDDING, 2)
    app.on("command-line", "", "")
    assert 'aria-describedby="command-help"' in device.html
    assert device.html.count('id="command-help"') == 1
    say_line(app, "score")
    assert device.html.count('id="command-help"') == 1


def test_every_choice_has_words_for_what_is_missing() -> None:
    """No board falls back on "Choose first"."""
    _app, _device, session = sat(WEDDING, 2)
    assert session.board.compose(session.look(), ()) is not Nothing.CHOSEN
    missing = session.board.unfinished(session.look())
    assert missing is not None
    assert sentence(missing) == "Choose a guest first, and a seat."
