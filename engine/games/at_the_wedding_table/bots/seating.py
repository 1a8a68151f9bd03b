"""Hindsight: the best seating for the guests you had.

A player's own guests change seats among themselves, everybody else stays; what counts is
the player's points less the other's. All 8! = 40,320 seatings are tried, guest by guest
on one table in place, so the answer is exact.
"""

from __future__ import annotations

from math import perm
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.at_the_wedding_table.bots.playout import (
    Playout,
    cards_of,
    points_of,
    seated_cards,
)
from engine.games.at_the_wedding_table.pieces import WeddingTable
from engine.games.at_the_wedding_table.view import View
from engine.thinking import Thinking

SLICED: Final = 3
"""So many guests are seated before what is left is one slice: 5! seatings."""


class BestSeating(NamedTuple):
    """What a player's guests could have come to on that player's seats."""

    lead: int
    """The player's points less the other's, at best."""
    table: WeddingTable
    """A table with that lead: the one there was, if none is better."""


def best_seating(view: View, seat: Seat) -> Thinking[BestSeating]:
    """Return the best seating of a player's guests at the end of a game.

    Raise ValueError while the game is running.
    """
    if view.outcome is None:
        raise ValueError("the game is not over")
    search = _Search(view, seat)
    slices = perm(len(search.cards), SLICED)
    for done, _ in enumerate(search.slices(search.cards, SLICED)):
        yield done / slices
    table = list(view.table)
    for entry, card in search.best:
        table[entry] = search.ids[card // 2], card % 2
    return BestSeating(search.lead, tuple(table))


class _Search:
    """All orders of the guests over the seats, the best one so far kept."""

    __slots__ = ("_board", "_entries", "_sign", "best", "cards", "ids", "lead")

    def __init__(self, view: View, seat: Seat) -> None:
        cards = cards_of(view.guests)
        seated = seated_cards(cards, view.table)
        own = [(entry, card) for entry, card in seated if card % 2 == seat]
        others = [(entry, card) for entry, card in seated if card % 2 != seat]
        self._board = Playout(cards, points_of(view.guests), others)
        self._entries = [entry for entry, _ in own]
        self.cards = tuple(card for _, card in own)
        self.ids = cards.ids
        self._sign = 1 - 2 * seat
        self.lead = view.scores[seat] - view.scores[1 - seat]
        self.best = tuple(seated)

    def slices(self, left: tuple[int, ...], depth: int) -> Thinking[None]:
        """Try all orders of the guests left, in slices."""
        if depth == 0:
            self._finish(left)
            yield 0.0
            return
        entry = self._entries[-len(left)]
        for card in left:
            gain = self._board.seat(card, entry)
            yield from self.slices(_without(left, card), depth - 1)
            self._board.unseat(entry, gain)

    def _finish(self, left: tuple[int, ...]) -> None:
        board, entry = self._board, self._entries[-len(left)]
        if len(left) == 1:
            lead = self._sign * (board.value + board.gain(left[0], entry))
            if lead > self.lead:
                self.lead = lead
                self.best = (*board.seated(), (entry, left[0]))
            return
        for card in left:
            gain = board.seat(card, entry)
            self._finish(_without(left, card))
            board.unseat(entry, gain)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([other for other in cards if other != card])
