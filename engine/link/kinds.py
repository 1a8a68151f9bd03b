"""What a link can be, and what it gives away. All of it pure functions of a table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.game import RefusedError, Seat
from engine.games import game_named
from engine.message import say
from engine.record import Player, Record
from engine.table import Table, open_table

Kind: TypeAlias = Literal["table", "deal", "replay"]
"""This table as it stands, the same deal for you, or a replay from some step on."""

KINDS: Final[tuple[Kind, ...]] = ("table", "deal", "replay")
ID: Final = re.compile(r"[0-9a-f]{10}")


@dataclass(frozen=True, slots=True)
class Link:
    """A game as a link holds it; `engine.link.encode_link` makes the code."""

    record: Record
    kind: Kind = "table"
    sealed: Mapping[Seat, object] = field(default_factory=dict)
    """Choices, as a record writes them, made while others are still missing."""
    ply: int = 0
    """Of a replay: how many steps are made where it begins."""
    id: str | None = None
    """Of a table that goes to and fro: 10 hexadecimal digits by which it is known."""


class Secrets(NamedTuple):
    """What is in a link that not everybody at the table knows."""

    seats: tuple[Seat, ...]
    """Whose hands, or whose choices not yet revealed."""
    chance: bool
    """Whether it tells what is still to be dealt: the order of a deck."""


def table_link(table: Table, id: str | None = None) -> Link:
    """Return the link to a table as it stands, choices not yet revealed included."""
    sealed = {s: table.game.write_choice(c) for s, c in table.sealed.items()}
    return Link(table.record, sealed=sealed, id=id)


def deal_link(record: Record) -> Link:
    """Return the link to the same deal from its start, every seat open.

    Bots stay; persons are called by the number of their seat, counted from 1, until
    somebody sits down.
    """
    players = tuple(
        player if player.level else Player(str(number))
        for number, player in enumerate(record.players, start=1)
    )
    return Link(replace(record, players=players, steps=()), kind="deal")


def replay_link(record: Record, ply: int) -> Link:
    """Return the link to a replay that begins where so many steps are made."""
    return Link(record, kind="replay", ply=ply)


def seal(table: Table, sealed: Mapping[Seat, object]) -> None:
    """Make choices at a table that are not to be revealed yet; raise RefusedError.

    One is always missing: with the last of them they would be a step.
    """
    if sealed and len(sealed) >= len(table.state.to_act):
        raise RefusedError(say("link/all-sealed"))
    for seat, choice in sorted(sealed.items()):
        table.choose(seat, table.game.read_choice(table.state, seat, choice))


def secrets(link: Link) -> Secrets:
    """Return whose secrets a link holds; raise RefusedError if it breaks a rule.

    Once a game is over nothing is at stake. Before that a link to a game with hidden
    hands holds them all, as soon as anything was dealt or chosen.
    """
    table = open_table(link.record)
    seal(table, link.sealed)
    if table.state.outcome is not None:
        return Secrets((), chance=False)
    dealt = bool(link.record.deal)
    if game_named(link.record.game).hides_hands and (dealt or table.steps):
        return Secrets(tuple(range(len(table.players))), chance=dealt)
    return Secrets(tuple(sorted(table.sealed)), chance=dealt)
