"""The invitation to At the Wedding Table: the cake between the two families."""

from __future__ import annotations

from typing import Final

from ui.html import Html, tag
from ui.invitation import Invitation
from ui.parts.drawing import drawing


def _family(side: str, guest: str) -> Html:
    return tag("span", drawing(f"guest-{guest}"), class_=f"g {side} cameo")


INVITATION: Final = Invitation(
    class_="wt-inv",
    lettering="wm-table",
    picture=tag(
        "div",
        drawing("cake-side", "cake"),
        _family("bride", "auntie"),
        _family("groom", "uncle"),
        class_="party",
    ),
    token=drawing("cake-side", "cakep cameo"),
    minutes=15,
)
