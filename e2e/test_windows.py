"""Several windows of one browser at one table (issue 5, "Windows of one device")."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, press_something, pressable, quicken
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
TABLES = (
    "Object.entries(localStorage).filter(([k]) => k.startsWith('table-sixteen/table/'))"
)
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Windows:
    """The windows of one browser."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context, self.site = context, site
        self.stack = ExitStack()

    def open(self, query: str = "") -> Page:
        """Open a window; what is amiss in it fails the test."""
        page = self.stack.enter_context(
            contextmanager(watched)(self.context.new_page(), self.site)
        )
        page.goto(f"{self.site}{query}")
        until_ready(page)
        return page

    def laid(self, game: str, kinds: list[str]) -> Page:
        """Return a window at a table that was dealt in it."""
        page = self.open()
        lay_table(page, game, kinds, ["Ada", "Bo"][: kinds.count("human")])
        page.locator("#tray, .cover").first.wait_for()
        return page

    def beside(self, page: Page) -> Page:
        """Open another window at the table of this one, by its menu."""
        if pressable(page, "uncover").count():
            pressable(page, "uncover").click()
        page.locator('[data-do="sheet"][data-arg="menu"]').click()
        with self.context.expect_page() as opened:
            page.get_by_role("link", name="Another window").click()
        page.locator('[role="dialog"] [data-do="close"]').last.click()
        other = self.stack.enter_context(
            contextmanager(watched)(opened.value, self.site)
        )
        until_ready(other)
        return other


@pytest.fixture
def windows(browser: Browser, site: str) -> Iterator[Windows]:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        windows = Windows(context, site)
        with windows.stack:
            yield windows


def sit(page: Page, who: str) -> None:
    """Choose a seat where the page asks which, and wait for it."""
    page.locator(f'[data-do="window-as"][data-arg="{who}"]').click()
    pressable(page, "window-sit").click()
    expect(page.locator("body.p-link")).to_have_count(0)


def entry(page: Page) -> dict[str, object]:
    """Return the one table that is kept."""
    [[_, text]] = page.evaluate(TABLES)
    return json.loads(text)


def choose(page: Page, rng: Rng) -> None:
    """Make the choice that is due in a window, up to its last press."""
    for _ in range(60):
        page.locator(NEXT).first.wait_for()
        if pressable(page, "confirm").count():
            return
        press_something(page, rng)
    raise AssertionError("nothing can be confirmed")


def test_a_game_of_two_windows_and_a_television(windows: Windows) -> None:
    """Each sees its own cards, the third nobody's, and all three the same end."""
    ada = windows.laid(BRIDESMAID, ["human", "human"])
    bo = windows.beside(ada)
    assert bo.url == windows.site
    expect(bo.locator("h1")).to_have_text("Which seat is yours?")
    assert bo.evaluate(WIDE) <= 0
    assert pressable(bo, "pick").count() == 0
    sit(bo, "1")
    expect(ada.locator("#slip")).to_contain_text("Now played in another window: Bo")
    tv = windows.beside(bo)
    tv.set_viewport_size({"width": 1920, "height": 1080})
    sit(tv, "none")
    expect(tv.locator("body.p-tv")).to_have_count(1)
    rng = Rng(5)
    for _ in range(400):
        both = [page for page in (ada, bo) if page.locator(NEXT).count()]
        for page in both:
            press_something(page, rng)
            assert tv.locator("#tray").is_hidden()
            assert tv.locator("#hand").count() == 0
        if all(pressable(page, "again").count() for page in (ada, bo)):
            break
        if not both:
            page = ada
            page.locator(NEXT).or_(bo.locator(NEXT)).first.wait_for(timeout=1_000)
    scores = [page.locator("#main").inner_text() for page in (ada, bo, tv)]
    assert entry(ada)["about"]["finished"]  # type: ignore[index]  # JSON
    for text in scores:
        assert "Ada" in text or "You" in text
    assert tv.evaluate(WIDE) <= 0


def test_two_choices_in_one_instant_are_both_there(windows: Windows) -> None:
    """Both windows confirm at the same time, many times over: none is lost."""
    ada = windows.laid(BRIDESMAID, ["human", "human"])
    bo = windows.beside(ada)
    sit(bo, "1")
    rng = Rng(3)
    for _ in range(4):
        for page in (ada, bo):
            choose(page, rng)
        steps = len(entry(ada)["record"]["steps"])  # type: ignore[index]  # JSON
        at = ada.evaluate("Date.now()") + 400
        press = """(at) => setTimeout(
            () => document.querySelector('[data-do="confirm"]').click(), at - Date.now())"""
        for page in (ada, bo):
            page.evaluate(press, at)
        for page in (ada, bo):
            expect(pressable(page, "confirm")).to_have_count(0)
            page.locator(NEXT).first.wait_for()
        after = entry(bo)
        assert len(after["record"]["steps"]) == steps + 1  # type: ignore[index]  # JSON
        assert not after["sealed"]


def test_a_window_that_closes_or_dies_gives_its_seat_back(windows: Windows) -> None:
    """To the window that passed it round; and free to whoever opens another one."""
    ada = windows.laid(BRIDESMAID, ["human", "human"])
    bo = windows.beside(ada)
    sit(bo, "1")
    slip = ada.locator("#slip")
    expect(slip).to_contain_text("Now played in another window: Bo")
    bo.watch.expect_nothing()
    bo.close()
    expect(slip).to_contain_text("Back at this window: Bo")
    bo = windows.beside(ada)
    taken = bo.locator('[data-do="window-as"][data-arg="1"]')
    expect(taken).to_contain_text("Passed round in another window")


def test_one_of_two_windows_moves_the_bots(windows: Windows) -> None:
    """No bot moves twice; the other window takes over when the first closes."""
    ada = windows.laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    quicken(ada)
    other = windows.beside(ada)
    sit(other, "0")
    expect(ada.locator("body.p-tv")).to_have_count(1)
    rng = Rng(2)
    for turn in range(40):
        if turn == 20:
            ada.watch.expect_nothing()
            ada.close()
        other.locator(NEXT).first.wait_for(timeout=20_000)
        press_something(other, rng)
    other.locator(NEXT).first.wait_for(timeout=20_000)
    assert len(entry(other)["record"]["steps"]) > 1  # type: ignore[index]  # JSON


def test_what_is_taken_back_or_deleted_arrives(windows: Windows) -> None:
    """Undo in one window, seen in the other; a deleted table can be brought back."""
    ada = windows.laid(BRIDESMAID, ["human", "human"])
    bo = windows.beside(ada)
    sit(bo, "1")
    choose(ada, Rng(1))
    pressable(ada, "confirm").click()
    waiting = bo.locator("#bar .note")
    expect(waiting).not_to_contain_text("Ada")
    pressable(ada, "undo").first.click()
    expect(bo.locator("#slip")).to_contain_text("Ada took a choice back")
    expect(waiting).to_contain_text("Ada")
    pressable(bo, "home").first.click()
    bo.locator('[data-do="go"][data-arg="saved"]').click()
    bo.locator('[data-do="delete"]').first.click()
    expect(ada.locator("#slip")).to_contain_text("deleted in another window")
    assert not ada.evaluate(TABLES)
    pressable(ada, "undelete").first.click()
    assert len(ada.evaluate(TABLES)) == 1
