"""The best moment: the card without which a round would have paid its player least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import BestMoment, Seat, Viewer
from engine.games.always_a_bridesmaid.events import Revealed, Scored
from engine.games.always_a_bridesmaid.pieces import POINTS, Accessory
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.games.always_a_bridesmaid.words import tell_best


class _Turned(NamedTuple):
    """A card that lay face up when a round was scored."""

    moment: int
    seat: Seat
    card: Accessory
    scored: Scored


def best_moment(
    states: Sequence[State], names: Sequence[str], viewer: Viewer
) -> BestMoment | None:
    """Return the card that made most Ranking Points for its player.

    That is what the round paid, less what it would have paid with this card away and all
    else as it was. A card that turned THE START WILD had its price and is left out. Of
    equal ones, a winner's and then the latest; None if no card made any.
    """
    outcome = states[-1].outcome
    won = outcome.winners if outcome else ()
    best: tuple[tuple[int, bool, int], _Turned] | None = None
    for turned in _turned_over(states):
        seat, scored = turned.seat, turned.scored
        swing = scored.points[seat] - _without(turned).points[seat]
        rank = (swing, seat in won, turned.moment)
        if swing > 0 and (best is None or rank > best[0]):
            best = rank, turned
    if best is None:
        return None
    (swing, _, moment), turned = best
    seat = turned.seat
    told = tell_best(turned.scored, _without(turned), seat, names, viewer)
    return BestMoment(moment, seat, swing, told)


def _turned_over(states: Sequence[State]) -> Iterator[_Turned]:
    """Yield the players' cards of all rounds, set aside or not, with their moment."""
    came: dict[tuple[Seat, Accessory], int] = {}
    for moment in range(1, len(states)):
        for event in states[moment].log[len(states[moment - 1].log) :]:
            if not isinstance(event, (Revealed, Scored)):
                continue
            cards = event.cards if isinstance(event, Revealed) else event.asides
            for seat, card in enumerate(cards[: states[0].seats]):
                if isinstance(card, int) and seat not in event.turned_wild:
                    came[seat, card] = moment
            if isinstance(event, Scored):
                for (seat, card), at in came.items():
                    yield _Turned(at, seat, card, event)
                came = {}


def _without(turned: _Turned) -> Scored:
    """Return how the round would have been scored with the card away (B7)."""
    scored = turned.scored
    totals = list(scored.totals)
    totals[turned.seat] -= turned.card
    places = ranks(totals)
    paid = ranking_points(places, POINTS[len(totals)])
    return scored._replace(totals=tuple(totals), ranks=places, points=paid)
