"""Whole games in the browser, by mouse, on a phone and on a desktop."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import until_ready
from e2e.playing import lay_table, play_on, press_something, pressable, quicken
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
SIDE = {"width": 844, "height": 390}
DESKTOP = {"width": 1280, "height": 800}
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"

GAMES = [
    (BRIDESMAID, ["human", "bot:easy"], PHONE),
    (BRIDESMAID, ["human", "bot:easy", "bot:easy"], DESKTOP),
    (BRIDESMAID, ["human", "bot:easy", "bot:easy", "bot:easy"], SMALL),
    (BRIDESMAID, ["human"] + ["bot:easy"] * 4, PHONE),
    (WEDDING, ["human", "bot:easy"], PHONE),
    (WEDDING, ["human", "bot:easy"], SIDE),
    (WEDDING, ["human", "human"], DESKTOP),
    (BRIDESMAID, ["human", "human"], PHONE),
    (BRIDESMAID, ["human"] * 4, PHONE),
]


def entries(page: Page) -> list[dict[str, object]]:
    """Return what is kept on the device, as JSON values."""
    texts = page.evaluate(
        "Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith('table-sixteen/table/'))"
        ".map(([, text]) => text)"
    )
    return [json.loads(text) for text in texts]


def no_sideways_scroll(page: Page) -> None:
    """Nothing reaches beyond the right edge of the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide: {page.locator('h1').inner_text()}"


@pytest.mark.parametrize(
    ("game", "kinds", "size"),
    GAMES,
    ids=[f"{g}-{'-'.join(k[0] for k in kinds)}-{s['width']}" for g, kinds, s in GAMES],
)
def test_a_whole_game(
    fresh_app: Page, game: str, kinds: list[str], size: dict[str, int]
) -> None:
    """A person plays every mode to its end by pressing what the screen offers.

    What is kept on the device afterwards is the whole game: it replays to a result.
    """
    page = fresh_app
    page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
    lay_table(page, game, kinds)
    quicken(page)
    play_on(page, Rng(len(kinds)), lambda: no_sideways_scroll(page))
    (entry,) = entries(page)
    table = open_table(record_from(entry["record"]))
    assert table.state.outcome is not None
    expect(pressable(page, "again").first).to_be_visible()


def test_a_table_goes_on_after_a_reload(fresh_app: Page) -> None:
    """Closing the tab at any moment loses nothing: the table is there as it was left."""
    page = fresh_app
    lay_table(page, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    quicken(page)
    rng = Rng(1)
    for _ in range(24):
        press_something(page, rng)
    (before,) = entries(page)
    page.reload()
    until_ready(page)
    assert entries(page) == [before]
    page.locator('[data-do="resume"]').first.click()
    play_on(page, rng)


def test_a_card_that_cant_be_played_says_why(fresh_app: Page) -> None:
    """An illegal attempt changes nothing and meets a sentence."""
    page = fresh_app
    lay_table(page, WEDDING, ["human", "bot:easy"])
    before = entries(page)
    page.locator('[data-do="confirm"]').click(force=True)
    expect(page.locator("#slip")).to_contain_text("hoose")
    assert [e["record"] for e in entries(page)] == [e["record"] for e in before]


def test_keys_alone_play_a_turn(fresh_app: Page) -> None:
    """Tab, arrows, Space and Enter choose a guest and a seat and confirm."""
    page = fresh_app
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # a width and a height
    lay_table(page, WEDDING, ["human", "human"])
    page.locator('[data-do="pick"][data-arg^="guest:"]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.locator('[data-do="pick"][data-arg="seat:1"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    (entry,) = entries(page)
    record = entry["record"]
    assert isinstance(record, dict)
    assert [step["seat"] for step in record["steps"]] == [2]


def test_the_cover_hides_the_hand_in_the_page_itself(fresh_app: Page) -> None:
    """Under the cover there is nothing to find: no card in the page, its names or title."""
    page = fresh_app
    lay_table(page, BRIDESMAID, ["human", "human", "human"])
    pressable(page, "uncover").click()
    expect(page.locator('[data-arg="card:10"]')).to_be_visible()
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(pressable(page, "uncover")).to_be_visible()
    markup = page.content()
    app = page.locator("#app").inner_html()
    assert "acc-" not in app
    assert "card:" not in app
    assert "Tiara" not in app
    assert "Tiara" not in page.title()
    assert markup.count("Tiara") == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_stays(fresh_app: Page, theme: str) -> None:
    """What a person set is there after a reload."""
    page = fresh_app
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a width and a height
    for _ in range(3):
        if page.locator("html").get_attribute("data-theme") == theme:
            break
        page.locator('[data-do="theme"]').first.click()
    page.reload()
    until_ready(page)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
