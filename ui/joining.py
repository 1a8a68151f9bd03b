"""Two windows' histories of one table, made into one: no choice of either is lost.

A choice is known by its decision point and its seat, and by how often that seat took
back there: the later edition holds, and a choice holds against none. What was revealed
anywhere is settled and is never taken back again, however the news crossed. Whichever of
two windows joins, and in whatever order, they come to the same (`docs/windows.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.game import RefusedError, Seat
from engine.record import format_json
from engine.table import Table
from ui.forking import same_deal, steps_in_common
from ui.keeping import entry_from, session_from
from ui.saved import entry_in
from ui.session import Session
from ui.turns import choices_before, seed_of

TakenBack: TypeAlias = Mapping[tuple[int, Seat], int]
"""How often a seat took back its choice at a decision point."""

DONE = ("sealed", "taken_back", "here", "moved", "known_as", "known_there", "seed")
"""What of an entry somebody did, beside the steps of its record. Order means nothing."""


@dataclass(frozen=True, slots=True)
class History:
    """A table as one window knows it."""

    table: Table
    taken_back: TakenBack = field(default_factory=dict)

    def settled(self, ply: int) -> bool:
        """Whether the choices there can't be taken back: somebody saw what they did."""
        steps, states = self.table.steps, self.table.states
        if len(steps) <= ply:
            return False
        if len(steps) > ply + 1 or self.table.sealed:
            return True
        events = states[ply + 1].log[len(states[ply].log) :]
        return any(event.reveals for event in events)

    def choices(self, ply: int) -> dict[Seat, Any]:
        """Return what was chosen there, revealed or sealed."""
        if len(self.table.steps) > ply:
            before = self.table.states[ply]
            return self.table.game.read_step(before, self.table.steps[ply])
        return dict(self.table.sealed)

    def edition(self, ply: int, seat: Seat) -> int:
        """Return which choice of the seat this is there: 0 for its first."""
        return self.taken_back.get((ply, seat), 0)

    def written(self, choice: object) -> str:
        """Return a choice as a text that can be compared."""
        return format_json(self.table.game.write_choice(choice))


def together(mine: History, theirs: History) -> History | None:
    """Return one history with all that happened in both; None if they disagree."""
    alike = mine.table.deal == theirs.table.deal  # told at once, where it is so
    if not (alike or same_deal(mine.table, theirs.table)) or _sat(mine) != _sat(theirs):
        return None
    ply = steps_in_common(mine.table, theirs.table)
    settled = [history for history in (mine, theirs) if history.settled(ply)]
    if len(settled) == 2:
        return None
    if settled:
        [ahead] = settled
        behind = theirs if ahead is mine else mine
        return _ahead(mine, ahead, behind, ply)
    return _sealed_together(mine, theirs, ply)


def take_in(session: Session, text: str) -> bool:
    """Take in what another window kept of this table; return whether the two agree.

    What was picked up here stays in hand, as long as there is the same to be decided.
    """
    try:
        other = session_from(session.id, entry_in(text))
    except RefusedError:
        return False
    both = together(
        History(session.table, session.taken_back),
        History(other.table, other.taken_back),
    )
    if both is None:
        return False
    viewer, ply = session.viewer, len(session.table.steps)
    session.known_there = max(_known(session, both), _known(other, both))
    session.table, session.taken_back = both.table, dict(both.taken_back)
    _join_devices(session, other)
    session.title, session.extra = other.title, other.extra
    session.languages = {**session.languages, **other.languages}
    log = len(session.table.state.log)
    mine = {s: n for s, n in session.seen.items() if s in session.people}
    later = {s: max(n, other.seen.get(s, 0)) for s, n in mine.items()}
    session.seen = {s: min(n, log) for s, n in {**other.seen, **later}.items()}
    if len(session.table.steps) != ply or viewer not in session.table.waiting_for:
        session.picks = ()
    return True


def _known(session: Session, both: History) -> int:
    """Return how much of the history of both other devices know, as a session has it.

    What it has not heard was taken back, they may know otherwise.
    """
    last = len(session.table.steps) - 1
    unheard = [
        ply
        for (ply, seat), times in both.taken_back.items()
        if ply >= last and times > session.taken_back.get((ply, seat), 0)
    ]
    if not unheard:
        return session.known_there
    return min(session.known_there, choices_before(both.table, min(unheard)))


