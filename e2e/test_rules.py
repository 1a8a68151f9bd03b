"""What is this? By mouse, by touch and by keyboard; and back from the rules.

Every kind of thing on a table of either game says what it is, nothing is played by
asking, and whoever comes back from the rules finds the table where it was left.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import lay_table, press_something, quicken
from engine.rng import Rng

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
KINDS = {
    BRIDESMAID: (
        "card", "card:HOLD", "start", "robot", "arm", "total", "stand", "hand",
        "displayed", "reserve", "player",
    ),
    WEDDING: ("guest", "symbol", "range", "seat", "score", "cake", "deck"),
}  # fmt: skip
LONG_MS = 900
DESK, PHONE = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})
BOTH = pytest.mark.parametrize("game", KINDS)
SPOT = """
  (kind) => {
    const all = [...document.querySelectorAll("[data-explains]")];
    for (const one of all) {
      const topic = one.dataset.explains;
      if (topic !== kind && topic.split(":")[0] !== kind) continue;
      one.scrollIntoView({ block: "center" });
      const { left, top, width, height } = one.getBoundingClientRect();
      for (let n = 1; n < 80; n++) {
        const x = left + width * ((n * 0.382) % 1), y = top + height * ((n * 0.618) % 1);
        if (document.elementFromPoint(x, y)?.closest("[data-explains]") === one)
          return { x, y, topic };
      }
    }
    return null;
  }
"""
ASKED = "document.documentElement.hasAttribute('data-asking')"


def at_table(page: Page, game: str) -> None:
    """Lay a table and play until there is something of everything on it."""
    lay_table(page, game, ["human", "bot:easy"])
    quicken(page)
    rng = Rng(7)
    deep = "#main .arm .acc" if game == BRIDESMAID else "#main .seat.taken"
    while not page.locator(deep).count():
        press_something(page, rng)
    decides = page.locator('#tray [data-do="pick"]:not([aria-disabled="true"])').first
    decides.wait_for()


def in_sight(page: Page, game: str) -> list[str]:
    """Return the kinds of things; on a phone the deck is not drawn."""
    deck = (
        page.locator("[data-explains=deck]").bounding_box() if game == WEDDING else None
    )
    drawn = deck is not None and deck["width"] > 1
    return [kind for kind in KINDS[game] if kind != "deck" or drawn]


def spot(page: Page, kind: str) -> dict[str, float]:
    """Return a point at which a thing of this kind is pressed, and what it is."""
    found = page.evaluate(SPOT, kind)
    assert found, f"nothing of the kind {kind} is in sight"
    return dict(found)


def explained(page: Page) -> Locator:
    """Return the sheet that explains, once it is there."""
    sheet = page.get_by_role("dialog").filter(has=page.locator(".explained"))
    expect(sheet).to_be_visible()
    expect(sheet.locator("h2")).to_be_focused()
    expect(sheet.locator('[data-do="rules"]')).to_be_visible()
    return sheet


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def picked(page: Page) -> list[str]:
    """Return what is picked up."""
    chosen = page.locator('[aria-checked="true"][data-do="pick"], .seat.target')
    return [one.get_attribute("data-arg") or "" for one in chosen.all()]


@BOTH
def test_by_mouse(fresh_app: Page, game: str) -> None:
    """A right click on anything says what it is, and picks nothing."""
    page = fresh_app
    page.set_viewport_size(DESK)
    at_table(page, game)
    assert in_sight(page, game) == [*KINDS[game]]
    for kind in in_sight(page, game):
        at = spot(page, kind)
        page.mouse.click(at["x"], at["y"], button="right")
        explained(page)
        close(page)
    assert picked(page) == []
    page.set_viewport_size(PHONE)


@BOTH
def test_while_the_page_asks_a_press_explains(fresh_app: Page, game: str) -> None:
    """From the menu: every press explains and nothing is played, until one has enough."""
    page = fresh_app
    at_table(page, game)
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[role="dialog"] [data-do="asking"]').click()
    assert page.evaluate(ASKED)
    for kind in in_sight(page, game):
        at = spot(page, kind)
        page.mouse.click(at["x"], at["y"])
        explained(page)
        close(page)
    page.locator("#tray .btn-wax").click(force=True)
    assert picked(page) == []
    page.locator('#bar [data-do="asking"]').click()
    assert not page.evaluate(ASKED)
    page.locator('#tray [data-do="pick"]:not([aria-disabled="true"])').first.click()
    assert len(picked(page)) == 1


@BOTH
def test_by_keyboard(fresh_app: Page, game: str) -> None:
    """While the page asks, Tab stops at everything; Enter says what it is; Escape ends.

    What is a picture on a button, or hidden from who listens, is a press further: "See
    also" leads there.
    """
    page = fresh_app
    page.set_viewport_size(DESK)
    at_table(page, game)
    page.locator('[data-do="sheet"][data-arg="menu"]').focus()
    page.keyboard.press("Enter")
    page.locator('[role="dialog"] [data-do="asking"]').focus()
    page.keyboard.press("Enter")
    assert page.evaluate(ASKED)
    met: set[str] = set()
    overs = 0
    while overs < 2:
        page.keyboard.press("Tab")
        about = page.evaluate(
            """() => {
                const at = document.activeElement;
                if (!at.closest("#main, #tray")) return at === document.body ? "over" : "";
                const here = at.dataset.explains ? at : at.querySelector("[data-explains]");
                return (here ?? at.closest("[data-explains]"))?.dataset.explains ?? "";
            }"""
        )
        overs += about == "over"
        if about in met or about in ("", "over"):
            continue
        met.add(about)
        page.keyboard.press("Enter")
        sheet = explained(page)
        met.update(
            one.get_attribute("data-arg") or ""
            for one in sheet.locator('[data-do="explain"]').all()
        )
        close(page)
        assert page.evaluate("document.activeElement !== document.body"), about
    page.locator('#tray [role="option"][tabindex="0"]').focus()
    page.keyboard.press("End")  # arrows, Home and End lead through a hand, as ever
    page.keyboard.press("Enter")
    explained(page)
    met.add(
        page.locator("#tray [tabindex='0'] [data-explains]").first.get_attribute(
            "data-explains"
        )
        or ""
    )
    close(page)
    missing = {
        kind
        for kind in KINDS[game]
        if not any(topic == kind or topic.split(":")[0] == kind for topic in met)
    }
    assert missing <= {"cake"}  # `score` tells of the pawns on it
    page.keyboard.press("Escape")
    assert not page.evaluate(ASKED)
    assert page.locator("[data-stop]").count() == 0
    page.set_viewport_size(PHONE)


@BOTH
def test_i_explains_what_has_the_focus(fresh_app: Page, game: str) -> None:
    """On a card or a guest in hand, without any mode; the focus comes back to it."""
    page = fresh_app
    at_table(page, game)
    page.locator('#tray [role="option"][tabindex="0"]').first.focus()
    held = page.evaluate("document.activeElement.id")
    page.keyboard.press("i")
    explained(page)
    close(page)
    assert page.evaluate("document.activeElement.id") == held
    assert picked(page) == []


@pytest.fixture
def touched(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page on a phone."""
    with browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield from watched(context.new_page(), site)


