"""Why a score is what it is: a side guest by guest, a guest seat by seat.

`side:bride` is opened from the score, `guest:12` from the verdict, where no panel is.
"""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.at_the_wedding_table import words as guests_in_words
from engine.message import Message
from engine.text import sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    name_of,
    seats_by_side,
    side_of,
    view_of,
)
from ui.boards.at_the_wedding_table.ledger import entries, guests_of
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.outlook import Outlook, outlook_of
from ui.boards.at_the_wedding_table.panel import gift_list, sum_list
from ui.boards.at_the_wedding_table.tokens import picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.html import Html, tag
from ui.parts.common import words

_PLACES: Final = {str(place): place for place in range(1, 17)}


def why(seen: Seen, about: str) -> tuple[Message, Html] | None:
    """Return the title and the rows of a side's score or of a guest's worth."""
    kind, _, what = about.partition(":")
    view = view_of(seen)
    if kind == "side":
        for who in seats_by_side(view):
            if side_of(view, who) == what:
                return _side(seen, who)
    found = outlook_of(seen, _PLACES[what]) if what in _PLACES else None
    if kind != "guest" or found is None:
        return None
    return _guest_title(found), _guest(seen, found)


def asked(seen: Seen) -> Html:
    """Return, under the finished table, the rows of the guest pressed on it."""
    looked = picked(seen).look
    found = None if looked is None else outlook_of(seen, looked)
    if found is None:
        note = tag("p", told("ask"), class_="note")
        return tag("div", note, class_="asked")
    rows = tag("h3", words(_guest_title(found))), _guest(seen, found)
    return tag("div", rows, class_="asked")


def _side(seen: Seen, who: Seat) -> tuple[Message, Html]:
    view = view_of(seen)
    title = msg("rows-of", name=name_of(seen, who), n=view.scores[who])
    if not guests_of(seen, who):
        return title, tag("p", told("nobody-seated"), class_="note")
    return title, tag("div", entries(seen, who), class_=f"side-{side_of(view, who)}")


def _guest_title(found: Outlook) -> Message:
    name = guest_name(found.guest)
    return msg("rows-guest", guest=name, place=found.place, n=found.worth)


def _guest(seen: Seen, found: Outlook) -> Html:
    rule = guests_in_words.rule_words(found.guest, view_of(seen).guests)
    return tag(
        "div",
        tag("p", sentence(rule), class_="note"),
        sum_list(seen, found),
        gift_list(seen, found),
        class_="rows-of",
    )
