"""Where the keyboard stands: what has the focus, and whether a person can see that."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

STANDS = """async (moves) => {
  for (let n = 0; moves && n < 2; n++) await new Promise(requestAnimationFrame);
  const held = document.activeElement;
  if (!held || held === document.body || held === document.documentElement)
    return ["nothing", ["is nowhere"]];
  const name = held.id || held.outerHTML.slice(0, 90);
  const wrong = [];
  const boxes = [...held.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  const how = { opacityProperty: true, visibilityProperty: true };
  if (!boxes.length || !held.checkVisibility(how)) return [name, ["can't be seen"]];
  const rings = [null, "::before", "::after"].map((part) => getComputedStyle(held, part));
  const ringed = rings.some(({ outlineStyle, outlineWidth }) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  if (!ringed) wrong.push("has no ring");
  const parts = [0.5, 0.1, 0.9];
  const isHit = ({ left, top, width, height }) => parts.some((x) => parts.some((y) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    const OVER = "#tray, #slip:has(button), #sheet, #coach, #trouble, .start, [popover]";
    const layer = hit?.closest(OVER);
    return hit && (!layer || layer.contains(held));
  }));
  if (!boxes.some(isHit)) wrong.push("is covered or out of sight");
  return [name, wrong];
}"""
"""The name of what has the focus, and what is wrong with it: nowhere, not to be seen, no
ring of 2 px, or all of it under something else or out of the window. `moves`: what was
pressed may change the screen, which takes a frame. A slip without a button goes by itself
after six seconds and is looked through."""
STOPS = """() => [...document.querySelectorAll(
  "a[href], button, input, select, textarea, summary, [tabindex='0']"
)].filter((one) => one.tabIndex === 0 && !one.disabled && !one.closest("[inert]")
  && one.checkVisibility({ visibilityProperty: true }))"""
"""Everything that the Tab key should stop at, in the order of the page."""
MATCHES = "selector => Boolean(document.activeElement?.matches(selector))"
SHARES_GROUP = """selector => {
  const group = document.activeElement?.closest("[data-roving], [role=radiogroup]");
  return Boolean(group?.querySelector(selector));
}"""
FAR = 120
"""Presses of Tab that lead round any screen."""


def stands(page: Page) -> str:
    """Return the name of what has the focus; fail if nobody could see that it has it."""
    name, wrong = page.evaluate(STANDS, True)
    title = page.locator("h1").first.inner_text()
    assert not wrong, f"on {title!r}, {name} {' and '.join(wrong)}"
    return str(name)


def press(page: Page, *keys: str) -> str:
    """Press keys; after each one the focus is somewhere to be seen. Return where."""
    name = ""
    for key in keys:
        page.keyboard.press(key)
        name = stands(page)
    return name


def reach(page: Page, selector: str) -> Locator:
    """Walk to something with Tab, and with arrows where it is one of a group."""
    for _ in range(FAR):
        if page.evaluate(MATCHES, selector):
            return page.locator(selector).first
        if page.evaluate(SHARES_GROUP, selector) and _along(page, selector):
            return page.locator(selector).first
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def _along(page: Page, selector: str) -> bool:
    """Walk within a group, first to its beginning, then on to its end."""
    page.keyboard.press("Home")
    for turn in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = ""
        for _ in range(FAR):
            now = stands(page)
            if page.evaluate(MATCHES, selector):
                return True
            if now == before:
                break
            before = now
            page.keyboard.press(turn)
    return False


def choose(page: Page, selector: str, key: str = "Enter") -> str:
    """Walk to something and choose it; return where the focus is then."""
    reach(page, selector)
    return press(page, key)


def seat(page: Page) -> int:
    """Return the seat that has the focus, 1 to 16."""
    key = page.evaluate("document.activeElement.dataset.key") or ""
    assert key.startswith("seat:"), key
    return int(key.removeprefix("seat:"))
