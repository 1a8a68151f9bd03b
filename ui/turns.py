"""By turns between devices: whose turn it is elsewhere, and what is known there.

Two devices that have the same table know it by one id, which travels in its links. Their
bots draw their chance from that id, so that they choose the same on both.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.game import RefusedError, Seat
from engine.link.kinds import ID
from engine.link.spoken import heard, spoken
from engine.message import Message, say
from engine.rng import Rng
from engine.table import Table
from ui.session import Session

MOST_SAID: Final = 3
"""So many moves can be told at once; where there are more, a link is less trouble."""


def seed_of(id: str) -> int:
    """Return the seed of a table's bots, the same wherever it is known by this id."""
    return Rng.for_text(id).bits()


def share_seed(session: Session) -> bool:
    """Have the bots of a table draw their chance from its id; return whether they didn't.

    Tables of earlier releases have a seed of their own until they are shared. A day's table
    keeps the day's.
    """
    if session.day:
        return False
    before, session.seed = session.seed, seed_of(session.travels_as)
    return before != session.seed


class Turn(NamedTuple):
    """What the people at other devices have to be sent."""

    seats: tuple[Seat, ...]
    """Who is to choose next; after the end, all who play elsewhere."""
    sent: bool
    """Whether they know all that was chosen here."""
    over: bool


def turn_of(session: Session) -> Turn | None:
    """Return whose turn it is elsewhere; None if nobody there has to be waited for.

    The end of a game counts until it was sent: they would wait for it for ever.
    """
    if not (session.people and session.elsewhere):
        return None
    sent = choices_of_persons(session.table) <= session.known_there
    if session.finished:
        return None if sent else Turn(session.elsewhere, sent=False, over=True)
    away = session.away
    return Turn(away, sent, over=False) if away else None


def choices_of_persons(table: Table) -> int:
    """Return how many choices persons have made; what bots choose needs no telling."""
    persons = {s for s, player in enumerate(table.players) if not player.level}
    made = sum(
        seat in persons
        for state, _ in zip(table.states, table.steps, strict=False)
        for seat in state.to_act
    )
    return made + len(persons & table.sealed.keys())


def choices_before(table: Table, ply: int) -> int:
    """Return how many choices persons have made before a decision point."""
    persons = {s for s, player in enumerate(table.players) if not player.level}
    return sum(s in persons for state in table.states[:ply] for s in state.to_act)


def know(session: Session, table: Table) -> None:
    """Note that the other devices know all that was chosen at this table."""
    session.known_there = max(session.known_there, choices_of_persons(table))


class Said(NamedTuple):
    """A choice that can be said aloud."""

    step: int
    """Which decision of the game it was, counted from 1."""
    code: str


def to_say(session: Session) -> tuple[Said, ...]:
    """Return the choices made here that the others may not know, as codes.

    Those that were not sent, and those that were and got no answer yet: whether a link
    arrived, nobody here can tell. Empty before they have the table at all, and where one
    of them has no code.
    """
    if session.known_there < 0 or not ID.fullmatch(session.travels_as):
        return ()
    table = session.table
    found: list[Said | None] = []
    news = choices_of_persons(table) - session.known_there
    open = _unanswered(session)
    news = open if news < open <= MOST_SAID else news
    if not 0 < news <= MOST_SAID:
        return ()
    for ply in reversed(range(len(table.states))):
        over = ply == len(table.steps)
        chosen = table.sealed if over else table.states[ply].to_act
        for seat in sorted(set(chosen) & set(session.seats), reverse=True):
            if len(found) < news:
                code = spoken(table, session.travels_as, ply, seat)
                found.append(None if code is None else Said(ply + 1, code))
    return () if None in found else tuple(s for s in reversed(found) if s)


def _unanswered(session: Session) -> int:
    """Return how many choices were made here since somebody elsewhere made one."""
    table, count = session.table, 0
    chosen = [*(state.to_act for state in table.states[: len(table.steps)])]
    for seats in reversed([*chosen, tuple(table.sealed)]):
        if any(seat in session.elsewhere for seat in seats):
            break
        count += len(set(seats) & set(session.seats))
    return count


def hear(session: Session, typed: str) -> Message | None:
    """Make the choice of somebody elsewhere that was told; return why not, if not.

    Which choice it is, nobody is told before the game shows it.
    """
    table = session.table
    found: list[tuple[Seat, Any]] = []
    refusal = say("turns/nobody-due")
    for seat in session.elsewhere:
        if seat not in table.waiting_for:
            continue
        try:
            found.append((seat, heard(table, session.travels_as, seat, typed)))
        except RefusedError as refused:
            refusal = refused.message
    if len(found) != 1:  # two that it could mean are as good as none
        return say("link/other-spoken") if found else refusal
    [(seat, choice)] = found
    before = len(table.steps)
    table.choose(seat, choice)
    session.known_there = max(session.known_there, _known_by(session, before, seat))
    return None


def took_back(session: Session) -> None:
    """Note that what is chosen instead of a choice taken back has to be sent again."""
    session.known_there = min(session.known_there, choices_of_persons(session.table))


def _known_by(session: Session, ply: int, seat: Seat) -> int:
    """Return how many choices somebody knows of who chose at this decision point.

    All before it and their own; of those made at the same time here they know nothing.
    """
    table = session.table
    return choices_before(table, ply) + (table.players[seat].level is None)
