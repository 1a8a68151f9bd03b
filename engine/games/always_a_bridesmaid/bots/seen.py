"""What a view's log shows of how each rival decided, and in which situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.always_a_bridesmaid.bots.habits import (
    COVERED,
    GOING,
    OPEN,
    SETTING,
    STOPPED,
    TURNED,
)
from engine.games.always_a_bridesmaid.bots.playout import BITS, CODES, HOLD, mask_of
from engine.games.always_a_bridesmaid.events import (
    BridesmaidEvent,
    Displayed,
    Revealed,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import HOLD as BACK
from engine.games.always_a_bridesmaid.pieces import ROUNDS, Card, participants
from engine.games.always_a_bridesmaid.view import View


class Decision(NamedTuple):
    """One decision of a rival, as far as all could see it."""

    round: int
    shown: int
    """Cards no longer in its hand: displayed before, or played this round."""
    flags: int
    rivals: tuple[int, ...]
    card: int | None
    """What it did; None for a card that still lies face down."""


class Record:
    """Walks the log and keeps what everybody knows of the current round."""

    def __init__(self, view: View) -> None:
        self.seats = view.seats
        self.ranked = participants(view.seats)
        self.wild = [0] * view.seats
        self.displayed = [0] * view.seats
        self.decisions: list[list[Decision]] = [[] for _ in range(view.seats)]
        self.round = 1
        self._begin()
        hidden = _turned_over(view.log)
        for event in view.log:
            match event:
                case Revealed():
                    self.round = event.round
                    self._reveal(event)
                case SetAside():
                    self._set_aside(event, hidden[self.round - 1])
                case Scored():
                    for seat in event.turned_wild:
                        self.wild[seat] = TURNED
                    self._begin()
                case Displayed():
                    for seat, cards in event.cards:
                        self.displayed[seat] |= mask_of(cards)
                case _:
                    pass

    def _begin(self) -> None:
        self.totals = [0] * self.ranked
        self.active = list(range(self.ranked))
        self.played = [0] * self.seats
        self.lying = [False] * self.ranked
        self.open = OPEN

    def _reveal(self, event: Revealed) -> None:
        for seat in range(self.seats):
            card = event.cards[seat]
            if card is not None:
                self._note(seat, 0, code_of(card))
        held = False
        for seat, card in enumerate(event.cards):
            if card == BACK:
                self.active.remove(seat)
                held = held or seat < self.seats
            elif card is not None and seat < self.seats:
                self.played[seat] |= BITS[CODES[card]]
        for seat in event.turned_wild:
            self.wild[seat] = TURNED
        self.totals = list(event.totals)
        if held:
            self.open = 0

    def _set_aside(self, event: SetAside, asides: Sequence[int | None]) -> None:
        for seat in event.entitled:
            card = asides[seat] if seat in event.lies else HOLD
            self._note(seat, SETTING, card)
        for seat in event.lies:
            self.lying[seat] = True

    def _note(self, seat: int, setting: int, card: int | None) -> None:
        own = self.totals[seat]
        rivals = sorted(
            (total - own) * 4 + self._what(other)
            for other, total in enumerate(self.totals)
            if other != seat
        )
        self.decisions[seat].append(
            Decision(
                self.round,
                self.displayed[seat] | self.played[seat],
                setting | self.open | self.wild[seat],
                tuple(rivals),
                card,
            )
        )

    def _what(self, other: int) -> int:
        if other in self.active:
            return GOING
        return COVERED if self.lying[other] else STOPPED


def code_of(card: Card) -> int:
    """Return the playout's code of a card."""
    return HOLD if card == BACK else CODES[card]


def _turned_over(log: Sequence[BridesmaidEvent]) -> list[list[int | None]]:
    """Return for each round the cards set aside, None where they still lie face down."""
    found: list[list[int | None]] = [
        [None if card is None else CODES[card] for card in event.asides]
        for event in log
        if isinstance(event, Scored)
    ]
    nothing: list[int | None] = [None] * 6
    return found + [nothing] * (ROUNDS - len(found))
