"""The end of a game in a browser: the picture to keep, the rematch, the best moment."""

from __future__ import annotations

import base64
import json
import re
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DIST, watched
from e2e.driving import go, run
from e2e.engines import engines
from e2e.engines import opened as engine
from e2e.hosting import Host
from e2e.pages import until_ready
from e2e.playing import lay_table, play_on, pressable, quicken
from engine.games import game_named
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from ui.keeping import entry_from, seated
from ui.saved import PREFIX, written

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
NAMES = (
    '<b>Ada</b> & "Co"',
    "小美與她非常長的名字真的很長",
    "Wolfeschlegelsteinhausenbergerdorff Jr",
    "Di",
    "Eve",
)
SVG = "{http://www.w3.org/2000/svg}"
PAPER = {"light": "255,253,247", "dark": "34,51,44"}
INK = {"light": "31,59,51", "dark": "243,233,212"}
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """all => all.filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return width > 0 && Math.min(width, height) < 44;
}).map((control) => control.outerHTML)"""
PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const colours = {};
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.slice(at, at + 3).join();
    colours[colour] = (colours[colour] ?? 0) + 1;
  }
  return { width, height, colours };
}"""
CATCH = """
window.caught = [];
const create = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const kept = { type: blob.type, size: blob.size };
  window.caught.push(kept);
  const cut = (text) => (blob.type.includes("svg") ? text : text.slice(1, 4));
  blob.text().then((text) => { kept.text = cut(text); });
  return create.call(URL, blob);
};
"""
"""Notes what becomes a file, for engines that are driven without downloads."""


def finished(game: str, seats: int, seed: int = 16) -> Table:
    """Return a table of persons played to its end by chance."""
    rng = Rng(seed)
    players = tuple(Player(name) for name in NAMES[:seats])
    table = open_table(Record(game, players, game_named(game).deal(seats, rng), ()))
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def stored(table: Table) -> tuple[str, str]:
    """Return key and text under which a device keeps the table, all of it looked at."""
    session = seated(table, 0x123456789 << 24, "2026-11-30T20:00:00Z")
    session.seen = dict.fromkeys(range(len(table.players)), len(table.state.log))
    return PREFIX + session.id, written(entry_from(session, "2026-11-30T21:00:00Z"))


def at_the_end(page: Page, site: str, table: Table, theme: str = "light") -> None:
    """Open the end of a table that is kept on this device."""
    key, text = stored(table)
    page.goto(site)
    until_ready(page)
    settings = json.dumps({"theme": theme, "pace": "quick"})
    page.evaluate(
        "(all) => all.forEach(([k, v]) => localStorage.setItem(k, v))",
        [(key, text), ("table-sixteen/settings", settings)],
    )
    page.goto(f"{site}?table={key.removeprefix(PREFIX)}")
    until_ready(page)
    expect(pressable(page, "again")).to_be_visible()


def saved(page: Page, way: str) -> tuple[str, bytes]:
    """Save the picture; return the file's name and what is in it."""
    pressable(page, "keepsake").click()
    with page.expect_download() as coming:
        page.locator(f'[data-do="keepsake-save"][data-arg="{way}"]').click()
    name = coming.value.suggested_filename
    expect(page.locator("#slip")).to_contain_text(name)
    expect(page.get_by_role("dialog")).to_have_count(0)
    return name, Path(coming.value.path()).read_bytes()


