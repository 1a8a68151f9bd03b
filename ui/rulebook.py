"""The rules of a game as chapters, each with what it is based on.

A board's package has a module `rulebook` with a function `chapters`, which gets the view
of the table that one reads at, or None. Its words are on a page of their own: `goal` is a
chapter's title, `goal-1` its first paragraph, `goal-source` the place in the rulebook it
follows, `b5` the ruling B5, and what belongs to an example begins with `ex`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

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
    """Where it stands in the rulebook."""
    rulings: tuple[tuple[str, Message], ...] = ()
    """What the rulebook leaves open there, settled by id: B5."""


def chapters_of(game: str, view: Any = None) -> tuple[Chapter, ...]:
    """Return the rules of the game with this key, at the table seen so if at one."""
    module = import_module(f"ui.boards.{game.replace('-', '_')}.rulebook")
    found: tuple[Chapter, ...] = module.chapters(view)
    return found


def chapter_maker(page: str) -> Callable[..., Chapter]:
    """Return what makes chapters of a page of words: id, body, the rulings' ids.

    Further arguments are those of the rulings' words.
    """

    def chapter(id: str, *body: Child, rulings: str = "", **args: object) -> Chapter:
        return Chapter(
            id,
            say(f"{page}/{id}"),
            body,
            say(f"{page}/{id}-source"),
            tuple(
                (name, say(f"{page}/{name.lower()}", **args))
                for name in rulings.split()
            ),
        )

    return chapter


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
        _argued(chapter) if chapter.rulings else None,
        None
        if chapter.source is None
        else tag("p", icon("book"), words(chapter.source), class_="note cite"),
        class_="rulepage paper",
        id=f"rule-{chapter.id}",
        aria_labelledby=heading,
    )


def _argued(chapter: Chapter) -> Html:
    """Return the rulings of a chapter, each by its id, where somebody would argue."""
    return tag(
        "section",
        tag("h3", words(say("rules/argued")), class_="eyebrow"),
        tag(
            "dl",
            [
                tag("div", tag("dt", id, id=f"rule-{id}"), tag("dd", words(ruling)))
                for id, ruling in chapter.rulings
            ],
        ),
        class_="argued",
    )
