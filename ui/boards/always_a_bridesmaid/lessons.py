"""The first game: the last of three rounds, with everybody level on two points.

Two rounds were played beforehand, so that there are Displayed Cards and a result that
still hangs on one round. Bo and Cy read from a script, whatever is played against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.games.always_a_bridesmaid.events import Revealed, Scored
from engine.games.always_a_bridesmaid.pieces import HOLD, WILD_ACCESSORIES, Action
from engine.games.always_a_bridesmaid.preview import Preview, preview
from engine.games.always_a_bridesmaid.scoring import place_pays
from engine.games.always_a_bridesmaid.view import SeatView, View
from engine.games.always_a_bridesmaid.words import foresee, place, points, sentences
from engine.message import Message, say
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import names_of, view_of
from ui.boards.always_a_bridesmaid.standing import last_turn
from ui.lesson import FirstGame, Lesson, Stage

PAGE: Final = "bridesmaid-lessons"
HAND: Final = "#hand"
TO_PRESS: Final = "#hand, #tray .act-row, #tray .preview"
STAND: Final = ".stand"
AIM: Final = 2
"""The place that pays best with three players."""


class RoundLesson(Lesson):
    """Where the game stands, and what the places pay."""

    id = "round"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """Before the first card."""
        return "now" if not _turns(seen) else "past"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The cake stand."""
        return STAND

    def says(self, seen: Seen) -> list[Message]:
        """The points table in use."""
        view = view_of(seen)
        score = _own(seen).score
        return [_say("round-1", n=score), _say("round-2", pays=view.points)]


class ShelfLesson(Lesson):
    """What a point costs."""

    id = "shelf"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """Before the first card."""
        return "now" if not _turns(seen) else "past"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The viewer's own arm, with what is displayed."""
        return ".mine"

    def says(self, seen: Seen) -> list[Message]:
        """What the viewer has on show, and still in hand."""
        own = _own(seen)
        return [_say("shelf-1", cards=own.displayed), _say("shelf-2", n=own.hand_size)]


class CardLesson(Lesson):
    """Playing a card."""

    id = "card"

    def stage(self, seen: Seen) -> Stage:
        """Until the first turn is revealed."""
        return "past" if _turns(seen) else _if_due(seen)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The hand."""
        return HAND

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What has to be pressed."""
        return TO_PRESS

    def says(self, seen: Seen) -> list[Message]:
        """What happens to any card."""
        return [_say("card-1", names=_others(seen)), _say("card-2")]

    def rather(self, seen: Seen, action: Action) -> Message | None:  # noqa: ARG002 - any hand
        """Stopping at once is allowed and teaches little."""
        return _say("card-rather") if action == HOLD else None


class RevealLesson(Lesson):
    """Every card ranks the table anew."""

    id = "reveal"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """After the first turn."""
        turns = _turns(seen)
        if turns > 1 or _scored(seen):
            return "past"
        return "now" if turns else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The arms of the others."""
        return ".others"

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The cake stand."""
        return STAND

    def says(self, seen: Seen) -> list[Message]:
        """What was turned over, and what it would pay."""
        view, turned = view_of(seen), last_turn(view_of(seen))
        assert turned is not None, "it is time for it after a turn"
        return [*sentences(turned, seen.names, view.viewer), _stands(seen)]


class SecondLesson(Lesson):
    """Coming second on purpose."""

    id = "second"

    def stage(self, seen: Seen) -> Stage:
        """At the second turn."""
        if _turns(seen) > 1 or _scored(seen) or _own(seen).held_back:
            return "past"
        return _if_due(seen) if _turns(seen) else "later"

    def at(self, seen: Seen) -> str:
        """The card that comes out second, else the hand."""
        best = _second(seen)
        return HAND if best is None else f'#tray [data-key="card:{best.card}"]'

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What has to be pressed."""
        return TO_PRESS

    def says(self, seen: Seen) -> list[Message]:
        """Which card would do, if any does."""
        best = _second(seen)
        if best is None:
            return [_say("second-none", names=_others(seen))]
        return [_say("second-1"), _say("second-2", card=best.card, total=best.total)]

    def rather(self, seen: Seen, action: Action) -> Message | None:
        """Another card, where one comes out second and this one does not."""
        view, best = view_of(seen), _second(seen)
        mine = preview(view, action)
        if best is None or mine is None or _is_second(mine):
            return None
        told = foresee(mine, seen.names, view.viewer)[0]
        return _say("second-rather", told=told, card=best.card)


class WildLesson(Lesson):
    """THE START turned WILD."""

    id = "wild"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """After the second turn, in which the script plays −2."""
        if _scored(seen) or _turns(seen) > 2:
            return "past"
        return "now" if _turns(seen) == 2 and _wild(seen) is not None else "later"

    def at(self, seen: Seen) -> str:
        """Whoever turned."""
        return f".seatp.p{(_wild(seen) or 0) + 1}"

    def says(self, seen: Seen) -> list[Message]:
        """Whose turned, and whether the viewer's did too."""
        turned, who = last_turn(view_of(seen)), _wild(seen) or 0
        card = None if turned is None else turned.cards[who]
        told = [_say("wild-1", name=seen.names[who], card=card)]
        told.append(_say("wild-own" if _own(seen).wild else "wild-2"))
        return told


