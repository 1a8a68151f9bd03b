"""In a review: the best seating for the guests a player had, as a table and in words."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.at_the_wedding_table.pieces import WeddingTable
from engine.games.at_the_wedding_table.scoring import scorers, totals, worths
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from engine.text import sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import side_of, view_of
from ui.boards.at_the_wedding_table.finished import picture
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.told import msg, told
from ui.html import Html, tag


def seating(seen: Seen, seat: Seat, value: object) -> Html | None:
    """Return the table that `Game.afterthought` tells of; None if it makes no sense."""
    view = view_of(seen)
    table = _table(view, value)
    if table is None:
        return None
    worth = worths(scorers(view.guests), table)
    scores = totals(table, worth)
    best = replace(view, table=table, worth=worth, scores=scores)
    shown = replace(seen, view=best, picks=())
    lead, was = _lead(scores, seat), _lead(view.scores, seat)
    better = scores[seat] - scores[1 - seat] > view.scores[seat] - view.scores[1 - seat]
    text = told("best-seating-better", lead=lead, was=was)
    return tag(
        "section",
        tag("h2", told("best-seating", name=seen.names[seat]), class_="eyebrow"),
        tag("p", text if better else told("best-seating-same", was=was)),
        tag("div", picture(shown), class_="mini-wrap") if better else None,
        tag("p", _moves(view, table, seat), class_="note") if better else None,
        class_=f"rvbest paper side-{side_of(view, seat)}",
    )


def _table(view: View, value: object) -> WeddingTable | None:
    listed = value.get("table") if isinstance(value, dict) else None
    if not isinstance(listed, list):
        return None
    known = [placed for placed in view.table if placed]
    table = [next((one for one in known if [*one] == sat), None) for sat in listed]
    whole = len(table) == len(view.table) and {*table} == {*known}
    return tuple(table) if whole else None


def _lead(scores: tuple[int, int], seat: Seat) -> Message:
    lead = scores[seat] - scores[1 - seat]
    name = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return msg(f"lead-{name}", n=abs(lead))


def _moves(view: View, table: WeddingTable, seat: Seat) -> str:
    """Return who would sit elsewhere, by seat."""
    moved = [
        msg("at-seat-brief", guest=guest_name(view.guests[placed[0]]), place=place)
        for place, (placed, was) in enumerate(zip(table, view.table, strict=True), 1)
        if placed and placed != was and placed[1] == seat
    ]
    return sentence(msg("best-seating-moves", all=tuple(moved)))
