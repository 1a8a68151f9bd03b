"""A hint in words and on paper, for the board to put where a choice is spoken of.

Sends `hint-away`.
"""

from __future__ import annotations

from typing import Any

from engine.game import AnyGame, Judgement
from engine.message import Message, say
from engine.text import MINUS
from ui.boards import Advice
from ui.hinting import Hint
from ui.parts.coach import hint_slip, thinking_slip


def advice_of(hint: Hint) -> Advice:
    """Return the hint as a board draws it."""
    name = say("coach/hint")
    if hint.failed:
        slip = thinking_slip(name, say("coach/no-answer"), 0, say("coach/away"))
        return Advice(slip, found=False)
    if not hint.judged:
        share = hint.errand.share if hint.errand else 0.0
        slip = thinking_slip(name, say("coach/thinking"), share, say("coach/stop"))
        return Advice(slip, found=False)
    table = hint.session.table
    game, view = table.game, hint.state.view(hint.seat)
    names = [player.name for player in table.players]
    best, *others = hint.judged
    why = game.explain(view, best.action, names)
    if others and amount(game, best.value - others[0].value) == "0":
        why = say("coach/close-call", why=why)
    slip = hint_slip(
        name,
        game.describe(view, best.action),
        why,
        [
            (
                say(f"coach/other-{n}", choice=game.describe(view, one.action)),
                _less(game, best, one),
            )
            for n, one in enumerate(others, 1)
        ],
        say("coach/away"),
    )
    return Advice(slip, found=True, action=best.action)


def _less(game: AnyGame, best: Judgement[Any], other: Judgement[Any]) -> Message:
    found = amount(game, max(0.0, best.value - other.value))
    if found == "0":
        return say(f"{game.key}-coach/unsettled")
    return less(game, found)


def less(game: AnyGame, amount: str) -> Message:
    """Return "2 points less" for an amount as it is told."""
    count = 1 if amount == "1" else 2
    return say(f"{game.key}-coach/less", n=amount, count=count)


def amount(game: AnyGame, value: float, *, plus: bool = False) -> str:
    """Return a value of the coach as it is told, with a true minus sign.

    What is nothing in the decimals that are honest is "0".
    """
    factor, digits = game.scale
    rounded = round(value * factor, digits)
    if not rounded:
        return "0"
    sign = MINUS if rounded < 0 else "+" if plus else ""
    return f"{sign}{abs(rounded):.{digits}f}"
