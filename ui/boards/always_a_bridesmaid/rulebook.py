"""The rules of Always a Bridesmaid, chapter by chapter.

Numbers come from the engine, those of the examples from positions that were played
(`worked`), so that they can't contradict it.
"""

from __future__ import annotations

from typing import Any, Final

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    BOT_SINGLE_DAYS,
    DRAW_SIZE,
    HOLD,
    POINTS,
    RESERVE_SIZE,
    ROBOT_HAND,
    ROBOT_PICKS,
    ROUNDS,
    WILD_ACCESSORIES,
)
from ui.boards.always_a_bridesmaid import worked
from ui.html import Html, tag
from ui.parts.cards import hold_back, robot_start, small_hand, start
from ui.parts.common import RIBBONS, ordinal, unseen, words
from ui.rulebook import Chapter, chapter_maker, paragraph, steps

_chapter = chapter_maker(worked.PAGE)
_FACES: Final = len(ACCESSORIES) + 2
"""Cards of a ribbon: HOLD BACK and THE START too."""


def chapters(view: Any = None) -> tuple[Chapter, ...]:
    """Return all chapters, in the order in which they are met at the table."""
    playing = None if view is None else len(view.points)
    return (
        _chapter(
            "goal",
            _p("goal-1", first=POINTS[3][0]),
            _p("goal-2", rounds=ROUNDS),
            _p("goal-3"),
        ),
        _chapter(
            "cards",
            _p(
                "cards-1",
                accessories=len(ACCESSORIES),
                ribbons=len(RIBBONS),
                all=_FACES * len(RIBBONS),
            ),
            _hand(),
            _p("cards-2"),
        ),
        _chapter(
            "setup",
            _p(
                "setup-1",
                reserve=RESERVE_SIZE,
                accessories=len(ACCESSORIES),
                hand=len(ACCESSORIES) - RESERVE_SIZE,
            ),
            _p("setup-2", draw=DRAW_SIZE, rest=RESERVE_SIZE - DRAW_SIZE),
            rulings="B1",
        ),
        _chapter(
            "turn",
            _p("turn-1"),
            steps(worked.PAGE, "turn-2", "turn-3", "turn-4"),
            worked.turns(),
            rulings="B2 B3 B4",
        ),
        _chapter(
            "aside",
            tag("div", _p("aside-1"), hold_back(), class_="beside"),
            _p("aside-2"),
            worked.aside(),
            rulings="B5 B6",
        ),
        _chapter(
            "wild",
            _p("wild-1", cards=sorted(WILD_ACCESSORIES)),
            _both_sides(),
            _p("wild-2"),
            worked.wild(),
            rulings="B9",
        ),
        _chapter(
            "ranking",
            _p("ranking-1"),
            _points(playing),
            _p("ranking-2"),
            worked.ranking(),
            rulings="B7",
        ),
        _chapter(
            "display",
            _p("display-1"),
            _p("display-2"),
            worked.display(),
            worked.short(),
            rulings="B8",
        ),
        _chapter(
            "end",
            _p("end-1", rounds=ROUNDS),
            _p("end-2"),
            _p("end-3"),
            worked.early(),
            worked.tiebreak(),
            rulings="B10 B11",
            small=max(POINTS[3]),
            large=max(POINTS[4]),
            days=BOT_SINGLE_DAYS,
        ),
        _chapter(
            "robot",
            _robot(),
            _p(
                "robot-2",
                offer=ROBOT_HAND,
                picks=ROBOT_PICKS,
                both=2 * ROBOT_PICKS,
            ),
            _p("robot-3"),
            worked.robot(),
            rulings="B12 B13 B14",
        ),
    )


def _p(id: str, /, **args: object) -> Html:
    return paragraph(worked.PAGE, id, **args)


def _hand() -> Html:
    return tag(
        "div",
        unseen(worked.ex("cards-hand")),
        small_hand((*ACCESSORIES, HOLD)),
        class_="p1 pictured",
    )


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
        _p("robot-1", accessories=len(ACCESSORIES)),
        class_="robotnote",
    )


def _points(playing: int | None) -> Html:
    """The whole points table; what pays best is gilt, the row in use in bold."""
    most = max(map(len, POINTS.values()))
    places = [tag("th", ordinal(n + 1), scope="col") for n in range(most)]
    return tag(
        "table",
        tag("caption", words(worked.ex("ranking-table")), class_="vh"),
        tag(
            "thead",
            tag(
                "tr",
                tag("th", words(worked.ex("ranking-players")), scope="col"),
                places,
            ),
        ),
        tag(
            "tbody",
            [
                _points_row(n, table, most, used=n == playing)
                for n, table in POINTS.items()
            ],
        ),
        class_="board pays",
    )


def _points_row(
    participants: int, table: tuple[int, ...], most: int, *, used: bool
) -> Html:
    two_too = participants == 3  # with two players the Robot is the third (B12)
    head: str = (
        words(worked.ex("ranking-two", n=participants))
        if two_too
        else str(participants)
    )
    if used:
        head = words(worked.ex("ranking-here", n=head))
    return tag(
        "tr",
        tag("th", head, scope="row"),
        [tag("td", n, class_="best" if n == max(table) else None) for n in table],
        [tag("td") for _ in range(most - len(table))],
        class_="used" if used else None,
    )
