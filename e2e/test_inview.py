"""Nothing is hidden: slips, the focus, chapters, and buttons that come up under a thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import choose_kind, lay_table

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
COVERED_AND_HIT = """() => {
  document.querySelector('[data-do="deal"]').click();
  const { left, top, width, height } =
    document.querySelector('[data-do="uncover"]').getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit.closest("[data-do]") !== null;
}"""
"""What is hit on the button of the cover in the moment in which it comes up."""
SIZES = [(390, 844), (320, 640), (1280, 800), (844, 390)]


@pytest.fixture(params=["no-preference", "reduce"])
def either_motion(
    browser: Browser, site: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Return a started page of a small phone, with usual and with little motion."""
    size = {"width": 320, "height": 560}
    with browser.new_context(viewport=size, reduced_motion=request.param) as context:
        yield from watched(context.new_page(), site)


def box(found: Locator) -> FloatRect:
    """Return where an element is in the window."""
    there = found.bounding_box()
    assert there is not None
    return there


def apart(a: FloatRect, b: FloatRect) -> bool:
    """Whether two rectangles have nothing in common."""
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_a_slip_covers_neither_hand_nor_wax(
    fresh_app: Page, game: str, size: tuple[int, int]
) -> None:
    """It lies above the tray, inside the window, and leaves the focus where it is; its
    words are in the polite live region."""
    fresh_app.set_viewport_size({"width": size[0], "height": size[1]})
    lay_table(fresh_app, game, ["human", "bot:easy"])
    wax = fresh_app.locator('#tray [data-do="confirm"]')
    wax.focus()
    fresh_app.keyboard.press("Enter")
    slip = fresh_app.locator("#slip > *")
    expect(slip).to_be_visible()
    expect(wax).to_be_focused()
    lies = box(slip)
    assert 0 <= lies["x"] <= size[0] - lies["width"]
    assert 0 <= lies["y"] <= size[1] - lies["height"]
    for hidden in [wax, *fresh_app.locator('#tray [data-do="pick"]').all()]:
        assert apart(lies, box(hidden))
    said = fresh_app.get_by_role("log").last
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text(slip.inner_text())
    fresh_app.set_viewport_size({"width": 390, "height": 844})


def test_a_slip_does_not_lie_on_what_was_pressed(fresh_app: Page) -> None:
    """What was pressed is most likely what it speaks of."""
    fresh_app.set_viewport_size({"width": 390, "height": 560})
    for _ in range(4):
        lay_table(fresh_app, WEDDING, ["human", "bot:easy"])
        fresh_app.locator('#bar [data-do="home"]').click()
    fresh_app.locator('[data-do="go"][data-arg="saved"]').click()
    export = fresh_app.locator('[data-do="export"]').last
    fresh_app.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    with fresh_app.expect_download():
        export.click()
    slip = fresh_app.locator("#slip > *")
    expect(slip).to_contain_text("Saved as")
    tray = box(fresh_app.locator("#tray"))
    assert box(export)["y"] + box(export)["height"] > tray["y"] - box(slip)["height"]
    assert apart(box(slip), box(export))
    fresh_app.set_viewport_size({"width": 390, "height": 844})


def test_the_focus_is_never_under_the_tray(fresh_app: Page) -> None:
    """WCAG 2.4.11: Tab brings into sight what it leads to, down and up again."""
    fresh_app.set_viewport_size({"width": 320, "height": 480})
    fresh_app.locator(f'#app [data-do="lobby"][data-arg="{BRIDESMAID}"]').click()
    tray = fresh_app.locator("#tray")
    seen = 0
    for key in ["Tab"] * 14 + ["Shift+Tab"] * 14:
        fresh_app.keyboard.press(key)
        focused = fresh_app.locator("main :focus")
        if focused.count():
            seen += 1
            lies = box(focused)
            assert lies["y"] >= 0
            assert lies["y"] + lies["height"] <= box(tray)["y"]
    assert seen > 14
    fresh_app.set_viewport_size({"width": 390, "height": 844})


def test_what_is_missing_for_the_deal_comes_into_sight(fresh_app: Page) -> None:
    """The reason stands above the wax, once, and pressing leads to where it is mended."""
    fresh_app.set_viewport_size({"width": 320, "height": 560})
    fresh_app.locator(f'#app [data-do="lobby"][data-arg="{WEDDING}"]').click()
    fresh_app.locator('[data-do="deal"]').click(force=True)
    hide = fresh_app.locator('[data-do="set-up"][data-arg="hide"]')
    expect(hide).to_be_focused()
    assert box(hide)["y"] + box(hide)["height"] <= box(fresh_app.locator("#tray"))["y"]
    expect(fresh_app.locator("#slip")).to_be_empty()
    fresh_app.set_viewport_size({"width": 390, "height": 844})


def test_chapters_are_led_to_without_a_trace_in_the_address(fresh_app: Page) -> None:
    """A chapter is no page: the address stays, and Back does not walk through chapters."""
    fresh_app.locator(f'#app [data-do="rules"][data-arg="{BRIDESMAID}"]').first.click()
    address, before = fresh_app.url, fresh_app.evaluate("history.length")
    link = fresh_app.locator(".contents a").nth(5)
    chapter = fresh_app.locator(str(link.get_attribute("href")))
    link.click()
    expect(chapter.locator("h2")).to_be_focused()
    assert 0 <= box(chapter)["y"] < 100
    assert fresh_app.url == address
    assert fresh_app.evaluate("history.length") == before


def test_a_second_tap_does_not_lift_the_cover(either_motion: Page, site: str) -> None:
    """Whoever taps "Pass to Bo" twice neither sees Bo's hand nor takes it back."""
    page = either_motion
    page.goto(site)
    until_ready(page)
    page.locator(f'#app [data-do="lobby"][data-arg="{BRIDESMAID}"]').click()
    choose_kind(page, 1, "human")
    assert not page.evaluate(COVERED_AND_HIT)
    lifts = page.locator('[data-do="uncover"]')
    lifts.click()
    expect(lifts).to_have_count(0)
