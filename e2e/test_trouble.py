"""When Python does not come up a person reads why, and loses no table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.conftest import DIST
from e2e.pages import START_MS, until_ready

TABLE = {"record": {"game": "at-the-wedding-table"}, "changed": "2026-01-01T00:00:00Z"}
STORED = (
    f"localStorage['table-sixteen/table/a1'] = JSON.stringify({json.dumps(TABLE)});"
)
SMALL = {"width": 320, "height": 568}
Arrange = Callable[[Page], None]


def answered(pattern: str, **answer: object) -> Arrange:
    """Have requests like this answered so."""
    return lambda page: page.route(pattern, lambda route: route.fulfill(**answer))


def lacking(*scripts: str) -> Arrange:
    """Have a browser that lacks something."""
    return lambda page: page.add_init_script(";".join(scripts))


def cut_off(*patterns: str) -> Arrange:
    """Have files arrive as halves, as if they were whole."""

    def half(route: Route) -> None:
        whole = route.fetch()
        body = whole.body()
        route.fulfill(
            status=200,
            content_type=whole.headers["content-type"],
            body=body[: len(body) // 2],
        )

    def arrange(page: Page) -> None:
        for pattern in patterns:
            page.route(pattern, half)

    return arrange


def together(*arranged: Arrange) -> Arrange:
    def arrange(page: Page) -> None:
        for one in arranged:
            one(page)

    return arrange


SCRIPT = {"status": 200, "content_type": "text/javascript"}
NO_MODULES = "delete HTMLScriptElement.prototype.noModule"
NO_CATCHING = "WebAssembly.validate = () => false"
CAUSES: dict[str, tuple[str, Arrange]] = {
    "no-modules": ("old", lacking(NO_MODULES)),
    "no-wasm": ("old", lacking("delete globalThis.WebAssembly")),
    "old-wasm": (
        "old",
        together(
            lacking(NO_CATCHING),
            answered(
                "**/*.asm.wasm",
                body=b"\0asm\1\0\0\0\x63",
                content_type="application/wasm",
            ),
        ),
    ),
    "old-words": (
        "old",
        together(
            lacking("delete globalThis.structuredClone"),
            answered("**/boot.js", body="a ??= {{", **SCRIPT),
        ),
    ),
    "no-boot": ("missing", answered("**/boot.js", status=404)),
    "no-python": ("missing", answered("**/python.js", status=404)),
    "no-interpreter": ("missing", answered("**/interpreter.js", status=404)),
    "no-wasm-file": ("missing", answered("**/*.asm.wasm", status=404)),
    "no-settings": ("missing", answered("**/pyscript.toml*", status=404)),
    "server-error": ("missing", answered("**/*.asm.wasm", status=503)),
    "half-script": ("missing", cut_off("**/python.js")),
    "half-wasm": ("missing", cut_off("**/*.asm.wasm")),
    "half-python": (
        "missing",
        cut_off("**/snapshot.*.bin", "**/app.*.bin", "**/stdlib.*.bin"),
    ),
    "half-library": ("missing", cut_off("**/snapshot.*.bin", "**/stdlib.*.bin")),
    "wrong-type": (
        "type",
        answered(
            "**/boot.js",
            body="",
            headers={
                "Content-Type": "text/plain",
                "X-Content-Type-Options": "nosniff",
            },
        ),
    ),
    "broken-part": (
        "other",
        answered("**/interpreter.js", body="throw new Error('on purpose')", **SCRIPT),
    ),
}
WORDS = {
    "old": "too old",
    "missing": "did not arrive, or not whole",
    "type": "as another type of file",
    "other": "broke while it started",
}


# Hidden words are in the page too: `use_inner_text` looks only at those that show.


def told(page: Page) -> Locator:
    """Return the panel, once it is there."""
    panel = page.get_by_role("alertdialog")
    expect(panel).to_be_visible(timeout=START_MS)
    return panel


def leave(page: Page) -> None:
    """Forget what was amiss on the page, and whatever it would still say."""
    page.goto("about:blank")
    page.watch.amiss.clear()


def saved_file(page: Page, panel: Locator, folder: Path) -> object:
    """Save all tables to a file and return what is in it."""
    with page.expect_download() as download:
        panel.get_by_role("button", name="Save all tables").click()
    path = folder / "saved.json"
    download.value.save_as(path)
    return json.loads(path.read_text())


def fits(page: Page, panel: Locator) -> None:
    """All of the panel can be seen or scrolled to, and nothing is cut at the sides."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert panel.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    box = panel.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SMALL["height"]
    for button in panel.get_by_role("button").all():
        size = button.bounding_box()
        assert size
        assert size["height"] >= 24
        assert size["width"] <= SMALL["width"]


@pytest.mark.parametrize("name", CAUSES)
def test_each_cause_is_told(page: Page, site: str, name: str, tmp_path: Path) -> None:
    """The reason in plain words, in the smallest window, with the tables to be saved."""
    cause, arrange = CAUSES[name]
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]  # a width and a height
    page.add_init_script(STORED)
    arrange(page)
    page.goto(site)
    panel = told(page)
    expect(page.locator("html")).to_have_attribute(
        "data-cause", cause, timeout=START_MS
    )
    expect(panel).to_contain_text(WORDS[cause], use_inner_text=True)
    fits(page, panel)
    assert saved_file(page, panel, tmp_path) == {
        "format": "table-sixteen/tables",
        "version": 1,
        "tables": {"a1": TABLE},
    }
    again = panel.get_by_role("button", name="Try again")
    expect(again).to_be_hidden() if cause == "old" else expect(again).to_be_visible()
    leave(page)


