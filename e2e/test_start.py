"""The start: from an empty page to the first screen that takes input, or a plain no."""

from __future__ import annotations

import json
import re
import time
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import DIST
from e2e.pages import START_MS, Watch, until_ready
from tools.serve import Handler, Server

SAVED = {"record": {"game": "at-the-wedding-table"}, "changed": "2026-01-01T00:00:00Z"}


class Held:
    """A request that waits until the test lets it go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def let_go(self) -> None:
        for route in self._routes:
            route.continue_()


def html(page: Page, name: str) -> str | None:
    return page.locator("html").get_attribute(name)


def test_home_is_there_before_python(page: Page, site: str) -> None:
    """The first screen is painted and readable while nothing of Python has arrived."""
    page.route("**/pyodide.asm.wasm", lambda _: None)
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("heading", name="Always a Bridesmaid")).to_be_visible()
    expect(page.get_by_role("heading", name="At the Wedding Table")).to_be_visible()
    assert html(page, "data-app") == "booting"
    use = page.locator("#app use").first
    target = use.get_attribute("href") or ""
    assert page.locator(target).count() == 1, "its drawings are in the page"


@pytest.mark.parametrize("how", ["missing", "cut off"])
def test_a_page_without_its_looks_still_plays(page: Page, site: str, how: str) -> None:
    """The other screens' styles do not come, and fail before anybody listens for them."""
    boot = Held(page, "**/boot.js")
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.on("response", lambda it: failed.append(it.url) if not it.ok else None)
    page.route(
        "**/rest.css",
        lambda it: it.fulfill(status=404) if how == "missing" else it.abort(),
    )
    page.goto(site, wait_until="commit")
    while not any(url.endswith("rest.css") for url in failed):
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)
    boot.let_go()
    until_ready(page)
    page.watch.amiss.clear()  # type: ignore[attr-defined]  # the file that is missing


