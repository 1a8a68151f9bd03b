"""Hint, review and the question of fairness on the page, with a stand-in device."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.game import Hindsight, Judgement
from engine.games import game_named
from engine.record import format_record, record_from
from engine.rng import Rng
from engine.table import open_table
from engine.thinking import Thinking
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.fairness import FairCheck
from ui.keys import Key
from ui.session import Session

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])


class Brief:
    """A coach that thinks in five slices and likes what is listed last."""

    def judge(
        self, view: Any, legal: Sequence[Any], rng: Rng
    ) -> Thinking[Sequence[Judgement[Any]]]:
        for slice in range(5):
            yield slice / 5
        last = len(legal) - 1
        return [
            Judgement(legal[n], 0.5 - (last - n) / 100)
            for n in reversed(range(last + 1))
        ]


def brief_hindsight(
    state: Any, choices: Any, seat: int, rng: Rng
) -> Thinking[Hindsight[Any]]:
    yield 0.5
    return Hindsight(0.25, state.legal_actions(seat)[0], 0.5, exact=True)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach of both games be quick: what it says is not asked here."""
    for key in (BRIDESMAID, WEDDING):
        game = game_named(key)
        monkeypatch.setattr(game, "coach", Brief())
        monkeypatch.setattr(game, "hindsight", brief_hindsight)


def laid(
    game: str,
    others: Sequence[str] = ("bot:easy",),
    answers: str = "at once",
    *,
    hints: bool = True,
) -> tuple[App, StandIn, Session]:
    """Return a table at which it is a person's turn to choose."""
    app, device = opened(StandIn(answers=answers))  # type: ignore[arg-type]  # one of them
    lay_table(app, game, ["human", *others])
    assert app.session is not None
    app.session.hints = hints
    app.draw()
    device.run()
    for verb in ("uncover", "onward"):
        if device.available(verb):
            app.on(verb, "", "")
    device.run()
    assert app.session.viewer in app.session.table.waiting_for
    return app, device, app.session


def key(name: str) -> Key:
    return Key(name, frozenset(), in_field=False, at="")


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


# --- review ---------------------------------------------------------------------------


def finished(game: str, others: Sequence[str], answers: str) -> tuple[App, StandIn]:
    app, device, _ = laid(game, others, answers)
    play_on(app, device, Rng(3))
    return app, device


@pytest.mark.parametrize(
    ("game", "others"),
    [(BRIDESMAID, ["bot:easy"] * 2), (WEDDING, ["bot:easy"]), (WEDDING, ["human"])],
)
def test_a_review_shows_every_decision_of_persons(game: str, others: list[str]) -> None:
    """From the end screen to its own end, with sums, and back."""
    app, device = finished(game, others, "at once")
    app.on("review", "", "")
    assert "Going through the game" in device.text
    device.run()
    assert app.review is not None
    assert app.review.done
    assert app.session is not None
    for seat in app.review.seats:
        app.on("review-of", str(seat), "")
        rows = device.offers("review-open")
        table = app.session.table
        mine = [
            f"{ply}:{seat}"
            for ply, state in enumerate(table.states[:-1])
            if seat in state.to_act
            and state.phase != "single"
            and len(state.legal_actions(seat)) > 1
        ]
        assert rows == mine
        app.on("review-open", rows[0], "")
        assert "It turned out" in device.text
        app.on("review-open", rows[0], "")
        assert "It turned out" not in device.text
    if game == WEDDING:
        assert "The best seating for the guests" in device.text
    assert "what" in device.text
    app.on("review-close", "", "")
    assert device.available("again")


@BOTH
def test_a_review_can_be_stopped_and_goes_on_where_it_was(game: str) -> None:
    """What was judged stays; nothing is judged twice."""
    app, device = finished(game, ["bot:easy"], "at once")
    before = len(device.questions)
    app.on("review", "", "")
    for _ in range(7):
        device.tasks.pop(0)()
    assert app.review is not None
    app.on("review-stop", "", "")
    device.run()
    known = len(app.review.found)
    assert known > 0
    assert not app.review.done
    assert "Stopped." in device.text
    app.on("review-on", "", "")
    device.run()
    assert app.review.done
    asked = device.questions[before:]
    assert len(asked) <= len(set(asked)) + 1
    app.on("step-back", "", "")
    assert app.place == "table"
    app.on("review", "", "")
    device.run()
    assert device.questions[before:] == asked


def test_a_review_goes_on_after_a_look_at_the_replay() -> None:
    """Nothing is asked while nobody looks; who stopped nothing has nothing to start."""
    app, device = finished(WEDDING, ["bot:easy"], "at once")
    app.on("review", "", "")
    for _ in range(7):
        device.tasks.pop(0)()
    assert app.review is not None
    at = next(iter(app.review.found))
    app.on("replay-at", f"{at.ply}:{at.seat}", "")
    asked = len(device.questions)
    device.run()
    assert len(device.questions) == asked
    assert not app.review.done
    app.on("replay-close", "", "")
    assert app.place == "review"
    device.run()
    assert app.review.done


