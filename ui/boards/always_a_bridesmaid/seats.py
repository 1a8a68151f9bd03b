"""Everybody's arm: the rows of the others and the viewer's own."""

from __future__ import annotations

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import Revealed, SetAside
from engine.games.always_a_bridesmaid.view import SeatView
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    me,
    name_of,
    own_name,
    rosette_of,
    view_of,
    whose,
)
from ui.boards.always_a_bridesmaid.kept import KEPT
from ui.boards.always_a_bridesmaid.standing import last_turn, standing
from ui.boards.always_a_bridesmaid.tokens import PICKED, card_picked
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import Child, Html, classes, tag
from ui.parts.cards import (
    arm,
    aside_card,
    next_slot,
    pile,
    sealed_card,
    shelf,
)
from ui.parts.common import figure, icon, ribbon, unseen
from ui.parts.motion import SEALED, moves


def others(seen: Seen) -> Html:
    """Return a row for every participant but the viewer."""
    everybody = range(len(view_of(seen).participants))
    rows = [_row(seen, who) for who in everybody if who != view_of(seen).viewer]
    return tag("div", *rows, class_="others")


def mine(seen: Seen) -> Html | None:
    """Return the viewer's own arm, Displayed Cards and reserve."""
    view = view_of(seen)
    if view.viewer is None:
        return None
    seat = view.participants[view.viewer]
    deciding = may_set_aside(seen, view.viewer)
    return tag(
        "section",
        _arm(seen, view.viewer, big=True),
        tag(
            "div",
            tag(
                "span",
                told("others-see" if deciding else "round-total"),
                class_="lbl",
            ),
            total(seen, view.viewer, hidden=_lies(seen, view.viewer)),
            _tallies(seat),
            class_="sum",
        ),
        _keep(seat, own_name(seen, view.viewer)),
        class_=f"mine {ribbon(view.viewer)}",
        aria_label=name_of(seen, view.viewer),
    )


def _row(seen: Seen, who: int) -> Html:
    seat = view_of(seen).participants[who]
    name = name_of(seen, who)
    return tag(
        "section",
        tag(
            "div",
            rosette_of(seen, who),
            tag("strong", name, title=name),
            _state(seen, who),
            class_="id",
            data_explains="player",
        ),
        _arm(seen, who),
        tag(
            "div",
            total(seen, who, hidden=_lies(seen, who)),
            _counts(seen, who, seat),
            class_="sum",
        ),
        class_=f"seatp paper {ribbon(who)}",
        aria_label=name,
    )


def _state(seen: Seen, who: int) -> Html:
    """Return what a participant is doing, as an icon and a word."""
    seat = view_of(seen).participants[who]
    name, word, busy, aside = "ready", "state-waiting", False, False
    if who in seen.chosen:
        name, word = "check", "state-ready"
    elif who in view_of(seen).to_act:
        aside = view_of(seen).phase == "aside"
        name, word, busy = "dots", "state-aside" if aside else "state-choosing", True
    elif seat.held_back:
        name, word = "eyeoff", "state-held"
    elif seat.robot:
        name, word = "bot", "state-robot"
    thinks = busy and who < len(seen.bots) and seen.bots[who]
    return tag(
        "span",
        icon(name),
        told(word),
        class_=classes("state", thinks and "busy", aside and "asks"),
    )


def _arm(seen: Seen, who: int, *, big: bool = False) -> Html:
    seat = view_of(seen).participants[who]
    turned = last_turn(view_of(seen))
    fresh = (
        turned is not None
        and isinstance(turned.cards[who], int)
        and view_of(seen).phase in ("play", "aside")
    )
    wild = turned is not None and who in turned.turned_wild
    came = (PICKED,) if who == view_of(seen).viewer else ()
    return arm(
        whose(seen, who, "arm"),
        seat.arm,
        wild=seat.wild,
        robot=seat.robot,
        big=big,
        fresh=fresh,
        turned=(moves(Revealed, "flip", who, *came), own_name(seen, who))
        if fresh
        else None,
        turned_wild=moves(Revealed, "turn", who) if wild else None,
        aside=seat.aside,
        end=_end_of_arm(seen, who, seat),
    )


