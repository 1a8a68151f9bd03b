"""A first game on the page: the slip of a lesson, and where a first game is offered.

Sends `lesson-on`, `lesson-tuck`, `note-read ID`, `first-game GAME` and, to begin it anew,
`first-afresh GAME`. Where on the page a slip lies is settled there (`coach.mjs`): beside
what `data-at` selects, and never on that or on what `data-keep` selects.
"""

from __future__ import annotations

from engine.message import Message, say
from engine.text import run_on
from ui.html import Child, Html, classes, tag
from ui.invitation import short_name_of
from ui.learning import Learning, Standing
from ui.lesson import Lesson
from ui.parts.common import (
    Words,
    drawing,
    icon,
    icon_button,
    pressable,
    rule_button,
    text_button,
    words,
)
from ui.session import Session

ID = "coach"


def nothing() -> Html:
    """Return the place of the slip, without one."""
    return _slip(None, hidden=True)


def slip(learning: Learning, *, tucked: bool) -> Html:
    """Return the slip of the lesson that is due, if one is."""
    lesson, session = learning.lesson, learning.session
    seen = session.look()
    if lesson is None or lesson.stage(seen) != "now":
        return nothing()
    total, page = len(learning.first.lessons), learning.first.page
    count = {"n": learning.over + 1, "of": total}
    if tucked:
        button = icon_button("help", say("lessons/unfold", **count), "lesson-tuck")
        return _slip(lesson, session, button, class_="tucked")
    said = [learning.urged] if learning.urged else lesson.says(seen)
    last = learning.over + 1 == total
    return _slip(
        lesson,
        session,
        tag(
            "div",
            tag("h2", words(say(f"{page}/{lesson.id}")), class_="eyebrow"),
            tag("p", run_on(words(one) for one in said)),
            class_="coachsaid",
        ),
        icon_button("close", say("lessons/tuck"), "lesson-tuck"),
        tag(
            "div",
            _beads(learning.over, total),
            text_button(say(f"lessons/{'finish' if last else 'go-on'}"), "lesson-on")
            if lesson.read
            else None,
            class_="coachfoot",
        ),
        class_=classes(learning.urged is not None and "urged"),
        label=say("lessons/lesson", **count),
    )


def note(lesson: Lesson, session: Session, page: str) -> Html:
    """Return a line beside what it explains, in the first round of a table."""
    (said,) = lesson.says(session.look())
    number = lesson.id
    return _slip(
        lesson,
        session,
        tag("p", words(said), class_="coachsaid"),
        icon_button("close", say("lessons/read"), "note-read", f"{page} {number}"),
        class_="line",
        label=say("lessons/note"),
    )


def _slip(
    lesson: Lesson | None,
    session: Session | None = None,
    *content: Child,
    class_: str = "",
    label: Words | None = None,
    hidden: bool = False,
) -> Html:
    seen = None if session is None else session.look()
    told = lesson is not None and seen is not None
    return tag(
        "aside",
        tag("span", class_="tail", aria_hidden="true"),
        tag("span", drawing("bow"), class_="knot", aria_hidden="true"),
        *content,
        class_=classes("coach paper p1", class_),
        id=ID,
        hidden=hidden,
        aria_label=None if label is None else words(label),
        data_at=lesson.at(seen) if told and lesson and seen else None,
        data_keep=lesson.keep(seen) if told and lesson and seen else None,
        data_lesson=lesson.id if lesson else None,
    )


def _beads(over: int, total: int) -> Html:
    """Return a bead a lesson: those that are over, the one that is due, the rest.

    What the slip is called says the same.
    """
    return tag(
        "p",
        [
            tag("i", class_=classes(n < over and "d", n == over and "n"))
            for n in range(total)
        ],
        class_="beads",
        aria_hidden="true",
    )


def offer(game: str, standing: Standing, over: int = 0, total: int = 0) -> Html | None:
    """Return the offer of a first game, for the lobby and the rules."""
    if standing == "none":
        return None
    note = say(f"lessons/note-{standing}", n=over + 1, of=total)
    label = {"new": "begin", "begun": "carry-on", "done": "once-more"}[standing]
    return tag(
        "section",
        icon("check" if standing == "done" else "help"),
        tag(
            "div",
            tag("strong", words(say("lessons/first-game"))),
            tag("span", words(note), class_="note"),
        ),
        rule_button(say(f"lessons/{label}"), "first-game", game, wide=True),
        class_="firstgame paper",
        aria_label=words(say("lessons/first-game")),
    )


def at_home(game: str, over: int, total: int) -> Html:
    """Return the way back to a first game that was left, for the first screen."""
    note = say("lessons/note-begun", n=over + 1, of=total)
    return pressable(
        icon("help"),
        tag(
            "span",
            tag("b", words(say("lessons/at-home", game=short_name_of(game)))),
            tag("span", words(note)),
        ),
        class_="tag-link first",
        do="first-game",
        arg=game,
    )


def in_menu(game: str) -> Html:
    """Return the entry of the menu that begins a first game anew."""
    return pressable(
        icon("undo"),
        tag(
            "span",
            tag("b", words(say("lessons/afresh"))),
            tag("span", words(say("lessons/afresh-note"))),
        ),
        class_="tag-link",
        do="first-afresh",
        arg=game,
    )


def leaving() -> Message:
    """Return what leads away from a first game."""
    return say("lessons/leave")
