"""Every screen in every window, with letters of twice the size too: nothing is cut off.

What is measured is in `e2e.shots.faults`; the screens are those of `make shots`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from e2e.shots import faults
from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import SMALL, languages
from e2e.shots.stage import Stage, stage

LOOKS = [("small", 1), ("phone", 1), ("side", 1), ("tablet", 1), ("desktop", 1)]
LARGE = [("small", 2), ("desktop", 2)]
"""Windows, and how many times the usual size the letters have."""
EVERY = pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


@EVERY
def test_nothing_is_cut_off(on: Stage, screen: Screen) -> None:
    """Issue 6: no horizontal scroll from 320 px on, nothing clipped, no short word broken
    over two lines, whatever the names."""
    on.show(screen.visit())
    for window, size in LOOKS:
        on.look(SMALL[window], "light")
        wrong = faults.found(on.page, faults.WIDE, faults.SIDEWAYS, faults.CUT)
        if "W" * 9 not in on.page.inner_text("body"):  # names that break anywhere
            wrong += faults.found(on.page, faults.BROKEN)
        assert wrong == [], (window, size)


@pytest.mark.parametrize("language", languages()[1:])
@EVERY
def test_nothing_is_cut_off_in_other_languages(
    on: Stage, screen: Screen, language: str
) -> None:
    """No text overflows its box in any language, on the smallest phone and on a desk."""
    on.show(screen.visit(language))
    for window in ("small", "desktop"):
        on.look(SMALL[window], "light")
        wrong = faults.found(on.page, faults.WIDE, faults.SIDEWAYS, faults.CUT)
        assert wrong == [], window


@EVERY
def test_nothing_is_cut_off_in_large_letters(on: Stage, screen: Screen) -> None:
    """Issue 6: nothing is clipped with text of 200 %, and nothing needs scrolling
    sideways."""
    on.show(screen.visit())
    try:
        for window, size in LARGE:
            on.enlarge(size)
            on.look(SMALL[window], "light")
            wrong = faults.found(on.page, faults.WIDE, faults.CUT)
            assert wrong == [], (window, size)
    finally:
        on.enlarge(1)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        ("text => { text.closest('main').style.minWidth = '2000px'; }", faults.WIDE),
        ("text => { text.style.minWidth = '2000px'; }", faults.SIDEWAYS),
        (
            "text => { text.style = 'height: 20px; overflow: hidden'; }",
            faults.CUT,
        ),
        (
            "text => { text.style = 'width: 10px; overflow-wrap: anywhere'; }",
            faults.BROKEN,
        ),
    ],
    ids=["wide", "sideways", "cut", "broken"],
)
def test_a_fault_is_found(on: Stage, spoil: str, kind: str) -> None:
    """What these tests look for would be seen."""
    (about,) = [screen for screen in all_screens() if screen.name == "about/page"]
    on.show(about.visit())
    on.look(SMALL["phone"], "light")
    assert faults.found(on.page, kind) == []
    on.page.locator("#main p").first.evaluate(spoil)
    on.again()
    assert faults.found(on.page, kind) != []
