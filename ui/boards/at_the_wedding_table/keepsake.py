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
from ui.parts.keepsake import INNER, Drawn, favour, figure, symbol, woven
from ui.parts.lines import name, text

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
                x=-8,
                y=_HIGH + 9,
                width=INNER + 16,
                height=_NEAR - _HIGH - 18,
                rx=10,
                fill="var(--paper-2)",
                stroke="var(--paper-edge)",
            ),
            tag("g", symbol("cake-top", 466, _MIDDLE - 54, 108, 108), class_="cameo"),
            [_side(public, who, n) for n, who in enumerate(seats_by_side(view))],
            [_seat(view, place) for place in PLACES],
        ),
    )


def _side(seen: Seen, who: Seat, n: int) -> Html:
    """Return a player's pawn, name and points: 0 left of the cake, 1 right of it."""
    view = view_of(seen)
    x, inward = (18, 1) if n == 0 else (INNER - 18, -1)
    return tag(
        "g",
        symbol(f"pawn-{side_of(view, who)}", x - 66 * n, _MIDDLE - 44, 66, 88),
        name(
            seen.names[who], x + 84 * inward, _MIDDLE, 28,
            width=224, anchor="end" if n else "start",
        ),
        figure(view.scores[who], x + 376 * inward, _MIDDLE - 42, 84),
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
    paper = "M0 16h122v152a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z"
    return tag(
        "g",
        woven(0, 0 if far else _HIGH - 30, _CARD, 30, side, round=10),
        tag(
            "path",
            d=paper,
            fill="var(--side-bg)",
            transform=None if far else f"rotate(180 {_CARD / 2:g} {_HIGH / 2:g})",
        ),
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
        favour(view.worth[place - 1], 61, 147 if far else 131),
        class_=f"side-{side}",
        transform=f"translate({x} {y})",
    )  # fmt: skip
