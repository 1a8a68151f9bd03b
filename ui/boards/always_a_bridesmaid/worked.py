"""The worked examples of the rules: rounds that the engine played, drawn with real cards.

Nothing here is reckoned: who held back first, what it makes and who may display what is
taken from `engine.games.always_a_bridesmaid.examples`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.always_a_bridesmaid.examples import (
    Round,
    leads,
    level_on_top,
    short_of_cards,
    tie,
)
from engine.games.always_a_bridesmaid.pieces import POINTS, Card, Cards, without
from engine.games.always_a_bridesmaid.scoring import place_pays, ranking_points, ranks
from engine.message import Message, say
from engine.text import in_a_row, run_on
from ui.html import Child, Html, classes, tag
from ui.parts.cards import accessory, arm, aside_card, face
from ui.parts.common import figure, ordinal, ribbon, rosette, signed, words
from ui.rulebook import paragraph, worked_example

PAGE: Final = "bridesmaid-rules"
_WITH_ROBOT: Final = (4, 9, 4)
"""Round Totals of two players and the Robot."""


def ex(id: str, /, **args: object) -> Message:
    """Return a message of the rules."""
    return say(f"{PAGE}/{id}", **args)


def _p(id: str, /, **args: object) -> Html:
    return paragraph(PAGE, id, **args)


def _name(who: int) -> str:
    return words(ex(f"ex-name-{who}"))


def _who(who: int) -> Html:
    return tag("span", rosette(_name(who), ribbon(who)), " ", _name(who))


def _table(heads: Sequence[Child], rows: Iterable[Child], class_: str) -> Html:
    top = [tag("th", head, scope="col") if head else tag("td") for head in heads]
    body = [tag("tr", row) for row in rows]
    return tag("table", tag("thead", tag("tr", top)), tag("tbody", body), class_=class_)


def turns() -> Html:
    """Return a round turn by turn: who plays what, and what it makes."""
    rows = (
        [
            tag("th", words(ex("ex-turn", n=turn.turn)), scope="row"),
            *(_turned(w, card, turn.totals[w]) for w, card in enumerate(turn.cards)),
        ]
        for turn in level_on_top().turns
    )
    heads = [None, *(_who(who) for who in range(3))]
    return worked_example(ex("ex-round"), _table(heads, rows, "exturns"))


def _turned(who: int, card: Card | None, total: int) -> Html:
    return tag(
        "td",
        None if card is None else face(card),
        tag("small", words(ex("ex-total", total=signed(total)))),
        class_=ribbon(who),
    )


def aside() -> Html:
    """Return who may set a card aside in that round, and what comes of it (B5)."""
    played = level_on_top()
    turn = next(turn for turn in played.turns if turn.first_to_hold)
    lines = [
        _p(
            "ex-aside-first",
            turn=turn.turn,
            names=[_name(who) for who in turn.first_to_hold],
        )
    ]
    for who in turn.may_set_aside:
        card = played.scored.asides[who]
        if card is None:
            lines.append(_p("ex-aside-none", name=_name(who)))
        else:
            lines += _set_aside(played, who, turn.totals[who], card)
    return worked_example(ex("ex-aside"), lines)


def _set_aside(played: Round, who: int, before: int, card: int) -> list[Html]:
    name, cards = _name(who), played.scored.arms[who]
    lying = arm(
        ex("ex-aside-arm", name=name),
        cards,
        wild=who in _turned_wild(played),
        end=aside_card(name),
    )
    return [
        _p("ex-aside-lies", name=name, total=before),
        tag("div", lying, class_=f"{ribbon(who)} pictured"),
        _p(
            "ex-aside-turned",
            card=card,
            total=played.scored.totals[who],
            before=before,
        ),
    ]


def _turned_wild(played: Round) -> set[int]:
    return {who for turn in played.turns for who in turn.turned_wild} | set(
        played.scored.turned_wild
    )


def wild() -> Html:
    """Return when somebody's THE START turned over in that round (B9)."""
    return tag(
        "div",
        [
            _p("ex-wild", name=_name(who), card=turn.cards[who], turn=turn.turn)
            for turn in level_on_top().turns
            for who in turn.turned_wild
        ],
        class_="example",
    )


def ranking() -> Html:
    """Return that round scored: two level on top, and who takes the points (B7)."""
    played = level_on_top()
    scored = played.scored
    best = [w for w, points in enumerate(scored.points) if points == max(scored.points)]
    return worked_example(
        ex("ex-ranking"),
        tag("ul", [_scored_arm(played, who) for who in range(3)], class_="exarms"),
        _stand(scored.totals, POINTS[3]),
        tag(
            "p",
            words(ex("ex-moral", names=[_name(who) for who in best])),
            class_="italic",
        ),
    )


