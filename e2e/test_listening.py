"""Whole games without looking: by keys and announcements, and by the command line alone.

What is heard is held against the engine's log of the very game, as the seat knows it: each
event has one announcement, in order, and there is none that no event has.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import watched
from e2e.listening import Listener
from e2e.pages import until_ready
from engine.record import record_from
from engine.replay import told
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from tests.typing_commands import in_words
from ui.learning import PREFIX as LESSONS
from ui.learning import first_game
from ui.saved import PREFIX

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
NAMES = {BRIDESMAID: "Always a Bridesmaid", WEDDING: "At the Wedding Table"}
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
QUICK = '{"pace": "quick", "people": ["Ada"]}'
ONWARD = r"(On to|See the result|Go on|Choose what I display|Show my hand)"


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Return a started page, wide enough for the table to lie flat."""
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        context.add_init_script(
            f"localStorage.getItem('table-sixteen/settings') ??"
            f" localStorage.setItem('table-sixteen/settings', '{QUICK}')"
        )
        for opened in watched(context.new_page(), site):
            opened.goto(site)
            until_ready(opened)
            yield opened


def sit_down(page: Page, game: str, *, first: bool = False) -> Listener:
    """Come to a table from the first screen, by Tab and Enter."""
    person = Listener(page)
    person.tab_to("button", f"Play {NAMES[game]}")
    person.press("Enter")
    if first:
        person.tab_to("button", "(Begin|Play it again)")
        person.press("Enter")
        return person
    person.tab_to("combobox", "Who plays on seat 2")
    if game == WEDDING:
        choose_bride(person)
    person.tab_to("button", "(Deal the Accessories|Lay the table)")
    person.press("Enter")
    return person


def choose_bride(person: Listener) -> None:
    person.tab_to("radio", "")
    person.move_to("Ada")
    person.press("Space")


def entry_of(page: Page, prefix: str) -> Table:
    """Return the table that the page keeps, as the engine has it."""
    texts = page.evaluate(
        "prefix => Object.keys(localStorage).filter(k => k.startsWith(prefix))"
        ".map(k => localStorage.getItem(k))",
        prefix,
    )
    entries = [json.loads(text) for text in texts]
    (entry,) = [one for one in entries if "record" in one]
    return open_table(record_from(entry["record"]))


def log_of(table: Table) -> list[str]:
    """Return the log as the first seat knows it, a line an event."""
    names = [player.name for player in table.players]
    events = table.view(0).log
    said = (table.game.tell(event, names, 0) for event in events)
    return [" ".join(map(sentence, one)) for one in said]


def is_due(kind: str, text: str) -> bool:
    """Return whether a line says that something has to be done, or that all is over."""
    ends = re.search(r"\bwins?\b|Both sides have|win together", text)
    return kind in ("turn", "news") or (kind == "log" and bool(ends))


def play_by_keys(person: Listener, rng: Rng) -> None:
    """Play to the end, going by what is said: a turn is played, news gone on from."""
    for _ in range(400):
        kind, _ = person.wait(is_due)
        if kind == "log":
            return
        if kind == "news":
            person.tab_to("button", ONWARD)
            person.press("Enter")
        else:
            take_turn(person, rng)
    raise AssertionError("the game does not end")


def take_turn(person: Listener, rng: Rng) -> None:
    """Pick what is free in the list that has the focus, then confirm with Enter."""
    if any(n.name == "I won’t say" for n in person.nodes()):
        person.tab_to("button", "I won’t say")
        person.press("Enter")
        person.tab_to("button", "Say nothing")
        person.press("Enter")
        return
    person.tab_to("option", "")
    while True:
        free = [
            n for n in person.nodes()
            if n.role == "option" and not n.checked and not n.disabled
        ]  # fmt: skip
        if not free:
            person.tab_to("button", "(Display|Keep|Take|Give)")
            person.press("Enter")
            return
        chosen = rng.choice(free)
        person.press("Home")
        person.move_to(f"{re.escape(chosen.name)}$")
        person.press("Space")
        _, said = person.wait(lambda kind, _: kind == "pick")
        if "now a seat" in said:
            seat_by_keys(person, rng)
            return
        count = re.match(r"(\d+) of (\d+) chosen", said)
        if count is None or count[1] == count[2]:
            person.press("Enter")
            return


def walk_to_seat(person: Listener, place: int) -> None:
    """Walk along an edge of the table, then across to the other and along that."""
    wanted = rf"Seat {place}, empty"
    for across in ("ArrowDown", "ArrowUp", "Home"):
        person.press("Home")
        for _ in range(7):
            if re.match(wanted, person.at.name):
                return
            person.press("ArrowRight")
        if re.match(wanted, person.at.name):
            return
        person.press(across)
    raise AssertionError(f"no arrows lead to seat {place}: {person.at}")


