"""Nothing a seat may not know is anywhere in its page, nor in what the page hands on.

Two worlds that this seat can't tell apart (`resample`: other cards in other hands, set
aside and kept back, another deck) are each opened in a browser: page, accessibility tree,
lines read aloud and questions to bots are the same to the letter.
"""

from __future__ import annotations

from difflib import unified_diff
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page

from e2e.pages import until_ready
from engine.record import Record, record_value
from engine.rng import Rng
from tests.playing import lay_table, opened, press_something
from ui.keeping import entry_from
from ui.saved import PREFIX, written

NOW = "2026-11-30T12:00:00Z"
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
TABLES = [
    (BRIDESMAID, ["human", "bot:hard"], 9),
    (BRIDESMAID, ["human", "bot:hard", "bot:easy"], 14),
    (BRIDESMAID, ["human", "human", "bot:hard"], 26),
    (WEDDING, ["human", "bot:hard"], 10),
]
"""Games, who plays, and after how many presses they are looked at."""
NO_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
LISTEN = """
window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (Array.isArray(message)) asked.push(message[1]);
  post.call(this, message, ...rest);
};
"""
HEARD = "[...document.querySelectorAll('#voice, #alarm')].map((it) => it.textContent)"
SHEETS = '#app [data-do="sheet"]:visible'


Entry: TypeAlias = dict[str, object]
"""A table as the device keeps it."""


def worlds(key: str, kinds: list[str], presses: int) -> tuple[Entry, Entry]:
    """Play for so many presses; return the table, and as it could be for all one knows."""
    app, device = opened()
    lay_table(app, key, kinds)
    rng = Rng(7)
    for _ in range(presses):
        device.run()
        press_something(app, device, rng)
    device.run()
    for on in ("uncover", "onward", "uncover"):
        for arg in device.available(on)[:1]:
            app.on(on, arg, "")
    session = app.session
    assert session is not None
    assert session.viewer in session.table.waiting_for
    table = session.table
    drawn = table.game.resample(table.view(session.viewer), rng)
    deal, steps = table.game.retrace(drawn)
    true = entry_from(session, NOW)
    again = Record(key, table.players, deal, tuple(steps), {})
    sealed = {
        str(seat): table.game.write_choice(drawn.legal_actions(seat)[-1])
        for seat in table.sealed
    }
    other = {**true, "record": record_value(again), "sealed": sealed}
    assert other != true, "nothing is hidden: a test of nothing"
    return true, other


def opened_in(browser: Browser, site: str, entry: Entry) -> Page:
    """Return a page on which a table was opened where it was left."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(NO_CHANCE + LISTEN)
    page = context.new_page()
    page.goto(site)
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"{PREFIX}a1", written(entry)],
    )
    page.reload()
    until_ready(page)
    page.locator('[data-do="resume"]').first.click()
    page.locator("#tray, [data-do=uncover]").first.wait_for()
    return page


def told_by(page: Page) -> list[str]:
    """Return everything that can be had of the page now."""
    return [
        page.locator("#app").evaluate("(it) => it.outerHTML"),
        page.locator("#app").aria_snapshot(),
        page.title(),
    ]


def look_around(page: Page) -> list[str]:
    """Lift the cover, open every sheet, ask for a hint; return all that was told."""
    if page.locator('[data-do="uncover"]').count():
        page.locator('[data-do="uncover"]').click()
    page.locator("#tray").wait_for()
    found = told_by(page)
    for number in range(page.locator(SHEETS).count()):
        page.locator(SHEETS).nth(number).click()
        page.locator('[aria-modal="true"]').wait_for()
        found += told_by(page)
        page.keyboard.press("Escape")
        page.locator('[aria-modal="true"]').wait_for(state="detached")
    page.wait_for_timeout(1_000)  # lines are read one after another
    found += page.evaluate(HEARD)
    page.locator('#bar [data-do="hint"]').click()
    page.locator(".hintslip:not(.thinks)").wait_for(timeout=60_000)
    return [*found, *told_by(page), *page.evaluate("asked")]


def differences(one: list[str], other: list[str]) -> list[str]:
    """Return what differs, element by element of a page."""
    cut = [
        [piece for text in told for piece in text.split("<")] for told in (one, other)
    ]
    found = unified_diff(*cut, n=0, lineterm="")
    return [line for line in found if not line.startswith(("---", "+++", "@@"))]


@pytest.mark.parametrize(("key", "kinds", "presses"), TABLES)
def test_worlds_that_a_seat_cant_tell_apart_are_told_alike(
    browser: Browser, site: str, key: str, kinds: list[str], presses: int
) -> None:
    """Views, log, page, accessibility tree, announcements and worker: the same letters."""
    told = []
    for entry in worlds(key, kinds, presses):
        page = opened_in(browser, site, entry)
        told.append(look_around(page))
        page.context.close()
    assert any("record" in line for line in told[0]), "no bot and no hint was asked"
    assert differences(*told) == []
