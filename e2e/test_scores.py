"""How points came about, in a browser: by mouse and by keyboard, on a phone and wide."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import watched
from e2e.playing import pressable
from e2e.test_links import BOTH, BRIDESMAID, ID, WEDDING, fits, opened, played, sit
from e2e.test_replay import SMALL, at_the_end, scrubber
from engine.games.at_the_wedding_table.scoring import gifts, terms
from engine.link import encode_link, replay_link, table_link

SIZES = {"phone": (390, 844), "desktop": (1280, 800), "small": (320, 640)}


@pytest.fixture(params=SIZES)
def page(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """Return a page that has been nowhere yet, in each of the sizes."""
    width, height = SIZES[request.param]
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        yield from watched(context.new_page(), site)


def is_wide(page: Page) -> bool:
    size = page.viewport_size
    assert size is not None
    return size["width"] >= 1024


def a_rich_guest(steps: int) -> tuple[int, int, dict[int, int], int]:
    """Return a seat of the game, what it is worth, who gives what, what it gives."""
    state = played(WEDDING, steps).state
    deck, table = state.deal.guests, state.table

    def givers(place: int) -> dict[int, int]:
        found = terms(deck, table, place)
        return {t.place: t.points for t in found if t.points and t.place != place}

    taken = [place for place, placed in enumerate(table, 1) if placed]
    place = max(taken, key=lambda p: (len(givers(p)), len(gifts(deck, table, p))))
    assert givers(place)
    given = sum(gift.points for gift in gifts(deck, table, place))
    return place, state.worth[place - 1], givers(place), given


def look_at(page: Page, place: int) -> Locator:
    return page.locator(f'[data-do="look"][data-arg="look:{place}"]')


def total(rows: Locator) -> int:
    """Return the sum of rows as they are printed."""
    numbers = [
        text.replace("−", "-").replace("+", "") for text in rows.all_inner_texts()
    ]
    return sum(map(int, numbers))


def marks(page: Page, worth: int, gives: dict[int, int]) -> None:
    """On the table: +n on each seat that gives, and the sum at the guest."""
    expect(page.locator(".adds.sum")).to_have_text(str(worth))
    for place, points in gives.items():
        badge = page.locator(f".s{place} > .adds")
        expect(badge).to_be_visible()
        expect(badge).to_have_text(f"+{points}")
    expect(page.locator(".seatwrap > .adds:not(.sum)")).to_have_count(len(gives))


def rows_are(page: Page, worth: int, given: int) -> None:
    """The rows, in the panel or in the sheet that the phone's verdict leads to."""
    where = page.locator(".inspect")
    if not is_wide(page):
        page.get_by_role("button", name="Row by row").last.click()
        where = page.get_by_role("dialog")
    assert total(where.locator(".sumlist:not(.given *) b")) == worth
    assert total(where.locator(".given b")) == given
    fits(page)
    if not is_wide(page):
        page.keyboard.press("Escape")


def at_a_table(page: Page, site: str, game: str, steps: int) -> None:
    opened(page, site, encode_link(table_link(played(game, steps), ID)))
    sit(page, "0")
    while pressable(page, "onward").count():
        pressable(page, "onward").click()


def test_a_guest_tells_who_gave_which_point(page: Page, site: str) -> None:
    """Pressed, then by Enter from the keyboard; Escape looks away."""
    at_a_table(page, site, WEDDING, 12)
    place, worth, gives, given = a_rich_guest(12)
    look_at(page, place).click()
    marks(page, worth, gives)
    rows_are(page, worth, given)
    page.keyboard.press("Escape")
    expect(page.locator(".adds.sum")).to_have_count(0)
    look_at(page, place).focus()
    page.keyboard.press("Enter")
    marks(page, worth, gives)
    expect(look_at(page, place)).to_be_focused()
    expect(look_at(page, place)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(page.locator(".adds.sum")).to_have_count(0)
    fits(page)


def test_a_guest_of_a_replay_tells_it_too(page: Page, site: str) -> None:
    """At a moment of it; Escape looks away first, and leaves then."""
    place, worth, gives, given = a_rich_guest(12)
    opened(page, site, encode_link(replay_link(played(WEDDING, 999).record, 12)))
    look_at(page, place).click()
    marks(page, worth, gives)
    rows_are(page, worth, given)
    fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".adds.sum")).to_have_count(0)
    look_at(page, place).focus()
    page.keyboard.press("Enter")
    marks(page, worth, gives)
    pressable(page, "replay-later").click()
    expect(page.locator(".adds.sum")).to_have_count(0)
    expect(scrubber(page)).to_have_value("13")


