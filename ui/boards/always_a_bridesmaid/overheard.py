"""What happened at the table, in words: the last lines of the log, the last reveal."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.always_a_bridesmaid.events import (
    BridesmaidEvent,
    Revealed,
    Scored,
)
from engine.games.always_a_bridesmaid.words import tell
from engine.text import sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.standing import last_turn
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, tag

LINES = 7
"""As many as stand beside the table on a desktop without scrolling."""


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
    when = told("before-round", round=1)
    for n, event in enumerate(view_of(seen).log):
        if isinstance(event, Revealed):
            when = told("turn-n", turn=event.turn)
        elif isinstance(event, Scored):
            when = told("round-n", round=event.round)
        if n >= since:
            said += [Line(when, words) for words in _sentences(seen, event)]
    return said


def last_reveal(seen: Seen) -> str:
    """Return what was turned over last as one text, or how the round begins."""
    turned = last_turn(view_of(seen))
    if turned is None:
        return told("round-begins", round=view_of(seen).round)
    return " ".join([told("turn-n", turn=turned.turn) + ".", *_sentences(seen, turned)])


def _sentences(seen: Seen, event: BridesmaidEvent) -> list[str]:
    viewer = view_of(seen).viewer
    return [sentence(message) for message in tell(event, seen.names, viewer)]
