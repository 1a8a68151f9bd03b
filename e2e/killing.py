"""A tab that is killed at a moment nobody chose, and what must be there afterwards.

`killed_again_and_again` plays one table in tab after tab. Before each kill a press is on
its way, and bots may be at it; so afterwards the table has all that was there before the
press and nothing but whole steps on top of it: never less, never another game.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, press_something, pressable, quicken
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table

TABLES = (
    "Object.entries(localStorage).filter(([k]) => k.startsWith('table-sixteen/table/'))"
)
LATEST_MS = 400
"""How long after a press a tab may still live: bots at full pace have moved by then."""
PRESS = """(late) => setTimeout(() => {
  const free = (verb) => [...document.querySelectorAll(`[data-do="${verb}"]`)].find(
    (it) => it.getClientRects().length && it.getAttribute("aria-disabled") !== "true");
  (free("confirm") ?? free("pick"))?.click();
}, late)"""
KINDS = {
    "always-a-bridesmaid": ["human", "bot:easy", "bot:easy"],
    "at-the-wedding-table": ["human", "bot:easy"],
}


def entry(page: Page) -> dict[str, Any]:
    """Return the one table that is kept."""
    [[_, text]] = page.evaluate(TABLES)
    found: dict[str, Any] = json.loads(text)
    return found


def kill(page: Page) -> None:
    """End the process of a tab at once, as a system does that is short of memory.

    Chromium's own address for it, which is no navigation: the page is told nothing.
    """
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()


def killed_again_and_again(
    context: BrowserContext, site: str, game: str, rng: Rng, kills: int
) -> int:
    """Play and be killed so many times; return at how many steps the games were."""
    page = begun(context, site, game)
    seen = 0
    for _ in range(kills):
        for _ in range(rng.below(6)):
            press_something(page, rng)
        if pressable(page, "again").count():
            page.evaluate("localStorage.clear()")
            page.close()
            page = begun(context, site, game)
        before = entry(page)
        page.evaluate(PRESS, rng.below(50))
        page.wait_for_timeout(rng.below(LATEST_MS))
        kill(page)
        page = context.new_page()
        page.goto(site)
        until_ready(page)
        after = entry(page)
        expect_nothing_lost(before, after)
        seen += len(after["record"]["steps"])
        if pressable(page, "resume").count():
            pressable(page, "resume").first.click()
            page.locator(NEXT).first.wait_for()
        else:  # it was the last press of the game
            assert after["about"]["finished"]
            page.evaluate("localStorage.clear()")
            page.close()
            page = begun(context, site, game)
    page.close()
    return seen


def begun(context: BrowserContext, site: str, game: str) -> Page:
    """Return a tab at a new table, with quick bots."""
    page = context.new_page()
    page.goto(site)
    until_ready(page)
    lay_table(page, game, KINDS[game])
    quicken(page)
    return page


def expect_nothing_lost(before: dict[str, Any], after: dict[str, Any]) -> None:
    """All that was there is there, and what came on top is whole and by the rules."""
    was, now = before["record"], after["record"]
    for part in ("game", "seats", "deal"):
        assert now[part] == was[part]
    assert now["steps"][: len(was["steps"])] == was["steps"]
    table = open_table(record_from(now))
    assert len(table.steps) == len(now["steps"])
    sealed = before.get("sealed") or {}
    if len(now["steps"]) == len(was["steps"]):
        kept = after.get("sealed") or {}
        assert all(kept.get(seat) == choice for seat, choice in sealed.items())
    else:
        made = now["steps"][len(was["steps"])].get("choices", {})
        assert all(made.get(seat) == choice for seat, choice in sealed.items())
