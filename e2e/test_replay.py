"""Looking back at a game in a browser: by hand, by itself, by link (issue 6)."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import watched
from e2e.pages import until_ready
from e2e.playing import pressable
from e2e.test_links import BOTH, BRIDESMAID, TABLES, WEDDING, fits, opened, played
from engine.link import encode_link, replay_link, table_link

QUICK = """localStorage.setItem("table-sixteen/settings", '{"pace": "quick"}')"""
SMALL = """all => all.filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return Math.min(width, height) < 44;
}).map((control) => control.outerHTML)"""
"""What of these controls a finger may miss."""
WIDTHS = pytest.mark.parametrize("width", [320, 390, 1280])


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def replay_of(page: Page, site: str, game: str, moment: int) -> int:
    """Open the replay of a finished game at a moment; return how many moves it has."""
    table = played(game, 999)
    opened(page, site, encode_link(replay_link(table.record, moment)))
    expect(scrubber(page)).to_have_value(str(moment))
    return len(table.steps)


def at_the_end(page: Page, site: str, game: str) -> None:
    """Open the end of a game that is kept on this device."""
    opened(page, site, encode_link(table_link(played(game, 999))))
    pressable(page, "replay-keep").click()
    expect(pressable(page, "replay-keep")).to_have_count(0)
    pressable(page, "replay-close").click()
    page.locator('[data-do="go"][data-arg="saved"]').click()
    pressable(page, "resume").first.click()
    expect(pressable(page, "again")).to_be_visible()


@BOTH
def test_the_scrubber_leads_through_the_game(page: Page, site: str, game: str) -> None:
    """By its own keys, to any moment; what happened there is said, and nothing is shown
    twice as something to press."""
    last = replay_of(page, site, game, 4)
    before = page.locator(".happened").inner_text()
    scrubber(page).focus()
    page.keyboard.press("ArrowRight")
    expect(scrubber(page)).to_have_value("5")
    expect(scrubber(page)).to_have_attribute("aria-valuetext", f"Move 5 of {last}")
    expect(page.locator(".happened")).not_to_have_text(before)
    page.keyboard.press("End")
    expect(page.locator(".bar-mid .note")).to_have_text(f"Move {last} of {last}")
    page.keyboard.press("Home")
    expect(page.locator(".bar-mid .note")).to_have_text("Before the first move")
    box = scrubber(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    half = int(scrubber(page).input_value())
    assert abs(half - last / 2) <= 1
    expect(page.locator(".bar-mid .note")).to_have_text(f"Move {half} of {last}")
    assert page.locator("#main [data-do], #held [data-do]").count() == 0


def test_keys_lead_through_it_wherever_the_focus_is(page: Page, site: str) -> None:
    """Arrows, Home, End; Escape leaves."""
    last = replay_of(page, site, WEDDING, 4)
    for key, moment in (
        ("ArrowRight", 5),
        ("ArrowLeft", 4),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("End", last),
    ):
        page.keyboard.press(key)
        expect(scrubber(page)).to_have_value(str(moment))
    page.keyboard.press("Escape")
    expect(page.locator("body.p-home")).to_have_count(1)


@BOTH
def test_it_goes_on_by_itself_and_stops_at_the_end(
    page: Page, site: str, game: str
) -> None:
    """Space sets it going; the scrubber moves along though it has the focus."""
    page.goto(site)
    page.evaluate(QUICK)
    last = len(played(game, 999).steps)
    replay_of(page, site, game, last - 3)
    scrubber(page).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(scrubber(page)).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()


@BOTH
def test_a_link_to_a_moment_is_sent_and_opens_there(
    page: Page, site: str, game: str
) -> None:
    """The address in the sheet opens the same moment elsewhere; there it can be kept."""
    replay_of(page, site, game, 3)
    pressable(page, "replay-later").click()
    pressable(page, "replay-share").click()
    address = page.locator("#share-link").input_value()
    fits(page)
    with page.context.browser.new_context() as elsewhere:  # type: ignore[union-attr]  # it is not persistent
        for other in watched(elsewhere.new_page(), site):
            other.goto(address)
            until_ready(other)
            expect(scrubber(other)).to_have_value("4")
            expect(other.locator(".happened")).to_have_text(
                page.locator(".happened").inner_text()
            )
            assert not other.evaluate(TABLES)
            pressable(other, "replay-keep").click()
            expect(pressable(other, "replay-keep")).to_have_count(0)
            assert len(other.evaluate(TABLES)) == 1


@BOTH
def test_playing_on_opens_a_table_of_its_own(page: Page, site: str, game: str) -> None:
    """From the end screen: the old table stays to the letter, the new one has its start."""
    at_the_end(page, site, game)
    [old] = page.evaluate(TABLES)
    pressable(page, "replay").click()
    expect(scrubber(page)).to_have_value("0")
    pressable(page, "replay-later").click()
    pressable(page, "replay-later").click()
    pressable(page, "replay-on").first.click()
    seat = page.get_by_role("dialog").locator('[data-do="replay-on"][data-arg="1"]')
    seat.click()
    expect(page.locator("h1")).not_to_have_text("Looking back")
    expect(page.locator("#slip")).to_contain_text("A new table")
    kept = dict(page.evaluate(TABLES))
    assert kept.pop(old[0]) == old[1]
    [new] = kept.values()
    record, before = json.loads(new)["record"], json.loads(old[1])["record"]
    assert record["deal"] == before["deal"]
    assert record["steps"][:2] == before["steps"][:2]
    assert record["seats"][1]["kind"] == "human"
    assert record["seats"][0]["kind"] == "bot:hard"


def test_a_line_of_the_log_leads_to_its_moment(page: Page, site: str) -> None:
    """In the replay's own log, where the moment one is at is marked."""
    replay_of(page, site, BRIDESMAID, 2)
    pressable(page, "replay-log").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('[aria-current="step"]').first).to_be_visible()
    fits(page)
    line = dialog.locator('[data-do="replay-to"][data-arg="7"]').first
    said = line.inner_text()
    line.click()
    expect(dialog).to_have_count(0)
    expect(scrubber(page)).to_have_value("7")
    expect(page.locator(".happened")).to_contain_text(said)


