"""Deals, steps and traces as a table record writes them.

`docs/record-format.md`, "at-the-wedding-table".
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import RefusedError, Seat
from engine.games.at_the_wedding_table.guests import (
    deck_from,
    deck_value,
    shipped_deck,
)
from engine.games.at_the_wedding_table.pieces import GuestDeck, Seating
from engine.games.at_the_wedding_table.position import Deal
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.words import shown
from engine.message import say
from engine.rng import Rng


def random_deal(rng: Rng, options: Mapping[str, object]) -> dict[str, object]:
    """Return a shuffled deal.

    Options: `bride`, the seat that plays the Bride, else chance decides; `guests`,
    another deck's definition (W11). Raise RefusedError if they make no sense.
    """
    for key in options:
        if key not in ("bride", "guests"):
            raise _refused("unknown-option", key=shown(key))
    bride = _bride(options["bride"]) if "bride" in options else rng.below(2)
    guests = _guests(options)
    deal: dict[str, object] = {"bride": bride, "deck": rng.shuffled(list(guests))}
    return {**deal, "guests": options["guests"]} if "guests" in options else deal


def read_deal(seats: int, deal: object) -> Deal:
    """Return the deal a record writes; raise RefusedError if it is none."""
    if seats != 2:
        raise _refused("two-players", seats=seats)
    if not isinstance(deal, dict):
        raise _refused("not-a-deal")
    for key in ("bride", "deck"):
        if key not in deal:
            raise _refused("deal-key-missing", key=key)
    for key in deal:
        if key not in ("bride", "deck", "guests"):
            raise _refused("deal-key-unknown", key=shown(key))
    bride, guests = _bride(deal["bride"]), _guests(deal)
    return Deal.of(bride, _order(deal["deck"], guests), guests)


def _bride(value: object) -> Seat:
    if type(value) is int and value in (0, 1):
        return value
    raise _refused("bad-bride", bride=shown(value))


def _guests(deal: Mapping[str, object]) -> GuestDeck:
    return deck_from(deal["guests"]) if "guests" in deal else shipped_deck()


def _order(value: object, guests: GuestDeck) -> list[str]:
    """Return the deck from the top: every guest once."""
    if not isinstance(value, list):
        raise _refused("deck-not-a-list")
    seen: set[str] = set()
    for id in value:
        if not isinstance(id, str) or id not in guests:
            raise _refused("deck-unknown-guest", guest=shown(id))
        if id in seen:
            raise _refused("deck-guest-twice", guest=id)
        seen.add(id)
    if len(value) != len(guests):
        raise _refused("deck-size", size=len(value), wanted=len(guests))
    return value


def read_step(state: State, step: object) -> dict[Seat, Seating]:
    """Return the turn a step writes; raise RefusedError if it can't be made here."""
    if not state.to_act:
        raise _refused("game-over")
    return {state.mover: read_choice(state, state.mover, step)}


def read_choice(state: State, seat: Seat, step: object) -> Seating:
    """Return one seat's choice, which is all of a step."""
    if not isinstance(step, dict):
        raise _refused("not-a-step", seat=seat)
    for key in ("guest", "seat"):
        if key not in step:
            raise _refused("step-key-missing", seat=seat, key=key)
    for key in step:
        if key not in ("guest", "seat"):
            raise _refused("step-key-unknown", seat=seat, key=shown(key))
    action = Seating(step["guest"], step["seat"])
    refusal = state.refusal(seat, action)
    if refusal:
        raise RefusedError(say(refusal.id, **refusal.args, seat=seat))
    return action


def write_choice(action: Seating) -> dict[str, object]:
    """Return the step for a turn: its one choice."""
    return {"guest": action.guest, "seat": action.place}


def retrace(state: State) -> tuple[dict[str, object], list[object]]:
    """Return the deal and the steps that lead to a state."""
    bride, guests = state.deal.bride, state.deal.guests
    deal: dict[str, object] = {"bride": bride, "deck": list(state.deal.deck)}
    if guests is not shipped_deck():
        deal["guests"] = deck_value(guests)
    steps: list[object] = []
    at = state
    while at.before and at.last:
        steps.append(write_choice(at.last))
        at = at.before
    return deal, steps[::-1]


def trace(state: State) -> dict[str, object]:
    """Return what a replay prints of a state."""
    return {
        "phase": state.phase,
        "to_act": list(state.to_act),
        "row": list(state.row),
        "table": [list(placed) if placed else None for placed in state.table],
        "scores": list(state.scores),
    }


def _refused(name: str, /, **args: object) -> RefusedError:
    return RefusedError(say(f"at-the-wedding-table/{name}", **args))
