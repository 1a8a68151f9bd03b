"""The parts every screen and board uses, under one name."""

from __future__ import annotations

from ui.parts.buttons import (
    Option,
    icon_button,
    pressable,
    rule_button,
    rule_icon_button,
    segmented,
    text_button,
    wax,
)
from ui.parts.drawing import Words, drawing, figure, icon, signed, unseen, words
from ui.parts.frame import act_row, bar, dialog, toast, tray
from ui.parts.people import RIBBONS, favour, favours, initial, ribbon, rosette

__all__ = [
    "RIBBONS",
    "Option",
    "Words",
    "act_row",
    "bar",
    "dialog",
    "drawing",
    "favour",
    "favours",
    "figure",
    "icon",
    "icon_button",
    "initial",
    "ordinal",
    "pressable",
    "ribbon",
    "rosette",
    "rule_button",
    "rule_icon_button",
    "segmented",
    "signed",
    "text_button",
    "toast",
    "tray",
    "unseen",
    "wax",
    "words",
]


def ordinal(number: int) -> str:
    """Return a place in English, 1 to 5 being the places there are.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(4), ordinal(11)
    ('1st', '2nd', '3rd', '4th', '11th')
    """
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
