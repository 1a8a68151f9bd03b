"""The one command of Toss the Bouquet."""

from typing import Final

from ui.boards import Seen
from ui.commands import Answer, Typed, Verb, missing


def leap(_: Seen, typed: Typed) -> Answer:
    """Choose how high to jump."""
    if not typed.numbers:
        return missing(VERBS[0].help)
    height = typed.numbers[0]
    return Answer(picks=(f"height:{height}",), action=height)


VERBS: Final = (Verb("toss-the-bouquet/leap", leap, lambda seen: bool(seen.legal)),)
