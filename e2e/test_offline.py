"""Kept on the device: after one visit nothing more is needed of the network."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DIST
from e2e.deploying import (
    KEPT_MS,
    Host,
    caches_of,
    opened,
    release_in,
    release_of,
    until_kept,
    visitor,
)
from e2e.pages import until_ready
from e2e.playing import home, lay_table, play_on, pressable, quicken
from engine.rng import Rng

GAMES = {
    "always-a-bridesmaid": ["human", "bot:easy", "bot:easy"],
    "at-the-wedding-table": ["human", "bot:easy"],
}


SOME_ARE_KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((n) => caches.open(n)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().length > 5;
}"""


def test_everything_works_without_a_server(
    browser: Browser, host: Host, profile: Path
) -> None:
    """Browser restarted, server stopped: a whole game of each kind and all screens."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        assert caches_of(page) == [release_in(DIST)]
        page.watch.expect_nothing()
    host.stop()
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        assert release_of(page) == release_in(DIST)
        for game, kinds in GAMES.items():
            lay_table(page, game, kinds)
            quicken(page)
            play_on(page, Rng(3))
            home(page)
            pressable(page, "rules").first.click()
            expect(page.locator("h1")).to_be_visible()
            pressable(page, "back").first.click()
        page.locator('[data-do="go"][data-arg="saved"]').click()
        expect(page.locator(".saved")).to_have_count(2)
        home(page)
        page.locator('[data-do="go"][data-arg="about"]').click()
        expect(page.locator("#main")).to_contain_text(release_in(DIST))
        expect(page.locator("#main")).to_contain_text("starts without a connection")
        page.watch.expect_nothing()
        licences = context.new_page()
        licences.goto(host.address + "licences.txt")
        expect(licences.locator("body")).to_contain_text("Mozilla Public License")
        for other in ("index.html", "?play=at-the-wedding-table", "index.html?x=1#y"):
            until_ready(opened(context, host.address, other))


def test_nothing_is_promised_before_it_is_true(
    browser: Browser, host: Host, profile: Path
) -> None:
    """The shield is not there while anything is missing, and every file is as built."""
    with visitor(browser, profile) as context:
        page = context.new_page()
        page.goto(host.address)
        until_ready(page)
        foot = page.locator("#foot")
        whole = (
            "caches.keys().then(async ([name]) => name === undefined ? false :"
            " Boolean(await (await caches.open(name)).match(new URL('whole', location))))"
        )
        while "Ready for offline" not in (foot.text_content() or ""):
            page.wait_for_timeout(50)
        assert page.evaluate(whole)
        wrong = page.evaluate(
            """async () => {
                const worker = await (await fetch("./sw.js")).text();
                const files = JSON.parse(/const FILES = ({[^}]*})/.exec(worker)[1]);
                const [name] = await caches.keys();
                const cache = await caches.open(name);
                const wrong = [];
                for (const [file, hash] of Object.entries(files)) {
                    const response = await cache.match(new URL(file, location));
                    const bytes = await response.arrayBuffer();
                    const is = await crypto.subtle.digest("SHA-256", bytes);
                    const hex = [...new Uint8Array(is)]
                        .map((b) => b.toString(16).padStart(2, "0")).join("");
                    if (hex !== hash) wrong.push(file);
                    const { href } = new URL(file, location);
                    if (response.url !== href) wrong.push(response.url);
                }
                return wrong;
            }"""
        )
        assert wrong == []


def test_nothing_is_downloaded_twice(
    browser: Browser, tmp_path: Path, profile: Path
) -> None:
    """Keeping the page takes from the browser's own store what the page has just loaded."""
    with Counting(tmp_path / "host") as host:
        host.put_up(DIST)
        host.start()
        with visitor(browser, profile) as context:
            page = opened(context, host.address)
            loaded = dict(host.sent)
            until_kept(page)
        again = {name: n - loaded.get(name, 0) for name, n in host.sent.items()}
        assert sum(name.endswith((".js", ".wasm", ".bin")) for name in loaded) == 5
        assert {name for name, n in again.items() if n and name in loaded} == set()


