"""Whatever a person, a file, a link, the storage or another window brings is only a text.

`test_safety` shows that markup is refused by the page. Here it never comes so far: each
text that would be some is put wherever a text can come in, and every screen is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.injecting import HUGE, MARKUP, NAMES, planted, tables_of
from e2e.pages import until_ready
from e2e.playing import lay_table, quicken
from e2e.shots.screens import Screen, all_screens
from e2e.shots.stage import Stage, stage
from e2e.shots.visit import Visit
from engine.games.at_the_wedding_table.guests import deck_value, shipped_deck
from tests.markup import elements

SCREENS = all_screens()
WEDDING = "at-the-wedding-table"


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=[s.name for s in SCREENS])
def test_on_no_screen_is_a_name_anything_else(on: Stage, number: int) -> None:
    """Whoever sits at a table or is asked to a wedding is called by markup.

    Each text comes to many screens.
    """
    screen: Screen = SCREENS[number]
    with tables_of(number):
        visit = screen.visit()
    if visit.trouble is None and not visit.splash:
        app = visit.app
        if app.session is not None:
            app.session.title = MARKUP[number % len(MARKUP)]
        app.draw()
    on.show(visit)
    assert planted(on.page) == ""
    if visit.trouble is None and not visit.splash:
        type_everywhere(on, visit, MARKUP[number % len(MARKUP)])


def type_everywhere(on: Stage, visit: Visit, text: str) -> None:
    """Fill each kind of field for texts; whatever answers shows it as a text."""
    typed = set()
    for do, arg in text_fields(visit.device.html):
        kind = do, arg.rpartition(":")[2]
        if kind in typed:
            continue
        typed.add(kind)
        for entered in (text, HUGE):
            visit.on(do, arg, entered)
            on.show(visit)
            assert planted(on.page) == "", kind


def text_fields(html: str) -> list[tuple[str, str]]:
    """Return what each field for a text sends: its verb, and what it is about."""
    return [
        (it.attrs["data-do"], it.attrs.get("data-arg", ""))
        for it in elements(html)
        if it.tag in ("input", "textarea")
        and it.attrs.get("type", "text") in ("text", "search")
        and "data-do" in it.attrs
    ]


def test_a_planted_text_would_be_found(on: Stage) -> None:
    """What these tests look for is seen where it is."""
    on.show(SCREENS[0].visit())
    for way, undone in (
        (
            "body.append(document.createElement('planted-tag'))",
            "body.lastChild.remove()",
        ),
        ("body.append(document.createElement('py-script'))", "body.lastChild.remove()"),
        (
            "body.setAttribute('data-planted', '')",
            "body.removeAttribute('data-planted')",
        ),
        ("body.append(new Image())", "body.lastChild.remove()"),
        ("window.ran = 1", "delete window.ran"),
    ):
        assert planted(on.page) == ""
        on.page.evaluate(f"() => {{ const {{ body }} = document; {way}; }}")
        assert planted(on.page) != "", way
        on.page.evaluate(f"() => {{ const {{ body }} = document; {undone}; }}")
    on.again()


# --- the page with its Python ------------------------------------------------------------


def test_what_is_typed_is_only_text(fresh_app: Page) -> None:
    """The fields for a link, for results, for finding, and the command line of a table."""
    page = fresh_app
    page.locator('[data-do="open-link"]').first.click()
    for text in (*MARKUP, HUGE):
        pasted(page, "#main textarea", text, '[data-do="link-try"]')
        assert planted(page) == "", text[:80]
    page.locator('[data-do="home"]').first.click()
    lay_table(page, WEDDING, ["human", "bot:easy"], NAMES[:2])
    quicken(page)
    page.keyboard.press("/")
    for text in MARKUP:
        pasted(page, "#command-line", text)
        assert planted(page) == "", text
    expect(page.locator(".transcript li")).not_to_have_count(1)


def pasted(page: Page, field: str, text: str, then: str = "") -> None:
    """Paste a text into a field, where keys have neither half signs nor zeros; press on."""
    page.locator(field).first.evaluate(
        """(it, [text, then]) => {
            it.value = text;
            it.dispatchEvent(new InputEvent("input", { bubbles: true }));
            if (then) document.querySelector(then).click();
            else it.form.requestSubmit();
        }""",
        [text, then],
    )


def test_what_is_stored_is_only_text(fresh_app: Page) -> None:
    """Settings, days, decks, lessons, deleted tables and keys of any name."""
    page = fresh_app
    cards = deck_value(shipped_deck())
    assert isinstance(cards, list)
    deck = [
        {**card, "name": NAMES[n % len(NAMES)], "flavour": MARKUP[n % len(MARKUP)]}
        for n, card in enumerate(cards)
        if isinstance(card, dict)
    ]
    stored = {
        "settings": {
            "language": MARKUP[0], "people": [*MARKUP], "notes": [*MARKUP],
            "declined": MARKUP[1], "theme": MARKUP[3],
        },
        "day/2026-11-29": {"mine": {MARKUP[0]: HUGE}, "friends": [*MARKUP]},
        "deck/abcdef0123": {
            "format": 1, "game": WEDDING, "name": MARKUP[1], "cards": deck,
        },
        f"deck/{MARKUP[4]}": {"format": 1, "game": WEDDING, "name": "", "cards": 1},
        f"table/{MARKUP[4]}": {"title": MARKUP[1], "record": {"game": MARKUP[0]}},
        f"deleted/{MARKUP[0]}": {"deleted": MARKUP[0], "text": HUGE},
        f"lesson/{WEDDING}": {"record": {"game": MARKUP[0]}, "read": MARKUP[0]},
        MARKUP[0]: HUGE,
    }  # fmt: skip
    page.evaluate(
        """(stored) => Object.entries(stored).forEach(([key, value]) =>
            localStorage.setItem(`table-sixteen/${key}`, JSON.stringify(value)))""",
        stored,
    )
    page.reload()
    until_ready(page)
    assert page.locator("html").get_attribute("lang") == "en"
    for opens in ('[data-do="go"][data-arg="saved"]', '[data-do="day"]'):
        page.locator(opens).first.click()
        expect(page.locator("body.p-home")).to_have_count(0)
        assert planted(page) == "", opens
        page.locator('[data-do="home"], [data-do="step-back"]').first.click()
    page.locator(f'[data-do="lobby"][data-arg="{WEDDING}"]').first.click()
    expect(page.locator("#app")).to_contain_text(MARKUP[1][:20])
    assert planted(page) == ""
    page.locator('[data-do="deck-edit"]').first.click()
    assert planted(page) == ""


def test_what_other_windows_post_is_only_text(fresh_app: Page) -> None:
    """Texts, and things that are none, on the channel; changes of the storage."""
    page = fresh_app
    lay_table(page, WEDDING, ["human", "bot:easy"], NAMES[2:4])
    with page.context.expect_page() as opening:
        page.evaluate("() => { window.open('licences.txt'); }")
    other = opening.value
    other.wait_for_load_state()
    other.evaluate(
        """([texts, huge]) => {
            const channel = new BroadcastChannel("table-sixteen");
            const [key] = Object.keys(localStorage).filter((it) => it.includes("/table/"));
            const table = key.split("/").pop();
            const things = [null, 1, [], {}, { look: {} }, { text: 1 }, new Map(), huge];
            for (const thing of things) channel.postMessage(thing);
            for (const text of [...texts, huge]) {
                channel.postMessage({ text });
                for (const what of ["please", "entry", "again", "nod", text]) {
                    const seats = [text, 0, 1e99];
                    const said = { table, what, seats, text, next: text, ply: text };
                    channel.postMessage({ text: JSON.stringify(said) });
                }
                localStorage.setItem(`table-sixteen/table/${text}`, text);
                localStorage.setItem(text, text);
            }
        }""",
        [[*MARKUP], HUGE[:100_000]],
    )
    other.close()
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert planted(page) == ""
    expect(page.locator("#app")).to_contain_text(NAMES[2][:20])


@pytest.mark.parametrize("asked", ["play", "day", "table", "language", MARKUP[0]])
def test_what_an_address_asks_for_is_only_text(
    app_page: Page, site: str, asked: str
) -> None:
    """Parameters that the page knows, and others, and what stands behind the `#`."""
    text = MARKUP[len(asked) % len(MARKUP)]
    app_page.goto(f"{site}?{quote(asked)}={quote(json.dumps(text))}#{text}{text}")
    until_ready(app_page)
    assert planted(app_page) == ""
    app_page.evaluate("text => { location.hash = text; }", MARKUP[3] * 2)
    expect(app_page.locator("#app h1")).to_be_visible()
    assert planted(app_page) == ""
