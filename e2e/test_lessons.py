"""First games in a browser: by mouse and by keyboard, slips beside what they speak of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import PRESSABLE, lay_table, pressable, quicken
from engine.games import game_keys

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
GAMES = [BRIDESMAID, WEDDING]
SLIP = "#coach:not([hidden])"
LONGEST_MS = 20_000
VERBS = ("onward", "again", "confirm", "pick")
NEXT = ",".join((SLIP, *map(PRESSABLE.format, VERBS)))
LIES = """() => {
  const all = (selector) => (selector ? [...document.querySelectorAll(selector)] : []);
  const seen = (selector) => all(selector).filter((one) => one.getClientRects().length);
  const slip = document.getElementById("coach");
  const a = slip.getBoundingClientRect();
  const meets = (one) => {
    const b = one.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1;
  };
  const [at] = seen(slip.dataset.at);
  const tail = slip.querySelector(".tail").getBoundingClientRect();
  const side = slip.dataset.tail;
  const b = at?.getBoundingClientRect();
  return {
    id: slip.dataset.lesson,
    at: Boolean(at),
    covers: at ? meets(at) : false,
    read: seen("#tray .preview, #tray .verdict, #tray .hintslip").some(meets),
    wax: seen("#tray .btn-wax, #bar .ibtn").some(meets),
    inside: a.left >= 0 && a.right <= innerWidth && a.top >= 0 && a.bottom <= innerHeight,
    wide: document.documentElement.scrollWidth <= innerWidth,
    points: b && {
      up: tail.top >= b.bottom - 30 && side === "up",
      down: tail.bottom <= b.top + 30 && side === "down",
      left: tail.left >= b.right - 30 && side === "left",
      right: tail.right <= b.left + 30 && side === "right",
    }[side],
    clipped: slip.style.maxHeight !== "",
  };
}"""
SIZES = [(390, 844), (320, 640), (844, 390), (820, 1180), (1280, 800)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(
    browser: Browser, site: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Return a started page of this size."""
    width, height = request.param
    size = {"width": width, "height": height}
    with browser.new_context(viewport=size, reduced_motion="reduce") as context:
        page = context.new_page()
        for opened in watched(page, site):
            opened.goto(site)
            until_ready(opened)
            yield opened


def begin(page: Page, game: str) -> None:
    """From the home page: the lobby of the game, the first game."""
    page.locator(f'#app [data-do="lobby"][data-arg="{game}"]').click()
    page.locator('[data-do="first-game"]').click()
    expect(page.locator(SLIP)).to_be_visible()


def lies_well(page: Page) -> str:
    """Check where the slip lies; return which lesson it is of."""
    wrong: list[str] = []
    for _ in range(20):  # it is put in its place with the next frame
        page.wait_for_timeout(80)
        lies = page.evaluate(LIES)
        good = {name: lies[name] for name in ("at", "inside", "wide", "points")}
        bad = {name: lies[name] for name in ("covers", "wax", "clipped")}
        wrong = [n for n, is_so in good.items() if not is_so]
        wrong += [n for n, is_so in bad.items() if is_so]
        if not wrong:
            break
    assert not wrong, (lies["id"], wrong, page.viewport_size)
    return str(lies["id"])


def target(page: Page) -> str:
    return page.locator("#coach").get_attribute("data-at") or ""


def pick_something(page: Page, id: str) -> None:
    """Pick what the slip points at, else something that is free."""
    at = page.locator(target(page)).first
    if id in ("second", "hold", "guest"):
        at.click()
    elif id in ("seat", "look"):
        at.locator("button").first.click()
    else:
        free = PRESSABLE.format("pick")
        rest = ':not([aria-checked="true"]):not([aria-pressed="true"])'
        first = page.locator(f":is(#tray, .choose) {free}{rest}")
        if page.locator('#row [aria-checked="true"]').count():
            first = page.locator(f".table .seat.empty{rest}")
        covered = page.locator('#coach [data-do="lesson-tuck"]')
        covered.click()
        first.first.click()
        if page.locator("#coach.tucked").count():
            covered.click()


