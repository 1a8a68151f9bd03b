"""What moves on the table, and that nothing depends on it.

The page is as it will be from the start: what moves are pictures on their way there. So
every test here also asks whether anything was left behind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import NEXT, lay_table, press, press_something, pressable
from engine.rng import Rng

pytestmark = pytest.mark.alone

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
PHONE = {"width": 390, "height": 844}
LONGEST_MS = 1_600
"""The whole of a reveal: brief, "Reveal"."""

NOTES = """
window.shifts = 0; window.contexts = []; window.sounded = []; window.begun = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) window.shifts += shift.value;
}).observe({type: "layout-shift"});
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const properties = frames.flatMap(Object.keys)
    .filter((name) => !["offset", "easing"].includes(name));
  window.begun.push({at: performance.now(), on: this.className.baseVal ?? this.className,
    properties: [...new Set(properties)], end: options.delay + options.duration,
    pseudo: options.pseudoElement ?? ""});
  return animate.call(this, frames, options);
};
const Context = window.AudioContext;
window.AudioContext = class extends Context {
  constructor() { super(); window.contexts.push(navigator.userActivation.hasBeenActive); }
  createBufferSource() { window.sounded.push("noise"); return super.createBufferSource(); }
};
"""
STATE = """() => ({
  layers: document.querySelectorAll(".motion").length,
  ghosts: document.querySelectorAll(".motion *").length,
  running: document.getAnimations().filter((one) => !(one instanceof CSSAnimation)
    && !(one instanceof CSSTransition) && one.playState === "running").length,
  begun: window.begun.length,
  contexts: window.contexts.length,
})"""
UNSEEN = """() => [...document.querySelectorAll("#app [data-moves]")].filter((element) => {
  const {opacity, transform} = getComputedStyle(element);
  return element.getClientRects().length && (opacity !== "1" || transform !== "none")
    && !element.closest("[aria-disabled]");
}).length"""


@pytest.fixture
def table(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page with notes of what moves and sounds on it."""
    yield from opened(browser, site)


@pytest.fixture
def still_table(browser: Browser, site: str) -> Iterator[Page]:
    """Return the same on a device that asks for little motion."""
    yield from opened(browser, site, reduced_motion="reduce")


def opened(browser: Browser, site: str, **asked: Any) -> Iterator[Page]:
    asked = {"viewport": PHONE, "reduced_motion": "no-preference", **asked}
    with browser.new_context(**asked) as context:
        page = context.new_page()
        page.add_init_script(NOTES)
        for one in watched(page, site):
            one.goto(site)
            until_ready(one)
            yield one


