"""The invitation to Always a Bridesmaid: three Accessories, the tiara in front."""

from __future__ import annotations

from typing import Final

from ui.html import tag
from ui.invitation import Invitation
from ui.parts.cards import accessory

INVITATION: Final = Invitation(
    class_="bm-inv",
    lettering="wm-bridesmaid",
    picture=tag("div", accessory(-5), accessory(6), accessory(10), class_="fan p1"),
    token=tag("span", accessory(10), class_="cp"),
    minutes=20,
)
