"""The finished table as a picture to keep: who sat where, and what each was worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.game import Seat
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.games.at_the_wedding_table.view import View
from engine.text import sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table import end
from ui.boards.at_the_wedding_table.cast import seats_by_side, side_of, view_of
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.table import FAR_EDGE
from ui.html import Html, tag
from ui.parts.common import initial, words
from ui.parts.guests import SOMEONE, portrait_symbol
from ui.parts.keepsake import INNER, Drawn, figure, symbol, text, woven

_CARD: Final = 122
_STEP: Final = 131
_HIGH: Final = 178
_NEAR: Final = 316
_MIDDLE: Final = (_HIGH + _NEAR) / 2


def keepsake(seen: Seen) -> Drawn:
    """Return the table, 1 to 8 along the top and 16 to 9 along the bottom (W2)."""
    public = replace(seen, passed=True)
    view = view_of(public)
    assert view.outcome is not None, "a picture is made of a finished table only"
    tied = view.scores[0] == view.scores[1]
    return Drawn(
        title=words(end.title(public, view.outcome)),
        eyebrow=words(end.winning_side(public, view.outcome)),
        note=sentence(view.outcome.reason) if tied else "",
        height=_NEAR + _HIGH,
        table=tag(
            "g",
            tag(
                "rect",
                y=_HIGH // 2,
                width=INNER,
                height=_NEAR,
                rx=24,
                fill="var(--t-paper)",
                stroke="var(--paper-edge)",
            ),
            symbol("cake-top", INNER / 2 - 54, _MIDDLE - 54, 108, 108),
            [
                _side(public, who, x)
                for who, x in zip(seats_by_side(view), (30, 588), strict=True)
            ],
            [_seat(view, place) for place in PLACES],
        ),
    )


def _side(seen: Seen, who: Seat, x: int) -> Html:
    """Return a player's pawn, name and points, left or right of the cake."""
    view = view_of(seen)
    return tag(
        "g",
        symbol(f"pawn-{side_of(view, who)}", x, _MIDDLE - 44, 66, 88),
        text(
            seen.names[who], x + 84, _MIDDLE + 9, 27,
            width=218, weight=600, anchor="start",
        ),
        figure(view.scores[who], x + 362, _MIDDLE - 42, 84),
        color="var(--ink)",
    )  # fmt: skip


def _seat(view: View, place: int) -> Html | None:
    placed = view.table[place - 1]
    if placed is None:
        return None
    guest, side = view.guests[placed[0]], side_of(view, placed[1])
    far = place in FAR_EDGE
    x, y = ((place - 1) if far else (16 - place)) * _STEP, 0 if far else _NEAR
    face = portrait_symbol(placed[0], guest.name)
    edge = 0 if far else _HIGH - 16
    return tag(
        "g",
        tag(
            "rect",
            width=_CARD,
            height=_HIGH,
            rx=10,
            fill="var(--side-bg)",
            stroke="var(--side)",
        ),
        woven(1, edge, _CARD - 2, 16, side),
        tag(
            "g",
            symbol(face, 24, 24 if far else 8, 74, 69),
            text(initial(guest.name), 61, 65 if far else 49, 26, weight=700)
            if face == SOMEONE
            else None,
            class_="cameo",
        ),
        text(
            sentence(guest_name(guest)), 61, 116 if far else 100, 17,
            width=112, weight=600, fill="var(--side-ink)",
        ),
        symbol("sym-point", 42, 128 if far else 112, 38, 38),
        text(str(view.worth[place - 1]), 61, 154 if far else 138, 21, weight=700,
             fill="var(--on-foil)"),
        class_=f"side-{side}",
        transform=f"translate({x} {y})",
    )  # fmt: skip
