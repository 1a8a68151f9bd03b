"""What taps mean: tokens to picks, picks to an action.

Tokens: `guest:auntie` takes a guest from the row, `seat:12` chooses a seat, `look:12`
asks what the guest on a seat scores, `tab:bride` turns to a ledger at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.view import View
from ui.boards import Picks, Seen
from ui.boards.at_the_wedding_table.cast import may_choose, view_of
from ui.parts.guests import Side

_PLACES: Final = {str(place): place for place in PLACES}
_SIDES: Final[dict[str, Side]] = {"bride": "bride", "groom": "groom"}


@dataclass(frozen=True, slots=True)
class Picked:
    """What the picks say, as far as it is there."""

    guest: str | None
    place: int | None
    """Where to seat the guest."""
    look: int | None
    """The taken seat whose guest is asked about, 1 to 16."""
    tab: Side | None


def picked(seen: Seen) -> Picked:
    """Return what has been picked and still can be meant."""
    view = view_of(seen)
    last = _last_of_each(seen.picks)
    guest = last.get("guest")
    place = _PLACES.get(last.get("seat", ""))
    look = _PLACES.get(last.get("look", ""))
    mine = may_choose(seen)
    return Picked(
        guest=guest if mine and guest in view.row else None,
        place=place if mine and place and not view.table[place - 1] else None,
        look=look if look and view.table[look - 1] else None,
        tab=_SIDES.get(last.get("tab", "")),
    )


def picks_after(seen: Seen, token: str) -> Picks:
    """Return the picks after a tap on this token.

    A second tap puts down; another of the same kind comes in its place. Choosing a guest
    or a seat ends the looking. What can't be chosen changes nothing.
    """
    view, picks = view_of(seen), seen.picks
    kind, _, what = token.partition(":")
    if token in picks:
        return picks if kind == "tab" else tuple(t for t in picks if t != token)
    if not _can_be_picked(seen, view, kind, what):
        return picks
    ended = {kind, "look"} if kind in ("guest", "seat") else {kind}
    return (*(t for t in picks if t.partition(":")[0] not in ended), token)


def action_of(picks: Picks) -> Seating | None:
    """Return the action these picks make up, legal or not; None if not one yet.

    Of two of a kind the later one counts.
    """
    last = _last_of_each(picks)
    guest, place = last.get("guest"), _PLACES.get(last.get("seat", ""))
    if guest is None or place is None:
        return None
    return Seating(guest, place)


def _last_of_each(picks: Picks) -> dict[str, str]:
    pairs = (token.partition(":") for token in picks)
    return {kind: what for kind, _, what in pairs}


def _can_be_picked(seen: Seen, view: View, kind: str, what: str) -> bool:
    place = _PLACES.get(what)
    match kind:
        case "guest":
            return may_choose(seen) and what in view.row
        case "seat":
            return may_choose(seen) and place is not None and not view.table[place - 1]
        case "look":
            return place is not None and view.table[place - 1] is not None
        case "tab":
            return what in _SIDES
        case _:
            return False
