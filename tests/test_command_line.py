"""The command line of a table: what is understood, what it picks, what it answers."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.games import game_keys
from engine.message import say
from engine.rng import Rng
from engine.text import FULL_STOPS, sentence
from tests.bridesmaid_tables import reach
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from tests.test_app import ALONE, TOGETHER
from tests.typing_commands import in_words, next_line, say_line
from ui.actions.commands import _GENERAL, _due
from ui.app import App
from ui.boards import Nothing
from ui.commands import called, meant, read, verbs_of, words_of
from ui.keeping import seated
from ui.keys import Key
from ui.session import Session

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def table_of(app: App) -> Session:
    assert app.session is not None
    return app.session


def answers(device: StandIn) -> list[str]:
    kinds = ("answer", "again")
    return [line.text for line in device.announced if line.kind in kinds]


def answer_to(app: App, line: str) -> str:
    """Return what the page answers to a line."""
    assert isinstance(app.device, StandIn)
    before = len(answers(app.device))
    say_line(app, line)
    (said,) = answers(app.device)[before:]
    return said


@pytest.mark.parametrize(
    ("line", "words", "sure"),
    [
        ("play 8", ("play", "8"), False),
        ("  PLAY   8 ", ("play", "8"), False),
        ("play −5", ("play", "-5"), False),
        ("play –5", ("play", "-5"), False),
        ("play minus 5", ("play", "-5"), False),
        ("play -5 yes", ("play", "-5"), True),
        ("play 8!", ("play", "8"), True),
        ("keep −5,-3, 0 ５ 6", ("keep", "-5", "-3", "0", "5", "6"), False),
        ("play8", ("play", "8"), False),
        ("seat mother-in-law 12", ("seat", "mother-in-law", "12"), False),
        ("seat Zoë 3", ("seat", "zoe", "3"), False),
        ("打出8", ("打出", "8"), False),
        ("座る１２", ("座る", "12"), False),
        ("yes", ("yes",), False),
        ("?", ("?",), False),
        ("", (), False),
        ("…—()", (), False),
    ],
)
def test_a_line_is_read_forgivingly(
    line: str, words: tuple[str, ...], sure: bool
) -> None:
    """Case, width, accents, blanks and any minus make no difference."""
    assert (read(line).words, read(line).sure) == (words, sure)


@pytest.mark.parametrize(
    "line", ["\0" * 50, "a" * 10_000, "-" * 500, "９" * 300, "🂡 8"]
)
def test_any_line_can_be_read(line: str) -> None:
    """Nothing that can be typed or pasted breaks the reader."""
    assert len(read(line).words) <= 200


@pytest.mark.parametrize("game", game_keys())
def test_no_word_means_two_commands(game: str) -> None:
    """Within a game every whole word means one command, the general ones included; only
    `why` is both, and goes to the general one, which asks the game."""
    ids = [verb.id for verb in verbs_of(game)] + [*_GENERAL]
    assert len(ids) > len(_GENERAL)
    counted = Counter(word for id in ids for word in words_of(id))
    assert {word for word, count in counted.items() if count > 1} == {"why"}


@pytest.mark.parametrize("game", game_keys())
def test_every_command_says_what_it_is_for(game: str) -> None:
    """Its help begins with its own word, and help names every command."""
    for verb in verbs_of(game):
        word = words_of(verb.id)[0]
        assert sentence(verb.help).startswith(word)
    for id in _GENERAL:
        assert sentence_of(f"{id}-help").split()[0].rstrip(":") in (
            *words_of(id),
            "say",
        )


def sentence_of(id: str) -> str:
    return sentence(say(id))


def test_a_beginning_that_can_be_no_other_will_do() -> None:
    """`dis` is display; `ha` may be hand or hands and is asked about; `xyz` is nothing."""
    app, _ = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    ids = [verb.id for verb in verbs_of(BRIDESMAID)]
    assert meant(read("dis 3"), ids)[0] == ["bridesmaid-commands/display"]
    assert meant(read("hand"), ids)[0] == ["bridesmaid-commands/hand"]
    assert answer_to(app, "ha") == "“ha” may be hand and hands."
    assert answer_to(app, "xyz 3").startswith("There is no command “xyz”.")


def test_names_go_before_beginnings_and_beginnings_before_parts() -> None:
    """A whole name is never taken for the beginning of a longer one."""
    names = {1: ["Ex"], 2: ["Expert"], 3: ["The Exam"], 4: ["小美"]}
    assert called("ex", names) == [1]
    assert called("exp", names) == [2]
    assert called("exam", names) == [3]
    assert called("小", names) == [4]
    assert called("", names) == []


@pytest.mark.parametrize(("key", "kinds"), ALONE + TOGETHER)
def test_a_whole_game_is_played_by_commands_alone(key: str, kinds: list[str]) -> None:
    """Every table can be played to its end by typing, but for lifting the cover; each
    choice is picked first, and made by `yes`."""
    app, device = opened()
    lay_table(app, key, kinds)
    session, rng = table_of(app), Rng(8)
    for _ in range(2_000):
        device.run()
        if session.finished:
            break
        if session.covered:
            app.on("uncover", "", "")
            continue
        made = len(session.table.steps), len(session.table.sealed)
        line = next_line(session, rng)
        say_line(app, line)
        if line == "next":
            continue
        assert session.board.compose(session.look(), session.picks) is not None
        assert answers(device)[-1].endswith("Say yes, or no.")
        assert (len(session.table.steps), len(session.table.sealed)) == made
        say_line(app, "yes")
        assert (len(session.table.steps), len(session.table.sealed)) != made
    assert session.finished


@pytest.mark.parametrize("phase", ["reserve", "draw", "play", "aside", "display"])
def test_a_command_picks_the_very_action_it_names(phase: str) -> None:
    """For whatever may be chosen there is a command, and it picks just that."""
    table = reach(3, lambda s: s.phase == phase and 0 in s.to_act)
    app, _ = opened()
    session = seated(table, 1, "2026-11-29T20:00:00Z")
    session.looking = 0
    app.sit(session)
    session.onward()
    legal = list(table.legal_actions(0))
    for action in legal[:: max(1, len(legal) // 20)]:
        session.picks = ()
        say_line(app, in_words(session, action))
        made = session.board.compose(session.look(), session.picks)
        assert (None if made is Nothing.CHOSEN else made) == action


def test_what_is_refused_says_why_in_the_engines_words_and_picks_nothing() -> None:
    """The line holds no rule: its refusals are the table's own; `why` repeats them."""
    app, _ = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    session = table_of(app)
    for line, action in (
        ("keep 1 2", (1, 2)),
        ("keep 1 2 3 5 7", (1, 2, 3, 5, 7)),
        ("keep 1 2 3 5 hold", (1, 2, 3, 5, "HOLD")),
        ("keep 1 1 2 3 5", (1, 1, 2, 3, 5)),
    ):
        refusal = session.table.refusal(0, action)
        assert refusal is not None
        assert answer_to(app, line) == sentence(refusal)
        assert session.picks == ()
        assert answer_to(app, "why") == sentence(refusal)


