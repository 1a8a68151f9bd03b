"""What a screen gives to the browser: a frame and parts that are patched one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from ui.html import Html


class Motion(TypedDict):
    """What may move on a page that shows a table; see `ui.motion`."""

    at: str
    """Which state of which table it is."""
    happened: list[str]
    """Names of the events since the page before."""
    still: bool
    """Whether nothing is to move, whatever the device says."""
    sound: bool
    """Whether sounds are asked for."""


@dataclass(frozen=True, slots=True)
class Page:
    """One whole screen as text.

    `parts` are elements with the ids given as their keys, in order, inside one element
    of the class `frame`. A part whose text did not change is not touched, so focus,
    scroll and running animations stay.
    """

    title: str
    """Of the document; never holds a secret."""
    body: str
    """Class of the page's body, the stylesheet's name for the screen."""
    frame: str
    parts: tuple[tuple[str, Html], ...]
    scene: str = ""
    """What is to be seen; when it changes, reading begins at the top again."""
    focus: str | tuple[str, ...] = ()
    """Selectors, best first, of what takes the focus when this screen appears, when
    another decision is due, and when what had the focus is gone."""
    decision: str = ""
    """What is to be decided; when it changes, the focus goes where that is done."""
    aside: bool = False
    """A page beside the one that was left: going back there, it is as it was, and read on
    where it was left."""
    away: int = 0
    """How many screens the browser's Back leads through before it leaves the page."""
    letters: bool = True
    """Whether single letters do something (`ui.shortcuts`)."""
    motion: Motion | None = None
    """Where a table is shown: what moves on it."""
