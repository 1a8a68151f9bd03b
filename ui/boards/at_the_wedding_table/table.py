"""The wedding table: runner, cake, pawns, 16 seats; and the two scores above it.

Drawn as W2 has it: 1 to 8 along the far edge, 16 to 9 along the near one. On phones the
stylesheet turns the whole board a quarter clockwise. It is never mirrored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Seat
from engine.games.at_the_wedding_table.events import Seated
from engine.text import ended, run_on
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    name_of,
    seats_by_side,
    side_of,
    side_word,
    view_of,
)
from ui.boards.at_the_wedding_table.outlook import Outlook
from ui.boards.at_the_wedding_table.seats import seat
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import told
from ui.html import Html, classes, tag
from ui.parts.common import drawing, figure, pressable, words
from ui.parts.guests import pawn
from ui.parts.motion import moves

FAR_EDGE: Final = range(1, 9)
NEAR_EDGE: Final = range(16, 8, -1)


def scores(seen: Seen) -> Html:
    """Return the two score chips, the Bride's first."""
    chips = [_chip(seen, who) for who in seats_by_side(view_of(seen))]
    return tag("div", *chips, class_="scores", role="group", aria_label=told("scores"))


def _chip(seen: Seen, who: Seat) -> Html:
    view = view_of(seen)
    side, moving = side_of(view, who), who in view.to_act
    return pressable(
        pawn(side),
        tag(
            "span",
            tag("b", name_of(seen, who)),
            tag("small", words(side_word(side))),
            class_="nm",
        ),
        figure(view.scores[who], moves=moves(Seated, "count", f"score-{side}")),
        class_=classes("scorechip paper", f"side-{side}", moving and "turn"),
        do="why",
        arg=f"side:{side}",
        label=_chip_words(seen, who),
        title=told("track-note"),
        data_explains="score",
    )


def _chip_words(seen: Seen, who: Seat) -> str:
    """Return whose points they are, how many, whose turn it is, and what a press does."""
    view = view_of(seen)
    side = side_word(side_of(view, who))
    said = [told("chip", name=name_of(seen, who), side=side, n=view.scores[who])]
    if who in view.to_act:
        said.append(ended(told("moving").capitalize()))
    return run_on([*said, told("rows")])


def table(
    seen: Seen,
    picked: Picked,
    found: Outlook | None,
    coming: Mapping[int, Outlook],
) -> Html:
    """Return the board as a grid of two rows: seats 1 to 8, and 16 to 9 opposite them.

    The rows are the table's own, however it is turned on a phone (W2): whoever listens
    is told a seat's row and column, and opposite seats have the same column.

    `coming` is what the guest in hand would find on each empty seat.
    """
    return tag(
        "div",
        _cloth(),
        *(
            tag(
                "div",
                (seat(seen, place, picked, found, coming) for place in edge),
                class_="edge-row",
                role="row",
                aria_label=told("edge", first=edge[0], last=edge[-1]),
            )
            for edge in (FAR_EDGE, NEAR_EDGE)
        ),
        class_="table",
        role="grid",
        aria_label=told("table"),
        data_roving=True,
    )


def _cloth() -> Html:
    centre = tag(
        "span",
        drawing("cake-top"),
        pawn("bride", "pawn b"),
        pawn("groom", "pawn g"),
        class_="centre",
        data_explains="cake",
    )
    runner = tag("span", class_="runner")
    return tag("div", runner, centre, class_="top", aria_hidden="true")
