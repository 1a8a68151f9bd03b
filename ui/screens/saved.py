"""The guest book: every table kept on this device, running, finished or torn.

Sends `resume ID`, `rename ID` (and `rename` without argument to stop), `title ID` with
the name that was typed, `export ID`, `delete ID`, `open-file`, `go about` and `home`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.games import game_keys
from engine.message import Message, say
from engine.text import listed, sentence
from ui.html import Child, Html, classes, tag
from ui.invitation import invitation_to, short_name_of
from ui.page import Page
from ui.parts.common import (
    RIBBONS,
    Words,
    act_row,
    bar,
    drawing,
    icon,
    icon_button,
    pressable,
    rule_button,
    text_button,
    toast,
    tray,
    words,
)
from ui.saved import MAX_TITLE, SavedRow
from ui.screens.when import when


def page(
    rows: Sequence[SavedRow],
    renaming: str | None,
    now: datetime,
    *,
    short_lived: bool = False,
) -> Page:
    """Return the screen; `renaming` is the id of the row whose name is being typed.

    `now` is the time of day that "yesterday" is counted from, with its time zone.
    `short_lived` is whether the browser clears away what it keeps: Safari on iOS does
    after seven days of use without a visit to the page, unless it is installed.
    """
    return Page(
        title=sentence(say("app/title", page=say("saved/title"))),
        body="p-page p-saved",
        frame="play",
        parts=(
            ("bar", _bar(len(rows))),
            ("main", _main(rows, renaming, now, short_lived=short_lived)),
            ("tray", _tray()),
        ),
        focus="#bar h1",
    )


def _bar(count: int) -> Html:
    return bar(
        say("saved/title"),
        say("saved/count", n=count) if count else say("saved/none"),
        left=icon_button("back", say("app/home"), "home"),
        right=tag("span", class_="ibtn", aria_hidden="true"),
    )


def _main(
    rows: Sequence[SavedRow],
    renaming: str | None,
    now: datetime,
    *,
    short_lived: bool,
) -> Html:
    torn = [row for row in rows if row.damage]
    whole = [row for row in rows if not row.damage]
    running = [_row(r, renaming, now) for r in whole if not r.finished]
    finished = [_row(r, renaming, now) for r in whole if r.finished]
    return tag(
        "main",
        _short_lived() if rows and short_lived else None,
        None if rows else _empty(),
        _group("running", running),
        _group("finished", finished),
        _group("torn", [_torn(row) for row in torn]),
        class_="column",
        id="main",
    )


def _short_lived() -> Html:
    return toast(
        say("saved/short-lived"),
        say("saved/short-lived-note"),
        icon_name="clock",
        action=text_button(say("saved/how-to-stay"), "go", "about"),
    )


def _group(word: str, items: Sequence[Html]) -> Html | None:
    if not items:
        return None
    heading = f"saved-{word}"
    return tag(
        "section",
        tag("h2", words(say(f"saved/{word}")), class_="eyebrow sect", id=heading),
        tag("ul", items, class_="savedlist"),
        aria_labelledby=heading,
        class_="savedgroup",
    )


def table_name(row: SavedRow) -> str:
    """Return what a table is called: its title, or else who sits there."""
    return row.title or listed(list(row.names))


def _row(row: SavedRow, renaming: str | None, now: datetime) -> Html:
    name, sash = table_name(row), _sash(row)
    return tag(
        "li",
        tag("span", _picture(row.game), class_="pic", aria_hidden="true"),
        _naming(row) if row.id == renaming else _open(row, name, now),
        tag(
            "div",
            icon_button("pen", say("saved/rename", table=name), "rename", row.id),
            icon_button("save", say("saved/export", table=name), "export", row.id),
            icon_button("trash", say("saved/delete", table=name), "delete", row.id),
            class_="rowact",
        ),
        class_=f"saved paper {sash}",
        data_key=f"row-{row.id}",
    )


def _sash(row: SavedRow) -> str:
    """The ribbon of whoever is to choose; the first one's after the end."""
    seat = row.names.index(row.waiting_for[0]) if row.waiting_for else 0
    return RIBBONS[seat % len(RIBBONS)]


def _picture(game: str) -> Html:
    return invitation_to(game).token if game in game_keys() else drawing("torn")


def _open(row: SavedRow, name: str, now: datetime) -> Html:
    return pressable(
        tag("strong", name),
        tag("small", words(_what_when(row, now))),
        _chip(row),
        class_="open",
        do="resume",
        arg=row.id,
    )


def _what_when(row: SavedRow, now: datetime) -> Message:
    game: Words = short_name_of(row.game) if row.game in game_keys() else row.game
    if row.finished:
        what = say("saved/ended", game=game)
    elif row.step:
        what = say("saved/steps", game=game, n=row.step)
    else:
        what = say("saved/dealt", game=game)
    changed = when(row.changed, now)
    return what if changed is None else say("saved/what-when", what=what, when=changed)


def _chip(row: SavedRow) -> Html | None:
    if row.finished:
        return _chip_of(icon("check"), say("saved/over"))
    if not row.waiting_for:
        return None
    return _chip_of(None, say("saved/turn", names=row.waiting_for), go=True)


def _chip_of(picture: Child, text: Words, *, go: bool = False) -> Html:
    return tag(
        "span", picture, tag("span", words(text)), class_=classes("chip", go and "go")
    )


def _naming(row: SavedRow) -> Html:
    return tag(
        "div",
        tag(
            "label",
            tag("span", words(say("saved/new-title"))),
            tag(
                "input",
                type="text",
                value=row.title,
                placeholder=listed(list(row.names)),
                maxlength=MAX_TITLE,
                autocomplete="off",
                data_do="title",
                data_arg=row.id,
            ),
            class_="field",
        ),
        text_button(say("saved/done"), "rename"),
        class_="naming",
    )


def _torn(row: SavedRow) -> Html:
    assert row.damage is not None
    reason = words(row.damage).rstrip(".")
    return tag(
        "li",
        tag("span", drawing("torn"), class_="pic", aria_hidden="true"),
        tag(
            "div",
            tag("strong", words(say(f"saved/{_fault(row)}-title"))),
            tag("small", words(say("saved/torn-note", reason=reason))),
            tag(
                "span",
                text_button(
                    say("saved/save-its-file"), "export", row.id, icon_name="save"
                ),
                text_button(
                    say("saved/delete-it"), "delete", row.id, icon_name="trash"
                ),
                class_="tornact",
            ),
            class_="open",
        ),
        class_="saved paper torn",
        data_key=f"row-{row.id}",
    )


def _fault(row: SavedRow) -> str:
    newer = row.damage is not None and row.damage.id == "saved/newer"
    return "newer" if newer else "torn"


def _empty() -> Html:
    return tag(
        "div",
        drawing("guest-photographer", "cameo"),
        tag("h2", words(say("saved/empty")), class_="title"),
        tag("p", words(say("saved/empty-note")), class_="note"),
        class_="blankslate",
    )


def _tray() -> Html:
    return tray(
        act_row(
            rule_button(
                say("saved/open-file"), "open-file", icon_name="book", wide=True
            )
        )
    )
