"""What each verb does to the model. A verb is the `data-do` of what was pressed.

An action gets the app, the argument (`data-arg`) and the value of the control, and
changes the model; the app draws afterwards. Actions hold no words and no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ui.actions import (
    coach,
    commands,
    daily,
    deck,
    ending,
    everywhere,
    explain,
    guest_book,
    languages,
    lessons,
    link,
    lobby,
    replay,
    saved,
    scores,
    share,
    stepping,
    table,
    turns,
    upkeep,
    windows,
)
from ui.model import Model

Action: TypeAlias = Callable[[Model, str, str], None]

ACTIONS: Mapping[str, Action] = {
    **everywhere.ACTIONS,
    **stepping.ACTIONS,
    **explain.ACTIONS,
    **lobby.ACTIONS,
    **lessons.ACTIONS,
    **table.ACTIONS,
    **saved.ACTIONS,
    **guest_book.ACTIONS,
    **languages.ACTIONS,
    **upkeep.ACTIONS,
    **coach.ACTIONS,
    **commands.ACTIONS,
    **link.ACTIONS,
    **share.ACTIONS,
    **daily.ACTIONS,
    **turns.ACTIONS,
    **deck.ACTIONS,
    **replay.ACTIONS,
    **scores.ACTIONS,
    **ending.ACTIONS,
    **windows.ACTIONS,
}
