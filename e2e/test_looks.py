"""The main ten screens look as they did when `make looks` was last run and looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.looks import (
    DIFFERENT,
    KEPT,
    MAIN,
    MOST,
    WAYS,
    difference,
    file_of,
    laboratory,
    seen_now,
    shown,
)
from e2e.shots.stage import Stage, stage

MOVED = "main => { main.style.position = 'relative'; main.style.top = '9px'; }"
GONE = "main => { document.querySelector('.btn-wax').style.visibility = 'hidden'; }"
OTHER = "main => { document.documentElement.style.setProperty('--wax', '#2f6f8c'); }"


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


@pytest.fixture(scope="module")
def lab(browser: Browser) -> Iterator[Page]:
    page = laboratory(browser)
    yield page
    page.close()


@pytest.mark.parametrize("name", MAIN)
def test_a_screen_looks_as_it_did(on: Stage, lab: Page, name: str) -> None:
    """Issue 6: the main ten screens are compared with a tolerance. Where one is meant to
    look different: look at build/looks, then `make looks`."""
    wrong = []
    for _ in shown(on, (name,)):
        for way in WAYS:
            file = file_of(name, way)
            now = seen_now(on, lab, way)
            share, picture = difference(lab, file.read_bytes(), now)
            if share > MOST:
                DIFFERENT.mkdir(parents=True, exist_ok=True)
                DIFFERENT.joinpath(file.name).write_bytes(now)
                marked = DIFFERENT / f"{file.stem}.png"
                marked.write_bytes(picture)
                wrong.append(f"{share:.1%} of {file.name} differ, see {marked}")
    assert wrong == []


@pytest.mark.parametrize(
    "change", [MOVED, GONE, OTHER], ids=["moved", "gone", "colour"]
)
def test_a_change_is_seen(on: Stage, lab: Page, change: str) -> None:
    """9 px are enough, or a button that is not there, or one in another colour."""
    way = WAYS[0]
    for name in shown(on, ("bridesmaid/picked",)):
        kept = file_of(name, way).read_bytes()
        on.page.locator("#main").evaluate(change)
        try:
            share, _ = difference(lab, kept, seen_now(on, lab, way))
        finally:
            on.again()
        assert share > MOST


def test_the_pictures_are_small() -> None:
    """They are in every clone: less than 600 kB, and none that nobody compares."""
    files = set(KEPT.iterdir())
    assert files == {file_of(name, way) for name in MAIN for way in WAYS}
    assert sum(file.stat().st_size for file in files) < 600_000
