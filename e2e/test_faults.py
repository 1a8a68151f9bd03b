"""What breaks around the page in the middle of a game: no action lost, no wrong table.

Here is what other tests don't have. They have: a start with storage blocked or full of
damage (`test_start`, `test_safety`, `tests/test_hard_times.py`), choices of several windows
in one instant (`test_windows`), a release or an install that breaks off (`test_update`,
`test_offline`), two ways that one table went (`tests/test_upkeep`), a worker that never
comes up (`test_thinker`), whatever ends a picture that moves (`test_motion`), pages that
Back brings up again and a storage that another window emptied (`test_put_aside`).
`e2e/soak.py` does the killing two hundred times, and takes every file out of the cache.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import started, watched
from e2e.deploying import NAMES, SPOIL, Host, opened, until_kept, visitor
from e2e.killing import KINDS, entry, expect_nothing_lost, killed_again_and_again
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, play_steps, press_something, pressable, quicken
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
PHONE = {"width": 390, "height": 844}
KILLS = 2
REFUSE = """(name) => {
  window.ownSet = Storage.prototype.setItem;
  Storage.prototype.setItem = () => { throw new DOMException("no", name); };
}"""
ALLOW = "() => { Storage.prototype.setItem = ownSet; }"
SLOW = """
  for (const verb of ["getItem", "setItem", "removeItem"]) {
    const own = Storage.prototype[verb];
    Storage.prototype[verb] = function (...rest) {
      for (const began = Date.now(); Date.now() < began + 60; );
      return own.apply(this, rest);
    };
  }
"""
"""A disk that has to be woken up, for each thing that is read or written."""
TWICE = """() => {
  const [it] = [...document.querySelectorAll('[data-do="confirm"]')];
  it.click();
  setTimeout(() => it.click());
  setTimeout(() => document.querySelector('[data-do="confirm"]')?.click(), 30);
}"""
"""An impatient finger, on what is there before the page has answered and after."""
HOUR_MS = 3_600_000


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport=PHONE) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    yield from started(context, site)


def at_table(page: Page, game: str, kinds: list[str] | None = None) -> Rng:
    """Deal, play the first presses, and return the chance that plays on."""
    lay_table(page, game, kinds or KINDS[game])
    quicken(page)
    rng = Rng(7)
    play_steps(page, rng, 1)
    return rng


def reopened(page: Page, site: str) -> None:
    """Load the page anew and go on with the table, which is up."""
    page.goto(site)
    until_ready(page)
    pressable(page, "resume").first.click()
    page.locator(NEXT).first.wait_for()


# --- the tab ----------------------------------------------------------------------------


@BOTH
def test_a_killed_tab_loses_nothing(
    context: BrowserContext, site: str, game: str
) -> None:
    """Whatever was confirmed is there, and the game goes on from it."""
    killed_again_and_again(context, site, game, Rng(len(game)), KILLS)


# --- storage in the middle of a game ----------------------------------------------------


@pytest.mark.parametrize(
    ("refusal", "words"),
    [("QuotaExceededError", "is full"), ("SecurityError", "store nothing")],
)
def test_storage_that_refuses_in_mid_game(
    page: Page, site: str, refusal: str, words: str
) -> None:
    """It is said, the game goes on, and the next action that finds room keeps all of it."""
    rng = at_table(page, WEDDING)
    before = entry(page)
    page.evaluate(REFUSE, refusal)
    play_steps(page, rng, 2)
    expect(page.locator("#slip, #note, [role=alert]").first).to_be_attached()
    expect(page.locator("body")).to_contain_text(words)
    assert entry(page) == before, "what was kept is whole"
    page.evaluate(ALLOW)
    play_steps(page, rng, 1)
    after = entry(page)
    expect_nothing_lost(before, after)
    assert len(after["record"]["steps"]) >= len(before["record"]["steps"]) + 3
    reopened(page, site)


def test_storage_that_is_wiped_in_mid_game(page: Page, site: str) -> None:
    """Everything is gone but what the window knows; the next action keeps all of it."""
    rng = at_table(page, BRIDESMAID)
    before = entry(page)
    page.evaluate("localStorage.clear()")
    play_steps(page, rng, 1)
    expect_nothing_lost(before, entry(page))
    reopened(page, site)


@pytest.mark.parametrize("text", ["{", '{"record": {}}'])
def test_an_entry_that_is_damaged_in_mid_game(page: Page, site: str, text: str) -> None:
    """The game is kept beside it, whole; the damaged one is a row that can be deleted."""
    rng = at_table(page, WEDDING)
    before = entry(page)
    [[key, _]] = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => /table\\//.test(k))"
    )
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    play_steps(page, rng, 1)
    kept = tables(page)
    whole = [json.loads(kept[it]) for it in kept if it != key or kept[it] != text]
    [after] = whole
    expect_nothing_lost(before, after)
    assert kept.get(key, text) == text or len(kept) == 1
    reopened(page, site)


def chosen(table: dict[str, Any]) -> int:
    """Return how often the person, in seat 0, has chosen: bots may have gone on since."""
    return sum("0" in step.get("choices", {}) for step in table["record"]["steps"])


def test_storage_that_is_slow(page: Page, site: str) -> None:
    """From the start on; whoever presses again meanwhile has pressed once."""
    at_table(page, BRIDESMAID)
    page.add_init_script(SLOW)
    reopened(page, site)
    rng = Rng(3)
    while not pressable(page, "confirm").count():
        press_something(page, rng)
    before = entry(page)
    page.evaluate(TWICE)
    page.wait_for_timeout(500)
    page.locator(NEXT).first.wait_for()
    after = entry(page)
    expect_nothing_lost(before, after)
    assert chosen(after) == chosen(before) + 1
    reopened(page, site)
    expect_nothing_lost(after, entry(page))


def tables(page: Page) -> dict[str, str]:
    """Return every table that is kept, by key."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries(Object.entries(localStorage)"
        ".filter(([k]) => k.startsWith('table-sixteen/table/')))"
    )
    return found