def test_a_page_that_was_interrupted_while_it_was_kept_is_kept_next_time(
    browser: Browser, host: Host, profile: Path
) -> None:
    """Gone in the middle of it: nothing is kept, nothing promised; then all of it is."""
    (last,) = host.folder.glob("static-*/icon-maskable-512.png")
    whole = last.read_bytes()
    last.unlink()
    os.mkfifo(last)  # only the worker asks for it, and waits for ever
    with visitor(browser, profile) as context:
        page = context.new_page()
        page.goto(host.address)
        until_ready(page)
        page.wait_for_function(SOME_ARE_KEPT, timeout=KEPT_MS)
        host.stop()
        assert "Ready for offline" not in (page.locator("#foot").text_content() or "")
    last.unlink()
    last.write_bytes(whole)
    host.start()
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)


@pytest.mark.parametrize("how", ["deleted", "altered"])
def test_a_file_that_is_lost_from_the_cache_comes_back(
    browser: Browser, host: Host, profile: Path, how: str
) -> None:
    """An entry that is deleted or altered is fetched again; nothing false is promised."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
        spoil = """async (how) => {
                const cache = await caches.open((await caches.keys())[0]);
                const keys = await cache.keys();
                const key = keys.find(({ url }) => /\\/boot\\.js$/.test(url));
                if (how === "deleted") await cache.delete(key);
                else await cache.put(key, new Response("no script", {
                    headers: { "content-type": "text/javascript" },
                }));
            }"""
        page.evaluate(spoil, how)
        page.close()
        page = context.new_page()
        page.goto(host.address)
        if how == "altered":
            page.get_by_role("alertdialog").wait_for(timeout=KEPT_MS)
            mended = (
                "caches.keys().then(([n]) => caches.open(n)).then(async (c) => {"
                " const keys = await c.keys();"
                " const key = keys.find(({url}) => /\\/boot\\.js$/.test(url));"
                " return (await (await c.match(key)).arrayBuffer()).byteLength > 100; })"
            )
            for _ in range(100):
                if page.evaluate(mended):
                    break
                page.wait_for_timeout(100)
            page.locator('[data-rescue="reload"]').click()
        until_ready(page)
        until_kept(page)
    host.stop()
    with visitor(browser, profile) as context:
        opened(context, host.address)


def test_without_service_workers_everything_else_works(page: Page, site: str) -> None:
    """Private windows: the page plays, and nothing is promised."""
    page.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get() {}})"
    )
    page.goto(site)
    until_ready(page)
    page.wait_for_timeout(1_000)
    expect(page.locator("#foot")).not_to_contain_text("offline")
    lay_table(page, "at-the-wedding-table", ["human", "bot:easy"])
    expect(pressable(page, "pick").first).to_be_visible()


def test_a_worker_that_is_refused_harms_nothing(page: Page, site: str) -> None:
    """Where the browser refuses to register one: the same."""
    page.add_init_script(
        "ServiceWorkerContainer.prototype.register ="
        " () => Promise.reject(new DOMException('no', 'SecurityError'))"
    )
    page.goto(site)
    until_ready(page)
    expect(page.locator("#foot")).not_to_contain_text("offline")


def test_the_network_goes(page: Page, site: str) -> None:
    """One quiet slip the first time, once the page is kept."""
    page.goto(site)
    until_ready(page)
    until_kept(page)
    for _ in range(2):
        page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#slip")).to_contain_text("You are offline")


class Counting(Host):
    """A host that notes how often it sent which file in full."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.sent: dict[str, int] = {}

    def start(self) -> None:
        super().start()
        assert self._server is not None
        factory = self._server.RequestHandlerClass
        sent = self.sent

        class Noting(factory.func):  # type: ignore[name-defined,misc]  # the handler's class
            def send_response(self, code: int, message: str | None = None) -> None:
                if code == 200:
                    sent[self.path] = sent.get(self.path, 0) + 1
                super().send_response(code, message)

        import functools  # noqa: PLC0415

        self._server.RequestHandlerClass = functools.partial(  # type: ignore[assignment]
            Noting, directory=self.folder
        )
