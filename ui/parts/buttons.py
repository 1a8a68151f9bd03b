"""Things to press: every one a real button that names what it does.

`do` and `arg` become `data-do` and `data-arg`, which the one click listener reads. What
can't be done now keeps its place, its label and the focus (`aria-disabled`), and
pressing it still sends its action, so that the table can say why not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ui.html import Child, Html, classes, tag
from ui.parts.drawing import Words, icon, words

_WIDE: Final = "wide"


def pressable(
    *children: Child,
    class_: str,
    do: str,
    arg: str | None = None,
    label: Words | None = None,
    unavailable: bool = False,
    **attrs: str | int | bool | None,
) -> Html:
    """Return a button of any look; `label` names it where its content is a picture.

    A `title` instead names it as well, and shows where a mouse rests. Both with the same
    words would be read out one after the other.
    """
    return tag(
        "button",
        *children,
        type="button",
        class_=class_,
        data_do=do,
        data_arg=arg,
        aria_label=None if label is None else words(label),
        aria_disabled="true" if unavailable else None,
        **attrs,
    )


def wax(
    text: Words,
    do: str,
    arg: str | None = None,
    *,
    icon_name: str | None = None,
    unavailable: bool = False,
) -> Html:
    """Return the wax button, the one thing to press now: one a screen."""
    return pressable(
        None if icon_name is None else icon(icon_name),
        words(text),
        class_="btn btn-wax",
        do=do,
        arg=arg,
        unavailable=unavailable,
    )


def rule_button(
    text: Words,
    do: str,
    arg: str | None = None,
    *,
    icon_name: str | None = None,
    wide: bool = False,
    unavailable: bool = False,
) -> Html:
    """Return a double-ruled paper button: the second thing to press.

    In an action row beside wax it is narrow; `wide` gives it the room of its words.
    """
    return pressable(
        None if icon_name is None else icon(icon_name),
        words(text),
        class_=classes("btn btn-rule", wide and _WIDE),
        do=do,
        arg=arg,
        unavailable=unavailable,
    )


def rule_icon_button(
    name: str,
    label: Words,
    do: str,
    arg: str | None = None,
    *,
    unavailable: bool = False,
) -> Html:
    """Return the square paper button left of the wax, with an icon and a name."""
    return pressable(
        icon(name),
        class_="btn btn-rule",
        do=do,
        arg=arg,
        label=label,
        unavailable=unavailable,
    )


def text_button(
    text: Words,
    do: str,
    arg: str | None = None,
    *,
    icon_name: str | None = None,
    unavailable: bool = False,
) -> Html:
    """Return underlined words: the third thing to press."""
    return pressable(
        None if icon_name is None else icon(icon_name),
        words(text),
        class_="btn-text",
        do=do,
        arg=arg,
        unavailable=unavailable,
    )


def icon_button(
    name: str,
    label: Words,
    do: str,
    arg: str | None = None,
    *,
    unavailable: bool = False,
    told_by: str | None = None,
) -> Html:
    """Return a round icon of the bar with its name; `told_by` is the id of more words."""
    return pressable(
        icon(name),
        class_="ibtn",
        do=do,
        arg=arg,
        label=label,
        unavailable=unavailable,
        aria_describedby=told_by,
    )


@dataclass(frozen=True, slots=True)
class Option:
    """One cell of a strip of choices."""

    text: Words
    arg: str


def segmented(
    label: Words,
    do: str,
    options: Sequence[Option],
    chosen: str | None,
    *,
    names: bool = False,
) -> Html:
    """Return two to four short choices as one strip of paper; the chosen is inked in.

    `chosen` is the `arg` of one of the options, or None before anything is chosen.
    `names`: they are players' names, as many and as long as those may be.
    """
    cells = (
        pressable(
            tag("span", words(option.text)),
            class_="seg-cell",
            do=do,
            arg=option.arg,
            role="radio",
            aria_checked="true" if option.arg == chosen else "false",
        )
        for option in options
    )
    return tag(
        "div",
        *cells,
        class_=classes("seg", names and "names"),
        role="radiogroup",
        aria_label=words(label),
    )
