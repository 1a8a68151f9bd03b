"""The guest book: every table kept on this device, running, finished or torn.

Sends `resume ID`, `replay ID`, `rename ID` (and `rename` without argument to stop),
`title ID` with the name that was typed, `export ID`, `share ID`, `delete ID`,
`undelete ID`, `forget` (`forget sure` once meant), `find` with what is typed, `find-clear`,
`saved-show all|running|finished`, `saved-more`, `export-all`, `open-link`, `go about` and
`home`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from engine.games import game_keys
from engine.message import Message, say
from engine.text import in_a_row, kept_by_language, sentence
from ui.deleted import MOST
from ui.guest_book import FEW, PAGE, GuestBook
from ui.html import Child, Html, classes, tag
from ui.invitation import invitation_to, short_name_of
from ui.page import Page
from ui.parts.common import (
    RIBBONS,
    Words,
    act_row,
    bar,
    dialog,
    drawing,
    icon,
    icon_button,
    pressable,
    rule_button,
    text_button,
    toast,
    tray,
    unseen,
    wax,
    words,
)
from ui.plain import plain
from ui.saved import MAX_TITLE, SavedRow
from ui.screens.finding import finder, more, nothing_found
from ui.screens.when import when

WHOLE: Final = GuestBook()
SURE: Final = "sure"
"""Behind `forget`: it was asked, and is meant."""


def page(
    rows: Sequence[SavedRow],
    renaming: str | None,
    now: datetime,
    book: GuestBook = WHOLE,
    *,
    deleted: Sequence[SavedRow] = (),
    short_lived: bool = False,
) -> Page:
    """Return the screen; `renaming` is the id of the row whose name is being typed.

    `book` says which of the rows are looked at.

    `now` is the time of day that "yesterday" is counted from, with its time zone.
    `deleted` are the tables that were deleted and can be brought back.
    `short_lived` is whether the browser clears away what it keeps: Safari on iOS does
    after seven days of use without a visit to the page, unless it is installed.
    """
    return Page(
        title=sentence(say("app/title", page=say("saved/title"))),
        body="p-page p-saved",
        frame="play",
        parts=(
            ("bar", _bar(len(rows))),
            (
                "main",
                _main(rows, book, deleted, renaming, now, short_lived=short_lived),
            ),
            ("tray", _tray(bool(rows))),
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
    book: GuestBook,
    deleted: Sequence[SavedRow],
    renaming: str | None,
    now: datetime,
    *,
    short_lived: bool,
) -> Html:
    found = book.found(rows)
    shown = found[: book.most]
    torn = [row for row in shown if row.damage]
    whole = [row for row in shown if not row.damage]
    names = Counter(row.called for row in rows)
    drawn = [
        (row.finished, _row(row, renaming, now, alike=names[row.called] > 1))
        for row in whole
    ]
    running = [html for over, html in drawn if not over]
    finished = [html for over, html in drawn if over]
    return tag(
        "main",
        _short_lived() if rows and short_lived else None,
        None if rows else _empty(),
        finder(book, len(found)) if len(rows) >= FEW or book.narrowed else None,
        nothing_found(book) if rows and not found else None,
        _group("running", running),
        _group("torn", [_torn(row) for row in torn]),
        _group("finished", finished),
        more(min(PAGE, len(found) - len(shown))) if len(found) > len(shown) else None,
        _deleted_rows(deleted),
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


def _row(
    row: SavedRow, renaming: str | None, now: datetime, *, alike: bool = False
) -> Html:
    """Return a row; `alike` is whether another table is called so too."""
    what_when, naming = words(_what_when(row, now)), row.id == renaming
    return _drawn(row, what_when, naming=naming, alike=alike and not naming)


@kept_by_language(1_000)
def _drawn(row: SavedRow, what_when: str, *, naming: bool, alike: bool) -> Html:
    """Return a row; most of them are as they were when the page was drawn before.

    Where two tables are called alike, each button is told which of them it is of.
    """
    name = row.called
    about = f"about-{row.id}" if alike else None

    def button(picture: str, label: str, do: str) -> Html:
        return icon_button(picture, say(label, table=name), do, row.id, told_by=about)

    return tag(
        "li",
        tag("span", _picture(row.game), class_="pic", aria_hidden="true"),
        _naming(row) if naming else _open(row, name, what_when, about),
        tag(
            "div",
            button("clock", "replay/row", "replay") if row.finished else None,
            button("share", "share/row", "share"),
            button("pen", "saved/rename", "rename"),
            button("save", "saved/export", "export"),
            button("trash", "saved/delete", "delete"),
            class_="rowact",
        ),
        class_=f"saved paper {_sash(row)}",
        data_key=f"row-{row.id}",
    )


def _sash(row: SavedRow) -> str:
    """The ribbon of whoever is to choose; the first one's after the end."""
    seat = row.names.index(row.waiting_for[0]) if row.waiting_for else 0
    return RIBBONS[seat % len(RIBBONS)]


