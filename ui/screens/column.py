"""A screen of one column under a header, with a way back and what to press below."""

from __future__ import annotations

from engine.message import Message, say
from engine.text import sentence
from ui.html import Child, Html, tag
from ui.page import Page
from ui.parts.common import Words, bar


def column_page(
    title: Message, note: Words, back: Html, main: Child, foot: Html, *, scene: str
) -> Page:
    """Return the page; its first words are what is read when it comes up."""
    room = tag("span", class_="ibtn", aria_hidden="true")
    return Page(
        title=sentence(say("app/title", page=title)),
        body="p-page p-link",
        frame="play",
        parts=(
            ("bar", bar(title, note, left=back, right=room)),
            ("main", tag("main", main, class_="column", id="main")),
            ("tray", foot),
        ),
        scene=scene,
        focus="#bar h1",
    )
