"""The invitation to Always a Bridesmaid: three Accessories, the tiara in front."""

from __future__ import annotations

from typing import Final

from ui.html import Html, tag
from ui.invitation import Invitation
from ui.parts.cards import accessory


def _picture() -> Html:
    return tag("div", accessory(-5), accessory(6), accessory(10), class_="fan p1")


def _token() -> Html:
    return tag("span", accessory(10), class_="cp")


INVITATION: Final = Invitation(
    class_="bm-inv",
    lettering="wm-bridesmaid",
    picture=_picture,
    token=_token,
    minutes=20,
)
