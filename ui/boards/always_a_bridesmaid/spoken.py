"""What is said aloud of a decision: that it is due, and what the picks would bring."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import HOLD
from engine.message import Message
from engine.text import run_on
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import own_name, view_of
from ui.boards.always_a_bridesmaid.ledger import race
from ui.boards.always_a_bridesmaid.overheard import own_place
from ui.boards.always_a_bridesmaid.speak import speak, with_aside
from ui.boards.always_a_bridesmaid.standing import last_turn
from ui.boards.always_a_bridesmaid.tokens import (
    NO_ANSWER,
    NO_CARD,
    SEVERAL,
    card_picked,
    cards_picked,
    needed,
)
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import join, text_of
from ui.parts.cards import card_label
from ui.parts.common import Words, signed, words


def due_words(seen: Seen) -> Words:
    """Return what the viewer has to decide now."""
    view = view_of(seen)
    if view.phase == "display":
        due = told("due-display", n=view.due)
        return run_on(filter(None, [points_so_far(seen), due]))
    if view.phase == "aside":
        return run_on([told("due-aside"), *_standing(seen)])
    if view.phase != "play":
        return msg(f"due-{view.phase}")
    standing = run_on(_standing(seen))
    due = told("due-play", round=view.round, turn=view.turn, standing=standing)
    return due.strip()


def _standing(seen: Seen) -> list[str]:
    """Return the viewer's total and place; nothing before a round's first turn."""
    view = view_of(seen)
    if last_turn(view) is None or view.viewer is None:
        return []
    own = view.participants[view.viewer]
    return [told("you-have", total=own.total), *own_place(seen)]


def points_so_far(seen: Seen) -> str:
    """Return the viewer's own points so far; nothing for somebody without a seat.

    As on the scoreboard, what the round paid counts before its cards are displayed.
    Who is passed the device hears a name, for others listen along.
    """
    view = view_of(seen)
    if view.viewer is None:
        return ""
    score = race(view, view.viewer)[-1]
    if seen.passed:
        return told("so-far", name=own_name(seen, view.viewer), n=score)
    return told("so-far-you", n=score)


def unfinished(seen: Seen) -> Message | None:
    """Return what is still to be chosen: how many cards, where several are."""
    phase = view_of(seen).phase
    if phase not in SEVERAL:
        return msg(f"first-{phase}")
    missing = needed(seen) - len(cards_picked(seen))
    return msg("more-first", n=missing) if missing > 0 else None


def picked_words(seen: Seen) -> Words | None:
    """Return what the cards picked would bring; what is typed is heard as it is typed."""
    view = view_of(seen)
    if view.phase == "single":
        return msg("goes-in-nothing") if NO_ANSWER in seen.picks else None
    if NO_CARD in seen.picks:
        own = view.participants[view.viewer or 0]
        return told("sum-no-card", total=own.total)
    if view.phase not in ("play", "aside"):
        cards = [signed(card) for card in cards_picked(seen)]
        if not cards:
            return told("count", n=0, of=needed(seen))
        return told("count-cards", n=len(cards), of=needed(seen), cards=cards)
    card = card_picked(seen.picks)
    if card is None:
        return None
    what = with_aside(seen, card) if view.phase == "aside" else speak(seen, card)
    named = words(card_label(card)) if card == HOLD else signed(card)
    return told("picked-card", card=named, what=text_of(join(what)))
