"""A game as a link: the whole record in a few dozen characters, for ever.

`docs/link-format.md` is the format. The layers, from the outside in: `frame` (characters,
version, checksum), `body` (what is in it, as digits and texts), `engine.packing` (digits
as one number); `kinds` says what a link may be and what it gives away.

A link holds what a record holds but for keys that this format does not know, and but for
marks in names that a text from a stranger had better not have (`signs`).
"""

from __future__ import annotations

from dataclasses import replace

from engine.game import RefusedError
from engine.link.body import pack, replayed, unpack
from engine.link.frame import found_in, read, written
from engine.link.kinds import (
    Kind,
    Link,
    Secrets,
    deal_link,
    replay_link,
    secrets,
    table_link,
)
from engine.link.signs import cleaned, without_marks
from engine.message import say
from engine.record import (
    Record,
    format_json,
    parse_json,
    record_from,
    record_value,
)

__all__ = [
    "Kind", "Link", "Secrets", "deal_link", "decode", "decode_link", "encode",
    "encode_link", "replay_link", "secrets", "table_link",
]  # fmt: skip


def encode(record: Record) -> str:
    """Return the code of a record, the part of a link behind the `#`.

    Raise RefusedError if the record breaks a rule or is too long for a link.
    """
    return encode_link(Link(record))


def decode(text: str) -> Record:
    """Return the record that a link or its code holds; raise RefusedError if none."""
    return decode_link(text).record


def encode_link(link: Link) -> str:
    """Return the code of a link; it was opened once before it is handed out.

    Raise RefusedError if the link breaks a rule or is too long.
    """
    record_from(record_value(link.record))  # raises, if it is none
    as_kept = kept(link)
    code = written(pack(as_kept, replayed(as_kept)))
    if decode_link(code) != as_kept:
        raise RefusedError(say("link/would-not-open"))
    return code


def decode_link(text: str) -> Link:
    """Return what a link or its code holds, every step of it checked by the rules.

    The text may have blanks in it and an address or words around it. Raise
    RefusedError, with a message of the page `link`, if there is no link in it, or it is
    damaged, of a newer version, or not as `encode_link` writes it.
    """
    code = found_in(text)
    frame = read(code)
    try:
        link, table = unpack(frame)
    except RefusedError as refused:
        if refused.message.id.startswith("link/"):
            raise
        raise RefusedError(say("link/refused", reason=refused.message)) from None
    if link != kept(link) or written(pack(link, table)) != code:
        raise RefusedError(say("link/unsound"))
    return link


def kept(link: Link) -> Link:
    """Return the link as it will be when it is opened: without what no link holds."""
    record = link.record
    deal = parse_json(without_marks(format_json(record.deal)))
    assert isinstance(deal, dict)
    players = tuple(cleaned(player) for player in record.players)
    return replace(link, record=replace(record, players=players, deal=deal, extra={}))
