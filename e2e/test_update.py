"""One release after another, in a browser that has kept the one before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DIST
from e2e.deploying import (
    KEPT_MS,
    Host,
    build,
    caches_of,
    changed_copy,
    look_for_release,
    opened,
    release_in,
    release_of,
    until_kept,
    visitor,
)
from e2e.pages import START_MS, until_ready
from e2e.playing import home, lay_table, press_something, pressable, quicken
from engine.rng import Rng
from tools.withdraw import withdraw

WEDDING = "at-the-wedding-table"
TABLES = (
    "Object.fromEntries(Object.entries(localStorage)"
    ".filter(([key]) => key.startsWith('table-sixteen/table/')))"
)
HELLO = "The pleasure of your company is requested"


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the next release: other words, and a newer format of saved tables."""
    copy = changed_copy(
        tmp_path_factory.mktemp("new") / "source",
        ("engine/text/en/home.py", HELLO, "You are cordially invited again"),
        ("ui/saved.py", "FORMAT = 1\n", "FORMAT = 2\n"),
        ("static/css/base.css", "/*", "/* Another release. */ /*"),
    )
    return build(copy, copy.parent / "dist")


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a release that does not start."""
    copy = changed_copy(
        tmp_path_factory.mktemp("bad") / "source",
        ("ui/main.py", "browser = this_browser()", "browser = this_browser(1 / 0)"),
    )
    return build(copy, copy.parent / "dist")


def some_moves(page: Page, seed: int, count: int = 12) -> None:
    lay_table(page, WEDDING, ["human", "bot:easy"])
    quicken(page)
    rng = Rng(seed)
    for _ in range(count):
        press_something(page, rng)


def offered(page: Page) -> None:
    expect(page.locator("#slip")).to_contain_text("fresh edition", timeout=KEPT_MS)


def until_not_kept(page: Page) -> None:
    """Look again while the browser joins what it finds with a look from before."""
    for _ in range(6):
        look_for_release(page)
        for _ in range(20):
            if "offline" not in page.locator("#foot").inner_text():
                return
            page.wait_for_timeout(500)
    raise AssertionError("the page is kept on the device still")


def until_release(page: Page, release: str) -> None:
    page.locator(f'html[data-release="{release}"]').wait_for(
        state="attached", timeout=START_MS
    )
    until_ready(page)


def test_one_click_ends_on_the_new_release(
    browser: Browser, host: Host, profile: Path, new: Path
) -> None:
    """Asked once, between games; one click; every table is there and goes on."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address, "#kept")
        until_kept(page)
        some_moves(page, 1)
        host.put_up(new)
        look_for_release(page)
        page.wait_for_timeout(4_000)
        expect(page.locator("#slip")).to_be_empty()
        home(page)
        offered(page)
        before = page.evaluate(TABLES)
        assert len(before) == 1
        pressable(page, "renew").click()
        until_release(page, release_in(new))
        assert page.evaluate("location.hash") == "#kept"
        assert page.evaluate(TABLES) == before
        expect(page.locator("#main")).to_contain_text("cordially invited again")
        until_kept(page)
        look_for_release(page)
        page.wait_for_timeout(2_000)
        expect(page.locator("#slip")).to_be_empty()
        assert caches_of(page) == [release_in(new)]
        pressable(page, "resume").first.click()
        rng = Rng(2)
        for _ in range(4):
            press_something(page, rng)
        assert list(page.evaluate(TABLES)) == list(before)
        page.watch.expect_nothing()
    host.stop()
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        assert release_of(page) == release_in(new)


