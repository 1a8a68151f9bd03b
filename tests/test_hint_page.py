"""A hint on the page, with a stand-in device."""

from __future__ import annotations

import json

import pytest

from engine.record import format_record, record_from
from engine.rng import Rng
from engine.table import open_table
from tests.coaching import BOTH, BRIDESMAID, WEDDING, brief, key, laid
from tests.playing import press_something

__all__ = ["brief"]  # a fixture


@BOTH
@pytest.mark.parametrize("answers", ["at once", "lost", "nonsense"])
def test_a_hint_names_a_choice_a_reason_and_the_two_next_best(
    game: str, answers: str
) -> None:
    """From the worker, or from the page where there is none, it is the same hint."""
    said = []
    for how in ("at once", answers):
        app, device, session = laid(game, answers=how)
        app.on("hint", "", "")
        assert "Thinking it over" in device.text
        assert "<progress" in device.html
        device.run()
        assert "Next best:" in device.text
        assert "Then:" in device.text
        assert 'class="hint"' in device.html
        assert app.hint is not None
        said.append(app.hint.judged)
        seat = session.viewer
        assert seat is not None
        legal = session.table.legal_actions(seat)
        assert app.hint.judged[0].action == legal[-1]
    assert said[0] == said[1]


@BOTH
def test_a_hint_is_made_of_the_view_alone(game: str) -> None:
    """What is sent gives the seat's view and holds a game that it could be in."""
    app, device, session = laid(game, answers="never")
    app.on("hint", "", "")
    device.run()
    asked = json.loads(device.questions[-1])
    assert set(asked) == {"ask", "record", "seat", "seed"}
    table = open_table(record_from(asked["record"]))
    seat = session.viewer
    assert asked["seat"] == seat
    assert repr(table.view(seat)) == repr(session.table.view(seat))
    assert format_record(table.record) != format_record(session.table.record)


@BOTH
def test_a_hint_can_be_stopped_and_put_away(game: str) -> None:
    """By its button, by H again, by Escape; a late answer says nothing any more."""
    for end in ("hint-away", "hint", "Escape", "h"):
        app, device, _ = laid(game, answers="late")
        assert app.key(key("h"))
        device.tasks.pop(0)()
        assert device.open_question
        if len(end) > 1 and end[0].islower():
            app.on(end, "", "")
        else:
            assert app.key(key(end))
        assert device.open_question == 0
        device.run()
        assert app.hint is None
        assert "Next best" not in device.text


@BOTH
def test_a_hint_is_there_still_after_the_rules(game: str) -> None:
    """Whoever looks something up in between has not to ask again."""
    app, device, _ = laid(game)
    app.on("hint", "", "")
    device.run()
    shown = device.html
    app.on("rules", "", "")
    device.run()
    app.on("back", "", "")
    assert app.hint is not None
    assert device.html == shown


@BOTH
def test_a_hint_goes_with_its_decision(game: str) -> None:
    """Once something is chosen nothing of it is left, thought out or not."""
    for wait in (False, True):
        app, device, session = laid(game)
        app.on("hint", "", "")
        if wait:
            device.run()
        before = (len(session.table.steps), len(session.table.sealed))
        rng = Rng(1)
        while (len(session.table.steps), len(session.table.sealed)) == before:
            press_something(app, device, rng)
        assert app.hint is None
        assert not [q for q in device.questions if '"judge"' in q] or wait


@BOTH
def test_a_table_without_hints_has_none(game: str) -> None:
    """The house rule of the lobby holds: no bulb, and the key says why."""
    app, device, _ = laid(game, hints=False)
    assert not device.offers("hint")
    app.key(key("h"))
    assert app.hint is None
    assert "This table was laid without hints." in device.text


def test_a_hint_does_not_show_before_one_has_something_to_choose() -> None:
    """While a bot is to move the bulb stays where it is and says why not."""
    app, device, session = laid(WEDDING)
    rng = Rng(2)
    while session.bot_to_act() is None:
        press_something(app, device, rng)
    assert device.offers("hint")
    assert not device.available("hint")
    app.on("hint", "", "")
    assert app.hint is None


def test_a_hint_waits_for_bots_that_are_thinking() -> None:
    """One question at a time: bots that choose at the same time come first."""
    app, device, session = laid(BRIDESMAID, ["bot:hard"])
    rng = Rng(4)
    while session.table.state.phase == "reserve":
        press_something(app, device, rng)
    device.tasks = [*device.tasks]
    app.on("hint", "", "")
    device.run()
    kinds = [json.loads(line).get("ask", "choice") for line in device.questions]
    assert kinds[-1] == "judge"
    assert "choice" in kinds
    assert app.hint is not None
    assert app.hint.judged


def test_the_next_person_sees_no_hint_of_the_last_one() -> None:
    """A device that is passed around: under the cover nothing of it is left."""
    app, device, session = laid(BRIDESMAID, ["human"])
    app.on("hint", "", "")
    device.run()
    assert "Next best" in device.text
    app.on("cover", "", "")
    assert session.covered
    assert app.hint is None
    assert "Next best" not in device.text
