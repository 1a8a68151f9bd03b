"""What JavaScript does for Python, without any Python: patching, keys, storage, files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import DIST

ROOT = Path(__file__).parent.parent
MODULES = {
    "idiomorph.mjs": ROOT / "node_modules/idiomorph/dist/idiomorph.esm.js",
    "uqr.mjs": ROOT / "node_modules/uqr/dist/index.mjs",
}
"""Modules of others, by the names that ours know."""


SHOWN = """(screen) => {
  shims.show(screen);
  return new Promise((then) => scheduler.postTask(then, { priority: "user-blocking" }));
}"""
"""Shows a screen, and is over when it is there."""


class Shims:
    """The shims on a page without PyScript, and all that they told."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def call(self, name: str, *args: object) -> Any:
        return self.page.evaluate(
            "([name, args]) => shims[name](...args)", [name, list(args)]
        )

    def show(self, *parts: str, **page: object) -> None:
        """Show a screen whose parts are the elements given, by their ids."""
        self.page.evaluate(SHOWN, self.screen(*parts, **page))

    def screen(self, *parts: str, **page: object) -> str:
        """Return such a screen as Python gives it."""
        named = [[re.findall(r'id="(\w+)"', part)[0], part] for part in parts]
        whole = {
            "title": "t",
            "body": "b",
            "frame": "f",
            "parts": named,
            "focus": [],
            "away": False,
        }
        return json.dumps({**whole, **page})

    @property
    def told(self) -> list[list[str]]:
        """What was told since the last look, but for focus and screens."""
        told = self.page.evaluate("told.splice(0)")
        return [line for line in told if line[0] not in ("away", "back", "shown")]

    @property
    def focused(self) -> str:
        return self.page.evaluate("document.activeElement.textContent")


