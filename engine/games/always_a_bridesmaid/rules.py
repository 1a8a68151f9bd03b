"""The course of a game of Always a Bridesmaid: one immutable state after another.

Rulebook, "Setup" to "End of the game". A state goes through the phases `reserve`,
`robot` (two players), `play` and `aside` turn by turn, `display`, `draw` (before Round
2), `single` (a tie) and `finished`; a phase in which nobody decides is left out. What
may be chosen is settled in `legal`, what a viewer knows in `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Seat, Viewer
from engine.games.always_a_bridesmaid import closing, legal
from engine.games.always_a_bridesmaid.events import (
    BridesmaidEvent,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    RobotShown,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    HOLD,
    WILD_ACCESSORIES,
    Accessory,
    Action,
    Card,
    Cards,
    merged,
    participants,
    without,
)
from engine.games.always_a_bridesmaid.position import Position, Robot
from engine.games.always_a_bridesmaid.scoring import turned_wild
from engine.games.always_a_bridesmaid.view import View, look
from engine.message import Message


class State(Position):
    """A position, and what the rules say of it."""

    __slots__ = ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Return what the seat may choose, in a fixed order.

        In the phase `single` these are two examples; any whole number from 0 will do.
        """
        return legal.legal_actions(self, seat)

    def refusal(self, seat: Seat, action: object) -> Message | None:
        """Return why the seat may not choose this thing, or None if it may."""
        return legal.refusal(self, seat, action)

    def apply(self, choices: Mapping[Seat, Action]) -> State:
        """Return the state after all seats in `to_act` chose; choices are trusted."""
        return _STEPS[self.phase](self, choices)

    def view(self, viewer: Viewer) -> View:
        """Return all that the viewer may know."""
        return look(self, viewer)


def opening(seats: int, robot: Robot | None) -> State:
    """Return the state in which everybody chooses five Reserve Cards."""
    ranked = participants(seats)
    return State(
        seats=seats,
        phase="reserve",
        round=1,
        turn=1,
        to_act=tuple(range(seats)),
        hands=(ACCESSORIES,) * seats,
        reserves=((),) * seats,
        displayed=((),) * seats,
        arms=((),) * ranked,
        asides=(None,) * seats,
        totals=(0,) * ranked,
        active=tuple(range(ranked)),
        first=(),
        wild=(False,) * seats,
        due=(),
        robot=robot,
        outcome=None,
        log=(),
    )


def _keep_reserve(state: State, choices: Mapping[Seat, Cards]) -> State:
    """Setup: five Accessories face down, the other six form the hand of Round 1."""
    kept = tuple(sorted(choices.items()))
    log: tuple[BridesmaidEvent, ...] = (ReserveKept(kept),)
    if state.robot:
        log += (RobotShown(tuple(enumerate(state.robot.offers))),)
    reserves = tuple([cards for _, cards in kept])
    return state._replace(
        phase="robot" if state.robot else "play",
        hands=tuple([without(ACCESSORIES, cards) for cards in reserves]),
        reserves=reserves,
        log=log,
    )


def _feed_robot(state: State, choices: Mapping[Seat, Cards]) -> State:
    """Robot setup: two cards of each player and its HOLD BACK are its deck (B13)."""
    assert state.robot is not None
    picked = tuple(sorted(choices.items()))
    deck: tuple[Card, ...] = (*sorted(choices[0] + choices[1]), HOLD)
    return state._replace(
        phase="play",
        robot=state.robot._replace(deck=deck),
        log=(*state.log, RobotFed(tuple(enumerate(state.robot.offers)), picked)),
    )


def _draw(state: State, choices: Mapping[Seat, Cards]) -> State:
    """Hand growth: three Reserve Cards join the hand for Round 2 (B1)."""
    drawn = tuple(sorted(choices.items()))
    return state._replace(
        phase="play",
        hands=tuple([merged(state.hands[seat], cards) for seat, cards in drawn]),
        reserves=tuple([without(state.reserves[seat], cards) for seat, cards in drawn]),
        to_act=tuple(range(state.seats)),
        log=(*state.log, ReserveDrawn(2, len(drawn[0][1]), drawn)),
    )