def seat_by_keys(person: Listener, rng: Rng) -> None:
    """Go from the row to the table, along it to a free seat, and seat the guest there."""
    person.tab_to("button", r"Seat \d+", back=True)
    free = [
        n.name
        for n in person.nodes()
        if n.role == "button" and re.match(r"Seat \d+, empty", n.name)
    ]
    place = int(re.findall(r"\d+", rng.choice(free))[0])
    walk_to_seat(person, place)
    person.press("Space")
    _, said = person.wait(lambda kind, _: kind == "pick")
    assert said.startswith(f"Seat {place}, chosen for ")
    person.press("Enter")


@BOTH
def test_a_whole_game_by_keys_alone(page: Page, game: str) -> None:
    """From the first screen to the result: every event is said once, in order, and each
    decision once when it is due."""
    person = sit_down(page, game)
    play_by_keys(person, Rng(3))
    page.wait_for_timeout(1_500)
    table = entry_of(page, PREFIX)
    assert table.state.outcome is not None
    assert person.of("log") == log_of(table)
    decided = [s for s in table.states[:-1] if 0 in s.to_act]
    assert len(person.of("turn")) == len(decided)


@BOTH
def test_a_first_game_by_keys_alone(page: Page, game: str) -> None:
    """The lessons are said once each, beside all that happens, up to the end."""
    person = sit_down(page, game, first=True)
    first = first_game(game)
    assert first is not None
    rng = Rng(4)
    for _ in range(300):
        button = next(
            (n for n in person.nodes() if re.match("(Go on|Thank you)$", n.name)), None
        )
        over = any(n.name.startswith("Rematch") for n in person.nodes())
        if button is not None:
            person.tab_to("button", "(Go on|Thank you)$")
            person.press("Enter")
            continue
        if over:
            break
        page.wait_for_timeout(150)
        nodes = person.nodes()
        if any(re.match(ONWARD, n.name) for n in nodes if n.role == "button"):
            person.tab_to("button", ONWARD)
            person.press("Enter")
        elif any(n.role == "option" and not n.disabled for n in nodes):
            take_turn(person, rng)
    page.wait_for_timeout(1_500)
    table = entry_of(page, f"{LESSONS}{game}")
    assert table.state.outcome is not None
    begun = len(open_table(record_from(first.record)).state.log)
    assert person.of("log") == log_of(table)[begun:]
    lessons = person.of("lesson")
    assert len(lessons) == len(set(lessons)) >= len(first.lessons)


@BOTH
def test_a_replay_and_a_review_by_keys_alone(page: Page, game: str) -> None:
    """Looking back each moment is said as one comes to it; a review says when it is done
    and what it found, and reads out the slip that is opened."""
    person = sit_down(page, game)
    play_by_commands(person, Rng(5))
    page.wait_for_timeout(1_000)
    table = entry_of(page, PREFIX)
    person.press("Escape")
    person.tab_to("button", "More: rules")
    person.press("Enter")
    person.tab_to("button", "Look back")
    heard = len(person.of("log"))
    person.press("Enter")
    person.wait(lambda kind, _: kind == "log")
    moments = [
        " ".join(sentence(one) for one in told(table, n, 0))
        for n in range(1, len(table.states))
    ]
    for happened in moments:
        person.press("ArrowRight")
        assert person.wait(lambda kind, _: kind == "log")[1] == happened
    assert person.of("log")[heard + 1 :] == moments
    person.press("Escape")
    person.tab_to("button", "Review")
    person.press("Enter")
    _, said = person.wait(lambda kind, text: "review is done" in text)
    slips = int(re.findall(r"\d+", said)[0])
    for _ in range(min(slips, 3)):
        person.tab_to("button", "(First|Next) slip")
        person.press("Enter")
        _, said = person.wait(lambda kind, _: kind == "lesson")
        assert " was better" in said


def play_by_commands(person: Listener, rng: Rng) -> None:
    """Play to the end by typing, going by what is said and by the table that is kept."""
    person.wait(lambda kind, _: kind == "turn")
    person.press("/")
    person.page.wait_for_timeout(200)
    while True:
        table = entry_of(person.page, PREFIX)
        action = rng.choice(list(table.legal_actions(0)))
        session = _AtTable(table)
        person.type_line(in_words(session, action))  # type: ignore[arg-type]  # what is read of it
        _, said = person.wait(lambda kind, _: kind == "answer")
        assert said.endswith("Say yes, or no."), said
        person.type_line("yes")
        kind, _ = person.wait(is_due)
        while kind == "news":
            person.type_line("next")
            kind, _ = person.wait(is_due)
        if kind == "log":
            return


class _AtTable:
    """As much of a session as a command needs."""

    def __init__(self, table: Table) -> None:
        self.table = table


@BOTH
def test_a_whole_game_by_the_command_line_alone(page: Page, game: str) -> None:
    """Opened by /, every choice typed and confirmed: the log is said once, in order, and
    the field never loses the focus."""
    person = sit_down(page, game)
    play_by_commands(person, Rng(6))
    page.wait_for_timeout(1_500)
    table = entry_of(page, PREFIX)
    assert table.state.outcome is not None
    assert person.of("log") == log_of(table)
    assert person.at.role == "textbox"
    person.type_line("score")
    _, said = person.wait(lambda kind, _: kind == "answer")
    assert "You" in said
