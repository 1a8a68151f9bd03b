"""The rounds of a finished game, read from its log: points, places, Displayed Cards."""

from __future__ import annotations

from typing import Literal

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import (
    Answered,
    Displayed,
    Revealed,
    Scored,
)
from engine.games.always_a_bridesmaid.pieces import ROUNDS, Cards
from engine.games.always_a_bridesmaid.scoring import early_lead, leaders
from engine.games.always_a_bridesmaid.view import View


def rounds(view: View) -> tuple[Scored, ...]:
    """Return every scored round in order."""
    return tuple(event for event in view.log if isinstance(event, Scored))


def tied(view: View) -> tuple[Seat, ...]:
    """Return who was asked how long they have been single; empty without a tie."""
    asked = (event.asked for event in view.log if isinstance(event, Answered))
    return next(asked, ())


def final_order(view: View) -> list[Seat]:
    """Return the players by score, winners first among equals."""
    won = view.outcome.winners if view.outcome else ()
    return sorted(
        range(view.seats),
        key=lambda who: (-view.participants[who].score, who not in won, who),
    )


def final_places(view: View) -> tuple[int, ...]:
    """Return each player's place, 1 for the winners; equals share one, as in a round."""
    won = view.outcome.winners if view.outcome else ()
    scores = [(view.participants[who].score, who in won) for who in range(view.seats)]
    order = sorted(set(scores), reverse=True)
    return tuple(order.index(score) + 1 for score in scores)


def displayed_by_round(view: View, seat: Seat) -> list[tuple[int, Cards]]:
    """Return the round and the cards for each time the seat displayed some."""
    shown: list[tuple[int, Cards]] = []
    round = 0
    for event in view.log:
        if isinstance(event, Scored):
            round = event.round
        elif isinstance(event, Displayed):
            shown += [(round, cards) for who, cards in event.cards if who == seat]
    return shown


def follows(view: View, scored: Scored) -> Literal["round", "tie", "end"]:
    """Return what comes after this round, from what its scoring settles already."""
    scores = tuple(race(view, seat)[scored.round] for seat in range(view.seats))
    if scored.round == 1:
        return "round"
    if scored.round < ROUNDS:
        return "round" if early_lead(scores, view.points) is None else "end"
    return "tie" if len(leaders(scores)) > 1 else "end"


def race(view: View, seat: Seat) -> tuple[int, ...]:
    """Return the seat's score at the start and after each round, WILD included."""
    scores, penalty = [0], 0
    for event in view.log:
        if isinstance(event, (Revealed, Scored)):
            penalty += seat in event.turned_wild
        if isinstance(event, Scored):
            scores.append(scores[-1] + event.points[seat] - penalty)
            penalty = 0
    return tuple(scores)
