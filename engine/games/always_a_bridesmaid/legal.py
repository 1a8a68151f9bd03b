"""What may be chosen in Always a Bridesmaid, and why anything else may not.

`legal_actions` lists, `refusal` explains; a test holds them together. A refusal's
message cites its ruling in brackets and has the seat to blame as an argument.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from engine.game import FINISHED, Seat
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    BOT_SINGLE_DAYS,
    DRAW_SIZE,
    HOLD,
    RESERVE_SIZE,
    ROBOT_PICKS,
    Action,
    Cards,
)
from engine.games.always_a_bridesmaid.position import Position
from engine.message import Message, say


def legal_actions(state: Position, seat: Seat) -> Sequence[Action]:
    """Return what the seat may choose, in a fixed order; empty if nothing."""
    if seat not in state.to_act:
        return ()
    match state.phase:
        case "play":
            return (*state.hands[seat], HOLD)
        case "reserve":
            return _picks(ACCESSORIES, RESERVE_SIZE)
        case "robot":
            assert state.robot is not None
            return _picks(state.robot.offers[seat], ROBOT_PICKS)
        case "draw":
            return _picks(state.reserves[seat], DRAW_SIZE)
        case "aside":
            return (None, *state.hands[seat])
        case "display":
            return _displays(played(state, seat), state.hands[seat], state.due[seat])
        case _:
            return (None, BOT_SINGLE_DAYS)


@lru_cache(maxsize=1 << 14)
def _picks(cards: Cards, count: int) -> tuple[Cards, ...]:
    return tuple(combinations(cards, count))


@lru_cache(maxsize=1 << 14)
def _displays(played: Cards, hand: Cards, due: int) -> tuple[Cards, ...]:
    """Cards played this round first; from hand only when those run out (B8)."""
    if due <= len(played):
        return _picks(played, due)
    rest = _picks(hand, due - len(played))
    return tuple(tuple(sorted(played + more)) for more in rest)


def played(state: Position, seat: Seat) -> Cards:
    """Return the cards played this round, ascending; one set aside counts (B8)."""
    aside = state.asides[seat]
    return tuple(sorted(state.arms[seat] + (() if aside is None else (aside,))))


def refusal(state: Position, seat: Seat, action: object) -> Message | None:
    """Return why the seat may not choose this, whatever it is, or None if it may."""
    if seat not in state.to_act:
        return _not_to_act(state, seat)
    match state.phase:
        case "play":
            return _refused_play(state, seat, action)
        case "aside":
            return _refused_aside(state, seat, action)
        case "single":
            fits = action is None or (type(action) is int and action >= 0)
            return None if fits else no("single-not-days", seat)
        case "reserve":
            return _refused_cards(
                seat, action, state.hands[seat], RESERVE_SIZE, "reserve"
            )
        case "robot":
            assert state.robot is not None
            offer = state.robot.offers[seat]
            return _refused_cards(seat, action, offer, ROBOT_PICKS, "robot")
        case "draw":
            reserve = state.reserves[seat]
            return _refused_cards(seat, action, reserve, DRAW_SIZE, "draw")
        case _:
            return _refused_display(state, seat, action)


def no(name: str, seat: Seat, **args: object) -> Message:
    """Return a refusal of this game, as a message."""
    return say(f"always-a-bridesmaid/{name}", seat=seat, **args)


def _not_to_act(state: Position, seat: Seat) -> Message:
    """Say why it is not this seat's decision."""
    if state.phase == FINISHED:
        return no("game-over", seat)
    if seat not in range(state.seats):
        return no("no-such-seat", seat)
    match state.phase:
        case "play":
            return no("held-back", seat)
        case "aside" if seat in state.first:
            return no("nothing-to-set-aside", seat)
        case "aside":
            return no("not-entitled", seat)
        case "display":
            return no("nothing-earned", seat)
        case _:
            return no("not-tied", seat)


def _refused_play(state: Position, seat: Seat, action: object) -> Message | None:
    if _is_accessory(action):
        return _refused_from_hand(state, seat, action)
    if type(action) is str and action == HOLD:
        return None
    return no("play-not-a-card", seat, given=shown(action))