@pytest.mark.parametrize("game", GAMES)
def test_played_to_the_end_by_mouse(sized: Page, game: str) -> None:
    """Each lesson's slip lies inside the window, beside what it speaks of, and the game
    comes to its real end."""
    begin(sized, game)
    lessons: list[str] = []
    for _ in range(80):
        sized.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
        id = ""
        if sized.locator(SLIP).count():
            id = lies_well(sized)
            lessons += [id] if id not in lessons else []
        if pressable(sized, "lesson-on").count():
            sized.locator('#coach [data-do="lesson-on"]').click()
        elif pressable(sized, "onward").count():
            pressable(sized, "onward").first.click()
        elif pressable(sized, "confirm").count():
            pressable(sized, "confirm").first.click()
        elif pressable(sized, "again").count():
            if not sized.locator(SLIP).count():
                break  # else the end came between two looks
        elif id:
            pick_something(sized, id)
        sized.wait_for_timeout(120)
    assert lessons[-1] == "end"
    assert len(lessons) >= 9
    expect(pressable(sized, "again").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_played_to_the_end_by_keyboard(fresh_app: Page, game: str) -> None:
    """Tab, arrows, Enter and Space are enough; what is read takes no focus."""
    page = fresh_app
    begin(page, game)
    quicken(page)
    for _ in range(200):
        page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
        if page.locator('#coach:not([hidden]) [data-do="lesson-on"]').count():
            reach(page, '[data-do="lesson-on"]')
            page.keyboard.press("Enter")
        elif pressable(page, "onward").count():
            reach(page, '[data-do="onward"]')
            page.keyboard.press("Enter")
        elif pressable(page, "again").count():
            break
        elif pressable(page, "confirm").count():
            reach(page, '[data-do="confirm"]')
            page.keyboard.press("Enter")
        else:
            choose_by_keys(page)
        page.wait_for_timeout(150)
    expect(pressable(page, "again").first).to_be_visible()
    expect(page.locator(SLIP)).to_have_count(0)


def reach(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if page.locator(selector).and_(page.locator(":focus")).count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def choose_by_keys(page: Page) -> None:
    """Go to what can be picked and pick the first that is free."""
    if page.locator('#row [aria-checked="true"]').count():
        reach(page, ".seat")
        for key in ("Home", *["ArrowDown"] * 7, "End", *["ArrowUp"] * 7):
            page.keyboard.press(key)
            if page.locator(":focus.seat.empty").count():
                page.keyboard.press("Space")
                return
        raise AssertionError("no arrow leads to an empty seat")
    free = ':not([aria-checked="true"]):not([aria-pressed="true"])'
    reach(page, f':is(#tray, .choose) [data-do="pick"]{free}')
    page.keyboard.press("Space")


def test_left_and_resumed_after_a_reload(fresh_app: Page) -> None:
    """The first screen leads back to the same lesson."""
    page = fresh_app
    begin(page, BRIDESMAID)
    page.locator('[data-do="lesson-on"]').click()
    expect(page.locator("#coach")).to_have_attribute("data-lesson", "shelf")
    page.reload()
    until_ready(page)
    page.locator('.tags [data-do="first-game"]').click()
    expect(page.locator("#coach")).to_have_attribute("data-lesson", "shelf")
    page.locator('#bar [data-do="step-back"]').click()
    page.locator('.tags [data-do="go"][data-arg="saved"]').click()
    expect(page.locator('[data-do="resume"]')).to_have_count(0)


def test_a_lesson_is_announced_and_steals_no_focus(fresh_app: Page) -> None:
    """The words come into the polite live region that is there all the time; the focus
    stays where a choice is made."""
    page = fresh_app
    begin(page, BRIDESMAID)
    slip = page.locator("#coach")
    expect(page.get_by_role("complementary", name="Lesson 1 of 12")).to_be_visible()
    first = slip.locator("h2 + p").inner_text()
    expect(page.get_by_role("log").last).to_contain_text(first)
    assert page.locator("#coach :focus").count() == 0
    page.locator('#tray [data-arg="card:6"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(slip).to_have_attribute("data-lesson", "reveal", timeout=LONGEST_MS)
    assert page.locator("#coach :focus").count() == 0
    assert page.locator("#tray :focus").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_notes_of_a_first_round_are_in_nobodys_way(sized: Page, game: str) -> None:
    """What lies under a note can be pressed, and it lies on no words that say what to do;
    read, it is gone, after a reload too."""
    lay_table(sized, game, ["human", "bot:easy"])
    if game == BRIDESMAID:
        for _ in range(2):
            cards = sized.locator(".picks .pick")
            cards.first.wait_for()
            for card in range(5 if cards.count() > 5 else 2):
                cards.nth(card).click()
            pressable(sized, "confirm").click()
    note = sized.locator("#coach.line:not([hidden])")
    expect(note).to_be_visible(timeout=LONGEST_MS)
    sized.wait_for_timeout(100)
    lies = sized.evaluate(LIES)
    assert lies["inside"], lies
    assert lies["wide"], lies
    assert not lies["covers"], lies
    assert not lies["read"], lies
    first = sized.locator("#coach").get_attribute("data-lesson")
    sized.locator('[data-do="note-read"]').click()
    expect(sized.locator(f'#coach[data-lesson="{first}"]')).to_have_count(0)
    assert "note" in sized.evaluate('localStorage["table-sixteen/settings"]')


def test_every_game_is_either_taught_or_left_alone(fresh_app: Page) -> None:
    """The rules of each game offer its first game."""
    page = fresh_app
    for game in game_keys():
        page.locator(f'.invite [data-do="rules"][data-arg="{game}"]').click()
        expect(
            page.locator(f'[data-do="first-game"][data-arg="{game}"]')
        ).to_be_visible()
        page.locator('#bar [data-do="back"]').click()
