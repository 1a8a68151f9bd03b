"""Choosing Displayed Cards: cards played this round first, then from hand (B8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.always_a_bridesmaid.pieces import Accessory
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.choose import pick_many
from ui.boards.always_a_bridesmaid.tokens import (
    cards_picked,
    forced,
    open_to_choice,
    token_of,
)
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import Html, tag
from ui.parts.cards import hand_of, shelf
from ui.parts.common import ribbon
from ui.parts.motion import SEALED, moves


def display_panel(seen: Seen) -> Html:
    """Return the panel in which the viewer chooses what to display."""
    view = view_of(seen)
    viewer = view.viewer or 0
    own = view.participants[viewer]
    chosen = _chosen(seen)
    played = own.arm + (() if own.aside is None else (own.aside,))
    missing = view.due - len(chosen)
    free = len(seen.legal) > 1 or viewer in seen.chosen
    return tag(
        "section",
        tag("h2", told("display-title", n=view.due), class_="title", id="ch"),
        tag("p", told("display-note" if free else "display-forced"), class_="note"),
        _row(seen, "played-row", played, chosen),
        _from_hand(seen, own.hand or (), chosen) if view.due > len(played) else None,
        shelf(
            msg("displayed-cards"),
            own.displayed,
            pending=chosen,
            moves={card: moves(SEALED, "walk", token_of(card)) for card in chosen},
            note=msg(
                "mantelpiece-more" if missing else "mantelpiece",
                count=len(own.displayed) + len(chosen),
                n=missing,
            ),
        ),
        class_=f"choose paper {ribbon(viewer)}",
        aria_labelledby="ch",
    )


def _from_hand(
    seen: Seen, hand: Sequence[Accessory], chosen: Sequence[Accessory]
) -> tuple[Html, Html]:
    """Return the hand, which is shown only when the cards played run out (B8)."""
    note = tag("p", told("hand-now"), class_="note")
    return note, _row(seen, "hand-row", hand, chosen)


def _row(
    seen: Seen, id: str, cards: Sequence[Accessory], chosen: Sequence[Accessory]
) -> Html:
    """Return a row of cards; those without a choice say so and can't be pressed."""
    free = open_to_choice(seen) - forced(seen)
    return hand_of(
        msg(id),
        [
            pick_many(
                seen,
                card,
                picked=card in chosen,
                unavailable=card not in free,
                why_not=msg("goes-up-anyway"),
            )
            for card in cards
        ],
        class_=f"row {id}",
        many=True,
    )


def _chosen(seen: Seen) -> tuple[Accessory, ...]:
    if view_of(seen).viewer in seen.chosen and isinstance(seen.sealed, tuple):
        return seen.sealed
    return cards_picked(seen)
