"""The commands of At the Wedding Table: guests by name, seats by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.pieces import Guest, Seating
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.words import (
    guest_name,
    range_words,
    rule_words,
)
from engine.message import Message, say
from engine.text import ended, in_a_row, run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.beside import PAGE, ask, neighbours, sits
from ui.boards.at_the_wedding_table.cast import view_of
from ui.boards.at_the_wedding_table.outlook import outlook_if, outlook_of, terms_words
from ui.boards.at_the_wedding_table.spoken import scores_words
from ui.boards.at_the_wedding_table.tokens import picked
from ui.commands import Answer, Typed, Verb, called, missing, which
from ui.parts.guests import symbol_names


def _named(seen: Seen, text: str) -> str | Answer:
    """Return the guest that is called so: one of the row, else one of the whole deck."""
    view = view_of(seen)
    found: list[str] = []
    for ids in (view.row, view.guests):
        found = found or called(text, {id: _names(view.guests[id]) for id in ids})
    if len(found) == 1:
        return found[0]
    return which(text, [guest_name(view.guests[id]) for id in found])


def _names(guest: Guest) -> Iterable[str]:
    return (sentence(guest_name(guest)), guest.name, guest.id)


def seat(seen: Seen, typed: Typed) -> Answer:
    """Choose a guest, a seat or both; with a number only, say who sits there."""
    view, text = view_of(seen), typed.names
    if not typed.words or len(typed.numbers) > 1:
        return missing(ask("seat-help"))
    place = typed.numbers[0] if typed.numbers else picked(seen).place
    in_hand = picked(seen).guest
    if not text and place in PLACES:
        number = place or 0
        if in_hand is None or view.table[number - 1]:
            return Answer((_at(seen, number),))
    guest = _named(seen, text) if text else in_hand
    if isinstance(guest, Answer):
        return guest
    guest = guest or next(iter(view.row), "")  # then the table says what is wrong
    if place is None and guest in view.row:
        return Answer(picks=(f"guest:{guest}",))
    picks = (f"guest:{guest}", f"seat:{place}")
    return Answer(picks=picks, action=Seating(guest, place or 1))


def _at(seen: Seen, place: int) -> str:
    said = [sits(view_of(seen), place), *neighbours(view_of(seen), place)]
    return run_on(ended(sentence(one)) for one in said)


def row(seen: Seen, _: Typed) -> Answer:
    """Say who waits in the row."""
    view = view_of(seen)
    if not view.row:
        return Answer((ask("row-empty"),))
    names = tuple(guest_name(view.guests[id]) for id in view.row)
    about = (_about(seen, id) for id in view.row)
    return Answer((ask("waits", guests=names), *about))


def guest(seen: Seen, typed: Typed) -> Answer:
    """Say what a guest scores and where it looks."""
    if not typed.names:
        return missing(ask("guest-help"))
    found = _named(seen, typed.names)
    return found if isinstance(found, Answer) else Answer((_about(seen, found),))


def _about(seen: Seen, id: str) -> Message:
    guests = view_of(seen).guests
    return ask(
        "guest-is",
        guest=guest_name(guests[id]),
        symbols=symbol_names(guests[id].symbols),
        rule=rule_words(guests[id], guests),
        looks=range_words(guests[id]),
    )


def free(seen: Seen, typed: Typed) -> Answer:
    """List the empty seats, or what a guest of the row would score there."""
    view = view_of(seen)
    places = [place for place in PLACES if view.table[place - 1] is None]
    if not view.to_act:
        return Answer((say("commands/over"),))
    found = _named(seen, typed.names) if typed.names else picked(seen).guest
    if isinstance(found, Answer):
        return found
    if found is None or found not in view.row or not seen.hints:
        return Answer((ask("free-seats", places=places),))
    worth = {place: outlook_if(seen, found, place).worth for place in places}
    sums = [
        ask("free-points", n=points, places=[p for p in places if worth[p] == points])
        for points in sorted(set(worth.values()), reverse=True)
    ]
    name = guest_name(view.guests[found])
    by_worth = in_a_row(map(sentence, sums), "parts")
    return Answer((ask("free-for", guest=name, sums=by_worth),))


def table(seen: Seen, _: Typed) -> Answer:
    """Say who sits where."""
    view = view_of(seen)
    taken = [place for place in PLACES if view.table[place - 1]]
    if not taken:
        return Answer((ask("nobody-sits"),))
    return Answer(
        (
            *(ended(sentence(sits(view, place))) for place in taken),
            ask("free-seats", places=[p for p in PLACES if p not in taken]),
        )
        if len(taken) < len(PLACES)
        else tuple(ended(sentence(sits(view, place))) for place in taken)
    )


def score(seen: Seen, _: Typed) -> Answer:
    """Say how many points both sides have."""
    return Answer((ended(scores_words(seen)),))


def why(seen: Seen, typed: Typed) -> Answer:
    """Say how a guest on a seat scores; without a seat, the one that sat down last."""
    view = view_of(seen)
    seated = (e.place for e in reversed(view.log) if isinstance(e, Seated))
    place = typed.numbers[0] if typed.numbers else next(seated, None)
    if place is None:
        return Answer((say("commands/nothing-why"),))
    found = outlook_of(seen, place) if place in PLACES else None
    if found is None:
        if place in PLACES:
            return Answer((ended(sentence(sits(view, place))),))
        return which(str(place), ())
    worth = ask("worth", guest=guest_name(found.guest), place=place, points=found.worth)
    terms = in_a_row(terms_words(seen, found))
    if terms:
        worth = ask("worth-by", worth=worth, terms=terms)
    return Answer((ended(sentence(worth)), rule_words(found.guest, view.guests)))


VERBS: Final = (
    Verb(f"{PAGE}/seat", seat, lambda seen: bool(seen.legal)),
    Verb(f"{PAGE}/row", row),
    Verb(f"{PAGE}/guest", guest),
    Verb(f"{PAGE}/free", free, lambda seen: bool(view_of(seen).to_act)),
    Verb(f"{PAGE}/table", table),
    Verb(f"{PAGE}/score", score),
    Verb(f"{PAGE}/why", why),
)
"""The commands of this game, those that choose first."""
