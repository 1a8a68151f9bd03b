"""How smoothly things move: reveals and seatings are played, one JSON object is printed.

`make bench-motion`. For each kind of event: frames that were drawn while it moved things,
how many more a screen of 60 Hz would have shown (dropped), the median and 95th percentile
of the time from frame to frame, the longest task of the page's thread, and for how long
things moved. The frame in which the page itself is made anew is not among them: it comes
before the first frame that moves, and `make bench-page` tells of it. `at rest` are frames
of the last page of each game, when nothing moves: no machine draws more than that.

    BENCH="--games 3"     more games of each kind (2)
    BENCH="--still"       the same where nothing is to move: what the page does without
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.bench_page import percentile
from e2e.conftest import DIST, FLAGS, UNDER
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, press_something, pressable
from engine.rng import Rng
from tools import chromium
from tools.serve import server

FRAME_MS = 1000 / 60
GAMES = (
    ("at-the-wedding-table", ["human", "bot:easy"]),
    ("always-a-bridesmaid", ["human", "bot:easy", "bot:easy"]),
    ("always-a-bridesmaid", ["human", *["bot:easy"] * 4]),
)
REST_MS = 2_800
"""Until what moved is over, and what a bot did too."""
AT_REST = """() => new Promise((resolve) => {
  const frames = [];
  requestAnimationFrame(function frame(now) {
    frames.push(now);
    if (now - frames[0] < 2000) return requestAnimationFrame(frame);
    window.moves.push({events: ["at rest"], frames, moved: 0, whole: true, longest: 0});
    resolve();
  });
})"""
"""What the machine draws of the same page when nothing moves: its own best."""

STOPWATCH = """
window.moves = []; window.current = null; let tasks = [];
new PerformanceObserver((list) => {
  for (const {startTime, duration} of list.getEntries()) tasks.push([startTime, duration]);
}).observe({type: "longtask"});
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (!current) begin();
  current.end = Math.max(current.end, options.delay + options.duration);
  const event = this.dataset?.moves?.split(" ")[0];
  if (event) current.events.add(event);
  return animate.call(this, frames, options);
};
function begin() {
  const mine = current = {frames: [], events: new Set(), end: 0};
  let first;
  requestAnimationFrame(function frame(now) {
    first ??= now;
    mine.frames.push(now);
    if (current === mine && now - first < mine.end) return requestAnimationFrame(frame);
    if (current === mine) current = null;
    const longest = tasks.filter(([at]) => at >= first).map(([, ms]) => ms);
    window.moves.push({events: [...mine.events], frames: mine.frames, moved: mine.end,
      whole: now - first >= mine.end, longest: Math.max(0, ...longest)});
    tasks = [];
  });
}
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (current = null), true);
"""


def play(page: Page, game: str, kinds: list[str], seed: int) -> None:
    """Play one game to its end, and let everything that moves come to its own."""
    if pressable(page, "home").count():
        pressable(page, "home").first.click()
    page.wait_for_selector(f'#app [data-do="lobby"][data-arg="{game}"]')
    lay_table(page, game, kinds)
    rng = Rng(seed)
    for _ in range(400):
        page.locator(NEXT).first.wait_for()
        if pressable(page, "again").count():
            page.evaluate(AT_REST)
            return
        begun = page.evaluate("moves.length")
        press_something(page, rng)
        page.wait_for_timeout(40)
        if (
            page.evaluate("window.current !== null")
            or page.evaluate("moves.length") != begun
        ):
            page.wait_for_timeout(REST_MS)


def kind_of(events: list[str]) -> str:
    """Return what is most to be seen of several events that moved things together."""
    order = ("ended", "scored", "revealed", "displayed", "seated", "reservedrawn")
    return next((e for e in order if e in events), events[0] if events else "other")


def figures(moves: list[dict[str, Any]]) -> dict[str, object]:
    """Return what was measured, by the kind of event."""
    kinds: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in moves:
        if one["whole"] and len(one["frames"]) > 2:
            kinds[kind_of(one["events"])].append(one)
    return {kind: _figures(found) for kind, found in sorted(kinds.items())}


def _figures(found: list[dict[str, Any]]) -> dict[str, object]:
    gaps = [
        later - earlier
        for one in found
        for earlier, later in zip(one["frames"], one["frames"][1:], strict=False)
    ]
    dropped = sum(max(0, round(gap / FRAME_MS) - 1) for gap in gaps)
    return {
        "n": len(found),
        "longest_ms": max(one["moved"] for one in found),
        "frames": len(gaps),
        "dropped": dropped,
        "dropped_share": round(dropped / (len(gaps) + dropped), 3),
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": percentile(gaps, 95),
        "longest_task_ms": round(max(one["longest"] for one in found), 1),
    }


def main() -> int:
    """Serve `dist/`, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--still", action="store_true")
    asked = parser.parse_args()
    program = chromium.find() or chromium.from_playwright()
    with server(Path(DIST), under=UNDER) as serving:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
            found = {}
            for name, width, height in (("phone", 390, 844), ("desktop", 1280, 800)):
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    reduced_motion="reduce" if asked.still else "no-preference",
                )
                page.add_init_script(STOPWATCH)
                page.goto(site)
                until_ready(page)
                for number in range(asked.games):
                    for game, kinds in GAMES:
                        play(page, game, kinds, number)
                found[name] = figures(page.evaluate("moves"))
                page.close()
            print(json.dumps(found))
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
