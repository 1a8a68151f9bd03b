"""What happens in Always a Bridesmaid, and what of it each viewer may see.

Secrets are kept as pairs `(seat, what it chose)`; an event seen by a viewer keeps only
the viewer's own pairs. Everything else in an event is public.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.game import Outcome, Seat, Viewer
from engine.games.always_a_bridesmaid.pieces import Accessory, Card, Cards


class ReserveKept(NamedTuple):
    """Every seat kept five Reserve Cards back."""

    kept: tuple[tuple[Seat, Cards], ...]

    @property
    def reveals(self) -> bool:
        """What everybody kept is a secret."""
        return False

    def seen_by(self, viewer: Viewer) -> ReserveKept:
        """Return it with the viewer's own cards only."""
        return ReserveKept(tuple(pair for pair in self.kept if pair[0] == viewer))


class RobotShown(NamedTuple):
    """Both players were shown five of the Robot's cards (B13)."""

    offered: tuple[tuple[Seat, Cards], ...]

    @property
    def reveals(self) -> bool:
        """Both saw cards they had not seen before."""
        return True

    def seen_by(self, viewer: Viewer) -> RobotShown:
        """Return it with the viewer's own five only."""
        return RobotShown(tuple(pair for pair in self.offered if pair[0] == viewer))


class RobotFed(NamedTuple):
    """Both players were shown five of the Robot's cards and gave it two (B13)."""

    offered: tuple[tuple[Seat, Cards], ...]
    picked: tuple[tuple[Seat, Cards], ...]

    @property
    def reveals(self) -> bool:
        """Only what one chose oneself."""
        return False

    def seen_by(self, viewer: Viewer) -> RobotFed:
        """Return it with the viewer's own five and two only."""
        return RobotFed(
            tuple(pair for pair in self.offered if pair[0] == viewer),
            tuple(pair for pair in self.picked if pair[0] == viewer),
        )


class ReserveDrawn(NamedTuple):
    """Reserve Cards joined the hands at the start of Round 2 or 3 (B1)."""

    round: int
    count: int  # type: ignore[assignment]  # tuple.count is not missed
    drawn: tuple[tuple[Seat, Cards], ...]

    @property
    def reveals(self) -> bool:
        """Only what one chose oneself."""
        return False

    def seen_by(self, viewer: Viewer) -> ReserveDrawn:
        """Return it with the viewer's own cards only."""
        return self._replace(
            drawn=tuple(pair for pair in self.drawn if pair[0] == viewer)
        )


class Revealed(NamedTuple):
    """One turn: everybody active turned a card over, the Robot too (B14)."""

    round: int
    turn: int
    """From 1 in each round."""
    cards: tuple[Card | None, ...]
    """One a participant, the Robot last; None for whoever was no longer active."""
    totals: tuple[int, ...]
    """Round Totals after it, one a participant."""
    turned_wild: tuple[Seat, ...]
    """Players whose THE START flipped by it (B9)."""
    first_to_hold: tuple[Seat, ...] = ()
    """Players who held back by it, on the first turn on which any player did (B5)."""
    may_set_aside: tuple[Seat, ...] = ()
    """Those of them who hold an Accessory; they decide before anything else happens."""

    @property
    def reveals(self) -> bool:
        """Cards were turned over."""
        return True

    def seen_by(self, viewer: Viewer) -> Revealed:  # noqa: ARG002 - public
        """Return it whole: it is public."""
        return self


class SetAside(NamedTuple):
    """The first to hold back decided whether to set a card aside (B5)."""

    entitled: tuple[Seat, ...]
    lies: tuple[Seat, ...]
    """Those beside whose arm a card now lies, face down."""
    cards: tuple[tuple[Seat, Accessory], ...]

    @property
    def reveals(self) -> bool:
        """A card lies there, or none."""
        return True

    def seen_by(self, viewer: Viewer) -> SetAside:
        """Return it with the viewer's own card only."""
        return self._replace(
            cards=tuple(pair for pair in self.cards if pair[0] == viewer)
        )


class Scored(NamedTuple):
    """A round was scored: arms as they lay, totals, ranks and Ranking Points."""

    round: int
    arms: tuple[tuple[Accessory, ...], ...]
    """Cards played face up, in the order played, one arm a participant."""
    asides: tuple[Accessory | None, ...]
    """The card set aside, turned over now, one entry a participant."""
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the highest total; ties share a rank and do not skip the next (B7)."""
    points: tuple[int, ...]
    """One a participant; the Robot's vanish (B12)."""
    turned_wild: tuple[Seat, ...]
    """Players whose card set aside flipped THE START (B9)."""

    @property
    def reveals(self) -> bool:
        """Cards set aside were turned over."""
        return True

    def seen_by(self, viewer: Viewer) -> Scored:  # noqa: ARG002 - public
        """Return it whole: it is public."""
        return self


class Displayed(NamedTuple):
    """Ranking Points became Displayed Cards (B8)."""

    cards: tuple[tuple[Seat, Cards], ...]

    @property
    def reveals(self) -> bool:
        """Cards were turned over."""
        return True

    def seen_by(self, viewer: Viewer) -> Displayed:  # noqa: ARG002 - public
        """Return it whole: Displayed Cards are face up."""
        return self


class Answered(NamedTuple):
    """The tied players said how long they have been single, in days (B11)."""

    asked: tuple[Seat, ...]
    answers: tuple[tuple[Seat, int | None], ...]
    """None: won't say."""

    @property
    def reveals(self) -> bool:
        """Nobody hears the others answer."""
        return False

    def seen_by(self, viewer: Viewer) -> Answered:
        """Return it with the viewer's own answer only; who won is told by `Ended`."""
        return self._replace(
            answers=tuple(pair for pair in self.answers if pair[0] == viewer)
        )


class Ended(NamedTuple):
    """The game is over."""

    outcome: Outcome
    early: bool
    """After Round 2, by a lead that can't be caught (B10)."""

    @property
    def reveals(self) -> bool:
        """Everybody heard who won."""
        return True

    def seen_by(self, viewer: Viewer) -> Ended:  # noqa: ARG002 - public
        """Return it whole: it is public."""
        return self


BridesmaidEvent: TypeAlias = (
    ReserveKept
    | RobotShown
    | RobotFed
    | ReserveDrawn
    | Revealed
    | SetAside
    | Scored
    | Displayed
    | Answered
    | Ended
)