# --- the worker in which bots think -----------------------------------------------------

FAILING = """
  window.workers = 0;
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...rest) { super(...rest); workers += 1; window.last = this; }
    postMessage(message, ...rest) {
      if (!Array.isArray(message) || !message[1] || window.failing === undefined)
        return super.postMessage(message, ...rest);
      if (failing === "hangs") return undefined;
      const die = () => this.onerror?.(new ErrorEvent("error"));
      if (failing === "dies") return setTimeout(die);
      const heard = this.onmessage;
      this.onmessage = (event) => setTimeout(() => heard?.call(this, event), 9_000);
      return super.postMessage(message, ...rest);
    }
  };
  const every = setInterval;
  window.setInterval = (task, ms) => every(task, ms === 1000 ? 50 : ms);
"""


@pytest.mark.parametrize("how", ["dies", "hangs", "late"])
def test_a_worker_that_fails_in_mid_game(
    context: BrowserContext, site: str, how: str
) -> None:
    """After good answers it dies, hangs or is late: the game goes on, by the rules."""
    context.add_init_script(FAILING)
    for page in started(context, site):
        rng = at_table(page, WEDDING, ["human", "bot:medium"])
        before = entry(page)
        page.evaluate("how => { window.failing = how; }", how)
        play_steps(page, rng, 3)
        after = entry(page)
        expect_nothing_lost(before, after)
        assert len(after["record"]["steps"]) > len(before["record"]["steps"]) + 2
        page.wait_for_timeout(500)
        expect_nothing_lost(after, entry(page))


# --- the service worker and its cache ---------------------------------------------------


