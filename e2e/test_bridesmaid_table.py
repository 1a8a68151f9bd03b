"""Always a Bridesmaid on the smallest phone: what stays in view, what a thumb meets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import lay_table, press_something, pressable, quicken
from engine.rng import Rng

SMALL = {"width": 320, "height": 640}
PHONE = {"width": 390, "height": 844}
TABLE = "main.bm"
OWN_TOTAL_FREE = """() => {
  const total = document.querySelector(".mine .now").getBoundingClientRect();
  return document.querySelector("#tray").getBoundingClientRect().top - total.bottom;
}"""
THUMBS = """() => [...document.querySelectorAll("button.tally")].map((button) => {
  const row = button.closest(".seatp").getBoundingClientRect();
  const x = row.right - 22;
  let high = 0;
  for (let y = row.top; y < row.bottom; y++)
    if (document.elementFromPoint(x, y) === button) high++;
  return [high, row.bottom <= document.querySelector("#tray").getBoundingClientRect().top];
})"""


@pytest.mark.parametrize(
    ("bots", "size"),
    [(4, SMALL), (3, SMALL), (3, PHONE)],
    ids=["5-320", "4-320", "4-390"],
)
def test_own_total_and_the_shelves_are_at_hand(
    fresh_app: Page, bots: int, size: dict[str, int]
) -> None:
    """Brief 4: short phones shrink the rows to chips, so that the viewer's own Round
    Total is never under the tray. Targets are 44 px high and take nothing of others."""
    page = fresh_app
    page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
    lay_table(page, "always-a-bridesmaid", ["human", *["bot:easy"] * bots])
    quicken(page)
    rng, met = Rng(3), 0
    for _ in range(60):
        if page.locator(TABLE).count() and pressable(page, "pick").count():
            page.evaluate("scrollTo(0, 0)")
            assert page.evaluate(OWN_TOTAL_FREE) >= 0
            for high, in_view in page.evaluate(THUMBS):
                assert high >= 44 or not in_view
            met += 1
        press_something(page, rng)
    assert met > 5
