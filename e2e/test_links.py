"""Links in a browser: opened, damaged, met by a running table (issue 5)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import lay_table, pressable
from engine.games import game_named
from engine.link import encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
NAMES = ("Ada", "Bo", "Cy")
ID = "0123456789"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TABLES = (
    "Object.entries(localStorage).filter(([k]) => k.startsWith('table-sixteen/table/'))"
)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 320, "height": 640}) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    """Return a page of 320 px that has been nowhere yet."""
    yield from watched(context.new_page(), site)


def played(game: str, steps: int) -> Table:
    """Return a table of persons after so many random steps."""
    rng = Rng(16)
    seats = 2 if game == WEDDING else 3
    players = tuple(Player(name) for name in NAMES[:seats])
    table = open_table(Record(game, players, game_named(game).deal(seats, rng), ()))
    while len(table.steps) < steps and table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def code_of(game: str, steps: int = 2) -> str:
    return encode_link(table_link(played(game, steps), ID))


def opened(page: Page, site: str, code: str) -> None:
    page.goto(f"{site}#{code}")
    until_ready(page)


def fits(page: Page) -> None:
    """Nothing makes the page wider than the window."""
    assert page.evaluate(WIDE) <= 0


def sit(page: Page, who: str) -> None:
    """Say who one is and sit down."""
    page.locator(f'[data-do="sit-as"][data-arg="{who}"]').click()
    pressable(page, "sit-down").click()
    expect(page.locator("body.p-link")).to_have_count(0)


@BOTH
def test_a_link_opens_once_and_the_address_is_clean(
    page: Page, site: str, game: str
) -> None:
    """A seat is asked for, then the table is up; a reload does not ask again."""
    opened(page, site, code_of(game))
    expect(page.locator("h1")).to_have_text("A table for you")
    assert page.url == site
    fits(page)
    sit(page, "1")
    fits(page)
    assert len(page.evaluate(TABLES)) == 1
    page.reload()
    until_ready(page)
    expect(page.locator("body.p-home")).to_have_count(1)
    assert len(page.evaluate(TABLES)) == 1


def test_a_seat_is_taken_with_the_keyboard(page: Page, site: str) -> None:
    """Arrow keys go through the seats, as in every group; Space takes one."""
    opened(page, site, code_of(WEDDING))
    page.locator('[data-do="sit-as"]').first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    taken = page.locator('[data-do="sit-as"][data-arg="1"]')
    expect(taken).to_have_attribute("aria-checked", "true")
    expect(taken).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("body.p-st")).to_have_count(1)


def test_a_finished_game_opens_as_a_replay(page: Page, site: str) -> None:
    """Nobody is asked for a seat where nothing is left to play; nothing is kept unasked."""
    opened(page, site, code_of(BRIDESMAID, 999))
    expect(page.locator("h1")).to_have_text("Looking back")
    fits(page)
    assert not page.evaluate(TABLES)


def test_a_damaged_link_is_met_with_a_sentence_and_a_box(page: Page, site: str) -> None:
    """Nothing opens; the whole one, pasted with words around it, does."""
    code = code_of(BRIDESMAID)
    opened(page, site, code[:-3])
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    assert page.url == site
    fits(page)
    box = page.locator("#main textarea")
    expect(box).to_have_value(code[:-3])
    box.fill("nonsense")
    pressable(page, "link-try").click()
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    expect(box).to_be_focused()
    box.fill(f"Your turn!\n{site}#{code[:20]}\n{code[20:]}.")
    pressable(page, "link-try").click()
    expect(page.locator("h1")).to_have_text("A table for you")
    assert not page.evaluate(TABLES)


def test_a_link_that_comes_while_a_table_is_up_keeps_it(page: Page, site: str) -> None:
    """Another address behind the # of an open page; Back does not leave the page."""
    page.goto(site)
    until_ready(page)
    lay_table(page, WEDDING, ["human", "bot:easy"])
    expect(page.locator("body.p-st")).to_have_count(1)
    before = page.evaluate(TABLES)
    page.evaluate(f"location.hash = '{code_of(BRIDESMAID)}'")
    expect(page.locator("h1")).to_have_text("A table for you")
    expect(page.locator("#main")).to_contain_text("The table that is up here stays")
    fits(page)
    sit(page, "0")
    expect(page.locator("body.p-bm")).to_have_count(1)
    after = dict(page.evaluate(TABLES))
    assert len(after) == 2
    assert {key: after[key] for key, _ in before}.keys() == dict(before).keys()
    page.go_back()
    expect(page.locator("body.p-home")).to_have_count(1)


def test_a_word_of_somebody_elses_is_left_alone(page: Page, site: str) -> None:
    """Twelve characters behind the # can be no link, not even half of one."""
    opened(page, site, "kept-by-us")
    expect(page.locator("body.p-home")).to_have_count(1)
    assert page.url == f"{site}#kept-by-us"


def address_in(page: Page) -> str:
    """Return the link that the sheet shows."""
    field = page.locator("#share-link")
    expect(field).to_be_visible()
    return field.input_value()


