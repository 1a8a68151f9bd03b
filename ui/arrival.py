"""A link that came: what it holds, who one is at its table, whether it is here already.

Nothing that is kept on the device is changed here; `ui.actions.link` does that.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import RefusedError, Seat
from engine.link import Link, decode_link
from engine.link.kinds import seal
from engine.message import Message
from engine.record import format_json
from engine.table import Table, open_table
from ui.forking import Fork, same_deal, steps_in_common
from ui.keeping import seated
from ui.session import Session
from ui.turns import know, share_seed

ALL, NONE = "all", "none"
"""Who one may be beside a seat: everybody, passing this device around, or nobody."""


@dataclass(slots=True)
class Arrival:
    """What was opened or pasted."""

    text: str = ""
    """As it came: it stays in the box until it can be read."""
    refusal: Message | None = None
    """Why it can't be opened; None if it can, or if there is nothing yet."""
    link: Link | None = None
    table: Table | None = None
    """The link's game, its sealed choices made."""
    sits: str = ""
    """Who one says one is: a seat's number, ALL or NONE; empty before that."""
    spoilt: bool = False
    """Whether a table known by the link's id is here and can't be read."""
    beside: bool = False
    """Whether another table is here under the link's id: this one gets a new one."""
    fork: Fork | None = None
    """How the table that is here and this one came to differ; both are kept by then."""

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that can be taken."""
        players = self.table.players if self.table else ()
        return tuple(seat for seat, player in enumerate(players) if not player.level)

    @property
    def here(self) -> tuple[Seat, ...] | None:
        """The seats that are played on this device, as a session has them."""
        if self.sits in (ALL, ""):
            return None
        return (int(self.sits),) if self.sits != NONE else ()


def arrived(text: str) -> Arrival:
    """Read a link as it was opened or pasted; an empty text is no link yet."""
    if not text.strip():
        return Arrival(text)
    try:
        link = decode_link(text)
        return Arrival(text, link=link, table=table_of(link))
    except RefusedError as refused:
        return Arrival(text, refused.message)


def table_of(link: Link) -> Table:
    """Return the game a link holds; raise RefusedError if it breaks a rule."""
    table = open_table(link.record)
    seal(table, link.sealed)
    return table


def session_of(
    arrival: Arrival, luck: int, now: str, *, beside: bool = False
) -> Session:
    """Return the session of whoever sits down at a link's table.

    What happened up to now is old news to everybody. `luck` is 64 random bits. `beside`:
    under an id of its own, for a table that is here already.
    """
    assert arrival.link
    assert arrival.table
    session = seated(arrival.table, luck, now)
    if arrival.link.id is not None:
        session.known_as = arrival.link.id if beside else ""
        session.id = session.id if beside else arrival.link.id
        share_seed(session)
        know(session, arrival.table)
    session.here = arrival.here
    session.seen = {s: len(arrival.table.state.log) for s in session.people}
    return session


def joined(mine: Table, theirs: Table) -> Table | None:
    """Return my table with all that happened at both; None if they disagree.

    Its names, its deal and what else its record has stay as they are here: a link has
    less of them.

    They agree if one went on where the other is, and if no person's sealed choice is
    another one there. Two bots that chose differently on two devices do not count: the
    choice that is here, or was revealed, holds.
    """
    if not same_deal(mine, theirs):
        return None
    less, more = sorted((mine, theirs), key=lambda table: len(table.steps))
    common = len(less.steps)
    if steps_in_common(mine, theirs) < common:
        return None
    if len(more.steps) > common:
        revealed = more.game.read_step(more.states[common], more.steps[common])
        if not _agree(less, less.sealed, revealed):
            return None
        if more is mine:
            return mine
        went = (*mine.steps, *theirs.steps[common:])
        table = open_table(replace(mine.record, steps=went))
        written = theirs.game.write_choice
        seal(table, {seat: written(choice) for seat, choice in theirs.sealed.items()})
        return table
    if not _agree(mine, mine.sealed, theirs.sealed):
        return None
    table = open_table(mine.record)
    for seat, choice in sorted({**theirs.sealed, **mine.sealed}.items()):
        table.choose(seat, choice)
    return table


def _agree(
    table: Table, sealed: dict[Seat, object], others: dict[Seat, object]
) -> bool:
    """Whether no person chose one thing here and another one there."""
    written = table.game.write_choice
    return all(
        format_json(written(choice)) == format_json(written(others[seat]))
        for seat, choice in sealed.items()
        if seat in others and table.players[seat].level is None
    )