def test_a_service_worker_that_is_killed_in_mid_install(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """Stopped again and again while it fills its cache: nothing false is promised."""
    with visitor(browser, tmp_path / "profile") as context:
        page = context.new_page()
        stopper = context.new_cdp_session(page)
        stopper.send("ServiceWorker.enable")
        page.goto(host.address)
        for _ in range(8):
            page.wait_for_timeout(120)
            stopper.send("ServiceWorker.stopAllWorkers")
        until_ready(page)
        if "Ready for offline" in (page.locator("#foot").text_content() or ""):
            assert len(page.evaluate(NAMES)) > 15
        page.close()
        until_kept(opened(context, host.address))
    host.stop()
    with visitor(browser, tmp_path / "profile") as context:
        opened(context, host.address)


# --- time -------------------------------------------------------------------------------


def test_a_page_that_was_damaged_where_it_is_kept(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """No script of it would run, so nothing could say so: it is fetched once more."""
    with visitor(browser, tmp_path / "profile") as context:
        page = opened(context, host.address)
        until_kept(page)
        page.evaluate(SPOIL, [host.address, "altered"])
        page.goto(host.address)
        until_ready(page)


def test_a_clock_that_is_set_back(page: Page, site: str) -> None:
    """By a year, in mid-game: bots go on, and the table stays the one to go on with."""
    rng = at_table(page, BRIDESMAID)
    before = entry(page)
    back = f"const now = Date.now; Date.now = () => now() - {365 * 24 * HOUR_MS};"
    page.evaluate(f"() => {{ {back} }}")
    play_steps(page, rng, 2)
    after = entry(page)
    expect_nothing_lost(before, after)
    assert len(after["record"]["steps"]) > len(before["record"]["steps"])
    page.add_init_script(back)
    reopened(page, site)


def test_a_device_that_was_asleep(page: Page, site: str) -> None:
    """Two days pass at once while bots are due: they go on, nothing is done twice."""
    lay_table(page, WEDDING, KINDS[WEDDING])
    quicken(page)
    rng = Rng(4)
    play_steps(page, rng, 1)
    before = entry(page)
    page.evaluate(
        f"""() => {{
            const now = Date.now; Date.now = () => now() + {48 * HOUR_MS};
            const tick = performance.now.bind(performance);
            performance.now = () => tick() + {48 * HOUR_MS};
            document.dispatchEvent(new Event("visibilitychange"));
            document.dispatchEvent(new Event("resume"));
        }}"""
    )
    play_steps(page, rng, 2)
    expect_nothing_lost(before, entry(page))
    reopened(page, site)


# --- the window -------------------------------------------------------------------------


def test_back_and_forward_at_a_table(page: Page, site: str) -> None:
    """Away to another page and back, from the browser's memory or not: the table is up."""
    rng = at_table(page, WEDDING)
    before = entry(page)
    for _ in range(2):
        page.goto("about:blank")
        page.go_back()
        until_ready(page)
        if pressable(page, "resume").count():
            pressable(page, "resume").first.click()
        page.locator(NEXT).first.wait_for()
        assert entry(page)["record"] == before["record"]
    play_steps(page, rng, 1)
    expect_nothing_lost(before, entry(page))


def test_language_size_and_side_change_while_cards_turn_over(
    browser: Browser, site: str
) -> None:
    """In mid-animation, all three: the table is whole, in the new language, and kept."""
    with browser.new_context(viewport=PHONE, reduced_motion="no-preference") as context:
        for page in watched(context.new_page(), site):
            page.goto(site)
            until_ready(page)
            rng = at_table(page, BRIDESMAID)
            play_steps(page, rng, 1)
            before: Any = entry(page)
            page.set_viewport_size({"width": 844, "height": 390})
            page.locator('[data-do="sheet"][data-arg="menu"]').click()
            page.locator('[data-do="language"][data-arg="ja"]').click()
            page.set_viewport_size({"width": 1280, "height": 800})
            expect(page.locator("html")).to_have_attribute("lang", "ja")
            page.keyboard.press("Escape")
            page.set_viewport_size(PHONE)
            play_steps(page, rng, 1)
            expect_nothing_lost(before, entry(page))
            assert page.locator(".motion").count() <= 1
            assert re.search(r"[ぁ-ん]", page.locator("#app").inner_text())
