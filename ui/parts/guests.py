"""The guests of At the Wedding Table: portraits, cards, scoring rows, range arrows."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from engine.games.at_the_wedding_table.pieces import (
    DJ,
    Arrows,
    Guest,
    ScoringRule,
    Symbol,
)
from engine.games.at_the_wedding_table.words import guest_name
from engine.message import Message, say
from engine.text import without_stop
from ui.html import Child, Html, classes, tag
from ui.parts.buttons import pressable
from ui.parts.coach import bulb
from ui.parts.drawing import Words, drawing, icon, words
from ui.parts.people import favour, initial
from ui.parts.view_boxes import VIEW_BOXES

Side: TypeAlias = Literal["bride", "groom"]
"""A colour with its textile: bride is tulle, groom is pinstripe."""

Edge: TypeAlias = Literal["printed", "far", "near"]
"""Where a guest looks from: the card in hand, seats 1 to 8, or seats 9 to 16 (W2)."""

SOMEONE: Final = "guest-someone"
"""The drawing of whom nobody drew."""

NOBODY: Final[Mapping[str, Guest]] = {}
"""The other guests, where none of them has to be shown."""

_SYLLABLES: Final = {
    "photographer": "Photo\N{SOFT HYPHEN}grapher",
    "neighbour": "Neigh\N{SOFT HYPHEN}bour",
    "gatecrasher": "Gate\N{SOFT HYPHEN}crasher",
    "godfather": "God\N{SOFT HYPHEN}father",
    "grandma": "Grand\N{SOFT HYPHEN}ma",
    "grandpa": "Grand\N{SOFT HYPHEN}pa",
    "animator": "Ani\N{SOFT HYPHEN}mator",
}
"""Where English names may break on a narrow seat; other decks break as they can."""


def other_side(side: Side) -> Side:
    """Return the other family."""
    return "groom" if side == "bride" else "bride"


def pawn(side: Side, class_: str = "pawn") -> Html:
    """Return the bride or the groom as a pawn."""
    return drawing(f"pawn-{side}", class_)


def portrait_symbol(guest_id: str, name: str = "") -> str:
    """Return which drawing is a guest's portrait; one nobody drew has no face.

    A face goes with a name before it goes with an id: the id `dj` only says who breaks
    ties (W10), and moves from guest to guest.

    >>> portrait_symbol("dj", "Maud"), portrait_symbol("dj-2", "DJ")
    ('guest-someone', 'guest-dj')
    """
    named = "-".join(re.findall(r"[a-z0-9]+", name.lower()))
    lent = guest_id == DJ and name
    for who in (named, "" if lent else guest_id):
        if f"guest-{who}" in VIEW_BOXES:
            return f"guest-{who}"
    return SOMEONE


def portrait(guest_id: str, class_: str = "face cameo", name: str = "") -> Html:
    """Return a guest's portrait; one that nobody drew has its initial for a face."""
    symbol = portrait_symbol(guest_id, name)
    if symbol != SOMEONE:
        return tag("span", drawing(symbol), class_=class_)
    emblem = tag(
        "svg",
        tag("use", href=f"#{symbol}"),
        letter(name or guest_id, "32", "36"),
        viewBox=VIEW_BOXES[symbol],
        aria_hidden="true",
    )
    return tag("span", emblem, class_=class_)


def letter(name: str, x: str, y: str) -> Html:
    """Return the initial on the face of a guest that nobody drew."""
    return tag("text", initial(name), x=x, y=y, class_="letter")


def seat_name(guest: Guest) -> str:
    """Return the name as it is set on narrow seats and cards."""
    name = words(guest_name(guest))
    broken = _SYLLABLES.get(guest.id, name)
    return broken if broken.replace("\N{SOFT HYPHEN}", "") == name else name


def symbol_names(symbols: Sequence[Symbol]) -> tuple[Message, ...]:
    """Return the symbols in words, to be listed."""
    return tuple(say(f"guests/symbol-{symbol}") for symbol in symbols)


