"""A record walked from its deal to its last step: `python -m engine replay`.

On the way a *moment* is where so many steps are made: moment 0 is the opening state, and
the last one the state now. What is told of a moment is what the viewer learned then, so
it holds nothing that came out later.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Viewer
from engine.message import Message
from engine.record import Player, Record
from engine.table import Table, open_table


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


def news(table: Table, moment: int, viewer: Viewer) -> tuple[Event, ...]:
    """Return what the viewer saw happen between the moment before and this one."""
    log: tuple[Event, ...] = table.states[moment].view(viewer).log
    return log[known_before(table, moment, viewer) :]


def known_before(table: Table, moment: int, viewer: Viewer) -> int:
    """Return how many events of the log the viewer knew at the moment before."""
    return len(table.states[moment - 1].view(viewer).log) if moment else 0


def told(table: Table, moment: int, viewer: Viewer) -> list[Message]:
    """Return the same as sentences; there are none where nothing was to be seen."""
    names = [player.name for player in table.players]
    return [
        message
        for event in news(table, moment, viewer)
        for message in table.game.tell(event, names, viewer)
    ]


def branch(table: Table, moment: int, players: Sequence[Player]) -> Record:
    """Return the record of a new table: the same deal, the same steps up to the moment."""
    steps = tuple(table.steps[:moment])
    return Record(table.game.key, tuple(players), dict(table.deal), steps)