def test_a_command_of_another_moment_chooses_nothing() -> None:
    """`play 8` while Reserve Cards are due plays nothing, and says what is due."""
    app, _ = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    assert answer_to(app, "play 8!").startswith("Not now. Your turn: keep five")
    assert table_of(app).picks == ()
    assert not table_of(app).table.sealed


def test_a_seat_says_who_sits_there_and_who_beside() -> None:
    """`seat 12`: its guest, then left, right and opposite by number and name (W2)."""
    app, _ = opened()
    lay_table(app, WEDDING, ["human", "human"])
    session = table_of(app)
    row = session.look().view.row
    guests = session.look().view.guests
    say_line(app, f"seat {guests[row[0]].name} 12 yes")
    say_line(app, f"seat {guests[row[1]].name} 11 yes")
    first, second = guests[row[0]].name, guests[row[1]].name
    said = answer_to(app, "seat 12")
    assert said.startswith(f"Seat 12: {first}, Bride, worth ")
    assert f"11, {second}, Groom." in said
    assert "13, empty." in said
    assert "Opposite: 5, empty." in said
    assert answer_to(app, "seat 1").count("nobody, it is the end") == 1


def test_a_guest_goes_by_the_beginning_of_a_name() -> None:
    """The row comes first; what may be several is asked about, and nothing is picked."""
    app, _ = opened()
    lay_table(app, WEDDING, ["human", "human"])
    session = table_of(app)
    view = session.look().view
    assert answer_to(app, "seat zzz 3") == "Nothing here is called “zzz”."
    gone = next(id for id in view.guests if id not in view.row)
    refusal = session.table.refusal(
        0, session.table.legal_actions(0)[0]._replace(guest=gone)
    )
    assert refusal is not None
    assert answer_to(app, f"seat {view.guests[gone].name} 3") == sentence(refusal)
    assert session.picks == ()


