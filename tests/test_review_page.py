"""The review of a finished game on the page, with a stand-in device."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.rng import Rng
from tests.coaching import BOTH, BRIDESMAID, WEDDING, brief, laid
from tests.device import StandIn
from tests.playing import play_on
from ui.app import App

__all__ = ["brief"]  # a fixture


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