def hold(fingers: CDPSession, page: Page, x: float, y: float, by: float = 0) -> None:
    """Put a finger down, leave it there for a while, perhaps move it, and lift it."""
    fingers.send(
        "Input.dispatchTouchEvent",
        {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]},
    )
    if by:
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": "touchMove", "touchPoints": [{"x": x, "y": y + by}]},
        )
    page.wait_for_timeout(LONG_MS)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@BOTH
def test_by_touch(touched: Page, site: str, game: str) -> None:
    """A finger that stays says what is under it; one that moves or lifts does not."""
    page = touched
    page.goto(site)
    until_ready(page)
    at_table(page, game)
    fingers = page.context.new_cdp_session(page)
    for kind in in_sight(page, game):
        at = spot(page, kind)
        hold(fingers, page, at["x"], at["y"])
        explained(page)
        close(page)
    assert picked(page) == []
    at = spot(page, "card" if game == BRIDESMAID else "guest")
    hold(fingers, page, at["x"], at["y"], by=40)
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.locator('#tray [data-do="pick"]:not([aria-disabled="true"])').first.tap()
    assert len(picked(page)) == 1
    expect(page.get_by_role("dialog")).to_be_hidden()


@BOTH
def test_one_comes_back_from_the_rules_to_where_one_was(
    fresh_app: Page, game: str
) -> None:
    """What was picked, how far the table was read and what had the focus: all as it was."""
    page = fresh_app
    page.set_viewport_size({"width": 390, "height": 560})
    at_table(page, game)
    page.locator('#tray [data-do="pick"]:not([aria-disabled="true"])').last.click()
    page.evaluate("scrollTo(0, 90)")
    before = picked(page), page.evaluate("scrollY"), page.locator("#main").inner_html()
    held = page.evaluate("document.activeElement.id")
    page.keyboard.press("i")
    sheet = explained(page)
    sheet.locator('[data-do="rules"]').click()
    title = page.locator("article h2:focus")
    expect(title).to_be_visible()
    assert (
        page.evaluate("document.querySelector('h2:focus').getBoundingClientRect().top")
        < 200
    )
    page.locator('#bar [data-do="back"]').click()
    expect(page.locator("#main")).not_to_have_class("rulebook")
    assert page.evaluate("document.activeElement.id") == held
    after = picked(page), page.evaluate("scrollY"), page.locator("#main").inner_html()
    assert after[:2] == before[:2]
    page.set_viewport_size(PHONE)


@BOTH
@pytest.mark.parametrize("width", [320, 390, 820, 1280])
def test_the_rules_fit(fresh_app: Page, game: str, width: int) -> None:
    """No screen is too narrow for them, and no card lies outside its paper."""
    page = fresh_app
    page.set_viewport_size({"width": width, "height": 800})
    page.locator(f'[data-do="rules"][data-arg="{game}"]').first.click()
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    outside = page.evaluate(
        """[...document.querySelectorAll("article")].flatMap((paper) => {
            const edge = paper.getBoundingClientRect().right;
            const wide = (one) => one.getBoundingClientRect().right > edge + 1;
            return [...paper.querySelectorAll(":not(svg *, .vh)")].filter(wide).map(
                (one) => `${one.localName} ${one.textContent.slice(0, 30)}`,
            );
        })"""
    )
    assert outside == []
    page.set_viewport_size(PHONE)
