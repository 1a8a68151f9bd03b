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
from tests.heard import sat
from tests.languages import device_with
from tests.playing import play_on
from tests.typing_commands import say_line
from tools.messages import LANGUAGES
from ui.boards import Nothing

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
EVERY = pytest.mark.parametrize("walk", heard.WALKS, ids=lambda walk: walk.name)
STOPPED_TWICE = re.compile(r"[.。]\s*[.。]|\(\)|: [.;]|  ")


def after_keys(text: str) -> Iterator[list[str]]:
    """Yield the lines that were heard after each key."""
    for block in re.split(r"^> .*\n", text, flags=re.M):
        yield [line.partition(": ")[2] for line in block.splitlines()]


def sentences(line: str) -> set[str]:
    return {one for one in re.split(r"(?<=[.!?])\s+", line) if one.count(" ") > 1}


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    """Whatever is spoken here, the next test begins in English."""
    yield
    speak(ENGLISH)


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
