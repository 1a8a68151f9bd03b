"""Verbs of every screen: going about, sheets, slips, settings."""

from __future__ import annotations

from engine.message import say
from ui.model import Model
from ui.parts.common import words
from ui.settings import MOTIONS, PACES, SHORTCUTS, SOUNDS, THEMES
from ui.shortcuts import KEYS
from ui.shortcuts import PLACES as REGIONS

PLACES = ("home", "saved", "about")


def go(model: Model, arg: str, value: str) -> None:
    """Open a screen that needs nothing but its name."""
    if arg in PLACES:
        model.go(arg)


def home(model: Model, arg: str, value: str) -> None:
    """Leave whatever is up; a running table is kept and covered."""
    if model.session:
        model.session.cover()
    model.go("home")


def leave_first_game(model: Model) -> None:
    """Go back to where a first game was opened: the lobby, the rules, the first screen."""
    came_from = model.lesson_from
    home(model, "", "")
    if came_from == "lobby" and model.lobby is None:
        return
    if came_from == "rules" and model.came_from == "table":
        model.came_from = "home"  # they were opened in the first game too
    model.go(came_from)


def close(model: Model, arg: str, value: str) -> None:
    """Close the sheet that lies on top."""
    model.dialog = model.notice = None


def dismiss(model: Model, arg: str, value: str) -> None:
    """Take the slip away."""
    model.toast = None


def theme(model: Model, arg: str, value: str) -> None:
    """Set the theme; without an argument, the other one than is shown.

    That one is said: who sees the light change needs no telling, and sun and moon have no
    state of their own to be read.
    """
    other = "light" if model.device.is_dark else "dark"
    if arg not in THEMES:
        model.voice.say("slip", words(say(f"dialogs/theme-{other}")))
    model.change_settings(theme=arg if arg in THEMES else other)


def pace(model: Model, arg: str, value: str) -> None:
    """Set how fast bots move."""
    if arg in PACES:
        model.change_settings(pace=arg)


def motion(model: Model, arg: str, value: str) -> None:
    """Set whether things move on the table."""
    if arg in MOTIONS:
        model.change_settings(motion=arg)


def sound(model: Model, arg: str, value: str) -> None:
    """Set whether one hears them."""
    if arg in SOUNDS:
        model.change_settings(sound=arg)


def keys(model: Model, arg: str, value: str) -> None:
    """List the keys that do something."""
    model.dialog = KEYS


def shortcuts(model: Model, arg: str, value: str) -> None:
    """Set whether single letters do something."""
    if arg in SHORTCUTS:
        model.change_settings(shortcuts=arg)


def to(model: Model, arg: str, value: str) -> None:
    """Lead the focus to where one chooses, or to the table: the best place there is."""
    if model.session is not None and arg in REGIONS:
        model.device.focus("\n".join(REGIONS[arg]))


ACTIONS = {
    "go": go,
    "dismiss": dismiss,
    "theme": theme,
    "pace": pace,
    "motion": motion,
    "sound": sound,
    KEYS: keys,
    "shortcuts": shortcuts,
    "to": to,
}