@pytest.mark.parametrize("script", ["python.js", "boot.js"])
def test_a_script_lost_on_its_way_is_fetched_by_another_start(
    page: Page, site: str, script: str
) -> None:
    """As when a device changes its network: what the host has is asked for once more."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if route.request.method != "GET" or lost:
            return route.continue_()
        lost.append(route.request.url)
        return route.abort("connectionreset")

    page.route(f"**/{script}", lose)
    page.goto(site)
    until_ready(page)
    assert lost
    assert page.evaluate("sessionStorage.length") == 0
    page.watch.amiss.clear()  # type: ignore[attr-defined]  # the file that was lost


def test_a_script_lost_time_and_again_is_told(page: Page, site: str) -> None:
    """Only one start more is tried by itself; then a person decides."""
    starts: list[str] = []
    page.on("framenavigated", lambda frame: starts.append(frame.url))
    page.route(
        "**/boot.js",
        lambda it: it.abort() if it.request.method == "GET" else it.continue_(),
    )
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-cause", "missing")
    page.wait_for_timeout(1_000)
    assert len(starts) == 2
    page.watch.amiss.clear()  # type: ignore[attr-defined]  # the file that was lost


def test_late_styles_hold_up_only_the_screen(page: Page, site: str) -> None:
    """Python starts while they arrive, and no screen takes input before they have."""
    styles = Held(page, "**/rest.css")
    page.add_init_script("addEventListener('py:progress', () => (window.begun = true))")
    page.goto(site, wait_until="commit")
    page.wait_for_load_state("domcontentloaded")
    restored = "performance.getEntriesByName('Python restored').length"
    for _ in range(600):
        if page.evaluate(f"window.begun && {restored}"):
            break
        page.wait_for_timeout(50)
    assert page.evaluate(f"window.begun && {restored}"), "PyScript and Python are there"
    page.wait_for_timeout(500)
    assert html(page, "data-app") == "booting"
    styles.let_go()
    until_ready(page)


def test_start_moves_to_ready(page: Page, site: str) -> None:
    """Progress is real, goes one way and is gone when the first screen takes input."""
    snapshot = Held(page, "**/snapshot.*.bin")
    page.goto(site, wait_until="commit")
    bar = page.locator("#progress[role=progressbar]")
    expect(bar).to_have_attribute("aria-valuenow", re.compile("^([1-9][0-9]?)$"))
    expect(bar).not_to_have_attribute("aria-valuenow", re.compile("^[0-4]?[0-9]$"))
    before = int(bar.get_attribute("aria-valuenow") or 0)
    snapshot.let_go()
    until_ready(page)
    assert before < int(bar.get_attribute("aria-valuenow") or 0) <= 100
    expect(bar).to_be_hidden()


def test_first_screen_stays_when_python_takes_over(page: Page, site: str) -> None:
    """What was painted at first is patched, not thrown away: focus and elements stay."""
    page.goto(site, wait_until="commit")
    play = page.locator("[data-do=lobby]").first
    play.focus()
    page.evaluate("document.querySelector('[data-do=lobby]').mark = 'same'")
    until_ready(page)
    assert play.evaluate("it => it.mark") == "same"
    assert play.evaluate("it => it === document.activeElement")


def test_early_click_is_kept(page: Page, site: str) -> None:
    """The last thing pressed before Python is there is done as soon as it is."""
    snapshot = Held(page, "**/snapshot.*.bin")
    page.goto(site, wait_until="commit")
    first, last = (
        page.locator("[data-do=lobby]").first,
        page.locator("[data-do=lobby]").last,
    )
    first.click()
    expect(first).to_have_attribute("aria-busy", "true")
    last.click()
    expect(last).to_have_attribute("aria-busy", "true")
    expect(first).not_to_have_attribute("aria-busy", "true")
    expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    snapshot.let_go()
    until_ready(page)
    expect(
        page.locator("#main [data-do=deal], #tray [data-do=deal]").first
    ).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)


class InTwoParts(Handler):
    """Hands out the page with a pause in the middle, as a slow connection does."""

    def do_GET(self) -> None:  # noqa: N802 - as the base class has it
        """Hold back what follows the first screen until the scripts have run."""
        if self.path != self.under:
            super().do_GET()
            return
        page = (DIST / "index.html").read_bytes()
        split = page.index(b'<div id="progress"')
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page[:split])
        self.wfile.flush()
        time.sleep(2.5)
        self.wfile.write(page[split:])


def test_page_that_arrives_in_two_parts_starts_too(browser: Browser) -> None:
    """The first frame is painted, and the scripts run, before the rest has been read."""
    site = "/in/two/"
    kind = type("Kind", (InTwoParts,), {"under": site, "quiet": True})
    with Server(("127.0.0.1", 0), partial(kind, directory=DIST)) as serving:
        address = f"http://127.0.0.1:{serving.server_address[1]}{site}"
        with browser.new_context() as context:
            page = context.new_page()
            watch = Watch(page, address)
            page.goto(address, wait_until="commit")
            until_ready(page)
            watch.expect_nothing()


def test_only_own_files_are_asked_for(page: Page, site: str) -> None:
    """No request leaves the folder the page is in, and nothing is asked for twice."""
    page.goto(site)
    until_ready(page)
    assert len(page.watch.requests) == len(set(page.watch.requests))
    assert all(url.startswith(site) for url in page.watch.requests)
    assert len(page.watch.requests) <= 60


def test_nothing_breaks_where_storage_is_blocked(page: Page, site: str) -> None:
    """Browsers that block storage throw at its very name; the page plays all the same."""
    page.add_init_script("""
        for (const name of ["localStorage", "sessionStorage", "indexedDB"])
            Object.defineProperty(window, name, {
                configurable: true,
                get() { throw new DOMException("blocked", "SecurityError"); },
            });
    """)
    page.goto(site)
    until_ready(page)
    page.locator("[data-do=lobby]").first.click()
    expect(page.locator("[data-do=deal]").first).to_be_visible()


def test_database_is_the_browsers_own_after_the_start(page: Page, site: str) -> None:
    """PyScript got a stand-in for its database; nobody else does."""
    page.goto(site)
    until_ready(page)
    assert page.evaluate("indexedDB instanceof IDBFactory")
    assert page.evaluate("indexedDB.databases().then(all => all.length)") == 0


def test_wasm_of_another_type_starts_too(page: Page, site: str) -> None:
    """A server that does not know the type of wasm is no reason to fail."""

    def untyped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, headers={"content-type": "application/octet-stream"}
        )

    page.route("**/pyodide.asm.wasm", untyped)
    page.goto(site)
    until_ready(page)


@pytest.mark.parametrize(
    "name",
    [
        "pyodide.asm.wasm",
        "pyscript.toml*",
        "python.js",
        "boot.js",
    ],
)
def test_missing_file_is_told_and_tables_can_be_saved(
    page: Page, site: str, name: str, tmp_path: Path
) -> None:
    """A file that does not arrive: a person reads what happened and loses no table."""
    page.add_init_script(
        f"localStorage['table-sixteen/table/a1'] = JSON.stringify({json.dumps(SAVED)});"
        "localStorage['table-sixteen/table/b2'] = '{ broken';"
        "localStorage['something-else'] = 'kept out';"
    )
    page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="no"))
    page.goto(site)
    panel = page.get_by_role("alertdialog")
    expect(panel).to_be_visible(timeout=START_MS)
    assert html(page, "data-app") == "failed"
    expect(panel).to_contain_text(
        "A part of the page did not arrive", use_inner_text=True
    )
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Save all tables").click()
    path = tmp_path / "saved.json"
    saved.value.save_as(path)
    assert json.loads(path.read_text()) == {
        "format": "table-sixteen/tables",
        "version": 1,
        "tables": {"a1": SAVED, "b2": "{ broken"},
    }
    page.watch.amiss.clear()


def test_failure_without_tables_says_so(page: Page, site: str) -> None:
    """Who has saved nothing is not offered to save it."""
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    page.goto(site)
    panel = page.get_by_role("alertdialog")
    expect(panel).to_contain_text(
        "no saved tables", timeout=START_MS, use_inner_text=True
    )
    expect(panel.get_by_role("button", name="Save all tables")).to_be_hidden()
    page.watch.allow("404")
    page.watch.amiss.clear()


def test_damaged_wasm_is_told(page: Page, site: str) -> None:
    """Code that this browser can't compile ends in words, not in waiting for ever."""
    page.route(
        "**/pyodide.asm.wasm",
        lambda route: route.fulfill(body=b"\0asm\x63", content_type="application/wasm"),
    )
    page.goto(site)
    expect(page.get_by_role("alertdialog")).to_be_visible(timeout=START_MS)
    assert html(page, "data-cause") == "missing"
    page.watch.allow("WebAssembly")
    page.watch.amiss.clear()


