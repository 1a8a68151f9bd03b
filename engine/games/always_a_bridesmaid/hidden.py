"""Draws each thing a viewer of Always a Bridesmaid can't see, so that it might be true.

Reserve Cards and the Robot's cards come up equally often among all that fits what the
viewer saw; answers to the tiebreak question, having no limit, can't, but each can come
up. `resample` puts the pieces together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    Displayed,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    Scored,
)
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    BOT_SINGLE_DAYS,
    DRAW_SIZE,
    HOLD,
    RESERVE_SIZE,
    ROBOT_HAND,
    ROBOT_PICKS,
    ROUNDS,
    Accessory,
    Card,
    Cards,
    without,
)
from engine.games.always_a_bridesmaid.position import Robot
from engine.games.always_a_bridesmaid.view import View
from engine.rng import Rng


def draw_reserve(view: View, seat: Seat, rng: Rng) -> tuple[Cards, Cards]:
    """Return the five Reserve Cards a seat kept and the two left for Round 3.

    Either is empty before it was chosen. What was in hand in Round 1 had not been kept,
    and what was in hand in Round 2 was not left. Each pair that fits is as likely: there
    are as many ways to draw the other three whichever two are left.
    """
    if view.phase == "reserve":
        return (), ()
    if seat == view.viewer:
        return _own_reserve(view.log)
    in_hand = _seen_in_hand(view.log, seat)
    pool = without(ACCESSORIES, in_hand[1])
    if not any(isinstance(event, ReserveDrawn) for event in view.log):
        return _some(pool, RESERVE_SIZE, rng), ()
    left = _some(without(pool, in_hand[2]), RESERVE_SIZE - DRAW_SIZE, rng)
    drawn = _some(without(pool, left), DRAW_SIZE, rng)
    return tuple(sorted(left + drawn)), left


def _own_reserve(log: Sequence[BridesmaidEvent]) -> tuple[Cards, Cards]:
    kept: Cards = ()
    left: Cards = ()
    for event in log:
        if isinstance(event, ReserveKept):
            kept = event.kept[0][1]
        elif isinstance(event, ReserveDrawn) and event.round == 2:
            left = without(kept, event.drawn[0][1])
    return kept, left


def _seen_in_hand(log: Sequence[BridesmaidEvent], seat: Seat) -> dict[int, Cards]:
    """Return by round the cards a seat showed that it had in hand."""
    seen: dict[int, Cards] = dict.fromkeys(range(1, ROUNDS + 1), ())
    round = 1
    for event in log:
        match event:
            case Revealed():
                round = event.round
                card = event.cards[seat]
                if card is not None and card != HOLD:
                    seen[round] += (card,)
            case Scored():
                aside = event.asides[seat]
                if aside is not None:
                    seen[round] += (aside,)
            case Displayed():
                seen[round] += dict(event.cards).get(seat, ())
            case _:
                pass
    return seen


def draw_robot(view: View, rng: Rng) -> Robot:
    """Return the Robot's cards: the one removed, the offers, the picks, the orders.

    A player knows its own five and its own two (B13), everybody what was revealed.
    """
    revealed = _revealed_by_robot(view)
    formed = any(isinstance(event, RobotFed) for event in view.log)
    own, own_two, their_two = _draw_picks(
        view, _accessories(revealed), rng, formed=formed
    )
    out = rng.shuffled(without(ACCESSORIES, own + their_two))
    removed, theirs = out[0], tuple(sorted((*their_two, *out[1:])))
    deck: tuple[Card, ...] = (*sorted(own_two + their_two), HOLD) if formed else ()
    orders = []
    for cards in revealed:
        known = [deck.index(card) for card in cards]
        rest = [at for at in range(2 * ROBOT_PICKS + 1) if at not in known]
        orders.append((*known, *rng.shuffled(rest)))
    offers = (theirs, own) if view.viewer == 1 else (own, theirs)
    return Robot(removed, offers, tuple(orders), deck)


def _draw_picks(
    view: View, revealed: Cards, rng: Rng, *, formed: bool
) -> tuple[Cards, Cards, Cards]:
    """Return one player's five, its two of them, and the other player's two.

    For a spectator, who knows neither player's cards, the one player is seat 0.
    """
    own, own_two = view.robot_offer, view.robot_given
    if not formed:
        return own or _some(ACCESSORIES, ROBOT_HAND, rng), (), ()
    if own is None or own_two is None:
        unseen = 2 * ROBOT_PICKS - len(revealed)
        four = revealed + _some(without(ACCESSORIES, revealed), unseen, rng)
        own_two = _some(four, ROBOT_PICKS, rng)
        rest = _some(without(ACCESSORIES, four), ROBOT_HAND - ROBOT_PICKS, rng)
        return tuple(sorted(own_two + rest)), own_two, without(four, own_two)
    seen = without(revealed, own)
    unseen = ROBOT_PICKS - len(seen)
    return own, own_two, seen + _some(without(ACCESSORIES, own + seen), unseen, rng)


def _revealed_by_robot(view: View) -> list[list[Card]]:
    """Return what the Robot revealed, one list a round."""
    revealed: list[list[Card]] = [[] for _ in range(ROUNDS)]
    for event in view.log:
        if isinstance(event, Revealed):
            card = event.cards[view.seats]
            if card is not None:
                revealed[event.round - 1].append(card)
    return revealed


def _accessories(revealed: Sequence[Sequence[Card]]) -> Cards:
    """Return the different Accessories among these cards."""
    cards = {card for cards in revealed for card in cards if card != HOLD}
    return tuple(sorted(cards))


def draw_answers(view: View, rng: Rng) -> dict[Seat, int | None]:
    """Return what the tied players said, given who won by it (B11); empty if nothing."""
    if view.outcome is None:
        return {}
    winners = view.outcome.winners
    for event in view.log:
        if isinstance(event, Answered):
            own = dict(event.answers)
            longest = _draw_longest(event.asked, winners, own, rng)
            return {
                seat: own[seat]
                if seat in own
                else longest
                if seat in winners
                else _draw_shorter(longest, rng)
                for seat in event.asked
            }
    return {}


def _draw_longest(
    asked: Sequence[Seat],
    winners: Sequence[Seat],
    own: Mapping[Seat, int | None],
    rng: Rng,
) -> int | None:
    """Return the winners' answer: above the viewer's, or the viewer's if it won."""
    for seat, days in own.items():
        if seat in winners:
            return days
        return _draw_number(rng) + (0 if days is None else days + 1)
    everybody_silent = len(winners) == len(asked) and rng.below(2) == 0
    return None if everybody_silent else _draw_number(rng)


def _draw_shorter(longest: int | None, rng: Rng) -> int | None:
    """Return an answer that loses to the longest."""
    if not longest or rng.below(2) == 0:
        return None
    return _draw_number(rng) % longest


def _draw_number(rng: Rng) -> int:
    """Return any whole number from 0: often a bot's answer, seldom a large one."""
    if rng.below(2) == 0:
        return BOT_SINGLE_DAYS
    number = 1
    while rng.below(16):
        number = 2 * number + rng.below(2)
    return number - 1


def _some(cards: Sequence[Accessory], count: int, rng: Rng) -> Cards:
    """Return so many of the cards, ascending, each choice as likely."""
    return tuple(sorted(rng.sample(cards, count)))