class HoldLesson(Lesson):
    """HOLD BACK, while it is worth most."""

    id = "hold"

    def stage(self, seen: Seen) -> Stage:
        """From the third turn on, until somebody holds back."""
        view = view_of(seen)
        if _own(seen).held_back or _scored(seen) or _first_to_hold(view):
            return "past"
        return _if_due(seen) if _turns(seen) > 1 else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The card."""
        return '#tray [data-key="card:HOLD"]'

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What has to be pressed."""
        return TO_PRESS

    def says(self, seen: Seen) -> list[Message]:
        """Where it would leave the viewer, and what it allows."""
        view = view_of(seen)
        ahead = preview(view, HOLD)
        told = [] if ahead is None else foresee(ahead, seen.names, view.viewer)[:1]
        return [*told, _say("hold-1")]

    def rather(self, seen: Seen, action: Action) -> Message | None:
        """Stopping first."""
        return None if action == HOLD or _turns(seen) > 2 else _say("hold-rather")


class LateLesson(Lesson):
    """Somebody else was first to HOLD BACK."""

    id = "late"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """While the viewer plays on after that."""
        if _own(seen).held_back or _scored(seen):
            return "past"
        first = _first_to_hold(view_of(seen))
        return "now" if first and view_of(seen).phase == "play" else "later"

    def at(self, seen: Seen) -> str:
        """The one who did."""
        return f".seatp.p{_first_to_hold(view_of(seen))[0] + 1}"

    def says(self, seen: Seen) -> list[Message]:
        """Who, and what is left to do."""
        return [_say("late-1", name=seen.names[_first_to_hold(view_of(seen))[0]])]


class AsideLesson(Lesson):
    """A card set aside."""

    id = "aside"

    def stage(self, seen: Seen) -> Stage:
        """When the viewer held back first, until the card lies there."""
        view = view_of(seen)
        if view.phase == "aside" and view.viewer in view.to_act:
            return "later" if view.viewer in seen.chosen else "now"
        return "past" if _own(seen).held_back or _scored(seen) else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The hand."""
        return HAND

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What has to be pressed."""
        return TO_PRESS

    def says(self, seen: Seen) -> list[Message]:
        """What it is for, and a card that helps now."""
        best = _second(seen)
        told = [_say("aside-1")]
        if best is not None:
            told.append(_say("aside-2", card=best.card, total=best.total))
        return told


class ScoredLesson(Lesson):
    """The round is scored, and its points are paid for."""

    id = "scored"

    def stage(self, seen: Seen) -> Stage:
        """While the viewer looks at the scoring or has to display."""
        view = view_of(seen)
        if not _scored(seen):
            return "later"
        if view.due and view.viewer in view.to_act:
            return "later" if view.viewer in seen.chosen else "now"
        fresh = any(isinstance(event, Scored) for event in view.log[seen.since :])
        return "now" if fresh else "past"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The viewer's row of the ranking."""
        return ".res.me"

    def keep(self, seen: Seen) -> str:
        """What has to be pressed."""
        return ".choose .pick" if view_of(seen).due else ""

    def says(self, seen: Seen) -> list[Message]:
        """What the viewer earned, and what it costs."""
        view = view_of(seen)
        scored = next(e for e in reversed(view.log) if isinstance(e, Scored))
        me = view.viewer or 0
        earned = scored.points[me]
        told = _say(
            "scored-1",
            total=scored.totals[me],
            place=place(scored.ranks[me]),
            points=points(earned),
        )
        return [told, _say("scored-pay", n=earned) if earned else _say("scored-none")]


