"""The hidden-pawn choice as values: who hides, who picks, where the pawns lie (W1).

It lives in the lobby's options and only ever grows by whole steps: hidden, passed on,
picked, opened. Where the pawns lie is in the options and nowhere in the page until a
hand opens.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from engine.game import Seat
from engine.rng import Rng
from ui.lobby import Lobby

Hand: TypeAlias = Literal["left", "right"]
HANDS: Final[tuple[Hand, ...]] = get_args(Hand)

Stage: TypeAlias = Literal["plan", "hiding", "closed", "picking", "open"]
"""What is due: to begin, to hide, to pass the device, to pick a hand, nothing."""

OPTION: Final = "pawns"
FIXED: Final = "bride"


@dataclass(frozen=True, slots=True)
class Pawns:
    """How far the hidden-pawn choice has come."""

    hider: Seat = 1
    begun: bool = False
    bride_in: Hand | None = None
    """The hand that holds the Bride's pawn: the secret."""
    passed: bool = False
    """Whether the picker has the device."""
    picked: Hand | None = None
    opened: bool = False

    @property
    def picker(self) -> Seat:
        """The seat that picks a hand."""
        return 1 - self.hider

    @property
    def stage(self) -> Stage:
        """What is due now."""
        if self.opened:
            return "open"
        if self.bride_in is None:
            return "hiding" if self.begun else "plan"
        return "picking" if self.passed else "closed"

    @property
    def bride(self) -> Seat | None:
        """The seat that plays the Bride, once a hand is open."""
        if not self.opened:
            return None
        return self.picker if self.picked == self.bride_in else self.hider


def pawns_of(lobby: Lobby) -> Pawns:
    """Return how far the choice has come in this lobby."""
    found = lobby.options.get(OPTION)
    return found if isinstance(found, Pawns) else Pawns()


def fixed_bride(lobby: Lobby) -> Seat | None:
    """Return the seat set to be the Bride, or None if the pawns decide."""
    found = lobby.options.get(FIXED)
    return found if isinstance(found, int) else None


def with_pawns(lobby: Lobby, pawns: Pawns) -> Lobby:
    """Return the lobby with the pawns deciding, this far."""
    return replace(lobby, options={**_other(lobby), OPTION: pawns})


def with_bride(lobby: Lobby, seat: Seat) -> Lobby:
    """Return the lobby with a seat set to be the Bride."""
    return replace(lobby, options={**_other(lobby), FIXED: seat})


def is_bot(lobby: Lobby, seat: Seat) -> bool:
    """Return whether a bot sits there; it hides and picks at random."""
    return lobby.players[seat].level is not None


def hide(lobby: Lobby, rng: Rng) -> Lobby:
    """Begin: a person is asked where to hide, a bot has hidden already."""
    pawns = Pawns(hider=pawns_of(lobby).hider, begun=True)
    if is_bot(lobby, pawns.hider):
        return close(with_pawns(lobby, pawns), rng.choice(HANDS), rng)
    return with_pawns(lobby, pawns)


def close(lobby: Lobby, bride_in: Hand, rng: Rng) -> Lobby:
    """Close the hands. Only between two persons does the device change hands."""
    pawns = replace(pawns_of(lobby), begun=True, bride_in=bride_in)
    if is_bot(lobby, pawns.picker):
        return reveal(with_pawns(lobby, pawns), rng)
    return with_pawns(lobby, replace(pawns, passed=is_bot(lobby, pawns.hider)))


def reveal(lobby: Lobby, rng: Rng) -> Lobby:
    """Open the hand that was picked; a bot that has to pick does so now."""
    pawns = pawns_of(lobby)
    if pawns.bride_in is None:
        return lobby
    picked = pawns.picked
    if is_bot(lobby, pawns.picker):
        picked = rng.choice(HANDS)
    if picked is None:
        return lobby
    return with_pawns(lobby, replace(pawns, picked=picked, opened=True))


def _other(lobby: Lobby) -> dict[str, object]:
    """Return the options that have nothing to do with who is the Bride."""
    return {k: v for k, v in lobby.options.items() if k not in (OPTION, FIXED)}
