"""The 16 seats: who sits there, what it is worth, what a ghost would change."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.pieces import Guest
from engine.games.at_the_wedding_table.view import View
from engine.text import run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    advised,
    guest_on,
    may_choose,
    side_of,
    side_word,
    view_of,
)
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.outlook import (
    Outlook,
    knock_words,
    worth_words,
)
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import told
from ui.boards.at_the_wedding_table.track import plate, track_words
from ui.html import Child, Html, classes, tag
from ui.parts.coach import bulb
from ui.parts.common import pressable, signed
from ui.parts.guests import Edge, portrait, seat_name, symbol_names, symbol_row
from ui.parts.motion import moves


def edge_of(place: int) -> Edge:
    """Return on which edge of the table a seat stands (W2)."""
    return "far" if place <= 8 else "near"


def seat(
    seen: Seen,
    place: int,
    picked: Picked,
    found: Outlook | None,
    coming: Mapping[int, Outlook],
) -> Html:
    """Return one seat with its plate.

    `coming` is what the guest in hand would find on each empty seat: what is pointed at
    shows its sum and its range without being chosen.
    """
    view = view_of(seen)
    term = found.term_at(place) if found else None
    adds = term.points if found and found.told and term else 0
    if found and found.place == place:
        adds = 0  # its own corner: the sum stands there
    if found and found.ghost and found.place == place:
        button = _ghost(seen, place, found)
    elif view.table[place - 1]:
        button = _taken(seen, place, picked, found)
    else:
        button = _empty(seen, place, picked, found, coming.get(place))
    return tag(
        "div",
        button,
        _badge(signed(adds, plus=True)) if adds else None,
        _badge(signed(view.worth[place - 1]), "sum") if picked.look == place else None,
        plate(seen, place, small=True) if view.table[place - 1] else None,
        bulb() if advised(seen, place=place) else None,
        class_=classes(
            "seatwrap",
            f"s{place}",
            edge_of(place),
            adds > 0 and "lead",
            found is not None and found.place == place and "aim",
        ),
        role="gridcell",
        data_explains=f"seat:{place}",
        data_seen_from=None if found else _seen_from(place, coming),
    )


def _badge(text: str, kind: str | None = None) -> Html:
    """What a seat adds, or what all of them add up to (`sum`)."""
    return tag("span", text, class_=classes("adds", kind), aria_hidden="true")


def _seen_from(place: int, coming: Mapping[int, Outlook]) -> str | None:
    """The empty seats from where the guest in hand would look at this one."""
    seats = [str(found.place) for found in coming.values() if found.term_at(place)]
    return " ".join(seats) or None


def _ghost(seen: Seen, place: int, found: Outlook) -> Html:
    """The picked guest on the picked seat, before the wax."""
    side = side_of(view_of(seen), found.owner)
    name = guest_name(found.guest)
    label = [told("seat-ghost", place=place, guest=name), *forecast(seen, found)]
    badge = (
        tag("span", signed(found.worth, plus=True), class_="adds")
        if found.told
        else None
    )
    return _button(
        [*_sitting(found.guest, found), badge],
        class_=classes("seat target", f"side-{side}", edge_of(place)),
        place=place,
        token=f"seat:{place}",
        label=run_on(label),
        pressed=True,
    )


def _taken(seen: Seen, place: int, picked: Picked, found: Outlook | None) -> Html:
    view = view_of(seen)
    placed, guest = view.table[place - 1], guest_on(view, place)
    assert placed is not None
    assert guest is not None
    owner = placed[1]
    term = found.term_at(place) if found else None
    looked_at = picked.look == place
    fresh = place == last_place(view)
    label = [
        told(
            "seat-taken",
            place=place,
            guest=guest_name(guest),
            side=side_word(side_of(view, owner)),
            points=view.worth[place - 1],
            symbols=symbol_names(guest.symbols),
        )
    ]
    if fresh:
        label.append(told("just-seated"))
    if found and term:
        adds = term.points if found.told else 0
        label.append(told("in-range-adds", points=adds) if adds else told("in-range"))
    label += track_words(seen, place)
    in_hand = picked.guest is not None
    return _button(
        [
            *_sitting(guest, found, place),
            tag(
                "span",
                signed(view.worth[place - 1]),
                class_="worth",
                data_moves=moves(
                    Seated, "fly", f"worth-{place}", f"score-{side_of(view, owner)}"
                ),
            ),
        ],
        class_=classes(
            "seat taken",
            f"side-{side_of(view, owner)}",
            edge_of(place),
            term is not None and "inrange",
            looked_at and "looked",
            fresh and "fresh",
            found is not None and term is None and not looked_at and "dim",
        ),
        place=place,
        token=f"seat:{place}" if in_hand else f"look:{place}",
        label=run_on(label),
        pressed=looked_at,
        unavailable=in_hand,
        do="pick" if in_hand else "look",
        moved=moves(Seated, "walk", f"guest:{guest.id}") if fresh else None,
    )


def _empty(
    seen: Seen,
    place: int,
    picked: Picked,
    found: Outlook | None,
    coming: Outlook | None,
) -> Html:
    in_range = found is not None and found.term_at(place) is not None
    kept = picked.place == place
    label = [told("seat-kept" if kept else "seat-empty", place=place)]
    if coming:
        label += forecast(seen, coming)
    if in_range:
        label.append(told("in-range"))
    label += track_words(seen, place)
    would = (
        tag("span", signed(coming.worth, plus=True), class_="adds would")
        if coming and coming.told
        else None
    )
    return _button(
        [plate(seen, place), would],
        class_=classes("seat empty", in_range and "inrange", kept and "kept"),
        place=place,
        token=f"seat:{place}",
        label=run_on(label),
        pressed=kept,
        unavailable=not may_choose(seen),
    )


def _sitting(
    guest: Guest, found: Outlook | None, place: int | None = None
) -> list[Child]:
    """A guest at the table; the symbols that count for the one shown turn gold."""
    term = found.term_at(place) if found and place is not None else None
    return [
        tag("span", class_="edge"),
        portrait(guest.id, name=guest.name),
        tag(
            "span",
            tag("strong", seat_name(guest)),
            symbol_row(guest.symbols, hits=term.symbols if term else ()),
            class_="info",
        ),
    ]


def forecast(seen: Seen, found: Outlook) -> list[str]:
    """Return what a guest would bring on a seat, where the table says points at all."""
    if not found.told:
        return []
    return [sentence(worth_words(seen, found)), *knock_words(seen, found)]


def _button(
    content: list[Child],
    *,
    class_: str,
    place: int,
    token: str,
    label: str,
    pressed: bool,
    unavailable: bool = False,
    do: str = "pick",
    moved: str | None = None,
) -> Html:
    return pressable(
        *content,
        class_=class_,
        do=do,
        arg=token,
        label=label,
        unavailable=unavailable,
        data_key=f"seat:{place}",
        data_moves=moved,
        aria_pressed="true" if pressed else "false",
    )


def last_place(view: View) -> int | None:
    """Return the seat taken last, 1 to 16, if any is."""
    moves = (event for event in reversed(view.log) if isinstance(event, Seated))
    last = next(moves, None)
    return last.place if last else None
