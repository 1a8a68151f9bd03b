"""Toss the Bouquet: a toy game, to prove that a game can be added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import BestMoment, Hindsight, RefusedError, Scale, Seat, Viewer
from engine.games.toss_the_bouquet import (
    best_moment,
    hindsight,
    notation,
    packing,
    reasons,
    words,
)
from engine.games.toss_the_bouquet.bots import BOTS, COACH
from engine.games.toss_the_bouquet.events import Ended, Jumped
from engine.games.toss_the_bouquet.resample import resample
from engine.games.toss_the_bouquet.rules import State
from engine.games.toss_the_bouquet.view import View
from engine.message import Message, say
from engine.packing import Packer, Unpacker
from engine.rng import Rng
from engine.thinking import Thinking


class TossTheBouquet:
    """The game as a table sees it."""

    key = "toss-the-bouquet"
    seat_counts = range(2, 5)
    hides_hands = True
    max_decisions = 3
    bots = BOTS
    coach = COACH
    scale = Scale(factor=1, digits=0)
    unjudged: frozenset[str] = frozenset()
    open_ended: frozenset[str] = frozenset()

    def deal(
        self, seats: int, rng: Rng, options: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        return {}

    def start(self, seats: int, deal: object) -> State:
        if deal != {}:
            raise RefusedError(say("toss-the-bouquet/no-deal"))
        return State((0,) * seats)

    def resample(self, view: View, rng: Rng) -> State:
        return resample(view, rng)

    def read_step(self, state: State, step: object) -> dict[Seat, int]:
        return notation.read_step(state, step)

    def write_step(self, state: State, choices: Mapping[Seat, int]) -> object:
        return notation.write_step(choices)

    def read_choice(self, state: State, seat: Seat, choice: object) -> int:
        return notation.read_choice(state, seat, choice)

    def write_choice(self, choice: int) -> object:
        return choice

    def retrace(self, state: State) -> tuple[dict[str, object], list[object]]:
        return notation.retrace(state)

    def pack_deal(self, deal: Mapping[str, object], packer: Packer) -> None:
        packing.pack_deal(deal, packer)

    def unpack_deal(self, seats: int, unpacker: Unpacker) -> dict[str, object]:
        return packing.unpack_deal(unpacker)

    def trace(self, state: State) -> dict[str, object]:
        return {"phase": state.phase, "scores": list(state.scores)}

    def tell(
        self, event: Jumped | Ended, names: Sequence[str], viewer: Viewer
    ) -> list[Message]:
        return words.tell(event, names)

    def describe(self, view: View, action: int) -> Message:
        return reasons.describe(action)

    def explain(self, view: View, action: int, names: Sequence[str]) -> Message:
        return reasons.explain()

    def hindsight(
        self, state: State, choices: Mapping[Seat, int], seat: Seat, rng: Rng
    ) -> Thinking[Hindsight[int]]:
        return hindsight.hindsight(choices[seat])

    def afterthought(self, state: State, seat: Seat) -> Thinking[object]:
        return hindsight.afterthought()

    def best_moment(
        self, states: Sequence[State], names: Sequence[str], viewer: Viewer
    ) -> BestMoment | None:
        return best_moment.best_moment()


GAME: Final = TossTheBouquet()
