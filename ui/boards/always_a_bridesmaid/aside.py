"""Setting a card aside: what the others see, and the sum only its owner knows (B5)."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import HOLD, Accessory
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.play import sealed, table
from ui.boards.always_a_bridesmaid.seats import total
from ui.boards.always_a_bridesmaid.speak import with_aside
from ui.boards.always_a_bridesmaid.standing import stand
from ui.boards.always_a_bridesmaid.tokens import NO_CARD, card_picked, token_of
from ui.boards.always_a_bridesmaid.told import msg, rich, strong, told
from ui.html import Child, Html, tag
from ui.parts.cards import arm, aside_card, card_pick, hold_back, next_slot
from ui.parts.common import (
    act_row,
    icon,
    pressable,
    ribbon,
    signed,
    tray,
    wax,
)


def aside(seen: Seen) -> Html:
    """Return the page on which a card may be set aside; the table for the others."""
    view = view_of(seen)
    if view.viewer is None or view.viewer not in view.to_act:
        return table(seen)
    return tag(
        "main",
        tag(
            "section",
            tag("span", hold_back(), class_="curtain"),
            tag(
                "div",
                tag("h2", told("aside-title"), class_="title"),
                tag("p", told("aside-note"), class_="note"),
            ),
            class_="asidebox paper",
        ),
        stand(seen),
        _mine(seen, view.viewer),
        tag(
            "p",
            tag("span", icon("eye"), told("only-you"), class_="eyebrow"),
            tag("span", _sum(seen)),
            class_="privsum paper",
        ),
        class_=f"pad choosing asiding {ribbon(view.viewer)}",
        id="main",
    )


def aside_tray(seen: Seen) -> Html:
    """Return the hand to set a card aside from, "No card" and the wax."""
    if not seen.legal:
        return sealed(seen)
    picked = card_picked(seen.picks)
    cards = [card for card in seen.legal if card is not None]
    stop = cards.index(picked) if picked in cards else 0
    return tray(
        tag(
            "div",
            [
                _pick(card, picked=card == picked, reachable=n == stop)
                for n, card in enumerate(cards)
            ],
            class_="hand",
            id="hand",
            role="radiogroup",
            aria_label=told("aside-hand"),
            data_roving=True,
        ),
        act_row(_no_card(seen), _aside_wax(seen)),
        ribbon=ribbon(view_of(seen).viewer or 0),
    )


def _mine(seen: Seen, viewer: int) -> Html:
    seat = view_of(seen).participants[viewer]
    name = seen.names[viewer]
    end: Child = next_slot(msg("aside-slot"))
    if NO_CARD not in seen.picks and card_picked(seen.picks) is not None:
        end = aside_card(name)
    return tag(
        "section",
        arm(msg("arm-you"), seat.arm, wild=seat.wild, end=end),
        tag(
            "div",
            tag("span", told("round-total"), class_="lbl"),
            total(seen, viewer, hidden=_lies(seen)),
            tag("span", told("others-see"), class_="lbl"),
            class_="sum",
        ),
        class_=f"mine {ribbon(viewer)}",
        aria_label=told("you"),
    )


def _lies(seen: Seen) -> bool:
    return card_picked(seen.picks) is not None


def _sum(seen: Seen) -> Html:
    """Return the sum only the owner knows and where it would stand for now."""
    viewer = view_of(seen).viewer or 0
    card = card_picked(seen.picks)
    total_now = view_of(seen).participants[viewer].total
    if NO_CARD in seen.picks:
        return rich("sum-no-card", total=strong(total_now))
    if card is None or card == HOLD:
        return rich("sum-open", total=strong(total_now))
    return with_aside(seen, card)


def _pick(card: Accessory, *, picked: bool, reachable: bool) -> Html:
    return card_pick(
        card,
        "pick",
        token_of(card),
        picked=picked,
        tabindex="0" if reachable else "-1",
        data_key=token_of(card),
    )


def _no_card(seen: Seen) -> Html:
    """Return "No card": a button, not a gap."""
    return pressable(
        told("no-card"),
        class_="btn btn-rule wide",
        do="pick",
        arg=NO_CARD,
        data_key=NO_CARD,
        aria_pressed="true" if NO_CARD in seen.picks else "false",
    )


def _aside_wax(seen: Seen) -> Html:
    card = card_picked(seen.picks)
    if NO_CARD in seen.picks:
        return wax(msg("wax-no-card"), "confirm")
    if card is None:
        return wax(msg("choose-card-or-none"), "confirm", unavailable=True)
    return wax(msg("wax-aside", card=signed(int(card))), "confirm")
