"""The sheet that sends a table: which kind of link, what it gives away, how it goes.

Sends `share-kind KIND`, `share-send`, `share-copy`, `share-qr`, `share-file` and `close`,
and what `ui.screens.turns` sends.
"""

from __future__ import annotations

from engine.message import Message, say
from ui.html import Html, tag
from ui.parts.common import (
    Option,
    dialog,
    icon,
    rule_button,
    segmented,
    text_button,
    unseen,
    wax,
    words,
)
from ui.parts.qr import qr_code
from ui.plain import plain
from ui.screens import turns
from ui.sharing import QR_MOST, Sharing


def sheet(
    sharing: Sharing, *, can_send: bool, shows_day: Message | None = None
) -> Html:
    """Return the sheet; `can_send` is whether the system has a share of its own.

    `shows_day` says that it shows the deal of a day that others may still play.
    """
    return dialog(
        say("share/title"),
        tag("p", words(say("share/how")), class_="note"),
        segmented(
            say("share/kind"),
            "share-kind",
            [Option(say(f"share/{kind}"), kind) for kind in sharing.kinds],
            sharing.kind,
        )
        if len(sharing.kinds) > 1
        else None,
        tag("p", words(_what(sharing)), class_="said"),
        turns.places(sharing.session) if sharing.seats else None,
        _own_deck(sharing),
        _link(sharing),
        None if shows_day is None else _told(shows_day, "eyeoff"),
        _told_gift(sharing, shows_day=shows_day is not None),
        _qr(sharing),
        _ways(sharing, can_send=can_send),
        id="dialog",
        close=say("dialogs/close"),
    )


def _what(sharing: Sharing) -> Message:
    if sharing.kind == "replay":
        id = "share/replay-what" if sharing.ply else "share/replay-start-what"
        return say(id, n=sharing.ply)
    over = sharing.kind == "table" and sharing.session.finished
    return say("share/over-what" if over else f"share/{sharing.kind}-what")


def _own_deck(sharing: Sharing) -> Html | None:
    """Return that the link carries a deck, where the table has one of its own."""
    session = sharing.session
    own = session.board.own_deck(session.table.deal)
    if own is None:
        return None
    return tag("p", words(say("share/own-deck", what=own)), class_="note")


def _told_gift(sharing: Sharing, *, shows_day: bool) -> Html | None:
    gives = _gives(sharing)
    if gives:
        return _told(say(f"share/gives-{gives}"), "eyeoff")
    return None if shows_day else _told(say("share/gives-nothing"), "ready")


def _told(what: Message, icon_name: str) -> Html:
    return tag("p", icon(icon_name), tag("span", words(what)), class_="gives")


def _gives(sharing: Sharing) -> str:
    """Return what the link holds that not everybody knows; empty if nothing."""
    hidden = sharing.secrets
    if hidden.seats:
        hides = sharing.session.table.game.hides_hands
        return "hands" if hides else "chosen"
    return "deck" if hidden.chance else ""


def _link(sharing: Sharing) -> Html:
    if sharing.refusal is not None:
        return tag("p", words(plain(sharing.refusal)), class_="said")
    told = {True: say("share/copied"), False: say("share/by-hand"), None: None}
    copied = told[sharing.copied]
    return tag(
        "div",
        tag(
            "label",
            unseen(say("share/link")),
            tag("textarea", sharing.address, rows=2, readonly=True, id="share-link"),
        ),
        tag(
            "p", None if copied is None else words(copied), class_="note", role="status"
        ),
        class_="linkrow",
    )


def _qr(sharing: Sharing) -> Html | None:
    if not sharing.address:
        return None
    if len(sharing.address) > QR_MOST:
        return tag("p", words(say("share/qr-none")), class_="note")
    if sharing.qr is None:
        return text_button(say("share/qr"), "share-qr")
    if not sharing.qr:
        return tag("p", words(say("share/qr-none")), class_="note", role="status")
    return tag(
        "div",
        qr_code(sharing.qr, say("share/qr-label")),
        text_button(say("share/qr-away"), "share-qr"),
        class_="qrbox",
    )


def _ways(sharing: Sharing, *, can_send: bool) -> Html:
    file = rule_button(say("share/file"), "share-file", icon_name="save")
    if not sharing.address:
        return tag("div", file, class_="ways")
    if not can_send:
        return tag(
            "div", wax(say("share/copy"), "share-copy", icon_name="copy"), file,
            class_="ways",
        )  # fmt: skip
    return tag(
        "div",
        wax(say("share/send"), "share-send", icon_name="share"),
        rule_button(say("share/copy"), "share-copy", icon_name="copy"),
        file,
        class_="ways",
    )
