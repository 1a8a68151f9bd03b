"""The rules of a game, chapter by chapter, with real cards.

Sends `rules GAME` (to read another game's), `first-game GAME`, `back`. The contents are
plain links, which the page follows without a trace in the address (`inview.mjs`).
"""

from __future__ import annotations

from typing import Any

from engine.games import game_keys
from engine.message import say
from engine.text import sentence
from ui.html import Html, tag
from ui.invitation import name_of, short_name_of
from ui.page import Page
from ui.parts.common import (
    Option,
    act_row,
    bar,
    icon_button,
    rule_button,
    segmented,
    tray,
    words,
)
from ui.rulebook import Chapter, chapters_of, drawn


def page(
    game: str,
    view: Any = None,
    chapter: str = "",
    came_from: str = "home",
    offer: Html | None = None,
) -> Page:
    """Return the rules of the game with this key.

    `view` is the table they are read at, if it is one of this game. `chapter` is where
    reading begins, a chapter's id. `came_from` is where one goes back to;
    `offer` a first game.
    """
    chapters = chapters_of(game, view)
    begins = next((f"#rule-{c.id} h2" for c in chapters if c.id == chapter), "#bar h1")
    name = words(name_of(game))
    back = say("rules/back-to-table" if came_from == "table" else "rules/back")
    return Page(
        title=sentence(say("app/title", page=name)),
        body="p-page p-rules",
        frame="play",
        scene=f"rules {game} {chapter}",
        aside=True,
        parts=(
            (
                "bar",
                bar(
                    say("rules/title"),
                    name,
                    left=icon_button("back", back, "back"),
                    right=tag("span", class_="ibtn", aria_hidden="true"),
                ),
            ),
            (
                "main",
                tag(
                    "main",
                    _side(game, chapters),
                    tag("div", offer, [drawn(c) for c in chapters], class_="chapters"),
                    class_="rulebook",
                    id="main",
                ),
            ),
            (
                "tray",
                tray(act_row(rule_button(back, "back", icon_name="back", wide=True))),
            ),
        ),
        focus=begins,
    )


def _side(game: str, chapters: tuple[Chapter, ...]) -> Html:
    """The choice of game and the table of contents."""
    return tag(
        "div",
        segmented(
            say("rules/which"),
            "rules",
            [Option(short_name_of(key), key) for key in game_keys()],
            game,
        ),
        tag(
            "nav",
            tag(
                "ol",
                [
                    tag("li", tag("a", words(c.title), href=f"#rule-{c.id}"))
                    for c in chapters
                ],
            ),
            class_="contents paper",
            aria_label=words(say("rules/contents")),
        ),
        class_="rules-side",
    )
