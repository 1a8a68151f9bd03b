"""The day's table in a browser: opened, played, copied, pasted, opened by its link."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime

from playwright.sync_api import Page, expect

from e2e.pages import until_ready
from e2e.playing import play_on, pressable, quicken
from engine.daily import day_deal
from engine.results import Result, results_in, text_of
from engine.rng import Rng

WEDDING = "at-the-wedding-table"
DAY = date(2026, 11, 20)
FRIEND = Result(DAY, WEDDING, "Eve", (41, 29), "won", "▼▼==▲▲▲▲", 12)
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TABLES = """
Object.entries(localStorage).filter(([k]) => k.includes("/table/")).map(([, v]) => v)
"""
CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", {value: {
  writeText: (text) => { window.copied = text; return Promise.resolve(); },
}});
"""


def day_entry(page: Page, day: str) -> dict[str, dict[str, str]]:
    return json.loads(
        page.evaluate("day => localStorage.getItem('table-sixteen/day/' + day)", day)
    )


def test_the_days_table_from_the_card_to_the_result(page: Page, site: str) -> None:
    """Played against its bots, written down, copied as text, there after a reload."""
    page.add_init_script(CLIPBOARD)
    page.goto(site)
    until_ready(page)
    today = datetime.now(UTC).date()
    page.locator('#main [data-do="day"]').click()
    expect(page.locator("#bar h1")).to_be_focused()
    pressable(page, "day-play").filter(has_text="Wedding").click()
    expect(page.locator(".table")).to_be_visible()
    quicken(page)
    play_on(page, Rng(1))
    page.locator('#slip [data-do="day"]').click()
    expect(page.locator("body.p-daily")).to_be_attached()
    [day] = page.evaluate(
        "Object.keys(localStorage).filter(k => k.includes('/day/')).map(k => k.slice(-10))"
    )
    assert (date.fromisoformat(day) - today).days in (0, 1)
    text = day_entry(page, day)["mine"][WEDDING]
    page.locator('[data-do="day-copy"]').click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    copied = page.evaluate("copied")
    assert copied == f"{text}\n{site}?day={day}"
    [result] = results_in(copied)
    assert result.streak == 1
    page.reload()
    until_ready(page)
    expect(page.locator('#main [data-do="day"]')).to_contain_text("1 day running")


def test_a_results_link_opens_its_day_and_friends_are_ranked(
    page: Page, site: str
) -> None:
    """The day's deal is the engine's; what is pasted is ranked, or refused and kept."""
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{site}?day={DAY}")
    until_ready(page)
    expect(page.locator("#bar")).to_contain_text("20 November 2026")
    assert "day=" not in page.url
    box, add = page.locator("#day-paste"), page.locator('button[data-do="day-add"]')
    box.fill("hello")
    add.click()
    expect(box).to_be_focused()
    expect(page.locator("#day-help")).to_contain_text("no result in this text")
    expect(box).to_have_value("hello")
    box.fill(f"Eve: {text_of(FRIEND)}\n{site}?day={DAY}")
    add.click()
    expect(page.locator(".friends li")).to_contain_text(["Eve"])
    expect(box).to_have_value("")
    assert page.evaluate(WIDE) <= 0
    page.locator('[data-do="day-drop"]').click()
    expect(page.locator(".friends")).to_have_count(0)
    expect(box).to_have_value(text_of(FRIEND))
    pressable(page, "day-play").filter(has_text="Wedding").click()
    expect(page.locator(".table")).to_be_visible()
    entries = page.evaluate(TABLES)
    [entry] = map(json.loads, entries)
    assert entry["day"] == DAY.isoformat()
    assert entry["record"]["deal"] == day_deal(DAY, WEDDING).record.deal
    page.go_back()
    expect(page.locator("body.p-home")).to_be_attached()


def test_a_press_before_python_is_there_opens_the_day(page: Page, site: str) -> None:
    """The card is painted with the first screen, and what is pressed on it is kept."""
    page.goto(site, wait_until="commit")
    page.locator('#main [data-do="day"]').click()
    until_ready(page)
    expect(page.locator("body.p-daily")).to_be_attached()
