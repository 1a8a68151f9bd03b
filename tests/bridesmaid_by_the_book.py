"""Always a Bridesmaid told a second time, straight from the rulebook, slow and simple.

It shares nothing with the engine: no piece, no state, no table. A game is one course of
events that stops wherever somebody has to choose, in the order of the rulebook's
chapters. The engine is held against it, decision by decision.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

ACCESSORIES = (-5, -3, -2, 0, 1, 2, 3, 5, 6, 8, 10)
PAYS = {3: [1, 2, 0], 4: [1, 3, 2, 0], 5: [1, 3, 2, 1, 0]}

Asked: TypeAlias = dict[int, list[Any]]
"""What each player who has to choose may choose."""
Course: TypeAlias = Generator[Asked, Mapping[int, Any], None]


@dataclass
class Player:
    """One of them, and what lies before her."""

    hand: set[int] = field(default_factory=lambda: set(ACCESSORIES))
    reserve: set[int] = field(default_factory=set)
    displayed: set[int] = field(default_factory=set)
    arm: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    wild: bool = False

    @property
    def total(self) -> int:
        return sum(self.arm) + sum(self.aside)

    @property
    def score(self) -> int:
        return len(self.displayed) - (1 if self.wild else 0)


@dataclass
class Party:
    """Everybody at the table."""

    players: list[Player]
    robot: Mapping[str, Any] | None = None
    """As a record's deal has it."""
    robot_deck: list[Any] = field(default_factory=list)
    round: int = 1
    robot_total: int = 0
    points: list[list[int]] = field(default_factory=list)
    """Ranking Points, a list a round, the Robot's last."""
    winners: list[int] = field(default_factory=list)

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.players]


def choose(cards: Sequence[int] | set[int], count: int) -> list[tuple[int, ...]]:
    return list(combinations(sorted(cards), count))


def whole_game(party: Party) -> Course:
    """Setup, then the rounds."""
    players = party.players
    kept = yield {at: choose(one.hand, 5) for at, one in enumerate(players)}
    for at, cards in kept.items():
        players[at].reserve = set(cards)
        players[at].hand -= set(cards)
    if party.robot:
        offers = party.robot["hands"]
        picked = yield {at: choose(offers[at], 2) for at in (0, 1)}
        party.robot_deck = [*sorted([*picked[0], *picked[1]]), "HOLD"]
    yield from rounds(party)


def rounds(party: Party) -> Course:
    """Three rounds with hand growth between them, and who wins."""
    players = party.players
    for number in range(party.round, 4):
        party.round = number
        if number == 2:
            drawn = yield {at: choose(one.reserve, 3) for at, one in enumerate(players)}
            for at, cards in drawn.items():
                players[at].hand |= set(cards)
                players[at].reserve -= set(cards)
        if number == 3:
            for one in players:
                one.hand |= one.reserve
                one.reserve = set()
        yield from one_round(party)
        if number == 2 and leads_by_too_much(party):
            party.winners = [party.scores.index(max(party.scores))]
            return
    best = max(party.scores)
    party.winners = [at for at, score in enumerate(party.scores) if score == best]
    if len(party.winners) > 1:
        days = yield {at: [None, 100] for at in party.winners}
        longest = max((n for n in days.values() if n is not None), default=None)
        party.winners = [at for at in party.winners if days[at] == longest]


def leads_by_too_much(party: Party) -> bool:
    """Early finish: ahead of second place by more than one round can bring."""
    first, second = sorted(party.scores, reverse=True)[:2]
    return first - second > (2 if len(party.points[-1]) == 3 else 3)


def one_round(party: Party) -> Course:
    """Turns until all but one have held back; then scoring and clean-up."""
    players = party.players
    playing = set(range(len(players)))
    robot_plays = party.robot is not None
    party.robot_total = 0
    somebody_held = False
    turn = 0
    while len(playing) + robot_plays > 1:
        cards = yield {
            at: [*sorted(players[at].hand), "HOLD"] for at in sorted(playing)
        }
        held = [at for at in sorted(playing) if cards[at] == "HOLD"]
        for at in playing - set(held):
            players[at].hand.remove(cards[at])
            players[at].arm.append(cards[at])
            players[at].wild |= cards[at] in (-2, -3, -5)
        if party.robot and robot_plays:
            order = party.robot["orders"][party.round - 1]
            card = party.robot_deck[order[turn]]
            if card == "HOLD":
                robot_plays = False
            else:
                party.robot_total += card
        playing -= set(held)
        if held and not somebody_held:
            somebody_held = True
            may = [at for at in held if players[at].hand]
            if may:
                put = yield {at: [None, *sorted(players[at].hand)] for at in may}
                for at in may:
                    if put[at] is not None:
                        players[at].hand.remove(put[at])
                        players[at].aside = [put[at]]
        turn += 1
    yield from scoring(party)


def scoring(party: Party) -> Course:
    """Ranking Points, Displayed Cards, clean-up."""
    players = party.players
    for one in players:
        one.wild |= any(card in (-2, -3, -5) for card in one.aside)
    totals = [one.total for one in players]
    totals += [party.robot_total] if party.robot else []
    points = ranking_points(totals)
    party.points.append(points)
    due = {at: points[at] for at in range(len(players)) if points[at]}
    if due:
        shown = yield {at: displays(players[at], count) for at, count in due.items()}
        for at, cards in shown.items():
            players[at].displayed |= set(cards)
    for one in players:
        one.hand |= {*one.arm, *one.aside}
        one.hand -= one.displayed
        one.arm, one.aside = [], []


def ranking_points(totals: Sequence[int]) -> list[int]:
    """Tied players share that rank's points; ties do not skip the next rank."""
    points = []
    for total in totals:
        rank = len({other for other in totals if other > total})
        points.append(PAYS[len(totals)][rank] // totals.count(total))
    return points


def displays(one: Player, count: int) -> list[tuple[int, ...]]:
    """From the cards played this round first, then from hand."""
    played = [*one.arm, *one.aside]
    if count <= len(played):
        return choose(played, count)
    more = choose(one.hand, count - len(played))
    return [tuple(sorted([*played, *cards])) for cards in more]
