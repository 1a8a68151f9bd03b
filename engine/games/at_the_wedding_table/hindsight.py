"""Hindsight: what the guests did that turned up after a turn, before the player's next.

Two guests turn up until then. That is all that is taken from the true game: the rest of
the deck stays shuffled, or the same luck would be counted again at every later turn.
Luck is a turn's worth with these two on top of the deck less its worth with the deck as
unknown as it was, both against the same shuffles (common random numbers).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import Hindsight, Seat
from engine.games.at_the_wedding_table.bots.evaluate import POINT, hopes
from engine.games.at_the_wedding_table.bots.expert import (
    ARMS,
    EXACT,
    WORK,
    follow,
    playouts,
    prospects,
)
from engine.games.at_the_wedding_table.bots.facts import Facts, facts_of
from engine.games.at_the_wedding_table.bots.playout import Playout, points_of
from engine.games.at_the_wedding_table.bots.search import Turn, turns
from engine.games.at_the_wedding_table.bots.seating import best_seating
from engine.games.at_the_wedding_table.bots.worlds import Arm, try_turn
from engine.games.at_the_wedding_table.pieces import ROW_SIZE, Seating
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.view import View
from engine.rng import Rng
from engine.thinking import Thinking, part

AHEAD: Final = 2
"""Guests that turn up before the same player's next turn (W3)."""
SHORT: Final = 0.1
"""The share of thinking before the trials."""
MIN_TRIALS: Final = 8
"""Decks at least. Even ones choose what was best in hindsight, odd ones measure it: what
looks best of several in the same decks looks better than it is."""


def hindsight(
    state: State, choices: Mapping[Seat, Seating], seat: Seat, rng: Rng
) -> Thinking[Hindsight[Seating]]:
    """Return what became of a turn: exact where the coach is, else by playouts."""
    view = state.view(seat)
    facts = facts_of(view)
    number = facts.cards.number
    seen = state.turn + ROW_SIZE - 1
    known = [number[id] for id in state.deal.deck[seen : seen + AHEAD]]
    made = choices[seat]
    if facts.free <= EXACT:
        return (yield from _exactly(view, facts, known[: facts.free - 1], made))
    return (yield from _tried(state, facts, known, made, rng))


def _tried(
    state: State, facts: Facts, known: Sequence[int], made: Seating, rng: Rng
) -> Thinking[Hindsight[Seating]]:
    hope = facts.playout(hopes(facts))
    legal = state.legal_actions(facts.mover)
    found = yield from part(0.0, SHORT, prospects(facts, hope, legal, len(legal)))
    arms = [Arm(turn.card, turn.entry) for turn in found]
    own = next(arm for arm in arms if facts.action(arm.card, arm.entry) == made)
    arms = [own, *[arm for arm in arms[:ARMS] if arm is not own]]
    halves = [[_Trial(arm) for arm in arms] for _ in range(2)]
    guessed = _Trial(own)
    trials = max(MIN_TRIALS, playouts(facts.free, WORK) // (len(arms) + 1))
    for trial in range(trials):
        deck = facts.deck(rng)
        came = [*known, *[guest for guest in deck if guest not in known]]
        share = SHORT + (1 - SHORT) * trial / trials
        yield from guessed.go_on(share, facts, hope, deck)
        for one in halves[trial % 2]:
            yield from one.go_on(share, facts, hope, came)
    first, second = halves
    best = max(range(len(arms)), key=lambda n: first[n].mean)
    gain = second[best].mean - second[0].mean
    if gain <= 0:
        best, gain = 0, 0.0
    action = facts.action(arms[best].card, arms[best].entry)
    luck = (first[0].mean + second[0].mean) / 2 - guessed.mean
    return Hindsight(luck, action, gain, exact=False)


class _Trial:
    """A turn played out again and again by points and promises, both sides alike."""

    def __init__(self, arm: Arm) -> None:
        self.arm = Arm(arm.card, arm.entry)

    def go_on(
        self, share: float, facts: Facts, hope: Playout, deck: Sequence[int]
    ) -> Thinking[None]:
        """Play it out once more, with this deck; `share` is what is done."""
        yield share
        arm = self.arm
        arm.total += try_turn([hope], facts.row, deck, arm, follow(hope))
        arm.trials += 1

    @property
    def mean(self) -> float:
        """The lead it came to on average, in points."""
        return self.arm.mean / POINT


def _exactly(
    view: View, facts: Facts, known: Sequence[int], made: Seating
) -> Thinking[Hindsight[Seating]]:
    board = facts.playout(points_of(view.guests))
    knowing, guessing = Ending(board, facts, known), Ending(board, facts, ())
    found = turns(board, facts.row, facts.mover)
    worth: dict[Seating, float] = {}
    expected = 0.0
    for done, turn in enumerate(found):
        yield done / len(found)
        action = facts.action(turn.card, turn.entry)
        worth[action] = knowing.worth(turn)
        if action == made:
            expected = guessing.worth(turn)
    best = max(worth, key=lambda action: worth[action])
    luck, gain = worth[made] - expected, worth[best] - worth[made]
    return Hindsight(luck, best, gain, exact=True)


class Ending:
    """The last turns to their end, when it is known which guests turn up next."""

    def __init__(self, board: Playout, facts: Facts, known: Sequence[int]) -> None:
        """`board` counts points; `known` guests turn up in this order, then any."""
        self._board, self._facts, self._known = board, facts, tuple(known)

    def worth(self, turn: Turn) -> float:
        """Return the lead that best play makes of a turn, for whoever plays it."""
        facts = self._facts
        after = self._after(
            turn.card, turn.entry, facts.row, self._known, frozenset(facts.unseen)
        )
        return -after if facts.mover else after

    def _after(
        self,
        card: int,
        entry: int,
        row: Sequence[int],
        known: tuple[int, ...],
        unseen: frozenset[int],
    ) -> float:
        board, mover = self._board, card % 2
        gain = board.seat(card, entry)
        left = tuple([guest for guest in row if guest != card // 2])
        if not board.free:
            value: float = board.value
        elif known:
            first, *later = known
            value = self._best(
                (*left, first), 1 - mover, tuple(later), unseen - {first}
            )
        else:
            value = sum(
                self._best((*left, guest), 1 - mover, (), unseen - {guest})
                for guest in sorted(unseen)
            ) / len(unseen)
        board.unseat(entry, gain)
        return value

    def _best(
        self,
        row: Sequence[int],
        mover: Seat,
        known: tuple[int, ...],
        unseen: frozenset[int],
    ) -> float:
        board = self._board
        if len(board.free) == 1:
            gains = [board.gain(2 * guest + mover, board.free[0]) for guest in row]
            return board.value + (min(gains) if mover else max(gains))
        found = [
            self._after(turn.card, turn.entry, row, known, unseen)
            for turn in turns(board, row, mover)
        ]
        return min(found) if mover else max(found)


def afterthought(state: State, seat: Seat) -> Thinking[object]:
    """Return the best seating for the guests the player had, and the lead it makes."""
    best = yield from best_seating(state.view(seat), seat)
    table = [list(placed) if placed else None for placed in best.table]
    return {"lead": best.lead, "table": table}
