"""The tray in which a card may be set aside, with the sum only its owner knows (B5).

The table stays up above it: what was just revealed is what the choice is about.
"""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import Accessory
from engine.text import gap
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import advised, view_of
from ui.boards.always_a_bridesmaid.play import sealed, slip
from ui.boards.always_a_bridesmaid.speak import turns_wild, with_aside
from ui.boards.always_a_bridesmaid.tokens import NO_CARD, card_picked, token_of
from ui.boards.always_a_bridesmaid.told import msg, rich, strong, told
from ui.html import Html, join, tag
from ui.parts.cards import card_pick, hand_of
from ui.parts.coach import bulb
from ui.parts.common import act_row, icon, pressable, ribbon, signed, tray, wax


def aside_tray(seen: Seen) -> Html:
    """Return the hand to set a card aside from, "No card" and the wax."""
    if not seen.legal:
        return sealed(seen)
    picked = card_picked(seen.picks)
    cards = [card for card in seen.legal if card is not None]
    stop = cards.index(picked) if picked in cards else 0
    return tray(
        seen.advice.slip if seen.advice else slip(*_about_pick(seen)),
        hand_of(
            msg("aside-hand"),
            [
                _pick(seen, card, picked=card == picked, reachable=n == stop)
                for n, card in enumerate(cards)
            ],
            class_="hand",
            id="hand",
        ),
        act_row(_no_card(seen), _aside_wax(seen)),
        ribbon=ribbon(view_of(seen).viewer or 0),
    )


def _about_pick(seen: Seen) -> tuple[str, Html]:
    """Return icon and words: what may be done, then what only the owner would know."""
    viewer = view_of(seen).viewer or 0
    if NO_CARD in seen.picks:
        total = view_of(seen).participants[viewer].total
        return "cards", rich("sum-no-card", total=strong(total))
    card = card_picked(seen.picks)
    if card is None:
        return "cards", rich("aside-note")
    return "eye", join(tag("b", told("only-you")), gap(), with_aside(seen, card))


def _pick(seen: Seen, card: Accessory, *, picked: bool, reachable: bool) -> Html:
    return card_pick(
        card,
        "pick",
        token_of(card),
        picked=picked,
        flips=turns_wild(seen, card),
        hint=advised(seen, card),
        tabindex="0" if reachable else "-1",
        data_key=token_of(card),
    )


def _no_card(seen: Seen) -> Html:
    """Return "No card": a button, not a gap."""
    return pressable(
        icon("check") if NO_CARD in seen.picks else None,
        bulb() if advised(seen, None) else None,
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
