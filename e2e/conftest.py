"""The site under a sub-path in a real Chromium, in which anything amiss is a failure.

Fixtures:

    site       address of `dist/` (or of the folder DIST names), under /some/sub/path/
    browser    Chromium that can reach this machine and no other; nothing moves in its
               contexts unless they ask for it (`test_motion`): pictures of what moves are
               found by the same selectors as what they are pictures of
    page       a fresh page with nothing stored; fails on any error in it
    app_page   one page a module, started once; `fresh_app` empties and reloads it
    host       a host with `dist/` on it, which can be stopped or get another release
    profile    where a browser keeps what it remembers of one (`visitor`)

The page's own policy forbids `eval`, so Playwright's `wait_for_function` fails here: wait
for locators (`expect`, `until_ready`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.deploying import Host
from e2e.pages import Watch, until_ready
from e2e.programs import FLAGS, headless_program
from tools.serve import server

DIST = Path(os.environ.get("DIST") or Path(__file__).parent.parent / "dist")
UNDER = "/some/sub/path/"
STAGES = {"on", "forced", "contrasting"}
"""Fixtures that are a `Stage`: pictures of screens, on which nobody plays."""


def pytest_xdist_auto_num_workers() -> int:
    """Two browsers a processor: each waits for frames two fifths of its time."""
    return 2 * (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "screens: of a screen that nobody plays on")
    config.addinivalue_line("markers", "alone: time counts, so nothing runs beside it")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what only looks at screens."""
    for item in items:
        if not STAGES.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker("screens")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Return the address of the site, as it would be on a host that has others too."""
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/: run `make build`")
    with server(DIST, under=UNDER) as serving:
        yield f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = headless_program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
        still = partial(browser.new_context, reduced_motion="reduce")
        browser.new_context = still  # type: ignore[method-assign]  # else as it is
        yield browser


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page that has been nowhere yet; `page.watch` has what went amiss."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        yield from watched(context.new_page(), site)


@pytest.fixture(scope="module")
def _app(browser: Browser, site: str) -> Iterator[Page]:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.watch = Watch(page, site)
        page.goto(site)
        until_ready(page)
        yield page


@pytest.fixture
def app_page(_app: Page) -> Iterator[Page]:
    """Return the started page of this module, as the test before left it."""
    yield _app
    _app.watch.expect_nothing()


@pytest.fixture
def fresh_app(app_page: Page) -> Page:
    """Return the started page of this module with nothing stored, on its first screen."""
    app_page.evaluate("localStorage.clear()")
    app_page.reload()
    until_ready(app_page)
    return app_page


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Return a host with `dist/` on it, which can be stopped or get another release."""
    with Host(tmp_path / "host") as host:
        host.put_up(DIST)
        host.start()
        yield host


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Return where a browser keeps what it remembers (`visitor`)."""
    return tmp_path / "profile"


def started(context: BrowserContext, site: str) -> Iterator[Page]:
    """Give a page away that takes input, and look afterwards as `watched` does."""
    for page in watched(context.new_page(), site):
        page.goto(site)
        until_ready(page)
        yield page


def watched(page: Page, site: str) -> Iterator[Page]:
    """Give a page away and look afterwards whether anything was amiss on it."""
    page.watch = Watch(page, site)
    yield page
    page.watch.expect_nothing()
