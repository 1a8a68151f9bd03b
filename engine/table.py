"""One game being played: who sits there, what was chosen, what is still sealed.

A table is the only thing in the engine that changes. It keeps every state it went
through, so that looking back costs nothing, and it is where actions are checked: a
state trusts what it is given.

Choices at a decision point stay sealed until the last of them is in. A sealed choice is
in no state and so in nobody's view; only its owner is told of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.asking import choose
from engine.game import AnyBot, AnyGame, AnyState, Event, RefusedError, Seat, Viewer
from engine.games import game_named
from engine.message import Message, say
from engine.record import Player, Record
from engine.rng import Rng


@dataclass(slots=True)
class Table:
    """A game in progress or finished; `open_table` and `new_table` make one."""

    game: AnyGame
    players: tuple[Player, ...]
    deal: dict[str, object]
    states: list[AnyState]
    """The opening state, then one after each step."""
    steps: list[object]
    """As a record writes them; `steps[i]` leads from `states[i]` to the next."""
    extra: dict[str, object]
    """Top-level keys of its record that mean nothing here; they are kept."""
    sealed: dict[Seat, Any] = field(default_factory=dict)
    """Choices made at this decision point while others are still missing."""

    @property
    def state(self) -> AnyState:
        """The position now."""
        return self.states[-1]

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that still owe a choice here."""
        return tuple(seat for seat in self.state.to_act if seat not in self.sealed)

    @property
    def record(self) -> Record:
        """The game as a file would hold it; sealed choices are in no record."""
        return Record(
            self.game.key, self.players, self.deal, tuple(self.steps), self.extra
        )

    def view(self, viewer: Viewer) -> Any:
        """Return the game's view for the viewer."""
        return self.state.view(viewer)

    def legal_actions(self, seat: Seat) -> Sequence[Any]:
        """Return what the seat may choose now; empty once it has chosen."""
        return self.state.legal_actions(seat) if seat in self.waiting_for else ()

    def refusal(self, seat: Seat, action: object) -> Message | None:
        """Return why the seat may not choose this now, or None if it may."""
        if seat in self.sealed:
            return say("table/already-chosen")
        return self.state.refusal(seat, action)

    def choose(self, seat: Seat, action: Any) -> tuple[Event, ...]:
        """Seal the seat's choice; apply all of them if it was the last one missing.

        Return what happened, in full: nothing while others are still choosing. Raise
        RefusedError if the seat may not choose this.
        """
        refusal = self.refusal(seat, action)
        if refusal:
            raise RefusedError(refusal)
        self.sealed[seat] = action
        return () if self.waiting_for else self._reveal()

    def _reveal(self) -> tuple[Event, ...]:
        before = self.state
        choices = {seat: self.sealed[seat] for seat in before.to_act}
        self.steps.append(self.game.write_step(before, choices))
        self.states.append(before.apply(choices))
        self.sealed = {}
        return self.state.log[len(before.log) :]

    def take_back_refusal(self, seat: Seat) -> Message | None:
        """Return why the seat can take nothing back, or None if it can.

        A choice can be taken back until anything was revealed to anybody by it, and
        never so that somebody else has to choose again.
        """
        if seat in self.sealed:
            return None
        if not self.steps:
            return say("table/nothing-to-take-back")
        before = self.states[-2]
        if any(e.reveals for e in self.state.log[len(before.log) :]):
            return say("table/revealed-since")
        if seat not in before.to_act:
            return say("table/not-your-choice")
        if self.sealed:
            return say("table/others-chose-since")
        return None

    def take_back(self, seat: Seat) -> None:
        """Open the seat's last choice again; what others chose stays sealed.

        Raise RefusedError where `take_back_refusal` says why not.
        """
        refusal = self.take_back_refusal(seat)
        if refusal:
            raise RefusedError(refusal)
        if seat not in self.sealed:
            self.states.pop()
            self.sealed = self.game.read_step(self.state, self.steps.pop())
        del self.sealed[seat]


def new_table(
    key: str,
    players: Sequence[Player],
    rng: Rng,
    options: dict[str, object] | None = None,
) -> Table:
    """Deal a new table; raise RefusedError if the game can't be played so."""
    game = game_named(key)
    if len(players) not in game.seat_counts:
        raise RefusedError(seat_count_refusal(game, len(players)))
    deal = game.deal(len(players), rng, options)
    return open_table(Record(key, tuple(players), deal, (), {}))


def open_table(record: Record) -> Table:
    """Replay a record to a table; raise RefusedError, naming the step that fails."""
    game = game_named(record.game)
    if len(record.players) not in game.seat_counts:
        raise RefusedError(
            say("record/whole", reason=seat_count_refusal(game, len(record.players)))
        )
    try:
        state = game.start(len(record.players), record.deal)
    except RefusedError as refused:
        raise RefusedError(say("record/whole", reason=refused.message)) from None
    table = Table(
        game, record.players, dict(record.deal), [state], [], dict(record.extra)
    )
    for ply, step in enumerate(record.steps):
        state = table.state
        try:
            if state.phase == "finished":
                raise RefusedError(say("table/game-over"))
            choices = game.read_step(state, step)
        except RefusedError as refused:
            raise RefusedError(_at_step(ply, refused.message)) from None
        table.steps.append(step)
        table.states.append(state.apply(choices))
    return table


def seat_count_refusal(game: AnyGame, seats: int) -> Message:
    """Return why this number of seats does not do."""
    counts = game.seat_counts
    return say(
        "table/seat-count" if len(counts) > 1 else "table/seat-count-exactly",
        seats=seats,
        least=counts[0],
        most=counts[-1],
    )


def bot_choice(table: Table, seat: Seat, bot: AnyBot, seed: int) -> Any:
    """Return what the bot on this seat chooses now, from its view alone.

    The choice depends on the seed, the step and the seat only, so a bot interrupted by
    a closed page chooses the same when the table is opened again.
    """
    return choose(bot, table.state, seat, seed, len(table.steps))


def _at_step(ply: int, reason: Message) -> Message:
    seat = reason.args.get("seat")
    if seat is None:
        return say("record/at-step", step=ply, reason=reason)
    return say("record/at-seat", step=ply, seat=seat, reason=reason)
