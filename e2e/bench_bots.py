"""How long bots take in the browser: games are played and one JSON object is printed.

`make bench-bots`, or `python -m e2e.bench_bots [--games 1] [--levels hard,expert]
[--game KEY] [--seats 3]`. A person who presses by chance plays against bots of one level at
the pace `quick`. For each game, number of seats and level: milliseconds from a decision
being due (for bots at the same decision point: from the one before having chosen) to its
being made and kept: the first one, for which the worker has to start, and the number,
median and 95th percentile of the others; and main-thread tasks over 50 ms: those between
due and made (thinking, what a choice does, its drawing), and apart from them those in which
the person pressed something, which `make bench-page` tells of, and others. Which is which
the browser says itself, by the scripts that ran in a long frame.

At this pace a bot waits 60 ms in any case, so that what a person did is painted first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.bench_page import percentile
from e2e.conftest import DIST, FLAGS, UNDER
from e2e.pages import until_ready
from e2e.playing import lay_table, play_on, pressable
from engine.games import game_keys, game_named
from engine.rng import Rng
from tools import chromium
from tools.serve import server

WATCH = """
localStorage.setItem("table-sixteen/settings", '{"pace": "quick"}');
window.kept = []; window.long = [];
const keep = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (key.startsWith("table-sixteen/table/")) window.kept.push([performance.now(), text]);
  keep.call(this, key, text);
};
new PerformanceObserver((list) => {
  for (const task of list.getEntries())
    window.long.push([task.startTime, task.startTime + task.duration]);
}).observe({ type: "longtask" });
window.pressed = [];
new PerformanceObserver((list) => {
  for (const { scripts } of list.getEntries())
    for (const { invokerType, startTime: at, duration } of scripts)
      if (invokerType === "event-listener") window.pressed.push([at, at + duration]);
}).observe({ type: "long-animation-frame" });
"""
FELT_MS = 50


Span = tuple[float, float]


def decisions(writings: list[tuple[float, str]]) -> list[Span]:
    """Return when each bot's decision was due and made, from what was kept and when."""
    found: list[Span] = []
    due_since = 0.0
    before: dict[str, Any] | None = None
    for at, text in writings:
        entry = json.loads(text)
        steps, sealed = len(entry["record"]["steps"]), entry["sealed"]
        if before is None:
            due_since, before = at, entry
            continue
        seats = before["record"]["seats"]
        went_on = steps > len(before["record"]["steps"])
        made = [
            seat
            for seat in before["about"]["waiting_for"]
            if seats[seat]["kind"] != "human" and (went_on or str(seat) in sealed)
        ]
        found += [(due_since, at) for _ in made]
        if made or went_on:
            due_since = at
        before = entry
    return found


def measure(page: Page, game: str, seats: int, level: str, games: int) -> Any:
    """Play and return what was measured, in milliseconds."""
    spans: list[Span] = []
    page.evaluate("long.length = pressed.length = 0")
    for seed in range(games):
        if pressable(page, "home").count():
            pressable(page, "home").first.click()
        page.wait_for_selector(f'#app [data-do="lobby"][data-arg="{game}"]')
        page.evaluate("kept.length = 0")
        lay_table(page, game, ["human", *[f"bot:{level}"] * (seats - 1)])
        play_on(page, Rng(seed))
        spans += decisions(page.evaluate("kept"))
    took = [made - due for due, made in spans]
    warm = took[1:]
    long = [(b, e) for b, e in page.evaluate("long") if e - b > FELT_MS]
    presses = page.evaluate("pressed")
    own = [one for one in long if not meets(one, presses)]
    bots = [one for one in own if meets(one, spans)]
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "n": len(took),
        "first_ms": round(took[0], 1),
        "median_ms": round(statistics.median(warm), 1),
        "p95_ms": percentile(warm, 95),
        "most_ms": round(max(warm), 1),
        "long_tasks": len(bots),
        "longest_ms": round(max((e - b for b, e in bots), default=0), 1),
        "other_long_tasks": len(own) - len(bots),
        "long_presses": len(long) - len(own),
        "longest_press_ms": round(
            max((e - b for b, e in long if (b, e) not in own), default=0), 1
        ),
    }


def meets(one: Span, others: list[Span]) -> bool:
    """Return whether a stretch of time has any of another in it."""
    return any(one[0] < end and one[1] > begin for begin, end in others)


def cells(options: argparse.Namespace) -> list[tuple[str, int, str]]:
    """Return what is to be measured: all levels but `random`, or those asked for."""
    wanted = options.levels.split(",") if options.levels else None
    return [
        (key, seats, level)
        for key in game_keys()
        if options.game in (None, key)
        for seats in game_named(key).seat_counts
        if options.seats in (None, seats)
        for level in game_named(key).bots
        if (level in wanted if wanted else level != "random")
    ]


def main() -> int:
    """Serve `dist/`, measure each on a page of its own, print."""
    parser = argparse.ArgumentParser(prog="bench_bots")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--levels")
    parser.add_argument("--game", choices=game_keys())
    parser.add_argument("--seats", type=int)
    options = parser.parse_args()
    program = chromium.find() or chromium.from_playwright()
    measured = []
    with server(Path(DIST), under=UNDER) as serving:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
            for cell in cells(options):
                with browser.new_context(
                    viewport={"width": 390, "height": 844}
                ) as context:
                    page = context.new_page()
                    page.add_init_script(WATCH)
                    page.goto(site)
                    until_ready(page)
                    measured.append(measure(page, *cell, options.games))
                    print(json.dumps(measured[-1]), file=sys.stderr, flush=True)
            browser.close()
    print(json.dumps({"bots": measured}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
