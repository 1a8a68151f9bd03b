"""Guests of one's own in a browser (issue 5): made, played, saved, opened, sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import press_something, pressable, quicken
from engine.games.at_the_wedding_table.decks import parse_deck
from engine.link import decode_link
from engine.rng import Rng

WEDDING = "at-the-wedding-table"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
DECKS = "Object.keys(localStorage).filter(k => k.startsWith('table-sixteen/deck/'))"
NASTY = "<img src=x onerror=alert(1)>"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 320, "height": 640}) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    """Return a page of 320 px that has been nowhere yet."""
    yield from watched(context.new_page(), site)


def fits(page: Page) -> None:
    """Nothing makes the page wider than the window, and no control is too small."""
    assert page.evaluate(WIDE) <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main select, main .box')]"
        ".filter(e => e.getClientRects().length)"
        ".filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"
    )
    assert small == []


def lobby(page: Page) -> None:
    """From the first screen to the lobby of the seating game."""
    page.locator(f'#app [data-do="lobby"][data-arg="{WEDDING}"]').first.click()
    expect(page.locator("body.p-lobby")).to_have_count(1)


def make(page: Page) -> None:
    """Begin guests of one's own and open the second one's fields."""
    pressable(page, "deck-make").click()
    expect(page.locator("body.p-deck")).to_have_count(1)
    page.locator('[data-do="deck-card"][data-arg="1"]').click()
    expect(field(page, "name")).to_have_value("Animator")


def field(page: Page, name: str) -> Locator:
    """Return a control of the second guest."""
    return page.locator(f'[data-do="deck-set"][data-arg="1:{name}"]')


def deal(page: Page) -> None:
    """Set the Bride and lay the table."""
    page.locator('[data-do="set-up"][data-arg="bride:0"]').click()
    pressable(page, "deal").click()
    expect(page.locator("body.p-st")).to_have_count(1)


def write(page: Page) -> None:
    """Change the second guest: its name, points that are wrong, then another rule."""
    field(page, "name").fill(NASTY)
    expect(page.locator('[data-do="deck-card"][data-arg="1"]')).to_contain_text(NASTY)
    field(page, "table").fill("1, 3, 21")
    expect(page.locator(".deckcards .wrong")).to_contain_text("whole numbers")
    expect(pressable(page, "deck-play")).to_have_count(0)
    field(page, "table").fill("2, 4, 20")
    expect(pressable(page, "deck-play")).to_have_count(1)
    expect(field(page, "table")).to_be_focused()
    field(page, "kind").select_option("guest")  # and the field that is written in goes
    expect(page.locator(".deckcards .wrong")).to_contain_text("at least one guest")
    field(page, "guest:dj").check()
    expect(pressable(page, "deck-play")).to_have_count(1)


def chosen(page: Page) -> Locator:
    """Return which guests the table will have."""
    return page.locator('[data-do="deck-use"][aria-checked="true"]')


def sent(page: Page) -> str:
    """Return the address that the share sheet has."""
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[role="dialog"] [data-do="share"]').click()
    expect(page.locator('[role="dialog"]')).to_contain_text("own guests")
    return page.locator("#share-link").input_value()


def test_guests_are_made_played_and_sent(page: Page, site: str) -> None:
    """Edit, lay the table, play a few moves, send the link and open it elsewhere."""
    page.goto(site)
    until_ready(page)
    lobby(page)
    make(page)
    fits(page)
    write(page)
    fits(page)
    pressable(page, "deck-play").click()
    expect(chosen(page)).to_contain_text("My guests")
    fits(page)
    deal(page)
    quicken(page)
    expect(page.locator("#bar")).to_contain_text("own guests")
    rng = Rng(3)
    for _ in range(9):
        press_something(page, rng)
    address = sent(page)
    link = decode_link(address.partition("#")[2])
    assert link.record.deal["guests"][1]["name"] == NASTY
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(address)
    until_ready(page)
    page.locator('[data-do="sit-as"][data-arg="0"]').click()
    pressable(page, "sit-down").click()
    expect(page.locator("#bar")).to_contain_text("own guests")
    press_something(page, rng)


def test_guests_are_saved_to_a_file_and_opened_again(
    page: Page, site: str, tmp_path: Path
) -> None:
    """The file is TOML; where nothing of them is kept any more it brings them back, and
    their name, whatever the file is called by then."""
    page.goto(site)
    until_ready(page)
    lobby(page)
    make(page)
    write(page)
    with page.expect_download() as saved:
        pressable(page, "deck-save").click()
    assert saved.value.suggested_filename == "My-guests.toml"
    file = tmp_path / "Ours.toml"
    saved.value.save_as(file)
    deck = parse_deck(file.read_text("utf-8"))
    assert [guest.name for guest in deck.values()][1] == NASTY

    page.evaluate("localStorage.clear()")
    page.reload()
    until_ready(page)
    lobby(page)
    assert page.evaluate(DECKS) == []
    with page.expect_file_chooser() as chooser:
        pressable(page, "deck-open").click()
    chooser.value.set_files(file)
    expect(page.locator("body.p-deck")).to_have_count(1)
    expect(page.locator('[data-do="deck-name"]')).to_have_value("My guests")
    assert len(page.evaluate(DECKS)) == 1
    page.go_back()
    expect(page.locator("body.p-lobby")).to_have_count(1)
    page.locator('[data-do="deck-use"]').last.click()
    expect(chosen(page)).to_contain_text("My guests")
    deal(page)
    expect(page.locator("#bar")).to_contain_text("own guests")


def test_a_wrong_file_is_told_by_its_line(
    page: Page, site: str, tmp_path: Path
) -> None:
    """The sentence is on a sheet of its own; nothing is kept of such a file."""
    file = tmp_path / "wrong.toml"
    file.write_text('[[guest]]\nid = "a"\nname = \n', "utf-8")
    page.goto(site)
    until_ready(page)
    lobby(page)
    with page.expect_file_chooser() as chooser:
        pressable(page, "deck-open").click()
    chooser.value.set_files(file)
    expect(page.locator('[role="dialog"]')).to_contain_text("Line 3: ")
    assert page.evaluate(DECKS) == []


def test_guests_are_changed_with_the_keyboard_alone(page: Page, site: str) -> None:
    """From the list to a field, a letter, a tick and the wax, without a mouse."""
    page.goto(site)
    until_ready(page)
    lobby(page)
    pressable(page, "deck-make").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#bar h1")).to_be_focused()
    first = page.locator('[data-do="deck-card"][data-arg="0"]')
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(first).to_be_focused()
    page.keyboard.press("Tab")
    name = page.locator('[data-arg="0:name"]')
    expect(name).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type(" Flo")
    expect(first).to_contain_text("Auntie Flo")
    expect(name).to_be_focused()
    tick = page.locator('[data-arg="0:opposite"]')
    tick.focus()
    page.keyboard.press("Space")
    expect(tick).not_to_be_checked()
    expect(tick).to_be_focused()
    pressable(page, "deck-play").focus()
    page.keyboard.press("Enter")
    expect(page.locator("body.p-lobby")).to_have_count(1)
