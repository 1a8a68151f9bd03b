"""The parts every screen and board uses, under one name."""

from __future__ import annotations

from engine.message import say
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
    """Return a place in words.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(4), ordinal(11)
    ('1st', '2nd', '3rd', '4th', '11th')
    """
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    ending = {1: "one", 2: "two", 3: "few"}.get(last, "other")
    return words(say(f"places/{ending}", n=number))
