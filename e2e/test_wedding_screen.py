"""At the Wedding Table on small screens: all of it can be seen, read and pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import until_ready
from e2e.playing import choose_kind, pressable

GAME = "at-the-wedding-table"
PHONES = [(320, 640), (360, 740), (390, 844)]
LONGEST = ("W" * 40, "Bartholomew" + "w" * 29)
FREE = '.seat.empty[data-do="pick"]:not([aria-disabled])'
SCROLLS_SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
BROKEN_NAMES = """
[...document.querySelectorAll(".seat strong, .guest .gname")].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const lines = new Set([...words.getClientRects()].map((box) => Math.round(box.top)));
  return lines.size > 2 || name.scrollWidth > name.clientWidth + 1;
}).map((name) => name.textContent)
"""


def open_lobby(page: Page, site: str, names: tuple[str, str]) -> None:
    """Lay a table for two persons with these names, up to who is the Bride."""
    page.goto(site)
    until_ready(page)
    page.locator(f'#app [data-do="lobby"][data-arg="{GAME}"]').click()
    for seat, name in enumerate(names):
        choose_kind(page, seat, "human")
        page.locator(f'[data-do="name"][data-arg="{seat}"]').fill(name)


def deal(page: Page) -> None:
    page.locator('[data-do="set-up"][data-arg="bride:0"]').click()
    page.locator('[data-do="deal"]').click()
    expect(page.locator(".table")).to_be_visible()


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return round(box["y"], 1)


def seat_someone(page: Page) -> None:
    """Take the first guest, try the free seats one after another, keep the last."""
    turn = page.locator(".bar .note").inner_text()
    page.locator(".guest").first.click()
    rows = set()
    for token in [e.get_attribute("data-arg") for e in page.locator(FREE).all()][:3]:
        page.locator(f'.seat[data-arg="{token}"]').click()
        rows.add(top_of(page, "#row"))
    assert len(rows) == 1, f"{turn}: the guests jump while seats are compared: {rows}"
    page.locator('[data-do="confirm"]').click()
    expect(page.locator(".bar .note")).not_to_have_text(turn)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_whole_table_is_above_the_tray_all_game(
    page: Page, site: str, width: int, height: int
) -> None:
    """Free seats, names and targets: to the last guest, with the longest names."""
    page.set_viewport_size({"width": width, "height": height})
    open_lobby(page, site, LONGEST)
    assert not page.evaluate(SCROLLS_SIDEWAYS)
    deal(page)
    for _ in range(16):
        table = page.locator(".table").bounding_box()
        assert table
        assert table["y"] + table["height"] <= top_of(page, "#tray")
        assert page.evaluate(BROKEN_NAMES) == []
        assert not page.evaluate(SCROLLS_SIDEWAYS)
        seat_someone(page)
    expect(page.locator('[data-do="again"]')).to_be_visible()
    assert not page.evaluate(SCROLLS_SIDEWAYS)
    assert pressable(page, "undo").count() == 1


def test_what_lies_under_the_tray_is_announced(page: Page, site: str) -> None:
    """Where not even small rows fit, a hint says that the table goes on below."""
    page.set_viewport_size({"width": 320, "height": 500})
    open_lobby(page, site, ("Ada", "Bo"))
    deal(page)
    hint = page.locator(".below")
    expect(hint).to_have_css("opacity", "1")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(hint).to_have_css("opacity", "0")


def test_a_free_seat_tells_its_sum_when_pointed_at(page: Page, site: str) -> None:
    """Hover is enough: the sum on the seat, a ring on what the guest looks at."""
    page.set_viewport_size({"width": 1280, "height": 800})
    open_lobby(page, site, ("Ada", "Bo"))
    deal(page)
    page.locator(".guest").first.click()
    would = page.locator(".s5 .would")
    expect(would).to_have_css("opacity", "0")
    page.locator(".s5 .seat").hover()
    expect(would).to_have_css("opacity", "1")


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_hidden_pawns_are_in_view(
    page: Page, site: str, width: int, height: int
) -> None:
    """What the tray asks for can be pressed without searching for it."""
    page.set_viewport_size({"width": width, "height": height})
    open_lobby(page, site, ("Ada", "Bo"))
    for arg in ("hide", "in:left", "mine", "pick:right", "open"):
        button = page.locator(f'[data-do="set-up"][data-arg="{arg}"]')
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= top_of(page, "#tray"), arg
        button.click()


CUT = """
[...document.querySelectorAll("#bar *, #main *, #tray *")].filter((part) => {
  const { overflowY, clipPath } = getComputedStyle(part);
  const writes = [...part.childNodes].some(
    (node) => node.nodeType === 3 && node.data.trim()
  );
  return writes && overflowY === "hidden" && clipPath === "none" && part.clientHeight
    && part.scrollHeight > part.clientHeight;
}).map((part) => part.textContent)
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (320, 640)])
def test_no_letter_is_cut_at_its_foot(
    page: Page, site: str, width: int, height: int
) -> None:
    """What hangs below the line, as in Photographer, is there on seats and cards."""
    page.set_viewport_size({"width": width, "height": height})
    open_lobby(page, site, ("Ada", "Bo"))
    deal(page)
    for _ in range(4):
        assert page.evaluate(CUT) == []
        seat_someone(page)
    assert page.evaluate(CUT) == []
