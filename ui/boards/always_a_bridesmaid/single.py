"""The tiebreaker: how long have you been single? In private, in one's own units (B11)."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import BOT_SINGLE_DAYS
from engine.games.always_a_bridesmaid.view import View
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import names_of, rosette_of, view_of
from ui.boards.always_a_bridesmaid.play import sealed, slip, table
from ui.boards.always_a_bridesmaid.scoreboard import scoreboard
from ui.boards.always_a_bridesmaid.tokens import (
    NO_ANSWER,
    NUMBER,
    UNIT,
    UNITS,
    days_typed,
    typed,
)
from ui.boards.always_a_bridesmaid.told import msg, rich, strong, told
from ui.html import Html, join, tag
from ui.parts.common import act_row, drawing, icon, pressable, ribbon, tray, wax


def single(seen: Seen) -> Html:
    """Return the question to a tied player; the table for everybody else."""
    view = view_of(seen)
    if view.viewer is None or view.viewer not in view.to_act:
        return table(seen)
    return tag(
        "main",
        tag(
            "section",
            tag("span", _tied(seen, view), class_="asktop", aria_hidden="true"),
            tag("p", told("tiebreaker"), class_="eyebrow"),
            tag("h2", told("single-question"), class_="title"),
            tag("p", told("single-aunt"), class_="italic"),
            tag("div", _number(seen), _unit(seen), class_="askrow"),
            class_="ask paper",
            data_explains="tie",
        ),
        tag(
            "ul",
            _fact("crown", told("single-longest")),
            _fact("people", told("single-shared")),
            _bots_fact(seen, view),
            _fact("eyeoff", told("single-private")),
            class_="facts2 paper",
        ),
        scoreboard(seen),
        class_=f"pad choosing {ribbon(view.viewer)}",
        id="main",
    )


def single_tray(seen: Seen) -> Html:
    """Return the answer in days, "I won't say", and the wax that sends it in."""
    if not seen.legal:
        return sealed(seen)
    return tray(
        slip("clock", _goes_in(seen)),
        act_row(_wont_say(seen), _answer_wax(seen)),
        ribbon=ribbon(view_of(seen).viewer or 0),
    )


def _tied(seen: Seen, view: View) -> Html:
    rosettes = [rosette_of(seen, who) for who in view.to_act]
    return join(rosettes[0], drawing("orn", "orn"), rosettes[1:])


def _number(seen: Seen) -> Html:
    return tag(
        "label",
        tag("span", told("number")),
        tag(
            "input",
            type="text",
            inputmode="numeric",
            maxlength=9,
            autocomplete="off",
            value=typed(seen.picks, NUMBER),
            data_live=True,
            data_do="input",
            data_arg=NUMBER,
            data_key=NUMBER,
        ),
        class_="field",
    )


def _unit(seen: Seen) -> Html:
    return tag(
        "label",
        tag("span", told("counted-in")),
        tag(
            "select",
            [
                tag(
                    "option",
                    told(f"in-{unit}"),
                    value=unit,
                    selected=unit == typed(seen.picks, UNIT),
                )
                for unit in UNITS
            ],
            data_do="input",
            data_arg=UNIT,
            data_key=UNIT,
        ),
        class_="field",
    )


def _fact(name: str, text: str) -> Html:
    return tag("li", icon(name), tag("span", text))


def _bots_fact(seen: Seen, view: View) -> Html | None:
    bots = tuple(who for who in view.to_act if seen.bots[who])
    if not bots:
        return None
    names = names_of(seen, bots)
    return _fact("bot", told("single-bots", names=names, days=BOT_SINGLE_DAYS))


def _goes_in(seen: Seen) -> Html:
    if NO_ANSWER in seen.picks:
        return rich("goes-in-nothing")
    days = days_typed(seen.picks)
    if days is None:
        return rich("goes-in-open")
    return rich("goes-in", days=strong(told("days-n", n=days)))


def _wont_say(seen: Seen) -> Html:
    return pressable(
        icon("check") if NO_ANSWER in seen.picks else None,
        told("wont-say"),
        class_="btn btn-rule wide",
        do="pick",
        arg=NO_ANSWER,
        data_key=NO_ANSWER,
        aria_pressed="true" if NO_ANSWER in seen.picks else "false",
    )


def _answer_wax(seen: Seen) -> Html:
    if NO_ANSWER in seen.picks:
        return wax(msg("wax-nothing"), "confirm")
    days = days_typed(seen.picks)
    if days is None:
        return wax(msg("choose-number"), "confirm", unavailable=True)
    return wax(msg("wax-days", days=told("days-n", n=days)), "confirm")