def test_who_declines_is_not_asked_again(
    browser: Browser, host: Host, profile: Path, new: Path
) -> None:
    """Declined is declined, after a reload too; About keeps the way open."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        host.put_up(new)
        look_for_release(page)
        offered(page)
        pressable(page, "decline").click()
        expect(page.locator("#slip")).to_be_empty()
        page.reload()
        until_ready(page)
        until_kept(page)
        page.wait_for_timeout(2_000)
        assert release_of(page) == release_in(DIST)
        expect(page.locator("#slip")).to_be_empty()
        page.locator('[data-do="go"][data-arg="about"]').click()
        pressable(page, "renew").click()
        until_release(page, release_in(new))
        page.watch.expect_nothing()


def test_a_window_in_the_middle_of_a_turn_keeps_its_release(
    browser: Browser, host: Host, profile: Path, new: Path
) -> None:
    """One window goes over; the other goes on as it was, whole, and follows at home.

    Neither overwrites what the other one saved: the old release refuses what the new one
    wrote, and keeps what it plays itself beside it.
    """
    with visitor(browser, profile) as context:
        one = opened(context, host.address)
        until_kept(one)
        some_moves(one, 1)
        home(one)
        two = opened(context, host.address)
        pressable(two, "resume").first.click()
        pressable(two, "pick").first.click()
        picked = two.locator("#main").inner_html()
        host.put_up(new)
        look_for_release(one)
        offered(one)
        pressable(one, "renew").click()
        until_release(one, release_in(new))
        until_kept(one)
        assert release_of(two) == release_in(DIST)
        assert two.locator("#main").inner_html() == picked
        style = "document.querySelector('link[rel=stylesheet]').href"
        assert two.evaluate(f"fetch({style}).then(answer => answer.status)") == 200
        assert caches_of(one) == sorted([release_in(DIST), release_in(new)])
        pressable(one, "resume").first.click()
        one.locator('[data-do="window-as"][data-arg="0"]').click()
        pressable(one, "window-sit").click()
        rng = Rng(5)
        for _ in range(4):
            press_something(one, rng)
        home(one)
        (theirs,) = one.evaluate(TABLES).items()
        assert json.loads(theirs[1])["format"] == 2
        for _ in range(4):
            press_something(two, rng)
        both = two.evaluate(TABLES)
        assert len(both) == 2
        assert both[theirs[0]] == theirs[1]
        two.bring_to_front()
        home(two)
        until_release(two, release_in(new))
        until_kept(two)
        assert caches_of(two) == [release_in(new)]
        two.locator('[data-do="go"][data-arg="saved"]').click()
        expect(two.locator(".saved .open")).to_have_count(2)


def test_an_older_release_refuses_what_a_newer_one_wrote(
    browser: Browser, host: Host, profile: Path
) -> None:
    """With a sentence; the entry stays as it is, to the letter."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        some_moves(page, 1, 4)
        home(page)
        ((key, text),) = page.evaluate(TABLES).items()
        later = json.dumps({**json.loads(text), "format": 9})
        page.evaluate("([k, t]) => localStorage.setItem(k, t)", [key, later])
        page.locator('[data-do="go"][data-arg="saved"]').click()
        expect(page.locator("#main")).to_contain_text("newer edition")
        assert not pressable(page, "resume").count()
        assert page.evaluate(TABLES) == {key: later}


@pytest.mark.parametrize("how", ["missing", "altered"])
def test_a_broken_release_leaves_the_old_one_running(
    browser: Browser, host: Host, profile: Path, new: Path, how: str
) -> None:
    """A file is missing or not as it was built: the page stays as it is, also offline."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        host.put_up(new)
        [broken] = host.folder.glob("app.*.bin")
        if how == "missing":
            broken.unlink()
        else:
            broken.write_bytes(broken.read_bytes()[:-1] + b"x")
        look_for_release(page)
        page.wait_for_timeout(5_000)
        expect(page.locator("#slip")).to_be_empty()
        assert caches_of(page) == [release_in(DIST)]
        page.reload()
        until_ready(page)
        until_kept(page)
        assert release_of(page) == release_in(DIST)
        host.put_up(new)
        look_for_release(page)
        offered(page)


def test_a_release_that_does_not_start_is_replaced_by_the_next(
    browser: Browser, host: Host, profile: Path, new: Path, bad: Path
) -> None:
    """Python never comes up in the bad one, and still one click leads out of it."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        some_moves(page, 1)
        home(page)
        before = page.evaluate(TABLES)
        host.put_up(bad)
        look_for_release(page)
        offered(page)
        pressable(page, "renew").click()
        panel = page.get_by_role("alertdialog")
        panel.wait_for(timeout=START_MS)
        assert release_of(page) == release_in(bad)
        host.put_up(new)
        page.reload()
        panel.wait_for(timeout=START_MS)
        for _ in range(200):
            arriving = page.evaluate(
                "navigator.serviceWorker.getRegistration()"
                ".then(r => Boolean(r.installing || r.waiting))"
            )
            if release_in(new) in caches_of(page) and not arriving:
                break
            page.wait_for_timeout(300)
        page.locator('[data-rescue="reload"]').click()
        until_release(page, release_in(new))
        assert page.evaluate(TABLES) == before


def test_a_site_can_be_withdrawn_from_the_devices_that_keep_it(
    browser: Browser, host: Host, profile: Path, new: Path
) -> None:
    """`tools.withdraw`: nothing of the page stays there, and every saved table does."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        some_moves(page, 1)
        home(page)
        before = page.evaluate(TABLES)
        host.put_up(new)
        withdraw(host.folder)
        until_not_kept(page)
        page.reload()
        until_ready(page)
        assert release_of(page) == release_in(new)
        page.wait_for_timeout(2_000)
        assert caches_of(page) == []
        assert page.evaluate(TABLES) == before
        expect(page.locator("#foot")).not_to_contain_text("offline")
        host.put_up(new)
        page.reload()
        until_ready(page)
        until_kept(page)
        assert page.evaluate(TABLES) == before


def test_a_table_that_was_up_is_up_again(
    browser: Browser, host: Host, profile: Path
) -> None:
    """What is loaded again for a newer release carries on where the person was."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        some_moves(page, 1, 4)
        [key] = page.evaluate(TABLES)
        page.evaluate(
            "id => sessionStorage.setItem('table-sixteen/carry-on', id)",
            key.rpartition("/")[2],
        )
        page.reload()
        until_ready(page)
        expect(page.locator('[data-do="sheet"]').first).to_be_visible()
        page.reload()
        until_ready(page)
        expect(page.locator("#foot")).to_be_visible()
