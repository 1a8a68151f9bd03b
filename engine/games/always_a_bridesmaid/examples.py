"""The positions that the rules are explained with: played here, never made up.

Whoever explains takes totals, places, points and what may be chosen from these, so that
an example can't say what the rules don't.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import Revealed, Scored
from engine.games.always_a_bridesmaid.pieces import HOLD, Cards
from engine.games.always_a_bridesmaid.rules import opening
from engine.games.always_a_bridesmaid.scoring import early_lead, longest_single

Step = Mapping[Seat, Any]
"""The choices of one decision point."""


class Round(NamedTuple):
    """Round 1 of three players, from its first turn to its scoring."""

    turns: tuple[Revealed, ...]
    scored: Scored
    hands: tuple[Cards, ...]
    """What was left in hand when it was scored."""
    may_display: Mapping[Seat, Sequence[Cards]]
    """The choices of each player who earned Ranking Points (B8)."""
    scores: tuple[int, ...]
    """Displayed Cards less WILD, once the first of these choices is made."""


_RESERVES: Final[Step] = {
    0: (-5, -3, -2, 0, 1),
    1: (-5, -3, -2, 0, 2),
    2: (-5, -3, 0, 1, 2),
}

_LEVEL: Final[tuple[Step, ...]] = (
    {0: 8, 1: 10, 2: 5},
    {0: 6, 1: 3, 2: -2},
    {0: HOLD, 1: 1, 2: HOLD},
    {0: None, 2: 8},
)
_SHORT: Final[tuple[Step, ...]] = (
    {0: 10, 1: 8, 2: HOLD},
    {2: None},
    {0: 3, 1: HOLD},
)


@cache
def level_on_top() -> Round:
    """Return a round in which two are level on top, and the third is 2nd (B5, B7, B9).

    Two hold back first, on the same turn: one sets a card aside, the other none. THE
    START of the third turns WILD.
    """
    return _played(_LEVEL)


@cache
def short_of_cards() -> Round:
    """Return a round in which somebody earns more points than cards played (B4, B8)."""
    return _played(_SHORT)


def _played(steps: Sequence[Step]) -> Round:
    """Play a round; raise ValueError at a step that the rules refuse."""
    state = opening(3, None)
    for step in (_RESERVES, *steps):
        refused = [seat for seat in step if state.refusal(seat, step[seat])]
        if refused or tuple(step) != state.to_act:
            raise ValueError(f"the rules refuse {step}")
        state = state.apply(step)
    may: dict[Seat, Any] = {seat: state.legal_actions(seat) for seat in state.to_act}
    after = state.apply({seat: choices[0] for seat, choices in may.items()})
    return Round(
        turns=tuple(event for event in state.log if isinstance(event, Revealed)),
        scored=next(event for event in state.log if isinstance(event, Scored)),
        hands=state.hands,
        may_display=may,
        scores=after.scores,
    )


class Lead(NamedTuple):
    """Scores after Round 2, and whether they end the game there (B10)."""

    scores: tuple[int, ...]
    lead: int
    """Of first place over second."""
    ends: bool


def leads(table: Sequence[int]) -> tuple[Lead, Lead]:
    """Return a lead that can just be caught under this points table, and one that can't."""
    close, far = (max(table) + more for more in (1, 2))
    return _lead(close, table), _lead(far, table)


def _lead(first: int, table: Sequence[int]) -> Lead:
    scores = (first, 1, *(0 for _ in table[2:]))
    ends = early_lead(scores, table) is not None
    return Lead(scores, scores[0] - scores[1], ends)


class Tie(NamedTuple):
    """What those who are tied say, in days, and who wins by it (B11)."""

    said: tuple[int | None, ...]
    winners: tuple[Seat, ...]


def tie() -> Tie:
    """Return a tie of three: two answers, and somebody who won't say."""
    said = (210, None, 400)
    return Tie(said, longest_single(dict(enumerate(said))))