def _picture(game: str) -> Html:
    return invitation_to(game).token() if game in game_keys() else drawing("torn")


def _open(row: SavedRow, name: str, what_when: str, about: str | None) -> Html:
    return pressable(
        tag("strong", name, title=name),
        tag(
            "span",
            tag("small", what_when),
            _scores(row),
            _chip(row),
            id=about,
            class_="about",
        ),
        class_="open",
        do="resume",
        arg=row.id,
    )


def _what_when(row: SavedRow, now: datetime) -> Words:
    game: Words = short_name_of(row.game) if row.game in game_keys() else row.game
    what = game if row.step else say("saved/dealt", game=game)
    changed = when(row.changed, now)
    return what if changed is None else say("saved/what-when", what=what, when=changed)


def _scores(row: SavedRow) -> Html | None:
    if not row.scores:
        return None
    scores = [
        words(say("saved/score", name=name, score=score))
        for name, score in zip(row.names, row.scores, strict=True)
    ]
    return tag("small", in_a_row(scores))


def _chip(row: SavedRow) -> Html | None:
    if row.finished:
        return _chip_of(icon("check"), _result(row))
    if not row.waiting_for:
        return None
    return _chip_of(None, say("saved/turn", names=row.waiting_for), go=True)


def _result(row: SavedRow) -> Message:
    if row.winners is None:
        return say("saved/over")
    if not row.winners:
        return say("saved/drawn")
    return say("saved/won", n=len(row.winners), names=row.winners)


def _chip_of(picture: Child, text: Words, *, go: bool = False) -> Html:
    return tag(
        "span", picture, tag("span", words(text)), class_=classes("chip", go and "go")
    )


def _naming(row: SavedRow) -> Html:
    """The field for a name; Enter on one that was left as it is closes it."""
    return tag(
        "form",
        tag(
            "label",
            tag("span", words(say("saved/new-title"))),
            tag(
                "input",
                type="text",
                value=row.called[:MAX_TITLE],
                maxlength=MAX_TITLE,
                autocomplete="off",
                data_do="title",
                data_arg=row.id,
            ),
            class_="field",
        ),
        text_button(say("saved/done"), "rename"),
        class_="naming",
        data_do="rename",
    )


def _torn(row: SavedRow) -> Html:
    assert row.damage is not None
    return tag(
        "li",
        tag("span", drawing("torn"), class_="pic", aria_hidden="true"),
        tag(
            "div",
            tag("strong", words(say(f"saved/{_fault(row)}-title"))),
            tag("small", words(say("saved/torn-note", reason=plain(row.damage)))),
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


def _deleted_rows(rows: Sequence[SavedRow]) -> Html | None:
    if not rows:
        return None
    return tag(
        "section",
        tag("h2", words(say("guest-book/deleted")), class_="eyebrow sect", id="binned"),
        tag("ul", [_deleted(row) for row in rows], class_="savedlist"),
        tag(
            "p",
            tag(
                "span", words(say("guest-book/deleted-note", most=MOST)), class_="note"
            ),
            text_button(
                say("guest-book/forget", n=len(rows)), "forget", icon_name="trash"
            ),
            class_="binfoot",
        ),
        aria_labelledby="binned",
        class_="savedgroup",
    )


def _deleted(row: SavedRow) -> Html:
    name = row.called or say(f"saved/{_fault(row)}-title")
    return tag(
        "li",
        tag("span", _picture(row.game), class_="pic", aria_hidden="true"),
        tag("strong", words(name)),
        pressable(
            icon("undo"),
            words(say("saved/undelete")),
            " ",
            unseen(name),
            class_="btn-text",
            do="undelete",
            arg=row.id,
        ),
        class_="saved paper gone",
        data_key=f"deleted-{row.id}",
    )


def sure(rows: Sequence[SavedRow]) -> Html:
    """Return the question whether to delete for good what was deleted."""
    called = [row.called or sentence(say(f"saved/{_fault(row)}-title")) for row in rows]
    return dialog(
        say("guest-book/forget-sure", n=len(rows)),
        tag(
            "p",
            words(say("guest-book/forget-note", tables=called)),
            class_="said",
            id="dialog-says",
        ),
        tag(
            "div",
            rule_button(say("guest-book/forget-not"), "close", wide=True),
            wax(say("guest-book/forget", n=len(rows)), "forget", SURE),
            class_="act-row",
        ),
        id="dialog",
        close=say("dialogs/close"),
        told_by="dialog-says",
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


def _tray(some: bool) -> Html:
    return tray(
        act_row(
            rule_button(
                say("saved/open-link"), "open-link", icon_name="mail", wide=True
            ),
            rule_button(
                say("guest-book/export-all"), "export-all", icon_name="save", wide=True
            )
            if some
            else None,
        )
    )
