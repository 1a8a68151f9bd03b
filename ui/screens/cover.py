"""The cover between players: a sealed envelope in the next player's ribbon.

Nothing on it depends on any hand, so there is nothing to find in the page while it is
up. Sends `uncover`, `cover-back` and `home`.
"""

from __future__ import annotations

from engine.message import say
from engine.text import sentence
from ui.html import Html, tag
from ui.page import Page
from ui.parts.common import (
    Words,
    bar,
    drawing,
    icon_button,
    initial,
    ribbon,
    text_button,
    wax,
    words,
)


def page(name: str, seat: int, back_name: str | None, table_title: Words) -> Page:
    """Return the cover for the person called `name` on a seat.

    `back_name` is who looked last and may have the device back; None if nobody may.
    """
    title = words(table_title)
    return Page(
        title=sentence(say("app/title", page=title)),
        body="p-page p-cover",
        frame="play",
        parts=(
            (
                "bar",
                bar(
                    title,
                    left=icon_button("back", say("app/leave-table"), "home"),
                    right=tag("span", class_="ibtn", aria_hidden="true"),
                ),
            ),
            ("main", _main(name, ribbon(seat), back_name)),
        ),
        focus="#main .title",
    )


def _main(name: str, sash: str, back_name: str | None) -> Html:
    return tag(
        "main",
        tag(
            "div",
            tag("span", class_="liner"),
            tag("span", class_="flap2"),
            drawing("seal", "wax"),
            tag("b", initial(name)),
            class_="bigenv",
            aria_hidden="true",
        ),
        tag("p", words(say("cover/eyebrow")), class_="eyebrow"),
        tag("h2", words(say("cover/pass", name=name)), class_="title", tabindex="-1"),
        tag("p", words(say("cover/safe")), class_="note"),
        wax(say("cover/uncover", name=name), "uncover"),
        None
        if back_name is None
        else text_button(
            say("cover/back", name=back_name), "cover-back", icon_name="undo"
        ),
        class_=f"cover {sash}",
        id="main",
    )
