"""Why a round pays what it pays, place by place, and what the next point would cost.

`now` is opened from the cake stand, `round:2` from a scored round. Only what everybody can
see counts: a card set aside is "+?" until it is turned over, its owner's eyes included.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.always_a_bridesmaid.pieces import Cards
from engine.games.always_a_bridesmaid.preview import public_totals
from engine.games.always_a_bridesmaid.scoring import (
    NextPoint,
    Share,
    next_points,
    shares,
)
from engine.games.always_a_bridesmaid.view import View
from engine.message import Message
from engine.text import MINUS
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    in_public,
    is_robot,
    me,
    name_of,
    names_of,
    rosette_of,
    view_of,
    whose,
)
from ui.boards.always_a_bridesmaid.ledger import rounds
from ui.boards.always_a_bridesmaid.told import msg, rich, strong, told
from ui.html import Html, classes, tag
from ui.parts.common import favours, figure, pressable, ribbon, signed


class Reckoned(NamedTuple):
    """A round as it stands, or as it was scored; one entry a participant."""

    arms: tuple[Cards, ...]
    asides: tuple[int | None, ...]
    """What was turned over at scoring."""
    lies: tuple[bool, ...]
    """Whether a card lies face down."""
    totals: tuple[int, ...]


def why(seen: Seen, about: str) -> tuple[Message, Html] | None:
    """Return the title and the places of a round; of the last one if that is over."""
    view = view_of(seen)
    if about == "now" and view.phase in ("play", "aside"):
        return msg("why-now"), tag(
            "div", _places(seen, _standing(view)), _next(seen), class_="pays-all"
        )
    kind, _, what = about.partition(":")
    seen = in_public(seen)
    for scored in reversed(rounds(view)):
        if about == "now" or (kind, what) == ("round", str(scored.round)):
            nothing = (False,) * len(scored.totals)
            round = Reckoned(scored.arms, scored.asides, nothing, scored.totals)
            return msg("why-round", round=scored.round), tag(
                "div",
                _places(seen, round),
                [
                    tag("p", whose(seen, who, "aside-wild"), class_="note")
                    for who in scored.turned_wild
                ],
                class_="pays-all",
            )
    return None


def why_round(round: int) -> Html:
    """Return a column's head that leads to how the round was paid."""
    name = told("round-n", round=round)
    button = pressable(
        name,
        class_="btn-text",
        do="why",
        arg=f"round:{round}",
        label=msg("why-round", round=round),
        data_key=f"why:{round}",
    )
    return tag("th", button, scope="col", abbr=name)


def _standing(view: View) -> Reckoned:
    """The round so far by the cards face up: zeros before its first turn."""
    sitting = view.participants
    return Reckoned(
        arms=tuple(one.arm for one in sitting),
        asides=(None,) * len(sitting),
        lies=tuple(one.has_aside for one in sitting),
        totals=tuple(public_totals(view)),
    )


# --- place by place -------------------------------------------------------------------


def _places(seen: Seen, round: Reckoned) -> list[Html]:
    table = view_of(seen).points
    paid = shares(round.totals, table)
    return [
        tag(
            "ol",
            [_place(seen, round, share) for share in paid],
            class_="pays-list",
            aria_label=told("why-pays-table", n=len(table)),
        ),
        *(tag("p", text, class_="note") for text in _notes(seen, paid)),
    ]


def _notes(seen: Seen, paid: tuple[Share, ...]) -> list[str]:
    """Return what no place says: that the Robot keeps nothing, and whom WILD costs."""
    notes = []
    if any(share.each and any(is_robot(seen, w) for w in share.who) for share in paid):
        notes.append(told("robot-points"))
    seats = range(view_of(seen).seats)
    wild = tuple(who for who in seats if view_of(seen).participants[who].wild)
    if wild:
        notes.append(told("why-wild", names=names_of(seen, wild)))
    return notes


def _place(seen: Seen, round: Reckoned, share: Share) -> Html:
    best = max(view_of(seen).points)
    return tag(
        "li",
        tag(
            "p",
            tag("b", told("why-place", place=told(f"place-{share.place}"))),
            tag("span", told("why-table-pays", n=share.pays)),
            tag("span", _shared(share), class_="how"),
            class_="pays-head",
        ),
        [_one(seen, round, share, who) for who in share.who],
        class_=classes("pays-place", share.pays == best and "sweet"),
    )


def _shared(share: Share) -> str:
    """Return what being alone or level did."""
    if not share.who:
        return told("why-nobody")
    if len(share.who) == 1:
        return told("why-alone")
    id = "tied-exactly" if share.pays % len(share.who) == 0 else "tied-down"
    return told(id, pays=share.pays, n=len(share.who), each=share.each)


def _one(seen: Seen, round: Reckoned, share: Share, who: int) -> Html:
    """Return a participant's cards as a sum, and what that total is paid."""
    return tag(
        "span",
        rosette_of(seen, who),
        tag(
            "span",
            tag("b", name_of(seen, who), class_="nm"),
            tag("small", _sum(round, who)),
        ),
        tag(
            "span",
            figure(round.totals[who]),
            tag("span", "+?", class_="q", role="img", aria_label=told("and-aside"))
            if round.lies[who]
            else None,
            class_="tot",
        ),
        favours(share.each, msg("ranking-points-n", n=share.each)),
        class_=classes("pays-one", ribbon(who), who == me(seen) and "me"),
    )


def _sum(round: Reckoned, who: int) -> str:
    """Return "10 + 8 − 3 + 5 aside": the rows of a Round Total in a line."""
    rows = [(card, signed(abs(card))) for card in round.arms[who]]
    aside = round.asides[who]
    if aside is not None:
        rows.append((aside, told("why-aside", card=abs(aside))))
    if round.lies[who]:
        rows.append((0, told("why-face-down")))
    if not rows:
        return told("why-no-card")
    line = "".join(f" {MINUS if card < 0 else '+'} {text}" for card, text in rows)
    return line.removeprefix(" + ").strip().replace(f"{MINUS} ", MINUS, rows[0][0] < 0)


# --- the next point -------------------------------------------------------------------


def _next(seen: Seen) -> Html | None:
    """Return what more or fewer points of Round Total would pay, for all still playing."""
    view = view_of(seen)
    totals = public_totals(view)
    mine = me(seen)
    playing = [
        who for who, one in enumerate(view.participants) if one.active and not one.robot
    ]
    playing.sort(key=lambda who: who != mine)
    if not playing:
        return None
    return tag(
        "section",
        tag("h3", told("next-point"), class_="eyebrow"),
        tag(
            "ul",
            [
                tag(
                    "li",
                    rosette_of(seen, who),
                    tag(
                        "span",
                        tag("b", name_of(seen, who), class_="nm"),
                        [
                            tag("span", text)
                            for text in _steps(
                                seen, next_points(totals, view.points, who)
                            )
                        ],
                    ),
                    class_=ribbon(who),
                )
                for who in playing
            ],
            class_="next-list",
        ),
        tag("p", told("next-note"), class_="note"),
        class_="next-points",
    )


def _steps(seen: Seen, steps: tuple[NextPoint, ...]) -> list[Html]:
    if not steps:
        return [rich("next-none")]
    return [
        rich(
            f"next-{'more' if step.by > 0 else 'fewer'}"
            f"-{'level' if step.level_with else 'past'}",
            n=strong(abs(step.by)),
            names=names_of(seen, step.level_with or step.crosses),
            then=strong(step.then),
            now=step.now,
        )
        for step in steps
    ]
