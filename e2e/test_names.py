"""Long names and large letters: a table may grow taller by them, never wider."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import choose_kind, play_on, pressable, quicken
from engine.rng import Rng

SMALL = {"width": 320, "height": 640}
GAME = "always-a-bridesmaid"


def lay_table_of(page: Page, names: list[str], kinds: list[str]) -> None:
    """Seat players with these names and deal."""
    page.locator(f'#app [data-do="lobby"][data-arg="{GAME}"]').click()
    expect(page.locator('[data-do="deal"]')).to_be_visible()
    while page.locator('[data-do="name"]').count() < len(kinds):
        pressable(page, "add-seat").click()
    while page.locator('[data-do="name"]').count() > len(kinds):
        pressable(page, "unseat").last.click()
    for seat, kind in enumerate(kinds):
        choose_kind(page, seat, kind)
    for seat, name in enumerate(names):
        field = page.locator('[data-do="name"]').nth(seat)
        field.fill(name)
        field.blur()
    page.locator('[data-do="deal"]').click()


@pytest.mark.parametrize(
    ("kinds", "size"),
    [
        (["human", *["bot:easy"] * 4], "100%"),
        (["human", "human", *["bot:easy"] * 3], "100%"),
        (["human", "human"], "200%"),
    ],
    ids=["alone", "passed", "large-letters"],
)
def test_no_name_makes_a_page_wider(
    fresh_app: Page, kinds: list[str], size: str
) -> None:
    """Forty letters without a space at 320 px, on every page from the deal to the end.

    WCAG 1.4.10: no scrolling in two dimensions; 1.4.4: nor with letters of 200 %.
    """
    page = fresh_app
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]  # a width and a height
    lay_table_of(page, [letter * 40 for letter in "WMOQG"[: len(kinds)]], kinds)
    quicken(page)
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)

    def fits() -> None:
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px too wide: {page.locator('main').inner_text()}"

    fits()
    play_on(page, Rng(len(kinds)), fits)
    fits()
    page.evaluate("document.documentElement.style.fontSize = ''")