def _join_devices(session: Session, other: Session) -> None:
    """Take in who plays on other devices, and what the table is known by there."""
    names = {session.known_as, other.known_as} - {""}
    session.known_as = min(names, default="")
    shared, seeds = seed_of(session.travels_as), {session.seed, other.seed}
    session.seed = shared if shared in seeds else min(seeds)
    later = max(session.moved, other.moved)
    ways = [one for one in (session, other) if one.moved == later]
    here = {seat for one in ways for seat in one.seats}  # nobody loses a seat by a draw
    session.moved = later
    session.leave_to(
        None if any(one.here is None for one in ways) else tuple(sorted(here))
    )


def _ahead(mine: History, ahead: History, behind: History, ply: int) -> History | None:
    """Return the settled history, unless a person chose otherwise behind it.

    Who took back where it was settled already took back too late.
    """
    there = ahead.choices(ply)
    for seat, choice in behind.choices(ply).items():
        if seat not in there or ahead.table.players[seat].level is not None:
            continue
        if ahead.edition(ply, seat) != behind.edition(ply, seat):
            continue
        if ahead.written(choice) != ahead.written(there[seat]):
            return None
    if ahead is mine:
        return mine
    return History(_upto(mine.table, ply, ahead.table), ahead.taken_back)


def _sealed_together(mine: History, theirs: History, ply: int) -> History | None:
    """Return both where nothing is settled yet: each seat's latest choice."""
    ours, others = mine.choices(ply), theirs.choices(ply)
    held: dict[Seat, Any] = {}
    for seat in mine.table.states[ply].to_act:
        here, there = mine.edition(ply, seat), theirs.edition(ply, seat)
        latest = [ours] * (here >= there) + [others] * (there >= here)
        found = [choices[seat] for choices in latest if seat in choices]
        texts = sorted({mine.written(choice) for choice in found})
        if len(texts) > 1 and mine.table.players[seat].level is None:
            return None
        if found:
            held[seat] = min(found, key=mine.written)
    counts = {
        key: max(mine.taken_back.get(key, 0), theirs.taken_back.get(key, 0))
        for key in {*mine.taken_back, *theirs.taken_back}
    }
    if _same(mine, ours, held):
        return History(mine.table, counts)
    table = _upto(mine.table, ply)
    for seat, choice in held.items():
        table.choose(seat, choice)
    return History(table, counts)


def _same(mine: History, ours: dict[Seat, Any], held: dict[Seat, Any]) -> bool:
    return ours.keys() == held.keys() and all(
        mine.written(ours[seat]) == mine.written(held[seat]) for seat in ours
    )


def _upto(mine: Table, ply: int, then: Table | None = None) -> Table:
    """Return our table up to a decision point, and from there on another's.

    What was known here stays the same objects: a bot that thinks there goes on.
    """
    states, steps = mine.states[: ply + 1], mine.steps[:ply]
    table = Table(mine.game, mine.players, mine.deal, states, steps, mine.extra)
    if then is not None:
        table.states += then.states[ply + 1 :]
        table.steps += then.steps[ply:]
        table.sealed = dict(then.sealed)
    return table


def _sat(history: History) -> tuple[object, ...]:
    table = history.table
    return table.game.key, [player.level for player in table.players]


def lacks(session: Session, text: str | None) -> bool:
    """Whether what is kept of a table lacks something that was done in this window.

    Names, and whatever else the record may be written with, are not compared: where two
    windows have them differently, each would write its own for ever.
    """
    try:
        there = entry_in(text or "")
    except RefusedError:
        return True
    here = entry_from(session, "")
    if _same_done(here, there) and here["record"] == there["record"]:
        return False
    try:
        other = session_from(session.id, there)
    except RefusedError:
        return True
    lengths = {len(session.table.steps), len(other.table.steps)}
    same = lengths == {steps_in_common(session.table, other.table)}
    return not (same and _same_done(here, entry_from(other, "")))


def _same_done(here: Mapping[str, object], there: Mapping[str, object]) -> bool:
    return all(here.get(key) == there.get(key) for key in DONE)
