"""How quick the guest book is with hundreds of tables: one JSON object is printed.

`make bench-tables`, or `python -m e2e.bench_tables 500`. Milliseconds from a press (or a
letter that is typed) to the frame in which its result is painted: the first time that a
screen is opened, and the median and 95th percentile of all; and what a table takes of
the browser's storage, of which most give 5 MiB in UTF-16.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from e2e.bench_page import percentile
from e2e.conftest import DIST, FLAGS, UNDER
from e2e.pages import until_ready
from tests.many_tables import entries
from tools import chromium
from tools.serve import server
from ui.saved import PREFIX

QUOTA = 5 * 1024 * 1024
ROUNDS = 12
STOPWATCH = """
window.taps = [];
for (const kind of ["click", "input"])
  addEventListener(kind, (event) => {
    const pressed = event.target.closest("[data-do]");
    if (!pressed) return;
    const { do: verb, arg = "" } = pressed.dataset, began = event.timeStamp;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () =>
        window.taps.push([verb === "go" ? arg : verb, performance.now() - began]);
      channel.port2.postMessage(0);
    });
  }, true);
"""
FIELD = '#main [data-do="find"]'
FILL = "tables => { for (const [k, v] of tables) localStorage.setItem(k, v); }"


def press(page: Page, what: str) -> None:
    """Press it, and wait until the stopwatch has been read."""
    count = page.evaluate("taps.length")
    page.locator(what).first.click()
    page.locator("html").evaluate("() => new Promise(requestAnimationFrame)")
    while page.evaluate("taps.length") == count:
        page.locator("html").evaluate("() => new Promise(requestAnimationFrame)")


def visit(page: Page, number: int) -> None:
    """Open the guest book, look about in it and go home again."""
    press(page, '[data-do="go"][data-arg="saved"]')
    expect(page.locator("body.p-saved")).to_be_attached()
    if page.locator(FIELD).count():
        page.locator(FIELD).press_sequentially("Bo and")
        page.locator(FIELD).fill("")
        press(page, '[data-do="saved-show"][data-arg="finished"]')
        press(page, '[data-do="saved-show"][data-arg="all"]')
        press(page, '[data-do="saved-more"]')
    press(page, '[data-do="rename"]')
    press(page, 'button[data-do="rename"]')
    press(page, '[data-do="delete"]')
    press(page, '#slip [data-do="undelete"]')
    press(page, '[data-do="home"]')
    expect(page.locator("body.p-home")).to_be_attached()
    if number == 0:
        press(page, '[data-do="theme"]')


def measure(page: Page, site: str, count: int) -> dict[str, object]:
    """Fill the storage, start the page on it and press what there is."""
    tables = [(PREFIX + id, text) for id, text in entries(count)]
    page.goto(f"{site}licences.txt")
    page.evaluate(FILL, tables)
    page.goto(site)
    until_ready(page)
    for number in range(ROUNDS):
        visit(page, number)
    taps: dict[str, list[float]] = {}
    for verb, ms in page.evaluate("taps"):
        taps.setdefault(verb, []).append(ms)
    everything = [ms for values in taps.values() for ms in values]
    characters = sum(len(key) + len(text) for key, text in tables)
    return {
        "tables": count,
        "characters_a_table": round(characters / count),
        "bytes_a_table": round(2 * characters / count),
        "tables_in_5_MiB": QUOTA * count // (2 * characters),
        "presses": len(everything),
        "median_ms": round(statistics.median(everything), 1),
        "p95_ms": percentile(everything, 95),
        "by_verb": {
            verb: {
                "n": len(values),
                "first_ms": round(values[0], 1),
                "median_ms": round(statistics.median(values), 1),
                "p95_ms": percentile(values, 95),
            }
            for verb, values in sorted(taps.items())
        },
    }


def main() -> int:
    """Serve `dist/`, measure, print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    program = chromium.find() or chromium.from_playwright()
    with server(Path(DIST), under=UNDER) as serving:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.add_init_script(STOPWATCH)
            print(json.dumps(measure(page, site, count)))
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