def _refused_aside(state: Position, seat: Seat, action: object) -> Message | None:
    if action is None:
        return None
    if type(action) is str and action == HOLD:
        return no("aside-hold-back", seat)
    if _is_accessory(action):
        return _refused_from_hand(state, seat, action)
    return no("aside-not-a-card", seat, given=shown(action))


def _refused_from_hand(state: Position, seat: Seat, card: object) -> Message | None:
    """Say where a card is if it is not in hand."""
    if card in state.hands[seat]:
        return None
    if card in state.reserves[seat]:
        return no("in-reserve", seat, card=card)
    if card in state.displayed[seat]:
        return no("on-display", seat, card=card)
    return no("already-played", seat, card=card)


def _refused_display(state: Position, seat: Seat, action: object) -> Message | None:
    """Displaying: the count, then played cards before those in hand (B8)."""
    mine = played(state, seat)
    due = state.due[seat]
    wrong = _refused_list(seat, action, due, "display")
    if wrong:
        return wrong
    assert isinstance(action, tuple)
    for card in action:
        if card in mine or card in state.hands[seat]:
            continue
        if card in state.reserves[seat]:
            return no("display-reserve", seat, card=card)
        return no("on-display", seat, card=card)
    from_hand = [card for card in action if card not in mine]
    if len(from_hand) > max(0, due - len(mine)):
        return no("display-hand-first", seat, card=from_hand[0])
    return None


def _refused_cards(
    seat: Seat, action: object, among: Cards, count: int, phase: str
) -> Message | None:
    """Say what is wrong with a choice of `count` cards among these."""
    wrong = _refused_list(seat, action, count, phase)
    if wrong:
        return wrong
    assert isinstance(action, tuple)
    for card in action:
        if card not in among:
            return no(f"{phase}-not-there", seat, card=card)
    return None


def _refused_list(seat: Seat, action: object, n: int, phase: str) -> Message | None:
    """Say why this is not `n` different Accessories in ascending order."""
    if type(action) is not tuple:
        return no(f"{phase}-no-cards", seat, n=n, wanted=number(n), given=shown(action))
    for card in action:
        if type(card) is str and card == HOLD:
            return no(f"{phase}-hold-back", seat)
        if not _is_accessory(card):
            return no("no-such-card", seat, given=shown(card))
    if len(action) != n:
        return _refused_count(seat, len(action), n, phase)
    for card, after in pairwise(action):
        if card == after:
            return no("card-twice", seat, card=card)
        if card > after:
            return no("not-ascending", seat)
    return None


def _refused_count(seat: Seat, count: int, n: int, phase: str) -> Message:
    """Say how many cards are too many, or how many are missing."""
    return no(
        f"{phase}-{'too-few' if count < n else 'too-many'}",
        seat,
        n=n,
        wanted=number(n),
        given=number(count),
        off=number(abs(n - count)),
    )


def _is_accessory(thing: object) -> bool:
    """Tell whether this is the value of a card; True and 1.0 are not."""
    return type(thing) is int and thing in ACCESSORIES


def shown(thing: object) -> int | Message:
    """Return whatever somebody gave in a form fit and short enough for a sentence."""
    match thing:
        case bool():
            return given("true" if thing else "false")
        case int() if abs(thing) < 10**9:
            return thing
        case str() if thing.isprintable() and len(thing) <= 20:
            return given("text", text=thing)
        case None:
            return given("nothing")
        case int() | float():
            return given("number")
        case str():
            return given("some-text")
        case tuple() | list():
            return given("list")
        case _:
            return given("other")


def number(count: int) -> int | Message:
    """Return a number of cards in words where it is short enough: six."""
    if count <= len(ACCESSORIES):
        return say(f"always-a-bridesmaid/number-{count}")
    return count


def given(name: str, **args: object) -> Message:
    """Return a name for what somebody gave, as a message."""
    return say(f"always-a-bridesmaid/given-{name}", **args)