def symbol_row(
    symbols: Sequence[Symbol], *, hits: Collection[Symbol] = (), big: bool = False
) -> Html:
    """Return the printed symbols; those that would count now (`hits`) turn gold."""
    return tag(
        "span",
        [drawing(f"sym-{s}", "hit" if s in hits else None) for s in symbols],
        class_=classes("syms", big and "big"),
    )


# --- range arrows ---------------------------------------------------------------------

_PENNANTS: Final = {
    "left": "M40 6.5H19L8 15.5 19 24.5H40Z",
    "right": "M60 6.5H81L92 15.5 81 24.5H60Z",
    "opposite": "M43 27H57V36L50 45 43 36Z",
    "diagonal_left": "M38.5 27.5L31.5 43 16.5 44 20 29.5Z",
    "diagonal_right": "M61.5 27.5L68.5 43 83.5 44 80 29.5Z",
}
_DIGIT_X: Final = {"left": "28", "right": "72"}
_SELF: Final = (
    tag("rect", x="43", y="6", width="14", height="17", rx="2.5", class_="card-line"),
    tag("circle", cx="50", cy="12.5", r="2.6"),
    tag("path", d="M45.5 20.5c.6-3 2.3-4.3 4.5-4.3s3.9 1.3 4.5 4.3Z"),
)


def reach(arrows: Arrows) -> dict[str, int]:
    """Return how far each arrow reaches; 0 where there is none (W4).

    >>> reach(Arrows(left=2, opposite=True))["opposite"]
    1
    """
    return {
        "left": arrows.left,
        "right": arrows.right,
        "opposite": int(arrows.opposite),
        "diagonal_left": int(arrows.diagonal_left),
        "diagonal_right": int(arrows.diagonal_right),
    }


def range_words(arrows: Arrows) -> tuple[Message, ...]:
    """Return the range in words, in the guest's own left and right (W2)."""
    named = tuple(
        say(f"guests/range-{way.replace('_', '-')}", n=distance)
        for way, distance in reach(arrows).items()
        if distance
    )
    return named or (say("guests/range-none"),)


def range_arrows(
    arrows: Arrows, edge: Edge = "printed", *, explains: str | None = None
) -> Html:
    """Return the pennants round the card, with a distance inside where it is over 1.

    `printed` is the card in hand, bottom edge down. On the far edge of the table it
    lies the same way; on the near edge it is turned, so that left points right and
    opposite points up (W2). On phones the table stands on end: the stylesheet turns
    both by a quarter.
    """
    pennants: list[Child] = []
    for way, distance in reach(arrows).items():
        pennants.append(
            tag("path", class_="on" if distance else "off", d=_PENNANTS[way])
        )
        if distance > 1:
            pennants.append(tag("text", distance, x=_DIGIT_X[way], y="21.4"))
    return tag(
        "span",
        tag(
            "svg",
            pennants,
            tag("g", *_SELF, class_="self"),
            viewBox="6 3 88 42",
            aria_hidden="true",
        ),
        class_=classes("arrows", edge != "printed" and edge),
        data_explains=explains,
    )


# --- the guest card -------------------------------------------------------------------


def scoring_row(
    rule: ScoringRule,
    side: Side,
    others: Mapping[str, Guest] = NOBODY,
    *,
    named: bool = False,
) -> Html:
    """Return a guest's rule in pictures, as the printed card has it.

    `others` are the guests of its deck, for the faces of those it asks for. `named` says
    before it that this is what the guest scores, where there is room.
    """
    cap = _cap("scores") if named else None
    return tag("span", cap, _scoring(rule, side, others), class_="rule")


def _cap(word: str) -> Html:
    """A word that tells what a guest brings from what it scores; on wide cards only."""
    return tag("small", words(say(f"guests/{word}")), class_="cap")


