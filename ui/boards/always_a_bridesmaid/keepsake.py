"""The finished table as a picture to keep: places, points and the mantelpieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.game import Seat
from engine.games.always_a_bridesmaid.pieces import WILD_ACCESSORIES, Accessory
from engine.text import sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.end import outcome_of, reason_name, title
from ui.boards.always_a_bridesmaid.ledger import (
    displayed_by_round,
    final_order,
    final_places,
    rounds,
)
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, tag
from ui.parts.common import ribbon, signed
from ui.parts.keepsake import INNER, Drawn, figure, rosette, symbol, woven
from ui.parts.lines import INK_2, SANS, name, text
from ui.parts.view_boxes import VIEW_BOXES

_ROW: Final = 142
_CARD: Final = 58
_TALL: Final = 81
_SHELF: Final = 396
"""Where the mantelpiece begins."""


def keepsake(seen: Seen) -> Drawn:
    """Return a row a player, in their final order."""
    public = replace(seen, passed=True)
    view = view_of(public)
    outcome = outcome_of(view)
    order = final_order(view)
    return Drawn(
        title=title(public),
        eyebrow=told(f"end-eyebrow-{reason_name(view)}", score=max(outcome.scores)),
        note=sentence(outcome.reason),
        height=_ROW * len(order) - 12,
        table=tag("g", [_row(public, who, _ROW * n) for n, who in enumerate(order)]),
    )


def _row(seen: Seen, who: Seat, y: int) -> Html:
    view = view_of(seen)
    seat = view.participants[who]
    won = who in outcome_of(view).winners
    return tag(
        "g",
        tag("rect", width=INNER, height=_ROW - 12, rx=14, fill="var(--paper-2)"),
        rosette(seen.names[who], who, 52, 65, 34),
        name(seen.names[who], 100, 50, 27, width=190),
        text(_sum(seen, who), 100, 106, 17, fill=INK_2, font=SANS, anchor="start"),
        tag("g", symbol("ui-crown", 36, 3, 32, 32), color="var(--foil-mid)")
        if won
        else None,
        figure(seat.score, 336, 32, 66),
        _shelf(seen, who),
        class_=ribbon(who),
        color="var(--ink)",
        transform=f"translate(0 {y})",
    )  # fmt: skip


def _sum(seen: Seen, who: Seat) -> str:
    """Return the place, and the points of each round: "1st · 2 + 2 + 3 − 1"."""
    view = view_of(seen)
    points = " + ".join(str(event.points[who]) for event in rounds(view))
    wild = f" {signed(-1)[0]} 1" if view.participants[who].wild else ""
    return f"{told(f'place-{final_places(view)[who]}')} · {points}{wild}"


def _shelf(seen: Seen, who: Seat) -> list[Html]:
    seat = view_of(seen).participants[who]
    width = INNER - _SHELF - 18
    drawn = [
        tag(
            "rect",
            x=_SHELF,
            y=112,
            width=width,
            height=8,
            rx=2,
            fill="light-dark(#b98e5a, #5a4326)",
        )
    ]
    groups = displayed_by_round(view_of(seen), who)
    count = sum(len(cards) for _, cards in groups)
    step = min(_CARD + 4, (width - 90 - 16 * len(groups)) / max(count, 1))
    x = _SHELF + 8.0
    for round, cards in groups:
        label = told("round-short", round=round)
        drawn.append(text(label, x, 24, 14, fill=INK_2, font=SANS, anchor="start"))
        for card in cards:
            drawn.append(_card(card, x, who))
            x += step
        x += 16
    if not groups:
        note = told("no-displayed")
        drawn.append(text(note, x, 84, 17, fill=INK_2, font=SANS, anchor="start"))
    return [*drawn, *(_wild(who) if seat.wild else ())]


def _paper(width: int, height: int) -> Html:
    return tag(
        "rect",
        width=width,
        height=height,
        rx=6,
        fill="var(--paper)",
        stroke="var(--paper-edge)",
    )


def _card(card: Accessory, x: float, who: Seat) -> Html:
    _, _, wide, high = map(int, VIEW_BOXES[f"num-{card}"].split())
    ink = "var(--stain-ink)" if card < 0 else "var(--ink)"
    return tag(
        "g",
        _paper(_CARD, _TALL),
        tag("g", symbol(f"num-{card}", 6, 6, 18 * wide / high, 18), color=ink),
        tag("g", symbol("sym-wildflag", 40, 6, 13, 13), color=ink)
        if card in WILD_ACCESSORIES
        else None,
        symbol(f"acc-{card}", 9, 23, 40, 38),
        woven(0, 63, _CARD, 10, ribbon(who)),
        transform=f"translate({x:.1f} 31)",
    )


def _wild(who: Seat) -> list[Html]:
    """Return WILD at the end of the shelf, and its price."""
    x = INNER - _CARD - 28
    return [
        tag(
            "g",
            _paper(_CARD, _TALL),
            tag("g", symbol("wild", 7, 7, 44, 54), class_="cameo"),
            woven(0, 63, _CARD, 10, ribbon(who)),
            symbol("bow", 12, 57, 34, 24),
            transform=f"translate({x} 31)",
        ),
        text(
            f"{told('wild')} {signed(-1)}", x + _CARD / 2, 24, 14,
            weight=700, fill="var(--stain-ink)", font=SANS,
        ),
    ]  # fmt: skip
