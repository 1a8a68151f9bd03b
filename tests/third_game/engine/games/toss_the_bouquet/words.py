"""Events as messages."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.toss_the_bouquet.events import Ended, Jumped
from engine.message import Message, say


def tell(event: Jumped | Ended, names: Sequence[str]) -> list[Message]:
    """Return the sentences for an event."""
    if isinstance(event, Ended):
        return [event.outcome.reason]
    if event.caught is None:
        return [say("toss-the-bouquet/dropped")]
    return [say("toss-the-bouquet/caught", name=names[event.caught])]
