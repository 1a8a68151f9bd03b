"""A page that the browser puts aside whole, and that Back brings up again as it was left.

It is asleep meanwhile: it holds no lock, nobody tells it anything, and its Python still
knows the table as it was. Playwright's Chromium does not do that unless it is asked to.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import started
from e2e.deploying import until_kept
from e2e.killing import KINDS, entry, expect_nothing_lost
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, play_steps, pressable, quicken
from e2e.programs import FLAGS, chromium_program
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
OTHER_PAGE = "licences.txt"


@pytest.fixture(scope="module")
def keeping(browser: Browser) -> Iterator[Browser]:
    """Return a browser that puts pages aside."""
    chromium = browser.browser_type.launch(
        executable_path=chromium_program(),
        args=[*FLAGS],
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield chromium
    chromium.close()


@pytest.fixture
def context(keeping: Browser) -> Iterator[BrowserContext]:
    phone = {"width": 390, "height": 844}
    with keeping.new_context(viewport=phone, reduced_motion="reduce") as context:
        context.route("**/favicon.ico", lambda asked: asked.fulfill(status=204))
        yield context  # a page of text has no icon, so the browser asks for one


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    for page in started(context, site):
        until_kept(page)  # a service worker that takes charge drops what is put aside
        yield page


def at_table(page: Page, game: str) -> Rng:
    """Lay a table, let bots be quick, confirm a first choice."""
    lay_table(page, game, KINDS[game])
    quicken(page)
    rng = Rng(3)
    play_steps(page, rng, 1)
    return rng


def go_away(page: Page, site: str) -> None:
    """Go to another page of the site; a mark stays on the one that was left."""
    page.evaluate("window.left = true")
    page.goto(site + OTHER_PAGE)


def come_back(page: Page) -> None:
    """Press Back; it is the page that was left, and not one that was loaded anew."""
    page.go_back(wait_until="commit")
    expect(page.locator('html[data-app="ready"]')).to_be_attached()
    assert page.evaluate("window.left === true")


def resume(page: Page, site: str) -> None:
    """Open the page and go on with its table."""
    page.goto(site)
    until_ready(page)
    pressable(page, "resume").first.click()


@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_a_table_comes_up_as_it_was_left(page: Page, site: str, game: str) -> None:
    """Back and forward and back: the same game, and it goes on."""
    rng = at_table(page, game)
    before = entry(page)
    go_away(page, site)
    come_back(page)
    page.locator(NEXT).first.wait_for()
    page.go_forward(wait_until="commit")
    expect(page).to_have_url(site + OTHER_PAGE)
    come_back(page)
    page.locator(NEXT).first.wait_for()
    assert entry(page)["record"] == before["record"]
    play_steps(page, rng, 1)
    after = entry(page)
    expect_nothing_lost(before, after)
    assert len(after["record"]["steps"]) > len(before["record"]["steps"])


def test_another_window_played_on_meanwhile(page: Page, site: str) -> None:
    """Nobody waits for the one that is put aside; it goes on from what was played."""
    rng = at_table(page, WEDDING)
    before = entry(page)
    go_away(page, site)
    other = page.context.new_page()
    resume(other, site)
    play_steps(other, Rng(5), 2)
    other.close()
    played = entry(page)
    assert len(played["record"]["steps"]) > len(before["record"]["steps"])
    come_back(page)
    play_steps(page, rng, 1)
    expect_nothing_lost(played, entry(page))


def test_another_window_still_has_the_seat(page: Page, site: str) -> None:
    """Then it is asked whose seat this window's is, and shows no hand before."""
    at_table(page, BRIDESMAID)
    go_away(page, site)
    other = page.context.new_page()
    resume(other, site)
    other.locator(NEXT).first.wait_for()
    come_back(page)
    expect(pressable(page, "window-as").first).to_be_visible()
    expect(page.locator('[data-do="pick"]')).to_have_count(0)


def test_another_window_deleted_the_table_meanwhile(page: Page, site: str) -> None:
    """It is said, and the table can be brought back."""
    at_table(page, WEDDING)
    before = entry(page)
    go_away(page, site)
    page.evaluate("localStorage.clear()")
    come_back(page)
    expect(page.locator("body")).to_contain_text("deleted in another window")
    pressable(page, "undelete").first.click()
    assert entry(page)["record"] == before["record"]


def test_another_window_empties_the_storage(page: Page, site: str) -> None:
    """No key is told for that; the table that is up is taken for deleted."""
    at_table(page, WEDDING)
    before = entry(page)
    other = page.context.new_page()
    other.goto(site + OTHER_PAGE)
    other.evaluate("localStorage.clear()")
    other.close()
    expect(page.locator("body")).to_contain_text("deleted in another window")
    pressable(page, "undelete").first.click()
    assert entry(page)["record"] == before["record"]
