"""The shims on a page without Python: what they show, and all that they tell."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

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
