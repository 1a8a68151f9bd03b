"""Long names and large letters: a table may grow taller by them, never wider."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import lay_table, play_on, quicken
from e2e.test_links import opened, sit
from engine.games import game_named
from engine.link import encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table

SMALL = {"width": 320, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}
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


def test_on_its_side_the_button_with_a_long_name_is_in_the_window(
    page: Page, site: str
) -> None:
    """Whom the wedding table waits for is read whole, not half under the edge."""
    game = "at-the-wedding-table"
    names = ("Maximiliane", "Anne-Marie Katharina von und zu Löwenfel")
    deal = game_named(game).deal(2, Rng(16))
    table = open_table(Record(game, tuple(map(Player, names)), deal, ()))
    while len(table.steps) < 9:
        [mover] = table.waiting_for
        table.choose(mover, table.legal_actions(mover)[0])
    page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]  # a width and a height
    opened(page, site, encode_link(table_link(table, "0123456789")))
    [waits] = {0, 1} - set(table.waiting_for)
    sit(page, str(waits))
    button = page.locator(".act-row .btn-wax")
    expect(button).to_contain_text(names[1 - waits])
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= ON_ITS_SIDE["height"]
