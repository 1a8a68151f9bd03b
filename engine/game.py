"""The contract every game keeps, and the words all of them share.

A *state* is immutable and complete: it holds everybody's secrets. A *view* is what one
seat (or a spectator) may know of it. A *decision point* is a state in which one or more
seats owe a choice; all their choices are applied together, so simultaneous choice is the
normal case and a turn of one seat is the case with one choice.

Vocabulary: seat, viewer, action, legal actions, decision point, event, log, view,
outcome. `CONTRIBUTING.md` explains each.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.message import Message
from engine.packing import Packer, Unpacker
from engine.rng import Rng
from engine.thinking import Thinking

Seat: TypeAlias = int
"""A place at the table, counted from 0 in table order."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat, or None for a spectator, who sees what everybody sees."""

FINISHED = "finished"
"""The phase of a state in which nobody has anything left to decide."""


class RefusedError(ValueError):
    """Something that breaks a rule or makes no sense; `message` says why.

    Raised for actions that are not legal and for records, decks and files that can't be
    read. `str()` gives the message's id and arguments, for the eyes of developers.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {dict(message.args)}")
        self.message = message


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[Seat, ...]
    """Ascending; empty after a draw."""
    scores: tuple[int, ...]
    """One a seat."""
    reason: Message
    """Why these seats won: most points, a tiebreaker, a shared win, a draw."""


class Event(Protocol):
    """Something that happened at the table, in full; values are immutable tuples."""

    def seen_by(self, viewer: Viewer) -> Event:
        """Return the event without what the viewer may not know."""

    @property
    def reveals(self) -> bool:
        """Whether anybody learned something by it that can't be unlearned (undo)."""


A = TypeVar("A", bound=Hashable)
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V")


class State(Protocol[A, V_co]):
    """One position with everybody's secrets. Immutable: `apply` returns a new one."""

    @property
    def phase(self) -> str:
        """The kind of decision that is due, in the record's words, or `finished`."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a choice, ascending; empty exactly when it is finished."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points as they stand now, one a seat."""

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in full."""

    def legal_actions(self, seat: Seat) -> Sequence[A]:
        """Return what the seat may choose now, in a fixed order; empty if nothing.

        Open-ended answers (any whole number) are listed by a few examples only; the
        game says where (`open_ended`). `refusal` is the law. Links hold places in this
        order, so it stays as it is for ever; `tests/links/` holds it fast.
        """

    def refusal(self, seat: Seat, action: object) -> Message | None:
        """Return why the seat may not choose this, or None if it may."""

    def apply(self, choices: Mapping[Seat, A]) -> State[A, V_co]:
        """Return the state after all seats in `to_act` chose.

        Choices are trusted, for the sake of speed: one for each seat in `to_act` and no
        other, each of them without a `refusal`. `engine.table` checks.
        """

    def view(self, viewer: Viewer) -> V_co:
        """Return all that the viewer may know, the redacted log included."""


class Bot(Protocol[A, V_contra]):
    """A player that chooses by a rule. It sees a view, never a state."""

    level: str
    """Its id in records (`bot:LEVEL`)."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng) -> A:
        """Return one of the legal actions; equal arguments give an equal answer."""

    def think(self, view: V_contra, legal: Sequence[A], rng: Rng) -> Thinking[A]:
        """Choose the same, slice by slice; a slice takes a few milliseconds at most.

        `engine.thinking` has base classes that give one of the two from the other.
        """


class Judgement(NamedTuple, Generic[A]):
    """What an action is worth to a seat, in the eyes of a strong player."""

    action: A
    value: float
    """More is better; the game says of what: points of lead, share of a win."""


class Hindsight(NamedTuple, Generic[A]):
    """What became of a choice by what nobody could know when it was made.

    It is kept apart from what the choice was worth: luck is no merit and no mistake.
    """

    luck: float
    """How much more the choice turned out to be worth; below 0 if less."""
    best: A
    """What would have been worth most, had it been known."""
    gain: float
    """How much more that would have been worth than the choice; 0 if it is the choice."""
    exact: bool
    """Whether all this is worked out to the end of the game, nothing estimated."""


class BestMoment(NamedTuple):
    """The choice of a finished game that counted most."""

    moment: int
    """Of the replay: where it is to be seen."""
    seat: Seat
    """Whose choice it was."""
    swing: int
    """How many points it made; the game says in what way. Always above 0."""
    told: Message
    """The same in words."""


class Scale(NamedTuple):
    """How a coach's values are told to people, in the unit that the game's words name."""

    factor: float
    """What a value is multiplied with."""
    digits: int
    """How many decimals are honest; what rounds to 0 is nothing."""


