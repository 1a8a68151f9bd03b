"""The guest book in a browser: hundreds of tables, found by typing, carried in one file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import pressable
from tests.many_tables import entries
from ui.guest_book import PAGE
from ui.saved import PREFIX

FILL = "tables => { for (const [k, v] of tables) localStorage.setItem(k, v); }"
TABLES = (
    "Object.entries(localStorage).filter(([k]) => k.startsWith('table-sixteen/table/'))"
)
MANY = [(PREFIX + id, text) for id, text in entries(300)]
FIELD = '#main [data-do="find"]'
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def with_tables(page: Page, site: str, tables: list[tuple[str, str]]) -> None:
    """Open the guest book of a device that has these tables."""
    page.goto(site)
    until_ready(page)
    page.evaluate(FILL, tables)
    page.reload()
    until_ready(page)
    page.locator('[data-do="go"][data-arg="saved"]').click()
    expect(page.locator("body.p-saved")).to_be_attached()


def test_one_of_hundreds_is_found_by_typing(page: Page, site: str) -> None:
    """The field keeps the focus and what is typed; keys go there and back."""
    with_tables(page, site, MANY)
    rows, field = page.locator(".saved"), page.locator(FIELD)
    expect(rows).to_have_count(PAGE)
    page.keyboard.press("/")
    expect(field).to_be_focused()
    field.press_sequentially("evening number 120")
    expect(rows).to_have_count(1)
    expect(field).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="1 table found")).to_be_visible()
    field.press_sequentially("0")
    expect(page.locator(".blankslate")).to_contain_text("“evening number 1200”")
    page.locator('[data-do="find-clear"]').click()
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    expect(rows).to_have_count(PAGE)
    field.press_sequentially("zzz")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    pressable(page, "saved-more").click()
    expect(rows).to_have_count(2 * PAGE)
    expect(rows.nth(PAGE).locator("button").first).to_be_focused()
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(WIDE) <= 0


def test_deleted_tables_come_back_after_a_reload(page: Page, site: str) -> None:
    """Several, one after another."""
    with_tables(page, site, MANY[:8])
    before = page.evaluate(TABLES)
    for left in (7, 6):
        pressable(page, "delete").first.click()
        expect(page.locator(".saved:not(.gone)")).to_have_count(left)
    page.reload()
    until_ready(page)
    page.locator('[data-do="go"][data-arg="saved"]').click()
    expect(page.locator(".saved.gone")).to_have_count(2)
    for left in (1, 0):
        page.locator('.saved.gone [data-do="undelete"]').first.click()
        expect(page.locator(".saved.gone")).to_have_count(left)
    assert sorted(page.evaluate(TABLES)) == sorted(before)


@pytest.mark.parametrize("what", ["whole", "damaged"])
def test_all_tables_travel_in_one_file(
    page: Page, site: str, browser: Browser, tmp_path: Path, what: str
) -> None:
    """Out of one device and into another; a damaged one is counted and harms no other."""
    with_tables(page, site, MANY[:40])
    with page.expect_download() as download:
        pressable(page, "export-all").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    if what == "damaged":
        file = json.loads(path.read_text())
        file["tables"] = {"torn": "{"} | file["tables"]
        path.write_text(json.dumps(file))
    with browser.new_context() as context:
        for other in watched(context.new_page(), site):
            other.goto(site)
            until_ready(other)
            other.locator('[data-do="open-link"]').click()
            with other.expect_file_chooser() as chooser:
                pressable(other, "open-file").first.click()
            chooser.value.set_files(path)
            told = "40 tables added."
            if what == "damaged":
                told = "40 tables added and 1 could not be read."
            expect(other.get_by_role("dialog")).to_contain_text(told)
            assert sorted(other.evaluate(TABLES)) == sorted(page.evaluate(TABLES))


def test_tables_that_python_did_not_write_are_seen(page: Page, site: str) -> None:
    """Only what changed is read, and what changed elsewhere is among it."""
    with_tables(page, site, MANY[:10])
    expect(page.locator(".saved")).to_have_count(10)
    page.evaluate(FILL, MANY[10:12])  # storage is the same from any window
    page.evaluate("key => localStorage.removeItem(key)", MANY[0][0])
    page.locator('[data-do="home"]').click()
    page.locator('[data-do="go"][data-arg="saved"]').click()
    expect(page.locator(".saved")).to_have_count(11)