def _scoring(rule: ScoringRule, side: Side, others: Mapping[str, Guest]) -> list[Child]:
    points, per = favour(rule.points), _small("per")
    own = tag("span", class_=f"mini {side}")
    other = tag("span", class_=f"mini {other_side(side)}")
    match rule.kind:
        case "symbol":
            return [points, per, drawing(f"sym-{rule.symbol}", "sy")]
        case "any_symbol":
            return [points, per, drawing("sym-any", "sy")]
        case "symbol_table":
            return [drawing(f"sym-{rule.symbol}", "sy"), _ladder(rule.table)]
        case "most_same":
            return [points, _small("most-of-one")]
        case "own_card":
            return [points, per, own]
        case "other_card":
            return [points, per, other]
        case "own_corner":
            return [points, per, own, _small("in-a-corner")]
        case "other_corner":
            return [points, per, other, _small("in-a-corner")]
        case "guest":
            named = (
                (id, others[id].name if id in others else "") for id in rule.guests
            )
            return [points, per, [portrait(id, "pp cameo", name) for id, name in named]]
        case "flat":
            return [points, _small("always")]


def _small(word: str) -> Html:
    return tag("span", words(say(f"guests/{word}")), class_="x")


def _ladder(table: Sequence[int]) -> Html:
    """How many symbols over how many points; the last step stands for more, too."""
    last = len(table) - 1
    steps = (
        tag("span", tag("small", f"{n}+" if n == last else n), points)
        for n, points in enumerate(table)
        if n
    )
    return tag("span", *steps, class_="ladder")


def guest_label(guest: Guest, rule: Words, why_not: Words | None = None) -> Message:
    """Return all that a guest card says: name, symbols, rule in words, range.

    `why_not` is why it can't be taken now; None if it can.
    """
    card = say(
        "guests/card",
        name=guest_name(guest),
        symbols=symbol_names(guest.symbols),
        rule=without_stop(words(rule)),
        range=range_words(guest.arrows),
    )
    if why_not is None:
        return card
    return say("guests/unavailable", card=card, why=words(why_not))


def guest_face(
    guest: Guest, side: Side, others: Mapping[str, Guest] = NOBODY
) -> list[Child]:
    """Return what is printed on one side of a guest card."""
    discs = (
        tag(
            "i",
            drawing(f"sym-{symbol}"),
            title=words(say(f"guests/symbol-{symbol}")),
            data_explains=f"symbol:{symbol}",
        )
        for symbol in guest.symbols
    )
    return [
        tag("span", _cap("brings"), *discs, class_="band"),
        portrait(guest.id, "who-pic cameo", guest.name),
        tag("span", seat_name(guest), class_="gname"),
        scoring_row(guest.rule, side, others, named=True),
        range_arrows(guest.arrows, explains=f"range:{guest.id}"),
    ]


def guest_card(
    guest: Guest,
    side: Side,
    rule: Words,
    do: str,
    arg: str,
    *,
    others: Mapping[str, Guest] = NOBODY,
    picked: bool,
    hint: bool = False,
    unavailable: bool = False,
    why_not: Words | None = None,
    **attrs: str | int | bool | None,
) -> Html:
    """Return a guest card to be taken from the row; `rule` is its rule in words.

    `others` are the guests of its deck. `hint` hangs the bulb on it. `why_not` is why it
    can't be taken, if somebody is to be told.
    """
    return pressable(
        *guest_face(guest, side, others),
        tag("span", icon("check"), class_="tick"),
        bulb() if hint else None,
        class_=f"guest side-{side}",
        do=do,
        arg=arg,
        label=guest_label(guest, rule, why_not),
        unavailable=unavailable,
        role="option",
        aria_checked="true" if picked else "false",
        data_explains=f"guest:{guest.id}",
        **attrs,
    )


def guest_to_read(
    guest: Guest, side: Side, rule: Words, others: Mapping[str, Guest] = NOBODY
) -> Html:
    """Return a guest card only to be read: in rules, lists, while others move."""
    return tag(
        "span",
        *guest_face(guest, side, others),
        class_=f"guest side-{side}",
        role="img",
        data_explains=f"guest:{guest.id}",
        aria_label=words(guest_label(guest, rule)),
    )
