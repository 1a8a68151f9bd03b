"""Which characters a text in a link may have.

The list is fixed here, by code point: what Unicode calls a control character is not the
same in every Python, and a link has to open in all of them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from engine.record import MAX_NAME, Player

_MARKS: Final = "".join(
    (
        "\x7f-\x9f",  # DEL and the C1 controls
        "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069",  # direction marks (UAX #9)
        "\u200b\u2060-\u2065\u206a-\u206f\ufeff",  # blanks and marks of no width
        "\u2028\u2029",  # line ends
        "\ud800-\udfff",  # halves of signs, which no UTF-8 has
        "\ufff9-\ufffb\U000e0000-\U000e0fff",  # annotations, tags
    )
)
_UNFIT: Final = re.compile(f"[\x00-\x1f{_MARKS}]")
_MARK: Final = re.compile(f"[{_MARKS}]")
NAMELESS: Final = "?"


def without_marks(json: str) -> str:
    """Return JSON text without such marks; its escapes, of controls, stay."""
    return _MARK.sub("", json)


def cleaned(player: Player) -> Player:
    """Return the player as a link holds it: fit name, nothing but name and kind.

    >>> cleaned(Player("A\u202eda\\nB")).name
    'Ada B'
    """
    name = _UNFIT.sub("", re.sub(r"[\t-\r]+", " ", player.name))[:MAX_NAME]
    return replace(player, name=name or NAMELESS, extra={})