def _scored_arm(played: Round, who: int) -> Html:
    scored, name = played.scored, _name(who)
    return tag(
        "li",
        rosette(name, ribbon(who)),
        arm(
            ex("ex-arm", name=name),
            scored.arms[who],
            wild=who in _turned_wild(played),
            aside=scored.asides[who],
        ),
        figure(scored.totals[who]),
        class_=ribbon(who),
    )


def display() -> Html:
    """Return what may be displayed after that round, and what it makes (B8)."""
    played = level_on_top()
    lines: list[Html] = []
    for who, choices in played.may_display.items():
        due, name = played.scored.points[who], _name(who)
        flipped = who in _turned_wild(played)
        lines += [
            _p("ex-display-due", name=name, n=due),
            _choices(who, choices),
            _p(
                "ex-display-score",
                name=name,
                score=played.scores[who],
                shown=len(choices[0]),
                wild=signed(-int(flipped)),
            ),
        ]
    return worked_example(ex("ex-display"), lines)


def short() -> Html:
    """Return a player whose cards played run out: the rest comes from hand (B8)."""
    round_ = short_of_cards()
    lines: list[Html] = []
    for who, choices in round_.may_display.items():
        on_arm = round_.scored.arms[who]
        due = round_.scored.points[who]
        if due <= len(on_arm):
            continue
        rest = [without(cards, on_arm) for cards in choices]
        lines += [
            _p("ex-short-due", name=_name(who), n=due, played=list(on_arm)),
            _choices(who, rest),
        ]
    return worked_example(ex("ex-short"), lines)


def _choices(who: int, choices: Sequence[Cards]) -> Html:
    """Return every choice there is as cards."""
    return tag(
        "ul",
        [tag("li", [accessory(card) for card in cards]) for cards in choices],
        class_=f"exchoices {ribbon(who)}",
    )


def early() -> Html:
    """Return two leads after Round 2, one that ends the game and one that doesn't (B10)."""
    rows = (
        [
            tag("td", in_a_row(map(str, lead.scores))),
            tag("td", lead.lead),
            tag("td", words(ex("ex-end-over" if lead.ends else "ex-end-on"))),
        ]
        for lead in leads(POINTS[3])
    )
    heads = [words(ex(f"ex-end-{head}")) for head in ("scores", "lead", "then")]
    return worked_example(ex("ex-end"), _table(heads, rows, "board pays"))


def tiebreak() -> Html:
    """Return a tie: who says what, and who wins (B11)."""
    asked = tie()
    said = [
        words(
            ex("ex-tie-silent", name=_name(who))
            if days is None
            else ex("ex-tie-days", name=_name(who), n=days)
        )
        for who, days in enumerate(asked.said)
    ]
    won = words(ex("ex-tie-won", names=[_name(who) for who in asked.winners]))
    return worked_example(ex("ex-tie"), tag("p", run_on([*said, won])))


def robot() -> Html:
    """Return two players and the Robot, one of them level with it (B12)."""
    return worked_example(ex("ex-robot"), _stand(_WITH_ROBOT, POINTS[3], robot=2))


def _stand(
    totals: Sequence[int], table: tuple[int, ...], robot: int | None = None
) -> Html:
    """Return the cake stand of an example: a column a place, ties sharing one."""
    places = ranks(totals)
    return tag(
        "ol",
        [
            _tier(
                [w for w, p in enumerate(places) if p == at], at, totals, table, robot
            )
            for at in range(1, max(places) + 1)
        ],
        class_="stand duo",
        aria_label=words(ex("ex-stand")),
    )


def _tier(
    here: list[int],
    place: int,
    totals: Sequence[int],
    table: tuple[int, ...],
    robot: int | None,
) -> Html:
    first = here[0]
    paid = ranking_points(ranks(totals), table)[first]
    pays, shared = place_pays(table, place, 1), len(here) > 1
    names = [_name(3 if who == robot else who) for who in here]
    base = ex("ex-shared", place=ordinal(place)) if shared else ordinal(place)
    sums = (
        ex("ex-divided", pays=pays, sharing=len(here), n=paid)
        if shared
        else ex("ex-paid", n=paid)
    )
    return tag(
        "li",
        tag("span", tag("span", in_a_row(names)), class_="nm"),
        tag("span", figure(totals[first]), class_="tot"),
        tag(
            "span",
            [rosette(n, ribbon(w)) for n, w in zip(names, here, strict=True)],
            class_="pair",
        ),
        tag("span", [tag("span", class_="layer") for _ in range(paid)], class_="cake"),
        tag(
            "span", tag("b", words(base)), " ", tag("span", words(sums)), class_="base"
        ),
        class_=classes("tier", ribbon(first), pays == max(table) and "sweet"),
    )
