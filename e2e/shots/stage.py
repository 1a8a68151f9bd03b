"""The site in a browser with its Python outside: shows in milliseconds what it is given.

Page, styles, drawings and the scripts that patch the page are those of `dist/`; only what
would start Python is left out, and `ui.browser.Browser` talks over Playwright instead.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Route

from e2e.shots.visit import Visit
from ui.browser import Browser

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "build/stage.js"
READY_MS = 30_000
PAINTED = """async () => {
  const frame = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  const moves = () => document.getAnimations().some(
    ({ timeline, playState }) => timeline === document.timeline && playState === "running"
  );
  for (let n = 0; n < 3 || (n < 60 && moves()); n++) await frame();
}"""
"""What follows a change takes a frame or two: transitions within drawings, the tray."""
SHOWN = """(screen) => {
  stage.show(screen);
  return new Promise((then) => scheduler.postTask(then, { priority: "user-blocking" }));
}"""
"""Shows a screen, and is over when it is there."""
CHOSEN = """language =>
  localStorage.setItem("table-sixteen/settings", JSON.stringify({ language }))"""
"""Has the page begin in a language, as after a choice of it: `static/js/language.js`."""
UNFOCUSED = """() => {
  const held = document.activeElement;
  if (held && !held.matches("input, textarea, select")) held.blur();
}"""
"""No ring as from a keyboard: most people have a finger or a mouse."""
DRAWN = """async () => {
  for (let n = 0; n < 300 && !document.querySelector("#symbols symbol"); n++)
    await new Promise(requestAnimationFrame);
}"""


class Stage:
    """One page, as large and as light as one likes, that shows one screen after another."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self._site = site
        self._up = ""
        """What stands on the page: nothing, the splash, a panel or screens."""
        self._language = "en"
        """Whose words `index.html` has got."""
        page.route("**/js/boot.js", _stage_script)
        for dropped in ("**/js/python.js", "**/*.wasm", "**/snapshot.*"):
            page.route(dropped, _nothing)

    def show(self, visit: Visit) -> None:
        """Show the screen that a visit came to."""
        device, trouble = visit.device, visit.trouble
        if visit.splash:
            self._load("splash", visit.language)
        elif trouble is not None and trouble[0] != "crash":
            self._load("trouble", visit.language)
            self.page.evaluate("([cause, text]) => stage.failed(cause, text)", trouble)
        else:
            if (self._up, self._language) != ("screens", visit.language):
                self._load("screens", visit.language)
                self.page.evaluate("stage.set_ready()")
                self.page.evaluate(DRAWN)
            assert device.page is not None
            self.page.evaluate("code => stage.set_language(code)", device.spoken)
            Browser(_Shims(self.page)).show(device.page, _not_waited_for)  # type: ignore[arg-type]  # what `show` needs of it
            if trouble is not None:
                self.page.evaluate("(text) => stage.crash(text)", trouble[1])
                self._up = "trouble"
        for opened in visit.unfolded:
            self.page.locator(opened).first.evaluate("(it) => { it.open = true; }")
        self.page.evaluate(UNFOCUSED)
        self.settle()

    def look(self, size: tuple[int, int], theme: str) -> None:
        """Have the window so large, in CSS pixels, and in one of the themes."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(
            "theme => { document.documentElement.dataset.theme = theme; scrollTo(0, 0); }",
            theme,
        )
        self.settle()

    def enlarge(self, times: float) -> None:
        """Have all letters so many times their usual size, as a browser's setting does."""
        self.page.evaluate(
            "size => { document.documentElement.style.fontSize = size; }",
            f"{times:.0%}" if times != 1 else "",
        )

    def again(self) -> None:
        """Begin anew with the next screen: something was done to this page."""
        self._up = ""

    def settle(self) -> None:
        """Wait until what is there is painted and nothing moves any more."""
        self.page.evaluate(PAINTED)

    def picture(self, *, whole: bool = False) -> bytes:
        """Return what is seen now as a PNG, or all of the page."""
        return self.page.screenshot(full_page=whole, animations="disabled")

    def _load(self, up: str, language: str) -> None:
        self._up = up
        self.page.goto(self._site)
        if language != self._language:
            self.page.evaluate(CHOSEN, language)
            self.page.reload()
            self._language = language
        self.page.locator("html[data-stage]:not([data-words])").wait_for(
            state="attached"
        )
        self.page.locator("#styles[data-settled]").wait_for(state="attached")


class _Shims:
    """What `Browser.show` asks of the page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def show(self, json: str) -> None:
        self._page.evaluate(SHOWN, json)


def _not_waited_for(_moving: int) -> None:
    """What is shown is looked at when it is painted."""


def _stage_script(route: Route) -> None:
    route.fulfill(content_type="text/javascript", path=SCRIPT)


def _nothing(route: Route) -> None:
    route.fulfill(status=204, body="")


@contextmanager
def stage(
    browser: Chromium, site: str, *, scale: float = 1, **more: Any
) -> Iterator[Stage]:
    """Give a stage; `scale`: device pixels a CSS pixel."""
    subprocess.run(["node", "e2e/shots/stage.mjs", str(SCRIPT)], cwd=ROOT, check=True)
    with browser.new_context(
        device_scale_factor=scale,
        service_workers="block",
        reduced_motion="reduce",
        **more,
    ) as context:
        context.set_default_timeout(READY_MS)
        yield Stage(context.new_page(), site)
