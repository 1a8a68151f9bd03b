"""Verbs of the language: the page's, and one's own at a table that is passed around."""

from __future__ import annotations

from dataclasses import replace

from engine.text import OWN_NAMES
from ui.model import Model
from ui.tongues import ENGLISH


def open_sheet(model: Model, arg: str, value: str) -> None:
    """Open the sheet with all languages."""
    model.dialog = "languages"


def choose(model: Model, arg: str, value: str) -> None:
    """Take a language: at a table that is passed around, for who holds the device."""
    if arg not in OWN_NAMES:
        return
    model.tongues.failed.discard(arg)
    session = model.session if model.place == "table" else None
    if session is not None and session.passed and not session.finished:
        seat = session.holder if session.looking is None else session.looking
        if seat is not None:
            session.languages[seat] = arg
            model.keep()
            return
    model.change_settings(language=arg)


def stays(model: Model, arg: str, value: str) -> None:
    """Leave the page in English, and ask no more."""
    model.change_settings(language=ENGLISH)


def of_seat(model: Model, arg: str, value: str) -> None:
    """Take somebody's own language in the lobby; none is that of the page."""
    lobby = model.lobby
    if lobby is None or not arg.isdecimal() or int(arg) >= len(lobby.players):
        return
    if value in ("", *OWN_NAMES):
        model.lobby = replace(lobby, languages={**lobby.languages, int(arg): value})


ACTIONS = {
    "languages": open_sheet,
    "language": choose,
    "language-stays": stays,
    "seat-language": of_seat,
}
