"""The worked examples of the rules: tables that the engine scored, drawn in little.

Nothing here is reckoned: what each seat brings, what a guest is worth and who wins is
taken from `engine.games.at_the_wedding_table.examples` and from `scoring`.
"""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.examples import (
    BRIDE,
    GROOM,
    PLACE,
    TABLE,
    finished,
    one_of_each_kind,
    tied,
)
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.scoring import Term, terms
from engine.games.at_the_wedding_table.words import count_words, guest_name
from engine.message import Message, say
from ui.boards.at_the_wedding_table.diagram import diagram
from ui.boards.at_the_wedding_table.gallery import PAGE, card_to_read, in_words
from ui.html import Html, tag
from ui.parts.common import favour, words
from ui.rulebook import worked_example

_SIDES: Final = {BRIDE: "guests/bride", GROOM: "guests/groom"}


def ex(id: str, /, **args: object) -> Message:
    """Return a message of the rules."""
    return say(f"{PAGE}/{id}", **args)


def neighbours() -> Html:
    """A guest on a seat: where it looks, what it finds there, what it is worth."""
    deck = shipped_deck()
    placed = TABLE[PLACE - 1]
    assert placed is not None
    guest = deck[placed[0]]
    name = words(guest_name(guest))
    found = terms(deck, TABLE, PLACE)
    looked_at = tuple(term.place for term in found)
    return worked_example(
        ex("ex-guest", guest=name, place=PLACE),
        diagram(
            TABLE,
            PLACE,
            looked_at,
            ex("ex-picture", guest=name, place=PLACE, seats=sorted(looked_at)),
        ),
        tag(
            "p",
            in_words(guest, deck),
            class_="note",
        ),
        tag(
            "dl",
            [_term(term) for term in found],
            _line(ex("ex-sum", guest=name), sum(t.points for t in found), "total"),
            class_="sums",
        ),
    )


def _term(term: Term) -> Html:
    if term.guest is None:
        return _line(ex("ex-empty", place=term.place), 0)
    name = guest_name(shipped_deck()[term.guest])
    return _line(ex("ex-term", place=term.place, guest=name), term.points)


def _line(what: Message, points: int, class_: str | None = None) -> Html:
    return tag("div", tag("dt", words(what)), tag("dd", favour(points)), class_=class_)


def kinds() -> Html:
    """Return a full table, and of each kind of rule one guest with what it scores there."""
    view = finished()
    return worked_example(
        ex("ex-kinds"),
        diagram(view.table, 0, (), ex("ex-full")),
        tag(
            "ul",
            [_kind(place) for place in one_of_each_kind().values()],
            class_="kinds",
        ),
    )


def _kind(place: int) -> Html:
    view, deck = finished(), shipped_deck()
    placed = view.table[place - 1]
    assert placed is not None
    guest, owner = deck[placed[0]], placed[1]
    count = count_words(guest, terms(deck, view.table, place))
    return tag(
        "li",
        card_to_read(guest, deck, "bride" if owner == view.bride else "groom"),
        tag(
            "div",
            tag("p", in_words(guest, deck)),
            tag(
                "p",
                tag("span", words(ex("ex-at", place=place, count=count))),
                favour(view.worth[place - 1]),
                class_="note found",
            ),
        ),
    )


def end() -> Html:
    """Return how that table ends, and how it would on a tie (W10)."""
    view, tie = finished(), tied()
    assert view.outcome is not None
    return worked_example(
        ex("ex-end"),
        tag(
            "dl",
            [_line(_total(side), view.scores[side]) for side in (BRIDE, GROOM)],
            class_="sums",
        ),
        tag("p", *(words(ex("ex-won", side=_side(w))) for w in view.outcome.winners)),
        tag(
            "p",
            *(
                words(ex("ex-tied", points=tie.scores[w], side=_side(w)))
                for w in tie.winners
            ),
            class_="note",
        ),
    )


def _side(who: int) -> Message:
    return say(_SIDES[who])


def _total(side: int) -> Message:
    """Return whose points these are: "Bride: 4 + 9 + ..."."""
    view = finished()
    worths = [
        str(worth)
        for placed, worth in zip(view.table, view.worth, strict=True)
        if placed and placed[1] == side
    ]
    return ex("ex-side", side=_side(side), guests=" + ".join(worths))
