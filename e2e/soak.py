"""What only hours show: `make soak`, or with `SOAK=0.1` a tenth of it.

Two hundred tabs killed at moments nobody chose; three hundred games in one page, in which
heap, elements, listeners and what Python and JavaScript hold of each other level off; five
hundred saved tables; a table that is open for a week; every file of the cache lost in turn.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from e2e.conftest import started, watched
from e2e.deploying import KEPT_MS, NAMES, SPOIL, Host, opened, until_kept, visitor
from e2e.killing import (
    KINDS,
    TABLES,
    entry,
    expect_nothing_lost,
    killed_again_and_again,
)
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, play_on, press_something, pressable, quicken
from engine.rng import Rng
from tests.many_tables import entries
from ui.saved import PREFIX

SHARE = float(os.environ.get("SOAK", "1"))
KILLS = round(200 * SHARE)
PAIRS = max(2, round(150 * SHARE))
"""A game of each kind: what is held of the last table is of the same one each time."""
GAMES = 2 * PAIRS
SETTLED = max(1, GAMES // 6)
"""After so many games everything has been used once."""
MOST_GROWTH = 1.10
TABLES_KEPT = round(500 * SHARE)
HOURS = 7 * 24
GAMES_KEYS = ("always-a-bridesmaid", "at-the-wedding-table")
PLAY = """async (seed) => {
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const can = (it) =>
    it.getClientRects().length && it.getAttribute("aria-disabled") !== "true";
  const free = (verb, rest = "") =>
    [...document.querySelectorAll(`[data-do="${verb}"]${rest}`)].filter(can);
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let presses = 0; presses < 20000; presses++) {
    if (free("again").length) return presses;
    const leads = ["onward", "uncover", "confirm", "cover"];
    const [onward] = leads.flatMap((verb) => free(verb));
    const picks = free("pick", ':not([aria-checked="true"]):not([aria-pressed="true"])');
    (onward ?? picks[Math.floor(chance() * picks.length)])?.click();
    await pause();
  }
  throw new Error("the game does not end");
}"""
FORGET = """() => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("table-sixteen/table/")) localStorage.removeItem(key);
}"""
"""Three hundred tables in the guest book are another test."""
HELD = """async () => {
  const python = await tableSixteenPython.loadPyodide();
  const gc = python.pyimport("gc");
  gc.collect();
  const objects = gc.get_objects();
  const found = objects.length;
  objects.destroy();
  gc.destroy();
  return { python: found, memory: python._module.HEAPU8.length };
}"""
COUNT_PROXIES = """
  window.proxies = 0;
  const Own = FinalizationRegistry;
  window.FinalizationRegistry = class extends Own {
    constructor(done) { super((held) => { proxies -= 1; done(held); }); }
    register(...rest) { proxies += 1; return super.register(...rest); }
    unregister(token) {
      const had = super.unregister(token);
      if (had) proxies -= 1;
      return had;
    }
  };
"""
"""Pyodide registers each proxy that it makes, and takes it out when it is destroyed."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    context.add_init_script(COUNT_PROXIES)
    yield from started(context, site)


