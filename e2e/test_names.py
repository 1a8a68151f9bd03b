"""Long names and large letters: a table may grow taller by them, never wider."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import lay_table, play_on, quicken
from engine.rng import Rng

SMALL = {"width": 320, "height": 640}
GAME = "always-a-bridesmaid"


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
    lay_table(page, GAME, kinds, [letter * 40 for letter in "WMOQG"[: len(kinds)]])
    quicken(page)
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)

    def fits() -> None:
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px too wide: {page.locator('main').inner_text()}"

    fits()
    play_on(page, Rng(len(kinds)), fits)
    fits()
    page.evaluate("document.documentElement.style.fontSize = ''")
