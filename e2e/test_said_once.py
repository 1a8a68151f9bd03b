"""What a screen reader makes of each screen: names are said once, and sheets speak."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.listening import Listener
from e2e.pages import until_ready
from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import SIZES
from e2e.shots.stage import Stage, stage
from e2e.standing import choose

TWICE = """() => {
  const tidy = (text) => (text ?? "").replace(/\\s+/g, " ").trim().toLowerCase();
  const name = (one) => one.getAttribute("aria-label") ?? one.innerText;
  return [...document.querySelectorAll("[title]")]
    .filter((one) => one.matches("button, a, input, select, section, ol, ul, [role]"))
    .filter((one) => !one.closest("[aria-hidden=true]") && tidy(one.title))
    .filter((one) => tidy(name(one)).includes(tidy(one.title)))
    .map((one) => one.outerHTML.slice(0, 120));
}"""
"""What has a title that its name says as well: most screen readers read both."""
RAISED = """() => [...document.querySelectorAll("sup, sub")]
  .filter((one) => !one.closest("[aria-hidden=true]")).map((one) => one.outerHTML)"""
"""Raised letters are a text of their own in the accessibility tree: "1", then "st"."""


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        width, height = SIZES["phone"]
        on.page.set_viewport_size({"width": width, "height": height})
        yield on


@pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)
def test_nothing_is_said_twice_or_in_pieces(on: Stage, screen: Screen) -> None:
    on.show(screen.visit())
    on.look(SIZES["phone"], "light")
    assert on.page.evaluate(TWICE) == []
    assert on.page.evaluate(RAISED) == []


def test_whose_turn_it_is_to_pick_a_hand(fresh_app: Page) -> None:
    """What was pressed is gone; the focus is at what is asked now, its answers next."""
    page = fresh_app
    choose(page, '[data-do="lobby"][data-arg="at-the-wedding-table"]')
    expect(page.locator("#bar h1")).to_be_focused()
    person = Listener(page)
    person.tab_to("button", "Hide the pawns")
    person.press("Enter")
    expect(page.locator("#main .go h3")).to_be_focused()
    assert person.at.name == "Ada, pick a hand"
    person.press("Tab")
    assert (person.at.role, person.at.name) == ("radio", "Left hand")


def test_what_a_thing_is_is_read_with_its_title(fresh_app: Page) -> None:
    """A sheet that explains is described by what it says."""
    page = fresh_app
    choose(page, '[data-do="lobby"][data-arg="always-a-bridesmaid"]')
    choose(page, '[data-do="deal"]')
    person = Listener(page)
    person.tab_to("option", "")
    person.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet).to_have_accessible_description(re.compile("An Accessory. .+"))


def test_the_light_says_which_it_is(fresh_app: Page) -> None:
    """Sun and moon have no state; what a press brought is said."""
    page = fresh_app
    until_ready(page)
    person = Listener(page)
    person.tab_to("button", "Light or dark")
    person.press("Enter")
    person.wait(lambda _, text: text == "Black tie")
    person.press("Enter")
    person.wait(lambda _, text: text == "Light")
