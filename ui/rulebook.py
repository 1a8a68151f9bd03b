"""The rules of a game as chapters, each with what it is based on.

A board's package has a module `rulebook` with a function `chapters`; its words are on a
page of their own, where `goal` is a chapter's title, `goal-1` its first paragraph and
`goal-source` the places in rulebook and rulings it follows.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from engine.message import Message, say
from ui.html import Child, Html, tag
from ui.parts.common import icon, words


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter, to be set in the frame of the rules page."""

    id: str
    title: Message
    body: tuple[Child, ...]
    source: Message | None = None
    """Where it stands in the rulebook, and the rulings that settle it."""


def chapters_of(game: str) -> tuple[Chapter, ...]:
    """Return the rules of the game with this key."""
    module = import_module(f"ui.boards.{game.replace('-', '_')}.rulebook")
    found: tuple[Chapter, ...] = module.chapters()
    return found


def paragraph(page: str, id: str, /, **args: object) -> Html:
    """Return one paragraph of a page of words."""
    return tag("p", words(say(f"{page}/{id}", **args)))


def steps(page: str, *ids: str) -> Html:
    """Return paragraphs that follow one another as numbered steps."""
    return tag(
        "ol", [tag("li", words(say(f"{page}/{id}"))) for id in ids], class_="ordered"
    )


def worked_example(title: Message, *children: Child) -> Html:
    """Return an example with real cards, set apart on darker paper."""
    shown = words(title)
    return tag(
        "section",
        tag("h3", shown, class_="eyebrow"),
        *children,
        class_="example",
        aria_label=shown,
    )


def drawn(chapter: Chapter) -> Html:
    """Return a chapter as it lies on the page."""
    heading = f"rule-{chapter.id}-title"
    return tag(
        "article",
        tag("h2", words(chapter.title), class_="title", id=heading),
        chapter.body,
        None
        if chapter.source is None
        else tag("p", icon("book"), words(chapter.source), class_="note cite"),
        class_="rulepage paper",
        id=f"rule-{chapter.id}",
        aria_labelledby=heading,
    )