def test_who_is_shown_is_judged_first() -> None:
    """Five people do not wait for all decisions of whoever sits before them."""
    app, device = finished(BRIDESMAID, ["human", "human"], "at once")
    app.on("review", "", "")
    assert app.review is not None
    app.on("review-of", "2", "")
    while any(at.seat == 2 for at in app.review.due):
        device.tasks.pop(0)()
    assert sum(at.seat != 2 for at in app.review.found) <= 1
    device.run()
    assert app.review.done
    assert set(app.review.afterthoughts) == {0, 1, 2}


def test_a_review_needs_no_worker() -> None:
    """Where none can be had the page judges in slices and says the same."""
    found = []
    for answers in ("at once", "lost"):
        app, device = finished(WEDDING, ["bot:easy"], answers)
        app.on("review", "", "")
        device.run()
        assert app.review is not None
        found.append(app.review.found)
    assert found[0] == found[1]


def test_next_slip_goes_through_the_mistakes() -> None:
    """One after the other, then from the first one again."""
    app, device = finished(WEDDING, ["bot:easy"], "at once")
    app.on("review", "", "")
    device.run()
    assert app.review is not None
    slips = app.review.slips()
    assert slips
    seen = []
    for _ in range(len(slips) + 1):
        app.on("review-next", "", "")
        seen.append(app.review.open)
    assert seen == [*slips, slips[0]]


# --- could this bot see my cards? -----------------------------------------------------


@pytest.mark.parametrize(
    ("game", "others"), [(BRIDESMAID, ["bot:easy"] * 2), (WEDDING, ["bot:easy"])]
)
@pytest.mark.parametrize("answers", ["at once", "lost"])
def test_a_bot_is_checked_on_the_running_game(
    game: str, others: list[str], answers: str
) -> None:
    """From the menu; it says how often the choice was the same, and not what it was."""
    app, device, session = laid(game, others, answers)
    rng = Rng(5)
    while len(session.table.steps) < 3:
        press_something(app, device, rng)
        device.run()
    app.on("sheet", "menu", "")
    assert device.available("fair")
    app.on("fair", "", "")
    assert "<progress" in device.html
    device.run()
    assert app.fair is not None
    assert app.fair.state == "done"
    assert "12" in device.text
    assert "the same every time" in device.text
    assert app.fair.same == app.fair.worlds == 12
    app.on("close", "", "")
    assert app.fair is None


@pytest.mark.parametrize(
    ("steps", "said"),
    [(0, "Nothing is settled yet that"), (16, "Nothing is hidden from")],
)
def test_where_no_other_deal_fits_it_is_said_why(steps: int, said: str) -> None:
    """Before the first choice nothing is hidden yet, at the end nothing any more."""
    app, device, session = laid(BRIDESMAID, ["bot:easy"] * 2)
    check = FairCheck(session, 1, steps, state="done")
    app.fair, app.dialog = check, "fair"
    app.draw()
    assert said in device.text


def test_each_bot_can_be_asked() -> None:
    """With several bots the sheet names them."""
    app, device, _ = laid(BRIDESMAID, ["bot:easy"] * 2)
    app.on("fair", "2", "")
    device.run()
    assert app.fair is not None
    assert app.fair.seat == 2
    assert {"1", "2"} <= set(device.offers("fair"))


def test_the_check_can_be_stopped() -> None:
    """By Stop or by closing the sheet; the worker is told."""
    for end in ("fair-stop", "close"):
        app, device, _ = laid(BRIDESMAID, ["bot:easy"], "never")
        app.on("fair", "", "")
        device.tasks.pop(0)()
        assert device.open_question
        app.on(end, "", "")
        assert device.open_question == 0
        if end == "fair-stop":
            assert "Stopped before" in device.text


def test_without_bots_there_is_nobody_to_ask() -> None:
    """Among persons the menu has no such entry."""
    app, device, _ = laid(WEDDING, ["human"])
    app.on("sheet", "menu", "")
    assert not device.offers("fair")
    app.on("fair", "", "")
    assert app.fair is None


def test_bots_that_are_watched_wait_for_the_check() -> None:
    """Among bots alone somebody is always due: the check is answered all the same."""
    app, device, session = laid(WEDDING)
    first, second = session.table.players
    bots = [type(first)(one.name, "bot:hard") for one in (first, second)]
    session.table.players = tuple(bots)
    app.draw()
    assert app.session is not None
    while len(app.session.table.steps) < 12:
        device.tasks.pop(0)()
    app.on("fair", "", "")
    before = len(app.session.table.steps)
    check = app.fair
    assert check is not None
    while check.state == "asking":
        device.tasks.pop(0)()
    assert check.state == "done"
    assert len(app.session.table.steps) <= before + 1
    app.on("close", "", "")
    device.run()
    assert app.session.finished