class TieLesson(Lesson):
    """A tie on points."""

    id = "tie"

    def stage(self, seen: Seen) -> Stage:
        """When the viewer is asked."""
        view = view_of(seen)
        if view.phase == "finished":
            return "past"
        asked = view.phase == "single" and view.viewer in view.to_act
        return "now" if asked and view.viewer not in seen.chosen else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The question."""
        return ".ask"

    def says(self, seen: Seen) -> list[Message]:
        """How it is decided."""
        return [_say("tie-1", n=_own(seen).score)]


class EndLesson(Lesson):
    """The result, and what a whole game has besides."""

    id = "end"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """When it is over."""
        return "now" if view_of(seen).phase == "finished" else "later"

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The result."""
        return ".winner .title"

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What it speaks of."""
        return ".winner"

    def says(self, seen: Seen) -> list[Message]:
        """How the viewer's score came about."""
        own = _own(seen)
        name = "end-wild" if own.wild else "end-1"
        return [_say(name, n=len(own.displayed), score=own.score), _say("end-2")]


# --- three notes for the first round of an ordinary table ------------------------------


class Note(Lesson):
    """One line beside what it explains, while the first round is played."""

    read = True

    def __init__(self, id: str, at: str) -> None:
        self.id = id
        self._at = at

    def stage(self, seen: Seen) -> Stage:
        """In Round 1, when there is something to choose."""
        view = view_of(seen)
        if view.round > 1 or view.phase in ("display", "finished"):
            return "past"
        return _if_due(seen)

    def at(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """What it explains."""
        return self._at

    def keep(self, seen: Seen) -> str:  # noqa: ARG002 - always there
        """The hand, and the words above it that say what a card would do."""
        return f"{HAND}, #tray .preview, #tray .hintslip"

    def says(self, seen: Seen) -> list[Message]:  # noqa: ARG002 - always the same
        """The line."""
        return [_say(self.id)]


# --- what the lessons are about --------------------------------------------------------


def _own(seen: Seen) -> SeatView:
    view = view_of(seen)
    return view.participants[view.viewer or 0]


def _others(seen: Seen) -> Any:
    view = view_of(seen)
    return names_of(seen, tuple(s for s in range(view.seats) if s != view.viewer))


def _turns(seen: Seen) -> int:
    """Return how many turns of this round were revealed."""
    turned = last_turn(view_of(seen))
    return 0 if turned is None else turned.turn


def _scored(seen: Seen) -> bool:
    view = view_of(seen)
    return any(isinstance(e, Scored) and e.round == view.round for e in view.log)


def _if_due(seen: Seen) -> Stage:
    """Return whether a card is to be chosen now."""
    view = view_of(seen)
    due = view.phase == "play" and view.viewer in view.to_act
    return "now" if due and view.viewer not in seen.chosen else "later"


def _stands(seen: Seen) -> Message:
    """Return where the viewer stands and what that pays, if the round ended now."""
    view, own = view_of(seen), _own(seen)
    sharing = sum(who.rank == own.rank for who in view.participants)
    pays = points(place_pays(view.points, own.rank, sharing))
    name = "stands-shared" if sharing > 1 else "stands"
    return _say(name, place=place(own.rank), points=pays)


def _is_second(ahead: Preview) -> bool:
    return ahead.place == AIM and not ahead.level_with


def _second(seen: Seen) -> Preview | None:
    """Return the card that brings the viewer second with most, without a WILD flip."""
    view = view_of(seen)
    cards = [c for c in seen.legal if isinstance(c, int)]
    found = [preview(view, c) for c in cards if c not in WILD_ACCESSORIES]
    seconds = [ahead for ahead in found if ahead is not None and _is_second(ahead)]
    return max(seconds, key=lambda ahead: ahead.total, default=None)


def _wild(seen: Seen) -> int | None:
    """Return somebody else whose THE START shows WILD."""
    view = view_of(seen)
    turned = (s for s in range(view.seats) if view.participants[s].wild)
    return next((s for s in turned if s != view.viewer), None)


def _first_to_hold(view: View) -> tuple[int, ...]:
    """Return the others who held back first."""
    return tuple(
        s
        for s, who in enumerate(view.participants)
        if who.first_to_hold and s != view.viewer
    )


def _say(name: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{name}", **args)


# --- the table -------------------------------------------------------------------------

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
    notes=(
        Note("note-card", HAND),
        Note("note-stand", STAND),
        Note("note-hold", '#tray [data-key="card:HOLD"]'),
    ),
    reply=_reply,
)