def test_a_guest_of_the_end_tells_it_too(page: Page, site: str) -> None:
    """On the picture of the finished table: arrows lead along its edges, Enter asks."""
    at_the_end(page, site, WEDDING)
    place, worth, gives, given = a_rich_guest(16)
    look_at(page, place).click()
    expect(look_at(page, place)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".mt-plus")).to_have_count(len(gives))
    asked = page.locator(".asked")
    assert total(asked.locator(".sumlist:not(.given *) b")) == worth
    assert total(asked.locator(".given b")) == given
    look_at(page, 3).focus()
    for key, to in (("ArrowRight", 4), ("ArrowDown", 13), ("ArrowLeft", 14)):
        page.keyboard.press(key)
        expect(look_at(page, to)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".asked h3")).to_contain_text("at 14")
    fits(page)


def test_a_score_opens_into_its_guests(page: Page, site: str) -> None:
    """The chip, then a row: both add up; the focus goes back to the chip."""
    at_a_table(page, site, WEDDING, 12)
    state = played(WEDDING, 12).state
    for who, chip in enumerate(page.locator(".scorechip").all()):
        chip.focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog")
        seat = (state.deal.bride, 1 - state.deal.bride)[who]
        assert total(sheet.locator(".entry .favour b")) == state.scores[seat]
        sheet.locator("summary").first.focus()
        page.keyboard.press("Enter")
        first = sheet.locator(".fold").first
        expect(first.locator(".sumlist").first).to_be_visible()
        worth = int(first.locator(".favour b").inner_text())
        assert total(first.locator(".sumlist:not(.given *) b")) == worth
        fits(page)
        page.keyboard.press("Escape")
        expect(chip).to_be_focused()
    assert page.locator(".scorechip").evaluate_all(SMALL) == []


def test_the_cake_stand_says_what_the_next_point_costs(page: Page, site: str) -> None:
    """Pressed anywhere on it, or by Enter; the places add up by their cards."""
    steps = next(n for n in range(3, 40) if played(BRIDESMAID, n).state.phase == "play")
    at_a_table(page, site, BRIDESMAID, steps + 1)
    page.locator(".stand-why").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("If the round ended now")
    expect(sheet.locator(".pays-place")).to_have_count(3)
    for row in sheet.locator(".pays-one").all():
        line = row.locator("small").inner_text().replace("− ", "-").replace("−", "-")
        cards = [int(n) for n in re.findall(r"-?\d+", line)]
        shown = row.locator(".fig").get_attribute("aria-label") or ""
        assert sum(cards) == int(shown.replace("−", "-"))
    expect(sheet.get_by_text("What the next point costs")).to_be_visible()
    fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".stand-why")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    pressable(page, "close").last.click()
    expect(sheet).to_have_count(0)


def test_a_scored_round_says_how_it_was_paid(page: Page, site: str) -> None:
    """From the ranking and from the head of its column, then at the end."""
    table = played(BRIDESMAID, 999)
    scored = [n for n, s in enumerate(table.states) if s.phase == "display"]
    opened(page, site, encode_link(replay_link(table.record, scored[-1])))
    round = table.states[scored[-1]].round
    for opener in page.locator(
        f'#main [data-do="why"][data-arg="round:{round}"]'
    ).all():
        opener.click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(f"Round {round}, how it was paid")
        expect(sheet.locator(".pays-one")).to_have_count(3)
        page.keyboard.press("Escape")
    assert page.locator('#main [data-do="why"]').evaluate_all(SMALL) == []
    at_the_end(page, site, BRIDESMAID)
    page.get_by_role("button", name="Round 1, how it was paid").click()
    expect(page.get_by_role("dialog").locator(".pays-place")).to_have_count(3)
    fits(page)


@BOTH
def test_the_race_leads_to_its_moments(page: Page, site: str, game: str) -> None:
    """A point of it, by mouse and by arrows; a row of its numbers; all as in the replay."""
    at_the_end(page, site, game)
    stops = page.locator(".stop")
    count = stops.count()
    assert count == (17 if game == WEDDING else 4)
    drawing = page.locator(".plot svg").bounding_box()
    last = stops.last.bounding_box()
    assert drawing is not None
    assert last is not None
    assert abs(last["x"] + last["width"] - drawing["x"] - 0.92 * drawing["width"]) < 2
    fits(page)
    events = stops.nth(2).get_attribute("data-arg")
    stops.nth(2).click()
    expect(scrubber(page)).to_be_visible()
    at = scrubber(page).input_value()
    assert at == events or game == BRIDESMAID
    pressable(page, "replay-close").click()
    stops.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(stops.nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(scrubber(page)).to_have_value(at)
    pressable(page, "replay-close").click()
    page.get_by_text("The numbers behind it").click()
    rows = page.locator(".race tbody tr")
    expect(rows).to_have_count(count)
    assert rows.locator("button").evaluate_all(SMALL) == []
    fits(page)
    rows.nth(2).get_by_role("button").click()
    expect(scrubber(page)).to_have_value(at)
