"""Verbs of the replay: opening one, going through it, playing on, sending a moment.

The table that is looked at is never changed, and neither is the one that is up.
"""

from __future__ import annotations

from typing import Final

from engine.game import RefusedError
from engine.message import say
from engine.review import Point
from ui import saved
from ui.actions.saved import refuse
from ui.actions.windows import is_near, open_table
from ui.keeping import session_from
from ui.model import Model
from ui.replaying import Replaying, look_back
from ui.session import Session
from ui.sharing import share

PACE_MS: Final = {"slow": 3_000, "usual": 1_600, "quick": 600, "step": 1_600}
"""How long a moment is shown while the replay goes on by itself."""


def open_replay(model: Model, arg: str, value: str) -> None:
    """Look back at the table that is up, or at a kept one by its id."""
    session = _kept(model, arg) if arg else model.session
    if session is None:
        return
    if len(session.table.states) == 1:
        model.say(say("replay/nothing-yet"))
        return
    _show(model, look_back(session, model.place, near=is_near(model, session)))


def open_at(model: Model, arg: str, value: str) -> None:
    """Look back at the table that is up from a moment on: `MOMENT` or `MOMENT:SEAT`."""
    session, (moment, _, seat) = model.session, arg.partition(":")
    if model.place == "review" and model.review is not None:
        session = model.review.session
    if session is None or not moment.isdecimal():
        return
    near = is_near(model, session)
    replay = look_back(session, model.place, int(moment), near=near)
    if seat.isdecimal() and int(seat) in replay.lent:
        replay.eyes = int(seat)
    if model.place == "table" and model.dialog is None:
        replay.back_to = f'#main [data-do="replay-at"][data-arg="{arg}"]'
    _show(model, replay)


def look_at(model: Model, session: Session, moment: int, *, kept: bool) -> None:
    """Open a game that came with a link; it is kept only if somebody asks for it."""
    replay = look_back(session, "home", moment, near=is_near(model, session))
    replay.kept = kept
    _show(model, replay)


def _show(model: Model, replay: Replaying) -> None:
    if model.session is not None:
        model.session.cover()
    model.replay = replay
    model.go("replay")


def _kept(model: Model, id: str) -> Session | None:
    """Return a table of the guest book; say why if it can't be read."""
    if model.session is not None and model.session.id == id:
        return model.session
    if id in model.unkept:
        return model.unkept[id]
    try:
        session = session_from(id, saved.entry_of(model.device, id))
    except RefusedError as refused:
        refuse(model, refused.message)
        return None
    session.stored = saved.text_of(model.device, id)
    return session


def close(model: Model, arg: str, value: str) -> None:
    """Go back to where the replay was opened."""
    replay = model.replay
    if replay is None:
        return
    replay.playing, model.replay = False, None
    place = replay.came_from
    gone = (place == "table" and model.session is None) or (
        place == "review" and model.review is None
    )
    model.go("home" if gone else place)
    if model.place == "table" and model.session is not None and not replay.near:
        open_table(model, model.session)  # its seats may be elsewhere by now
    if replay.back_to and model.place == "table":
        model.device.later(0, lambda: model.device.focus(replay.back_to))
    if place == "review" and model.review is not None and model.review.open:
        at: Point = model.review.open
        row = f'#main [data-do="replay-at"][data-arg="{at.ply}:{at.seat}"]'
        model.device.later(0, lambda: model.device.focus(row))


def to(model: Model, arg: str, value: str) -> None:
    """Go to a moment: of a line of the log, or where the scrubber is."""
    moment = arg or value
    if moment.isdecimal():
        _to(model, int(moment))
    if arg:
        model.dialog = None


def _to(model: Model, moment: int) -> None:
    """Go to a moment; who goes somewhere is not carried on any more."""
    if model.replay is not None:
        model.replay.playing = False
        model.replay.go_to(moment)


def first(model: Model, arg: str, value: str) -> None:
    """Go to the start."""
    _to(model, 0)


def last(model: Model, arg: str, value: str) -> None:
    """Go to the latest moment."""
    if model.replay is not None:
        _to(model, model.replay.last)


def earlier(model: Model, arg: str, value: str) -> None:
    """Go one moment back."""
    if model.replay is not None:
        _to(model, model.replay.moment - 1)


def later(model: Model, arg: str, value: str) -> None:
    """Go one moment on."""
    if model.replay is not None:
        _to(model, model.replay.moment + 1)


def play(model: Model, arg: str, value: str) -> None:
    """Let it go on by itself, from the start if it is at the end; or let it stand."""
    replay = model.replay
    if replay is None:
        return
    if replay.playing:
        replay.playing = False
        return
    if replay.moment == replay.last:
        replay.go_to(0)
    replay.playing = True
    replay.run += 1
    _go_on_later(model, replay)


def _go_on_later(model: Model, replay: Replaying) -> None:
    run = replay.run

    def go_on() -> None:
        if model.replay is not replay or replay.run != run or not replay.playing:
            return
        replay.go_to(replay.moment + 1)
        if replay.moment == replay.last:
            replay.playing = False
        else:
            _go_on_later(model, replay)
        model.redraw()

    model.device.later(PACE_MS[model.settings.pace], go_on)


def eyes(model: Model, arg: str, value: str) -> None:
    """See with somebody else's eyes; an empty value is what everybody saw."""
    replay = model.replay
    if replay is not None and (value == "" or value.isdecimal()):
        viewer = int(value) if value else None
        if viewer in replay.lent:
            replay.eyes = viewer


def log(model: Model, arg: str, value: str) -> None:
    """Open all that happened."""
    if model.replay is not None:
        model.replay.playing = False
        model.dialog = "replay-log"


def send(model: Model, arg: str, value: str) -> None:
    """Open the sheet that sends a link to this moment."""
    replay = model.replay
    if replay is not None:
        replay.playing = False
        model.sharing = share(
            replay.session, "replay", model.device.address, replay.moment
        )
        model.dialog = "share"


def keep(model: Model, arg: str, value: str) -> None:
    """Put a game that came with a link into the guest book."""
    replay = model.replay
    if replay is not None and not replay.kept:
        model.keep(replay.session)
        replay.kept = True
        if replay.session.id not in model.unkept:
            model.say(say("replay/was-kept"))


def play_on(model: Model, arg: str, value: str) -> None:
    """Sit down at a new table that begins at this moment, or say why not."""
    replay = model.replay
    if replay is None:
        return
    replay.playing = False
    refusal = replay.play_on_refusal
    if refusal is not None:
        model.say(refusal)
        return
    taken = int(arg) if arg.isdecimal() and int(arg) in replay.takers else None
    if replay.takers and taken is None:
        model.dialog = "replay-seat"
        return
    session = replay.play_on(taken, model.rng.bits(), model.device.now())
    model.replay = None
    model.sit(session)
    model.say(say("replay/played-on"))


ACTIONS = {
    "replay": open_replay,
    "replay-at": open_at,
    "replay-to": to,
    "replay-first": first,
    "replay-earlier": earlier,
    "replay-play": play,
    "replay-later": later,
    "replay-last": last,
    "replay-eyes": eyes,
    "replay-log": log,
    "replay-share": send,
    "replay-keep": keep,
    "replay-on": play_on,
}
