"""The cards of Always a Bridesmaid. What is not face up is drawn without its face.

Every card takes its width from the class around it (`--w`) and its ribbon from the
nearest `p1` to `p5`; `big` on an arm or a card shows the word on THE START.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from engine.games.always_a_bridesmaid.pieces import (
    HOLD,
    WILD_ACCESSORIES,
    Accessory,
    Card,
)
from engine.message import Message, say
from ui.html import Child, Html, classes, tag
from ui.parts.buttons import pressable
from ui.parts.coach import bulb
from ui.parts.drawing import Words, drawing, icon, unseen, words
from ui.parts.people import initial

Turned: TypeAlias = tuple[str, str]
"""What turns a card over (`ui.parts.motion`), and whose back lay up before."""


def _back_before(turned: Turned | None) -> Html | None:
    """Return the back of a card that is turned over; it is seen only while that turns."""
    if turned is None:
        return None
    return tag(
        "span",
        tag("span", initial(turned[1]), class_="mono"),
        class_="card back was",
        aria_hidden="true",
    )


def accessory_name(card: Accessory) -> Message:
    """Return value and name: "−2, Wilted corsage"."""
    return say("cards/accessory", value=card, name=say(f"cards/name-{card}"))


def card_label(
    card: Card,
    means: Words | None = None,
    *,
    flips: bool = True,
    why_not: Words | None = None,
) -> Message:
    """Return value, name and effect of a card of the hand, and why it can't be chosen.

    `means` is what HOLD BACK would mean now ("You may set one card aside"). Without
    `flips` nothing is said of WILD: THE START is over already, or it is nobody's (B12).
    `why_not` is None for a card that can be chosen.
    """
    if why_not is not None:
        card_itself = card_label(card, means, flips=flips)
        return say("cards/unavailable", card=card_itself, why=words(why_not))
    if card == HOLD:
        return say("cards/hold-means", means=means) if means else say("cards/hold")
    page = "wild-accessory" if flips and card in WILD_ACCESSORIES else "accessory"
    return say(f"cards/{page}", value=card, name=say(f"cards/name-{card}"))


def accessory(
    card: Accessory,
    *,
    aside: bool = False,
    fresh: bool = False,
    turned: Turned | None = None,
    mover: str | None = None,
) -> Html:
    """Return an Accessory face up; `aside` frames the one that had been set aside."""
    name = accessory_name(card)
    return tag(
        "span",
        drawing(f"num-{card}", "num"),
        drawing("sym-wildflag", "flag") if card in WILD_ACCESSORIES else None,
        drawing(f"acc-{card}", "art"),
        tag("span", class_="rib"),
        unseen(say("cards/was-aside", card=name) if aside else name),
        _back_before(turned),
        class_=classes(
            "card acc", card < 0 and "neg", aside and "asidecard", fresh and "fresh"
        ),
        data_explains=f"card:{card}",
        data_moves=turned and turned[0],
        data_mover=mover,
    )


def hold_back(turned: Turned | None = None) -> Html:
    """Return HOLD BACK, the only dark card."""
    return tag(
        "span",
        drawing("holdback", "art"),
        drawing("wm-hold", "wm"),
        unseen(say("cards/hold")),
        _back_before(turned),
        class_="card hold",
        data_explains=f"card:{HOLD}",
        data_moves=turned and turned[0],
    )


def face(card: Card, turned: Turned | None = None) -> Html:
    """Return any card of a hand, face up."""
    return hold_back(turned) if card == HOLD else accessory(card, turned=turned)


def start(*, wild: bool, big: bool = False, turned: str | None = None) -> Html:
    """Return THE START, or its other side, WILD, with the bow on the ribbon.

    `turned` is what turns WILD over (`data-moves`): THE START lay up before that.
    """
    side = "wild" if wild else "start"
    return tag(
        "span",
        drawing(side, "art cameo"),
        drawing(f"wm-{side}", "wm"),
        tag("span", class_="rib"),
        drawing("bow", "bow"),
        unseen(say(f"cards/{side}")),
        _the_start_before() if turned else None,
        class_=classes("card start", wild and "iswild", big and "big"),
        data_explains=side,
        data_moves=turned,
    )


def _the_start_before() -> tuple[Html, Html]:
    return drawing("burst", "burst"), tag(
        "span",
        drawing("start", "art cameo"),
        drawing("wm-start", "wm"),
        tag("span", class_="rib"),
        drawing("bow", "bow"),
        class_="card start was",
        aria_hidden="true",
    )


def robot_start() -> Html:
    """Return the Robot's THE START; its WILD means nothing (B12)."""
    return tag(
        "span",
        drawing("robot", "art cameo"),
        tag("span", class_="rib"),
        drawing("bow", "bow"),
        unseen(say("cards/robot")),
        class_="card start robotc",
        data_explains="robot",
    )


def card_back(
    name: str, ribbon: str | None = None, *, explains: str = "face-down"
) -> Html:
    """Return a card face down with its owner's initial; nothing in it tells which."""
    return tag(
        "span",
        tag("span", initial(name), class_="mono", aria_hidden="true"),
        unseen(say("cards/face-down")),
        class_=classes("card back", ribbon),
        data_explains=explains,
    )


