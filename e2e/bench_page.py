"""How quick the page answers: whole games are played and one JSON object is printed.

`make bench-page`. For every verb of both games: milliseconds from the press (the event's
own time stamp) to the frame in which its result is painted, median and 95th percentile;
and the main-thread tasks longer than 50 ms while the games were played, bots included.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from e2e.conftest import DIST, FLAGS, UNDER
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, press_something, pressable, quicken
from engine.rng import Rng
from tools import chromium
from tools.serve import server

GAMES = (
    ("at-the-wedding-table", ["human", "bot:easy"]),
    ("at-the-wedding-table", ["human", "human"]),
    ("always-a-bridesmaid", ["human", "bot:easy"]),
    ("always-a-bridesmaid", ["human", *["bot:easy"] * 2]),
    ("always-a-bridesmaid", ["human", *["bot:easy"] * 4]),
    ("always-a-bridesmaid", ["human"] * 3),
)
STOPWATCH = """
window.taps = []; window.longTasks = [];
addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-do]");
  if (!pressed) return;
  const verb = pressed.dataset.do, began = event.timeStamp;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.taps.push([verb, performance.now() - began]);
    channel.port2.postMessage(0);
  });
}, true);
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longTasks.push(task.duration);
}).observe({type: "longtask"});
"""


def play(page: Page, site: str, game: str, kinds: list[str], seed: int) -> None:
    """Play one game to its end."""
    if pressable(page, "home").count():
        pressable(page, "home").first.click()
    page.wait_for_selector(f'#app [data-do="lobby"][data-arg="{game}"]')
    lay_table(page, game, kinds)
    quicken(page)
    rng = Rng(seed)
    for _ in range(600):
        page.locator(NEXT).first.wait_for()
        if pressable(page, "again").count():
            return
        press_something(page, rng)


def measure(page: Page, site: str) -> dict[str, object]:
    """Play all games and return what was measured, in milliseconds."""
    page.goto(site)
    until_ready(page)
    page.evaluate("longTasks.length = 0")
    taps: dict[str, list[float]] = defaultdict(list)
    bot_tasks: list[float] = []
    for number, (game, kinds) in enumerate(GAMES):
        play(page, site, game, kinds, number)
        for verb, ms in page.evaluate("taps.splice(0)"):
            taps[f"{game}/{verb}"].append(ms)
        bot_tasks += page.evaluate("longTasks.splice(0)")
    everything = [ms for values in taps.values() for ms in values]
    return {
        "presses": len(everything),
        "median_ms": round(statistics.median(everything), 1),
        "p95_ms": percentile(everything, 95),
        "by_verb": {
            verb: {
                "n": len(values),
                "median_ms": round(statistics.median(values), 1),
                "p95_ms": percentile(values, 95),
            }
            for verb, values in sorted(taps.items())
        },
        "long_tasks": {
            "over_50_ms": len(bot_tasks),
            "longest_ms": round(max(bot_tasks, default=0), 1),
        },
    }


def percentile(values: list[float], share: int) -> float:
    """Return the value that `share` per cent of all do not exceed."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1)


def main() -> int:
    """Serve `dist/`, measure, print."""
    program = chromium.find() or chromium.from_playwright()
    with server(Path(DIST), under=UNDER) as serving:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.add_init_script(STOPWATCH)
            print(json.dumps(measure(page, site)))
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
