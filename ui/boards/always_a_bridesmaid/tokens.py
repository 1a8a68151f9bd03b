"""What taps mean: tokens to picks, picks to an action.

Tokens: `card:8` and `card:HOLD` for a card, `aside:none` for no card set aside,
`days:none` for "I won't say", `single-number:14` and `single-unit:months` for what was
typed into the tiebreaker's fields.
"""

from __future__ import annotations

import re
from typing import Final

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    DRAW_SIZE,
    HOLD,
    RESERVE_SIZE,
    ROBOT_PICKS,
    Accessory,
    Action,
    Card,
)
from ui.boards import Nothing, Picks, Seen
from ui.boards.always_a_bridesmaid.cast import view_of

NO_CARD: Final = "aside:none"
NO_ANSWER: Final = "days:none"
PICKED: Final = "picked"
"""From where a card walks that is put down: which one it is stays its owner's secret."""
NUMBER: Final = "single-number"
UNIT: Final = "single-unit"

SEVERAL: Final = ("reserve", "robot", "draw", "display")
"""Phases in which several cards are chosen at once."""

UNITS: Final[dict[str, float]] = {"days": 1, "months": 30.4375, "years": 365.25}
"""Days in each; the mean month and year of the calendar."""

_NUMBER: Final = re.compile(r"\d{1,9}(?:[.,]\d{1,3})?")


def token_of(card: Card) -> str:
    """Return the token a card carries."""
    return f"card:{card}"


_FACES: Final[tuple[Card, ...]] = (*ACCESSORIES, HOLD)
_CARDS: Final = {token_of(card): card for card in _FACES}


def cards_picked(seen: Seen) -> tuple[Accessory, ...]:
    """Return the Accessories picked, ascending, those without a choice among them."""
    return _accessories(seen, seen.picks)


def card_picked(picks: Picks) -> Card | None:
    """Return the card picked where one is chosen (phases `play` and `aside`)."""
    return next((_CARDS[t] for t in picks if t in _CARDS), None)


def needed(seen: Seen) -> int:
    """Return how many cards the viewer has to pick in this phase."""
    view = view_of(seen)
    sizes = {"reserve": RESERVE_SIZE, "robot": ROBOT_PICKS, "draw": DRAW_SIZE}
    return view.due if view.phase == "display" else sizes.get(view.phase, 1)


def forced(seen: Seen) -> frozenset[Accessory]:
    """Return the cards that every choice of Displayed Cards has to hold (B8)."""
    if view_of(seen).phase != "display" or not seen.legal:
        return frozenset()
    first, *others = (frozenset(action) for action in seen.legal)
    return first.intersection(*others)


def open_to_choice(seen: Seen) -> frozenset[Accessory]:
    """Return the cards that some choice of several cards may hold."""
    return frozenset(card for action in seen.legal for card in action)


def picks_after(seen: Seen, token: str) -> Picks:
    """Return the picks after a tap on this token.

    One of several cards replaces another; of many, each tap toggles, and one too many
    changes nothing. What is typed replaces what was typed.
    """
    picks = seen.picks
    kind, _, _ = token.partition(":")
    if kind in (NUMBER, UNIT):
        kept = (t for t in picks if not t.startswith(f"{kind}:") and t != NO_ANSWER)
        return (*kept, token)
    if token in picks:
        return tuple(t for t in picks if t != token)
    phase = view_of(seen).phase
    if phase == "single":
        return (*picks, token) if token == NO_ANSWER else picks
    if phase in ("play", "aside"):
        fits = token in _CARDS or token == NO_CARD
        return (token,) if fits else picks
    return (*picks, token) if _may_join(seen, token) else picks


def action_of(seen: Seen, picks: Picks) -> Action | Nothing:
    """Return the action these picks make up, legal or not; None if not one yet."""
    if NO_CARD in picks or NO_ANSWER in picks:
        return Nothing.CHOSEN
    phase = view_of(seen).phase
    if phase == "single":
        return days_typed(picks)
    if phase in ("play", "aside"):
        return card_picked(picks)
    cards = _accessories(seen, picks)
    return cards if len(cards) >= needed(seen) else None


def days_typed(picks: Picks) -> int | None:
    """Return the answer to the tiebreaker in days, or None before there is a number.

    >>> days_typed(("single-number:14", "single-unit:months"))
    426
    """
    number = _NUMBER.fullmatch(typed(picks, NUMBER).strip())
    if number is None:
        return None
    unit = UNITS.get(typed(picks, UNIT), 1)
    return round(float(number[0].replace(",", ".")) * unit)


def typed(picks: Picks, field: str) -> str:
    """Return what stands in one of the tiebreaker's fields."""
    values = (token.partition(":")[2] for token in picks if token.startswith(field))
    return next(values, "")


def _may_join(seen: Seen, token: str) -> bool:
    card = _CARDS.get(token, HOLD)
    return card in open_to_choice(seen) - forced(seen) and len(
        _accessories(seen, seen.picks)
    ) < needed(seen)


def _accessories(seen: Seen, picks: Picks) -> tuple[Accessory, ...]:
    picked = [_CARDS.get(token, HOLD) for token in picks]
    return tuple(sorted({c for c in picked if c != HOLD} | forced(seen)))
