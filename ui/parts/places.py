"""Places at a table, in a list of which one is chosen: who asks may sit there or not."""

from __future__ import annotations

from engine.game import Seat
from ui.html import Child, Html, tag
from ui.parts.buttons import pressable
from ui.parts.drawing import Words, icon, words
from ui.parts.people import ribbon, rosette


def place_of(name: str, seat: Seat, note: Words) -> Html:
    """Return a place that nobody can choose, and who plays there."""
    return tag(
        "li",
        rosette(name, ribbon(seat)),
        tag("span", tag("strong", name), tag("small", words(note))),
        class_=f"place paper {ribbon(seat)} plays",
        role="presentation",
    )


def place_to_take(
    picture: Child,
    title: Words,
    note: Words,
    *,
    do: str,
    arg: str,
    look: str,
    chosen: bool,
    unavailable: bool = False,
) -> Html:
    """Return a place to choose; `look` is the class of its paper."""
    return tag(
        "li",
        pressable(
            picture,
            tag("span", tag("strong", words(title)), tag("small", words(note))),
            tag("span", icon("check"), class_="tick", aria_hidden="true"),
            class_=f"place sel {look}",
            do=do,
            arg=arg,
            role="radio",
            aria_checked="true" if chosen else "false",
            unavailable=unavailable,
        ),
        role="presentation",
    )
