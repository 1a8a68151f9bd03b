"""A game looked at again: what was knowable at each decision, and what was luck.

Each choice is judged by the game's coach on what its seat knew when it was made. A coach
that tries things out errs a little, and the best of many tried is the luckiest of them
too. So it judges three times, with chance of its own each time, and each trial measures
what is best by the others. A choice is a mistake only if all find something better, and
about as much better: then the difference is their mean, else it is 0. The first trial is
the hint that could be had there: whoever does as a hint says is never blamed for it. So
1 of 64 choices of the expert were called mistakes and 18 of 74 of the easy bot at Always a
Bridesmaid for three; at the Wedding Table none of 24 and 13 of 24.

What nobody could know then is reckoned apart (`Game.hindsight`) and never added to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from engine.game import AnyGame, AnyState, Judgement, RefusedError, Seat
from engine.message import say
from engine.rng import Rng
from engine.table import Table
from engine.thinking import Thinking, part

A = TypeVar("A", bound=Hashable)

TRIALS: Final = 3
AGREED: Final = 3
"""The largest of the measured differences is at most so many times the smallest."""


class Point(NamedTuple):
    """A decision of one seat: `ply` counts the steps made before it."""

    ply: int
    seat: Seat


class Loss(NamedTuple, Generic[A]):
    """How much worse a choice was than the best one."""

    made: float
    """What the choice was worth, in the coach's measure."""
    best: A
    loss: float
    """How much more the best was worth; 0 if the choice was about as good."""


class Decision(NamedTuple):
    """What a review says of one decision; choices are as records write them."""

    ply: int
    seat: Seat
    made: object
    worth: float
    """What the choice was worth by what was known then."""
    best: object
    loss: float
    """How much more the best was worth, 0 if the choice was about as good."""
    exact: bool
    """Whether that is worked out to the end of the game, nothing estimated."""
    luck: float
    """How much more the choice turned out to be worth by what nobody could know."""
    hindsight: object
    """What would have been worth most, had that been known."""
    gain: float
    """How much more that would have been worth than the choice, as it turned out."""


def points(table: Table, seats: Sequence[Seat]) -> list[Point]:
    """Return the decisions of these seats that can be judged, in order."""
    game = table.game
    return [
        Point(ply, seat)
        for ply, state in enumerate(table.states[:-1])
        if state.phase not in game.unjudged
        for seat in state.to_act
        if seat in seats and len(state.legal_actions(seat)) > 1
    ]


def people(table: Table) -> tuple[Seat, ...]:
    """Return the seats to be reviewed: of persons, or all where only bots played."""
    persons = tuple(s for s, p in enumerate(table.players) if p.level is None)
    return persons or tuple(range(len(table.players)))


def review(
    table: Table, seats: Sequence[Seat], seed: int
) -> Thinking[tuple[Decision, ...]]:
    """Return what there is to say of every decision of these seats."""
    found, at = [], points(table, seats)
    for done, point in enumerate(at):
        decision = decide(table, point, seed)
        found.append((yield from part(done / len(at), (done + 1) / len(at), decision)))
    return tuple(found)


def decide(table: Table, point: Point, seed: int) -> Thinking[Decision]:
    """Return what there is to say of one decision.

    Raise RefusedError if the seat decided nothing there.
    """
    ply, seat = point
    game = table.game
    if ply not in range(len(table.steps)) or seat not in table.states[ply].to_act:
        raise RefusedError(say("protocol/no-such-decision", step=ply, seat=seat))
    state = table.states[ply]
    choices = game.read_step(state, table.steps[ply])
    made = choices[seat]
    rng = Rng.for_decision(~seed, ply, seat)
    behind = yield from part(
        0.0, 0.3, game.hindsight(state, choices, seat, rng.split())
    )
    chances = [Rng.for_decision(seed, ply, seat)]  # as for a hint
    if not behind.exact:
        chances += [rng.split() for _ in range(1, TRIALS)]
    found = yield from part(0.3, 1.0, _judged(game, state, seat, chances))
    lost = loss(found, made)
    return Decision(
        ply=ply,
        seat=seat,
        made=game.write_choice(made),
        worth=lost.made,
        best=game.write_choice(lost.best),
        loss=lost.loss,
        exact=behind.exact,
        luck=behind.luck,
        hindsight=game.write_choice(behind.best),
        gain=behind.gain,
    )


def _judged(
    game: AnyGame, state: AnyState, seat: Seat, chances: Sequence[Rng]
) -> Thinking[list[Sequence[Judgement[Hashable]]]]:
    view, legal = state.view(seat), state.legal_actions(seat)
    found = []
    trials = len(chances)
    for trial, rng in enumerate(chances):
        judging = game.coach.judge(view, legal, rng)
        found.append((yield from part(trial / trials, (trial + 1) / trials, judging)))
    return found


def loss(trials: Sequence[Sequence[Judgement[A]]], made: A) -> Loss[A]:
    """Return how much worse a choice was than the best, by one trial or several.

    Of several, each measures what the others find best. A choice that a trial left out
    is worth no more there than the least that it has. One that a trial puts first is as
    good as the best, for that may have been the hint.
    """
    tables = [_Worths(found) for found in trials]
    worth = sum(table[made] for table in tables) / len(tables)
    measured = [
        table[_best(tables[:n] + tables[n + 1 :] or tables)] - table[made]
        for n, table in enumerate(tables)
    ]
    least, most = min(measured), max(measured)
    advised = any(table.best == made for table in tables)
    if advised or least <= 0 or least * AGREED < most:
        return Loss(worth, made, 0.0)
    return Loss(worth, _best(tables), sum(measured) / len(measured))


def _best(tables: Sequence[_Worths[A]]) -> A:
    """Return what is worth most by these trials together; by one, what it puts first."""
    if len(tables) == 1:
        return tables[0].best
    actions = dict.fromkeys(action for table in tables for action in table)
    return max(actions, key=lambda action: sum(table[action] for table in tables))


class _Worths(Mapping[A, float]):
    """What one trial says of each action."""

    def __init__(self, judged: Sequence[Judgement[A]]) -> None:
        self.best = judged[0].action
        self._values = {one.action: one.value for one in judged}
        self._least = min(self._values.values())

    def __getitem__(self, action: A) -> float:
        return self._values.get(action, self._least)

    def __iter__(self) -> Iterator[A]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)