def test_other_eyes_see_other_hands(page: Page, site: str) -> None:
    """After the game each seat's eyes can be borrowed; everybody's show no hand."""
    replay_of(page, site, BRIDESMAID, 2)
    eyes = page.get_by_role("combobox", name="Whose eyes")
    expect(eyes).to_have_value("")
    expect(page.locator("#held .hand")).to_have_count(0)
    hands = []
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(page.locator("#held .hand")).to_have_count(1)
        hands.append(page.locator("#held .hand").inner_html())
    assert hands[0] != hands[1]


@WIDTHS
@BOTH
def test_it_fits_with_targets_large_enough(
    page: Page, site: str, game: str, width: int
) -> None:
    """No window is too narrow at any moment, and a finger meets every button."""
    page.set_viewport_size({"width": width, "height": 700})
    last = replay_of(page, site, game, 0)
    for moment in range(0, last + 1, 3):
        scrubber(page).fill(str(moment))
        expect(page.locator(".scrub output")).to_have_text(f"{moment}/{last}")
        fits(page)
        assert (
            page.locator("#tray :is(button, select, input)").evaluate_all(SMALL) == []
        )


def test_the_guest_book_leads_to_it_and_back(page: Page, site: str) -> None:
    """A finished row has it, at 320 px too; Back is the guest book again."""
    page.set_viewport_size({"width": 320, "height": 640})
    at_the_end(page, site, BRIDESMAID)
    pressable(page, "home").first.click()
    page.locator('[data-do="go"][data-arg="saved"]').click()
    fits(page)
    pressable(page, "replay").click()
    expect(page.locator("h1")).to_have_text("Looking back")
    page.go_back()
    expect(page.locator("h1")).to_have_text(re.compile("Guest book", re.IGNORECASE))


IN_VIEW = """() => {
  const top = document.querySelector(".replaybar").getBoundingClientRect().top;
  const parts = ".table, .seatp, .mine, #held .card, #held .guest";
  const bottoms = [...document.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.height > 0).map((box) => box.bottom);
  return Math.round(Math.max(...bottoms) - top);
}"""
"""How far the board or the hand reaches under the bar of the replay."""


@BOTH
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_board_and_hand_are_above_the_bar(
    page: Page, site: str, game: str, width: int, height: int
) -> None:
    """Nothing of what is looked at lies under what leads through it."""
    page.set_viewport_size({"width": width, "height": height})
    for moment in (3, 4):
        replay_of(page, site, game, moment)
        assert page.evaluate(IN_VIEW) <= 0


@BOTH
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (844, 390), (390, 844)])
def test_the_scrubber_is_drawn_along_from_the_end(
    page: Page, site: str, game: str, width: int, height: int
) -> None:
    """With a mouse held down it goes wherever the hand does, out of the last screen too."""
    page.set_viewport_size({"width": width, "height": height})
    last = replay_of(page, site, game, len(played(game, 999).steps))
    box = scrubber(page).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    across = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 6, across)
    page.mouse.down()
    expect(scrubber(page)).to_have_value("0")
    for share in (0.2, 0.4, 0.6, 0.8):
        page.mouse.move(box["x"] + box["width"] * share, across)
    page.mouse.up()
    expect(scrubber(page)).not_to_have_value("0")
    assert abs(int(scrubber(page).input_value()) - 0.8 * last) <= 2
