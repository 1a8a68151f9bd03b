"""The table in whole numbers, for playing on quickly: a turn is done and undone in place.

A *card* is a guest as one player seats it: 2 x the guest's number in the deck + the
seat of the player. What a seated card finds in the seats it reads is one number, its
*code*: how many things count there (for `most_same` one field a symbol, W7) and how many
of the seats are still empty. So a new neighbour adds a number to the code, and what the
card is worth is looked up with it. A guest changes only those who read its seat, and each
seat knows who they are.

Values are from the side of player 0: what player 1 scores counts below 0.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.games.at_the_wedding_table.pieces import (
    SEATS_AT_TABLE,
    GuestDeck,
    RuleKind,
    WeddingTable,
)
from engine.games.at_the_wedding_table.scoring import Scorer, scorers

FIELD: Final = 5
"""Bits of one count: at most 27 things (W4)."""
MOST: Final = (1 << FIELD) - 1


class Values(dict[int, int]):
    """What a card is worth by its code, each worked out when first asked for."""

    __slots__ = ("_of",)

    def __init__(self, of: Callable[[int], int]) -> None:
        super().__init__()
        self._of = of

    def __missing__(self, code: int) -> int:
        value = self[code] = self._of(code)
        return value


Valuation: TypeAlias = Sequence[Values]
"""By card. Whatever it says of empty seats, without any it must be the points."""


class Cards(NamedTuple):
    """What follows from a deck; the lists are by card."""

    ids: tuple[str, ...]
    """By the guest's number."""
    kinds: tuple[RuleKind, ...]
    """By the guest's number."""
    number: dict[str, int]
    """The guest's number by its id."""
    reads: tuple[tuple[tuple[int, ...], ...], ...]
    """The entries of the table whose guests decide, by the card's own entry."""
    codes: tuple[tuple[int, ...], ...]
    """What each card adds to the code where it is read; the last one: an empty seat."""
    changes: tuple[tuple[int, ...], ...]
    """The same less what the empty seat had added."""
    start: tuple[tuple[int, ...], ...]
    """What the card adds to its own code, by its entry: a corner rule counts itself."""
    points: tuple[tuple[int, ...], ...]
    """By the sum of what counts."""
    fields: tuple[int, ...]
    """How many counts its code holds."""

    @property
    def empty(self) -> int:
        """The card that stands for nobody."""
        return len(self.codes)

    def counted(self, card: int, code: int) -> int:
        """Return the count that scores: the largest of the fields (W7)."""
        return max(counts(code, self.fields[card]))

    def worth(self, card: int, code: int) -> int:
        """Return the points of a card with this code."""
        return self.points[card][self.counted(card, code)]


def counts(code: int, fields: int) -> list[int]:
    """Return the counts that a code holds."""
    return [code >> FIELD * field & MOST for field in range(fields)]


@lru_cache(maxsize=8)
def cards_of(guests: GuestDeck) -> Cards:
    """Return the cards of a deck, worked out once."""
    known = scorers(guests)
    ids = tuple(guests)
    by_card = [known[id, owner] for id in ids for owner in (0, 1)]
    codes = tuple(_codes(scorer, ids) for scorer in by_card)
    return Cards(
        ids=ids,
        kinds=tuple(guest.rule.kind for guest in guests.values()),
        number={id: number for number, id in enumerate(ids)},
        reads=tuple(scorer.reads for scorer in by_card),
        codes=codes,
        changes=tuple(tuple(n - row[-1] for n in row) for row in codes),
        start=tuple(
            _start(scorer, row[card] - row[-1])
            for card, (scorer, row) in enumerate(zip(by_card, codes, strict=True))
        ),
        points=tuple(scorer.points for scorer in by_card),
        fields=tuple(len(scorer.tallies) for scorer in by_card),
    )


def _codes(scorer: Scorer, ids: Sequence[str]) -> tuple[int, ...]:
    found = [
        sum(
            tally[id, owner] << FIELD * field
            for field, tally in enumerate(scorer.tallies)
        )
        for id in ids
        for owner in (0, 1)
    ]
    return (*found, 1 << FIELD * len(scorer.tallies))


def _start(scorer: Scorer, itself: int) -> tuple[int, ...]:
    return tuple(
        itself if entry in reads else 0 for entry, reads in enumerate(scorer.reads)
    )


