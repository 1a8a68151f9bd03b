"""The cake stand: the standings if the round ended now.

A column a place, from 1st down; its layers are the points that place pays to each of
those who share it (B7). The foil lies under the place that pays best.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.always_a_bridesmaid.events import ReserveDrawn, Revealed
from engine.games.always_a_bridesmaid.pieces import Cards
from engine.games.always_a_bridesmaid.scoring import place_pays, ranks
from engine.games.always_a_bridesmaid.view import View
from engine.message import Message, Row
from engine.text import in_a_row
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    me,
    name_of,
    names_of,
    own_name,
    view_of,
)
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import Html, classes, tag
from ui.parts.common import figure, icon, pressable, ribbon, rosette
from ui.parts.motion import moves


class Standing(NamedTuple):
    """Round Totals and places, one a participant."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


def standing(view: View) -> Standing:
    """Return the totals and places now; zero each before a round's first turn.

    A view keeps the old totals until then, as the trace of a record does.
    """
    if last_turn(view) is None:
        zero = (0,) * len(view.participants)
        return Standing(zero, ranks(zero))
    totals = tuple(seat.total for seat in view.participants)
    return Standing(totals, ranks(totals))


def last_turn(view: View) -> Revealed | None:
    """Return what was revealed last in the round now being played or scored."""
    turns = (event for event in reversed(view.log) if isinstance(event, Revealed))
    last = next(turns, None)
    return last if last is not None and last.round == view.round else None


def just_joined(view: View) -> Cards:
    """Return the viewer's Reserve Cards that joined the hand, until a turn was played."""
    if last_turn(view) is not None:
        return ()
    for event in reversed(view.log):
        if isinstance(event, ReserveDrawn) and event.round == view.round:
            return dict(event.drawn).get(view.viewer or 0, ())
    return ()


def pays_words(view: View) -> Message:
    """Return what each place pays to whoever has it alone."""
    places = Row(
        msg("place-pays", place=told(f"place-{place}"), n=pays)
        for place, pays in enumerate(view.points, 1)
    )
    return msg("places-pay", places=places)


def stand(seen: Seen) -> Html:
    """Return the cake stand as an ordered list, ties sharing a column."""
    view = view_of(seen)
    now = standing(view)
    best = view.points.index(max(view.points)) + 1
    tiers = tag(
        "ol",
        *(_tier(seen, now, place, best) for place in range(1, len(view.points) + 1)),
        class_="stand paper",
        aria_label=told("stand"),
        data_moves=moves(Revealed, "hold", "stand"),
    )
    return tag("div", tiers, _why(), class_="stood", data_explains="stand")


def _why() -> Html:
    """Return what lies over the whole stand: why it pays so, and what a point costs."""
    return pressable(
        icon("info"),
        class_="stand-why",
        do="why",
        arg="now",
        title=told("why-stand"),
    )


def _tier(seen: Seen, now: Standing, place: int, best: int) -> Html:
    table = view_of(seen).points
    here = tuple(who for who, rank in enumerate(now.ranks) if rank == place)
    pays = place_pays(table, place, max(len(here), 1))
    shared = len(here) > 1
    mine = me(seen) in here
    return tag(
        "li",
        tag("span", tag("span", _heads(seen, here)), class_="nm") if here else None,
        tag("span", figure(now.totals[here[0]]), class_="tot") if here else None,
        tag("span", [_moved_rosette(seen, who) for who in here], class_="pair")
        if here
        else None,
        tag(
            "span",
            [tag("span", class_="layer") for _ in range(pays)],
            class_="cake",
            aria_hidden="true",
        ),
        tag(
            "span",
            tag("b", told(f"place-{place}")),
            " ",
            tag("span", told("pays-each" if shared else "pays", n=pays)),
            class_="base",
        ),
        class_=classes(
            "tier",
            ribbon(here[0]) if here else None,
            mine and "me",
            shared and "many",
            place == best and "sweet",
        ),
        aria_label=_spoken(seen, now, place, here, pays),
    )


def _moved_rosette(seen: Seen, who: int) -> Html:
    moved = moves(Revealed, "move", f"place-{who}")
    return rosette(own_name(seen, who), ribbon(who), moved)


def _heads(seen: Seen, here: tuple[int, ...]) -> str:
    if len(here) > 2:
        return told("all-of", n=len(here))
    return in_a_row([name_of(seen, who) for who in here])


def _spoken(
    seen: Seen, now: Standing, place: int, here: tuple[int, ...], pays: int
) -> str:
    where = told(f"place-{place}")
    if not here:
        return told("tier-empty", place=where, n=pays)
    id = "tier-shared" if len(here) > 1 else "tier"
    return told(
        id,
        place=where,
        names=names_of(seen, here),
        total=now.totals[here[0]],
        n=pays,
    )