@pytest.fixture
def shims(page: Page, site: str) -> Shims:
    """Return the shims on the page as built, PyScript and the start left out.

    They come as the modules they are written as: built they are a part of `boot.js`.
    """

    def bare(route: Route) -> None:
        built = (DIST / "index.html").read_text()
        needed = r'<template id="needed".*?(<link id="styles".*?>).*?</template>'
        without = re.sub(needed, r"\1", built, flags=re.DOTALL)
        without = re.sub(r'<script type="py".*?</script>', "", without)
        route.fulfill(body=without, content_type="text/html")

    def module(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        path = MODULES.get(name, ROOT / "static/js" / name)
        route.fulfill(body=path.read_text(), content_type="text/javascript")

    page.route(site, bare)
    page.route(f"{site}modules/*.mjs", module)
    page.goto(site)
    page.evaluate(
        """async (address) => {
            window.shims = await import(address);
            window.told = [];
            shims.listen((...line) => { told.push(line); return line[1] === "Enter"; });
        }""",
        f"{site}modules/shims.mjs",
    )
    page.evaluate("document.documentElement.dataset.app = 'ready'")
    return Shims(page)


def card(number: int, text: str = "") -> str:
    return f'<button data-do="pick" data-arg="card:{number}">{text or number}</button>'


def main(*inside: str) -> str:
    return f'<main id="main">{"".join(inside)}</main>'


def test_unchanged_parts_are_not_touched(shims: Shims) -> None:
    """A part whose html is null stays the same element with the same content."""
    shims.show('<header id="bar">a</header>', main("one"))
    shims.page.evaluate("document.getElementById('bar').firstChild.mark = 'same'")
    shims.call(
        "show",
        json.dumps(
            {
                "title": "new",
                "body": "b",
                "frame": "f",
                "parts": [["bar", None], ["main", main("two")]],
                "focus": [],
                "away": False,
            }
        ),
    )
    assert (
        shims.page.evaluate("document.getElementById('bar').firstChild.mark") == "same"
    )
    expect(shims.page.locator("#main")).to_have_text("two")
    expect(shims.page).to_have_title("new")


def test_focus_stays_on_the_same_card_when_others_leave(shims: Shims) -> None:
    """A card is known by what it does, not by its place among its neighbours."""
    shims.show(main(card(1), card(2), card(3)))
    shims.page.locator("#main").get_by_text("3").focus()
    shims.show(main(card(2), card(3), card(4)))
    assert shims.focused == "3"
    shims.show(main(card(3, "three")))
    assert shims.focused == "three"


def test_a_field_keeps_what_is_being_typed(shims: Shims) -> None:
    """Neither text nor selection of the field in use is taken away by a new drawing."""
    field = '<input id="name" data-do="name" value="">'
    shims.show(main(field))
    box = shims.page.locator("input")
    box.press_sequentially("Auntie")
    box.evaluate("it => it.setSelectionRange(2, 4)")
    shims.show(main("<p>A line above.</p>", field))
    expect(box).to_have_value("Auntie")
    expect(box).to_be_focused()
    assert box.evaluate("it => [it.selectionStart, it.selectionEnd]") == [2, 4]


LOOKED = """([first, second]) => {
  const seen = () => document.getElementById("main").textContent;
  const before = seen();
  shims.show(first);
  shims.show(second);
  const now = seen();
  return new Promise((then) => {
    shims.listen((kind, ms) => then([before, now, seen(), kind, ms]));
  });
}"""


def test_a_screen_is_shown_in_a_task_of_its_own(shims: Shims) -> None:
    """What Python reckoned and what the browser reckons of it are apart, in order.

    An earlier screen is shown before a later one is kept waiting. Python is told when all
    of them are there, and for how long things move.
    """
    shims.show(main("one"))
    screens = [shims.screen(main(text)) for text in ("two", "three")]
    looked = shims.page.evaluate(LOOKED, screens)
    assert looked == ["one", "two", "three", "shown", "0"]


def test_what_a_press_leads_to_is_there_when_it_is_over(shims: Shims) -> None:
    """A person sees what they did in the next frame: no task comes in between."""
    shims.show(main('<button data-do="a">one</button>'))
    seen = shims.page.evaluate(
        """(next) => {
          shims.listen((kind) => kind === "do" && shims.show(next));
          document.querySelector("#main button").click();
          return document.getElementById("main").textContent;
        }""",
        shims.screen(main("two")),
    )
    assert seen == "two"


def test_a_box_shows_what_python_says(shims: Shims) -> None:
    """Python refused the tick: the box does not keep it, though its html is unchanged."""
    box = '<input type="checkbox" data-do="hints">'
    shims.show(main(box))
    shims.page.locator("input").check()
    assert shims.told == [["do", "hints", "", "yes"]]
    shims.show(main(box))
    expect(shims.page.locator("input")).not_to_be_checked()


def test_details_stay_open(shims: Shims) -> None:
    """What a person unfolded stays so."""
    shims.show(main("<details><summary>more</summary>one</details>"))
    shims.page.locator("#main").get_by_text("more").click()
    shims.show(main("<details><summary>more</summary>two</details>"))
    expect(shims.page.locator("#main").get_by_text("two")).to_be_visible()


def test_drawings_survive_a_patch(shims: Shims) -> None:
    """A symbol used in a patched part stays an SVG element that shows it."""
    shims.show(main('<svg viewBox="0 0 9 9"><use href="#ui-info"/></svg><p>a</p>'))
    shims.show(main('<svg viewBox="0 0 9 9"><use href="#ui-help"/></svg><p>b</p>'))
    use = shims.page.locator("#main use")
    assert (
        use.evaluate("it => it instanceof SVGUseElement && it.href.baseVal")
        == "#ui-help"
    )


def test_another_screen_takes_focus_where_it_says(shims: Shims) -> None:
    """A new screen starts at its top, with the focus on what it names."""
    shims.show(main("<p>old</p>" * 100))
    shims.page.evaluate("scrollTo(0, 500)")
    shims.show(main("<h1>new</h1>", "<p>old</p>" * 100), body="other", focus=["h1"])
    assert shims.focused == "new"
    assert shims.page.evaluate("scrollY") == 0


def test_sheet_keeps_the_focus_and_gives_it_back(shims: Shims) -> None:
    """While a sheet is up nothing under it can be reached; then the focus returns."""
    table = main('<button data-do="menu">menu</button>')
    sheet = (
        '<div id="sheet"><div role="dialog" aria-modal="true" aria-labelledby="s">'
        '<h2 id="s" tabindex="-1">Sheet</h2><button data-do="close">close</button>'
        "</div></div>"
    )
    shims.show(table, '<div id="sheet"></div>')
    shims.page.locator("#main").get_by_text("menu").focus()
    shims.show(table, sheet)
    assert shims.focused == "Sheet"
    shims.page.keyboard.press("Tab")
    assert shims.focused == "close"
    assert shims.page.locator("#main").evaluate("it => it.inert")
    shims.page.keyboard.press("Tab")
    assert shims.focused != "menu"
    shims.show(table, '<div id="sheet"></div>')
    assert shims.focused == "menu"


def row(number: int) -> str:
    return (
        f'<li><button data-do="open" data-arg="{number}">open {number}</button>'
        f'<button data-do="delete" data-arg="{number}">delete {number}</button></li>'
    )


def test_what_goes_leaves_the_focus_to_its_neighbour(shims: Shims) -> None:
    """To what does the same in the row after it, else before it; with the last row gone, to
    where the screen begins. Never to nothing."""
    top = '<header id="bar"><h1>Top</h1></header>'
    shims.show(top, main("<ul>", row(1), row(2), row(3), "</ul>"))
    shims.page.locator("#main").get_by_text("delete 2").focus()
    shims.show(top, main("<ul>", row(1), row(3), "</ul>"))
    assert shims.focused == "delete 3"
    shims.show(top, main("<ul>", row(1), "</ul>"))
    assert shims.focused == "delete 1"
    shims.show(top, main("<p>Nothing is left.</p>"))
    assert shims.focused == "Top"


def test_what_is_hidden_has_no_focus(shims: Shims) -> None:
    """Nor has what opened a sheet and went while it lay there."""
    top = '<header id="bar"><h1>Top</h1></header>'
    there = main('<button data-do="a">a</button>')
    shims.show(top, there)
    shims.page.locator("#main").get_by_text("a", exact=True).focus()
    shims.show(top, main('<button data-do="a" hidden>a</button>'))
    assert shims.focused == "Top"
    shims.show(top, there, '<div id="sheet"></div>')
    shims.page.locator("#main").get_by_text("a", exact=True).focus()
    sheet = (
        '<div id="sheet"><div aria-modal="true" id="s"><button>b</button></div></div>'
    )
    shims.show(top, there, sheet)
    assert shims.focused == "b"
    shims.show(top, main("<p>gone</p>"), '<div id="sheet"></div>')
    assert shims.focused == "Top"


def test_arrows_move_within_a_group_and_tab_leaves_it(shims: Shims) -> None:
    """A group is one stop for Tab; arrows go by how it is drawn, or in order."""
    shims.show(
        main('<div role="radiogroup">', card(1), card(2), card(3), "</div>", card(4))
    )
    shims.page.keyboard.press("Tab")
    shims.page.keyboard.press("Tab")
    keys = ["ArrowRight", "End", "Home", "ArrowRight"]
    seen = []
    for key in keys:
        shims.page.keyboard.press(key)
        seen.append(shims.focused)
    assert seen == ["2", "3", "1", "2"]
    assert shims.told == []
    shims.page.keyboard.press("Tab")
    assert shims.focused == "4"
    shims.page.keyboard.press("Shift+Tab")
    assert shims.focused == "2"


def test_what_is_pressed_is_told(shims: Shims) -> None:
    """Verb, argument and value; what can't be done now is told like all the rest."""
    shims.show(
        main(
            '<button data-do="pick" data-arg="card:8"><b>8</b></button>',
            '<button data-do="undo" aria-disabled="true">no</button>',
            '<a href="#x" data-do="rules">rules</a>',
            '<form data-do="rename" data-arg="a1"><input name="title" value="Ours">'
            "<button>save</button></form>",
            '<select data-do="kind"><option>person</option><option>bot</option></select>',
            '<input data-do="name" data-live data-arg="0">',
        )
    )
    for text in ("8", "no", "rules", "save"):
        shims.page.get_by_text(text, exact=True).click(force=True)
    shims.page.locator("select").select_option("bot")
    shims.page.locator("[data-live]").press_sequentially("Bo")
    told = [line[1:] for line in shims.told if line[0] == "do"]
    assert told == [
        ["pick", "card:8", ""],
        ["undo", "", ""],
        ["rules", "", ""],
        ["rename", "a1", '{"title":"Ours"}'],
        ["kind", "", "bot"],
        ["name", "0", "B"],
        ["name", "0", "Bo"],
    ]
    assert "#x" not in shims.page.url


def test_keys_are_told_with_what_has_the_focus(shims: Shims) -> None:
    """A key that Python uses does nothing else; others do what they always do."""
    shims.show(main(card(8), '<input id="name">'))
    shims.page.locator("#main").get_by_text("8").focus()
    shims.page.keyboard.press("Enter")
    shims.page.keyboard.press("Control+z")
    shims.page.locator("#name").press("a")
    assert shims.told == [
        ["key", "Enter", "", "pick card:8"],
        ["key", "z", "control", "pick card:8"],
        ["key", "a", "field", ""],
    ]


def test_keys_that_are_others(shims: Shims) -> None:
    """Nothing is told while text is composed, nor while the browser has a panel open; a box
    to tick is no field, and what AltGr makes is told as what it is."""
    shims.show(main('<input type="checkbox" id="box">', "<p popover>panel</p>"))
    shims.page.locator("#box").focus()
    send = """(more) => document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key: "h", bubbles: true, ...more }))"""
    for more in ({"isComposing": True}, {"keyCode": 229}):
        shims.page.evaluate(send, more)
    assert shims.told == []
    shims.page.evaluate(send, {"modifierAltGraph": True})
    shims.page.evaluate(send, {})
    assert [line[1:3] for line in shims.told] == [["h", "altgraph"], ["h", ""]]
    shims.page.evaluate("document.querySelector('[popover]').showPopover()")
    shims.page.evaluate(send, {})
    shims.page.evaluate(send, {"key": "Escape"})
    assert shims.told == []


def test_later_comes_once(shims: Shims) -> None:
    """A time asked for comes, with its id."""
    shims.call("later", 1, "7")
    shims.page.wait_for_timeout(100)
    assert shims.told == [["due", "7", "", ""]]


def test_storage_answers(shims: Shims) -> None:
    """What is there, what is not, and which refusal it was."""
    assert shims.call("storage_get", "k") == ""
    assert shims.call("storage_set", "k", "v") == ""
    assert shims.call("storage_get", "k") == "=v"
    assert shims.call("storage_keys", "") == '=["k"]'
    assert shims.call("storage_keys", "other") == "=[]"
    assert shims.call("storage_set", "big", "x" * 6_000_000) == "!full"
    assert shims.call("storage_get", "k") == "=v"
    assert shims.call("storage_remove", "k") == ""
    shims.page.evaluate(
        """Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("no", "SecurityError"); } })"""
    )
    for name, args in {
        "storage_get": ["k"],
        "storage_set": ["k", "v"],
        "storage_remove": ["k"],
        "storage_keys": [""],
    }.items():
        assert shims.call(name, *args) == "!blocked"


@pytest.mark.parametrize(
    ("content", "text", "refusal"),
    [
        (b'{"seats": "\xc3\xa9"}', '{"seats": "\u00e9"}', ""),
        (b"\xff\xfe\x00", "", "unreadable"),
        (b"x" * 6_000_001, "", "too-big"),
    ],
)
def test_a_file_is_read_or_refused(
    shims: Shims, content: bytes, text: str, refusal: str
) -> None:
    """A text file comes with its name; what is no text or too long comes as a refusal."""
    with shims.page.expect_file_chooser() as chooser:
        shims.call("open_file")
    chooser.value.set_files(
        {"name": "table.json", "mimeType": "application/json", "buffer": content}
    )
    shims.page.wait_for_timeout(200)
    assert shims.told == [["file", "table.json", text, refusal]]


def test_a_text_is_given_as_a_file(shims: Shims, tmp_path: Path) -> None:
    """A download has the name and the text it was given."""
    with shims.page.expect_download() as download:
        shims.call("download", "table.json", '{"a": "\u00e9"}')
    assert download.value.suggested_filename == "table.json"
    download.value.save_as(tmp_path / "it")
    assert (tmp_path / "it").read_text(encoding="utf-8") == '{"a": "\u00e9"}'


def test_theme_is_set_and_left_to_the_device(shims: Shims) -> None:
    """A theme is an attribute of the page; without one the device decides."""
    shims.call("set_theme", "dark")
    expect(shims.page.locator("html")).to_have_attribute("data-theme", "dark")
    shims.call("set_theme", "")
    assert shims.page.locator("html").get_attribute("data-theme") is None


def test_a_crash_is_told_and_does_not_cover_for_ever(shims: Shims) -> None:
    """After a crash a person reads that their table is saved, and can put that away."""
    shims.call("crash", "Traceback: of nobody's interest")
    panel = shims.page.get_by_role("alertdialog")
    expect(panel).to_contain_text("Something broke")
    expect(panel).to_contain_text("Every choice is saved")
    expect(panel.get_by_text("of nobody's interest")).to_be_hidden()
    panel.get_by_text("Details").click()
    expect(panel.get_by_text("of nobody's interest")).to_be_visible()
    shims.page.watch.allow("of nobody's interest")