def _play(state: State, choices: Mapping[Seat, Card]) -> State:
    """Round flow: reveal together, resolve each card, check for scoring (B4)."""
    ranked = len(state.totals)
    cards: list[Card | None] = [None] * ranked
    totals = [0] * ranked if state.turn == 1 else list(state.totals)
    hands, arms = list(state.hands), list(state.arms)
    players: list[int] = []
    held: list[Seat] = []
    flipped: list[Seat] = []
    for seat in state.to_act:
        card = cards[seat] = choices[seat]
        if card == HOLD:
            held.append(seat)
            continue
        players.append(seat)
        hand = hands[seat]
        place = hand.index(card)
        hands[seat] = hand[:place] + hand[place + 1 :]
        arms[seat] += (card,)
        totals[seat] += card
        if card in WILD_ACCESSORIES and not state.wild[seat]:
            flipped.append(seat)
    active = tuple(players)
    to_act = active
    if state.robot and state.seats in state.active:  # in the same step (B14)
        robot = state.seats
        card = cards[robot] = robot_card(state.robot, state.round, state.turn)
        if card != HOLD:
            active += (robot,)
            arms[robot] += (card,)
            totals[robot] += card

    first = state.first
    newly: tuple[Seat, ...] = ()
    entitled: tuple[Seat, ...] = ()
    if held and not first:  # the Robot's HOLD BACK does not count (B6)
        first = newly = tuple(held)
        entitled = tuple([seat for seat in held if hands[seat]])
    over = len(active) < 2
    now = tuple(totals)
    event = Revealed(
        state.round, state.turn, tuple(cards), now, tuple(flipped), newly, entitled
    )
    revealed = State(
        state.seats,
        "aside" if entitled else "play",
        state.round,
        state.turn if entitled or over else state.turn + 1,
        entitled or to_act,
        tuple(hands),
        state.reserves,
        state.displayed,
        tuple(arms),
        state.asides,
        now,
        active,
        first,
        turned_wild(state.wild, flipped),
        (),
        state.robot,
        None,
        (*state.log, event),
    )
    return closing.score(revealed) if over and not entitled else revealed


def _set_aside(state: State, choices: Mapping[Seat, Accessory | None]) -> State:
    """HOLD BACK: the first to hold back may set one Accessory aside, face down (B5)."""
    hands, asides = list(state.hands), list(state.asides)
    for seat, card in choices.items():
        if card is not None:
            hands[seat] = without(hands[seat], (card,))
            asides[seat] = card
    lying = tuple([(seat, asides[seat]) for seat in state.to_act])
    chosen = tuple([(seat, card) for seat, card in lying if card is not None])
    event = SetAside(state.to_act, tuple([seat for seat, _ in chosen]), chosen)
    over = len(state.active) < 2
    after = state._replace(
        phase="play",
        turn=state.turn if over else state.turn + 1,
        to_act=tuple([seat for seat in state.active if seat < state.seats]),
        hands=tuple(hands),
        asides=tuple(asides),
        log=(*state.log, event),
    )
    return closing.score(after) if over else after


def robot_card(robot: Robot, round: int, turn: int) -> Card:
    """Return the card the Robot reveals on this turn; rounds and turns count from 1."""
    return robot.deck[robot.orders[round - 1][turn - 1]]


_STEPS: dict[str, Callable[[State, Any], State]] = {
    "reserve": _keep_reserve,
    "robot": _feed_robot,
    "draw": _draw,
    "play": _play,
    "aside": _set_aside,
    "display": closing.display,
    "single": closing.say_how_long,
}
"""By phase; each step takes choices of its own kind, hence `Any`."""
