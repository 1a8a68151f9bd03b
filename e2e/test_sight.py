"""What people make of the page who see little, see it large, or in their own colours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from e2e import sight
from e2e.shots import faults
from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import SIZES, SMALL, THEMES
from e2e.shots.stage import Stage, stage
from e2e.test_axe import COLOURS, found

EVERY = pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)
FAR_IN = {"400 %": (320, 256), "200 %": (640, 512)}
"""A window of 1280 × 1024 at these sizes, in CSS pixels (WCAG 1.4.10)."""
TAP = 44
RINGED = {
    "home/tables", "lobby/wedding", "book/tables", "bridesmaid/picked", "wedding/seat",
    "bridesmaid/menu", "wedding/end", "replay/wedding",
}  # fmt: skip
"""Screens that together have every kind of thing to press; pictures of them take long."""


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


@pytest.fixture(scope="module")
def forced(browser: Browser, site: str) -> Iterator[Stage]:
    """Return a stage on which the system says which few colours there are."""
    with stage(browser, site, forced_colors="active") as on:
        yield on


@pytest.fixture(scope="module")
def contrasting(browser: Browser, site: str) -> Iterator[Stage]:
    """Return a stage for somebody who asked the system for more contrast."""
    with stage(browser, site, contrast="more") as on:
        yield on


@EVERY
def test_it_can_be_looked_at_very_large(on: Stage, screen: Screen) -> None:
    """At 200 % and at 400 % all of it is there in one column or two: nothing is cut off,
    nothing scrolls sideways, and nothing sticks over half of the window."""
    on.show(screen.visit())
    for zoom, size in FAR_IN.items():
        on.look(size, "light")
        wrong = faults.found(on.page, faults.WIDE, faults.CUT, sight.STICKING)
        assert wrong == [], zoom


@EVERY
def test_everything_is_large_enough_to_hit(on: Stage, screen: Screen) -> None:
    """44 px each way for whatever is pressed, from the smallest phone to a desktop."""
    on.show(screen.visit())
    for window in ("small", "phone", "side", "desktop"):
        on.look(SMALL[window], "light")
        assert on.page.evaluate(sight.SMALL_TARGETS, TAP) == [], window
    assert on.page.evaluate(sight.SAME_ELSEWHERE) == [[], 0]
    on.again()


@EVERY
def test_forced_colours_leave_it_readable(forced: Stage, screen: Screen) -> None:
    """In a system's high contrast: text that can be read, and what is chosen, on or open
    looks other than what is not."""
    forced.show(screen.visit())
    for theme in THEMES:
        forced.look(SIZES["phone"], theme)
        assert found(forced, COLOURS) == []
        assert forced.page.evaluate(sight.SAME_CHOSEN) == []


@EVERY
def test_more_contrast_has_more(contrasting: Stage, screen: Screen) -> None:
    """Who asks for more contrast has 7:1 for whatever is read, in both themes."""
    contrasting.show(screen.visit())
    for theme in THEMES:
        contrasting.look(SIZES["phone"], theme)
        assert found(contrasting, ["color-contrast-enhanced"]) == []


@pytest.mark.parametrize("way", [*THEMES, "forced"])
def test_the_ring_is_seen(browser: Browser, site: str, way: str) -> None:
    """WCAG 2.4.13: of every kind of thing that can have the focus, as many pixels change by
    3:1 as a line of 2 px around it has; in both themes and in forced colours."""
    more = {"forced_colors": "active"} if way == "forced" else {}
    known: set[str] = set()
    thin: list[str] = []
    lab = browser.new_page()
    with stage(browser, site, **more) as on:
        for screen in (one for one in all_screens() if one.name in RINGED):
            on.show(screen.visit())
            on.look(SIZES["phone"], "light" if way == "forced" else way)
            on.page.keyboard.press("Tab")
            for at, kind in sight.new_kinds(on.page, known):
                changed, around = sight.ring(on.page, lab, at)
                if changed < 2 * around * 0.9:  # round corners are shorter
                    thin.append(
                        f"{kind}: {changed} of {2 * around:.0f} on {screen.name}"
                    )
            on.again()
    lab.close()
    assert len(known) > 30
    assert thin == []
