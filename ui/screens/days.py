"""What stands below the day's two tables: the streak, friends, a box, the days before."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from engine.message import Message, say
from engine.results import Result
from engine.text import in_a_row
from ui.daily import DayKept, best_streak, counted, day_after, streak_now
from ui.dayview import DayView, said_day, said_lately
from ui.html import Html, classes, tag
from ui.invitation import name_of, short_name_of
from ui.parts.common import (
    drawing,
    icon,
    icon_button,
    ordinal,
    pressable,
    rosette,
    rule_button,
    signed,
    unseen,
    words,
)

WEEK = 7


def streak(days: Mapping[date, DayKept], today: date) -> Html:
    """Return how many days in a row were played, and the last seven as plates."""
    played = counted(days)
    length = streak_now(played, today)
    week = [day_after(today, -back) for back in range(WEEK - 1, -1, -1)]
    return tag(
        "section",
        tag(
            "p",
            tag("b", length, class_="bigfig"),
            tag(
                "span",
                words(say("daily/running-days", n=length)),
                tag("small", words(say("daily/best", n=best_streak(played)))),
            ),
        ),
        tag(
            "ol",
            [_plate(day, day in played, today) for day in week if day is not None],
            class_="week",
        ),
        class_="streak paper",
        aria_label=words(say("daily/streak")),
    )


def _plate(day: date, played: bool, today: date) -> Html:
    word = "played" if played else "open" if day == today else "missed"
    return tag(
        "li",
        tag("span", words(said_day(day, "letter")), aria_hidden="true"),
        tag(
            "span",
            drawing("plate"),
            icon("check") if played else tag("i", "·" if day == today else "–"),
            class_="dp",
            aria_hidden="true",
        ),
        unseen(say(f"daily/day-{word}", day=said_lately(day, today))),
        class_=classes(day == today and "today"),
    )


def friends(kept: DayKept, mine: Mapping[str, Result], game: str) -> Html | None:
    """Return the results of a game on this deal, ranked; None if no friend's is there."""
    theirs = {one: place for place, one in enumerate(kept.friends) if one.game == game}
    if not theirs:
        return None
    own = mine.get(game)
    ranking = DayKept({} if own is None else {game: own}, kept.friends).ranking(game)
    heading = f"friends-{game}"
    return tag(
        "section",
        tag(
            "h2",
            words(say("daily/friends")),
            tag("span", words(name_of(game))),
            class_="eyebrow",
            id=heading,
        ),
        tag(
            "ol",
            [_ranked(place, one, theirs.get(one), own) for place, one in ranking],
        ),
        class_="friends paper",
        aria_labelledby=heading,
    )


def _ranked(place: int, result: Result, number: int | None, own: Result | None) -> Html:
    me = own is not None and result == own
    practice = result.streak is None
    return tag(
        "li",
        tag("span", ordinal(place), class_="place-n"),
        rosette(result.name, "p1" if me else "p3"),
        tag(
            "span",
            tag("b", words(say("daily/you")) if me else result.name),
            tag("small", words(say("daily/how-practice"))) if practice else None,
        ),
        tag("span", score(result), class_="sc"),
        icon_button(
            "close", say("daily/drop", name=result.name), "day-drop", str(number)
        )
        if number is not None and not me
        else tag("span", class_="ibtn", aria_hidden="true"),
        class_=classes(me and "me"),
        data_key=f"friend-{result.game}-{'me' if me else number}",
    )


def score(result: Result) -> str:
    """Return the points, one's own first: 31 : 28."""
    return " : ".join(signed(points) for points in result.scores)


def paste(view: DayView) -> Html:
    """Return the box for results of friends."""
    return tag(
        "form",
        tag(
            "label",
            tag("span", words(say("daily/paste")), class_="eyebrow"),
            tag(
                "textarea",
                view.pasted,
                rows=3,
                id="day-paste",
                spellcheck="false",
                autocomplete="off",
                autocapitalize="off",
                data_do="day-text",
                data_live=True,
                aria_invalid="true" if view.refusal else None,
                aria_describedby="day-help",
            ),
        ),
        tag(
            "p",
            words(view.refusal or say("daily/paste-note")),
            class_="said" if view.refusal else "note",
            id="day-help",
            role="status",
        ),
        rule_button(say("daily/add"), "day-add", unavailable=not view.pasted.strip()),
        class_="pastebox paper",
        data_do="day-add",
    )


def history(days: Mapping[date, DayKept], view: DayView, today: date) -> Html:
    """Return one's days, the latest first, each to be opened."""
    shown = list(days.items())[: view.most]
    return tag(
        "section",
        tag("h2", words(say("daily/history")), class_="eyebrow sect", id="history"),
        tag(
            "ul",
            [_day(day, kept, view, today) for day, kept in shown],
            class_="daylist",
        )
        if shown
        else tag("p", words(say("daily/history-empty")), class_="note"),
        rule_button(say("daily/more"), "day-more", wide=True)
        if len(days) > len(shown)
        else None,
        class_="savedgroup",
        aria_labelledby="history",
    )


def _day(day: date, kept: DayKept, view: DayView, today: date) -> Html:
    told = [words(_told(result)) for result in kept.mine.values()]
    if not told:
        told = [words(say("daily/history-friends", n=len(kept.friends)))]
    return tag(
        "li",
        pressable(
            icon("check" if kept.counts else "calendar"),
            tag(
                "span",
                tag("strong", words(said_lately(day, today))),
                tag("small", in_a_row(told, "parts")),
            ),
            class_="dayrow paper",
            do="day",
            arg=day.isoformat(),
            aria_current="date" if day == view.day else None,
        ),
        data_key=f"day-{day.isoformat()}",
    )


def _told(result: Result) -> Message:
    how: list[Message] = [say(f"daily/how-{result.ending}")]
    if result.streak is None:
        how.append(say("daily/how-practice"))
    return say(
        "daily/history-row",
        game=short_name_of(result.game),
        score=score(result),
        how=in_a_row(words(one) for one in how),
    )
