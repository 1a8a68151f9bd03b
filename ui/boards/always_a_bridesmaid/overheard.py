"""What happened at the table, in words: the last lines of the log, the last reveal."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.always_a_bridesmaid.events import (
    BridesmaidEvent,
    Displayed,
    ReserveDrawn,
    Revealed,
    Scored,
)
from engine.games.always_a_bridesmaid.words import tell
from engine.message import Message
from engine.text import sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, view_of
from ui.boards.always_a_bridesmaid.standing import last_turn, standing
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, tag
from ui.parts.common import signed

LINES = 5
"""As many as stand beside the table on a desktop without scrolling."""
_PLAYS = "plays"
"""How messages begin that only say which card lies on an arm: the arm says it."""


class Line(NamedTuple):
    """One thing that was said, and on which turn."""

    when: str
    what: str


def overheard(seen: Seen) -> Html:
    """Return the log beside the table."""
    return tag(
        "section",
        tag("h2", told("overheard"), class_="eyebrow"),
        tag(
            "ol",
            [
                tag("li", tag("b", line.when), " ", line.what)
                for line in lines(seen)[-LINES:]
            ]
            or tag("li", told("nothing-yet")),
        ),
        class_="log paper",
        aria_label=told("log"),
    )


def lines(seen: Seen, since: int = 0) -> list[Line]:
    """Return the log in words, each line with its turn, from one event on."""
    said: list[Line] = []
    when = told("before-round")
    for n, event in enumerate(view_of(seen).log):
        if isinstance(event, Revealed):
            when = told("turn-n", turn=event.turn)
        elif isinstance(event, Scored):
            when = told("round-n", round=event.round)
        elif isinstance(event, (Displayed, ReserveDrawn)):
            when = told("interval")
        if n >= since:
            said += [Line(when, words) for words in _sentences(seen, event)]
    return said


def last_reveal(seen: Seen) -> str:
    """Return what was turned over last in one line, or how the round begins."""
    view = view_of(seen)
    turned = last_turn(view)
    if turned is None:
        return told("round-begins", round=view.round)
    shown = [
        told("reveal-one", name=name_of(seen, who), card=signed(card), total=total)
        for who, (card, total) in enumerate(
            zip(turned.cards, turned.totals, strict=True)
        )
        if isinstance(card, int)
    ]
    first = told("turn-n", turn=turned.turn) + "."
    return " ".join([first, *shown, *_sentences(seen, turned), *_own_place(seen)])


def _own_place(seen: Seen) -> list[str]:
    viewer = view_of(seen).viewer
    if viewer is None:
        return []
    rank = standing(view_of(seen)).ranks[viewer]
    return [told("you-are", place=told(f"place-{rank}"))]


def _sentences(seen: Seen, event: BridesmaidEvent) -> list[str]:
    messages = tell(event, seen.names, view_of(seen).viewer)
    return [sentence(message) for message in messages if not _is_play(message)]


def _is_play(message: Message) -> bool:
    return message.id.partition("/")[2].partition("-")[0] == _PLAYS
