"""In which language the page speaks now, and for whom: its own, or that of who holds it.

A language's catalogue is brought when it is due for the first time. Until it is there, or
if it can't be had, the page goes on in the one before it.
"""

from __future__ import annotations

from engine.message import say
from engine.text import OWN_NAMES, speak, spoken
from ui.model import Model
from ui.tongues import ENGLISH, made


def due(model: Model) -> str:
    """Return the language that the page should be in now.

    At a table that is passed around it is that of who has the device, or is to take it.
    """
    session = model.session if model.place in ("table", "rules") else None
    if session is not None and session.passed and not session.finished:
        seat = session.holder if session.looking is None else session.looking
        own = "" if seat is None else session.languages.get(seat, "")
        if own:
            return own
    return page_language(model)


def page_language(model: Model) -> str:
    """Return what was chosen for the page, or else what the browser asks for."""
    return model.settings.language or model.device.language


def follow(model: Model) -> None:
    """Speak the language that is due, if its words are here; else have them brought."""
    code, tongues = due(model), model.tongues
    language = tongues.known.get(code) or made(model.device, code)
    if language is None:
        if code not in tongues.coming | tongues.failed:
            tongues.coming.add(code)
            model.device.bring_catalogue(code)
        language = tongues.known.get(spoken().code) or made(model.device, ENGLISH)
    assert language is not None
    tongues.known[language.code] = language
    if spoken() is not language:
        speak(language)
    model.device.set_language(language.code)


def came(model: Model, value: str) -> None:
    """Take that a catalogue came, or with "!" before its language that it can't be had."""
    code, tongues = value.removeprefix("!"), model.tongues
    tongues.coming.discard(code)
    if value == code and made(model.device, code) is not None:
        return
    tongues.failed.add(code)
    if code == due(model):
        model.say(say("languages/missing", language=OWN_NAMES.get(code, code)))
