"""In how many ways a screen is looked at: windows, themes, languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.text import OWN_NAMES

ROOT = Path(__file__).parents[2]

SIZES: Final = {
    "phone": (390, 844),
    "side": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
}
"""The windows, in CSS pixels: a phone held upright, the same on its side, and so on."""
SMALL: Final = {"small": (320, 640), **SIZES}
"""The same with the smallest phone there is."""
THEMES: Final = ("light", "dark")


def languages() -> list[str]:
    """Return every language there is."""
    return list(OWN_NAMES)