def test_python_that_breaks_while_it_starts_is_told(page: Page, site: str) -> None:
    """An error in the Python of the first screen ends in words too."""
    page.route(
        "**/js/interpreter.js",
        lambda route: route.fulfill(
            body=(
                "const { loadPyodide, version } = globalThis.tableSixteenPython;"
                "const start = async () => {"
                "  const python = await loadPyodide();"
                "  python.runPython('import ui.app; ui.app.App = None');"
                "  return python; };"
                "export { start as loadPyodide, version };"
            ),
            content_type="text/javascript",
        ),
    )
    page.goto(site)
    panel = page.get_by_role("alertdialog")
    expect(panel).to_be_visible(timeout=START_MS)
    expect(panel).to_contain_text("broke while it started", use_inner_text=True)
    page.watch.amiss.clear()


def test_what_nobody_caught_is_told_after_the_start_too(app_page: Page) -> None:
    """An error outside of all handlers opens the panel, and it can be put away."""
    app_page.evaluate("setTimeout(() => Promise.reject(new Error('on purpose')))")
    panel = app_page.get_by_role("alertdialog")
    expect(panel).to_contain_text("Something broke", use_inner_text=True)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    app_page.watch.allow("on purpose")
    app_page.watch.expect_nothing()


def test_without_javascript_a_sentence_says_so(browser, site: str) -> None:  # noqa: ANN001
    """Without JavaScript there is the first screen and one sentence why it does nothing."""
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site)
        expect(page.locator("noscript p").first).to_be_visible()
        expect(page.locator("noscript p")).to_contain_text(
            [re.compile("need JavaScript"), "必要", "需要"]
        )
        expect(page.get_by_role("heading", name="At the Wedding Table")).to_be_visible()
