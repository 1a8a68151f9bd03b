"""What an action would change in Always a Bridesmaid, by what everybody can see.

Every preview supposes that the others stand still. Cards set aside by others lie face
down and are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.games.always_a_bridesmaid.pieces import (
    HOLD,
    WILD_ACCESSORIES,
    Accessory,
    Action,
)
from engine.games.always_a_bridesmaid.scoring import place_pays, ranks
from engine.games.always_a_bridesmaid.view import View


@dataclass(frozen=True, slots=True)
class Preview:
    """What playing a card, holding back or setting a card aside would bring."""

    kind: Literal["play", "hold", "aside"]
    card: Accessory | None
    """None for HOLD BACK, and for setting nothing aside."""
    total: int
    """The viewer's Round Total after it, a card set aside included."""
    place: int
    """1 is the highest total; ties share it (B7)."""
    level_with: tuple[int, ...]
    """Participants with the same total, the Robot being the last one."""
    points: int
    """Ranking Points that place would pay, shared with those (B7)."""
    turns_wild: bool
    """Whether it would flip THE START, now or at scoring (B9)."""
    may_set_aside: bool
    """Whether HOLD BACK would give the right to set a card aside (B5)."""
    held_first: tuple[int, ...]
    """Who held back first this round; empty while nobody has (B5)."""


def preview(view: View, action: Action) -> Preview | None:
    """Return what a legal action of the viewer would change, or None where nothing.

    Only the phases `play` and `aside` have previews.
    """
    seat = view.viewer
    if seat is None or seat not in view.to_act or isinstance(action, tuple):
        return None
    own = view.participants[seat]
    card = None if action == HOLD else action
    if view.phase == "play":
        kind: Literal["play", "hold", "aside"] = "hold" if action == HOLD else "play"
    elif view.phase == "aside":
        kind = "aside"
    else:
        return None
    totals = public_totals(view)
    totals[seat] += card or 0
    places = ranks(totals)
    place = places[seat]
    level = tuple(
        [who for who, other in enumerate(places) if other == place and who != seat]
    )
    return Preview(
        kind=kind,
        card=card,
        total=totals[seat],
        place=place,
        level_with=level,
        points=place_pays(view.points, place, len(level) + 1),
        turns_wild=card in WILD_ACCESSORIES and not own.wild,
        may_set_aside=kind == "hold" and view.aside_may_follow and own.hand_size > 0,
        held_first=tuple(
            [who for who, other in enumerate(view.participants) if other.first_to_hold]
        ),
    )


def public_totals(view: View) -> list[int]:
    """Return the Round Totals by the cards face up now, one a participant.

    Unlike the view's `total` they are 0 once a new round has begun.
    """
    return [sum(who.arm) for who in view.participants]
