"""Since your last turn: what turned over, together, then what it changed.

Only where a device is passed around: whoever plays alone sees the table all the time.
"""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Revealed
from engine.games.always_a_bridesmaid.pieces import HOLD
from engine.games.always_a_bridesmaid.scoring import place_pays, ranks
from engine.games.always_a_bridesmaid.view import View
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    me,
    name_of,
    own_name,
    rosette_of,
    view_of,
)
from ui.boards.always_a_bridesmaid.overheard import in_words, lines
from ui.boards.always_a_bridesmaid.told import place, told
from ui.html import Html, classes, tag
from ui.parts.cards import card_back, face
from ui.parts.common import icon, ribbon
from ui.parts.motion import moves


def recap_page(seen: Seen, turned: Revealed) -> Html:
    """Return the last reveal card by card, the places after it and the rest in words."""
    said = lines(seen, seen.since, plays=False)
    return tag(
        "main",
        tag("section", turned_over(seen, turned), class_="recap paper"),
        tag(
            "section",
            tag("h2", told("changed"), class_="eyebrow"),
            tag("ol", _moves(seen, turned), class_="moves"),
            class_="recap paper",
        ),
        tag(
            "section",
            tag("h2", icon("book"), told("overheard"), class_="eyebrow"),
            [tag("p", in_words(line)) for line in said],
            class_="privsum paper",
        )
        if said
        else None,
        class_="pad choosing recapping",
        id="main",
    )


def turned_over(seen: Seen, turned: Revealed) -> tuple[Html, Html]:
    """Return a heading and one turn, card by card, with what it made of each total."""
    return (
        tag("h2", told("together", turn=turned.turn), class_="eyebrow"),
        tag(
            "ul",
            [_turned(seen, turned, who) for who in range(len(turned.cards))],
            class_="rvrow",
        ),
    )


def before(view: View, turned: Revealed) -> tuple[int, ...]:
    """Return the Round Totals before a reveal: zeros on a round's first turn."""
    totals = (0,) * len(turned.totals)
    for event in view.log:
        if event is turned:
            break
        if isinstance(event, Revealed) and event.round == turned.round:
            totals = event.totals
    return totals


def _turned(seen: Seen, turned: Revealed, who: int) -> Html:
    card, now = turned.cards[who], turned.totals[who]
    was = before(view_of(seen), turned)[who]
    if card is None:
        change = told("was-out")
    elif card == HOLD:
        change = told("holds-back-you" if who == me(seen) else "holds-back")
    elif now == was:
        change = told("stays", total=now)
    else:
        change = told("from-to", was=was, now=now)
    return tag(
        "li",
        card_back(own_name(seen, who))
        if card is None
        else face(card, (moves(Revealed, "flip", who), own_name(seen, who))),
        tag("b", name_of(seen, who)),
        tag("small", change),
        class_=ribbon(who),
    )


def _moves(seen: Seen, turned: Revealed) -> list[Html]:
    places = ranks(turned.totals)
    places_before = ranks(before(view_of(seen), turned))
    order = sorted(range(len(places)), key=lambda who: places[who])
    return [
        tag(
            "li",
            tag("span", place(places[who]), class_="pl"),
            rosette_of(seen, who),
            tag(
                "span",
                tag("b", name_of(seen, who)),
                tag("small", _compared(seen, turned, who)),
                class_="t",
            ),
            _change(places_before[who] - places[who]) if turned.turn > 1 else None,
            class_=classes(ribbon(who), who == me(seen) and "me"),
        )
        for who in order
    ]


def _change(up: int) -> Html:
    if up == 0:
        return tag("span", told("same"), class_="ch")
    way = "up" if up > 0 else "down"
    return tag("span", told(way, n=abs(up)), class_=f"ch {way}")


def _compared(seen: Seen, turned: Revealed, who: int) -> str:
    """Return a total in relation to the viewer's, and whether a card lies aside."""
    viewer, total = me(seen), turned.totals[who]
    places = ranks(turned.totals)
    if viewer is None or who == viewer:
        pays = place_pays(view_of(seen).points, places[who], places.count(places[who]))
        text = told("stands-at", total=total, n=pays)
    else:
        lead = total - turned.totals[viewer]
        id = "level-with" if lead == 0 else "ahead" if lead > 0 else "behind"
        text = told(id, total=total, n=abs(lead))
    if view_of(seen).participants[who].has_aside:
        return told("with-aside", text=text)
    return text
