"""What the things on the table of Toss the Bouquet are: there is one."""

from typing import Any

from engine.message import say
from ui.explaining import Explanation
from ui.parts.drawing import drawing


def explained(topic: str, view: Any) -> Explanation | None:
    """Return what a height is."""
    if topic != "height":
        return None
    name, says = (say(f"toss-the-bouquet/{id}") for id in ("name", "tagline"))
    return Explanation(name, drawing("acc-5"), (says,), ("goal", name))
