"""On the device like an app: manifest, icons, shortcuts, files, the browser's offer."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.deploying import opened, visitor
from e2e.pages import until_ready
from e2e.playing import pressable
from engine.games import game_keys, game_named
from engine.record import format_record
from engine.rng import Rng
from engine.table import new_table
from tools.art.bitmaps import BITMAPS, STATIC, size_of, source_of

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)
SAVED = '{"record": {"format": "table-record/1"}, "about": {}}'


def test_the_browser_would_install_it(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    """Chromium's own check finds nothing amiss in the page or its manifest."""
    with visitor(browser, tmp_path) as context:
        page = opened(context, site)
        tools = context.new_cdp_session(page)
        manifest = tools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        read = manifest["manifest"]
        assert read["startUrl"] == site
        assert read["scope"] == site
        assert [s["url"] for s in read["shortcuts"]] == [
            f"{site}?play={game}" for game in game_keys()
        ]
        written = json.loads(manifest["data"])
        assert "id" not in written, "it would be taken from the root of the host"
        [files] = written["file_handlers"]
        assert urljoin(manifest["url"], files["action"]) == site
        assert files["accept"] == {"application/json": [".table.json", ".json"]}
        purposes = [icon.get("purpose") for icon in written["icons"]]
        assert "maskable" in purposes
        for icon in read["icons"]:
            assert context.request.get(icon["url"]).ok


def test_bitmaps_show_the_icon_of_now() -> None:
    """The PNGs in the repository are as large as they say, and not out of date."""
    for name, drawing, side in BITMAPS:
        png = (STATIC / name).read_bytes()
        assert size_of(png) == (side, side)
        now = hashlib.sha256((STATIC / drawing).read_bytes()).hexdigest()
        assert source_of(png) == now, "run `python -m tools.art.bitmaps`"


@pytest.mark.parametrize("game", game_keys())
def test_a_shortcut_opens_the_lobby_of_its_game(
    page: Page, site: str, game: str
) -> None:
    """`?play=GAME`; the address is plain again afterwards, for the next load."""
    page.goto(f"{site}?play={game}#kept")
    until_ready(page)
    expect(page.locator('[data-do="deal"]')).to_be_visible()
    name = page.locator(f'#app [data-arg="{game}"], h1').first
    expect(name).to_be_visible()
    assert page.url == f"{site}#kept"
    page.reload()
    until_ready(page)
    expect(page.locator("#foot")).to_be_visible()


@pytest.mark.parametrize(
    "query", ["?play=chess", "?play=", "?play=%3Cpy-script%3E", "?x"]
)
def test_an_unknown_shortcut_opens_the_first_screen(
    page: Page, site: str, query: str
) -> None:
    """Whatever stands in the address, the page starts."""
    page.goto(site + query)
    until_ready(page)
    expect(page.locator("#foot")).to_be_visible()


def test_a_file_that_the_system_opens_is_a_table(page: Page, site: str) -> None:
    """`launchQueue`: the table in the file is up; one that is no table is refused."""
    game = game_named("at-the-wedding-table")
    table = _table(game.key)
    page.add_init_script(
        f"""
        const file = (name, text) => ({{
            name, getFile: async () => new File([text], name)
        }});
        Object.defineProperty(window, "launchQueue", {{
            value: {{ setConsumer(take) {{ this.take = take; }} }},
        }});
        window.launch = (text) =>
            launchQueue.take({{ files: [file("a.table.json", text)] }});
        window.tableText = {json.dumps(table)};
        """
    )
    page.goto(site)
    until_ready(page)
    page.evaluate("launch('no table')")
    expect(page.get_by_role("dialog")).to_contain_text("a.table.json can’t be opened")
    page.locator('[role="dialog"] [data-do="close"]').last.click()
    page.evaluate("launch(tableText)")
    expect(page.locator('[data-do="sheet"]').first).to_be_visible()
    assert page.evaluate(
        "Object.keys(localStorage).filter(k => /table\\//.test(k)).length"
    )


def _table(key: str) -> str:
    from engine.record import Player  # noqa: PLC0415

    rng = Rng(4)
    players = [Player("Ada"), Player("Bo")]
    for bride in (0, 1):
        try:
            return format_record(new_table(key, players, rng, {"bride": bride}).record)
        except (KeyError, TypeError, ValueError):
            continue
    raise AssertionError("no table")


def test_the_browsers_offer_is_kept_until_somebody_wants_it(
    page: Page, site: str
) -> None:
    """An entry on the first screen and in About, gone once it was asked for."""
    page.goto(site)
    until_ready(page)
    page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => { window.prompted = true; };
            dispatchEvent(offer);
        }"""
    )
    page.locator('[data-do="go"][data-arg="about"]').click()
    expect(pressable(page, "install")).to_be_visible()
    pressable(page, "home").first.click()
    pressable(page, "install").click()
    assert page.evaluate("window.prompted")
    expect(page.locator('[data-do="install"]')).to_have_count(0)


def test_on_an_iphone_the_steps_are_told(browser: Browser, site: str) -> None:
    """Share, Add to Home Screen; and in the guest book that the file is the save."""
    with browser.new_context(
        user_agent=IPHONE, viewport={"width": 390, "height": 844}
    ) as context:
        page = context.new_page()
        page.add_init_script(f"localStorage['table-sixteen/table/a1'] = {SAVED!r}")
        page.goto(site)
        until_ready(page)
        page.locator('[data-do="go"][data-arg="about"]').click()
        expect(page.locator("#main")).to_contain_text("Add to Home Screen")
        pressable(page, "home").first.click()
        page.locator('[data-do="go"][data-arg="saved"]').click()
        expect(page.locator("#main")).to_contain_text(re.compile("seven days"))


def test_storage_that_lasts_is_asked_for_once(page: Page, site: str) -> None:
    """As soon as something is saved, and never again on this device."""
    page.add_init_script(
        """
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => {
            sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
            return false;
        };
        """
    )
    page.goto(f"{site}?play=always-a-bridesmaid")
    until_ready(page)
    assert page.evaluate("sessionStorage.asked") is None
    pressable(page, "deal").click()
    for _ in range(2):
        expect(
            page.locator('[data-do="sheet"], [data-do="resume"]').first
        ).to_be_visible()
        page.wait_for_timeout(800)
        assert page.evaluate("sessionStorage.asked") == "1"
        page.reload()
        until_ready(page)
        pressable(page, "resume").first.click()
