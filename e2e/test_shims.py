"""What JavaScript does for Python, without any Python: patching and the focus."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.bare import Shims, card, main, shims

__all__ = ["shims"]  # a fixture


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
