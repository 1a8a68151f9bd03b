"""The rules of At the Wedding Table, chapter by chapter.

Numbers in the example and the words of the rules come from the engine, so that they
can't contradict it.
"""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import SYMBOLS, Guest, WeddingTable
from engine.games.at_the_wedding_table.scoring import Term, terms
from engine.games.at_the_wedding_table.words import (
    guest_name,
    range_words,
    rule_words,
    symbol_word,
)
from engine.message import Message, say
from ui.boards.at_the_wedding_table.diagram import diagram
from ui.html import Child, Html, tag
from ui.parts.common import favour, words
from ui.parts.guests import guest_to_read
from ui.rulebook import Chapter, paragraph, steps, worked_example

PAGE: Final = "wedding-rules"

PLACE: Final = 12
EXAMPLE: Final = {
    PLACE: ("auntie", 0),
    11: ("boss", 1),
    13: ("dj", 1),
    14: ("neighbour", 0),
    5: ("mother-in-law", 1),
    3: ("singer", 0),
}
"""Who sits where in the worked example, and whose guest it is: 0 is the Bride."""
TABLE: Final[WeddingTable] = tuple(EXAMPLE.get(place) for place in range(1, 17))


def chapters() -> tuple[Chapter, ...]:
    """Return all chapters, in the order in which they are met at the table."""
    return (
        _chapter("goal", _p("goal-1"), _p("goal-2"), source=False),
        _chapter("setup", _p("setup-1"), _p("setup-2")),
        _chapter("turn", steps(PAGE, "turn-1", "turn-2", "turn-3")),
        _chapter("card", _reading()),
        _chapter("table", _p("table-1"), _p("table-2"), _p("table-3"), _example()),
        _chapter(
            "scoring",
            _p("scoring-1"),
            _p("scoring-2"),
            _p("scoring-most"),
            _p("scoring-corner"),
            _kinds(),
        ),
        _chapter("end", _p("end-1"), _p("end-2")),
        _chapter("guests", _p("guests-1"), _gallery(list(shipped_deck().values()))),
    )


def _say(id: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{id}", **args)


def _p(id: str, /, **args: object) -> Html:
    return paragraph(PAGE, id, **args)


def _chapter(id: str, *body: Child, source: bool = True) -> Chapter:
    return Chapter(id, _say(id), body, _say(f"{id}-source") if source else None)


def _card(guest: Guest) -> Html:
    return guest_to_read(guest, "bride", rule_words(guest, shipped_deck()))


def _reading() -> Html:
    """One card beside what its parts mean."""
    named = tuple(symbol_word(symbol) for symbol in SYMBOLS)
    listed = words(_say("card-1", symbols=named))
    return tag(
        "div",
        _card(shipped_deck()["auntie"]),
        tag(
            "ul",
            tag("li", listed),
            tag("li", words(_say("card-2"))),
            tag("li", words(_say("card-3"))),
            class_="ordered",
        ),
        class_="reading",
    )


def _example() -> Html:
    """A guest on a seat: where it looks, what it finds there, what it is worth."""
    deck = shipped_deck()
    guest = deck[EXAMPLE[PLACE][0]]
    name = words(guest_name(guest))
    found = terms(deck, TABLE, PLACE)
    looked_at = tuple(term.place for term in found)
    return worked_example(
        _say("table-example", guest=name, place=PLACE),
        diagram(
            TABLE,
            PLACE,
            looked_at,
            _say("table-picture", guest=name, place=PLACE, seats=sorted(looked_at)),
        ),
        tag(
            "p",
            words(
                _say(
                    "table-looks",
                    rule=rule_words(guest, deck),
                    looks=range_words(guest),
                )
            ),
            class_="note",
        ),
        tag(
            "dl",
            [_term(term) for term in found],
            _line(_say("table-sum", guest=name), sum(t.points for t in found), "total"),
            class_="sums",
        ),
    )


def _term(term: Term) -> Html:
    if term.guest is None:
        return _line(_say("table-empty", place=term.place), 0)
    name = guest_name(shipped_deck()[term.guest])
    return _line(_say("table-term", place=term.place, guest=name), term.points)


def _line(what: Message, points: int, class_: str | None = None) -> Html:
    return tag("div", tag("dt", words(what)), tag("dd", favour(points)), class_=class_)


def _kinds() -> Html:
    """The first guest of each kind of rule, with the rule in words."""
    deck = shipped_deck()
    first = {guest.rule.kind: guest for guest in reversed(list(deck.values()))}
    return tag(
        "ul",
        [
            tag("li", _card(guest), tag("p", words(rule_words(guest, deck))))
            for guest in sorted(first.values(), key=list(deck.values()).index)
        ],
        class_="kinds",
        aria_label=words(_say("scoring-kinds")),
    )


def _gallery(guests: list[Guest]) -> Html:
    return tag("ul", [tag("li", _card(guest)) for guest in guests], class_="gallery")
