"""What the things on the table of At the Wedding Table are, in a few words each."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "guest-brings": "Brings {symbols}, for whoever looks for them.",
    "range": "Where {guest} looks",
    "range-says": (
        "Filled arrows count: without a number the next seat, with one every seat up to "
        "that far. Left and right are the guest’s own, its card’s bottom edge to the "
        "table."
    ),
    "symbol-says": (
        "It does nothing for the guest that brings it. Every one in range counts for a "
        "guest that looks for it, on cards of either colour."
    ),
    "symbol-wanted": "In this deck it counts for {guests}.",
    "symbol-unwanted": "In this deck nobody looks for it.",
    "seat": "Seat {place}",
    "seat-taken": "Seat {place}: {guest}",
    "seat-corner": "It is a corner, which some guests look at from anywhere.",
    "seat-plate": (
        "An empty seat scores nothing for anybody. The number on its plate is for keeping "
        "score: a pawn’s ring there is a side’s points, {seats} a lap."
    ),
    "seat-worth": (
        "points",
        {
            "one": "Worth {points} point now, for the {side}.",
            "other": "Worth {points} points now, for the {side}.",
        },
    ),
    "score": "Score and pawn",
    "score-says": (
        "What the guests of a side are worth now: an outlook. Points are only counted "
        "when the table is full."
    ),
    "score-pawn": (
        "The pawn says which side somebody plays: the Bride is pink and dotted and "
        "begins, the Groom blue and striped. At the end the pawns walk the plates."
    ),
    "cake": "The cake and the pawns",
    "cake-says": (
        "Bride and Groom wait on the cake until the table is full. Then they walk the "
        "plates, a step a point."
    ),
    "deck": "The deck",
    "deck-says": (
        "Guests face down. The top one takes the place of the guest just taken from the "
        "row. When the table is full, whoever is left counts for nothing."
    ),
    "deck-left": ("n", {"one": "{n} guest is left.", "other": "{n} guests are left."}),
    "all-guests": "The guests of this table",
    "all-guests-says": "{n} guests, and {seats} seats: some will stay away.",
}
