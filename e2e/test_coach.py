"""Hint, review and the question of fairness in a browser: shown, stopped, told at last."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import started
from e2e.playing import lay_table, play_on, press_something, pressable, quicken
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
PATIENCE_MS = 120_000
"""For a whole review on a busy machine."""
ASKED = """
  window.asked = [];
  const Own = Worker;
  window.Worker = class extends Own {
    postMessage(message, ...rest) {
      if (Array.isArray(message) && message[1]) asked.push(message[1]);
      super.postMessage(message, ...rest);
    }
  };
"""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 320, "height": 640}) as context:
        context.add_init_script(ASKED)
        yield context


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    """Return a started page of 320 px on which questions are written down."""
    yield from started(context, site)


def bot_table(page: Page, game: str) -> None:
    """Lay a table with easy bots and wait for the person's turn."""
    bots = ["bot:easy"] * (2 if game == BRIDESMAID else 1)
    lay_table(page, game, ["human", *bots])
    quicken(page)
    expect(pressable(page, "hint")).to_be_visible(timeout=20_000)


def in_mid_game(page: Page, game: str) -> None:
    """Play on to a turn of the first round, or to the seventh at the wedding table."""
    bot_table(page, game)
    rng = Rng(11)
    for _ in range(60):
        if game == BRIDESMAID and page.locator("#hand").count():
            break
        if game == WEDDING and "Turn 7" in page.locator("#bar").inner_text():
            break
        press_something(page, rng)
    expect(pressable(page, "hint")).to_be_visible(timeout=20_000)


def asked(page: Page) -> list[dict[str, Any]]:
    """Return the questions put to the worker."""
    return [json.loads(line) for line in page.evaluate("asked")]


def fits(page: Page) -> None:
    """Nothing makes the page wider than the window."""
    assert page.evaluate(WIDE) <= 0


@BOTH
def test_h_gives_a_hint_from_the_seats_view(page: Page, game: str) -> None:
    """Bulb, choice, reason, two next best; what was sent is a game the seat could be in."""
    in_mid_game(page, game)
    page.keyboard.press("h")
    slip = page.locator(".hintslip")
    expect(slip.locator(".alts > div")).to_have_count(2, timeout=20_000)
    assert page.locator(":is(.pick, .guest, .seatwrap, .btn) > .hint").count() > 0
    fits(page)
    question = asked(page)[-1]
    assert question["ask"] == "judge"
    table = open_table(record_from(question["record"]))
    assert question["seat"] in table.state.to_act
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)


@BOTH
def test_a_hint_can_be_stopped(page: Page, game: str) -> None:
    """Stop, while it thinks; nothing comes afterwards, and another can be had."""
    in_mid_game(page, game)
    page.evaluate(
        """() => new MutationObserver((_, watch) => {
            const stop = document.querySelector('.thinks [data-do="hint-away"]');
            if (stop) { watch.disconnect(); stop.click(); }
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    pressable(page, "hint").click()
    expect(page.locator(".hintslip")).to_have_count(0)
    page.wait_for_timeout(2_500)
    expect(page.locator(".hintslip")).to_have_count(0)
    pressable(page, "hint").click()
    expect(page.locator(".alts")).to_be_visible(timeout=20_000)


@BOTH
def test_a_review_comes_to_its_end(page: Page, game: str) -> None:
    """From the result, with progress, stopped and gone on with, to sums and details."""
    bot_table(page, game)
    play_on(page, Rng(7))
    pressable(page, "review").click()
    expect(page.locator("#tray progress")).to_be_visible()
    expect(page.locator(".rvline").first).to_be_visible(timeout=PATIENCE_MS)
    pressable(page, "review-stop").click()
    expect(pressable(page, "review-on")).to_be_visible()
    judged = page.locator(".rvline").count()
    page.wait_for_timeout(2_000)
    assert page.locator(".rvline").count() == judged
    pressable(page, "review-on").click()
    expect(page.locator("#tray progress")).to_have_count(0, timeout=PATIENCE_MS)
    expect(page.locator(".rvleft")).to_have_count(0)
    assert page.locator(".rvline").count() >= 8
    if game == WEDDING:
        expect(page.locator(".rvbest")).to_be_visible()
    fits(page)
    page.locator(".rvline").first.click()
    expect(page.locator(".rvdet")).to_have_count(1)
    fits(page)
    reviewed = [q for q in asked(page) if q.get("ask") == "review"]
    assert (
        len({(q["seat"], q["step"]) for q in reviewed})
        == page.locator(".rvline").count()
    )
    page.keyboard.press("Tab")
    pressable(page, "review-close").last.click()
    expect(pressable(page, "again")).to_be_visible()


@BOTH
def test_the_check_of_a_bot_tells_how_often_it_chose_the_same(
    page: Page, game: str
) -> None:
    """From the menu: other hands, other decks, and the same choice in each of them."""
    in_mid_game(page, game)
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    pressable(page, "fair").click()
    expect(page.locator(".fairfound")).to_contain_text(
        "12", timeout=PATIENCE_MS, use_inner_text=True
    )
    expect(page.locator(".fairfound")).to_contain_text("chose the same every time")
    fits(page)
    assert asked(page)[-1]["ask"] == "fair"
    page.locator("#dialog .btn-wax").click()
    expect(page.locator("#dialog")).to_have_count(0)


def test_names_of_any_length_can_be_chosen_from(page: Page) -> None:
    """Four bots with 40 letters on 320 px: each can be pressed, and none is cut off."""
    names = ["Ann", *[f"{letter * 39} " + letter for letter in "WXYZ"]]
    kinds = ["human", *["bot:easy"] * 4]
    lay_table(page, BRIDESMAID, kinds, [name[:40] for name in names])
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    pressable(page, "fair").click()
    cells = page.locator("#dialog .names .seg-cell")
    expect(cells).to_have_count(4)
    fits(page)
    for cell in cells.all():
        box = cell.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert 44 <= box["height"] <= 60
    expect(cells.first).to_have_attribute("aria-checked", "true")
    cells.last.click()
    expect(cells.last).to_have_attribute("aria-checked", "true")
