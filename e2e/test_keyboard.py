"""The page by keyboard: every stop is seen, no screen traps, nothing loses the focus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import SIZES
from e2e.shots.stage import Stage, stage
from e2e.standing import FAR, STANDS, STOPS, seat

EVERY = pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)
MARK = f"""() => {{
  const stops = ({STOPS})();
  stops.forEach((one, at) => one.setAttribute("data-stop-number", at));
  return stops.length;
}}"""
BACKWARDS = """(numbers) => {
  const stops = numbers.map((n) => document.querySelector(`[data-stop-number="${n}"]`));
  const part = (one) => one.closest("#bar, .paper, .mine, #tray, #slip");
  return stops.slice(1).map((one, n) => [stops[n], one])
    .filter(([from, to]) => part(from) && part(from) === part(to))
    .map((both) => [...both, ...both.map((one) => one.getBoundingClientRect())])
    .filter(([from, to, a, b]) => b.bottom <= a.top && b.left < a.right)
    .map(([from, to]) => `${from.id} leads back up to ${to.id}`);
}"""
"""What is read later and comes earlier on the same paper: above it and not in a column
further on. A cross in the corner of a lesson's slip or a sheet is read where it is best."""
NUMBER = "document.activeElement?.getAttribute('data-stop-number')"
NAMES = """() => [...document.querySelectorAll("[data-stop-number]")]
  .map((it) => it.outerHTML.slice(0, 90))"""


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        on.page.set_viewport_size(
            dict(zip(("width", "height"), SIZES["phone"], strict=True))
        )
        yield on


@EVERY
def test_tab_leads_to_everything_and_out_again(on: Stage, screen: Screen) -> None:
    """Tab stops once at all that can be pressed, in the order in which it is read, at
    something that can be seen, with a ring and not under the tray; nothing traps it."""
    on.show(screen.visit())
    on.look(SIZES["phone"], "light")
    on.page.evaluate("stage.listen(() => false)")
    count = on.page.evaluate(MARK)
    wrong: list[str] = []
    reached: list[int] = []
    for _ in range(FAR):
        on.page.keyboard.press("Tab")
        name, faults = on.page.evaluate(STANDS, False)
        if faults == ["is nowhere"]:
            continue  # it begins where the focus was before, and so leads out in between
        wrong += [f"{name}: {fault}" for fault in faults]
        number = on.page.evaluate(NUMBER)
        if number is None:
            wrong.append(f"{name} is no stop")
        elif int(number) in reached:
            break
        else:
            reached.append(int(number))
    wrong += on.page.evaluate(BACKWARDS, reached)
    names = on.page.evaluate(NAMES)
    missed = [names[n] for n in range(count) if n not in reached]
    on.again()
    assert (wrong, missed) == ([], [])


ARROWS = {"R": "ArrowRight", "L": "ArrowLeft", "D": "ArrowDown", "U": "ArrowUp"}


def screen_of(name: str) -> Screen:
    (found,) = [one for one in all_screens() if one.name == name]
    return found


@pytest.mark.parametrize(
    ("window", "arrows"),
    [("desktop", "RLDU"), ("side", "RLDU"), ("phone", "DULR")],
)
def test_arrows_cross_the_table(on: Stage, window: str, arrows: str) -> None:
    """W2: 1 to 8 sit opposite 16 to 9. Arrows walk along an edge and end where it ends;
    those across lead to the opposite seat and back; Home and End are the edge's ends."""
    along, back, across, over = (ARROWS[one] for one in arrows)
    on.show(screen_of("wedding/table").visit())
    on.look(SIZES[window], "light")
    on.page.evaluate("stage.listen(() => false)")
    page = on.page
    page.locator('[data-key="seat:1"]').focus()
    for number in range(1, 9):
        assert seat(page) == number
        page.keyboard.press(across)
        assert seat(page) == 17 - number, "the opposite seat"
        page.keyboard.press(across)
        assert seat(page) == 17 - number, "nothing lies beyond"
        page.keyboard.press(over)
        assert seat(page) == number
        page.keyboard.press(along)
    assert seat(page) == 8
    page.keyboard.press("Home")
    assert seat(page) == 1
    page.keyboard.press(back)
    assert seat(page) == 1
    page.keyboard.press("End")
    assert seat(page) == 8
    page.keyboard.press(across)
    page.keyboard.press("Home")
    assert seat(page) == 16
    page.keyboard.press("End")
    assert seat(page) == 9


@pytest.mark.parametrize(
    "name",
    [
        "bridesmaid/reserve",
        "bridesmaid/robot",
        "bridesmaid/table",
        "bridesmaid/aside",
        "bridesmaid/draw",
        "wedding/table",
    ],
)
def test_what_one_chooses_from_is_one_stop(on: Stage, name: str) -> None:
    """One card to be chosen or several, and the row of guests: Tab stops once, arrows walk,
    Home and End lead to the first and the last."""
    on.show(screen_of(name).visit())
    on.look(SIZES["phone"], "light")
    page = on.page
    page.evaluate("stage.listen(() => false)")
    group = page.locator("[data-roving]:not([data-roving=grid])").last
    items = group.locator("button")
    count = items.count()
    assert count > 2
    assert group.locator('[tabindex="0"]').count() == 1
    group.locator('[tabindex="0"]').focus()
    page.keyboard.press("Home")
    expect(items.first).to_be_focused()
    for n in range(1, count):
        page.keyboard.press("ArrowRight")
        expect(items.nth(n)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(items.last).to_be_focused()
    assert group.locator('[tabindex="0"]').count() == 1
