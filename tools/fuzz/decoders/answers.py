"""What the worker answers in which bots and the coach think."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.game import RefusedError
from engine.protocol import answer, choice_in
from engine.questions import question
from engine.record import format_json, parse_record, record_value
from engine.review import Point
from engine.table import Table, open_table
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, Shape, refused
from tools.fuzz.decoders.samples import NOW, records, running
from ui.app import App, start
from ui.errand import Errand
from ui.fairness import FairCheck
from ui.hinting import Hint
from ui.keeping import seated
from ui.reviewing import begin_review

RUNNING, FINISHED = 3, 10_000


class Says(StandIn):
    """A device whose worker answers every question with the same line."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self.line = line

    def _answer(self, _: str) -> str | None:
        return self.line


def tried(line: str) -> bool:
    """Take a line for the answer to each kind of question, and draw what comes of it."""
    taken = _any([_chosen(table, line) for table in _tables(RUNNING)])
    found: list[Any] = []
    device = Says(line)
    errand = Errand(device, "{}", found.append)  # "{}": what it thinks itself is none
    errand.begin(lambda: None)
    device.run()
    for answered in found:
        taken |= _any([_hinted(app, answered) for app in _apps(RUNNING)])
        taken |= _any([_fair(app, answered) for app in _apps(RUNNING)])
        taken |= _any([_reviewed(app, answered) for app in _apps(FINISHED)])
    return taken


def _any(taken: list[bool]) -> bool:
    """Return whether any was taken; all of them are tried."""
    return any(taken)


def _chosen(table: Table, line: str) -> bool:
    """Take it for a bot's choice: what is read can be chosen."""
    seat = table.waiting_for[0]
    try:
        choice = table.game.read_choice(table.state, seat, choice_in(line))
    except RefusedError as error:
        return refused(error)
    assert table.refusal(seat, choice) is None
    return True


def _hinted(app: App, found: dict[str, Any] | None) -> bool:
    session = app.session
    assert session is not None
    assert session.viewer is not None
    hint = Hint(session, session.viewer, session.table.state)
    hint.heard(found)
    app.hint = hint
    app.draw()
    return not hint.failed


def _fair(app: App, found: dict[str, Any] | None) -> bool:
    session = app.session
    assert session is not None
    check = FairCheck(session, 0, 0)
    check.heard(found)
    app.fair, app.dialog = check, "fair"
    app.draw()
    app.dialog = None
    app.draw()
    return check.state == "done"


def _reviewed(app: App, found: dict[str, Any] | None) -> bool:
    session = app.session
    assert session is not None
    took = False
    for asked in (begin_review(session).due[0], 0):
        review = begin_review(session)
        review._asked = asked
        review._heard(found)
        took |= not review.failed
        if isinstance(asked, Point):
            review.shown = asked.seat
            review.open = asked if asked in review.found else None
        app.review, app.place = review, "review"
        review.stopped = True
        app.draw()
    return took


@cache
def _tables(steps: int) -> tuple[Table, ...]:
    return tuple(running(records()[n], steps) for n in (0, 2))


@cache
def _apps(steps: int) -> tuple[App, ...]:
    """Return pages at a table of each game, somebody's own cards being open."""
    return tuple(_sat(table) for table in _tables(steps))


def _sat(table: Table) -> App:
    app = start(StandIn(answers="never"))
    app.sit(seated(table, 1 << 40, NOW))
    app.on("uncover", "", "")
    return app


def seeds() -> Iterator[str]:
    """Give true answers of each kind."""
    for text in (records()[0], records()[2]):
        table, whole = running(text, RUNNING), open_table(parse_record(text))
        seat = table.waiting_for[0]
        line = {"record": record_value(table.record), "seat": seat, "seed": 7}
        yield answer(format_json({**line, "level": "random"}))
        yield answer(question("judge", table.record, seat=seat, seed=7))
        yield answer(question("review", whole.record, seat=0, step=2, seed=7))
        yield answer(question("afterthought", whole.record, seat=0))
    yield format_json({"fair": {"worlds": 20, "same": 19}})


DECODER = Decoder("answers", tried, seeds, 4_000, Shape.JSON)
