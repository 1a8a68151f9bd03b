"""The focus is never lost, and the browser's Back steps back inside the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.playing import NEXT, lay_table, press_something, pressable, quicken
from e2e.standing import choose, reach
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
FOCUSED = """
(document.activeElement?.id || document.activeElement?.dataset.do
  || document.activeElement?.localName)
"""


def focused(page: Page) -> str:
    """Return what has the focus: its id, its verb, or what it is."""
    return str(page.evaluate(FOCUSED))


def test_the_focus_goes_to_the_next_decision(fresh_app: Page) -> None:
    """After each press, by keyboard, something on the screen has the focus."""
    page = fresh_app
    lay_table(page, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    quicken(page)
    rng = Rng(5)
    for _ in range(40):
        page.locator(NEXT).first.wait_for()
        if pressable(page, "again").count():
            break
        press_something(page, rng)
        assert focused(page) != "body", page.locator("#bar h1").inner_text()


def test_going_about_never_loses_the_focus(fresh_app: Page) -> None:
    """Home, lobby, rules, About, the guest book and sheets: each takes the focus."""
    page = fresh_app
    for verb, arg in (
        ("lobby", WEDDING), ("home", None), ("rules", BRIDESMAID), ("back", None),
        ("go", "about"), ("home", None), ("go", "saved"),
    ):  # fmt: skip
        what = f'[data-do="{verb}"]' + (f'[data-arg="{arg}"]' if arg else "")
        page.locator(what).first.click()
        assert focused(page) != "body", (verb, arg)


def test_back_steps_back_inside_the_page(fresh_app: Page) -> None:
    """Back closes a sheet, then leads from the table home; the table is kept."""
    page = fresh_app
    address = page.url
    lay_table(page, WEDDING, ["human", "human"])
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.go_back()
    expect(page.locator('#app [data-do="resume"]').first).to_be_visible()
    assert page.url == address
    page.locator('[data-do="rules"]').first.click()
    page.go_back()
    expect(page.locator('#app [data-do="lobby"]').first).to_be_visible()
    assert page.url == address


def test_a_field_that_was_written_in_is_left_to_the_next_stop(fresh_app: Page) -> None:
    """Tab leads from a name that was changed to what comes next, back and forth, as it
    does from one that was not: what the page makes of the name takes no focus away."""
    page = fresh_app
    choose(page, f'[data-do="lobby"][data-arg="{BRIDESMAID}"]')
    for name in ("Zoe", "Kim"):
        for way in ("Tab", "Shift+Tab"):
            reach(page, '[data-do="name"][data-arg="1"]')
            page.keyboard.press("Control+a")
            page.keyboard.type(name)
            page.keyboard.press(way)
            page.wait_for_timeout(100)
            seat = page.evaluate("document.activeElement.dataset.arg")
            assert seat == ("1" if way == "Tab" else "0"), (name, way, focused(page))
        expect(page.locator('[data-do="name"]').nth(1)).to_have_value(name)
    page.locator('[data-do="home"]').first.click()
    choose(page, '[data-do="open-link"]')
    reach(page, "textarea")
    page.keyboard.type("no link at all")
    page.keyboard.press("Tab")
    page.wait_for_timeout(100)
    assert page.evaluate("document.activeElement.dataset.do") == "open-file"
