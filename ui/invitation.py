"""The invitation of each game: what the home page and lists of tables show of it.

A board's package has a module `invitation` with one value, `INVITATION`; its words are
on the game's own page: `name`, `short`, `tagline` and `deal`. So a new game needs no
edit here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from engine.message import Message, say
from engine.text import ENGLISH, spoken
from ui.html import Html


@dataclass(frozen=True, slots=True)
class Invitation:
    """How a game looks before anybody plays it."""

    class_: str
    """Of the invitation, for its envelope's liner: `bm-inv`."""
    lettering: str | None
    """The symbol of the game's drawn title; None sets its name in type."""
    picture: Callable[[], Html]
    """Makes the large picture; what it says is in the language in force."""
    token: Callable[[], Html]
    """Makes the small picture in lists; a ribbon may be set around it."""
    minutes: int
    """How long a game takes, about."""


@cache
def invitation_to(game: str) -> Invitation:
    """Return the invitation of the game with this key."""
    module = import_module(f"ui.boards.{game.replace('-', '_')}.invitation")
    found: Invitation = module.INVITATION
    return found


def lettering_of(game: str) -> str | None:
    """Return the symbol of the game's drawn title; None where it is set in type.

    It is drawn in English; in other languages the title is read, not looked at.
    """
    return invitation_to(game).lettering if spoken().code == ENGLISH.code else None


def name_of(game: str) -> Message:
    """Return the game's name."""
    return say(f"{game}/name")


def short_name_of(game: str) -> Message:
    """Return the game's name as lists have it."""
    return say(f"{game}/short")