def test_yes_and_no_need_something_picked() -> None:
    """Without a choice they say so and do nothing; `no` puts down."""
    app, _ = opened()
    lay_table(app, WEDDING, ["human", "human"])
    session = table_of(app)
    assert answer_to(app, "yes") == "Nothing is chosen."
    assert answer_to(app, "no") == "Nothing is chosen."
    name = session.look().view.guests[session.look().view.row[0]].name
    say_line(app, f"seat {name} 3")
    assert session.picks
    assert answer_to(app, "yes 4").startswith("Nothing was confirmed")
    assert session.picks
    assert not session.table.steps
    assert answer_to(app, "no") == "Put down."
    assert session.picks == ()


def test_say_again_repeats_what_was_said_last() -> None:
    """The last line, or so many of them; never what was typed."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    device.run()
    first = answer_to(app, "score")
    assert answer_to(app, "say again") == first
    assert "You typed" not in answer_to(app, "again 4")


def test_the_line_is_hidden_until_asked_for() -> None:
    """It opens by / or from the menu, has a label, and Escape in it closes it."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    assert "command-line" not in device.html
    app.on("sheet", "menu", "")
    assert device.available("command-line")
    app.on("close", "", "")
    slash = Key("/", frozenset(), in_field=False, at="")
    assert app.key(slash)
    assert '<label for="command-line">Command</label>' in device.html
    device.run()
    assert device.focused == "#command-line"
    assert app.key(Key("Escape", frozenset(), in_field=True, at="command-line"))
    assert "command-line" not in device.html


def test_under_the_cover_a_line_does_nothing() -> None:
    """Nobody's hand can be asked for while nobody looks."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human"] * 3)
    app.commanding = True
    say_line(app, "hand")
    assert answers(device) == []
    assert 'name="line"' not in device.html


def test_at_the_end_of_a_shared_table_nobodys_hand_is_told() -> None:
    """Several lean over it then: a command is answered from what all of them may know."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human"] * 3)
    play_on(app, device, Rng(4))
    app.commanding = True
    say_line(app, "hand")
    assert answers(device)[-1] == sentence(say("bridesmaid-commands/no-seat"))


@pytest.mark.parametrize("stop", FULL_STOPS)
def test_what_is_due_loses_its_full_stop_within_a_sentence(
    stop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever full stop the language in force has, the answer has one of its own."""
    app, _ = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    session = table_of(app)
    monkeypatch.setattr(type(session.board), "due_words", lambda *_: f"Your move{stop}")
    assert _due(session, session.look()) == "Your move"


@pytest.mark.parametrize("game", game_keys())
def test_every_question_has_an_answer_at_every_moment(game: str) -> None:
    """No command breaks, whatever the moment and whatever stands behind it."""
    app, device = opened()
    seats = 3 if game == BRIDESMAID else 2
    lay_table(app, game, ["human"] + ["bot:easy"] * (seats - 1))
    session, rng = table_of(app), Rng(2)
    words = [words_of(id)[0] for id in (*(v.id for v in verbs_of(game)), *_GENERAL)]
    asked = [word for word in words if word not in ("yes", "undo", "hint", "close")]
    while not session.finished:
        device.run()
        for word in asked:
            for rest in ("", " 3", " -5 nonsense", " auntie", " 99"):
                if word != "next":
                    say_line(app, word + rest)
        say_line(app, next_line(session, rng) if not session.finished else "score")
        say_line(app, "yes")
    for word in asked:
        say_line(app, word)
    said = [line.text for line in device.announced if line.kind == "answer"]
    assert all(text.strip() for text in said)
    json.dumps(said)
