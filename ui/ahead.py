"""A step back that the browser's Forward can take again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Where:
    """Where somebody is."""

    place: str
    dialog: str | None
    table: str
    covered: bool


@dataclass(frozen=True, slots=True)
class Ahead:
    """A step back that can be taken again."""

    here: Where
    """Where it led to."""
    there: Where
    subjects: dict[str, object]
    """What it was about, there."""
