"""Choosing several cards before a round: the Reserve, the Robot's cards, the draw."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD, Accessory, Card
from engine.games.always_a_bridesmaid.view import SeatView
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import advised, own_name, view_of
from ui.boards.always_a_bridesmaid.mantel import mantelpieces
from ui.boards.always_a_bridesmaid.play import sealed
from ui.boards.always_a_bridesmaid.scoreboard import last_scored
from ui.boards.always_a_bridesmaid.tokens import cards_picked, needed, token_of
from ui.boards.always_a_bridesmaid.told import msg, rich, strong, told
from ui.html import Child, Html, classes, tag
from ui.parts.cards import (
    accessory,
    card_back,
    card_pick,
    hand_of,
    hold_back,
    robot_start,
    small_hand,
)
from ui.parts.common import Words, act_row, icon, ribbon, signed, tray, wax, words


def reserve(seen: Seen) -> Html:
    """Return the choice of five Reserve Cards and what remains for Round 1."""
    kept = _chosen(seen)
    hand = tuple(card for card in ACCESSORIES if card not in kept)
    return _page(
        seen,
        _panel(
            msg("reserve-title"),
            msg("reserve-note"),
            _picks(seen, "four", ACCESSORIES, msg("your-eleven"), _hold_slot()),
        ),
        tag(
            "dl",
            _cell("stack", msg("reserve"), kept),
            _cell("cards", msg("round-1-hand"), hand),
            class_="twocell paper",
        ),
    )


def robot(seen: Seen) -> Html:
    """Return the choice of two cards for the Robot and its deck so far (B13)."""
    view = view_of(seen)
    offer = view.robot_offer or ()
    return _page(
        seen,
        tag(
            "section",
            tag("span", robot_start(), class_="robocard"),
            tag(
                "div",
                tag("h2", told("robot-title"), class_="title"),
                tag("p", told("robot-note"), class_="note"),
            ),
            class_="robo paper",
        ),
        _panel(
            msg("robot-give"),
            None,
            _picks(seen, "five", offer, msg("robot-five")),
            tag("p", told("robot-rest"), class_="note"),
        ),
        _robot_deck(seen),
        worn=ribbon(view.seats),
    )


def draw(seen: Seen) -> Html:
    """Return the choice of three Reserve Cards and the hand it makes (B1).

    Below it stands what everybody has just displayed.
    """
    own = _own(seen)
    taken = _chosen(seen)
    scored = last_scored(view_of(seen))
    coming: list[Card] = [*sorted((own.hand or ()) + taken), HOLD]
    return _page(
        seen,
        _panel(
            msg("draw-title"),
            msg("draw-note"),
            _picks(seen, "three", own.reserve or (), msg("your-reserve")),
        ),
        tag(
            "section",
            tag("h2", told("coming-hand", round=2), class_="eyebrow"),
            small_hand(coming, taken),
            class_="handline paper",
        ),
        None if scored is None else mantelpieces(seen, scored),
    )


def several_tray(seen: Seen) -> Html:
    """Return the tray of every choice of several cards: the count and the wax."""
    view = view_of(seen)
    if view.viewer in seen.chosen or not seen.legal:
        return sealed(seen)
    picked, wanted = cards_picked(seen), needed(seen)
    missing = wanted - len(picked)
    return tray(
        seen.advice.slip if seen.advice else None,
        act_row(
            tag(
                "p",
                rich("count", n=strong(len(picked)), of=wanted),
                class_="count",
            ),
            wax(msg("choose-more", n=missing), "confirm", unavailable=True)
            if missing
            else wax(
                msg(f"wax-{view.phase}", cards=[signed(c) for c in picked]),
                "confirm",
            ),
        ),
        ribbon=None if view.viewer is None else ribbon(view.viewer),
    )


def pick_many(
    seen: Seen,
    card: Accessory,
    *,
    picked: bool,
    flips: bool = False,
    unavailable: bool = False,
    why_not: Words | None = None,
) -> Html:
    """Return one of many cards, with its tick.

    `flips` is whether playing it would flip the viewer's THE START (B9), `why_not` why an
    unavailable one can't be chosen, where that is no matter of whose turn it is.
    """
    if not seen.legal:
        unavailable, why_not = True, seen.why_not(None)
    return card_pick(
        card,
        "pick",
        token_of(card),
        picked=picked,
        many=True,
        flips=flips,
        hint=advised(seen, card),
        unavailable=unavailable,
        why_not=why_not if unavailable else None,
        data_key=token_of(card),
    )


def _page(seen: Seen, *children: Child, worn: str | None = None) -> Html:
    viewer = view_of(seen).viewer
    own = None if viewer is None else ribbon(viewer)
    return tag("main", children, class_=classes("pad choosing", worn or own), id="main")


def _panel(title: Words, note: Words | None, *children: Child) -> Html:
    return tag(
        "section",
        tag("h2", words(title), class_="title"),
        None if note is None else tag("p", words(note), class_="note"),
        children,
        class_="choose paper",
    )


def _picks(
    seen: Seen,
    columns: str,
    cards: Sequence[Accessory],
    label: Words,
    last: Child = None,
) -> Html:
    chosen = _chosen(seen)
    flips = view_of(seen).phase != "robot" and not _own(seen).wild
    return hand_of(
        label,
        [
            [
                pick_many(seen, card, picked=card in chosen, flips=flips)
                for card in cards
            ],
            last,
        ],
        class_=f"picks {columns}",
        many=True,
    )


def _hold_slot() -> Html:
    """Return HOLD BACK in the twelfth place: it is never kept back."""
    return tag(
        "span",
        hold_back(),
        class_="holdslot",
        title=told("hold-stays"),
        aria_hidden="true",  # the note above says it, and a list holds what can be chosen
    )


def _cell(name: str, title: Words, cards: Sequence[Accessory]) -> Html:
    dot = tag("i", "·", aria_hidden="true")
    values: list[Child] = []
    for card in cards:
        values += [" ", dot, " "] if values else []
        values.append(tag("b", signed(card)))
    return tag(
        "div",
        tag("dt", icon(name), words(title)),
        tag("dd", values or tag("span", told("none-yet"), class_="note")),
    )


def _robot_deck(seen: Seen) -> Html:
    """Return what is known of the Robot's deck: two cards of one's own, HOLD BACK."""
    view = view_of(seen)
    given = _chosen(seen)
    mine = [tag("span", accessory(card), class_="dk") for card in given]
    mine += [tag("span", class_="dk gap")] * (needed(seen) - len(given))
    other = 0 if view.viewer is None else 1 - view.viewer
    theirs = [tag("span", card_back(own_name(seen, other)), class_="dk")] * 2
    return tag(
        "section",
        tag("h2", told("robot-deck"), class_="eyebrow"),
        tag(
            "div", mine, theirs, tag("span", hold_back(), class_="dk"), class_="decline"
        ),
        tag(
            "p",
            tag("span", told("from-you")),
            tag("span", told("from", name=own_name(seen, other))),
            tag("span", told("always")),
            class_="decllab",
        ),
        class_="roboDeck paper",
    )


def _own(seen: Seen) -> SeatView:
    view = view_of(seen)
    return view.participants[view.viewer or 0]


def _chosen(seen: Seen) -> tuple[Accessory, ...]:
    """Return the cards picked, or those of the choice already made."""
    if view_of(seen).viewer in seen.chosen and isinstance(seen.sealed, tuple):
        return seen.sealed
    return cards_picked(seen)
