"""What a guest on a seat looks at and what it finds there, to be shown on the table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import Guest, Seating
from engine.games.at_the_wedding_table.preview import KnockOn, preview
from engine.games.at_the_wedding_table.scoring import (
    PLACES,
    Gift,
    Term,
    gifts,
    terms,
)
from engine.message import Message
from engine.text import in_a_row, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import about, guest_on, view_of
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.parts.common import signed


@dataclass(frozen=True, slots=True)
class Outlook:
    """One guest on one seat: already there, or about to be."""

    guest: Guest
    owner: Seat
    place: int
    worth: int
    terms: tuple[Term, ...]
    knock_ons: tuple[KnockOn, ...]
    gains: tuple[int, int]
    ghost: bool
    """Whether it is only about to be there."""
    told: bool
    """Whether the table says points: not for a ghost where the house rule forbids."""
    gifts: tuple[Gift, ...] = ()
    """What a guest already there brings to the others."""

    def term_at(self, place: int) -> Term | None:
        """Return what a seat brings, if the guest looks at it (not at its own)."""
        if place == self.place:
            return None
        return next((term for term in self.terms if term.place == place), None)


def outlooks(seen: Seen, picked: Picked) -> dict[int, Outlook]:
    """Return what the guest in hand would find on each empty seat, 1 to 16."""
    if picked.guest is None:
        return {}
    taken = view_of(seen).table
    free = (place for place in PLACES if not taken[place - 1])
    return {place: outlook_if(seen, picked.guest, place) for place in free}


def outlook(seen: Seen, picked: Picked) -> Outlook | None:
    """Return the outlook the table shows: of a guest asked about, else of the ghost."""
    if picked.look is not None:
        return outlook_of(seen, picked.look)
    if picked.guest is None or picked.place is None:
        return None
    return outlook_if(seen, picked.guest, picked.place)


def outlook_if(seen: Seen, guest: str, place: int) -> Outlook:
    """Return the outlook of a guest from the row, were it on this empty seat."""
    view = view_of(seen)
    coming = preview(view, Seating(guest, place))
    return Outlook(
        guest=view.guests[guest],
        owner=coming.seat,
        place=place,
        worth=coming.worth,
        terms=coming.terms,
        knock_ons=coming.knock_ons,
        gains=coming.gains,
        ghost=True,
        told=seen.hints,
    )


def outlook_of(seen: Seen, place: int) -> Outlook | None:
    """Return the outlook of the guest on this seat, if somebody sits there."""
    view = view_of(seen)
    placed, guest = view.table[place - 1], guest_on(view, place)
    if placed is None or guest is None:
        return None
    return Outlook(
        guest=guest,
        owner=placed[1],
        place=place,
        worth=view.worth[place - 1],
        terms=terms(view.guests, view.table, place),
        knock_ons=(),
        gains=(0, 0),
        ghost=False,
        told=True,
        gifts=gifts(view.guests, view.table, place),
    )


def terms_words(seen: Seen, found: Outlook) -> list[str]:
    """Return the seats that bring points: "Boss 1", "Mother-in-law 2"."""
    view = view_of(seen)
    return [
        told("term", guest=guest_name(view.guests[term.guest]), points=term.points)
        for term in found.terms
        if term.points and term.guest and term.place != found.place
    ]


def knock_words(seen: Seen, found: Outlook) -> list[str]:
    """Return whose guests gain or lose by it, a sentence each."""
    view = view_of(seen)
    return [
        sentence(
            about(
                seen,
                knock.owner,
                "gains" if knock.gain > 0 else "loses",
                guest=guest_name(view.guests[knock.guest]),
                points=abs(knock.gain),
            )
        )
        for knock in found.knock_ons
    ]


def changes_words(seen: Seen, found: Outlook) -> list[str]:
    """Return the same in short, a sentence for each player: "Bo’s: DJ +1, Ex −3."."""
    view = view_of(seen)
    changes: dict[Seat, list[Message]] = {}
    for knock in found.knock_ons:
        name, gain = guest_name(view.guests[knock.guest]), signed(knock.gain, plus=True)
        changes.setdefault(knock.owner, []).append(
            msg("change", guest=name, points=gain)
        )
    return [
        sentence(about(seen, owner, "changes", all=tuple(all)))
        for owner, all in changes.items()
    ]


def worth_words(seen: Seen, found: Outlook) -> Message:
    """Return "Auntie here scores 3: Boss 1, Mother-in-law 2."."""
    by = terms_words(seen, found)
    name = guest_name(found.guest)
    if not by:
        return msg("here-scores", guest=name, points=found.worth)
    return msg("here-scores-by", guest=name, points=found.worth, terms=in_a_row(by))