@lru_cache(maxsize=8)
def points_of(guests: GuestDeck) -> Valuation:
    """Return the valuation that counts points and hopes for nothing."""
    cards = cards_of(guests)

    def points(card: int) -> Values:
        sign = 1 - 2 * (card % 2)
        return Values(lambda code: sign * cards.worth(card, code))

    return tuple(points(card) for card in range(cards.empty))


class Best(NamedTuple):
    """A turn and what it adds, to the good of who plays it."""

    gain: int
    card: int
    entry: int


class Playout:
    """A table on which turns are done and undone."""

    __slots__ = ("_at", "_cards", "_codes", "_values", "_watch", "free", "value")

    def __init__(
        self, cards: Cards, values: Valuation, table: Iterable[tuple[int, int]] = ()
    ) -> None:
        """Seat the cards of a table, given as entries and cards."""
        self._cards = cards
        self._values = values
        self._at = [cards.empty] * SEATS_AT_TABLE
        self._codes = [0] * SEATS_AT_TABLE
        self._watch: list[list[int]] = [[] for _ in range(SEATS_AT_TABLE)]
        self.free: Final = list(range(SEATS_AT_TABLE))
        """The entries where nobody sits, ascending."""
        self.value = 0
        """The sum of the values of all seated cards."""
        for entry, card in table:
            self.seat(card, entry)

    def seat(self, card: int, entry: int) -> int:
        """Seat a card on a free entry and return what it adds to the value."""
        before, at, codes = self.value, self._at, self._codes
        self.value += self.gain(card, entry)
        for other in self._watch[entry]:
            codes[other] += self._cards.changes[at[other]][card]
        row, code = self._cards.codes[card], self._cards.start[card][entry]
        for other in self._cards.reads[card][entry]:
            code += row[at[other]]
            self._watch[other].append(entry)
        codes[entry] = code
        at[entry] = card
        self.free.remove(entry)
        return self.value - before

    def unseat(self, entry: int, gain: int) -> None:
        """Undo the last turn, which seated a card here and gained so much."""
        at, codes = self._at, self._codes
        card = at[entry]
        for other in self._cards.reads[card][entry]:
            self._watch[other].pop()
        at[entry] = self._cards.empty
        for other in self._watch[entry]:
            codes[other] -= self._cards.changes[at[other]][card]
        insort(self.free, entry)
        self.value -= gain

    def seated(self) -> list[tuple[int, int]]:
        """Return the taken entries and the cards there."""
        empty = self._cards.empty
        return [(entry, card) for entry, card in enumerate(self._at) if card != empty]

    def gain(self, card: int, entry: int) -> int:
        """Return what seating a card on a free entry would add to the value."""
        at, codes, cards = self._at, self._codes, self._cards
        row, code = cards.codes[card], cards.start[card][entry]
        for other in cards.reads[card][entry]:
            code += row[at[other]]
        found = self._values[card][code]
        for other in self._watch[entry]:
            reader, was = at[other], codes[other]
            values = self._values[reader]
            found += values[was + cards.changes[reader][card]] - values[was]
        return found

    def gains(self, card: int) -> list[int]:
        """Return `gain` on each free entry, in the order of `free`."""
        at, codes, cards, valued = self._at, self._codes, self._cards, self._values
        row, start, reads = cards.codes[card], cards.start[card], cards.reads[card]
        changes, watch = cards.changes, self._watch
        values, found = valued[card], []
        for entry in self.free:
            code = start[entry]
            for other in reads[entry]:
                code += row[at[other]]
            gain = values[code]
            for other in watch[entry]:
                reader, was = at[other], codes[other]
                theirs = valued[reader]
                gain += theirs[was + changes[reader][card]] - theirs[was]
            found.append(gain)
        return found

    def best(self, row: Sequence[int], mover: int) -> Best:
        """Return the turn that adds most for the mover; the first of equals.

        `row` has guests by number.
        """
        top = Best(-(10**9), 0, 0)
        for guest in row:
            card = 2 * guest + mover
            gains = self.gains(card)
            gain = -min(gains) if mover else max(gains)
            if gain > top.gain:
                at = gains.index(-gain if mover else gain)
                top = Best(gain, card, self.free[at])
        return top


def seated_cards(cards: Cards, table: WeddingTable) -> list[tuple[int, int]]:
    """Return the entries of a table and the cards there."""
    return [
        (entry, 2 * cards.number[placed[0]] + placed[1])
        for entry, placed in enumerate(table)
        if placed
    ]
