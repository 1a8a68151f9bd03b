"""The day's table: both games' deals of a day, results, the streak, friends, one's days.

Sends `day DATE` (without a date: today), `day-play GAME`, `day-copy GAME`, `day-send GAME`,
`day-text` with what is in the box, `day-name` with one's name, `day-add`,
`day-drop NUMBER`, `day-more` and `home`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from engine.daily import day_deal
from engine.games import game_keys
from engine.message import Message, say
from engine.record import MAX_NAME
from engine.results import Result
from ui.daily import DayKept
from ui.dayview import DayView, names_at, own_name, said_day
from ui.html import Html, tag
from ui.invitation import invitation_to, name_of
from ui.page import Page
from ui.parts.common import (
    act_row,
    bar,
    icon,
    icon_button,
    pressable,
    rule_button,
    text_button,
    toast,
    tray,
    unseen,
    wax,
    words,
)
from ui.screens.days import friends, history, paste, streak


@dataclass(frozen=True, slots=True)
class DayShown:
    """All that the screen draws from."""

    view: DayView
    today: date
    kept: DayKept
    days: Mapping[date, DayKept]
    """Every day of which something is kept, the latest first."""
    mine: Mapping[str, Result]
    """One's results of the day, by game."""
    running: Sequence[str]
    """Games of the day that were begun and wait."""
    letters: Mapping[str, str]
    """What is passed on, by game."""
    people: Sequence[str]
    """Names known from earlier tables, one's own first."""
    can_send: bool


def page(shown: DayShown) -> Page:
    """Return the screen."""
    view = shown.view
    note = said_day(view.day, "weekday")
    return Page(
        title=words(say("app/title", page=words(say("daily/title")))),
        body="p-page p-daily",
        frame="play",
        scene=f"day {view.day.isoformat()}",
        focus="#bar h1",
        parts=(
            (
                "bar",
                bar(
                    say("daily/title"),
                    note,
                    left=icon_button("back", say("app/home"), "home"),
                    right=tag("span", class_="ibtn", aria_hidden="true"),
                ),
            ),
            ("main", _main(shown)),
            ("tray", _tray(shown)),
        ),
    )


def _main(shown: DayShown) -> Html:
    return tag(
        "main",
        None if shown.view.day == shown.today else _not_today(),
        [_game(shown, game) for game in game_keys()],
        _name(shown),
        streak(shown.days, shown.today),
        [friends(shown.kept, shown.mine, game) for game in game_keys()],
        paste(shown.view),
        history(shown.days, shown.view, shown.today),
        tag("p", words(say("daily/how")), class_="note dayhow"),
        class_="column",
        id="main",
    )


def _name(shown: DayShown) -> Html:
    """Return the field for one's own name, as it stands on the results."""
    typed = shown.view.name
    called = next((r.name for r in shown.mine.values()), own_name(shown.people))
    return tag(
        "section",
        tag(
            "label",
            tag("span", words(say("daily/name")), class_="eyebrow"),
            tag(
                "input",
                type="text",
                value=called if typed is None else typed,
                maxlength=MAX_NAME,
                id="day-name",
                autocomplete="off",
                autocapitalize="words",
                spellcheck="false",
                data_do="day-name",
                aria_invalid=None if typed is None else "true",
                aria_describedby="day-name-help",
            ),
            icon("pen"),
            class_="named",
        ),
        tag(
            "p",
            None if typed is None else words(say("daily/name-missing", name=called)),
            class_="said",
            id="day-name-help",
            role="status",
        ),
        class_="dayname paper",
    )


def _not_today() -> Html:
    return toast(
        say("daily/not-today"),
        say("daily/not-today-note"),
        icon_name="calendar",
        action=text_button(say("daily/to-today"), "day"),
    )


def _game(shown: DayShown, game: str) -> Html:
    result, heading = shown.mine.get(game), f"day-{game}"
    return tag(
        "section",
        tag(
            "div",
            tag("span", invitation_to(game).token(), class_="pic", aria_hidden="true"),
            tag(
                "div",
                tag("h2", words(name_of(game)), class_="title", id=heading),
                tag("p", words(_state(shown, game)), class_="note"),
            ),
            class_="dayhead",
        ),
        None if result is None else _result(shown, result),
        class_="dayres paper p1",
        aria_labelledby=heading,
    )


def _state(shown: DayShown, game: str) -> Message:
    result = shown.mine.get(game)
    if result is not None:
        return said_result(result)
    if game in shown.running:
        return say("daily/running")
    seats = len(day_deal(shown.view.day, game).record.players)
    return say("daily/waits", names=names_at(shown.people, seats)[1:])


def said_result(result: Result) -> Message:
    """Return a result in a few words: 31 to 28, and you won."""
    own, *others = result.scores
    score = say("daily/score", own=own, others=others)
    return say(f"daily/{result.ending}", score=score)


def _result(shown: DayShown, result: Result) -> Html:
    game, name = result.game, name_of(result.game)
    copied = shown.view.copied.get(game)
    told = {True: say("daily/copied"), False: say("daily/by-hand"), None: None}[copied]
    return tag(
        "div",
        tag(
            "label",
            tag("span", words(say("daily/text", game=name)), class_="vh"),
            tag(
                "textarea",
                shown.letters[game],
                rows=5,
                readonly=True,
                id=f"result-{game}",
            ),
            class_="letter",
        ),
        tag("p", words(say("daily/spoils")), class_="note"),
        tag("p", None if told is None else words(told), class_="note", role="status"),
        tag(
            "div",
            _way("copy", result),
            _way("send", result) if shown.can_send else None,
            pressable(
                words(say("daily/again")),
                " ",
                unseen(name),
                class_="btn-text",
                do="day-play",
                arg=game,
            ),
            class_="dayways",
        ),
        class_="dayletter",
    )


def _way(way: str, result: Result) -> Html:
    return pressable(
        words(say(f"daily/{way}")),
        class_="btn btn-rule",
        do=f"day-{way}",
        arg=result.game,
        label=say(f"daily/{way}-game", game=name_of(result.game)),
    )


def _tray(shown: DayShown) -> Html:
    """Paper first, wax last: one of what is still to be played is the wax."""
    due = [game for game in game_keys() if game not in shown.mine]
    buttons = [_sit(shown, game, last=game == due[-1]) for game in due]
    return tray(act_row(*buttons) if buttons else None)


def _sit(shown: DayShown, game: str, *, last: bool) -> Html:
    word = "carry-on-game" if game in shown.running else "play-game"
    text = say(f"daily/{word}", game=say(f"{game}/short"))
    if last:
        return wax(text, "day-play", game)
    return rule_button(text, "day-play", game, wide=True)
