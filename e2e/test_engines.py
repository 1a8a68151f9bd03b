"""The page in Firefox and WebKitGTK, where they are: `make bench-engines` installs them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import DIST
from e2e.driving import Browser, click, go, run
from e2e.engines import engines, opened, until_installed, visited
from e2e.hosting import Host
from engine.rng import Rng

pytestmark = pytest.mark.alone

NEXT = """
const find = (css) => [...document.querySelectorAll(css)].filter(
  (it) => it.getClientRects().length && it.getAttribute("aria-disabled") !== "true");
for (const verb of ["again", "onward", "uncover", "confirm", "cover"]) {
  const [found] = find(`[data-do="${verb}"]`);
  if (found) { found.scrollIntoView({block: "center"}); return [verb, found]; }
}
const free = find('[data-do="pick"]:not([aria-checked="true"]):not([aria-pressed="true"])');
const picked = free[Math.floor(arguments[0] * free.length)];
picked?.scrollIntoView({block: "center"});
return picked ? ["pick", picked] : ["wait", null];
"""
FOUND = """
const [it] = [...document.querySelectorAll(arguments[0])].filter(
  (it) => it.getClientRects().length);
it?.scrollIntoView({block: "center"});
return it ?? null;
"""
STEPS = """
return Object.entries(localStorage)
  .filter(([key]) => key.startsWith("table-sixteen/table/"))
  .map(([, text]) => JSON.parse(text).record.steps.length);
"""
REFUSED = """
const html = '<main id="main"><script type=py>import js; js.ran = 1<' + "/script></main>";
const screen = {title: "", body: "b", frame: "f", parts: [["main", html]]};
const show = (python) => {
  const shims = python.pyimport("shims");
  shims.show(JSON.stringify(screen));
  shims.focus("body"); // what the focus is to move on is shown before
};
return tableSixteenPython.loadPyodide().then(show).then(() => "taken", String);
"""
"""Handed to the page as Python would: some of these engines have no Trusted Types."""
WIDE = "return document.documentElement.scrollWidth - innerWidth;"


@pytest.fixture(params=["firefox", "webkitgtk"])
def visiting(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[Browser, Host]]:
    """Return the browser with the started page, and the host, which can be taken away."""
    if request.param not in engines():
        pytest.skip(f"{request.param} is not here: `make bench-engines` installs it")
    with Host({"ours": DIST}) as host, opened(request.param, tmp_path) as browser:
        visited(browser, host.address + "ours/")
        yield browser, host


def press(browser: Browser, css: str) -> None:
    """Click the first element that matches, once it is there."""
    for _ in range(100):
        found = run(browser, FOUND, css)
        if found:
            click(browser, found)
            return
        time.sleep(0.1)
    pytest.fail(f"nothing matches {css}")


def play(browser: Browser, presses: int) -> None:
    """Press what leads on, or else something by chance."""
    rng = Rng(presses)
    for _ in range(presses):
        verb, element = run(browser, NEXT, rng.below(1000) / 1000) or ["wait", None]
        if verb == "again":
            return
        if element:
            click(browser, element)
        else:
            time.sleep(0.2)
        assert run(browser, WIDE) <= 0, "nothing reaches beyond the right edge"


def test_it_plays_and_comes_up_without_a_server(visiting: tuple[Browser, Host]) -> None:
    """Some turns of each game, no markup that could run; then the network is gone."""
    browser, host = visiting
    for game in ("always-a-bridesmaid", "at-the-wedding-table"):
        press(browser, f'#app [data-do="lobby"][data-arg="{game}"]')
        if game == "at-the-wedding-table":
            press(browser, '[data-do="set-up"][data-arg^="bride"]')
        press(browser, '[data-do="deal"]')
        play(browser, 40)
        visited(browser, host.address + "ours/?" + game)
    steps = run(browser, STEPS)
    assert len(steps) == 2
    assert min(steps) >= 2, "both games went on"
    assert "Refused" in run(browser, REFUSED)
    assert run(browser, "return window.ran ?? null;") is None
    until_installed(browser)
    host.gone = True
    go(browser, "about:blank")
    time.sleep(0.5)
    visited(browser, host.address + "ours/")
    press(browser, '[data-do="resume"]')
    play(browser, 5)
    assert browser.said() == []