def check_svg(text: str, table: Table) -> None:
    """Fail unless a file stands alone and says how the table ended."""
    picture = ET.fromstring(text)
    assert picture.tag == f"{SVG}svg"
    assert float(picture.get("width", "0")) >= 1200
    for element in picture.iter():
        assert element.tag.startswith(SVG)
        for name, value in element.attrib.items():
            assert name not in ("style", "class", "href"), name
            assert not re.search(r"var\(|currentColor|light-dark|color\(|:", value), (
                value
            )
    own = {element.get("id") for element in picture.iter()}
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= own
    said = " ".join(element.text or "" for element in picture.iter(f"{SVG}text"))
    for player in table.players:
        for part in player.name.split():
            assert part[:4] in said
    outcome = table.state.outcome
    assert outcome is not None
    label = picture.findtext(f"{SVG}title", "")
    assert all(player.name in label for player in table.players)
    assert "30 November 2026" in said


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "seats"), [(WEDDING, 2), (BRIDESMAID, 2), (BRIDESMAID, 5)]
)
def test_the_picture_is_saved_and_stands_alone(
    page: Page, site: str, game: str, seats: int, theme: str
) -> None:
    """As SVG with text as text, as PNG of 1200 px and more that is not blank; hostile and
    long names are names. All of it under the page's own policy, and no request is made."""
    table = finished(game, seats)
    at_the_end(page, site, table, theme)
    page.route("**/*", lambda route: route.abort())
    name, svg = saved(page, "svg")
    assert name == f"{game}-2026-11-30.svg"
    check_svg(svg.decode(), table)
    name, png = saved(page, "png")
    assert name == f"{game}-2026-11-30.png"
    assert png.startswith(b"\x89PNG")
    seen: dict[str, Any] = page.evaluate(PIXELS, base64.b64encode(png).decode())
    assert seen["width"] >= 1200
    assert seen["height"] >= 800
    colours = seen["colours"]
    whole = seen["width"] * seen["height"]
    assert colours[PAPER[theme]] > whole / 20
    assert colours[INK[theme]] > whole / 1000
    assert PAPER["dark" if theme == "light" else "light"] not in colours or (
        colours[PAPER["dark" if theme == "light" else "light"]] < whole / 50
    )
    assert len(colours) > 500


def test_linen_and_black_tie_are_both_there(page: Page, site: str) -> None:
    """A page in the dark can send a light picture; the page itself stays as it is."""
    table = finished(WEDDING, 2)
    at_the_end(page, site, table, "dark")
    pressable(page, "keepsake").click()
    page.get_by_role("radio", name="Linen").click()
    with page.expect_download() as coming:
        page.locator('[data-do="keepsake-save"][data-arg="svg"]').click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert f"rgb({PAPER['light']})" in text
    assert f"rgb({PAPER['dark']})" not in text
    assert page.locator("html").get_attribute("data-theme") == "dark"


@BOTH
def test_pictures_are_sent_where_the_system_takes_them(
    page: Page, site: str, game: str
) -> None:
    """The share of the system gets a PNG file; who changes their mind is told nothing."""
    page.add_init_script(
        """
        navigator.canShare = ({ files }) => files?.[0]?.type === "image/png";
        navigator.share = async ({ files, title }) => {
          window.shared = [title, files[0].name, files[0].type, files[0].size];
          throw new DOMException("", "AbortError");
        };
        """
    )
    at_the_end(page, site, finished(game, 2))
    pressable(page, "keepsake").click()
    page.get_by_role("button", name="Send the picture").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    title, name, kind, size = page.evaluate("window.shared")
    assert (title, name, kind) == (
        "Table Sixteen",
        f"{game}-2026-11-30.png",
        "image/png",
    )
    assert size > 20_000


@BOTH
@pytest.mark.parametrize(
    ("width", "height"), [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)]
)
def test_the_end_and_its_picture_fit(
    browser: Browser, site: str, game: str, width: int, height: int
) -> None:
    """No window is too narrow, a finger meets every button, and one is of wax."""
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        for page in watched(context.new_page(), site):
            at_the_end(page, site, finished(game, 2 if game == WEDDING else 5))
            assert page.evaluate(WIDE) <= 0
            assert page.locator(".btn-wax:visible").count() == 1
            controls = page.locator("#main :is(.after, .bestmoment) button")
            assert controls.evaluate_all(SMALL) == []
            pressable(page, "keepsake").click()
            expect(page.locator("#keepsake")).to_be_visible()
            assert page.evaluate(WIDE) <= 0
            sheet = page.get_by_role("dialog")
            assert sheet.locator("button").evaluate_all(SMALL) == []
            expect(page.get_by_role("img", name="30 November")).to_have_count(0)


