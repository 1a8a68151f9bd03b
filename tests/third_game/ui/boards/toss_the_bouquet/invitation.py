"""The invitation to Toss the Bouquet."""

from typing import Final

from ui.invitation import Invitation
from ui.parts.drawing import drawing

INVITATION: Final = Invitation(
    class_="tb-inv",
    lettering=None,
    picture=drawing("acc-5"),
    token=drawing("acc-5"),
    minutes=2,
)
