"""Looking ahead: every turn, every guest that may turn up, every answer.

Expectimax (Michie, "Game-Playing and Game-Learning Automata", 1966): the players choose,
the deck is averaged. `replies` looks two turns ahead with a valuation; `Ending` goes to
the end of the game, where nothing is left to estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import attrgetter
from typing import NamedTuple

from engine.games.at_the_wedding_table.bots.facts import Facts
from engine.games.at_the_wedding_table.bots.playout import Playout
from engine.games.at_the_wedding_table.pieces import DJ, Seating
from engine.thinking import Thinking


class Turn(NamedTuple):
    """A turn and what it is worth to whoever plays it."""

    value: float
    card: int
    entry: int


def turns(board: Playout, row: Sequence[int], mover: int) -> list[Turn]:
    """Return all turns with what they add to the board's value, in the rules' order."""
    sign = 1 - 2 * mover
    return [
        Turn(sign * gain, card, entry)
        for card in (2 * guest + mover for guest in row)
        for entry, gain in zip(board.free, board.gains(card), strict=True)
    ]


def offered(facts: Facts, board: Playout, legal: Sequence[Seating]) -> list[Turn]:
    """Return the legal turns with what they add to the board's value."""
    allowed = set(legal)
    return [
        turn
        for turn in turns(board, facts.row, facts.mover)
        if facts.action(turn.card, turn.entry) in allowed
    ]


def best_first(found: list[Turn]) -> list[Turn]:
    """Return turns by value; equals stay in their order."""
    return sorted(found, key=attrgetter("value"), reverse=True)


def replies(
    facts: Facts, board: Playout, candidates: Sequence[Turn]
) -> Thinking[list[Turn]]:
    """Return the candidates with what they are worth after the best answer to each."""
    found = []
    sign = 1 - 2 * facts.mover
    for done, (_, card, entry) in enumerate(candidates):
        yield done / len(candidates)
        gain = board.seat(card, entry)
        value: float = board.value
        if board.free:
            left = [guest for guest in facts.row if guest != card // 2]
            value += _answer(board, left, facts.unseen, 1 - facts.mover)
        board.unseat(entry, gain)
        found.append(Turn(sign * value, card, entry))
    return best_first(found)


def _answer(
    board: Playout, left: Sequence[int], unseen: Sequence[int], mover: int
) -> float:
    """Return what the best turn adds, on average over the guests that may turn up."""
    pick = min if mover else max
    known = pick(pick(board.gains(2 * guest + mover)) for guest in left)
    answers = [pick(known, *board.gains(2 * guest + mover)) for guest in unseen]
    return sum(answers) / len(answers)


class Ending:
    """The last turns, worked out to the end: exact but for the time it takes.

    `prize` is what winning counts for on top of the points of lead, the DJ's word on
    ties included (W10): 0 asks for the expected lead alone.
    """

    __slots__ = ("_board", "_dj", "_facts", "_prize")

    def __init__(self, facts: Facts, board: Playout, prize: int) -> None:
        """`board` has the facts' table, and counts points."""
        self._facts, self._board, self._prize = facts, board, prize
        self._dj = facts.cards.number.get(DJ, -1)

    def judge(self, candidates: Sequence[Turn]) -> Thinking[list[Turn]]:
        """Return the candidates, best first, with what best play makes of them."""
        facts, board, found = self._facts, self._board, []
        sign = 1 - 2 * facts.mover
        dj = sum(1 - 2 * (card % 2) for _, card in facts.seated if self._is_dj(card))
        for done, (_, card, entry) in enumerate(candidates):
            yield done / len(candidates)
            gain = board.seat(card, entry)
            left = [guest for guest in facts.row if guest != card // 2]
            its_dj = dj + self._dj_of(card)
            if len(board.free) > 1:
                total = 0.0
                for guest in facts.unseen:
                    rest = tuple(other for other in facts.unseen if other != guest)
                    total += self._best([*left, guest], 1 - facts.mover, rest, its_dj)
                    yield done / len(candidates)
                value = total / len(facts.unseen)
            else:
                value = self._average(left, 1 - facts.mover, facts.unseen, its_dj)
            board.unseat(entry, gain)
            found.append(Turn(sign * value, card, entry))
        return best_first(found)

    def _best(
        self, row: Sequence[int], mover: int, unseen: Sequence[int], dj: int
    ) -> float:
        """Return what the best turn comes to, for player 0."""
        board, found = self._board, []
        for _, card, entry in turns(board, row, mover):
            gain = board.seat(card, entry)
            left = [guest for guest in row if guest != card // 2]
            its_dj = dj + self._dj_of(card)
            found.append(self._average(left, 1 - mover, unseen, its_dj))
            board.unseat(entry, gain)
        return min(found) if mover else max(found)

    def _average(
        self, left: Sequence[int], mover: int, unseen: Sequence[int], dj: int
    ) -> float:
        """Return what comes of a table, on average over the guest that turns up."""
        if not self._board.free:
            return self._end(self._board.value, dj)
        if len(self._board.free) > 1:
            return fsum(
                self._best(
                    [*left, guest],
                    mover,
                    tuple(other for other in unseen if other != guest),
                    dj,
                )
                for guest in unseen
            ) / len(unseen)
        pick = min if mover else max
        known = pick(self._last(guest, mover, dj) for guest in left)
        answers = [pick(known, self._last(guest, mover, dj)) for guest in unseen]
        return sum(answers) / len(answers)

    def _last(self, guest: int, mover: int, dj: int) -> int:
        """Return what comes of this guest on the last free seat."""
        card = 2 * guest + mover
        lead = self._board.value + self._board.gain(card, self._board.free[0])
        return self._end(lead, dj + self._dj_of(card))

    def _end(self, lead: int, dj: int) -> int:
        """Return what a final lead is worth; who seated the DJ wins a tie (W10)."""
        ahead = lead or dj
        return lead + self._prize * ((ahead > 0) - (ahead < 0))

    def _is_dj(self, card: int) -> bool:
        return card // 2 == self._dj

    def _dj_of(self, card: int) -> int:
        return 1 - 2 * (card % 2) if self._is_dj(card) else 0
