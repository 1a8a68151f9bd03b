"""Nothing jumps when something happens: what can be pressed stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from e2e.shots.sizes import SIZES
from e2e.shots.stage import Stage, stage
from e2e.shots.tables import BRIDESMAID, WEDDING, after, at_turn, laid, until
from e2e.shots.visit import Visit

PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll("#app [data-do][id]")]
    .filter((one) => one.checkVisibility() && !one.closest("#slip, #sheet"))
    .map((one) => [one.id, one.getBoundingClientRect()])
    .map(([id, { left, top, right, bottom }]) => [id, [left, top, right, bottom]])
)"""
"""Where everything is that can be pressed. (Layout-shift entries take a tray that sticks
to the foot of the window for one that jumps, though nobody sees it move.)"""
RAISED = 6
"""px by which what is picked stands out."""


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


def wedding(visit: Visit) -> Iterator[str]:
    """A turn: guests and seats are compared, the guest is seated, the bot answers."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 8))
    yield "laid"
    tokens = visit.device.available("pick")
    guests = [t for t in tokens if t.startswith("guest:")]
    seats = [t for t in tokens if t.startswith("seat:")]
    for token in (guests[0], seats[0], seats[1], guests[1], seats[3], guests[2]):
        visit.pick(token)
        yield token
    visit.on("confirm")
    yield "confirm"
    visit.wait()
    yield "bot"


def bridesmaid(visit: Visit) -> Iterator[str]:
    """A turn: cards are compared, one is played, the others are turned over."""
    visit.sit(until(BRIDESMAID, 4, at_turn(3)))
    yield "laid"
    tokens = visit.device.available("pick")
    for token in tokens:
        visit.pick(token)
        yield token
    visit.pick(tokens[0])
    visit.on("confirm")
    yield "confirm"


@pytest.mark.parametrize("turn", [wedding, bridesmaid], ids=["wedding", "bridesmaid"])
@pytest.mark.parametrize("window", ["phone", "side", "tablet", "desktop"])
def test_nothing_jumps_in_a_turn(
    on: Stage, turn: Callable[[Visit], Iterator[str]], window: str
) -> None:
    """Issue 6: no layout shift when things happen, in any window."""
    visit = Visit()
    before: dict[str, list[float]] = {}
    jumps = []
    for step in turn(visit):
        on.show(visit)
        if not before:
            on.look(SIZES[window], "light")
        now: dict[str, list[float]] = on.page.evaluate(PLACES)
        for id in before.keys() & now.keys():
            pairs = zip(before[id], now[id], strict=True)
            far = max(abs(was - is_) for was, is_ in pairs)
            if far > RAISED:
                jumps.append(f"{step}: {id} by {far:.0f} px")
        before = now
    assert before
    assert jumps == []
