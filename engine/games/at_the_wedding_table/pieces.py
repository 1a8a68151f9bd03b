"""The guests, their symbols and the 16 seats of the wedding table.

Rulebook, "Guests" and "Icons explanation"; rulings W2 to W9 and W11.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias, final

from engine.game import Seat

Symbol: TypeAlias = Literal["heart", "note", "glass", "cake", "chat"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("heart", "note", "glass", "cake", "chat")
RuleKind: TypeAlias = Literal[
    "symbol", "symbol_table", "any_symbol", "most_same",
    "own_card", "other_card", "own_corner", "other_corner", "guest", "flat",
]  # fmt: skip

GUESTS_IN_DECK: Final = 20
ROW_SIZE: Final = 3
SEATS_AT_TABLE: Final = 16
CORNERS: Final = (1, 8, 9, 16)
DJ: Final = "dj"
"""The guest that breaks ties for whoever seated it (W10)."""


@dataclass(frozen=True, slots=True)
class ScoringRule:
    """How a guest scores; which fields count depends on the kind."""

    kind: RuleKind
    points: int = 0
    symbol: Symbol | None = None
    table: tuple[int, ...] = ()
    """`symbol_table`: points for 0, 1, 2, ... symbols; the last entry for more."""
    guests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrows:
    """The scoring range, in the guest's own left and right (W2, W4); 0 is no arrow."""

    left: int = 0
    right: int = 0
    opposite: bool = False
    diagonal_left: bool = False
    diagonal_right: bool = False


@dataclass(frozen=True, slots=True)
class Guest:
    """One guest card."""

    id: str
    name: str
    """In English; `names` has it in other languages by language tag."""
    symbols: tuple[Symbol, ...]
    rule: ScoringRule
    arrows: Arrows
    names: Mapping[str, str]
    flavour: str


@final
class GuestDeck(Mapping[str, Guest]):
    """Twenty guests by their id, in the order of the deck's file; immutable.

    It can be hashed, so that what follows from a deck is worked out once a deck.
    """

    __slots__ = ("_guests", "_hash")

    def __init__(self, guests: Iterable[Guest]) -> None:
        self._guests = {guest.id: guest for guest in guests}
        self._hash = hash(tuple(self._guests))

    def __getitem__(self, id: str) -> Guest:
        return self._guests[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._guests)

    def __len__(self) -> int:
        return len(self._guests)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, GuestDeck):
            return NotImplemented
        return list(self._guests.items()) == list(other._guests.items())

    def __repr__(self) -> str:
        return f"GuestDeck({', '.join(self._guests)})"


Placed: TypeAlias = tuple[str, Seat]
"""A guest at the table: its id and who seated it, which is the colour of its card."""

WeddingTable: TypeAlias = tuple[Placed | None, ...]
"""16 entries from seat 1; None where nobody sits yet."""


class Seating(NamedTuple):
    """A turn: this guest from the row on this seat of the wedding table."""

    guest: str
    place: int
    """1 to 16 (W2)."""
