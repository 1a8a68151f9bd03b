"""Languages in a browser: only what is used is fetched and kept, and all of it changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from e2e.deploying import (
    KEPT_MS,
    Host,
    build,
    caches_of,
    changed_copy,
    look_for_release,
    opened,
    release_in,
    until_kept,
    visitor,
)
from e2e.pages import Watch, until_ready
from e2e.playing import lay_table, press_something, pressable
from e2e.shots.screens import Screen, all_screens
from e2e.shots.visit import catalogue_of
from engine.rng import Rng

FILES = re.compile(r"/(ja|zh-Hant)\.[0-9a-f]{10}\.(htm|bin)$")
OFFLINE = {"ja": "オフライン対応", "zh-Hant": "可離線"}
KANA = re.compile(r"[ぁ-ん]")
ENGLISH_WORD = re.compile(
    r"\b([Tt]he|and|[Yy]ours?|[Ss]eat|[Cc]ard|[Rr]ound|[Tt]urn)\b"
)
"""Not in capitals: those are printed on cards."""
OF_LANGUAGES = """async () => {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(all.map((cache) => cache.keys()));
  const urls = requests.flat().map(({ url }) => url);
  return urls.filter((url) => /\\.htm$|(ja|Hant)\\.\\w+\\.bin$/.test(url));
}"""


WATCH_REGIONS = """() => {
  globalThis.announced = [];
  const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(live);
      const added = [...addedNodes].some((node) => node.textContent.trim());
      if (region && (added || type === "characterData"))
        announced.push(region.outerHTML.slice(0, 80));
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what in a live region is changed in place."""


@pytest.fixture
def japanese(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page of somebody whose browser asks for Japanese."""
    with browser.new_context(locale="ja-JP") as context:
        page = context.new_page()
        page.watch = Watch(page, site)
        page.goto(site)
        until_ready(page)
        yield page
        page.watch.expect_nothing()


def language_of(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


def choose(page: Page, code: str) -> None:
    """Choose a language in the menu of the table, and close it."""
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator(f'[data-do="language"][data-arg="{code}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator('[role="dialog"] [data-do="close"]').last.click()


def test_nobody_fetches_what_they_do_not_read(browser: Browser, host: Host) -> None:
    """In English no file of another language is asked for, or kept for offline."""
    with browser.new_context(locale="en-GB") as context:
        page = opened(context, host.address)
        until_kept(page)
        assert [url for url in page.watch.requests if FILES.search(url)] == []
        assert page.evaluate(OF_LANGUAGES) == []
        page.watch.expect_nothing()


def test_a_browser_that_asks_for_japanese(japanese: Page) -> None:
    """The page, its title and the first screen are Japanese, each file fetched once."""
    page = japanese
    assert language_of(page) == "ja"
    assert KANA.search(page.title())
    assert KANA.search(page.locator(".invite h2").first.inner_text())
    assert not ENGLISH_WORD.search(page.locator("#app").inner_text())
    fetched = [m[0] for url in page.watch.requests if (m := FILES.search(url))]
    assert len(fetched) == len({*fetched}) == 2


def test_its_words_are_there_before_python(browser: Browser, site: str) -> None:
    """Where Python does not come, the first screen and the panel are Japanese too."""
    with browser.new_context(locale="ja") as context:
        page = context.new_page()
        page.route("**/boot.js", lambda route: route.abort())
        page.goto(site)
        panel = page.locator("#trouble")
        expect(panel).to_be_visible()
        expect(page.locator("html:not([data-words])")).to_be_attached()
        assert KANA.search(panel.inner_text())
        assert "The games could not start" not in panel.inner_text()
        assert KANA.search(page.locator("#app").inner_text())
        assert KANA.search(page.title())


def test_without_its_words_the_page_is_english(browser: Browser, site: str) -> None:
    """A catalogue that is missing or broken costs a sentence, and nothing else."""
    answers: list[dict[str, Any]] = [{"status": 404}, {"body": "no catalogue"}]
    for answer in answers:

        def fulfil(route: Route, _: Request, answer: dict[str, Any] = answer) -> None:
            route.fulfill(**answer)

        with browser.new_context(locale="ja") as context:
            page = context.new_page()
            page.route(re.compile(r"/ja\.\w+\.bin"), fulfil)
            page.goto(site)
            until_ready(page)
            expect(page.locator("#slip")).to_contain_text("日本語")
            assert language_of(page) == "en"
            expect(page.locator("#app .hello")).to_contain_text("your company")


@pytest.mark.parametrize(("locale", "code"), [("ja-JP", "ja"), ("zh-TW", "zh-Hant")])
def test_offline_it_starts_in_its_language(
    browser: Browser, host: Host, tmp_path: Path, locale: str, code: str
) -> None:
    """Browser restarted, server stopped: the language that was used is kept, no other."""
    profile = tmp_path / "profile"
    with visitor(browser, profile, locale=locale) as context:
        page = opened(context, host.address)
        expect(page.locator("#foot")).to_contain_text(OFFLINE[code], timeout=KEPT_MS)
        kept = page.evaluate(OF_LANGUAGES)
        assert {FILES.search(url)[1] for url in kept} == {code}  # type: ignore[index]  # all are
        assert len(kept) == 2
    host.stop()
    with visitor(browser, profile, locale=locale) as context:
        page = opened(context, host.address)
        assert language_of(page) == code
        expect(page.locator("#foot")).to_contain_text(OFFLINE[code], timeout=KEPT_MS)
        assert not ENGLISH_WORD.search(page.locator("#app").inner_text())
        page.watch.expect_nothing()


def test_a_language_goes_over_to_the_next_release(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """The new release brings the words of the language that was used, and of no other."""
    changed = changed_copy(
        tmp_path / "copy", ("engine/text/ja/app.po", '"ホーム"', '"新しいホーム"')
    )
    next_release = build(changed, tmp_path / "next")
    with visitor(browser, tmp_path / "profile", locale="ja-JP") as context:
        page = opened(context, host.address)
        expect(page.locator("#foot")).to_contain_text(OFFLINE["ja"], timeout=KEPT_MS)
        host.put_up(next_release)
        look_for_release(page)
        expect(page.locator('[data-do="renew"]')).to_be_visible(timeout=KEPT_MS)
        [words] = [path.name for path in next_release.glob("ja.*.bin")]
        kept = page.evaluate(OF_LANGUAGES)
        assert any(url.endswith(words) for url in kept)
        assert not any("zh-Hant" in url for url in kept)
        host.stop()
        page.locator('[data-do="renew"]').click()
        page.locator(f'html[data-release="{release_in(next_release)}"]').wait_for()
        until_ready(page)
        assert language_of(page) == "ja"
        assert release_in(next_release) in caches_of(page)


def test_the_first_screen_changes_at_once(fresh_app: Page) -> None:
    """Its control names each language in itself; the focus stays on what was chosen."""
    page = fresh_app
    page.locator('[data-do="languages"]').click()
    cells = page.locator('[data-do="language"]')
    assert cells.all_inner_texts() == ["English", "繁體中文", "日本語"]
    cells.nth(2).click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(cells.nth(2)).to_be_focused()
    assert KANA.search(page.title())
    page.reload()
    until_ready(page)
    assert language_of(page) == "ja"


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("always-a-bridesmaid", ["human", "bot:easy", "bot:easy"]),
        ("at-the-wedding-table", ["human", "bot:easy"]),
    ],
)
def test_in_the_middle_of_a_game(fresh_app: Page, game: str, kinds: list[str]) -> None:
    """Table and log are in the other language, and the same again when it changes back."""
    page = fresh_app
    lay_table(page, game, kinds)
    luck = Rng(5)
    for _ in range(8):
        press_something(page, luck)
    page.locator("#tray").wait_for()
    choose(page, "ja")
    assert not ENGLISH_WORD.search(page.locator("#app").inner_text())
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[role="dialog"] [data-do="sheet"][data-arg="log"]').click()
    lines = page.locator(".logline").all_inner_texts()
    assert lines
    assert all(KANA.search(line) for line in lines)
    page.locator('[role="dialog"] [data-do="close"]').last.click()
    choose(page, "en")
    assert not KANA.search(page.locator("#main").inner_text())


BOTS_HAVE_CHOSEN_MS = 3_000
"""Easy bots at the usual pace; what they do is news."""


def test_a_change_of_language_is_no_news(fresh_app: Page) -> None:
    """No live region is changed in place by it, which would be read out as a whole."""
    page = fresh_app
    lay_table(page, "always-a-bridesmaid", ["human", "bot:easy", "bot:easy"])
    page.locator("#tray").wait_for()
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[data-do="language"][data-arg="ja"]').wait_for()
    page.wait_for_timeout(BOTS_HAVE_CHOSEN_MS)
    page.evaluate(WATCH_REGIONS)
    page.locator('[data-do="language"][data-arg="ja"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    assert page.evaluate("announced") == []


def test_each_at_a_passed_table_has_their_own(fresh_app: Page) -> None:
    """The cover speaks to who takes the device, and the table to who holds it."""
    page = fresh_app
    page.locator('#app [data-do="lobby"][data-arg="always-a-bridesmaid"]').click()
    page.locator('select[data-do="kind"][data-arg="1"]').select_option("human")
    page.locator('select[data-do="seat-language"][data-arg="0"]').select_option("ja")
    own = 'select[data-do="seat-language"][data-arg="1"]'
    page.locator(own).select_option("zh-Hant")
    pressable(page, "deal").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    luck = Rng(2)
    for _ in range(40):
        press_something(page, luck)
        if page.locator(".p-cover", has_text="Bo").count():
            break
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(page.locator(".p-cover #main h2, #main h2").first).to_contain_text("Bo")
    page.locator('[data-do="home"]').first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_plain_chinese_is_asked(browser: Browser, site: str) -> None:
    """The bar has both in themselves, and one press is enough."""
    with browser.new_context(locale="zh-CN") as context:
        page = context.new_page()
        page.goto(site)
        until_ready(page)
        slip = page.locator("#slip")
        expect(slip).to_contain_text("繁體中文")
        expect(slip).to_contain_text("English")
        slip.get_by_text("繁體中文").click()
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
        expect(slip.locator('[data-do="language"]')).to_have_count(0)


@pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)
def test_every_screen_changes_there_and_back(screen: Screen) -> None:
    """Nothing that was kept of one language comes up in another: no cache holds words."""
    visit = screen.visit()
    if visit.splash or visit.trouble:
        return  # Python draws nothing there
    device = visit.device
    visit.app.draw()
    english = device.html
    for code in ("ja", "zh-Hant"):
        device.catalogues[code] = catalogue_of(code)
        visit.app.change_settings(language=code)
        visit.app.draw()
        assert device.spoken == code
        assert device.html != english
        visit.app.change_settings(language="en")
        visit.app.draw()
        assert device.html == english