@BOTH
def test_a_game_is_played_ended_and_played_again(
    page: Page, site: str, game: str
) -> None:
    """From the first press to the rematch: everybody a seat further, another table."""
    page.goto(site)
    until_ready(page)
    kinds = ["human", "bot:easy"] + ["bot:easy"] * (game == BRIDESMAID)
    lay_table(page, game, kinds, ["Ada", "Bo", "Cy"][: len(kinds)])
    quicken(page)
    play_on(page, Rng(16))
    expect(page.locator(".bestmoment")).to_contain_text("Best moment")
    tables = (
        "() => Object.entries(localStorage)"
        ".filter(([k]) => k.startsWith('table-sixteen/table/'))"
    )
    [(old, _)] = page.evaluate(tables)
    pressable(page, "again").click()
    expect(pressable(page, "again")).to_have_count(0)
    kept = dict(page.evaluate(tables))
    before = json.loads(kept.pop(old))["record"]
    [new] = [json.loads(text)["record"] for text in kept.values()]
    assert [seat["name"] for seat in new["seats"]] == [
        seat["name"] for seat in before["seats"][1:] + before["seats"][:1]
    ]
    assert "30 November" not in page.locator("main").inner_text()


@BOTH
def test_the_best_moment_is_looked_at(page: Page, site: str, game: str) -> None:
    """By keyboard: Look at it opens the replay at that moment, Escape is the end again."""
    table = finished(game, 2, seed=5)
    best = table.game.best_moment(table.states, [p.name for p in table.players], None)
    assert best is not None
    at_the_end(page, site, table)
    button = page.locator('.bestmoment [data-do="replay-at"]')
    button.focus()
    page.keyboard.press("Enter")
    scrubber = page.get_by_role("slider", name="Move")
    expect(scrubber).to_have_value(str(best.moment))
    page.keyboard.press("Escape")
    expect(pressable(page, "again")).to_be_visible()
    expect(button).to_be_focused()


@pytest.mark.parametrize("kind", ["firefox", "webkitgtk"])
@BOTH
def test_other_engines_make_the_same_picture(
    kind: str, game: str, tmp_path: Path
) -> None:
    """SVG and PNG in Firefox and WebKitGTK, where they are."""
    if kind not in engines():
        pytest.skip(f"{kind} is not here: `make bench-engines` installs it")
    table = finished(game, 2)
    key, text = stored(table)
    with Host({"ours": DIST}) as host, engine(kind, tmp_path) as browser:
        site = host.address + "ours/"

        def until(script: str) -> Any:
            for _ in range(600):
                if found := run(browser, f"return {script}"):
                    return found
                time.sleep(0.1)
            raise AssertionError(f"never: {script}")

        ready = 'document.documentElement?.dataset.app === "ready"'
        go(browser, site)
        until(ready)
        run(browser, "localStorage.setItem(...arguments)", key, text)
        go(browser, f"{site}?table={key.removeprefix(PREFIX)}")
        until(f'{ready} && Boolean(document.querySelector(".bestmoment"))')
        run(browser, CATCH)
        for way, count in (("svg", 1), ("png", 3)):
            press = "document.querySelector(arguments[0]).click()"
            run(browser, press, '[data-do="keepsake"]')
            until('Boolean(document.querySelector("#keepsake"))')
            run(browser, press, f'[data-do="keepsake-save"][data-arg="{way}"]')
            until(f"window.caught.length >= {count} && caught.every((it) => it.text)")
            until('!document.querySelector("#keepsake")')
        svg, _, png = run(browser, "return window.caught")
        assert svg["type"].startswith("image/svg+xml")
        check_svg(svg["text"], table)
        assert (png["type"], png["text"]) == ("image/png", "PNG")
        assert png["size"] > 20_000
