"""What a card would do, by what everybody can see: the engine's preview in words.

Without hints (a house rule) only what the rules say of the card itself is told.
"""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import HOLD, WILD_ACCESSORIES, Card
from engine.games.always_a_bridesmaid.preview import preview
from engine.games.always_a_bridesmaid.words import foresee
from engine.text import gap, run_on, sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import names_of, view_of
from ui.boards.always_a_bridesmaid.told import (
    card_in_words,
    numerals,
    rich,
    strong,
    told,
)
from ui.html import Html, join


def speak(seen: Seen, card: Card) -> Html:
    """Return what playing this card would bring."""
    if seen.hints:
        return _foretold(seen, card)
    if card == HOLD:
        return join(told("hold-now", means=hold_means(seen)))
    return rich("would-turn-wild") if turns_wild(seen, card) else rich("no-hint")


def with_aside(seen: Seen, card: Card) -> Html:
    """Return the sum that only the owner of a card set aside would know."""
    viewer = view_of(seen).viewer or 0
    total = view_of(seen).participants[viewer].total
    value = 0 if card == HOLD else card
    makes = rich(
        "sum-makes",
        total=total,
        card=card_in_words(value),
        sum=strong(total + value),
    )
    if seen.hints:
        return join(makes, gap(), _foretold(seen, card))
    return (
        join(makes, gap(), rich("would-turn-wild")) if turns_wild(seen, card) else makes
    )


def turns_wild(seen: Seen, card: Card) -> bool:
    """Return whether revealing this card would flip the viewer's THE START (B9)."""
    viewer = view_of(seen).viewer or 0
    return card in WILD_ACCESSORIES and not view_of(seen).participants[viewer].wild


def hold_means(seen: Seen) -> str:
    """Return what HOLD BACK means now (B5)."""
    view = view_of(seen)
    own = view.participants[view.viewer or 0]
    first = tuple(
        who for who, seat in enumerate(view.participants) if seat.first_to_hold
    )
    if first and not view.aside_may_follow:
        return told("hold-no-aside", names=names_of(seen, first))
    if not own.hand:
        return told("hold-empty-hand")
    return told("hold-may-set-aside")


def _foretold(seen: Seen, card: Card) -> Html:
    ahead = preview(view_of(seen), card)
    if ahead is None:
        return join()
    messages = foresee(ahead, seen.names, view_of(seen).viewer)
    return numerals(run_on(sentence(message) for message in messages))
