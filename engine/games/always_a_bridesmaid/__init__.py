"""Always a Bridesmaid: shine at the wedding without outshining the bride.

A simultaneous card game for 2 to 5 players, design Jimic, 2026. The rulings B1 to B14
settle what its rulebook leaves open; they are cited where they matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from engine.game import (
    BestMoment,
    Bot,
    Coach,
    Event,
    Hindsight,
    Scale,
    Seat,
    Viewer,
)
from engine.games.always_a_bridesmaid import (
    best_moment,
    hindsight,
    notation,
    packing,
    reasons,
    words,
)
from engine.games.always_a_bridesmaid.bots import BOTS, COACH
from engine.games.always_a_bridesmaid.events import BridesmaidEvent
from engine.games.always_a_bridesmaid.pieces import Action
from engine.games.always_a_bridesmaid.resample import resample
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.view import View
from engine.message import Message
from engine.packing import Packer, Unpacker
from engine.rng import Rng
from engine.thinking import Thinking


class AlwaysABridesmaid:
    """The game as a table sees it; see `engine.game.Game`."""

    key: str = "always-a-bridesmaid"
    seat_counts: range = notation.SEAT_COUNTS
    hides_hands: bool = True
    max_decisions: int = 39
    """Reserve, robot, draw, single; 7 + 10 + 12 turns, as no hand has more cards; and
    in each round one step to set aside and one to display."""
    bots: Mapping[str, Bot[Action, View]] = BOTS
    coach: Coach[Action, View] = COACH
    scale: Scale = Scale(factor=100, digits=0)
    """Shares of the win, told as wins in 100 games."""
    unjudged: frozenset[str] = frozenset({"single"})
    open_ended: frozenset[str] = frozenset({"single"})

    def deal(
        self,
        seats: int,
        rng: Rng,
        options: Mapping[str, object] | None = None,  # noqa: ARG002 - it has none
    ) -> dict[str, object]:
        """Return a random deal; this game has no options."""
        return notation.deal(seats, rng)

    def start(self, seats: int, deal: object) -> State:
        """Return the opening state; raise RefusedError if the deal is not a deal."""
        return notation.read_deal(seats, deal)

    def resample(self, view: View, rng: Rng) -> State:
        """Draw a state from the viewer's information set."""
        return resample(view, rng)

    def read_step(self, state: State, step: object) -> dict[Seat, Action]:
        """Return the choices of one step; raise RefusedError if they may not be made."""
        return notation.read_step(state, step)

    def write_step(self, state: State, choices: Mapping[Seat, Action]) -> object:
        """Return the step of a record for these choices."""
        return notation.write_step(state, choices)

    def read_choice(self, state: State, seat: Seat, choice: object) -> Action:
        """Return one seat's choice; raise RefusedError if it may not choose that."""
        return notation.read_choice(state, seat, choice)

    def write_choice(self, choice: Action) -> object:
        """Return one seat's choice as a record writes it."""
        return notation.write_choice(choice)

    def retrace(self, state: State) -> tuple[dict[str, object], list[object]]:
        """Return the deal and the steps that lead to a state, as a record writes them."""
        return notation.retrace(state)

    def pack_deal(self, deal: Mapping[str, object], packer: Packer) -> None:
        """Pack a deal for a link."""
        packing.pack_deal(deal, packer)

    def unpack_deal(self, seats: int, unpacker: Unpacker) -> dict[str, object]:
        """Return the deal that was packed."""
        return packing.unpack_deal(seats, unpacker)

    def trace(self, state: State) -> dict[str, object]:
        """Return what a replay prints of a state."""
        return notation.trace(state)

    def tell(self, event: Event, names: Sequence[str], viewer: Viewer) -> list[Message]:
        """Return the sentences for an event already redacted for the viewer."""
        return words.tell(cast(BridesmaidEvent, event), names, viewer)

    def describe(self, view: View, action: Action) -> Message:
        """Return a choice in a few words."""
        return reasons.describe(view, action)

    def explain(self, view: View, action: Action, names: Sequence[str]) -> Message:
        """Return one sentence on what speaks for a choice of the viewer."""
        return reasons.explain(view, action, names)

    def hindsight(
        self, state: State, choices: Mapping[Seat, Action], seat: Seat, rng: Rng
    ) -> Thinking[Hindsight[Action]]:
        """Return what became of the seat's choice among these."""
        return hindsight.hindsight(state, choices, seat, rng)

    def afterthought(self, state: State, seat: Seat) -> Thinking[object]:
        """Return None: there is no such question in this game."""
        return hindsight.afterthought(state, seat)

    def best_moment(
        self, states: Sequence[State], names: Sequence[str], viewer: Viewer
    ) -> BestMoment | None:
        """Return the card that brought most Ranking Points."""
        return best_moment.best_moment(states, names, viewer)


GAME: Final = AlwaysABridesmaid()
