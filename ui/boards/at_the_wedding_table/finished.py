"""The finished table as one small picture: guests, their points, where the pawns stand."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.at_the_wedding_table.events import Ended
from engine.games.at_the_wedding_table.scoring import PLACES, Term
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    about,
    seats_by_side,
    side_of,
    side_word,
    view_of,
)
from ui.boards.at_the_wedding_table.little import (
    corner,
    little_portrait,
    little_seat,
    little_table,
)
from ui.boards.at_the_wedding_table.names import name_text
from ui.boards.at_the_wedding_table.outlook import Outlook, outlook_of
from ui.boards.at_the_wedding_table.table import FAR_EDGE, NEAR_EDGE
from ui.boards.at_the_wedding_table.tokens import picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.boards.at_the_wedding_table.track import scored_at, standing
from ui.html import Html, tag
from ui.parts.common import pressable, signed
from ui.parts.guests import SOMEONE, letter, portrait_symbol
from ui.parts.motion import moves

_PAWN: Final = 16
"""How tall one is drawn."""


def picture(seen: Seen) -> Html:
    """Return the table as it stands at the end."""
    view = view_of(seen)
    looked = picked(seen).look
    found = None if looked is None else outlook_of(seen, looked)
    return little_table(
        [_seat(view, place, found) for place in PLACES],
        [_pawns(seen, place) for place in PLACES],
        [_adds(term) for term in found.terms if term.points] if found else None,
        label=told("finished-table"),
        stops=" ".join(f"{x},{y}" for x, y in map(_stop, PLACES)),
    )


def picture_to_ask(seen: Seen) -> Html:
    """Return the same with a button over every guest: who gave it which point."""
    asks = [_ask(seen, place) for place in (*FAR_EDGE, *NEAR_EDGE)]
    return tag(
        "div",
        picture(seen),
        tag(
            "div",
            asks,
            class_="mt-asks",
            role="group",
            aria_label=told("finished-table"),
            data_roving="grid",
        ),
        class_="mt-wrap",
    )


def _ask(seen: Seen, place: int) -> Html:
    view = view_of(seen)
    placed = view.table[place - 1]
    assert placed is not None, "everybody sits at the end"
    label = told(
        "seat-ask",
        place=place,
        guest=name_text(view, placed[0]),
        side=side_word(side_of(view, placed[1])),
        points=view.worth[place - 1],
    )
    return pressable(
        class_="mt-ask",
        do="look",
        arg=f"look:{place}",
        title=label,
        data_key=f"ask:{place}",
        aria_pressed="true" if picked(seen).look == place else "false",
    )


def track_caption(seen: Seen) -> Message:
    """Return where both pawns stand on the score track, in words."""
    stands = tuple(_stand(seen, who) for who in seats_by_side(view_of(seen)))
    return msg("track-end", stands=stands)


def _stand(seen: Seen, who: Seat) -> Message:
    plate, laps = standing(view_of(seen).scores[who])
    if plate is None:
        return about(seen, who, "on-cake")
    return about(seen, who, "on-plate", plate=plate, lap=laps + 1)


def _adds(term: Term) -> Html:
    """What a seat brings to the guest asked about, on the corner of its card."""
    x, y = corner(term.place)
    return tag(
        "g",
        tag("rect", width=18, height=14, rx=7, class_="mt-adds"),
        tag("text", signed(term.points, plus=True), x=9, y=11),
        class_="mt-plus",
        transform=f"translate({x + 15} {y - 3})",
    )


def _seat(view: View, place: int, found: Outlook | None) -> Html | None:
    placed = view.table[place - 1]
    if placed is None:
        return None
    side = side_of(view, placed[1])
    symbol = portrait_symbol(placed[0], view.guests[placed[0]].name)
    return little_seat(
        place,
        little_portrait(symbol, side),
        letter(view.guests[placed[0]].name, "15.5", "17.5")
        if symbol == SOMEONE
        else None,
        tag("text", view.worth[place - 1], x="15.5", y="36.4"),
        side=side,
        seen=found is not None and found.term_at(place) is not None,
        at=found is not None and found.place == place,
    )


def _stop(place: int) -> tuple[int, int]:
    """Where the middle of a pawn is that stands before this plate."""
    x, y = corner(place)
    return x + 15, y + 39 + _PAWN // 2 if place in FAR_EDGE else y - 1 - _PAWN // 2


def _pawns(seen: Seen, place: int) -> list[Html]:
    """The pawns on the cloth before the plate of their points, one above the other."""
    x, y = corner(place)
    top, step = (y + 39, _PAWN) if place in FAR_EDGE else (y - 1 - _PAWN, -_PAWN)
    return [
        _pawn(seen, who, x + 9, top + n * step)
        for n, (who, _) in enumerate(scored_at(seen, place))
    ]


def _pawn(seen: Seen, who: Seat, x: int, y: int) -> Html:
    """Return a pawn; it has walked there, a plate a point."""
    view = view_of(seen)
    side = side_of(view, who)
    return tag(
        "use",
        href=f"#pawn-{side}",
        x=x,
        y=y,
        width=12,
        height=_PAWN,
        data_moves=moves(Ended, "track", side, view.scores[who]),
    )
