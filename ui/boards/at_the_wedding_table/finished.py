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
from ui.boards.at_the_wedding_table.names import name_text
from ui.boards.at_the_wedding_table.outlook import Outlook, outlook_of
from ui.boards.at_the_wedding_table.table import FAR_EDGE, NEAR_EDGE
from ui.boards.at_the_wedding_table.tokens import picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.boards.at_the_wedding_table.track import scored_at, standing
from ui.html import Html, classes, tag
from ui.parts.common import pressable, signed
from ui.parts.guests import SOMEONE, letter, portrait_symbol
from ui.parts.motion import moves

_STEP: Final = 34
_FAR_Y: Final = 4
_NEAR_Y: Final = 84
_PAWN: Final = 16
"""How tall one is drawn."""


def picture(seen: Seen) -> Html:
    """Return the table, 1 to 8 along the top and 16 to 9 along the bottom (W2)."""
    view = view_of(seen)
    looked = picked(seen).look
    found = None if looked is None else outlook_of(seen, looked)
    return tag(
        "svg",
        tag("rect", x=0, y=36, width=276, height=54, rx=8, class_="mt-cloth"),
        [_seat(view, place, found) for place in PLACES],
        tag("use", href="#cake-top", x=121, y=46, width=34, height=34),
        [_pawns(seen, place) for place in PLACES],
        [_adds(term) for term in found.terms if term.points] if found else None,
        class_="minitable cameo",
        data_stops=" ".join(f"{x},{y}" for x, y in map(_stop, PLACES)),
        viewBox="0 0 276 126",
        role="img",
        aria_label=told("finished-table"),
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


def _corner(place: int) -> tuple[int, int]:
    """Where a seat's card begins."""
    if place in FAR_EDGE:
        return 4 + (place - 1) * _STEP, _FAR_Y
    return 4 + (16 - place) * _STEP, _NEAR_Y


def _adds(term: Term) -> Html:
    """What a seat brings to the guest asked about, on the corner of its card."""
    x, y = _corner(term.place)
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
    x, y = _corner(place)
    return tag(
        "g",
        tag(
            "rect",
            width=31,
            height=38,
            rx=4,
            class_=classes(
                f"mt-{side}",
                found is not None and found.place == place and "mt-at",
                found is not None and found.term_at(place) is not None and "mt-seen",
            ),
        ),
        tag(
            "use",
            href=f"#{symbol}",
            x="2.5",
            y="3",
            width="26",
            height="24.4",
            class_=f"mtg-{side}",
        ),
        letter(view.guests[placed[0]].name, "15.5", "17.5")
        if symbol == SOMEONE
        else None,
        tag("text", view.worth[place - 1], x="15.5", y="36.4"),
        transform=f"translate({x} {y})",
    )


def _stop(place: int) -> tuple[int, int]:
    """Where the middle of a pawn is that stands before this plate."""
    x, y = _corner(place)
    return x + 15, y + 39 + _PAWN // 2 if place in FAR_EDGE else y - 1 - _PAWN // 2


def _pawns(seen: Seen, place: int) -> list[Html]:
    """The pawns on the cloth before the plate of their points, one above the other."""
    x, y = _corner(place)
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
