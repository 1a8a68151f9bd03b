"""What the things on the table are: cards, arms, the cake stand and what stands by."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    DRAW_SIZE,
    HOLD,
    RESERVE_SIZE,
    WILD_ACCESSORIES,
    Accessory,
)
from engine.message import Message, say
from ui.explaining import Explanation
from ui.html import Html, tag
from ui.parts.cards import (
    accessory,
    accessory_name,
    arm,
    aside_card,
    card_back,
    hold_back,
    robot_start,
    shelf,
    start,
)
from ui.parts.common import drawing, favour, icon, ordinal, words

PAGE: Final = "bridesmaid-explained"
_WORN: Final = "p1"
"""The ribbon of what is drawn for everybody."""


class _Topic(NamedTuple):
    chapter: str
    see: tuple[str, ...] = ()


_TOPICS: Final = {
    "start": _Topic("wild", ("wild", "arm")),
    "wild": _Topic("wild", ("start",)),
    "robot": _Topic("robot"),
    "face-down": _Topic("turn", ("aside",)),
    "aside": _Topic("aside", (f"card:{HOLD}", "total")),
    "arm": _Topic("turn", ("start", "total", "stand")),
    "total": _Topic("ranking", ("stand", "aside")),
    "stand": _Topic("ranking", ("total", "points")),
    "points": _Topic("ranking", ("displayed", "stand")),
    "displayed": _Topic("display", ("points", "wild")),
    "reserve": _Topic("setup", ("hand",)),
    "hand": _Topic("cards", (f"card:{HOLD}", "reserve", "displayed")),
    "player": _Topic("turn", ("arm", "total", "hand")),
    "score": _Topic("end", ("points", "wild")),
    "tie": _Topic("end"),
}
_CARDS: Final = {f"card:{card}": card for card in ACCESSORIES}


def explained(topic: str, view: Any) -> Explanation | None:
    """Return what is said of a thing on the table."""
    if topic in _CARDS:
        return _accessory(_CARDS[topic])
    if topic == f"card:{HOLD}":
        holds = (_msg("hold-says"), _msg("hold-first"))
        return _about("hold", _worn(hold_back()), holds, _Topic("aside", ("aside",)))
    if topic not in _TOPICS:
        return None
    says = [
        _msg(
            f"{topic}-says",
            draw=DRAW_SIZE,
            reserve=RESERVE_SIZE,
            cards=sorted(WILD_ACCESSORIES),
        )
    ]
    if topic == "stand" and view is not None:
        says.append(_msg("stand-pays", pays=_pays(view.points)))
    return _about(topic, _picture(topic), tuple(says), _TOPICS[topic])


def _msg(id: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{id}", **args)


def _about(
    id: str, picture: Html, says: tuple[Message, ...], topic: _Topic
) -> Explanation:
    return Explanation(_msg(id), picture, says, _chapter(topic.chapter), topic.see)


def _chapter(id: str) -> tuple[str, Message]:
    return id, say(f"bridesmaid-rules/{id}")


def _accessory(card: Accessory) -> Explanation:
    """Return what a card does: to the Round Total, to THE START, as a Displayed Card."""
    does = "adds" if card > 0 else "takes" if card < 0 else "nothing"
    wild = card in WILD_ACCESSORIES
    says = [_msg(f"card-{does}", value=abs(card)), _msg("card-displayed")]
    if wild:
        says.insert(1, _msg("card-wild"))
    return Explanation(
        accessory_name(card),
        _worn(accessory(card)),
        tuple(says),
        _chapter("wild" if wild else "cards"),
        ("wild", "total") if wild else ("total", "displayed"),
    )


def _pays(points: tuple[int, ...]) -> list[Message]:
    return [
        _msg("stand-place", place=ordinal(place), n=n)
        for place, n in enumerate(points, 1)
    ]


def _picture(topic: str) -> Html:
    """Return the thing itself, as it lies on any table."""
    match topic:
        case "start" | "wild":
            return _worn(start(wild=topic == "wild"))
        case "robot":
            return _worn(robot_start())
        case "face-down" | "reserve" | "hand":
            return _worn(card_back(words(_msg(topic))))
        case "aside":
            return _worn(tag("span", aside_card(words(_msg(topic))), class_="arm"))
        case "arm" | "total" | "player":
            return _worn(arm("", ACCESSORIES[4:7], wild=False))
        case "displayed" | "points":
            return _worn(shelf("", ACCESSORIES[7:9])) if topic[0] == "d" else favour(1)
        case "stand":
            return drawing("cake-top")
        case _:
            return icon("crown" if topic == "score" else "clock")


def _worn(thing: Html) -> Html:
    return tag("span", thing, class_=_WORN)
