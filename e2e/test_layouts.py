"""Where things lie on a screen: what one looks for is seen, and what belongs together lines
up.

Found by looking at pictures of every screen; each law here is of a whole kind of fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import SMALL
from e2e.shots.stage import Stage, stage
from e2e.shots.tables import BRIDESMAID, laid, step
from e2e.shots.visit import Visit

SCREENS = {screen.name: screen for screen in all_screens()}
UNDER_THE_WAX = """() => {
  const tray = document.querySelector("#tray, .replaybar:not([hidden])");
  const edge = tray?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll(".seatwrap, .table .seat")]
    .filter((seat) => seat.getBoundingClientRect().bottom > edge + 1)
    .map((seat) => seat.id);
}"""
"""Seats of which a part lies under the bar at the foot."""
TICKED_OVER = """() => {
  const tick = document.querySelector('.guest[aria-checked="true"] > .tick');
  const a = tick.getBoundingClientRect();
  const read = tick.parentElement.querySelectorAll(".rule > *, .gname, .arrows");
  return [...read].filter((part) => {
    const b = part.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((part) => part.className);
}"""
"""What the tick of a picked guest lies on, of what one reads to decide."""

REGIONS = """() => Object.fromEntries([".bar", ".others", ".mine", "#tray .hand"]
  .map((region) => [region, document.querySelector(region)?.getBoundingClientRect()])
  .filter(([, box]) => box?.height)
  .map(([region, { top, height }]) => [region, [Math.round(top), Math.round(height)]]))"""
"""Where the parts of a table are, and how high."""
HELD_BACK = {2: 7, 3: 16, 4: 1, 5: 4}
"""Of games by their seats: chance by which the viewer plays, may set a card aside and then
is out of the first round while others play on."""
STANDS = 4
"""px by which a part may move as its hand has got fewer cards or a state other words."""


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


def shown(on: Stage, name: str, window: str) -> None:
    screen: Screen = SCREENS[name]
    on.show(screen.visit())
    on.look(SMALL[window], "light")


@pytest.mark.parametrize("window", ["phone", "side", "tablet", "desktop"])
def test_both_games_can_be_begun_without_scrolling(on: Stage, window: str) -> None:
    """The first screen shows what it is for: a button for each of the two games."""
    shown(on, "home/first", window)
    buttons = on.page.locator('.invite [data-do="lobby"]')
    assert buttons.count() == 2
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SMALL[window][1], box


@pytest.mark.parametrize("name", ["replay/wedding", "link/replay"])
@pytest.mark.parametrize("window", ["phone", "side", "desktop"])
def test_looking_back_shows_the_whole_table(on: Stage, name: str, window: str) -> None:
    """No seat lies under the way through the game: one looks back to see the table."""
    shown(on, name, window)
    assert on.page.locator(".table .seat").count() == 16
    assert on.page.evaluate(UNDER_THE_WAX) == []


@pytest.mark.parametrize("name", ["wedding/guest", "wedding/seat", "wedding/last"])
@pytest.mark.parametrize("window", ["phone", "side", "tablet", "desktop"])
def test_a_picked_guest_can_still_be_read(on: Stage, name: str, window: str) -> None:
    """The tick lies on no part of its rule, its name or its arrows."""
    shown(on, name, window)
    assert on.page.evaluate(TICKED_OVER) == []


def test_the_table_keeps_its_size_whoever_turns_up(on: Stage) -> None:
    """A guest with a rule of two lines makes the row no taller, or all seats would jump."""
    heights = set()
    for name in ("wedding/opening", "wedding/table", "wedding/last", "wedding/waiting"):
        shown(on, name, "phone")
        box = on.page.locator(".table").bounding_box()
        assert box is not None
        heights.add((round(box["y"]), round(box["height"])))
    assert len(heights) == 1, heights


def test_what_is_done_with_a_table_stands_in_columns(on: Stage) -> None:
    """In the guest book on a phone, a finished table has one button more than others; the
    rest are under each other all the same."""
    shown(on, "book/tables", "phone")
    for verb in ("share", "rename", "export", "delete"):
        buttons = on.page.locator(f'.rowact [data-do="{verb}"]').all()
        assert len(buttons) > 2
        boxes = [button.bounding_box() for button in buttons]
        assert len({round(box["x"]) for box in boxes if box}) == 1, (verb, boxes)


def test_what_can_be_asked_stands_under_the_middle_of_the_table(on: Stage) -> None:
    """Under the finished table in little its caption and the line after it are centred."""
    shown(on, "wedding/end", "desktop")
    caption, line = (
        on.page.locator(one).bounding_box()
        for one in (".mini-wrap figcaption", ".asked .note")
    )
    assert caption is not None
    assert line is not None
    middles = [box["x"] + box["width"] / 2 for box in (caption, line)]
    assert abs(middles[0] - middles[1]) <= 2, middles


@pytest.mark.parametrize("seats", sorted(HELD_BACK))
@pytest.mark.parametrize("window", ["small", "phone", "side", "tablet", "desktop"])
def test_a_round_has_one_table(on: Stage, window: str, seats: int) -> None:
    """Whether one plays, waits, is asked to set a card aside or is out of the round:
    the others' arms and one's own are where they were, and so is the place of the hand
    where the tray shares the columns of the table."""
    table = laid(BRIDESMAID, seats, 1)
    places: dict[str, list[list[int]]] = {}
    phases = set()
    state: Any = table.state
    while state.round == 1:
        visit = Visit()
        visit.sit(table)
        if state.phase in ("play", "aside"):
            on.show(visit)
            on.look(SMALL[window], "light")
            phases.add((state.phase, 0 in state.to_act))
            for region, place in on.page.evaluate(REGIONS).items():
                places.setdefault(region, []).append(place)
        step(table, HELD_BACK[seats])
        state = table.state
    assert phases == {("play", True), ("aside", True), ("play", False)}
    assert places.keys() >= {".bar", ".others", ".mine", "#tray .hand"}
    if window in (
        "small",
        "phone",
        "tablet",
    ):  # a tray that sticks to the foot lies over what is below it
        del places["#tray .hand"]
    for region, found in places.items():
        for measure in zip(*found, strict=True):
            assert max(measure) - min(measure) <= STANDS, (region, found)


READ = """() => {
  const log = document.querySelector(".log"), { top } = log.getBoundingClientRect();
  const line = [...log.querySelectorAll("li")]
    .find((one) => one.getBoundingClientRect().top > top + 30);
  return [line.textContent, Math.round(line.getBoundingClientRect().top)];
}"""
"""What is read in the log just now, and where it stands."""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_read_in_the_log_stays_under_the_eyes(on: Stage, seats: int) -> None:
    """On a desk it begins at one height whatever the cake stand shows; who reads further
    down in it reads on, though new lines come before."""
    table = laid(BRIDESMAID, seats, 1)
    tops, reading = set(), False
    state: Any = table.state
    while state.round < 3:
        visit = Visit()
        visit.sit(table)
        if state.phase == "play":
            on.show(visit)
            on.look(SMALL["desktop"], "light")
            tops.add(round(on.page.locator(".log").bounding_box()["y"]))  # type: ignore[index]  # it is shown
            down = "document.querySelector('.log').scrollTop"
            before = on.page.evaluate(READ) if reading else None
            if state.round == 2 and not reading:
                on.page.evaluate(f"{down} = 60")
                reading = on.page.evaluate(down) == 60
                said = on.page.evaluate(READ)
            elif before is not None:
                assert before[0] == said[0]
                assert abs(before[1] - said[1]) <= 2
                break
        step(table, HELD_BACK[seats])
        state = table.state
    assert reading
    assert len(tops) == 1, tops


def test_the_bar_keeps_its_height_when_its_note_takes_two_lines(on: Stage) -> None:
    """On a phone: between two rounds it says which is next and who has to choose."""
    heights = set()
    for name in ("bridesmaid/reserve", "bridesmaid/picked", "bridesmaid/draw"):
        shown(on, name, "phone")
        box = on.page.locator(".bar").bounding_box()
        assert box is not None
        heights.add(round(box["height"]))
    assert len(heights) == 1, heights
