"""The sheet that asks whether a bot could see what it should not, and answers.

Sends `fair SEAT`, `fair-stop` and `close`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.message import Message, say
from ui.fairness import FairCheck
from ui.html import Html, tag
from ui.parts.coach import progress
from ui.parts.common import (
    Option,
    act_row,
    dialog,
    rule_button,
    segmented,
    wax,
    words,
)


def sheet(check: FairCheck, bots: Sequence[Seat]) -> Html:
    """Return the check of one bot; the others can be asked as well."""
    players = check.session.table.players
    name = players[check.seat].name
    what = "cards" if check.session.table.game.hides_hands else "deck"
    options = [Option(players[seat].name, str(seat)) for seat in bots]
    return dialog(
        say(f"coach/fair-{what}-title", name=name),
        segmented(say("coach/fair-who"), "fair", options, str(check.seat), names=True)
        if len(bots) > 1
        else None,
        tag(
            "p",
            words(say(f"coach/fair-{what}-how", name=name)),
            class_="note",
            id="fair-says",
        ),
        tag("div", _found(check, name, what), class_="fairfound", role="status"),
        tag("p", words(say("coach/fair-note")), class_="note"),
        _buttons(check),
        id="dialog",
        close=say("dialogs/close"),
        told_by="fair-says",
    )


def _found(check: FairCheck, name: str, what: str) -> list[Html | None]:
    if check.state == "asking":
        text = say("coach/fair-asking", name=name)
        share = check.errand.share if check.errand else 0.0
        return [tag("p", words(text), class_="said"), progress(share, text)]
    return [tag("p", words(_result(check, name, what)), class_="said")]


def _result(check: FairCheck, name: str, what: str) -> Message:
    if check.state != "done":
        return say(f"coach/fair-{check.state}", name=name)
    if not check.worlds:
        word = "left" if check.ply else "yet"
        return say(f"coach/fair-nothing-{word}", name=name)
    if check.same < check.worlds:
        return say(
            "coach/fair-differs",
            name=name,
            n=check.worlds - check.same,
            of=check.worlds,
        )
    return say(f"coach/fair-{what}-same", name=name, n=check.worlds)


def _buttons(check: FairCheck) -> Html:
    if check.state == "asking":
        return act_row(rule_button(say("coach/stop"), "fair-stop", wide=True))
    again = rule_button(say("coach/fair-again"), "fair", str(check.seat), wide=True)
    return act_row(again, wax(say("dialogs/ok"), "close"))
