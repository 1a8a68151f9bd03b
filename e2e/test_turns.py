"""Two browsers that play one table by links, and a fork between them (issue 5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import press_something, pressable
from e2e.test_links import BRIDESMAID, TABLES, WEDDING, fits, opened, sit
from engine.games import game_named
from engine.link import decode_link, encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table

ID = "0123456789"
SHARE = """navigator.share = (what) => {
    window.given = { ...what, pressed: navigator.userActivation.isActive };
    return Promise.resolve();
}"""


def fresh(game: str, seats: int = 2) -> Table:
    """Return a table of persons that was just dealt."""
    players = tuple(Player(name) for name in ("Ada", "Bo", "Cy")[:seats])
    return open_table(Record(game, players, game_named(game).deal(seats, Rng(16)), ()))


@pytest.fixture
def pages(browser: Browser, site: str) -> Iterator[tuple[Page, Page]]:
    """Return the pages of two devices, one small and one wide."""
    with (
        browser.new_context(viewport={"width": 320, "height": 640}) as small,
        browser.new_context(viewport={"width": 1280, "height": 800}) as wide,
    ):
        for one in watched(small.new_page(), site):
            for other in watched(wide.new_page(), site):
                for page in (one, other):
                    page.add_init_script(SHARE)
                yield one, other


def play_turn(page: Page, rng: Rng) -> None:
    """Choose until somebody elsewhere is to be sent the table."""
    for _ in range(60):
        if pressable(page, "turn-send").count():
            return
        press_something(page, rng)
    raise AssertionError(page.locator("main").inner_text())


def send(page: Page) -> dict[str, str]:
    """Press the wax that sends, and return what the system's share was given."""
    pressable(page, "turn-send").click()
    expect(pressable(page, "turn-send")).to_have_text("Send again")
    fits(page)
    given: dict[str, str] = page.evaluate("given")
    assert given["pressed"]
    return given


def receive(page: Page, address: str) -> None:
    """Open a link in the page that is up, as a tap on it does."""
    page.evaluate("code => { location.hash = code }", address.partition("#")[2])
    expect(page.locator("#slip")).to_contain_text("up to date")


@pytest.mark.parametrize("game", [WEDDING, BRIDESMAID])
def test_two_browsers_play_by_links(
    pages: tuple[Page, Page], site: str, game: str
) -> None:
    """Each sees its own turn, sends it on with a word, and one table is on each."""
    start = fresh(game)
    for seat, page in enumerate(pages):
        opened(page, site, encode_link(table_link(start, ID)))
        sit(page, str(seat))
    rng, which = Rng(5), start.waiting_for[0]
    for _ in range(4):
        page, other = pages[which], pages[1 - which]
        play_turn(page, rng)
        fits(page)
        given = send(page)
        assert given["text"].startswith(f"Your turn, {('Bo', 'Ada')[which]}: ")
        assert decode_link(given["url"]).id == ID
        receive(other, given["url"])
        fits(other)
        which = 1 - which
    for page in pages:
        assert len(page.evaluate(TABLES)) == 1


def test_a_fork_is_shown_with_both_ways(page: Page, site: str) -> None:
    """Where they part, what was done on each, and either can be looked at."""
    mine, theirs = fresh(WEDDING), fresh(WEDDING)
    for table, pick in ((mine, 0), (theirs, -1)):
        (seat,) = table.waiting_for
        table.choose(seat, table.legal_actions(seat)[0])
        (seat,) = table.waiting_for
        table.choose(seat, table.legal_actions(seat)[pick])
    opened(page, site, encode_link(table_link(mine, ID)))
    sit(page, "0")
    page.evaluate(f"location.hash = '{encode_link(table_link(theirs, ID))}'")
    expect(page.locator("h1")).to_have_text("Two ways this table went")
    expect(page.locator("#main")).to_contain_text("The first move is the same")
    expect(page.locator(".branch")).to_have_count(2)
    fits(page)
    assert len(page.evaluate(TABLES)) == 2
    pressable(page, "resume").last.click()
    expect(page.locator("body.p-st")).to_have_count(1)


def test_a_move_is_told_with_the_keyboard(pages: tuple[Page, Page], site: str) -> None:
    """Shown on one device, typed on the other; a wrong one says so in the sheet."""
    start = fresh(WEDDING)
    for seat, page in enumerate(pages):
        opened(page, site, encode_link(table_link(start, ID)))
        sit(page, str(seat))
    (due,) = start.waiting_for
    teller, hearer = pages[due], pages[1 - due]
    play_turn(teller, Rng(3))
    for page in (teller, hearer):
        pressable(page, "turn-sheet").click()
        fits(page)
    code = teller.locator(".spokencode dd").inner_text()
    field = hearer.locator('[data-do="turn-typed"]')
    field.fill("K7M2")
    pressable(hearer, "turn-make").click()
    expect(hearer.get_by_role("alert")).to_contain_text("no move that is due")
    expect(field).to_be_focused()
    field.fill(code.lower())
    hearer.keyboard.press("Tab")
    hearer.keyboard.press("Enter")
    expect(hearer.locator("#slip")).to_contain_text("has chosen")
    expect(hearer.get_by_role("dialog")).to_have_count(0)


def test_a_seat_is_given_to_another_device_and_taken_back(
    page: Page, site: str
) -> None:
    """In the sheet that sends the table; the board follows at once."""
    start = fresh(WEDDING)
    opened(page, site, encode_link(table_link(start, ID)))
    sit(page, "all")
    (due,) = start.waiting_for
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    pressable(page, "share").first.click()
    page.locator(f'[data-do="share-seat"][data-arg="{due}:there"]').click()
    expect(page.locator("#slip")).to_contain_text("plays on the other device")
    fits(page)
    page.keyboard.press("Escape")
    assert pressable(page, "pick").count() == 0
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    pressable(page, "share").first.click()
    page.locator(f'[data-do="share-seat"][data-arg="{due}:here"]').click()
    page.keyboard.press("Escape")
    expect(pressable(page, "pick").first).to_be_visible()


def test_a_link_that_the_system_opens_in_the_installed_page(
    page: Page, site: str
) -> None:
    """`launchQueue` with an address: opened once, though the page loaded with it."""
    page.add_init_script(
        """Object.defineProperty(window, "launchQueue", {
            value: { setConsumer(take) { this.take = take; } },
        });"""
    )
    first = encode_link(table_link(fresh(WEDDING), ID))
    opened(page, site, first)
    sit(page, "0")
    page.evaluate("url => launchQueue.take({ targetURL: url })", f"{site}#{first}")
    page.evaluate("url => launchQueue.take({ targetURL: url })", site)
    expect(page.locator("body.p-st")).to_have_count(1)
    second = encode_link(table_link(fresh(BRIDESMAID), "9876543210"))
    page.evaluate("url => launchQueue.take({ targetURL: url })", f"{site}#{second}")
    expect(page.locator("h1")).to_have_text("A table for you")
    sit(page, "0")
    page.evaluate("url => launchQueue.take({ targetURL: url })", f"{site}#{first}")
    expect(page.locator("body.p-st")).to_have_count(1)
    assert len(page.evaluate(TABLES)) == 2
    play = f"{site}?play={WEDDING}"
    page.evaluate("url => launchQueue.take({ targetURL: url })", play)
    expect(page.locator('[data-do="deal"]')).to_be_visible()
