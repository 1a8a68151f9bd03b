"""The invitation to At the Wedding Table: the cake between the two families."""

from __future__ import annotations

from typing import Final

from ui.html import Html, tag
from ui.invitation import Invitation
from ui.parts.drawing import drawing


def _family(side: str, guest: str) -> Html:
    return tag("span", drawing(f"guest-{guest}"), class_=f"g {side} cameo")


def _picture() -> Html:
    return tag(
        "div",
        drawing("cake-side", "cake"),
        _family("bride", "auntie"),
        _family("groom", "uncle"),
        class_="party",
    )


def _token() -> Html:
    return drawing("cake-side", "cakep cameo")


INVITATION: Final = Invitation(
    class_="wt-inv",
    lettering="wm-table",
    picture=_picture,
    token=_token,
    minutes=15,
)
