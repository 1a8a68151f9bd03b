"""Reading pages in tests: is it well-formed, what can be pressed, what does it say."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

from ui.page import Page

VOID = frozenset({"br", "hr", "img", "input"})
CONTROLS = frozenset({"button", "input", "select", "a"})


@dataclass
class Element:
    """One element of a page."""

    tag: str
    attrs: dict[str, str]
    text: str = ""
    """All text within, what only listeners get included."""
    parents: tuple[Element, ...] = field(default=(), repr=False)

    @property
    def name(self) -> str:
        """What a listener calls it: label, text, the label around it, or title."""
        if "aria-label" in self.attrs:
            return self.attrs["aria-label"]
        around = [p.text for p in self.parents if p.tag == "label"]
        own = self.text or " ".join(around) or self.attrs.get("title", "")
        return own.strip()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[Element] = []
        self.elements: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {k: v or "" for k, v in attrs}, "", tuple(self.open))
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {k: v or "" for k, v in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        opened = self.open.pop()
        assert opened.tag == tag, f"</{tag}> closes <{opened.tag}>"

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def elements(html: str) -> list[Element]:
    """Return all elements in order; fail if one is not closed where it should be."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"left open: {[e.tag for e in reader.open]}"
    return reader.elements


def html_of(page: Page) -> str:
    """Return the markup of a page's parts, one after another."""
    return "".join(html for _, html in page.parts)


def verbs(html: str) -> set[tuple[str, str]]:
    """Return what can be pressed, chosen or typed: pairs of `data-do`, `data-arg`."""
    return {
        (e.attrs["data-do"], e.attrs.get("data-arg", ""))
        for e in elements(html)
        if "data-do" in e.attrs
    }


def text_of(html: str) -> str:
    """Return all the text of a page, with single spaces."""
    reader = _Reader()
    root = Element("root", {})
    reader.open = [root]
    reader.feed(html)
    return " ".join(root.text.split())
