"""Verbs of every screen: going about, sheets, slips, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import game_keys
from ui.settings import PACES, THEMES

if TYPE_CHECKING:
    from ui.app import App

PLACES = ("home", "saved", "about")


def go(app: App, arg: str, value: str) -> None:
    """Open a screen that needs nothing but its name."""
    if arg in PLACES:
        app.go(arg)


def home(app: App, arg: str, value: str) -> None:
    """Leave whatever is up; a running table is kept and covered."""
    if app.session:
        app.session.cover()
    app.go("home")


def rules(app: App, arg: str, value: str) -> None:
    """Open the rules of a game, to come back to where one was."""
    if arg in game_keys():
        app.came_from = app.place if app.place != "rules" else app.came_from
        app.rules_of = arg
        app.go("rules")


def back(app: App, arg: str, value: str) -> None:
    """Close the rules."""
    app.go(app.came_from)


def close(app: App, arg: str, value: str) -> None:
    """Close the sheet that lies on top."""
    app.dialog = app.notice = None


def dismiss(app: App, arg: str, value: str) -> None:
    """Take the slip away."""
    app.toast = None


def theme(app: App, arg: str, value: str) -> None:
    """Set the theme; without an argument, the other one than is shown."""
    other = "light" if app.device.is_dark else "dark"
    app.change_settings(theme=arg if arg in THEMES else other)


def pace(app: App, arg: str, value: str) -> None:
    """Set how fast bots move."""
    if arg in PACES:
        app.change_settings(pace=arg)


ACTIONS = {
    "go": go,
    "home": home,
    "rules": rules,
    "back": back,
    "close": close,
    "dismiss": dismiss,
    "theme": theme,
    "pace": pace,
}
