"""Why something can't be read, in a sentence for a person instead of for a programmer.

The engine says exactly what is wrong with a record, by id; here the ids are sorted into
the few things that a person can make use of (`engine/text/en/plain.py`).
"""

from __future__ import annotations

from engine.message import Message, say

NO_TABLE = {"not-json", "not-an-object", "not-a-record", "not-utf8"}
TOO_BIG = {"too-long", "too-deep", "too-many-parts", "too-many-digits"}
NAMES = {"seat-name", "name-length", "name-not-text"}
SEATS = {"seat-count", "seat-count-exactly"}
SPEAKS_PLAINLY = {"saved", "link"}
"""Pages whose sentences are for persons as they are."""


def plain(reason: Message) -> Message:
    """Return the same refusal as it is said to a person.

    >>> plain(say("record/whole", reason=say("record/not-json", reason="line 1")))
    Message(id='plain/no-table', args={})
    """
    page, _, name = reason.id.partition("/")
    inner = reason.args.get("reason")
    if page == "link" and isinstance(inner, Message):
        return say(reason.id, reason=plain(inner))
    if page in SPEAKS_PLAINLY:
        return reason
    if name == "whole" and isinstance(inner, Message):
        return plain(inner)
    if name in ("at-step", "at-seat"):
        return say("plain/rules")
    if name in NO_TABLE:
        return say("plain/no-table")
    if name == "other-version":
        return say("plain/newer")
    if name == "unknown-game":
        return say("plain/unknown-game", game=reason.args["game"])
    if name in TOO_BIG:
        return say("plain/too-big")
    if name in NAMES:
        return say("plain/name")
    if name in SEATS:
        return say("plain/seats", seats=reason.args["seats"])
    return say("plain/damaged")


def exactly(reason: Message) -> Message | None:
    """Return what the person was not told, for whoever they ask; None if nothing."""
    return None if plain(reason) == reason else say("plain/exactly", reason=reason)
