"""Whole games, going about, letters and keys by chance: all of it without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import until_ready
from e2e.playing import LONGEST_MS, NEXT
from e2e.standing import STANDS, choose, press, reach, stands
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def opened(page: Page, *, pace: str = "quick") -> Page:
    """Have bots move at this pace, by what is kept."""
    page.evaluate(
        "pace => localStorage.setItem('table-sixteen/settings', JSON.stringify({ pace }))",
        pace,
    )
    page.reload()
    until_ready(page)
    return page


def sit_down(page: Page, game: str) -> None:
    """From the first screen to a table that was just dealt."""
    choose(page, f'[data-do="lobby"][data-arg="{game}"]')
    expect(page.locator('[data-do="deal"]')).to_be_visible()
    bride = '[data-do="set-up"][data-arg^="bride"]'
    if page.locator(bride).count():
        choose(page, bride)
    choose(page, '[data-do="deal"]')


def act(page: Page, rng: Rng) -> bool:
    """Make the next choice with keys; return whether there was one to make."""
    page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
    stands(page)
    for verb in ("onward", "uncover"):
        if page.locator(f'[data-do="{verb}"]:visible').count():
            choose(page, f'[data-do="{verb}"]')
            return True
    if page.locator('[data-do="again"]:visible').count():
        return False
    wax = '[data-do="confirm"]:not([aria-disabled="true"])'
    if page.locator(f"{wax}:visible").count():
        choose(page, wax)
        return True
    press(page, "c")
    free = page.evaluate("""() => [...document.querySelectorAll(
      '[data-do=pick]:not([aria-disabled=true]):not([aria-checked=true]):not([aria-pressed=true])'
    )].filter((it) => it.getClientRects().length).map((it) => it.dataset.arg)""")
    if free:
        guests = [one for one in free if one.startswith("guest:")]
        picked = page.locator('#row [aria-checked="true"]').count()
        rest = [one for one in free if one not in guests] if picked else guests or free
        one = rest[rng.below(len(rest))]
        if one.startswith("seat:"):
            press(page, "t")
        choose(
            page, f'[data-do="pick"][data-arg="{one}"]', rng.choice(["Enter", "Space"])
        )
    return True


@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_a_whole_game_without_a_mouse(fresh_app: Page, game: str) -> None:
    """From the first screen to the end of the game; after every key the focus is on
    something that can be seen."""
    page = opened(fresh_app)
    sit_down(page, game)
    rng = Rng(8)
    for _ in range(300):
        if not act(page, rng):
            break
    else:
        pytest.fail("the game does not end")
    stands(page)
    expect(page.locator('[data-do="again"]')).to_be_visible()


def test_every_screen_is_reached_and_left(fresh_app: Page) -> None:
    """Lobby, rules, About, guest book, day, links, first game: there by Enter, back by
    Escape, and the focus is somewhere each time."""
    page = opened(fresh_app)
    first = page.locator("#app [data-do='lobby']").first
    for what in (
        f'[data-do="lobby"][data-arg="{WEDDING}"]', '.tags [data-do="rules"]',
        '[data-do="go"][data-arg="about"]', '[data-do="go"][data-arg="saved"]',
        '[data-do="day"]', '[data-do="open-link"]',
    ):  # fmt: skip
        choose(page, what)
        expect(first).to_be_hidden()
        press(page, "Shift+Tab", "Escape")
        expect(first).to_be_visible()
    choose(page, f'[data-do="lobby"][data-arg="{BRIDESMAID}"]')
    choose(page, '[data-do="first-game"]')
    expect(page.locator("#coach")).to_be_visible()
    press(page, "Tab", "Tab", "Escape")
    while not first.is_visible():
        press(page, "Escape")


UNDER = "Boolean(document.activeElement.closest('#bar, main, #tray, .skip'))"


def test_a_sheet_gives_the_focus_back(fresh_app: Page) -> None:
    """Menu, keys, log, rules, what a thing is: each takes the focus, keeps Tab inside and
    gives the focus back to what opened it."""
    page = opened(fresh_app)
    sit_down(page, WEDDING)
    page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
    for opens in ('[data-do="sheet"][data-arg="menu"]', '[data-do="why"]'):
        before = reach(page, opens).get_attribute("id")
        press(page, "Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for _ in range(30):
            page.keyboard.press("Tab")
            assert not page.evaluate(UNDER), "it leads to what lies under the sheet"
        press(page, "Escape")
        expect(dialog).to_be_hidden()
        assert page.evaluate("document.activeElement.id") == before
    card = reach(page, '#row [data-key^="guest:"]').get_attribute("id")
    for letter in ("i", "?", "l", "m"):
        press(page, letter)
        expect(page.get_by_role("dialog")).to_be_visible()
        press(page, "Escape")
        assert page.evaluate("document.activeElement.id") == card, letter


def test_looking_back_without_a_mouse(fresh_app: Page) -> None:
    """A replay is walked, its log opened, a moment chosen, and left to where it was opened;
    so are the guest book's rows, a name, and what was deleted."""
    page = opened(fresh_app)
    sit_down(page, WEDDING)
    for _ in range(6):
        act(page, Rng(2))
    press(page, "m")
    choose(page, '[data-do="replay"]')
    press(page, "ArrowLeft", "ArrowLeft", "Home", "End", "l")
    expect(page.get_by_role("dialog")).to_be_visible()
    choose(page, '[role=dialog] [data-do="replay-to"]')
    press(page, "Escape")
    expect(page.locator('[data-do="replay-close"]')).to_have_count(0)
    press(page, "Escape")
    choose(page, '[data-do="go"][data-arg="saved"]')
    choose(page, '[data-do="rename"]')
    expect(page.locator('[data-do="title"]')).to_be_focused()
    page.keyboard.type("?hn")
    expect(page.locator('[data-do="title"]')).to_have_value(re.compile(r"\?hn"))
    press(page, "Escape")
    stands(page)
    choose(page, '[data-do="delete"]')
    choose(page, '[data-do="undelete"]')


