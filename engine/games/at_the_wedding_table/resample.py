"""A state that fits a view: the order of the face-down deck is the only secret."""

from __future__ import annotations

from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.position import Deal
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng


def resample(view: View, rng: Rng) -> State:
    """Return a state from the view's information set, each as likely.

    The turns of the log are played again on a deck whose unseen cards are shuffled.
    """
    turns = [event for event in view.log if isinstance(event, Seated)]
    seen = [*_opening_row(view.row, turns)]
    seen += [turn.turned_up for turn in turns if turn.turned_up]
    unseen = [id for id in view.guests if id not in seen]
    state = State.opening(
        Deal.of(view.bride, [*seen, *rng.shuffled(unseen)], view.guests)
    )
    for turn in turns:
        state = state.apply({turn.seat: Seating(turn.guest, turn.place)})
    return state


def _opening_row(row: tuple[str, ...], turns: list[Seated]) -> list[str]:
    """Undo the turns in the row, the last one first."""
    opening = list(row)
    for turn in reversed(turns):
        if turn.turned_up:
            opening[turn.gap] = turn.guest
        else:
            opening.insert(turn.gap, turn.guest)  # no new guest came (W3)
    return opening
