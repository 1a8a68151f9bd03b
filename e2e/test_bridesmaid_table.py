"""Always a Bridesmaid on the smallest phone: what stays in view, what a thumb meets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import (
    LONGEST_MS,
    NEXT,
    lay_table,
    press_something,
    pressable,
    quicken,
)
from engine.rng import Rng

SMALL = {"width": 320, "height": 640}
PHONE = {"width": 390, "height": 844}
AT_HAND = """() => {
  const total = document.querySelector("main.bm .mine .now");
  const free = '[data-do="pick"]:not([aria-disabled="true"])';
  if (!total || !document.querySelector(free)) return null;
  scrollTo(0, 0);
  const tray = document.querySelector("#tray").getBoundingClientRect().top;
  const thumbs = [...document.querySelectorAll("button.tally")].map((button) => {
    const row = button.closest(".seatp").getBoundingClientRect();
    const x = row.right - 22;
    let high = 0;
    for (let y = row.top; y < row.bottom; y++)
      if (document.elementFromPoint(x, y) === button) high++;
    return [high, row.bottom <= tray];
  });
  return [tray - total.getBoundingClientRect().bottom, thumbs];
}"""


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
    while met < 8:
        page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
        assert not pressable(page, "again").count(), "the game was over too soon"
        at_hand = page.evaluate(AT_HAND)  # at once: bots move in between
        if at_hand:
            below_total, thumbs = at_hand
            assert below_total >= 0
            assert thumbs
            for high, in_view in thumbs:
                assert high >= 44 or not in_view
            met += 1
        press_something(page, rng)