def state(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(STATE)
    return found


def until(page: Page, true: Callable[[dict[str, int]], bool], ms: int = 15_000) -> None:
    """Look at what moves until something is true of it."""
    for _ in range(ms // 20):
        if true(state(page)):
            return
        page.wait_for_timeout(20)
    raise AssertionError(state(page))


def expect_nothing_left(page: Page) -> None:
    """Everything is there and at rest: no picture, no animation, nothing unseen."""
    now = state(page)
    assert (now["layers"], now["running"]) == (0, 0)
    assert page.evaluate(UNSEEN) == 0


def seat_someone(page: Page) -> None:
    """Seat the first guest on the first free seat; it walks when this returns."""
    press(
        pressable(page, "pick").locator("css=.guest").or_(page.locator(".guest")).first
    )
    press(page.locator('.seat.empty:not([aria-disabled="true"])').first)
    before = state(page)["begun"]
    pressable(page, "confirm").click()
    assert state(page)["begun"] > before


def deal_wedding(page: Page, kinds: tuple[str, str] = ("human", "human")) -> None:
    lay_table(page, WEDDING, list(kinds))
    expect(page.locator(".table")).to_be_visible()


def deal_bridesmaid(page: Page, bots: int = 2) -> None:
    """Lay a table against bots and come to the first turn."""
    lay_table(page, BRIDESMAID, ["human", *["bot:easy"] * bots])
    rng = Rng(3)
    for _ in range(10):
        if page.locator("#hand").count():
            break
        press_something(page, rng)
    expect(page.locator("#hand")).to_be_visible()


def reveal(page: Page) -> None:
    """Play a card when the bots have put theirs down; all turn over when this returns."""
    others = page.locator(".seatp").count()
    expect(page.locator(".seatp .card.back.fresh")).to_have_count(
        others, timeout=15_000
    )
    page.locator('#hand [data-arg="card:1"], #hand [data-arg="card:2"]').first.click()
    pressable(page, "confirm").click()


# --- a reveal ---------------------------------------------------------------------------


def test_a_reveal_is_there_at_once_and_over_in_time(table: Page) -> None:
    """Brief, "Reveal": all cards flip in the same 520 ms, the whole takes 1.6 s at most.

    The page that is read and tested is the one at the end, from the first moment.
    """
    deal_bridesmaid(table)
    table.evaluate("begun.length = 0")
    reveal(table)
    first = table.inner_text("#main")
    begun = table.evaluate("begun")
    flips = [one for one in begun if "card acc" in one["on"]]
    assert len({one["end"] for one in flips}) == 1
    assert max(one["end"] for one in begun) <= LONGEST_MS
    turned = [one for one in begun if "back was" in one["on"]]
    assert len(turned) == 3
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.inner_text("#main").replace("Ready", "Choosing") == first.replace(
        "Ready", "Choosing"
    )
    expect_nothing_left(table)


def test_only_transforms_and_opacity_are_animated(table: Page) -> None:
    """What the compositor can do alone: no frame waits for a layout."""
    deal_bridesmaid(table)
    reveal(table)
    begun = table.evaluate("begun")
    assert begun
    assert {name for one in begun for name in one["properties"]} <= {
        "transform",
        "opacity",
    }


def test_pictures_are_for_eyes_only(table: Page) -> None:
    """No screen reader, no press and no key meets what moves outside its place."""
    deal_bridesmaid(table)
    reveal(table)
    layer = table.locator(".motion")
    assert layer.get_attribute("aria-hidden") == "true"
    assert layer.evaluate("one => one.inert")
    assert layer.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    assert layer.locator("[id], [data-do], [data-key], [tabindex]").count() == 0


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_ends_it_and_counts(table: Page, how: str) -> None:
    """Brief, "Reveal": any tap or key skips to its end; the tap itself is not lost."""
    deal_bridesmaid(table)
    reveal(table)
    assert state(table)["layers"] == 1
    card = table.locator("#hand [data-key]").first
    if how == "tap":
        box = card.bounding_box()
        assert box
        table.mouse.click(box["x"] + 10, box["y"] + 20)
    else:
        card.focus()
        table.keyboard.press("Space")
    assert state(table)["layers"] == 0
    assert state(table)["running"] == 0
    expect(card).to_have_attribute("aria-checked", "true")


def test_bots_going_on_leave_the_reveal_alone(table: Page) -> None:
    """What is patched while cards turn over, with nothing new in it, ends nothing."""
    deal_bridesmaid(table)
    table.locator('[data-do="sheet"][data-arg="menu"]').click()
    table.locator('[data-do="pace"][data-arg="quick"]').click()
    table.locator('[role="dialog"] [data-do="close"]').last.click()
    reveal(table)
    expect(table.locator(".seatp .card.back.fresh").first).to_be_visible()
    until(table, lambda now: now["layers"] == 0, 3_000)
    expect_nothing_left(table)


def test_nothing_of_a_sealed_card_is_on_the_page(table: Page) -> None:
    """B14: before the reveal the page holds no face of what lies face down."""
    deal_bridesmaid(table)
    others = table.locator(".seatp").count()
    for _ in range(2):
        backs = table.locator(".seatp .card.back.fresh")
        expect(backs).to_have_count(others, timeout=15_000)
        assert backs.locator("svg").count() == 0
        assert table.locator(".seatp [data-mover]").count() == 0
        reveal(table)
        until(table, lambda now: now["layers"] == 0, 3_000)
        if not table.locator("#hand").count():
            break


# --- a guest ----------------------------------------------------------------------------


def test_a_guest_walks_and_sits(table: Page) -> None:
    """The seat is taken at once; a picture of the guest walks there from the row."""
    deal_wedding(table)
    seat_someone(table)
    assert table.locator("#app .seat.taken").count() == 1
    assert table.locator(".motion .seat.taken").count() == 1
    until(table, lambda now: now["layers"] == 0, 3_000)
    expect_nothing_left(table)


def test_a_bots_move_shifts_no_layout(table: Page) -> None:
    """Nothing jumps: what moves is no part of the layout."""
    deal_wedding(table, ("human", "bot:easy"))
    seat_someone(table)
    taken = table.locator("#app .seat.taken")
    # The browser tells of what the person's own presses shifted a frame or two later.
    table.evaluate("new Promise((told) => setTimeout(told, 150))")
    expect(taken).to_have_count(1)
    table.evaluate("shifts = 0")
    expect(taken).to_have_count(2, timeout=15_000)
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.evaluate("shifts") < 0.01


@pytest.mark.parametrize(
    "interrupted",
    [
        "resize",
        "rotation",
        "undo",
        "leaving",
        "second move",
        "scroll",
        "hidden",
        "language",
    ],
)
def test_whatever_comes_between_leaves_the_page_whole(
    table: Page, interrupted: str
) -> None:
    """Nothing is hidden for good, whatever ends a walk in the middle."""
    deal_wedding(table)
    if interrupted == "scroll":
        table.set_viewport_size({"width": 390, "height": 420})
    seat_someone(table)
    assert state(table)["running"] > 0
    match interrupted:
        case "resize":
            table.set_viewport_size({"width": 400, "height": 844})
        case "rotation":
            table.set_viewport_size({"width": 844, "height": 390})
        case "undo":
            table.keyboard.press("Control+z")
        case "leaving":
            table.locator('#bar [data-do="home"]').click()
        case "second move":
            table.evaluate(
                """() => {
                  const press = (found) => found.click();
                  press(document.querySelector(".guest"));
                  press(document.querySelector(".seat.empty"));
                  press(document.querySelector('[data-do="confirm"]'));
                }"""
            )
            assert table.locator(".motion .seat.taken .info").count() == 1
            until(table, lambda now: now["layers"] == 0, 3_000)
            assert table.locator("#app .seat.taken").count() == 2
        case "scroll":
            table.mouse.wheel(0, 120)
        case "hidden":
            table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        case "language":
            table.evaluate("document.querySelector('[data-arg=menu]').click()")
            table.evaluate("document.querySelector('[data-arg=ja]').click()")
            expect(table.locator("html")).to_have_attribute("lang", "ja")
            table.keyboard.press("Escape")
    until(table, lambda now: now["layers"] + now["running"] == 0, 400)
    expect_nothing_left(table)


def test_the_pawns_walk_the_plates_at_the_end(table: Page) -> None:
    """Brief, "Score track": 16 plates a lap, 900 ms for the whole walk."""
    deal_wedding(table, ("human", "bot:easy"))
    table.locator('[data-do="sheet"][data-arg="menu"]').click()
    table.locator('[data-do="pace"][data-arg="quick"]').click()
    table.locator('[role="dialog"] [data-do="close"]').last.click()
    rng = Rng(6)
    for _ in range(120):
        table.locator(NEXT).first.wait_for()
        if pressable(table, "again").count():
            break
        table.evaluate("begun.length = 0")
        press_something(table, rng)
    walks = [one for one in table.evaluate("begun") if one["on"] == "walker"]
    assert len(walks) == 2
    assert max(one["end"] for one in walks) == 900
    until(table, lambda now: now["layers"] == 0, 3_000)
    expect_nothing_left(table)


# --- still ------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["device", "menu"])
def test_where_nothing_is_to_move_nothing_does(
    browser: Browser, site: str, asked: str
) -> None:
    """No motion, no wait for it: changed totals are underlined for two seconds."""
    reduced = {"reduced_motion": "reduce"} if asked == "device" else {}
    for table in opened(browser, site, **reduced):
        deal_bridesmaid(table)
        if asked == "menu":
            table.locator('[data-do="sheet"][data-arg="menu"]').click()
            table.locator('[data-do="motion"][data-arg="still"]').click()
            table.locator('[role="dialog"] [data-do="close"]').last.click()
        table.evaluate("begun.length = 0")
        reveal(table)
        begun = table.evaluate("begun")
        assert begun
        assert {one["pseudo"] for one in begun} == {"::after"}
        assert {one["end"] for one in begun} == {2_000}
        assert all("transform" not in one["properties"] for one in begun)
        now = state(table)
        assert now["layers"] == 0
        assert table.evaluate(UNSEEN) == 0


# --- sounds -----------------------------------------------------------------------------


def test_it_is_silent_until_somebody_asks(table: Page) -> None:
    """Brief, "Sound": off by default; nothing that could sound is even made."""
    deal_wedding(table)
    seat_someone(table)
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.evaluate("contexts") == []


def test_sounds_are_made_after_a_press_and_asked_for_once(
    table: Page, site: str
) -> None:
    """The setting stays on the device; without a press there is no sound to come.

    Who turns them on hears one at once, the first time too.
    """
    deal_wedding(table)
    table.locator('[data-do="sheet"][data-arg="menu"]').click()
    table.locator('[data-do="sound"][data-arg="on"]').click()
    until(table, lambda now: now["contexts"] == 1, 3_000)
    table.locator('[role="dialog"] [data-do="close"]').last.click()
    seat_someone(table)
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.evaluate("contexts") == [True]
    assert table.evaluate("sounded.length") >= 2
    table.goto(site)
    until_ready(table)
    assert table.evaluate("contexts") == []
    pressable(table, "resume").click()
    table.evaluate("sounded.length = 0")
    seat_someone(table)
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.evaluate("contexts") == [True]
    table.locator('[data-do="sheet"][data-arg="menu"]').click()
    table.locator('[data-do="sound"][data-arg="off"]').click()
    table.locator('[role="dialog"] [data-do="close"]').last.click()
    table.evaluate("sounded.length = 0")
    seat_someone(table)
    until(table, lambda now: now["layers"] == 0, 3_000)
    assert table.evaluate("sounded") == []


def test_a_start_brings_nothing_of_it(table: Page) -> None:
    """What moves and what sounds wait for a table; the first screen knows neither."""
    began = time.monotonic()
    assert table.evaluate("begun") == []
    assert table.evaluate("contexts") == []
    assert time.monotonic() - began < 5
