"""A record walked from its deal to its last step: `python -m engine replay`."""

from __future__ import annotations

from engine.record import Record
from engine.table import open_table


def replay(record: Record) -> dict[str, object]:
    """Return where the record ends and how it got there, in JSON values.

    Keys: game, finished, phase, to_act, scores, winners (empty while it runs and after a
    draw, W10) and trace (one entry a state). Raise RefusedError at the first step that
    the rules refuse.
    """
    table = open_table(record)
    state = table.state
    return {
        "game": record.game,
        "finished": state.outcome is not None,
        "phase": state.phase,
        "to_act": list(state.to_act),
        "scores": list(state.scores),
        "winners": list(state.outcome.winners) if state.outcome else [],
        "trace": [table.game.trace(state) for state in table.states],
    }
