"""Verbs of the day's table: open a day, play it, pass the result on, paste a friend's."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from engine.daily import day_deal, day_in
from engine.game import RefusedError
from engine.games import game_keys
from engine.message import say
from engine.record import MAX_NAME, Player, Record
from engine.results import Result, text_of
from engine.table import open_table
from engine.text import sentence
from ui.actions.saved import resume
from ui.daily import (
    MOST_FRIENDS,
    add_friends,
    drop_friend,
    letter,
    read_day,
    rename_own,
    results,
    way_to,
)
from ui.dayview import PAGE, DayView, friends_in, names_at, own_name, said_day
from ui.keeping import seated
from ui.lobby import cleaned
from ui.model import Model

BOX = "#day-paste"


def open_day(model: Model, arg: str, value: str) -> None:
    """Show a day; today, where none or a strange one is named."""
    if model.session:
        model.session.cover()
    if model.toast is not None and model.toast.do == "day":
        model.toast = None  # here is where it led
    model.day = DayView(_day_named(model, arg))
    model.go("daily")


def _day_named(model: Model, arg: str) -> date:
    try:
        return day_in(arg)
    except RefusedError:
        return model.today


def play(model: Model, arg: str, value: str) -> None:
    """Sit down at a game's table of the day, or go on there.

    Once it was played to its end the same deal is laid as an ordinary table, for practice.
    """
    if model.day is None or arg not in game_keys():
        return
    day = model.day.day
    practice = arg in _results(model, day)
    if not practice:
        running = (
            row
            for row in model.rows()
            if row.day == day.isoformat() and row.game == arg and not row.finished
        )
        there = next(running, None)
        if there is not None:
            resume(model, there.id, "")
            return
    record, seed = day_deal(day, arg)
    table = open_table(_seated(record, model.settings.people))
    session = seated(table, model.rng.bits(), model.device.now())
    session.seed = seed  # the day's for everybody, unlike the table's id
    session.day = "" if practice else day.isoformat()
    if practice:  # nothing else tells which day's deal it has
        session.title = sentence(say("daily/practice-title", day=said_day(day)))
    model.sit(session)


def _seated(record: Record, people: tuple[str, ...]) -> Record:
    names = names_at(people, len(record.players))
    players = [
        Player(name, player.kind)
        for name, player in zip(names, record.players, strict=True)
    ]
    return replace(record, players=tuple(players))


def _results(model: Model, day: date) -> dict[str, Result]:
    name = own_name(model.settings.people)
    return results(model.device, day, model.unkept.values(), name)


def name(model: Model, arg: str, value: str) -> None:
    """Take one's own name: for this day's results, and for all that come."""
    if model.day is None:
        return
    called = cleaned(value)
    if not called or len(called) > MAX_NAME:
        model.day = replace(model.day, name=value[: MAX_NAME + 1])
        return
    model.day = replace(model.day, name=None, copied={})
    day, people = model.day.day, model.settings.people
    others = [one for one in people[1:] if one != called]
    model.change_settings(people=(called, *others))
    if read_day(model.device, day).mine:
        rename_own(model.device, day, called)


def copy(model: Model, arg: str, value: str) -> None:
    """Put a game's result on the clipboard; where that fails it is there to be selected."""
    view = model.day
    result = _results(model, view.day).get(arg) if view else None
    if result is None:
        return

    def done(allowed: bool) -> None:
        if model.day is not None:
            model.day = replace(model.day, copied={**model.day.copied, arg: allowed})
            model.redraw()
            if not allowed:
                model.device.focus(f"#result-{arg}")

    model.device.copy(letter(result, model.device.address), done)


def send(model: Model, arg: str, value: str) -> None:
    """Hand a game's result to whatever the system shares with."""
    result = _results(model, model.day.day).get(arg) if model.day else None
    if result is not None:
        address = way_to(result.day, model.device.address)
        model.device.send(sentence(say("app/name")), text_of(result), address)


def typed(model: Model, arg: str, value: str) -> None:
    """Take what is in the box, at every letter."""
    if model.day is not None:
        model.day = model.day.typed(value)


def add(model: Model, arg: str, value: str) -> None:
    """Put the results in the box on the day's list; what can't be taken stays there."""
    view = model.day
    if view is None:
        return
    if model.toast is not None and not model.toast.do:
        model.toast = None  # what it says was said of another text
    try:
        found = friends_in(view)
    except RefusedError as refused:
        model.day = view.refused(refused.message)
        model.device.later(0, lambda: model.device.focus(BOX))
        return
    kept, own = read_day(model.device, view.day), _results(model, view.day).values()
    new = [one for one in found if one not in kept.friends and one not in own]
    if len(kept.friends) + len(new) > MOST_FRIENDS:
        model.day = view.refused(say("daily/too-many", most=MOST_FRIENDS))
    elif not new:
        model.day = view.refused(say("daily/known"))
    elif add_friends(model.device, view.day, new) != "ok":
        model.day = view.refused(say("daily/no-room"))
    else:
        model.day = view.typed("")
        model.say(say("daily/added", names=[one.name for one in new]))


def drop(model: Model, arg: str, value: str) -> None:
    """Take a friend's result off the list, by its number there, and back into the box."""
    if model.day is None or not arg.isdecimal():
        return
    friends = read_day(model.device, model.day.day).friends
    if int(arg) < len(friends):
        result = friends[int(arg)]
        drop_friend(model.device, model.day.day, result)
        model.day = model.day.typed(text_of(result))
        model.say(say("daily/dropped", name=result.name))


def more(model: Model, arg: str, value: str) -> None:
    """Show more of the days before."""
    if model.day is not None:
        model.day = replace(model.day, most=model.day.most + PAGE)


ACTIONS = {
    "day": open_day,
    "day-play": play,
    "day-name": name,
    "day-copy": copy,
    "day-send": send,
    "day-text": typed,
    "day-add": add,
    "day-drop": drop,
    "day-more": more,
}
