"""What a coach says on paper: the slip of a hint, the bulb, how far thinking is."""

from __future__ import annotations

from collections.abc import Sequence

from ui.html import Html, tag
from ui.parts.buttons import icon_button, text_button
from ui.parts.drawing import Words, icon, words


def bulb() -> Html:
    """Return the gold bulb at the corner of what is suggested."""
    return tag("span", icon("bulb"), class_="hint", aria_hidden="true")


def hint_slip(
    name: Words,
    title: Words,
    why: Words,
    others: Sequence[tuple[Words, Words]],
    close: Words,
) -> Html:
    """Return a hint: what to do, why, and what comes next with how much less it is."""
    rows = [
        tag("div", tag("dt", words(choice)), tag("dd", words(less)))
        for choice, less in others
    ]
    return tag(
        "section",
        tag("span", icon("bulb"), class_="blb", aria_hidden="true"),
        tag(
            "div",
            tag(
                "p",
                tag("strong", words(title)),
                icon_button("close", close, "hint-away"),
                class_="hd",
            ),
            tag("p", words(why), class_="why"),
            tag("dl", rows, class_="alts") if rows else None,
        ),
        class_="hintslip paper",
        role="note",
        aria_label=words(name),
    )


def thinking_slip(name: Words, text: Words, share: float, stop: Words) -> Html:
    """Return the same while it is being thought about, or when nothing came of it."""
    return tag(
        "section",
        tag("span", icon("bulb"), class_="blb", aria_hidden="true"),
        tag(
            "div",
            tag("p", words(text)),
            progress(share, text),
            class_="on",
        ),
        text_button(stop, "hint-away"),
        class_="hintslip paper thinks",
        role="note",
        aria_label=words(name),
    )


def progress(share: float, label: Words) -> Html:
    """Return how much is done, from 0 to 1, as a ribbon that fills."""
    return tag(
        "progress",
        max="100",
        value=str(round(100 * share)),
        class_="thinkbar",
        aria_label=words(label),
    )
