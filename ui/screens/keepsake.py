"""The sheet with the picture to keep.

Sends `keepsake-ground light|dark`, `keepsake-save png|svg|send` and `close`.
"""

from __future__ import annotations

from typing import Final

from engine.message import say
from ui.html import Html, tag
from ui.parts.common import Option, dialog, rule_button, segmented, wax, words

_GROUNDS: Final = {"light": "on-light", "dark": "on-dark"}


def sheet(picture: Html, ground: str, *, can_send: bool) -> Html:
    """Return the sheet; `can_send` is whether the system sends pictures on."""
    ways = [(say("ending/png"), "png"), (say("ending/svg"), "svg")]
    if can_send:
        ways.insert(0, (say("ending/send-picture"), "send"))
    (first, best), *others = ways
    return dialog(
        say("ending/picture-title"),
        tag("div", picture, class_=f"keepsake {_GROUNDS[ground]}"),
        segmented(
            say("ending/ground"),
            "keepsake-ground",
            [Option(say(f"ending/ground-{one}"), one) for one in _GROUNDS],
            ground,
        ),
        tag("p", words(say("ending/picture-how")), class_="note"),
        tag(
            "div",
            wax(
                first, "keepsake-save", best, icon_name="share" if can_send else "save"
            ),
            [rule_button(text, "keepsake-save", way) for text, way in others],
            class_="ways",
        ),
        id="dialog",
        close=say("dialogs/close"),
    )
