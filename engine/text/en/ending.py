"""The words after a game: what to do now, the best moment, the picture to keep."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "again": "Rematch, one seat along",
    "again-there": "There is a rematch of this table in another window.",
    "sit-there": "Sit down",
    "same-deal": "Same deal again",
    "best": "Best moment",
    "look": "Look at it",
    "review": "Review",
    "picture": "Picture",
    "picture-title": "A picture to keep",
    "picture-how": "Drawn on this device. It shows what lies on the table, names included.",
    "picture-of": "{game}: {title}. {names}. {best}",
    "picture-not": "This browser could not make the picture.",
    "ground": "Ground",
    "ground-light": "Linen",
    "ground-dark": "Black tie",
    "png": "Save as PNG",
    "svg": "Save as SVG",
    "send-picture": "Send the picture",
}
