"""What follows a round of Always a Bridesmaid: scoring, displaying, clean-up, the end.

Rulebook, "Round scoring" and "End of the game"; `rules` has what comes before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engine.game import FINISHED, Outcome, Seat
from engine.games.always_a_bridesmaid.events import (
    Answered,
    Displayed,
    Ended,
    ReserveDrawn,
    Scored,
)
from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    POINTS,
    ROUNDS,
    WILD_ACCESSORIES,
    Cards,
    merged,
    without,
)
from engine.games.always_a_bridesmaid.position import Position
from engine.games.always_a_bridesmaid.scoring import (
    early_lead,
    leaders,
    longest_single,
    ranking_points,
    ranks,
    turned_wild,
)
from engine.message import Message, say

P = TypeVar("P", bound=Position)
"""A position, or a state: each step gives back what it was given."""


def score(state: P) -> P:
    """Round scoring I: turn over what was set aside, rank, share out the points."""
    totals, flipped = list(state.totals), []
    for seat, card in enumerate(state.asides):
        if card is not None:
            totals[seat] += card
            if card in WILD_ACCESSORIES and not state.wild[seat]:
                flipped.append(seat)
    places = ranks(totals)
    points = ranking_points(places, POINTS[len(totals)])
    asides = (*state.asides, None) if state.robot else state.asides
    event = Scored(
        state.round, state.arms, asides, tuple(totals), places, points, tuple(flipped)
    )
    due = points[: state.seats]  # the Robot's points vanish (B12)
    earners = tuple([seat for seat, count in enumerate(due) if count])
    scored = state._replace(
        phase="display",
        to_act=earners,
        totals=event.totals,
        wild=turned_wild(state.wild, flipped),
        due=due,
        log=(*state.log, event),
    )
    return scored if earners else _clean_up(scored)


def display(state: P, choices: Mapping[Seat, Cards]) -> P:
    """Round scoring II: as many Accessories face up as points were earned (B8)."""
    displayed = list(state.displayed)
    for seat, cards in choices.items():
        displayed[seat] = merged(displayed[seat], cards)
    return _clean_up(
        state._replace(
            displayed=tuple(displayed),
            log=(*state.log, Displayed(tuple(sorted(choices.items())))),
        )
    )


def _clean_up(state: P) -> P:
    """Return what was played to the hands; begin the next round or end the game."""
    ranked = len(state.totals)
    clean = state._replace(
        turn=1,
        to_act=tuple(range(state.seats)),
        hands=tuple(
            [
                without(ACCESSORIES, displayed + reserve)
                for displayed, reserve in zip(
                    state.displayed, state.reserves, strict=True
                )
            ]
        ),
        arms=((),) * ranked,
        asides=(None,) * state.seats,
        active=tuple(range(ranked)),
        first=(),
        due=(),
    )
    if state.round == 1:
        return clean._replace(phase="draw", round=2)
    scores = clean.scores
    if state.round < ROUNDS:
        lead = early_lead(scores, POINTS[ranked])
        if lead is None:
            return _take_up_the_rest(clean)
        return _end(clean, leaders(scores), reason("early", lead=lead), early=True)
    best = leaders(scores)
    if len(best) > 1:
        return clean._replace(phase="single", to_act=best, active=())
    return _end(clean, best, reason("most-points", score=max(scores)))


def _take_up_the_rest(state: P) -> P:
    """Hand growth: Round 3 adds the last Reserve Cards, with no choice (B1)."""
    drawn = tuple(enumerate(state.reserves))
    return state._replace(
        phase="play",
        round=3,
        hands=tuple([merged(state.hands[seat], cards) for seat, cards in drawn]),
        reserves=((),) * state.seats,
        log=(*state.log, ReserveDrawn(3, len(drawn[0][1]), drawn)),
    )


def say_how_long(state: P, choices: Mapping[Seat, int | None]) -> P:
    """Tiebreaker: whoever has been single longest wins (B11)."""
    winners = longest_single(choices)
    event = Answered(state.to_act, tuple(sorted(choices.items())))
    told = state._replace(log=(*state.log, event))
    return _end(told, winners, tie_reason(state.to_act, winners, max(state.scores)))


def _end(
    state: P, winners: tuple[Seat, ...], why: Message, *, early: bool = False
) -> P:
    outcome = Outcome(winners, state.scores, why)
    return state._replace(
        phase=FINISHED,
        to_act=(),
        active=(),
        outcome=outcome,
        log=(*state.log, Ended(outcome, early)),
    )


def reason(name: str, **args: object) -> Message:
    """Return why the game was won, as a message."""
    return say(f"always-a-bridesmaid/outcome-{name}", **args)


def tie_reason(
    asked: tuple[Seat, ...], winners: tuple[Seat, ...], score: int
) -> Message:
    """Return how a tie was broken, or that it was not (B11)."""
    if winners == asked:
        return reason("shared", score=score)
    longest = "single-longest" if len(winners) == 1 else "single-equally"
    return reason(longest, score=score)
