"""The invitation to Toss the Bouquet."""

from typing import Final

from ui.html import Html
from ui.invitation import Invitation
from ui.parts.drawing import drawing


def _bouquet() -> Html:
    return drawing("acc-5")


INVITATION: Final = Invitation(
    class_="tb-inv",
    lettering=None,
    picture=_bouquet,
    token=_bouquet,
    minutes=2,
)