def _end_of_arm(seen: Seen, who: Seat, seat: SeatView) -> Child:
    """Return what stands apart: the card put down, set aside, or the next one's place."""
    if who in seen.chosen and view_of(seen).phase == "play":
        sealed = moves(SEALED, "walk", PICKED) if who == view_of(seen).viewer else None
        return sealed_card(own_name(seen, who), sealed)
    if _lies(seen, who) and seat.aside is None:
        return aside_card(own_name(seen, who), moves(SetAside, "land", who))
    if may_set_aside(seen, who):
        return next_slot(msg("aside-slot"))
    if who == me(seen) and who in view_of(seen).to_act:
        return next_slot(msg("next-card"))
    return None


def total(seen: Seen, who: int, *, hidden: bool) -> Html:
    """Return a Round Total as everybody sees it, with "+?" for a card set aside."""
    return tag(
        "span",
        unseen(msg("round-total")) if who != view_of(seen).viewer else None,
        figure(
            standing(view_of(seen)).totals[who],
            moves=moves(Revealed, "count", f"total-{who}"),
        ),
        tag("span", "+?", class_="q", role="img", aria_label=told("and-aside"))
        if hidden
        else None,
        class_="now",
        data_explains="total",
    )


def may_set_aside(seen: Seen, who: int) -> bool:
    """Return whether this is the viewer, with a card to set aside or not (B5)."""
    view = view_of(seen)
    return who == view.viewer and view.phase == "aside" and bool(seen.legal)


def _lies(seen: Seen, who: int) -> bool:
    """Return whether a card lies set aside, or would with what the viewer picked."""
    if may_set_aside(seen, who):
        return card_picked(seen.picks) is not None
    return view_of(seen).participants[who].has_aside and not _scored(seen)


def _scored(seen: Seen) -> bool:
    return view_of(seen).phase not in ("play", "aside")


def _counts(seen: Seen, who: int, seat: SeatView) -> Html:
    """Return cards in hand and Displayed Cards; pressing them opens the shelves."""
    if seat.robot:
        return tag(
            "span",
            tag("span", icon("cards"), unseen(msg("in-deck")), seat.hand_size),
            class_="tally",
            data_explains="robot",
        )
    return tag(
        "button",
        tag("span", icon("cards"), seat.hand_size),
        tag("span", icon("ribbon"), len(seat.displayed)),
        type="button",
        class_="tally",
        popovertarget=KEPT,
        data_key=f"tally-{who}",
        data_explains="hand",
        aria_label=told(
            "tally",
            name=name_of(seen, who),
            hand=told("in-hand-n", n=seat.hand_size),
            displayed=told("displayed-cards-n", n=len(seat.displayed)),
        ),
    )


def _tallies(seat: SeatView) -> list[Html]:
    """Return how many cards are displayed and, while there are any, in reserve."""
    shown = [_tally("ribbon", told("displayed-n", n=len(seat.displayed)), "displayed")]
    if seat.reserve_size:
        shown.append(_tally("stack", told("reserve-n", n=seat.reserve_size), "reserve"))
    return shown


def _tally(name: str, text: str, explains: str) -> Html:
    counted = tag("span", icon(name), text)
    return tag("span", counted, class_="tally", data_explains=explains)


def _keep(seat: SeatView, name: str) -> Html:
    return tag(
        "div",
        tag(
            "div",
            tag("p", told("displayed"), class_="eyebrow", aria_hidden="true"),
            shelf(msg("displayed-cards"), seat.displayed),
            class_="shelfbox",
        ),
        tag(
            "div",
            tag(
                "p",
                told("reserve-n", n=seat.reserve_size),
                class_="eyebrow",
                aria_hidden="true",
            ),
            pile(name, seat.reserve_size, msg("reserve-n", n=seat.reserve_size)),
            class_="resbox",
            data_explains="reserve",
        )
        if seat.reserve_size
        else None,
        class_="keep",
    )
