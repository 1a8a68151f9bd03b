"""The sheets that lie on a screen: the table's menu, its log, how points came, a notice.

Send `undo`, `command-line`, `fair`, `rules GAME`, `asking`, `sheet log`, `replay`,
`replay-at MOMENT`, `turn-sheet`, `share`, `save-file`, `home`, `theme THEME`, `pace PACE`,
`motion MOTION`, `sound SOUND`, `language CODE` and `close`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.message import Message, say
from engine.text import gap
from ui.html import Child, Html, tag
from ui.parts.common import (
    Option,
    Words,
    dialog,
    icon,
    pressable,
    segmented,
    wax,
    words,
)
from ui.settings import MOTIONS, PACES, SOUNDS, THEMES, Settings

ID = "dialog"
_SAYS = f"{ID}-says"


def menu(
    game: str,
    settings: Settings,
    undo: Message | None = None,
    *,
    hides_hands: bool | None = None,
    between: bool = False,
    own_deck: Message | None = None,
    look_back: Message | None = None,
    more: Child = None,
    language: Child = None,
    first_game: bool = False,
) -> Html:
    """Return the menu at a table of this game.

    `undo` is why nothing can be taken back now; None if something can. `hides_hands`:
    what bots might peep at, hands or the deck; None where no bot has chosen yet. `between`:
    somebody plays on another device. `own_deck`: what this table carries that others don't.
    `language` is the setting of it.
    `look_back` is why there is nothing to look back at; None if there is. `more`: entries
    of whoever has some. A `first_game` is no table to be sent or kept in the guest book.
    """
    fair = "fair-cards" if hides_hands else "fair-deck"
    return _sheet(
        say("dialogs/menu"),
        None
        if own_deck is None
        else tag("p", words(say("dialogs/own-deck", what=own_deck)), class_="note"),
        tag(
            "div",
            _entry("undo", "undo", "undo", refusal=undo),
            _entry("help", "rules", "rules", game),
            _entry("info", "asking", "asking"),
            _entry("book", "log", "sheet", "log"),
            pressable(
                icon("pen"),
                tag(
                    "span",
                    tag("b", words(say("commands/menu"))),
                    tag("span", words(say("commands/menu-note"))),
                ),
                class_="tag-link",
                do="command-line",
                aria_keyshortcuts="/",
            ),
            _entry("clock", "look-back", "replay", refusal=look_back),
            None if hides_hands is None or first_game else _entry("eye", fair, "fair"),
            _entry("mail", "turn", "turn-sheet") if between else None,
            None if first_game else _entry("share", "share", "share"),
            None if first_game else _entry("save", "save", "save-file"),
            more,
            _entry("back", "leave-first" if first_game else "leave", "home"),
            class_="entries",
        ),
        language,
        _setting("theme", THEMES, settings.theme),
        _setting("pace", PACES, settings.pace),
        _setting("motion", MOTIONS, settings.motion),
        _setting("sound", SOUNDS, settings.sound),
    )


def log(spoken: Sequence[tuple[int, str]], said: Sequence[str] = ()) -> Html:
    """Return the log of a table in words, numbered, the latest sentence first.

    Each comes with its moment, and leads there. `said` is what was said aloud, the latest
    last: it can be read again, refusals and hints included.
    """
    order = say("dialogs/log-latest" if spoken else "dialogs/log-empty")
    lines = [
        tag(
            "li",
            pressable(
                tag("span", sentence),
                class_="logline",
                do="replay-at",
                arg=str(moment),
                data_key=f"line-{number}",
            ),
        )
        for number, (moment, sentence) in reversed([*enumerate(spoken)])
    ]
    return _sheet(
        say("dialogs/log"),
        tag("p", words(order), gap(), words(say("replay/log-jump")), class_="note")
        if lines
        else tag("p", words(order), class_="note"),
        tag("ol", lines, class_="spoken jumps", reversed=True) if lines else None,
        _said(said) if said else None,
    )


def _said(said: Sequence[str]) -> tuple[Html, Html]:
    """Return what was said aloud, the latest first, where Tab stops too."""
    heading = f"{ID}-said"
    return tag("h3", words(say("listening/said")), id=heading, class_="eyebrow"), tag(
        "ol",
        [tag("li", line) for line in reversed(said)],
        class_="spoken",
        tabindex="0",
        aria_labelledby=heading,
    )


def why(title: Words, rows: Html) -> Html:
    """Return how points came about, as a board tells it."""
    return _sheet(title, tag("div", rows, class_="why-rows", id=_SAYS), told_by=_SAYS)


def notice(message: Message) -> Html:
    """Return one sentence that has to be read: why something could not be done.

    An argument `details` is a message for whoever is asked for help; it stands below.
    """
    details = message.args.get("details")
    return _sheet(
        say("dialogs/notice"),
        tag("p", words(message), class_="said", id=_SAYS),
        tag("p", words(details), class_="note detail")
        if isinstance(details, Message)
        else None,
        wax(say("dialogs/ok"), "close"),
        told_by=_SAYS,
    )


def _sheet(title: Words, *children: Child, told_by: str | None = None) -> Html:
    return dialog(title, *children, id=ID, close=say("dialogs/close"), told_by=told_by)


def _entry(
    icon_name: str,
    word: str,
    do: str,
    arg: str | None = None,
    *,
    refusal: Message | None = None,
) -> Html:
    """Return an entry; one that is refused says why and stays pressable."""
    return pressable(
        icon(icon_name),
        tag(
            "span",
            tag("b", words(say(f"dialogs/{word}"))),
            tag("span", words(refusal or say(f"dialogs/{word}-note"))),
        ),
        class_="tag-link",
        do=do,
        arg=arg,
        unavailable=refusal is not None,
    )


def _setting(name: str, choices: Sequence[str], chosen: str) -> Html:
    """Return a setting; its message and its verb have its name."""
    title = say(f"dialogs/{name}")
    options = [Option(say(f"dialogs/{name}-{choice}"), choice) for choice in choices]
    return tag(
        "div",
        tag("span", words(title), aria_hidden="true"),
        segmented(title, name, options, chosen),
        class_="setrow col",
    )
