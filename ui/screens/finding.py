"""What the guest book has for finding one table among hundreds.

Sends `find` with what is typed, `find-clear`, `saved-show all|running|finished` and
`saved-more`.
"""

from __future__ import annotations

from engine.message import say
from ui.guest_book import MAX_FIND, SHOWS, GuestBook
from ui.html import Html, tag
from ui.parts.common import (
    Option,
    drawing,
    icon,
    rule_button,
    segmented,
    text_button,
    words,
)


def finder(book: GuestBook, found: int) -> Html:
    """Return the field to find tables with, and which kind of them is shown."""
    return tag(
        "search",
        tag(
            "label",
            tag("span", words(say("guest-book/find")), class_="vh"),
            icon("search"),
            tag(
                "input",
                type="search",
                id="find",
                value=book.find,
                maxlength=MAX_FIND,
                placeholder=words(say("guest-book/find-what")),
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                data_do="find",
                data_live=True,
                aria_keyshortcuts="/",
            ),
            class_="field findfield",
        ),
        segmented(
            say("guest-book/show"),
            "saved-show",
            [Option(say(f"guest-book/show-{one}"), one) for one in SHOWS],
            book.show,
        ),
        tag(
            "p",
            words(say("guest-book/found", n=found)) if book.narrowed else None,
            class_="note",
            role="status",
        ),
        class_="finder",
    )


def nothing_found(book: GuestBook) -> Html:
    """Return one sentence and one button where there is nothing of what is asked for."""
    find = " ".join(book.find.split())
    if find:
        title, note = (
            say("guest-book/nothing"),
            say("guest-book/nothing-find", find=find),
        )
    else:
        title = say("guest-book/nothing-title")
        note = say(f"guest-book/nothing-{book.show}")
    return tag(
        "div",
        drawing("guest-photographer", "cameo"),
        tag("h2", words(title), class_="title"),
        tag("p", words(note), class_="note"),
        text_button(say("guest-book/find-clear"), "find-clear"),
        class_="blankslate",
    )


def more(count: int) -> Html:
    """Return the button that shows more rows."""
    return rule_button(say("guest-book/more", n=count), "saved-more", wide=True)