def arm(
    label: Words,
    cards: Iterable[Accessory],
    *,
    wild: bool,
    robot: bool = False,
    big: bool = False,
    fresh: bool = False,
    aside: Accessory | None = None,
    end: Child = None,
    turned: Turned | None = None,
    turned_wild: str | None = None,
    aside_turned: Turned | None = None,
    mover: str | None = None,
) -> Html:
    """Return an arm: THE START, the Accessories in order, and one ribbon through all.

    `fresh` marks the last card played as just turned over. `aside` is a card set aside
    and turned over, last. `end` is what stands apart at the end: `sealed_card`,
    `aside_card`, `next_slot` or several of them. `turned`, `turned_wild` and
    `aside_turned` are what turned over the card played last, THE START and the card set
    aside; from MOVER:CARD a card walks elsewhere.
    """
    shown = [robot_start() if robot else start(wild=wild, turned=turned_wild)]
    played = list(cards)
    newest = len(played) if fresh else 0
    shown += [
        accessory(
            card,
            fresh=n == newest,
            turned=turned if n == len(played) else None,
            mover=mover and f"{mover}:{card}",
        )
        for n, card in enumerate(played, 1)
    ]
    if aside is not None:
        moved = mover and f"{mover}:{aside}"
        shown.append(accessory(aside, aside=True, turned=aside_turned, mover=moved))
    return tag(
        "div",
        *(tag("span", card, class_="slot", role="listitem") for card in shown),
        end,
        class_=classes("arm", big and "big"),
        data_explains="arm",
        role="list",
        aria_label=words(label),
    )


def sealed_card(name: str, moves: str | None = None) -> Html:
    """Return the card a player has chosen and put down, at the end of the arm."""
    return tag(
        "span",
        tag("span", initial(name), class_="mono", aria_hidden="true"),
        unseen(say("cards/face-down")),
        class_="card back gap fresh",
        role="listitem",
        data_explains="face-down",
        data_moves=moves,
    )


def aside_card(name: str, moves: str | None = None) -> Html:
    """Return a card set aside at the end of an arm, face down, with its tag."""
    return tag(
        "span",
        tag("span", initial(name), class_="mono", aria_hidden="true"),
        tag("span", words(say("cards/aside")), class_="tag", aria_hidden="true"),
        unseen(say("cards/is-aside")),
        class_="card back gap",
        role="listitem",
        data_explains="aside",
        data_moves=moves,
    )


def next_slot(text: Words) -> Html:
    """Return the empty place where the next card will lie."""
    return tag("span", words(text), class_="ghost-slot", role="listitem")


def card_pick(
    card: Card,
    do: str,
    arg: str,
    *,
    picked: bool,
    many: bool = False,
    means: Words | None = None,
    flips: bool = True,
    hint: bool = False,
    unavailable: bool = False,
    why_not: Words | None = None,
    **attrs: str | int | bool | None,
) -> Html:
    """Return a card to be chosen from a `hand_of`: one of several, or `many` of them.

    Only of many carry a tick; a chosen single one has risen. `hint` hangs the bulb on it.
    `means`, `flips` and `why_not` are what `card_label` takes.
    """
    return pressable(
        face(card),
        tag("span", icon("check"), class_="tick") if many else None,
        bulb() if hint else None,
        class_="pick",
        do=do,
        arg=arg,
        label=card_label(card, means, flips=flips, why_not=why_not),
        unavailable=unavailable,
        role="option",
        aria_checked="true" if picked else "false",
        **attrs,
    )


def hand_of(
    label: Words,
    cards: Child,
    *,
    class_: str,
    many: bool = False,
    id: str | None = None,
) -> Html:
    """Return cards to choose from as a list: one stop for Tab, arrows move along it.

    It is a listbox, whose arrows only move; those of a group of radio buttons choose
    (ARIA Authoring Practices). What is chosen is `aria-checked`, which, unlike
    `aria-selected`, has nothing to do with where the focus is.
    """
    return tag(
        "div",
        cards,
        class_=class_,
        id=id,
        role="listbox",
        aria_label=words(label),
        aria_orientation="horizontal",
        aria_multiselectable="true" if many else None,
        data_roving=True,
    )


def shelf(
    label: Words,
    cards: Iterable[Accessory],
    *,
    pending: Iterable[Accessory] = (),
    places: int = 0,
    note: Words | None = None,
    moves: Mapping[Accessory, str] = MappingProxyType({}),
) -> Html:
    """Return the mantelpiece with Displayed Cards; pending ones are outlined.

    `moves` is what moves cards here.
    `places` are kept free for cards of which nobody knows yet which they are.
    """

    def stand(card: Accessory, look: str) -> Html:
        return tag(
            "span",
            accessory(card),
            class_=look,
            role="listitem",
            data_moves=moves.get(card),
        )

    standing = [stand(card, "disp") for card in cards]
    coming = [stand(card, "disp new") for card in pending]
    free = [
        tag("span", unseen(say("cards/to-come")), class_="disp free", role="listitem")
        for _ in range(places)
    ]
    there = bool(standing or coming or free)
    return tag(
        "div",
        standing,
        coming,
        free,
        None
        if note is None
        else tag("span", words(note), class_="lbl note", role=there and "listitem"),
        class_="shelf",
        role="list" if there else "group",
        data_explains="displayed",
        aria_label=words(label),
    )


def pile(name: str, size: int, label: Words) -> Html:
    """Return a small pile of face-down cards; it never looks higher than two."""
    return tag(
        "div",
        [card_back(name, explains="reserve") for _ in range(min(size, 2))],
        class_="pile",
        data_explains="reserve",
        role="img",
        aria_label=words(label),
    )


def small_hand(cards: Sequence[Card], fresh: Iterable[Card] = ()) -> Html:
    """Return a hand in little, to be looked at only; fresh cards are outlined."""
    new = set(fresh)
    return tag(
        "div",
        [tag("span", face(c), class_=classes("mc", c in new and "new")) for c in cards],
        class_="mhand",
    )
