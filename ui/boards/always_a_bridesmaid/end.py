"""The finished game: who won and why, the rounds, the mantelpieces, the race."""

from __future__ import annotations

from engine.game import Outcome, Seat
from engine.games.always_a_bridesmaid.events import Ended, Scored
from engine.games.always_a_bridesmaid.view import View
from engine.text import sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    me,
    name_of,
    names_of,
    rosette_of,
    row_heading,
    view_of,
    whose,
)
from ui.boards.always_a_bridesmaid.chart import chart
from ui.boards.always_a_bridesmaid.ledger import (
    displayed_by_round,
    final_order,
    final_places,
    rounds,
    tied,
)
from ui.boards.always_a_bridesmaid.told import place, rich, strong, told
from ui.boards.always_a_bridesmaid.why import why_round
from ui.html import Html, classes, tag
from ui.parts.cards import accessory, start
from ui.parts.common import (
    drawing,
    favour,
    figure,
    icon,
    ribbon,
    signed,
    unseen,
)
from ui.parts.ending import after_game, best_moment
from ui.parts.motion import moves


def end_page(seen: Seen) -> Html:
    """Return the result and the whole game in figures."""
    best = seen.best
    return tag(
        "main",
        tag(
            "div",
            _winner(seen),
            after_game(),
            chart(seen),
            class_="en-a",
        ),
        tag(
            "div",
            None if best is None else best_moment(best.told, best.moment),
            _rounds(seen),
            _mantels(seen),
            class_="en-b",
        ),
        class_="sheet en be",
        id="main",
    )


def outcome_of(view: View) -> Outcome:
    """Return the outcome of a finished game."""
    assert view.outcome is not None
    return view.outcome


def reason_name(view: View) -> str:
    """Return which reason it was: most-points, early, single-longest or shared.

    Those who were equally long single, and longer than the rest, win for the same reason.
    """
    name = outcome_of(view).reason.id.partition("outcome-")[2]
    return "single-longest" if name == "single-equally" else name


def _winner(seen: Seen) -> Html:
    view = view_of(seen)
    why = reason_name(view)
    return tag(
        "section",
        tag(
            "p",
            told(f"end-eyebrow-{why}", score=max(outcome_of(view).scores)),
            class_="eyebrow",
        ),
        tag("h2", title(seen), class_="title press"),
        _faces(seen),
        _own_place(seen),
        tag("p", sentence(outcome_of(view).reason), class_="note"),
        tag("p", told(f"end-aunt-{why}"), class_="italic note"),
        class_="winner paper",
        aria_label=told("result"),
    )


def title(seen: Seen) -> str:
    """Return who won, and how."""
    view = view_of(seen)
    winners, why = outcome_of(view).winners, reason_name(view)
    scores = outcome_of(view).scores
    if len(winners) > 1:
        id = "share" if why == "shared" else "win-both"
        return told(f"end-{id}", names=names_of(seen, winners))
    if why == "single-longest":
        return whose(seen, winners[0], "end-single")
    most, *others = sorted(scores, reverse=True)
    return whose(seen, winners[0], "end-wins", score=most, next=others[0])


def _faces(seen: Seen) -> Html:
    """Return everybody with score and place; nobody who is level stands out."""
    view = view_of(seen)
    places = final_places(view)
    shown = [
        tag(
            "li",
            rosette_of(seen, who),
            figure(outcome_of(view).scores[who]),
            tag("span", name_of(seen, who), class_="nm"),
            tag("small", place(places[who])),
            class_=classes("d", who == me(seen) and "me"),
        )
        for who in final_order(view)
    ]
    few = len(shown) == 2
    glasses = tag("li", drawing("toast"), class_="v", aria_hidden="true")
    return tag(
        "ol",
        shown[0],
        glasses if few else None,
        shown[1:],
        class_=classes("duel", not few and "all"),
        aria_label=told("final-places"),
    )


def _own_place(seen: Seen) -> Html | None:
    """Return where the viewer came, unless the title has said it."""
    viewer = me(seen)
    if viewer is None or viewer in outcome_of(view_of(seen)).winners:
        return None
    places = final_places(view_of(seen))
    level = tuple(
        who
        for who, other in enumerate(places)
        if other == places[viewer] and who != viewer
    )
    came = told(f"place-{places[viewer]}")
    if level:
        text = told("you-came-level", place=came, names=names_of(seen, level))
    else:
        text = told("you-came", place=came)
    return tag("p", text, class_="came")