class Coach(Protocol[A, V_contra]):
    """A player that tells what it thinks of every action. It sees a view, never a state."""

    def judge(
        self, view: V_contra, legal: Sequence[A], rng: Rng
    ) -> Thinking[Sequence[Judgement[A]]]:
        """Return the judgements of legal actions, best first, slice by slice.

        Equal arguments give an equal answer. Actions that are plainly worse may be left
        out, but never all of them.
        """


class Game(Protocol[A, V]):
    """The rules of a game and what a table needs to know of it, without any table."""

    key: str
    """Its name in records: `always-a-bridesmaid`."""
    seat_counts: range
    """How many may play."""
    hides_hands: bool
    """Whether seats hold secrets from each other, so that a shared device needs a cover."""
    max_decisions: int
    """No game has more decision points than this."""
    bots: Mapping[str, Bot[A, V]]
    """Levels from weakest to strongest: `random`, then those offered to people."""
    coach: Coach[A, V]
    scale: Scale
    """Of the coach's values."""
    unjudged: frozenset[str]
    """Phases in which no choice is better than another, such as a tiebreaker's."""
    open_ended: frozenset[str]
    """Phases in which more may be chosen than the legal actions list."""

    def deal(
        self, seats: int, rng: Rng, options: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """Return a random deal as a record writes it (JSON values only).

        Options are the game's own, such as who is the Bride.
        """

    def start(self, seats: int, deal: object) -> State[A, V]:
        """Return the opening state; raise RefusedError if the deal is not a deal."""

    def resample(self, view: V, rng: Rng) -> State[A, V]:
        """Draw a state from the viewer's information set.

        The law: `resample(view, rng).view(view.viewer) == view`.
        """

    def read_step(self, state: State[A, V], step: object) -> dict[Seat, A]:
        """Return the choices written in one step of a record.

        Raise RefusedError where they are not what the rules ask for here; the message
        has the argument `seat` where one seat is to blame.
        """

    def write_step(self, state: State[A, V], choices: Mapping[Seat, A]) -> object:
        """Return the step of a record for these choices."""

    def read_choice(self, state: State[A, V], seat: Seat, choice: object) -> A:
        """Return one seat's choice as a record writes it; raise RefusedError."""

    def write_choice(self, choice: A) -> object:
        """Return one seat's choice as a record writes it."""

    def retrace(self, state: State[A, V]) -> tuple[dict[str, object], list[object]]:
        """Return the deal and the steps that lead to a state, as a record writes them.

        The law: started and replayed, they give an equal state. Whatever the state's
        secrets are is in them; what seats are about to choose is not.
        """

    def pack_deal(self, deal: Mapping[str, object], packer: Packer) -> None:
        """Pack a deal that `start` takes, in as few bits as its chance has, for a link.

        What is packed stays as it is for ever: links that were sent hold it.
        """

    def unpack_deal(self, seats: int, unpacker: Unpacker) -> dict[str, object]:
        """Return the deal that was packed; whether it is one, `start` says."""

    def trace(self, state: State[A, V]) -> dict[str, object]:
        """Return what a replay prints of a state."""

    def tell(self, event: Event, names: Sequence[str], viewer: Viewer) -> list[Message]:
        """Return the sentences for an event already redacted for the viewer."""

    def describe(self, view: V, action: A) -> Message:
        """Return a choice in a few words, as a title: `Auntie at 12`."""

    def explain(self, view: V, action: A, names: Sequence[str]) -> Message:
        """Return one sentence on what speaks for a choice of the viewer.

        It says nothing but facts of the view, and calls nobody "you".
        """

    def hindsight(
        self, state: State[A, V], choices: Mapping[Seat, A], seat: Seat, rng: Rng
    ) -> Thinking[Hindsight[A]]:
        """Return what became of the seat's choice among these, made in this state.

        Unlike a coach it sees the true game; what it takes from there the game says.
        """

    def afterthought(self, state: State[A, V], seat: Seat) -> Thinking[object]:
        """Return what a seat could have made of a finished game, for its board to draw.

        A JSON value; None in a game where there is no such question.
        """

    def best_moment(
        self, states: Sequence[State[A, V]], names: Sequence[str], viewer: Viewer
    ) -> BestMoment | None:
        """Return the choice that counted most in a finished game; None if none did.

        `states` are all there were. Nothing is estimated and nothing told but what
        everybody at the table saw: what the rules make of it can be counted again.
        """


AnyGame: TypeAlias = Game[Any, Any]
"""A game of which only the contract matters; its actions and views are its own."""

AnyState: TypeAlias = State[Any, Any]
"""The same for a state."""

AnyBot: TypeAlias = Bot[Any, Any]
"""The same for a bot."""
