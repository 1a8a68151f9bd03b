"""At the Wedding Table: two players seat 16 guests and count what they enjoy.

The published rulebook is the law; what it leaves open is settled by the rulings
W1 to W11 in `docs/rulings.md`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
from engine.games.at_the_wedding_table import (
    best_moment,
    hindsight,
    notation,
    packing,
    reasons,
    words,
)
from engine.games.at_the_wedding_table.bots import BOTS, COACH
from engine.games.at_the_wedding_table.events import Ended, Seated
from engine.games.at_the_wedding_table.pieces import SEATS_AT_TABLE, Seating
from engine.games.at_the_wedding_table.resample import resample
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from engine.packing import Packer, Unpacker
from engine.rng import Rng
from engine.thinking import Thinking


class AtTheWeddingTable:
    """The game as a table sees it; see `engine.game.Game`."""

    key: str = "at-the-wedding-table"
    seat_counts: range = range(2, 3)
    hides_hands: bool = False
    max_decisions: int = SEATS_AT_TABLE
    bots: Mapping[str, Bot[Seating, View]] = BOTS
    coach: Coach[Seating, View] = COACH
    scale: Scale = Scale(factor=1, digits=1)
    """Points of lead at the end of the game."""
    unjudged: frozenset[str] = frozenset()
    open_ended: frozenset[str] = frozenset()

    def deal(
        self,
        seats: int,  # noqa: ARG002 - always two
        rng: Rng,
        options: Mapping[str, object] | None = None,
    ) -> dict[str, object]:
        """Return a random deal; options are `bride` and `guests`."""
        return notation.random_deal(rng, options or {})

    def start(self, seats: int, deal: object) -> State:
        """Return the opening state; raise RefusedError if the deal is not a deal."""
        return State.opening(notation.read_deal(seats, deal))

    def resample(self, view: View, rng: Rng) -> State:
        """Draw a state from the viewer's information set."""
        return resample(view, rng)

    def read_step(self, state: State, step: object) -> dict[Seat, Seating]:
        """Return the turn a step writes; raise RefusedError if it can't be made."""
        return notation.read_step(state, step)

    def write_step(
        self,
        state: State,  # noqa: ARG002 - a step says it all
        choices: Mapping[Seat, Seating],
    ) -> object:
        """Return the step for a turn."""
        (choice,) = choices.values()
        return notation.write_choice(choice)

    def read_choice(self, state: State, seat: Seat, choice: object) -> Seating:
        """Return a turn as a record writes it; raise RefusedError."""
        return notation.read_choice(state, seat, choice)

    def write_choice(self, choice: Seating) -> object:
        """Return a turn as a record writes it."""
        return notation.write_choice(choice)

    def retrace(self, state: State) -> tuple[dict[str, object], list[object]]:
        """Return the deal and the steps that lead to a state, as a record writes them."""
        return notation.retrace(state)

    def pack_deal(self, deal: Mapping[str, object], packer: Packer) -> None:
        """Pack a deal for a link."""
        packing.pack_deal(deal, packer)

    def unpack_deal(
        self,
        seats: int,  # noqa: ARG002 - always two
        unpacker: Unpacker,
    ) -> dict[str, object]:
        """Return the deal that was packed."""
        return packing.unpack_deal(unpacker)

    def trace(self, state: State) -> dict[str, object]:
        """Return what a replay prints of a state."""
        return notation.trace(state)

    def tell(self, event: Event, names: Sequence[str], viewer: Viewer) -> list[Message]:
        """Return the sentences for an event."""
        assert isinstance(event, (Seated, Ended)), event
        return words.tell(event, names, viewer)

    def describe(self, view: View, action: Seating) -> Message:
        """Return a choice in a few words."""
        return reasons.describe(view, action)

    def explain(self, view: View, action: Seating, names: Sequence[str]) -> Message:
        """Return one sentence on what speaks for a choice of the viewer."""
        return reasons.explain(view, action, names)

    def hindsight(
        self, state: State, choices: Mapping[Seat, Seating], seat: Seat, rng: Rng
    ) -> Thinking[Hindsight[Seating]]:
        """Return what became of the seat's choice among these."""
        return hindsight.hindsight(state, choices, seat, rng)

    def afterthought(self, state: State, seat: Seat) -> Thinking[object]:
        """Return the best seating for the seat's guests."""
        return hindsight.afterthought(state, seat)

    def best_moment(
        self, states: Sequence[State], names: Sequence[str], viewer: Viewer
    ) -> BestMoment | None:
        """Return the turn that moved the lead most."""
        return best_moment.best_moment(states[-1], names, viewer)


GAME: Final = AtTheWeddingTable()
