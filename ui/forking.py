"""Two histories of one table: how far they agree, and what differs where they part."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Literal, TypeAlias

from engine.game import RefusedError, Seat
from engine.link import Link, kept
from engine.message import Message, say
from engine.table import Table
from engine.text import sentence

Why: TypeAlias = Literal["moves", "sealed", "dealt"]
"""Other steps, another choice that is not revealed yet, or another game altogether."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One of the two histories, kept under an id of its own."""

    id: str
    happened: Message | None
    """What came of the first choice that differs, as everybody at the table saw it; None
    if nothing can be told of it."""
    steps: int
    """How many decisions of the game are made."""
    waiting_for: tuple[str, ...]
    """The names of those who are to choose; empty once it is over."""


@dataclass(frozen=True, slots=True)
class Fork:
    """How the table that is here and the one from a link came to differ."""

    why: Why
    steps: int
    """How many of their first steps are the same."""
    game: str
    names: tuple[str, ...]
    """Of the table that is here."""
    chose: tuple[str, ...]
    """Whose choices differ that are not revealed yet."""
    mine: Branch
    theirs: Branch


def forked(mine: Table, theirs: Table, my_id: str, their_id: str) -> Fork:
    """Return how two tables came to differ that `ui.arrival.joined` finds at odds.

    What is told of it a spectator of either game has seen: nobody's secret is in it.
    """
    same = steps_in_common(mine, theirs)
    happened: tuple[Message | None, Message | None] = (None, None)
    if not same_deal(mine, theirs):
        why: Why = "dealt"
    elif same < min(len(mine.steps), len(theirs.steps)):
        why, happened = "moves", _first_difference(mine, theirs, same)
    else:
        why = "sealed"
    names = tuple(player.name for player in mine.players)
    chose = tuple(names[seat] for seat in _at_odds(mine, theirs, same))
    return Fork(
        why,
        same,
        mine.game.key,
        names,
        chose if why == "sealed" else (),
        _branch(mine, my_id, happened[0]),
        _branch(theirs, their_id, happened[1]),
    )


def same_deal(mine: Table, theirs: Table) -> bool:
    """Whether the same game began at both tables, names apart."""
    return _dealt(mine) == _dealt(theirs)


def steps_in_common(mine: Table, theirs: Table) -> int:
    """Return how many steps are the same before two histories of a deal part."""
    pairs = enumerate(zip(mine.steps, theirs.steps, strict=False))
    return sum(
        1 for _ in takewhile(lambda one: _is_step(mine, one[0], one[1][1]), pairs)
    )


def _is_step(table: Table, ply: int, other: object) -> bool:
    """Whether somebody's step says what a table's does, in whatever way it is written."""
    if table.steps[ply] == other:
        return True
    game, before = table.game, table.states[ply]
    try:
        said = [game.read_step(before, step) for step in (table.steps[ply], other)]
    except RefusedError:
        return False
    mine, theirs = (game.write_step(before, choices) for choices in said)
    return mine == theirs


def _dealt(table: Table) -> tuple[object, ...]:
    """Return game, levels and deal as a link would hold them."""
    levels = [player.level for player in table.players]
    return table.game.key, levels, kept(Link(table.record)).record.deal


def _branch(table: Table, id: str, happened: Message | None) -> Branch:
    waiting = tuple(table.players[seat].name for seat in table.waiting_for)
    return Branch(id, happened, len(table.steps), waiting)


def _first_difference(
    mine: Table, theirs: Table, same: int
) -> tuple[Message | None, Message | None]:
    """Return the first sentences on the step after the last common one that differ."""
    here, there = _told(mine, same), _told(theirs, same)
    unlike = [
        (one, other)
        for one, other in zip(here, there, strict=False)
        if sentence(one) != sentence(other)
    ]
    if unlike:
        return unlike[0]
    more, less = sorted((here, there), key=len, reverse=True)
    extra = more[len(less)] if len(more) > len(less) else None
    return (extra, None) if more is here else (None, extra)


def _told(table: Table, step: int) -> list[Message]:
    """Return what everybody saw of a step."""
    before, after = table.states[step : step + 2]
    names = [player.name for player in table.players]
    return [
        message
        for event in after.view(None).log[len(before.log) :]
        for message in table.game.tell(event, names, None)
    ]


def _at_odds(mine: Table, theirs: Table, same: int) -> list[Seat]:
    """Return the persons whose choices after the common steps are not the same."""
    here, there = _chosen(mine, same), _chosen(theirs, same)
    return [
        seat
        for seat in sorted(here.keys() & there.keys())
        if here[seat] != there[seat] and not mine.players[seat].level
    ]


def _chosen(table: Table, step: int) -> dict[Seat, object]:
    if step < len(table.steps):
        return table.game.read_step(table.states[step], table.steps[step])
    return table.sealed


def copy_title(fork: Fork) -> str:
    """Return what the table from the link is called in the guest book."""
    return sentence(say("turns/other-way", names=list(fork.names), step=fork.steps + 1))
