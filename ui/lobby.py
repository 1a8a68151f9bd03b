"""The table before it is dealt: which game, who sits where, house rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.game import Seat
from engine.games import game_named
from engine.message import Message, say
from engine.record import MAX_NAME, Player, Record, name_refusal

FIRST_NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
"""Names for seats nobody has named yet, in table order."""
BOT = "bot:easy"
JOINER = "\u200d"
"""Holds emoji families and some scripts together: the one mark that names may have."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table being laid. Immutable; each change gives a new one."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    """The game's own, as its board's `set_up` leaves them (who is the Bride)."""
    hints: bool = True
    """Whether the table says what a choice would change."""
    languages: Mapping[Seat, str] = field(default_factory=dict)
    """Which of the persons are to have a language of their own on this device."""
    dealt: Mapping[str, object] | None = None
    """The deal that came with a link; it fixes the house rules and how many play."""

    @property
    def start_refusal(self) -> Message | None:
        """Why the table can't be dealt yet, or None if it can."""
        for seat, player in enumerate(self.players):
            refusal = seat_refusal(seat, player)
            if refusal:
                return refusal
        return say("lobby/nobody-plays") if self.nobody_plays else None

    @property
    def nobody_plays(self) -> bool:
        """Whether only bots sit there."""
        return all(player.level for player in self.players)


def seat_refusal(seat: Seat, player: Player) -> Message | None:
    """Return what is wrong with the name on a seat, or None if nothing is."""
    name = cleaned(player.name)
    if not name:
        return say("lobby/no-name", number=seat + 1)
    if name_refusal(name):
        return say("lobby/long-name", number=seat + 1, most=MAX_NAME)
    return None


def lay(game: str, people: tuple[str, ...] = ()) -> Lobby:
    """Return the usual table: one person against bots, as many as play best.

    `people` are names known from earlier tables, the first one first.
    """
    counts = game_named(game).seat_counts
    seats = min(3, counts[-1])
    names = people[:1] + tuple(n for n in FIRST_NAMES if n not in people[:1])
    return Lobby(
        game,
        tuple(
            Player(names[seat], "human" if seat == 0 else BOT) for seat in range(seats)
        ),
    )


def lay_dealt(record: Record, people: tuple[str, ...] = ()) -> Lobby:
    """Return the table for a deal that somebody sent: the first open seat is one's own.

    Further open seats have bots until somebody else is put there.
    """
    opened = [seat for seat, player in enumerate(record.players) if not player.level]
    names = people[:1] + tuple(n for n in FIRST_NAMES if n not in people[:1])
    seats = list(record.players)
    for place, seat in enumerate(opened):
        seats[seat] = Player(names[place], BOT if place else "human")
    return Lobby(record.game, tuple(seats), dealt=record.deal)


def may_seat(lobby: Lobby, seats: int) -> bool:
    """Whether the table can be laid for so many instead."""
    return lobby.dealt is None and seats in game_named(lobby.game).seat_counts


_FAR_TOO_LONG: Final = 1_000


def cleaned(name: str) -> str:
    r"""Return a name as it is dealt: no control or direction marks, no outer blanks.

    Of what is far longer than any name no more is looked at.

    >>> cleaned("  A\u202eda\nB ")
    'Ada B'
    """
    blank = "".join(" " if sign.isspace() else sign for sign in name[:_FAR_TOO_LONG])
    shown = [
        sign
        for sign in unicodedata.normalize("NFC", blank)
        if sign == JOINER or not unicodedata.category(sign).startswith("C")
    ]
    return " ".join("".join(shown).strip(JOINER).split())


def rename(lobby: Lobby, seat: int, name: str) -> Lobby:
    """Return the lobby with another name on a seat, as typed."""
    return _with_player(lobby, seat, replace(lobby.players[seat], name=name))


def seat_kind(lobby: Lobby, seat: int, kind: str) -> Lobby:
    """Return the lobby with `human` or `bot:LEVEL` on a seat."""
    return _with_player(lobby, seat, replace(lobby.players[seat], kind=kind))


def add_seat(lobby: Lobby) -> Lobby:
    """Return the lobby with one more bot, or itself if the table is full."""
    if not may_seat(lobby, len(lobby.players) + 1):
        return lobby
    taken = {player.name for player in lobby.players}
    name = next(name for name in FIRST_NAMES if name not in taken)
    return replace(lobby, players=(*lobby.players, Player(name, BOT)))


def remove_seat(lobby: Lobby, seat: int) -> Lobby:
    """Return the lobby without a seat, or itself if too few would be left."""
    if not may_seat(lobby, len(lobby.players) - 1):
        return lobby
    players = lobby.players[:seat] + lobby.players[seat + 1 :]
    languages = {s - (s > seat): c for s, c in lobby.languages.items() if s != seat}
    return replace(lobby, players=players, languages=languages)


def _with_player(lobby: Lobby, seat: int, player: Player) -> Lobby:
    players = (*lobby.players[:seat], player, *lobby.players[seat + 1 :])
    return replace(lobby, players=players)
