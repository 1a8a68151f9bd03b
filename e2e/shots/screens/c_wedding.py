"""At the Wedding Table, from the first guest to the last."""

from __future__ import annotations

from e2e.shots.screens import screen
from e2e.shots.tables import LONG, WEDDING, after, laid, over, until
from e2e.shots.visit import Visit
from engine.table import Table


def _mid(turns: int = 8, **laying: object) -> Table:
    return after(laid(WEDDING, 2, 9, bride=0, **laying), turns)  # type: ignore[arg-type]  # what `laid` takes


@screen("wedding/opening")
def opening(visit: Visit) -> None:
    """The empty table and the first three guests."""
    visit.sit(_mid(0))


@screen("wedding/table")
def table(visit: Visit) -> None:
    """The ninth turn, nothing picked."""
    visit.sit(_mid())


@screen("wedding/guest")
def guest(visit: Visit) -> None:
    """A guest is picked; every free seat shows a sum when pointed at."""
    visit.sit(_mid())
    visit.pick(_guests(visit)[0])


@screen("wedding/seat")
def seat(visit: Visit) -> None:
    """Guest and seat are picked: ghost, range, verdict."""
    visit.sit(_mid())
    visit.pick(_guests(visit)[1], _seats(visit)[2])


@screen("wedding/look")
def look(visit: Visit) -> None:
    """A seated guest is asked what it scores."""
    visit.sit(_mid())
    visit.on("look", visit.device.available("look")[0])


@screen("wedding/waiting")
def waiting(visit: Visit) -> None:
    """The bot is at its turn; it goes on when told to."""
    visit.app.change_settings(pace="step")
    visit.sit(_mid(9))


@screen("wedding/long-names")
def long_names(visit: Visit) -> None:
    """Two persons with the longest names, a seat picked."""
    visit.sit(_mid(12, persons=2, names=LONG))
    visit.pick(_guests(visit)[0], _seats(visit)[0])


@screen("wedding/last")
def last(visit: Visit) -> None:
    """The last turn: one guest, one seat."""
    table = _mid(15, persons=2)
    visit.sit(table)
    visit.pick(_guests(visit)[0])


@screen("wedding/hint")
def hint(visit: Visit) -> None:
    """The coach suggests a seat, with its reason and the two next best."""
    visit.sit(_mid(12))
    visit.on("hint")
    visit.wait()


@screen("wedding/end")
def end(visit: Visit) -> None:
    """The end: the result, the finished table, both ledgers."""
    visit.sit(until(WEDDING, 2, over, first=7))


@screen("wedding/end-long")
def end_long(visit: Visit) -> None:
    """The end for two persons with the longest names."""
    visit.sit(until(WEDDING, 2, over, first=5, persons=2, names=LONG))


@screen("wedding/menu")
def menu(visit: Visit) -> None:
    """The menu of the table."""
    visit.sit(_mid())
    visit.on("sheet", "menu")


def _guests(visit: Visit) -> list[str]:
    return [t for t in visit.device.available("pick") if t.startswith("guest:")]


def _seats(visit: Visit) -> list[str]:
    return [t for t in visit.device.available("pick") if t.startswith("seat:")]
