"""The rules of At the Wedding Table, chapter by chapter.

Numbers and the words of the rules come from the engine, those of the examples from
positions that were played (`worked`), so that they can't contradict it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import (
    CORNERS,
    GUESTS_IN_DECK,
    ROW_SIZE,
    SEATS_AT_TABLE,
    SYMBOLS,
)
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import symbol_word
from ui.boards.at_the_wedding_table import worked
from ui.boards.at_the_wedding_table.gallery import PAGE, card_to_read, gallery
from ui.html import Html, tag
from ui.parts.common import words
from ui.rulebook import Chapter, chapter_maker, paragraph, steps

_chapter = chapter_maker(PAGE)
_EACH: Final = SEATS_AT_TABLE // 2


def chapters(view: Any = None) -> tuple[Chapter, ...]:
    """Return all chapters, in the order in which they are met at the table."""
    return (
        _chapter("goal", _p("goal-1", seats=SEATS_AT_TABLE, each=_EACH), _p("goal-2")),
        _chapter(
            "setup",
            _p("setup-1", deck=GUESTS_IN_DECK, row=ROW_SIZE),
            _p("setup-2"),
            rulings="W1",
            seats=SEATS_AT_TABLE,
            each=_EACH,
        ),
        _chapter("turn", steps(PAGE, "turn-1", "turn-2", "turn-3"), rulings="W3"),
        _chapter("card", _reading()),
        _chapter(
            "table",
            _p("table-1", seats=SEATS_AT_TABLE),
            _p("table-2"),
            worked.neighbours(),
            rulings="W2 W4 W5",
            half=_EACH,
            corners=CORNERS,
        ),
        _chapter(
            "scoring",
            _p("scoring-1"),
            _p("scoring-2"),
            worked.kinds(),
            rulings="W6 W7 W8 W9",
        ),
        _chapter(
            "end",
            _p("end-1", seats=SEATS_AT_TABLE),
            _p("end-2"),
            worked.end(),
            rulings="W10",
        ),
        _guests(view),
    )


def _p(id: str, /, **args: object) -> Html:
    return paragraph(PAGE, id, **args)


def _reading() -> Html:
    """One card beside what its parts mean."""
    named = tuple(symbol_word(symbol) for symbol in SYMBOLS)
    listed = words(worked.ex("card-1", n=len(SYMBOLS), symbols=named))
    deck = shipped_deck()
    return tag(
        "div",
        card_to_read(deck["auntie"], deck),
        tag(
            "ul",
            tag("li", listed),
            tag("li", words(worked.ex("card-2"))),
            tag("li", words(worked.ex("card-3"))),
            class_="ordered",
        ),
        class_="reading",
    )


def _guests(view: View | None) -> Chapter:
    """Return all guests of the deck in play, be it one's own (W11)."""
    chapter = _chapter("guests", _p("guests-1"), gallery(view), rulings="W11")
    if view is None:
        return chapter
    return replace(chapter, title=worked.ex("guests-here"))
