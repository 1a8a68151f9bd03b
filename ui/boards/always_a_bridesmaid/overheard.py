"""What happened at the table, in words: the last lines of the log, the last reveal."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.always_a_bridesmaid.events import (
    BridesmaidEvent,
    Displayed,
    Revealed,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import ROUNDS
from engine.games.always_a_bridesmaid.scoring import place_pays
from engine.games.always_a_bridesmaid.view import View
from engine.games.always_a_bridesmaid.words import sentences
from engine.message import Message
from engine.text import gap, run_on, sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, names_of, view_of
from ui.boards.always_a_bridesmaid.standing import just_joined, last_turn, standing
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, join, tag
from ui.parts.common import signed

LINES = 12
"""As many as anybody reads beside the table; the whole log is in the menu."""
_PLAYS = "plays"
"""How messages begin that only say which card lies on an arm."""


class Line(NamedTuple):
    """What was said of one event, and when it was."""

    when: str
    what: str


def overheard(seen: Seen) -> Html:
    """Return the log beside the table, the latest first.

    A line is the same one when others have come before it: who reads further down reads on.
    """
    said = list(enumerate(lines(seen)))
    latest = said[: -LINES - 1 : -1]
    return tag(
        "section",
        tag("h2", told("overheard-latest"), class_="eyebrow"),
        tag(
            "ol",
            [tag("li", in_words(line), id=f"said-{n}") for n, line in latest]
            or tag("li", told("nothing-yet")),
            reversed=True,
        ),
        class_="log paper",
        aria_label=told("log"),
    )


def in_words(line: Line) -> Html:
    """Return a line with its time in bold, where it has one."""
    if not line.when:
        return join(line.what)
    return join(tag("b", line.when), gap(line.when), line.what)


def lines(seen: Seen, since: int = 0, *, plays: bool = True) -> list[Line]:
    """Return the log in words from one event on, in the order in which it happened.

    Without `plays` the cards played are left out, where they are on show.
    """
    said: list[Line] = []
    when = ""
    for n, event in enumerate(view_of(seen).log):
        when = _when(event, when)
        words = _sentences(seen, event, plays=plays)
        if n >= since and words:
            said.append(Line(when, run_on(words)))
    return said


def _when(event: BridesmaidEvent, before: str) -> str:
    """Return when it was, given when the event before it was; "" where words say it."""
    match event:
        case Revealed(round, turn):
            return told("round-turn", round=round, turn=turn)
        case Scored(round):
            return told("round-scored", round=round)
        case SetAside() | Displayed():
            return before
        case _:
            return ""


def last_reveal(seen: Seen) -> Html:
    """Return what was turned over last in one line, or how the round begins."""
    view = view_of(seen)
    turned = last_turn(view)
    if turned is None:
        return join(_round_begins(view))
    shown = [
        (
            told("reveal-one", name=name_of(seen, who), card=signed(card)),
            tag("span", told("reveal-total", total=total), class_="vh"),
            told("reveal-end"),
            gap(),
        )
        for who, (card, total) in enumerate(
            zip(turned.cards, turned.totals, strict=True)
        )
        if isinstance(card, int)
    ]
    rest = [*_sentences(seen, turned, plays=False), *own_place(seen)]
    return join(told("turn-begins", turn=turned.turn), gap(), shown, run_on(rest))


def _round_begins(view: View) -> str:
    joined = just_joined(view)
    if joined and view.round == ROUNDS:
        cards = [signed(card) for card in joined]
        return told("last-round-begins", round=view.round, cards=cards)
    return told("round-begins", round=view.round)


def own_place(seen: Seen) -> list[str]:
    """Return the viewer's place now in a sentence; nothing for somebody without a seat."""
    viewer = view_of(seen).viewer
    if viewer is None:
        return []
    places = standing(view_of(seen)).ranks
    rank = places[viewer]
    place = told(f"place-{rank}")
    level = tuple(
        who for who, other in enumerate(places) if other == rank and who != viewer
    )
    if not level:
        return [told("you-are", place=place)]
    each = place_pays(view_of(seen).points, rank, len(level) + 1)
    return [told("you-are-level", names=names_of(seen, level), place=place, n=each)]


def _sentences(seen: Seen, event: BridesmaidEvent, *, plays: bool) -> list[str]:
    messages = sentences(event, seen.names, view_of(seen).viewer)
    if isinstance(event, Scored):
        messages = messages[1:]  # that it was scored is said by when it was
    return [sentence(m) for m in messages if plays or not _is_play(m)]


def _is_play(message: Message) -> bool:
    return message.id.partition("/")[2].partition("-")[0] == _PLAYS