def test_every_cause_has_words() -> None:
    """Whatever the scripts tell is in the page, and nothing in it is never told."""
    page = (DIST / "index.html").read_text()
    panel = page[page.index('id="trouble"') : page.index('id="python"')]
    worded = {
        c for p in re.findall(r'<p data-cause="([^"]+)"', panel) for c in p.split()
    }
    titled = {
        c
        for p in re.findall(r'<span data-cause="([^"]+)"[^>]* hidden>\w', panel)
        for c in p.split()
    }
    assert worded == titled
    assert worded == {*WORDS, "python", "crash", "slow", "offline", "file"}


def test_from_a_folder(browser, site: str) -> None:  # noqa: ANN001
    """Opened without a server: says so at once, and says nothing of saved tables."""
    assert site
    with browser.new_context(viewport=SMALL) as context:
        page = context.new_page()
        page.goto((DIST / "index.html").resolve().as_uri())
        panel = told(page)
        expect(panel).to_contain_text("straight from a folder", use_inner_text=True)
        expect(panel).not_to_contain_text("aved tables", use_inner_text=True)
        expect(panel.get_by_role("button", name="Try again")).to_be_hidden()


def test_offline(page: Page, site: str) -> None:
    """The network went while it started: it is the network that is told of."""
    held: list[Route] = []
    gone = False

    def hold(route: Route) -> None:
        if gone:
            route.abort("internetdisconnected")
        else:
            held.append(route)

    page.route("**/*.asm.wasm", hold)
    page.goto(site, wait_until="commit")
    expect(page.locator("#progress")).not_to_have_attribute("aria-valuenow", "0")
    while not held:
        page.wait_for_timeout(50)
    gone = True
    page.context.set_offline(offline=True)
    for route in held:
        route.abort("internetdisconnected")
    expect(told(page)).to_contain_text("This device is offline", use_inner_text=True)
    page.context.set_offline(offline=False)
    leave(page)


def test_storage_that_is_blocked_is_told_with_the_cause(page: Page, site: str) -> None:
    """Where storage is blocked nothing is offered that would fail."""
    page.add_init_script("""Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("blocked", "SecurityError"); },
    });""")
    page.route("**/*.asm.wasm", lambda route: route.fulfill(status=404))
    page.goto(site)
    panel = told(page)
    expect(panel).to_contain_text("blocks the page's storage", use_inner_text=True)
    expect(panel.get_by_role("button", name="Save all tables")).to_be_hidden()
    leave(page)


def test_slow_is_told_and_taken_back(page: Page, site: str) -> None:
    """A minute without a byte is told; it still arrives, and the panel goes by itself."""
    held: list[Route] = []
    page.route("**/*.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108  Playwright wraps no built-in
    page.clock.install()
    page.goto(site, wait_until="commit")
    expect(page.locator("#progress")).not_to_have_attribute("aria-valuenow", "0")
    while not held:
        page.wait_for_timeout(50)
    page.clock.fast_forward(60_000)
    page.clock.fast_forward(60_000)
    panel = told(page)
    expect(panel).to_contain_text("takes very long", use_inner_text=True)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    page.clock.fast_forward(60_000)
    for route in held:
        route.continue_()
    until_ready_after_all(page)
    expect(page.locator("#trouble")).to_be_hidden()


def until_ready_after_all(page: Page) -> None:
    """Wait for the first screen though the start was called failed."""
    expect(page.locator('html[data-app="ready"]')).to_have_count(1, timeout=START_MS)


def test_the_panel_by_keyboard_and_ear(page: Page, site: str) -> None:
    """It takes the focus, is described by its words, and its buttons follow in order."""
    page.add_init_script(STORED)
    page.route("**/boot.js", lambda route: route.fulfill(status=404))
    page.goto(site)
    panel = told(page)
    expect(panel).to_be_focused()
    expect(panel).to_have_accessible_name("The games could not start")
    expect(panel).to_have_accessible_description(
        re.compile(
            "did not arrive, or not whole.*Your saved tables are still in this browser"
        )
    )
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Save all tables")).to_be_focused()
    page.unroute("**/boot.js")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    until_ready(page)
    leave(page)


def test_a_crash_can_be_closed(page: Page, site: str) -> None:
    """After the start: it says that nothing is lost; Escape gives the focus back."""
    page.goto(site)
    until_ready(page)
    play = page.locator('[data-do="lobby"]').first
    play.focus()
    page.evaluate("setTimeout(() => Promise.reject(new Error('on purpose')))")
    panel = told(page)
    expect(panel).to_contain_text("Every choice is saved", use_inner_text=True)
    expect(page.locator("html")).to_have_attribute("data-app", "ready")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(play).to_be_focused()
    page.watch.allow("on purpose")
    leave(page)


def test_trouble_of_an_extension_is_not_ours(page: Page, site: str) -> None:
    """An error in a script that is not the page's own opens no panel."""
    page.goto(site)
    until_ready(page)
    page.evaluate("""dispatchEvent(new ErrorEvent("error", {
        message: "theirs", filename: "chrome-extension://abc/content.js"}))""")
    expect(page.locator("#trouble")).to_be_hidden()


def test_the_script_in_the_page_is_for_every_browser() -> None:
    """What tells that a browser is too old uses no word that an old one lacks."""
    page = (DIST / "index.html").read_text()
    (script,) = re.findall(r"<script>(.+?)</script>", page, re.DOTALL)
    assert "failed" in script
    for newer in ("=>", "`", "?.", "??", "...", "const ", "let ", "class ", "async "):
        assert newer not in script, newer
