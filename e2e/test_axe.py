"""axe-core finds nothing wrong: on every screen, in both themes, in every language.

What a screen is made of does not depend on its theme, so the second theme is looked at for
its colours alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.shots.screens import Screen, all_screens
from e2e.shots.sizes import ROOT, SIZES, THEMES, languages
from e2e.shots.stage import Stage, stage

AXE = ROOT / "node_modules/axe-core/axe.min.js"
LOOK = """async ([only]) => {
  const DRAWN = /class="(seat |guest |scorechip |tally")/;
  const options = { resultTypes: ["violations"], elementRef: false };
  if (only) options.runOnly = only;
  const { violations } = await axe.run(document, options);
  const isDrawn = (id, { html }) =>
    id === "label-content-name-mismatch" && DRAWN.test(html);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter((node) => !isDrawn(id, node)).map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map((it) => it.message);
      return [id, help, html.slice(0, 160), ...why].join(" | ");
    }));
}"""
"""Seats, guests, scores and a player's cards are drawn with numbers and symbols on them;
their names begin with the name that is read there, and say the rest in words, in another
order than axe would have it."""
COLOURS = ["color-contrast", "link-in-text-block"]
EVERY = pytest.mark.parametrize("screen", all_screens(), ids=lambda screen: screen.name)


@pytest.fixture(scope="module")
def on(browser: Browser, site: str) -> Iterator[Stage]:
    with stage(browser, site) as on:
        yield on


def found(on: Stage, only: list[str] | None = None) -> list[str]:
    """Return what axe finds on what is shown now, everything or only some kinds."""
    if not on.page.evaluate("'axe' in globalThis"):
        on.page.evaluate(AXE.read_text(encoding="utf-8"))
    faults: list[str] = on.page.evaluate(LOOK, [only])
    return faults


@pytest.mark.parametrize("language", languages())
@EVERY
def test_axe_finds_nothing(on: Stage, screen: Screen, language: str) -> None:
    """Issue 6: zero violations on every screen × theme × language."""
    on.show(screen.visit(language))
    first, *others = THEMES
    on.look(SIZES["phone"], first)
    assert found(on) == []
    for theme in others:
        on.look(SIZES["phone"], theme)
        assert found(on, COLOURS) == []


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        ("button => { button.replaceChildren(); }", "button-name"),
        ("button => { button.style = 'color: #aaa; background: #fff'; }", "contrast"),
        ("button => { button.setAttribute('aria-checked', 'perhaps'); }", "aria-"),
    ],
)
def test_a_fault_is_found(on: Stage, spoil: str, kind: str) -> None:
    """What these tests look for would be seen."""
    (about,) = [screen for screen in all_screens() if screen.name == "about/page"]
    on.show(about.visit())
    on.look(SIZES["phone"], "light")
    assert found(on) == []
    on.page.locator("#main button").first.evaluate(spoil)
    on.again()
    faults: list[Any] = found(on)
    assert any(kind in fault for fault in faults)
