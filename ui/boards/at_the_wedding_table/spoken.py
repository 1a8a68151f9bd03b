"""What is said aloud of a turn: whose it is, and what a guest would bring where."""

from __future__ import annotations

from engine.message import Message, Row
from engine.text import ended, run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    me,
    name_of,
    seats_by_side,
    side_of,
    side_word,
    view_of,
)
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.outlook import outlook, worth_words
from ui.boards.at_the_wedding_table.seats import forecast
from ui.boards.at_the_wedding_table.tokens import picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.parts.common import Words


def due_words(seen: Seen) -> Words:
    """Return whose move it is, which turn, and how the sides stand."""
    view = view_of(seen)
    (who,) = view.to_act
    args = {"turn": view.turn, "scores": scores_words(seen)}
    if who == me(seen):
        return msg("due", **args)
    return msg("due-of", name=seen.names[who], **args)


def scores_words(seen: Seen) -> str:
    """Return how the sides stand, the Bride's first."""
    view = view_of(seen)
    both = Row(
        told("side-score", name=name_of(seen, who), points=view.scores[who])
        for who in seats_by_side(view)
    )
    return told("listed", all=both)


def unfinished(seen: Seen) -> Message:
    """Return what is still to be chosen before a guest can be seated."""
    view, chosen = view_of(seen), picked(seen)
    if chosen.guest is not None:
        return msg("seat-first", guest=guest_name(view.guests[chosen.guest]))
    if chosen.place is not None:
        return msg("guest-first", place=chosen.place)
    return msg("both-first")


def picked_words(seen: Seen) -> Words | None:
    """Return what is looked at, or would come of what is picked, in a few sentences.

    A guest's rule and range are its name in the row: they were heard on the way to it.
    """
    view, chosen = view_of(seen), picked(seen)
    found = outlook(seen, chosen)
    if found is not None and not found.ghost:
        side = side_word(side_of(view, found.owner))
        at = told(
            "worth-at", guest=guest_name(found.guest), place=found.place, side=side
        )
        return run_on([ended(at), sentence(worth_words(seen, found))])
    if found is not None:
        ghost = told("seat-ghost", place=found.place, guest=guest_name(found.guest))
        return run_on([ghost, *forecast(seen, found)])
    if chosen.guest is not None:
        return told("picked-guest", guest=guest_name(view.guests[chosen.guest]))
    if chosen.place is not None:
        return told("picked-seat", place=chosen.place)
    return None
