"""The first game: the last of three rounds, with everybody level on two points.

Two rounds were played beforehand, so that there are Displayed Cards and a result that
still hangs on one round. Bo and Cy read from a script, whatever is played against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.always_a_bridesmaid.events import Revealed
from engine.games.always_a_bridesmaid.pieces import HOLD, Action
from engine.games.always_a_bridesmaid.view import View
from ui.boards.always_a_bridesmaid.lessons.ending import (
    AsideLesson,
    EndLesson,
    ScoredLesson,
    TieLesson,
)
from ui.boards.always_a_bridesmaid.lessons.facts import PAGE
from ui.boards.always_a_bridesmaid.lessons.notes import NOTES
from ui.boards.always_a_bridesmaid.lessons.playing import (
    CardLesson,
    HoldLesson,
    LateLesson,
    RevealLesson,
    RoundLesson,
    SecondLesson,
    ShelfLesson,
    WildLesson,
)
from ui.lesson import FirstGame

SCRIPT: Final[dict[int, tuple[Action, ...]]] = {
    1: (8, 1, 5, HOLD),
    2: (2, -2, 6, 1, HOLD),
}
"""What Bo and Cy play, turn by turn."""
LAID_ASIDE: Final = 0


def _reply(view: View, legal: Sequence[Action]) -> Action:
    """Return what the script has for a seat; of what it does not have, what comes last."""
    seat = view.viewer or 0
    if view.phase == "aside":
        return LAID_ASIDE
    if view.phase != "play":
        return legal[-1]
    turns = [e for e in view.log if isinstance(e, Revealed) and e.round == view.round]
    mine = SCRIPT[seat]
    return mine[min(len(turns), len(mine) - 1)]


def _step(phase: str, **choices: object) -> dict[str, object]:
    return {"phase": phase, "choices": {seat[1:]: c for seat, c in choices.items()}}


def _all_stop() -> list[dict[str, object]]:
    """Return a turn in which everybody holds back and nobody sets a card aside."""
    return [
        _step("play", _0=HOLD, _1=HOLD, _2=HOLD),
        _step("aside", _0=None, _1=None, _2=None),
    ]


FIRST_GAME: Final = FirstGame(
    page=PAGE,
    record={
        "format": "table-record/1",
        "game": "always-a-bridesmaid",
        "seats": [
            {"name": "Ada", "kind": "human"},
            {"name": "Bo", "kind": "bot:easy"},
            {"name": "Cy", "kind": "bot:easy"},
        ],
        "deal": {},
        "steps": [
            _step(
                "reserve",
                _0=[-5, -3, 3, 8, 10],
                _1=[-5, -3, 5, 6, 10],
                _2=[-3, -2, 1, 8, 10],
            ),
            _step("play", _0=5, _1=8, _2=2),
            _step("play", _0=1, _1=2, _2=0),
            *_all_stop(),
            _step("display", _0=[1, 5], _1=[2]),
            _step("draw", _0=[-3, 8, 10], _1=[-5, 5, 10], _2=[-3, 8, 10]),
            _step("play", _0=2, _1=8, _2=5),
            _step("play", _0=0, _1=3, _2=3),
            *_all_stop(),
            _step("display", _1=[3], _2=[3, 5]),
        ],
    },
    lessons=(
        RoundLesson(),
        ShelfLesson(),
        CardLesson(),
        RevealLesson(),
        SecondLesson(),
        WildLesson(),
        HoldLesson(),
        LateLesson(),
        AsideLesson(),
        ScoredLesson(),
        TieLesson(),
        EndLesson(),
    ),
    notes=NOTES,
    reply=_reply,
)
