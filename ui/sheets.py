"""Which sheet lies on the screen, by the name in `Model.dialog`.

A sheet whose subject has gone meanwhile is not shown: its function returns None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.message import say
from ui.daydeals import still_to_play
from ui.explaining import at_hand
from ui.fairness import bots_of
from ui.html import Html, tag
from ui.languages import due, page_language
from ui.listening import said_to
from ui.model import Model
from ui.replaying import spoken
from ui.saved import row_of
from ui.screens import (
    dialogs,
    explain,
    fairness,
    keepsake,
    languages,
    lessons,
    replay,
    share,
    shortcuts,
    turns,
    windows,
)
from ui.screens import saved as guest_book
from ui.why import why_of


def sheet(model: Model) -> Html:
    """Return the place of sheets, with the one that lies there, if any does."""
    make = _SHEETS.get(model.dialog or "")
    return tag("div", make(model) if make else None, id="sheet")


def _message(model: Model) -> Html | None:
    return dialogs.notice(model.notice) if model.notice is not None else None


def _languages(model: Model) -> Html:
    return languages.sheet(page_language(model))


def _menu(model: Model) -> Html | None:
    session = model.session
    if session is None:
        return None
    learning = model.lesson_session is not None
    key = session.table.game.key
    bots = bots_of(session)
    apart = (
        [lessons.in_menu(key)]
        if learning
        else windows.entries(session, has_locks=model.device.has_locks)
    )
    return dialogs.menu(
        key,
        model.settings,
        session.undo_refusal,
        hides_hands=session.table.game.hides_hands if bots else None,
        between=bool(session.elsewhere),
        own_deck=session.board.own_deck(session.table.deal),
        look_back=None if session.table.steps else say("replay/nothing-yet"),
        more=[*apart, shortcuts.in_menu()],
        language=languages.setting(due(model), own=_is_own(model)),
        first_game=learning,
    )


def _is_own(model: Model) -> bool:
    """Whether a language chosen now would be that of one person at the table."""
    return (
        model.session is not None
        and model.session.passed
        and not model.session.finished
    )


def _keys(model: Model) -> Html:
    return shortcuts.sheet(model.place, model.settings.shortcuts)


def _explain(model: Model) -> Html | None:
    here = at_hand(model)
    return explain.sheet(here[0], model.explained, here[1]) if here else None


def _fair(model: Model) -> Html | None:
    fair = model.fair
    return fairness.sheet(fair, bots_of(fair.session)) if fair is not None else None


def _share(model: Model) -> Html | None:
    if model.sharing is None:
        return None
    return share.sheet(
        model.sharing,
        can_send=model.device.can_send,
        shows_day=still_to_play(model.sharing.session, model.today),
    )


def _keepsake(model: Model) -> Html | None:
    kept = model.keepsake
    if kept is None:
        return None
    return keepsake.sheet(
        kept.picture, kept.ground, can_send=model.device.can_send_pictures
    )


def _turn(model: Model) -> Html | None:
    if model.session is None:
        return None
    return turns.sheet(model.session, model.told_move, model.told_refusal)


def _log(model: Model) -> Html | None:
    session = model.session
    if session is None:
        return None
    said = [line.text for line in said_to(session) if line.kind != "typed"]
    return dialogs.log(spoken(session.table, session.reader), said)


def _why(model: Model) -> Html | None:
    told = why_of(model)
    return dialogs.why(*told) if told is not None else None


def _forget(model: Model) -> Html | None:
    if not model.deleted:
        return None
    return guest_book.sure([row_of(*one) for one in reversed(model.deleted.items())])


def _replay_log(model: Model) -> Html | None:
    looked = model.replay
    return replay.log(looked.spoken(), looked.moment) if looked is not None else None


def _replay_seat(model: Model) -> Html | None:
    return replay.which_seat(model.replay) if model.replay is not None else None


_SHEETS: Final[Mapping[str, Callable[[Model], Html | None]]] = {
    "message": _message,
    "languages": _languages,
    "menu": _menu,
    "keys": _keys,
    "explain": _explain,
    "fair": _fair,
    "share": _share,
    "keepsake": _keepsake,
    "turn": _turn,
    "log": _log,
    "why": _why,
    "forget": _forget,
    "replay-log": _replay_log,
    "replay-seat": _replay_seat,
}
