"""The 65 cards of Always a Bridesmaid and its points table.

Rulebook, "Components" and "Round scoring I". An Accessory is written as its printed
value, a whole number; HOLD BACK as the text `HOLD`, as in a table record. THE START and
its back, WILD, are no cards of the hand: a seat's `wild` says which side is up.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Accessory: TypeAlias = int
HoldBack: TypeAlias = Literal["HOLD"]
Card: TypeAlias = Accessory | HoldBack
Cards: TypeAlias = tuple[Accessory, ...]
"""Accessories in ascending order."""
Action: TypeAlias = Cards | Card | None
"""What a seat may choose: Accessories in ascending order (phases `reserve`, `robot`,
`draw` and `display`), a card to play, a card to set aside or None for no card, days
single or None for "won't say".
"""

HOLD: Final = "HOLD"
ACCESSORIES: Final[tuple[Accessory, ...]] = (-5, -3, -2, 0, 1, 2, 3, 5, 6, 8, 10)
WILD_ACCESSORIES: Final = frozenset({-5, -3, -2})
"""Playing or revealing one of these flips THE START to WILD (B9)."""

ROUNDS: Final = 3
RESERVE_SIZE: Final = 5
DRAW_SIZE: Final = 3
"""Reserve Cards taken up at the start of Round 2; Round 3 takes the rest (B1)."""
ROBOT_HAND: Final = 5
ROBOT_PICKS: Final = 2
BOT_SINGLE_DAYS: Final = 100
"""What a bot says when asked how long it has been single (B11)."""

POINTS: Final[dict[int, tuple[int, ...]]] = {
    3: (1, 2, 0),
    4: (1, 3, 2, 0),
    5: (1, 3, 2, 1, 0),
}
"""Ranking Points by the number of participants, the Robot included: 1st, 2nd, ..."""


def participants(seats: int) -> int:
    """Return how many are ranked: with two players the Robot is the third (B12)."""
    return 3 if seats == 2 else seats


def without(cards: Cards, gone: Cards) -> Cards:
    """Return the cards that are not among those gone, in their order."""
    return tuple([card for card in cards if card not in gone])


def merged(cards: Cards, more: Cards) -> Cards:
    """Return all the cards in ascending order."""
    return tuple(sorted(cards + more))
