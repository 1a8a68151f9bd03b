"""The rules of Always a Bridesmaid, chapter by chapter.

Numbers in the examples are computed by the engine, so that they can't contradict it.
"""

from __future__ import annotations

from typing import Final

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    BOT_SINGLE_DAYS,
    HOLD,
    POINTS,
)
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.message import Message, say
from ui.html import Child, Html, classes, tag
from ui.parts.cards import arm, aside_card, robot_start, small_hand, start
from ui.parts.common import figure, ordinal, ribbon, rosette, unseen, words
from ui.rulebook import Chapter, paragraph, steps, worked_example

PAGE: Final = "bridesmaid-rules"

EXAMPLE: Final[tuple[tuple[int, ...], ...]] = ((8, 6), (10, 3, 1), (6, 5))
"""The cards three players have on their arms, in the worked example."""


def chapters() -> tuple[Chapter, ...]:
    """Return all chapters, in the order in which they are met at the table."""
    return (
        _chapter("goal", _p("goal-1"), _p("goal-2"), _p("goal-3"), source=False),
        _chapter("cards", _p("cards-1"), _hand(), _p("cards-2")),
        _chapter("setup", _p("setup-1"), _p("setup-2")),
        _chapter("turn", _p("turn-1"), steps(PAGE, "turn-2", "turn-3", "turn-4")),
        _chapter(
            "aside", _p("aside-1"), _arm_with_aside(), _p("aside-2"), _p("aside-3")
        ),
        _chapter("wild", _p("wild-1"), _both_sides(), _p("wild-2")),
        _chapter("ranking", _p("ranking-1"), _points(), _p("ranking-2"), _example()),
        _chapter("display", _p("display-1"), _p("display-2")),
        _chapter(
            "end",
            _p("end-1"),
            _p("end-2", small=max(POINTS[3]), large=max(POINTS[4])),
            _p("end-3", days=BOT_SINGLE_DAYS),
        ),
        _chapter("robot", _robot(), _p("robot-2"), _p("robot-3")),
    )


def _say(id: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{id}", **args)


def _p(id: str, /, **args: object) -> Html:
    return paragraph(PAGE, id, **args)


def _chapter(id: str, *body: Child, source: bool = True) -> Chapter:
    return Chapter(id, _say(id), body, _say(f"{id}-source") if source else None)


def _hand() -> Html:
    return tag(
        "div",
        unseen(_say("cards-hand")),
        small_hand((*ACCESSORIES, HOLD)),
        class_="p1 pictured",
    )


def _arm_with_aside() -> Html:
    name = words(_say("ranking-name-0"))
    dressed = arm(_say("aside-arm"), (5, 3), wild=False, end=aside_card(name))
    return tag("div", dressed, class_="p1 pictured")


def _both_sides() -> Html:
    return tag(
        "div",
        start(wild=False, big=True),
        start(wild=True, big=True),
        class_="p4 pictured pairwise",
    )


def _robot() -> Html:
    return tag(
        "div",
        tag("span", robot_start(), class_="p3", aria_hidden="true"),
        _p("robot-1"),
        class_="robotnote",
    )


def _points() -> Html:
    """The whole points table; what pays best is gilt."""
    most = max(map(len, POINTS.values()))
    places = [tag("th", ordinal(n + 1), scope="col") for n in range(most)]
    return tag(
        "table",
        tag("caption", words(_say("ranking-table")), class_="vh"),
        tag(
            "thead",
            tag("tr", tag("th", words(_say("ranking-players")), scope="col"), places),
        ),
        tag("tbody", [_points_row(n, table, most) for n, table in POINTS.items()]),
        class_="board pays",
    )


def _points_row(participants: int, table: tuple[int, ...], most: int) -> Html:
    two_too = participants == 3  # with two players the Robot is the third (B12)
    head: str = (
        words(_say("ranking-two", n=participants)) if two_too else str(participants)
    )
    return tag(
        "tr",
        tag("th", head, scope="row"),
        [tag("td", n, class_="best" if n == max(table) else None) for n in table],
        [tag("td") for _ in range(most - len(table))],
    )


def _example() -> Html:
    """Two players level on top and one behind them who takes the points (B7)."""
    totals = tuple(map(sum, EXAMPLE))
    points = ranking_points(ranks(totals), POINTS[3])
    return worked_example(
        _say("ranking-example"),
        tag(
            "ul",
            [_example_arm(who, cards) for who, cards in enumerate(EXAMPLE)],
            class_="exarms",
        ),
        _stand(totals, points),
        tag(
            "p",
            words(_say("ranking-moral", name=_name(points.index(max(points))))),
            class_="italic",
        ),
    )


def _name(who: int) -> str:
    return words(_say(f"ranking-name-{who}"))


def _example_arm(who: int, cards: tuple[int, ...]) -> Html:
    name = _name(who)
    return tag(
        "li",
        rosette(name, ribbon(who)),
        arm(_say("ranking-arm", name=name), cards, wild=False),
        figure(sum(cards)),
        class_=ribbon(who),
    )


def _stand(totals: tuple[int, ...], points: tuple[int, ...]) -> Html:
    """The cake stand of the example: a column a place, ties sharing one."""
    places = ranks(totals)
    return tag(
        "ol",
        [
            _tier(
                [who for who, place in enumerate(places) if place == at], totals, points
            )
            for at in range(1, max(places) + 1)
        ],
        class_="stand duo",
        aria_label=words(_say("ranking-stand")),
    )


def _tier(here: list[int], totals: tuple[int, ...], points: tuple[int, ...]) -> Html:
    first, paid = here[0], points[here[0]]
    place = ranks(totals)[first]
    pays, shared = POINTS[3][place - 1], len(here) > 1
    names = [_name(who) for who in here]
    told = _say("ranking-both", one=names[0], other=names[1]) if shared else names[0]
    base = _say("ranking-shared", place=ordinal(place)) if shared else ordinal(place)
    sums = (
        _say("ranking-divided", pays=pays, sharing=len(here), n=paid)
        if shared
        else _say("ranking-paid", n=paid)
    )
    return tag(
        "li",
        tag("span", tag("span", words(told)), class_="nm"),
        tag("span", figure(totals[first]), class_="tot"),
        tag("span", [rosette(_name(w), ribbon(w)) for w in here], class_="pair"),
        tag("span", [tag("span", class_="layer") for _ in range(paid)], class_="cake"),
        tag(
            "span", tag("b", words(base)), " ", tag("span", words(sums)), class_="base"
        ),
        class_=classes("tier", ribbon(first), pays == max(POINTS[3]) and "sweet"),
    )
