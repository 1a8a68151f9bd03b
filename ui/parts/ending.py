"""What stands at the end of every game: what to do now, and the best moment."""

from __future__ import annotations

from engine.message import Message, say
from ui.html import Child, Html, tag
from ui.parts.buttons import rule_button, text_button, wax
from ui.parts.drawing import words


def after_game(undo: Child = None) -> Html:
    """Return what to do after a game: wax lays the next one.

    Sends `again`, `review`, `replay`, `keepsake`, `share` and `again-same`.
    """
    return tag(
        "div",
        wax(say("ending/again"), "again"),
        rule_button(say("replay/button"), "replay", icon_name="clock"),
        rule_button(say("ending/review"), "review", icon_name="eye"),
        rule_button(say("ending/picture"), "keepsake", icon_name="save"),
        rule_button(say("share/button"), "share", icon_name="share"),
        text_button(say("ending/same-deal"), "again-same", icon_name="cards"),
        undo,
        class_="after",
    )


def best_moment(told: Message, moment: int) -> Html:
    """Return the best moment in one sentence, and the way there."""
    return tag(
        "section",
        tag(
            "div",
            tag("h2", words(say("ending/best")), class_="eyebrow"),
            tag("p", words(told)),
        ),
        text_button(say("ending/look"), "replay-at", str(moment), icon_name="play"),
        class_="bestmoment paper",
    )
