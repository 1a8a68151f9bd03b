"""A scored round: who came where and why, what it paid, and what is to be displayed."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Revealed, Scored, SetAside
from engine.games.always_a_bridesmaid.scoring import ranks
from engine.games.always_a_bridesmaid.view import View
from engine.text import run_on
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import (
    in_public,
    is_robot,
    me,
    name_of,
    names_of,
    own_name,
    rosette_of,
    view_of,
    whose,
)
from ui.boards.always_a_bridesmaid.display import display_panel
from ui.boards.always_a_bridesmaid.mantel import mantelpieces
from ui.boards.always_a_bridesmaid.scoreboard import scoreboard
from ui.boards.always_a_bridesmaid.told import card_in_words, msg, place, told
from ui.html import Html, classes, tag
from ui.parts.cards import arm
from ui.parts.common import favours, figure, ribbon, text_button, unseen
from ui.parts.motion import moves


def scored_page(seen: Seen, scored: Scored, *, choosing: bool) -> Html:
    """Return headline, ranking, mantelpieces and scoreboard; or what is to be displayed.

    Several persons lean over the first; the choice is its owner's alone, and where a
    device is passed around it comes before what everybody has read already.
    """
    private = choosing and seen.passed
    seen = seen if choosing else in_public(seen)
    return tag(
        "main",
        None if private else _headlined(seen, scored),
        tag(
            "div",
            _results(seen, scored),
            _all_of_it(scored),
            scoreboard(seen),
            class_="sc-a",
        ),
        tag(
            "div",
            display_panel(seen) if choosing else mantelpieces(seen, scored),
            class_="sc-b",
        ),
        class_=classes("sheet sc", private and "private"),
        id="main",
    )


def _headlined(seen: Seen, scored: Scored) -> Html:
    return tag(
        "div",
        tag("p", told("scored-eyebrow"), class_="eyebrow"),
        tag("p", _headline(seen, scored), class_="title press"),
        class_="headline",
    )


def _results(seen: Seen, scored: Scored) -> Html:
    order = sorted(range(len(scored.totals)), key=lambda who: scored.ranks[who])
    return tag(
        "ol",
        [_result(seen, scored, who) for who in order],
        class_="results",
        aria_label=told("ranking", round=scored.round),
    )


def _all_of_it(scored: Scored) -> Html:
    """Return what leads to the same place by place, with the table that paid."""
    return text_button(
        msg("why-round", round=scored.round), "why", f"round:{scored.round}"
    )


def _result(seen: Seen, scored: Scored, who: int) -> Html:
    points, rank = scored.points[who], scored.ranks[who]
    best = view_of(seen).points.index(max(view_of(seen).points)) + 1
    seat = view_of(seen).participants[who]
    why, name = _why(seen, scored, who), own_name(seen, who)
    last = _last_turn(view_of(seen), scored)
    played = last is not None and isinstance(last.cards[who], int)
    return tag(
        "li",
        tag("span", place(rank), class_="rk"),
        tag(
            "span",
            rosette_of(seen, who),
            tag("span", name_of(seen, who), class_="nm"),
            class_="id",
        ),
        tag(
            "span",
            unseen(msg("round-total")),
            figure(scored.totals[who]),
            class_="tot",
        ),
        favours(points, msg("ranking-points-n", n=points), moves(Scored, "rise", who)),
        arm(
            whose(seen, who, "arm"),
            scored.arms[who],
            wild=seat.wild,
            robot=seat.robot,
            aside=scored.asides[who],
            turned=(moves(Revealed, "flip", who), name) if played else None,
            turned_wild=_turned_wild(last, scored, who),
            aside_turned=(moves(Scored, "flip", who), name),
            end=_story(seen, scored, who),
            mover=f"arm-{who}",
        ),
        tag("span", why, class_="why") if why else None,
        class_=classes(
            "res paper",
            ribbon(who),
            rank == best and "sweet",
            who == me(seen) and "me",
        ),
    )


def _last_turn(view: View, scored: Scored) -> Revealed | None:
    """Return the last turn of the round that was scored."""
    turns = (
        event
        for event in reversed(view.log)
        if isinstance(event, Revealed) and event.round == scored.round
    )
    return next(turns, None)


def _turned_wild(last: Revealed | None, scored: Scored, who: int) -> str | None:
    """Return what has turned THE START over just now: a turn, or a card set aside."""
    if last is not None and who in last.turned_wild:
        return moves(Revealed, "turn", who)
    return moves(Scored, "turn", who) if who in scored.turned_wild else None


def _why(seen: Seen, scored: Scored, who: int) -> str:
    """Return how a tie was paid (B7), a WILD flip, or that the Robot's points vanish."""
    said: list[str] = []
    rank = scored.ranks[who]
    sharing = scored.ranks.count(rank)
    if sharing > 1:
        pays = view_of(seen).points[rank - 1]
        id = "tied-exactly" if pays % sharing == 0 else "tied-down"
        said.append(told(id, pays=pays, n=sharing, each=scored.points[who]))
    if who in scored.turned_wild:
        said.append(whose(seen, who, "aside-wild"))
    if is_robot(seen, who) and scored.points[who]:
        said.append(told("robot-points"))
    return run_on(said)


def _story(seen: Seen, scored: Scored, who: int) -> Html | None:
    """Return the line beside an arm; where there is room only."""
    aside = scored.asides[who]
    if aside is not None:
        since = _aside_turn(view_of(seen), scored.round, who)
        text = told("story-aside", card=card_in_words(aside), turn=since)
    elif scored.ranks[who] == 1 and scored.ranks.count(1) == 1:
        text = told("story-first")
    else:
        return None
    return tag("span", text, class_="story", role="listitem")


def _aside_turn(view: View, round: int, who: int) -> int:
    """Return the turn of this round on which the card was set aside."""
    turns = [0]
    for event in view.log:
        if isinstance(event, Revealed) and event.round == round:
            turns.append(event.turn)
        if isinstance(event, SetAside) and who in event.lies and len(turns) > 1:
            break
    return turns[-1]


def _headline(seen: Seen, scored: Scored) -> str:
    table = view_of(seen).points
    best = table.index(max(table)) + 1
    here = tuple(who for who, rank in enumerate(scored.ranks) if rank == best)
    if not here:
        return told("headline-level")
    if len(here) > 1:
        return told("headline-shared", names=names_of(seen, here))
    who = here[0]
    if is_robot(seen, who):
        return told("headline-robot")
    aside = scored.asides[who]
    if aside is not None:
        bare = list(scored.totals)
        bare[who] -= aside
        if ranks(bare)[who] != best:
            return whose(seen, who, "headline-aside", hidden=told(f"hidden-{aside}"))
    return whose(seen, who, "headline-second")