def _rounds(seen: Seen) -> Html:
    view = view_of(seen)
    played = rounds(view)
    heads = [why_round(event.round) for event in played]
    heads += [tag("th", told(name), scope="col") for name in ("wild", "score")]
    order = final_order(view)
    rows = [_row(seen, who, played) for who in order]
    if len(view.participants) > view.seats:
        rows.append(_robot_row(seen, played))
    group = tied(view)
    if group:
        rows.insert(len(group), _tie_row(seen, len(heads) + 1))
    return tag(
        "section",
        tag("h2", told("rounds-title"), class_="title"),
        tag(
            "table",
            tag(
                "thead",
                tag(
                    "tr",
                    tag("th", unseen(told("player")), scope="col"),
                    heads,
                ),
            ),
            tag("tbody", rows),
            class_="board",
        ),
        class_="paper boardwrap rounds",
        data_moves=moves(Ended, "rise", "rounds"),
        aria_label=told("rounds-title"),
    )


def _row(seen: Seen, who: Seat, played: tuple[Scored, ...]) -> Html:
    view = view_of(seen)
    seat = view.participants[who]
    won = who in outcome_of(view).winners
    return tag(
        "tr",
        row_heading(
            seen,
            who,
            tag("span", drawing("ui-crown", "i crown"), unseen(told("winner")))
            if won
            else None,
        ),
        [tag("td", favour(e.points[who]), _came_with(e, who)) for e in played],
        _wild_cell(who, wild=seat.wild),
        tag("td", figure(seat.score), class_="sc-cell"),
        class_=classes(ribbon(who), who in tied(view) and "tied", won and "won"),
    )


def _robot_row(seen: Seen, played: tuple[Scored, ...]) -> Html:
    """Return where the Robot came: it is ranked, and its points vanish (B12)."""
    robot = view_of(seen).seats
    return tag(
        "tr",
        row_heading(seen, robot),
        [tag("td", _came_with(event, robot)) for event in played],
        tag("td", told("robot-row"), colspan=2, class_="note"),
        class_=ribbon(robot),
    )


def _came_with(event: Scored, who: int) -> Html:
    """Return a place and the Round Total that brought it; "with" where there is room."""
    return tag(
        "small",
        place(event.ranks[who]),
        tag("span", told("with"), class_="with"),
        " ",
        signed(event.totals[who]),
    )


def _wild_cell(who: Seat, *, wild: bool) -> Html:
    if not wild:
        return tag("td", unseen(told("none")), class_="wcell")
    return tag(
        "td",
        tag("span", drawing("sym-wildflag"), class_=ribbon(who)),
        tag("b", signed(-1)),
        class_="wcell",
    )


def _tie_row(seen: Seen, columns: int) -> Html:
    view = view_of(seen)
    winners = names_of(seen, outcome_of(view).winners)
    score = strong(told("tied-on", score=max(outcome_of(view).scores)))
    id = f"tie-{reason_name(view)}"
    text = tag("span", rich(id, tied=score, names=winners))
    return tag(
        "tr",
        tag("td", tag("span", icon("clock"), text), colspan=columns),
        class_="tierow",
    )


def _mantels(seen: Seen) -> Html:
    return tag(
        "ul",
        [_mantel(seen, who) for who in final_order(view_of(seen))],
        class_="mantels",
        data_moves=moves(Ended, "rise", "mantels"),
        aria_label=told("displayed-cards"),
    )


def _mantel(seen: Seen, who: Seat) -> Html:
    seat = view_of(seen).participants[who]
    groups = displayed_by_round(view_of(seen), who)
    count = len(seat.displayed)
    note = told("displayed-wild" if seat.wild else "displayed-n", n=count)
    title = told("your-mantelpiece") if who == me(seen) else name_of(seen, who)
    return tag(
        "li",
        tag(
            "p",
            rosette_of(seen, who),
            tag("strong", title),
            tag("span", note, class_="note"),
            class_="own",
        ),
        tag(
            "div",
            [_group(round, cards) for round, cards in groups]
            or tag("p", told("no-displayed"), class_="note bare"),
            _wild_end() if seat.wild else None,
            class_="shelf",
        ),
        class_=f"mantel {ribbon(who)}",
    )


def _group(round: int, cards: tuple[int, ...]) -> Html:
    return tag(
        "span",
        tag(
            "span",
            tag("span", told("round-short", round=round), aria_hidden="true"),
            unseen(told("round-n", round=round)),
            class_="rl",
        ),
        tag(
            "span",
            [tag("span", accessory(card), class_="disp") for card in cards],
            class_="rc",
        ),
        class_="rg",
    )


def _wild_end() -> Html:
    return tag(
        "span",
        start(wild=True),
        tag("span", signed(-1), class_="tag"),
        class_="wildend",
    )
