"""The best moment: the turn that moved the lead most, knock-ons on both sides included."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import BestMoment, Seat, Viewer
from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.words import tell_best


def best_moment(
    state: State, names: Sequence[str], viewer: Viewer
) -> BestMoment | None:
    """Return the turn by which whoever moved gained most on the other.

    Of equal ones, the winner's and then the latest. None if nobody gained anything.
    """
    won = state.outcome.winners if state.outcome else ()
    found: tuple[tuple[int, bool, int], Seated, tuple[int, int]] | None = None
    before = (0, 0)
    for event in state.log:
        if not isinstance(event, Seated):
            continue
        swing = _lead(event.scores, event.seat) - _lead(before, event.seat)
        rank = (swing, event.seat in won, event.turn)
        if swing > 0 and (found is None or rank > found[0]):
            found = rank, event, before
        before = event.scores
    if found is None:
        return None
    (swing, _, turn), event, was = found
    return BestMoment(turn, event.seat, swing, tell_best(event, was, names, viewer))


def _lead(scores: tuple[int, int], seat: Seat) -> int:
    return scores[seat] - scores[1 - seat]
