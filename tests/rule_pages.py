"""The rules as they are drawn, chapter by chapter."""

from __future__ import annotations

from tests.markup import Element, elements, html_of
from ui.screens import rules

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
PAGES = {BRIDESMAID: "bridesmaid-rules", WEDDING: "wedding-rules"}


def article(game: str, chapter: str, view: object = None) -> list[Element]:
    """Return a chapter's elements."""
    found = elements(html_of(rules.page(game, view)))
    (whole,) = [e for e in found if e.attrs.get("id") == f"rule-{chapter}"]
    return [whole, *(e for e in found if whole in e.parents)]


def text(game: str, chapter: str) -> str:
    """Return what can be read in a chapter, without what makes it break in lines."""
    return " ".join(article(game, chapter)[0].text.replace("\xad", "").split())
