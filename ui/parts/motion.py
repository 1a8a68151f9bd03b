"""What a board declares to move, and when (docs/motion.md)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "flip", "turn", "land", "walk", "fly", "count", "hold", "move", "track", "rise"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SEALED: Final = "sealed"
"""What the viewer did that no log tells of yet: a choice put down."""


def moves(on: type | str, kind: Kind, *keys: str | int) -> str:
    """Return the attribute `data-moves`: this moves when that happened.

    `on` is the class of an event, or `SEALED`; `static/js/motion.mjs` says what the kinds
    do and which keys they take. The page knows a thing again by all of these words.

    >>> moves("Seated", "walk", "guest:auntie")
    'seated walk guest:auntie'
    """
    return " ".join([event_id(on), kind, *map(str, keys)])


def event_id(event: type | str) -> str:
    """Return what the page calls an event: the name of its class, in small letters."""
    return (event if isinstance(event, str) else event.__name__).lower()
