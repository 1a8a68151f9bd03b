"""What the coach of At the Wedding Table says: turns, reasons, differences."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "turn": "{guest} at {place}",
    # reasons
    "takes": "Brings {n} at once and takes {m} from {name}.",
    "costs": "Brings little, but takes {m} from {name}.",
    "denies": "Brings {n}, and leaves no {guest} to {name}, who could make {m} of it now.",
    "last": "The last turn: it brings {n}, and nothing comes after it.",
    "hopes": "Brings {n} at once, with {empty} empty seats in range still to fill.",
    "hopes-only": "Brings nothing yet, but has {empty} empty seats in range to fill.",
    "most": "Brings {n}, and no other turn adds more to the lead at once.",
    "gives": "{why}, though {name} gains {m} by it.",
    # differences: n is a number already in words
    "unit": "points of lead at the end",
    "less": (
        "count",
        {"one": "{n} point less", "other": "{n} points less"},
    ),
    "unsettled": "about as good",
}
