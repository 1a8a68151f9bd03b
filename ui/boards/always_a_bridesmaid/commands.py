"""The commands of Always a Bridesmaid: cards are chosen by value or by name.

What is only asked is answered in `answers`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD, Card
from engine.games.always_a_bridesmaid.words import accessory
from engine.message import say
from engine.text import sentence
from engine.text import words as english
from ui.boards import Nothing, Seen
from ui.boards.always_a_bridesmaid import answers
from ui.boards.always_a_bridesmaid.answers import PAGE, ask
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.tokens import (
    NO_ANSWER,
    NO_CARD,
    NUMBER,
    SEVERAL,
    UNIT,
    days_typed,
    forced,
    token_of,
)
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.commands import Answer, Typed, Verb, called, missing, which, words_of
from ui.parts.common import signed


def _cards(typed: Typed) -> list[Card] | Answer:
    """Return the cards that a line names, by value or by how a name begins."""
    found: list[Card] = []
    for word in typed.words:
        if word.lstrip("-").isdecimal():
            found.append(int(word))
            continue
        if HOLD.lower().startswith(word) or word in words_of(f"{PAGE}/hold"):
            found.append(HOLD)
            continue
        cards = called(word, {card: _names(card) for card in ACCESSORIES})
        if len(cards) != 1:
            return which(word, [accessory(card) for card in cards])
        found += cards
    return found


def _names(card: int) -> tuple[str, str]:
    name = f"name-{card}"
    return sentence(say(f"cards/{name}")), str(english("cards")[name])


def _one(id: str, typed: Typed) -> Card | Answer:
    found = _cards(typed)
    if isinstance(found, Answer):
        return found
    return found[0] if len(found) == 1 else missing(ask(f"{id}-help"))


def play(_: Seen, typed: Typed) -> Answer:
    """Choose a card for this turn."""
    card = _one("play", typed)
    return card if isinstance(card, Answer) else _picked(card)


def hold(_: Seen, __: Typed) -> Answer:
    """Choose HOLD BACK for this turn."""
    return _picked(HOLD)


def _picked(card: Card) -> Answer:
    return Answer(picks=(token_of(card),), action=card)


def aside(_: Seen, typed: Typed) -> Answer:
    """Choose the card to set aside, or none."""
    if typed.words and typed.words[0] in words_of("commands/cards-none"):
        return Answer(picks=(NO_CARD,), action=Nothing.CHOSEN)
    card = _one("aside", typed)
    return card if isinstance(card, Answer) else _picked(card)


def _several(id: str, seen: Seen, typed: Typed) -> Answer:
    """Choose several cards at once; those without a choice need not be named."""
    cards = _cards(typed)
    if isinstance(cards, Answer):
        return cards
    if not cards:
        return missing(ask(f"{id}-help"))
    fixed = forced(seen)
    numbers = sorted(card for card in cards if isinstance(card, int))
    free = [card for card in numbers if card not in fixed]
    action: object = tuple(sorted([*free, *fixed]))
    if len(numbers) < len(cards) or len(set(numbers)) < len(numbers):
        action = tuple(cards)  # the engine says what is wrong with it
    named = [signed(card) for card in sorted({*free, *fixed})]
    phase = view_of(seen).phase
    says = (msg(f"wax-{phase}", cards=named),) if phase in SEVERAL else ()
    return Answer(says, tuple(token_of(card) for card in free), action)


def keep(seen: Seen, typed: Typed) -> Answer:
    """Choose the five Reserve Cards."""
    return _several("keep", seen, typed)


def give(seen: Seen, typed: Typed) -> Answer:
    """Choose the Robot's two cards."""
    return _several("give", seen, typed)


def take(seen: Seen, typed: Typed) -> Answer:
    """Choose the three Reserve Cards that join the hand."""
    return _several("take", seen, typed)


def display(seen: Seen, typed: Typed) -> Answer:
    """Choose what to display."""
    return _several("display", seen, typed)


def _days(unit: str, typed: Typed) -> Answer:
    """Answer the tiebreaker."""
    if set(typed.words) & set(words_of("commands/cards-none")):
        return Answer(picks=(NO_ANSWER,), action=Nothing.CHOSEN)
    if len(typed.numbers) != 1:
        return missing(ask("days-help"))
    for other in ("days", "months", "years"):
        if set(typed.words) & set(words_of(f"{PAGE}/{other}")):
            unit = other
    picks = (f"{NUMBER}:{typed.numbers[0]}", f"{UNIT}:{unit}")
    days = days_typed(picks)
    if days is None:
        return Answer(picks=picks, action=typed.numbers[0])
    goes_in = ask("goes-in", days=told("days-n", n=days))
    return Answer((goes_in,), picks=picks, action=days)


def days(_: Seen, typed: Typed) -> Answer:
    """Answer the tiebreaker in days."""
    return _days("days", typed)


def months(_: Seen, typed: Typed) -> Answer:
    """Answer the tiebreaker in months."""
    return _days("months", typed)


def years(_: Seen, typed: Typed) -> Answer:
    """Answer the tiebreaker in years."""
    return _days("years", typed)


def card(seen: Seen, typed: Typed) -> Answer:
    """Say what a card is, and what playing it would bring."""
    found = _one("card", typed)
    return found if isinstance(found, Answer) else answers.card(seen, found)


def _in(*phases: str) -> Callable[[Seen], bool]:
    return lambda seen: view_of(seen).phase in phases and bool(seen.legal)


def _has_seat(seen: Seen) -> bool:
    return view_of(seen).viewer is not None


VERBS: Final = (
    Verb(f"{PAGE}/play", play, _in("play")),
    Verb(f"{PAGE}/hold", hold, _in("play")),
    Verb(f"{PAGE}/aside", aside, _in("aside")),
    Verb(f"{PAGE}/keep", keep, _in("reserve")),
    Verb(f"{PAGE}/give", give, _in("robot")),
    Verb(f"{PAGE}/take", take, _in("draw")),
    Verb(f"{PAGE}/display", display, _in("display")),
    Verb(f"{PAGE}/days", days, _in("single")),
    Verb(f"{PAGE}/months", months, _in("single")),
    Verb(f"{PAGE}/years", years, _in("single")),
    Verb(f"{PAGE}/card", card),
    Verb(f"{PAGE}/hand", answers.hand, _has_seat),
    Verb(f"{PAGE}/hands", answers.hands),
    Verb(f"{PAGE}/table", answers.table),
    Verb(f"{PAGE}/score", answers.score),
    Verb(f"{PAGE}/why", answers.why),
)
"""The commands of this game, those that choose first."""
