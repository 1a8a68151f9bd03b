"""The browser's Back and Forward lead through the page's own screens, one by one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.pages import until_ready
from e2e.playing import lay_table, pressable

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def heads(page: Page, words: str) -> None:
    """Wait for a screen by its heading."""
    expect(page.locator("#bar h1")).to_have_text(re.compile(words))


def test_forward_leads_where_one_was(fresh_app: Page) -> None:
    """Lobby, rules, back twice, on twice, back twice: each is there again, and the way off
    the page is as long as it was."""
    page = fresh_app
    before = page.evaluate("history.length")
    page.locator(f'[data-do="lobby"][data-arg="{BRIDESMAID}"]').click()
    heads(page, "Who is invited")
    page.locator('#app [data-do="home"]').first.click()
    expect(page.locator('[data-do="lobby"]').first).to_be_visible()
    for _ in range(2):
        page.go_forward()
        heads(page, "Who is invited")
        page.go_back()
        expect(page.locator('[data-do="lobby"]').first).to_be_visible()
    assert page.evaluate("history.length") == before + 1
    page.locator('[data-do="go"][data-arg="about"]').click()
    heads(page, "About")
    page.go_back()
    page.go_forward()
    heads(page, "About")


def test_forward_at_a_table(fresh_app: Page) -> None:
    """The table, its rules and the sheets that show something are led to again."""
    page = fresh_app
    lay_table(page, WEDDING, ["human", "human"])
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.go_forward()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").locator('[data-do="rules"]').click()
    heads(page, "Etiquette")
    page.go_back()
    heads(page, "move")
    page.go_back()
    expect(pressable(page, "resume").first).to_be_visible()
    page.go_forward()
    heads(page, "move")
    page.go_forward()
    heads(page, "Etiquette")


def test_forward_to_nothing_leaves_all_as_it_is(fresh_app: Page) -> None:
    """After loading the page anew nothing is ahead, though the browser may say so."""
    page = fresh_app
    page.locator('[data-do="go"][data-arg="about"]').click()
    heads(page, "About")
    page.reload()
    until_ready(page)
    expect(page.locator('[data-do="lobby"]').first).to_be_visible()
    page.go_forward()
    page.locator('[data-do="go"][data-arg="about"]').click()
    heads(page, "About")
    page.go_back()
    expect(page.locator('[data-do="lobby"]').first).to_be_visible()


def test_several_entries_at_once(fresh_app: Page) -> None:
    """A long press on Back lists the entries: over the rules and the table, home; on from
    there as far as the table, where one sits down anew."""
    page = fresh_app
    lay_table(page, WEDDING, ["human", "human"])
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.get_by_role("dialog").locator('[data-do="rules"]').click()
    heads(page, "Etiquette")
    page.evaluate("history.go(-2)")
    expect(pressable(page, "resume").first).to_be_visible()
    page.evaluate("history.go(2)")
    heads(page, "move")
    page.go_back()
    expect(pressable(page, "resume").first).to_be_visible()
