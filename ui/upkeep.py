"""What the browser has told of the page itself: kept for offline, renewed, installed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Install: TypeAlias = Literal["", "offered", "by-hand", "installed"]
"""Whether the browser would install the page, only the person can, or it is."""
INSTALLS: Final[tuple[Install, ...]] = get_args(Install)


@dataclass(slots=True)
class Upkeep:
    """What is true of the page now, beside what is on it."""

    offline: bool = False
    """Whether all of it is kept here and starts without a network."""
    newer: str = ""
    """The name of a release that is ready to be gone over to; empty if none is."""
    renewed: bool = False
    """Whether another window went over to a newer release."""
    install: Install = ""
    told_offline: bool = False
    """Whether it was said here that the network has gone."""
