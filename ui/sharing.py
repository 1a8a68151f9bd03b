"""A table on its way out: which kind of link, its address, what it gives away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.game import RefusedError
from engine.link import (
    Kind,
    Link,
    Secrets,
    deal_link,
    encode_link,
    replay_link,
    secrets,
    table_link,
)
from engine.link.kinds import ID
from engine.message import Message
from ui.session import Session

SHARED: Final[tuple[Kind, ...]] = ("table", "deal")
"""The kinds of links that the sheet offers, the first one to begin with; in a replay
the one to its moment comes before them."""

QR_MOST: Final = 1_200
"""Characters of an address; a longer one's QR code is too dense for a camera."""


@dataclass(slots=True)
class Sharing:
    """What the share sheet shows; `share` makes it."""

    session: Session
    kind: Kind
    link: Link
    address: str
    """With the code behind its `#`; empty if there can be none."""
    secrets: Secrets
    refusal: Message | None = None
    """Why there is no link; the file is there all the same."""
    qr: str | None = None
    """The rows of its QR code (`ui.parts.qr`), empty if there can be none; None before it
    is asked for."""
    at_table: bool = False
    """Whether it is the table that is up, where seats can be given to other devices."""
    ply: int | None = None
    """The moment of a replay that it was opened at; None elsewhere."""
    copied: bool | None = None
    """Whether the clipboard took the address; None before it was asked."""

    @property
    def seats(self) -> bool:
        """Whether it is to be said who of several persons plays on which device."""
        session = self.session
        several = len(session.people) + len(session.elsewhere) > 1
        going_on = self.at_table and not session.finished and bool(session.people)
        return several and going_on and self.kind == "table"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds there are: no deal is the same where chance settles nothing."""
        kinds = SHARED if self.session.table.deal else SHARED[:1]
        return kinds if self.ply is None else ("replay", *kinds)


def share(session: Session, kind: Kind, page: str, ply: int | None = None) -> Sharing:
    """Return the sharing of a table; `page` is the page's own address, without a `#`.

    `ply` is the moment of a replay, for links that begin there.
    """
    table = session.table
    if kind == "deal":
        link = deal_link(table.record)
    elif kind == "replay":
        link = replay_link(table.record, ply or 0)
    else:
        id = session.travels_as
        link = table_link(table, id if ID.fullmatch(id) else None)
    try:
        address, refusal = f"{page}#{encode_link(link)}", None
    except RefusedError as refused:
        address, refusal = "", refused.message
    return Sharing(session, kind, link, address, secrets(link), refusal, ply=ply)
