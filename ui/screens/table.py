"""The table: the board of a game in its frame, for whoever looks at it.

Sends `home`, `hint`, `sheet` (menu, log), `cover` and whatever the board sends.
"""

from __future__ import annotations

from engine.message import Message, say
from ui.boards import Advice, Seen
from ui.hinting import hint_refusal
from ui.html import Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import act_row, bar, icon_button, rule_button, tray, wax, words
from ui.screens import command, lessons
from ui.session import Session

DECIDES = (
    '#tray [data-do="pick"]:not([aria-disabled="true"])',
    '#main [data-do="pick"]:not([aria-disabled="true"])',
    '#tray [data-do="onward"]',
    '#main [data-do="onward"]',
    "#tray .btn-wax",
    "#main .title",
    "#bar h1",
)
"""Where the focus goes when another decision is due, the best place first."""
NOD = '#tray [data-do="next"]'
"""Where it goes when bots wait for a nod."""
ENDED = ("#main .title", "#bar h1")
"""Where it goes when nothing is to be decided any more."""


def page(
    session: Session,
    *,
    stepping: bool = False,
    advice: Advice | None = None,
    awaited: Html | None = None,
    asking: Html | None = None,
    coach: Html | None = None,
    lesson: bool = False,
    line: Html | None = None,
    typing: bool = False,
) -> Page:
    """Return the table through the viewer's eyes; the cover is a screen of its own.

    `stepping`: bots wait until somebody presses `next`. `advice`: a hint asked for.
    `awaited` says whom the table waits for on another device or in another window;
    `asking` that what is pressed is explained, and has its place meanwhile.
    `coach`: the slip of a lesson or a note; `lesson` is whether it is a first game.
    `line`: the command line, if it is open; `typing` is whether it keeps the focus.
    """
    board = session.board
    seen = session.look(stepping=stepping, advice=advice, awaited=awaited is not None)
    news = board.news(seen)
    if news is not None:
        scene, main = "news", news
    elif session.finished:
        scene, main = "end", board.end(seen)
    else:
        scene, main = session.table.state.phase, board.main(seen)
    title, note = board.heading(seen)
    return Page(
        title=words(say("app/title", page=name_of(session.table.game.key))),
        body=f"{board.body} p-tv" if session.watches else board.body,
        frame="play",
        scene=f"table {scene}",
        focus=_focus(scene, typing=typing),
        decision=_decision(session, scene),
        parts=(
            ("bar", _bar(session, title, note, asking or awaited, lesson=lesson)),
            ("command", command.nothing() if line is None else line),
            ("main", main),
            ("tray", _tray(session, seen, has_news=news is not None)),
            ("coach", lessons.nothing() if coach is None else coach),
        ),
    )


def _focus(scene: str, *, typing: bool) -> tuple[str, ...]:
    """Return where the focus goes: to the field, as long as one plays from there."""
    own = ENDED if scene == "end" else (NOD, *DECIDES)
    return (f"#{command.FIELD}", *own) if typing else own


def _bar(
    session: Session,
    title: Message,
    note: Message,
    awaited: Html | None,
    *,
    lesson: bool,
) -> Html:
    """Return the bar; the bulb is there as long as the table has hints and goes on."""
    bulb = None
    if session.hints and session.people and not (session.finished or lesson):
        refused = hint_refusal(session) is not None
        label = say("daily/no-hints-here" if session.day else "coach/ask")
        bulb = icon_button("bulb", label, "hint", unavailable=refused)
    return bar(
        title,
        note,
        left=icon_button(
            "back",
            lessons.leaving() if lesson else say("app/leave-table"),
            "step-back" if lesson else "home",
        ),
        right=[bulb, icon_button("dots", say("app/menu"), "sheet", "menu")],
        slip=awaited,
    )


def _decision(session: Session, scene: str) -> str:
    """Return what tells one decision of the viewer from another."""
    chosen = session.viewer in session.table.sealed
    return f"{scene} {len(session.table.steps)} {session.viewer} {chosen}"


def _tray(session: Session, seen: Seen, *, has_news: bool) -> Html:
    if session.watches or (session.finished and not has_news):
        return tag("div", id="tray", hidden=True)
    if not session.must_pass or has_news:
        return session.board.tray(seen)
    name = session.table.players[session.holder or 0].name
    undo = rule_button(
        say("app/take-back"),
        "undo",
        wide=True,
        unavailable=session.undo_refusal is not None,
    )
    return tray(act_row(undo, wax(say("app/pass-to", name=name), "cover")))