def test_letters_are_letters_where_somebody_writes(fresh_app: Page) -> None:
    """In a name they are written; with Ctrl, Alt or Meta, and while text is composed, they
    are not the page's; turned off they do nothing, and the setting is kept."""
    page = opened(fresh_app)
    dialog = page.get_by_role("dialog")
    choose(page, f'[data-do="lobby"][data-arg="{BRIDESMAID}"]')
    field = reach(page, 'input[data-do="name"]')
    page.keyboard.press("End")
    page.keyboard.type("?h")
    assert field.input_value().endswith("?h")
    expect(dialog).to_be_hidden()
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    reach(page, '[data-do="deal"]')
    tell = """(more) => document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true, ...more })
    )"""
    for more in (
        {"isComposing": True},
        {"ctrlKey": True},
        {"altKey": True},
        {"metaKey": True},
    ):
        assert page.evaluate(tell, more), "the browser's own to deal with"
        expect(dialog).to_be_hidden()
    press(page, "?")
    expect(dialog).to_be_visible()
    choose(page, '[data-do="shortcuts"][data-arg="off"]')
    press(page, "?")
    expect(dialog).to_be_visible()
    press(page, "Escape", "?")
    expect(dialog).to_be_hidden()
    page.reload()
    until_ready(page)
    page.keyboard.press("?")
    expect(dialog).to_be_hidden()


def test_the_way_past_the_bar(fresh_app: Page) -> None:
    """The first stop leads past what is the same on every screen."""
    page = opened(fresh_app)
    for opens in (None, '[data-do="go"][data-arg="about"]'):
        if opens:
            choose(page, opens)
        for _ in range(9):
            page.keyboard.press("Shift+Tab" if opens else "Tab")
            if page.evaluate("document.activeElement.matches('.skip')"):
                break
        expect(page.locator(".skip")).to_be_focused()
        assert page.locator(".skip").bounding_box()["y"] >= 0  # type: ignore[index]  # it is there
        press(page, "Enter")
        assert page.evaluate("Boolean(document.activeElement.closest('main'))")


OVER = """() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.outerHTML.slice(0, 99);
}"""
SCROLLS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Space")
"""What has the focus may be scrolled away by who wants to read on."""
KEYS = (
    *["Tab"] * 9, *["Shift+Tab"] * 2, "ArrowLeft", *["ArrowRight"] * 2, "ArrowUp",
    *["ArrowDown"] * 2, "Home", "End", *["Enter"] * 8, "Space", "Escape",
    *"chtuilrmn?", "/",
)  # fmt: skip
LEADS_OUT = """() => Boolean(document.activeElement?.closest(
  'a[href]:not([href^="#"]), :is([data-do=open-file], [data-do=install], [data-do=seats])'
))"""
SCROLLED_MS = 400
"""Space and the like scroll smoothly, and a browser that is still at it when another key
is pressed leads the page on to where it was going, whatever has the focus by then."""


@pytest.mark.parametrize("seed", [1, 2])
def test_no_key_loses_the_focus(fresh_app: Page, seed: int) -> None:
    """Four hundred keys by chance, wherever they lead: the focus is never nowhere, save
    past the last stop, from where Tab leads in again."""
    page = opened(fresh_app)
    rng = Rng(seed)
    page.keyboard.press("Tab")
    walked: list[str] = []
    before = ""
    for _ in range(400):
        key = rng.choice(KEYS)
        if key in ("Enter", "Space") and page.evaluate(LEADS_OUT):
            key = "Tab"
        walked.append(key)
        page.keyboard.press(key)
        if key in SCROLLS:
            page.wait_for_timeout(SCROLLED_MS)
        name, wrong = page.evaluate(STANDS, True)
        if wrong == ["is nowhere"] and key.endswith("Tab"):
            page.keyboard.press(key)
            name, wrong = page.evaluate(STANDS, True)
        where = page.locator("h1").first.inner_text()
        stays, before = name == before, name
        if wrong == ["is covered or out of sight"] and (stays or key in SCROLLS):
            continue
        over = page.evaluate(OVER) if wrong else ""
        assert wrong == [], f"{name} on {where!r} after {walked[-8:]}: {over}"
