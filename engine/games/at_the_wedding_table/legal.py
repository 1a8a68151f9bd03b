"""What may be done on a turn, and for everything else why not.

Rulebook, "Step 1: Draw a guest card" and "Step 2: Seating a guest".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.position import Position
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.words import guest_name, shown
from engine.message import Message, say


def legal_seatings(
    seatings: Mapping[str, tuple[Seating, ...]],
    row: tuple[str, ...],
    free: tuple[int, ...],
) -> Sequence[Seating]:
    """Return every guest of the row on every free entry of the table."""
    return [places[i] for places in map(seatings.__getitem__, row) for i in free]


def seating_refusal(state: Position, seat: Seat, action: object) -> Message | None:
    """Return why this can't be the seat's turn, or None if it can."""
    if not state.free:
        return _refusal("game-over")
    if seat != state.mover:
        return _refusal("not-your-turn")
    if not isinstance(action, Seating):
        return _refusal("not-a-seating")
    return _guest_refusal(state, action.guest) or _place_refusal(state, action.place)


def _guest_refusal(state: Position, guest: object) -> Message | None:
    guests = state.deal.guests
    if not isinstance(guest, str) or guest not in guests:
        return _refusal("unknown-guest", guest=shown(guest))
    if guest in state.row:
        return None
    seated = any(placed and placed[0] == guest for placed in state.table)
    return _refusal(
        "already-seated" if seated else "not-in-row", guest=guest_name(guests[guest])
    )


def _place_refusal(state: Position, place: object) -> Message | None:
    if type(place) is not int or place not in PLACES:
        return _refusal("no-such-place", place=shown(place))
    placed = state.table[place - 1]
    if placed is None:
        return None
    guest = guest_name(state.deal.guests[placed[0]])
    return _refusal("place-taken", place=place, guest=guest)


def _refusal(name: str, /, **args: object) -> Message:
    return say(f"at-the-wedding-table/{name}", **args)
