"""What lies beside the arms: everybody's Displayed Cards and one's own hidden cards.

One panel that any count of cards opens, by the browser's own popover: no script.
"""

from __future__ import annotations

from typing import Final

from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, rosette_of, view_of, whose
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import Html, tag
from ui.parts.cards import shelf, small_hand
from ui.parts.common import icon, ribbon

KEPT: Final = "kept"
"""The id of the panel, for `popovertarget`."""


def kept_button() -> Html:
    """Return the square paper button beside the wax that opens the panel."""
    return tag(
        "button",
        icon("stack"),
        type="button",
        class_="btn btn-rule",
        popovertarget=KEPT,
        data_key=KEPT,
        aria_label=told("show-kept"),
    )


def kept_panel(seen: Seen) -> Html:
    """Return the panel: the viewer's reserve and hand, and every shelf."""
    view = view_of(seen)
    return tag(
        "div",
        tag(
            "div",
            tag("h2", told("kept"), class_="title"),
            tag(
                "button",
                icon("close"),
                type="button",
                class_="ibtn",
                popovertarget=KEPT,
                popovertargetaction="hide",
                aria_label=told("close"),
            ),
            class_="sheet-head",
        ),
        _own(seen),
        *(_shelf_of(seen, who) for who in range(view.seats)),
        id=KEPT,
        class_="kept paper",
        popover=True,
        role="dialog",
        aria_label=told("kept"),
    )


def _own(seen: Seen) -> Html | None:
    viewer = view_of(seen).viewer
    if viewer is None:
        return None
    seat = view_of(seen).participants[viewer]
    rows = [("your-reserve", seat.reserve), ("your-hand", seat.hand)]
    return tag(
        "div",
        [
            (
                tag("h3", told(title), class_="eyebrow"),
                small_hand(cards)
                if cards
                else tag("p", told(f"none-{title}"), class_="note"),
            )
            for title, cards in rows
        ],
        class_=f"own {ribbon(viewer)}",
    )


def _shelf_of(seen: Seen, who: int) -> Html:
    seat = view_of(seen).participants[who]
    return tag(
        "div",
        tag(
            "h3",
            rosette_of(seen, who),
            tag("span", name_of(seen, who), class_="nm"),
            tag("span", told("displayed-n", n=len(seat.displayed)), class_="note"),
        ),
        shelf(msg("displayed-cards"), seat.displayed) if seat.displayed else None,
        class_=f"shelf-of {ribbon(who)}",
        aria_label=whose(seen, who, "shelf"),
        role="group",
    )
