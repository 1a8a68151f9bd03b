"""Steps as a table record writes them: `{"jump": [1, 3, 2]}`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import RefusedError, Seat
from engine.games.toss_the_bouquet.events import Jumped
from engine.games.toss_the_bouquet.rules import State
from engine.message import say


def read_step(state: State, step: object) -> dict[Seat, int]:
    """Return the heights of all seats; raise RefusedError."""
    jump = step.get("jump") if isinstance(step, dict) and len(step) == 1 else None
    if not isinstance(jump, list) or len(jump) != len(state.to_act):
        raise RefusedError(say("toss-the-bouquet/no-step"))
    return {seat: read_choice(state, seat, h) for seat, h in enumerate(jump)}


def read_choice(state: State, seat: Seat, choice: object) -> int:
    """Return one seat's height; raise RefusedError."""
    refusal = state.refusal(seat, choice)
    if refusal or not isinstance(choice, int):
        raise RefusedError(refusal or say("toss-the-bouquet/no-such-height"))
    return choice


def retrace(state: State) -> tuple[dict[str, object], list[object]]:
    """Return the deal, which is empty, and the steps that lead to a state."""
    jumps = [event.heights for event in state.log if isinstance(event, Jumped)]
    return {}, [write_step(dict(enumerate(heights))) for heights in jumps]


def write_step(choices: Mapping[Seat, int]) -> dict[str, object]:
    """Return the step."""
    return {"jump": [choices[seat] for seat in sorted(choices)]}