def shared_from_menu(page: Page) -> str:
    """Open the sheet from the table's menu and return the link."""
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    pressable(page, "share").first.click()
    return address_in(page)


@BOTH
def test_what_is_shared_opens_elsewhere_as_the_same_table(
    page: Page, browser: Browser, site: str, game: str
) -> None:
    """From the menu to another browser: the same record, and nobody else's cards."""
    kinds = ["human", *["bot:easy"] * (1 if game == WEDDING else 2)]
    page.goto(site)
    until_ready(page)
    lay_table(page, game, kinds)
    address = shared_from_menu(page)
    fits(page)
    assert address.startswith(f"{site}#")
    [[key, mine]] = page.evaluate(TABLES)
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        for other in watched(context.new_page(), site):
            other.goto(address)
            until_ready(other)
            sit(other, "0")
            [[there, theirs]] = other.evaluate(TABLES)
            assert there == key
            assert json.loads(theirs)["record"] == json.loads(mine)["record"]


def test_no_card_of_another_seat_is_in_the_page(page: Page, site: str) -> None:
    """Whoever looks on gets a page without a single hand in it, whoever sits his own."""
    table = played(BRIDESMAID, 3)
    opened(page, site, encode_link(table_link(table, ID)))
    sit(page, "none")
    assert page.locator("#hand").count() == 0
    assert pressable(page, "pick").count() == 0
    page.evaluate("localStorage.clear()")
    opened_again = page.context.new_page()
    for other in watched(opened_again, site):
        opened(other, site, encode_link(table_link(table, ID)))
        sit(other, "0")
        expect(pressable(other, "pick").first).to_be_visible()
        shown = pressable(other, "pick").evaluate_all(
            "all => all.map((e) => e.dataset.arg)"
        )
        hand = {f"card:{card}" for card in table.legal_actions(0)}
        assert set(shown) == hand
        assert page.locator("#hand").count() == 0, "the other window still looks on"


def test_the_sheet_copies_and_falls_back(page: Page, site: str) -> None:
    """Without a clipboard the link is selected; Escape gives the focus back."""
    opened(page, site, code_of(BRIDESMAID, 999))
    page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }"
    )
    pressable(page, "replay-share").click()
    expect(page.get_by_role("dialog")).to_contain_text("gives nothing away")
    pressable(page, "share-copy").click()
    expect(page.locator("#share-link")).to_be_focused()
    assert page.evaluate("getSelection().toString()") == address_in(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(pressable(page, "replay-share")).to_be_focused()


def test_the_systems_share_gets_the_link(page: Page, site: str) -> None:
    """Called while the press lasts, which browsers ask for; what it refuses is no error."""
    page.add_init_script(
        """navigator.share = (what) => {
            window.given = { ...what, pressed: navigator.userActivation.isActive };
            return Promise.reject(new DOMException("", "AbortError"));
        }"""
    )
    opened(page, site, code_of(WEDDING, 999))
    pressable(page, "replay-share").click()
    address = address_in(page)
    pressable(page, "share-send").click()
    given = page.evaluate("given")
    assert given["url"] == address
    assert given["pressed"]
    fits(page)


def test_a_row_of_the_guest_book_is_shared(page: Page, site: str) -> None:
    """At 320 px too, and without sitting down at it."""
    opened(page, site, code_of(WEDDING, 999))
    pressable(page, "replay-keep").click()
    pressable(page, "replay-close").click()
    page.locator('[data-do="go"][data-arg="saved"]').click()
    fits(page)
    pressable(page, "share").click()
    assert address_in(page) == f"{site}#{code_of(WEDDING, 999)}"
    fits(page)


def test_a_qr_code_comes_when_it_is_asked_for(page: Page, site: str) -> None:
    """The drawing has three finders and fits 320 px."""
    opened(page, site, code_of(WEDDING, 999))
    pressable(page, "replay-share").click()
    expect(page.locator("#share-link")).to_be_visible()
    pressable(page, "share-qr").click()
    drawing = page.get_by_role("img", name="QR code of the link")
    expect(drawing).to_be_visible()
    path = drawing.locator("path").get_attribute("d") or ""
    size = int((drawing.get_attribute("viewBox") or "").split()[2]) - 8
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        assert f"M{x} {y}h7v1h-7z" in path
        assert f"M{x + 2} {y + 3}h3v1h-3z" in path
    fits(page)


def test_a_link_of_a_table_that_is_here_is_pasted_and_pressed(
    page: Page, site: str
) -> None:
    """Typed into the box, then the button: the table is up, and nothing broke."""
    code = code_of(WEDDING)
    opened(page, site, code)
    sit(page, "1")
    pressable(page, "home").click()
    pressable(page, "open-link").click()
    box = page.locator("#main textarea")
    box.click()
    page.keyboard.insert_text(f"{site}#{code}")
    pressable(page, "link-try").click()
    expect(page.locator("body.p-st")).to_have_count(1)
    assert len(page.evaluate(TABLES)) == 1
