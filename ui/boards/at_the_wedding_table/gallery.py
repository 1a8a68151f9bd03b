"""Every guest of a deck as a card, with its rule and range in words."""

from __future__ import annotations

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import Guest, GuestDeck
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import range_words, rule_words
from engine.message import Message, say
from engine.text import run_on
from ui.html import Html, tag
from ui.parts.common import words
from ui.parts.guests import Side, guest_to_read

PAGE = "wedding-rules"


def card_to_read(guest: Guest, deck: GuestDeck, side: Side = "bride") -> Html:
    """Return a guest's card to be looked at, one side of it up."""
    return guest_to_read(guest, side, rule_words(guest, deck), deck)


def in_words(guest: Guest, deck: GuestDeck) -> str:
    """Return the whole rule of a guest: what it scores, and where it looks."""
    rule = words(rule_words(guest, deck))
    flat = guest.rule.kind == "flat"
    return rule if flat else run_on((rule, words(range_words(guest))))


def gallery(view: View | None) -> Html:
    """Return the guests of the table that one reads at, else of the shipped deck.

    At a table each card lies as its side has it, with the seat it took. Which guests are
    still to come everybody can tell; in which order, nobody.
    """
    deck = shipped_deck() if view is None else view.guests
    return tag(
        "ul",
        [
            tag(
                "li",
                card_to_read(guest, deck, _side(view, guest.id)),
                tag("p", _where(view, guest.id), in_words(guest, deck), class_="note"),
            )
            for guest in deck.values()
        ],
        class_="gallery",
    )


def _seat_of(view: View | None, id: str) -> tuple[int, int] | None:
    """Return on which seat a guest sits, and who seated it."""
    table = () if view is None else view.table
    places = (
        (n, placed[1])
        for n, placed in enumerate(table, 1)
        if placed and placed[0] == id
    )
    return next(places, None)


def _side(view: View | None, id: str) -> Side:
    seat = _seat_of(view, id)
    mine = view is None or seat is None or seat[1] == view.bride
    return "bride" if mine else "groom"


def _where(view: View | None, id: str) -> Html | None:
    seat = _seat_of(view, id)
    told: Message | None = None
    if seat is not None:
        told = say(f"{PAGE}/guests-seat", place=seat[0])
    elif view is not None and id in view.row:
        told = say(f"{PAGE}/guests-row")
    return None if told is None else tag("b", words(told), class_="seated")
