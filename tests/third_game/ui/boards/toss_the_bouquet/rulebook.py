"""The rules of Toss the Bouquet, all of them."""

from engine.message import say
from ui.rulebook import Chapter, paragraph


def chapters(view: object = None) -> tuple[Chapter, ...]:
    """Return the one chapter there is."""
    body = (paragraph("toss-the-bouquet", "tagline"),)
    return (Chapter("goal", say("toss-the-bouquet/name"), body),)
