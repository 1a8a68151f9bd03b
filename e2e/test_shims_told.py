"""What JavaScript does for Python, without any Python: keys, storage, files."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.bare import Shims, card, main, shims

__all__ = ["shims"]  # a fixture


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