@pytest.mark.parametrize("game", GAMES_KEYS)
def test_tabs_are_killed_at_random_moments(
    context: BrowserContext, site: str, game: str
) -> None:
    """Half of all kills over each game: never an action less than before."""
    steps = killed_again_and_again(context, site, game, Rng(KILLS), KILLS // 2)
    print(f"{game}: {KILLS // 2} tabs killed, {steps} steps looked at")


def test_games_without_end_level_off(page: Page) -> None:
    """Both games in turn, all in one page: nothing grows by a tenth once it has settled."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    after: list[dict[str, int]] = []
    for number in range(GAMES):
        game = GAMES_KEYS[number % 2]
        lay_table(page, game, KINDS[game])
        if number == 0:
            quicken(page)
        page.evaluate(PLAY, number + 1)
        page.evaluate(FORGET)
        pressable(page, "home").first.click()
        expect(page.locator("#foot")).to_be_visible()
        if number % 2 and (
            number // 2 % max(1, PAIRS // 30) == 0 or number == GAMES - 1
        ):
            after.append({"games": number + 1, **measured(page, session)})
            print(json.dumps(after[-1]), flush=True)
    base, last = next(it for it in after if it["games"] > SETTLED), after[-1]
    grown = {what: last[what] / base[what] for what in base if what != "games"}
    percents = ", ".join(f"{what} {ratio - 1:+.1%}" for what, ratio in grown.items())
    print(f"from game {base['games']} to game {last['games']}: {percents}", flush=True)
    assert all(ratio <= MOST_GROWTH for ratio in grown.values()), percents


def measured(page: Page, session: CDPSession) -> dict[str, int]:
    """Return what the page holds once all that is free was given back."""
    held = page.evaluate(HELD)
    session.send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(200)  # what is told of what was collected is told later
    metrics = session.send("Performance.getMetrics")["metrics"]
    found: dict[str, Any] = {it["name"]: int(it["value"]) for it in metrics}
    return {
        "heap": found["JSHeapUsedSize"],
        "nodes": found["Nodes"],
        "listeners": found["JSEventListeners"],
        "proxies": page.evaluate("proxies"),
        **held,
    }


def test_hundreds_of_saved_tables(page: Page, site: str) -> None:
    """A game is played to its end beside them, and none of them is touched."""
    tables = {PREFIX + id: text for id, text in entries(TABLES_KEPT)}
    fill = "(all) => { for (const [k, v] of all) localStorage.setItem(k, v); }"
    page.evaluate(fill, [*tables.items()])
    page.reload()
    until_ready(page)
    lay_table(page, GAMES_KEYS[1], KINDS[GAMES_KEYS[1]])
    quicken(page)
    play_on(page, Rng(9))
    kept = dict(page.evaluate(TABLES))
    assert len(kept) == len(tables) + 1
    assert {key: kept[key] for key in tables} == tables
    page.goto(site)
    until_ready(page)
    page.locator('[data-do="go"][data-arg="saved"]').first.click()
    expect(page.locator(".saved").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES_KEYS)
def test_a_table_that_is_open_for_a_week(
    context: BrowserContext, site: str, game: str
) -> None:
    """Hour by hour of a simulated clock, now hidden, now seen: it goes on as it was."""
    for page in watched(context.new_page(), site):
        page.clock.install()
        page.goto(site)
        page.clock.resume()
        until_ready(page)
        lay_table(page, game, KINDS[game])
        quicken(page)
        rng = Rng(2)
        for _ in range(6):
            press_something(page, rng)
        page.locator(NEXT).first.wait_for()
        before = entry(page)
        nodes = page.locator("*").count()
        for _ in range(HOURS):
            page.clock.fast_forward("01:00:00")
            page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert entry(page)["record"] == before["record"]
        assert page.locator("*").count() <= nodes * MOST_GROWTH
        play_on(page, rng)
        expect_nothing_lost(before, entry(page))


@pytest.mark.parametrize("how", ["deleted", "altered"])
def test_each_entry_of_the_cache_may_be_lost(
    browser: Browser, host: Host, tmp_path: Path, how: str
) -> None:
    """One after the other: the page comes up again, by itself or by one press."""
    with visitor(browser, tmp_path / "profile") as context:
        page = opened(context, host.address)
        until_kept(page)
        names = page.evaluate(NAMES)
        assert len(names) > 15
        for url in names:
            print(how, url, flush=True)
            page.evaluate(SPOIL, [url, how])
            page.goto(host.address)
            settled = page.locator(
                'html[data-app="ready"], [data-rescue="reload"]:visible'
            )
            settled.first.wait_for(state="attached", timeout=KEPT_MS)
            for _ in range(3):
                if page.locator('html[data-app="ready"]').count():
                    break
                page.wait_for_timeout(3_000)
                page.locator('[data-rescue="reload"]').click()
                settled.first.wait_for(state="attached", timeout=KEPT_MS)
            assert page.locator('html[data-app="ready"]').count(), url
        until_kept(page)
        assert sorted(page.evaluate(NAMES)) == sorted(names)
    host.stop()
    with visitor(browser, tmp_path / "profile") as context:
        opened(context, host.address)
