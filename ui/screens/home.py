"""The first screen: two invitations, the table left last, and the way to all the rest.

Sends `lobby GAME`, `rules GAME`, `first-game GAME`, `resume ID`, `day`, `go saved`,
`go about`, `open-link`, `install`, `languages` and `theme` (without argument: the next
one).

Without saved tables this markup is also painted by the page itself, before Python is
there: `static_parts` gives it to the build.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games import game_keys, game_named
from engine.message import Message, say
from engine.text import sentence
from ui.html import Html, tag
from ui.invitation import invitation_to, lettering_of, name_of, short_name_of
from ui.page import Page
from ui.parts.common import (
    drawing,
    icon,
    pressable,
    ribbon,
    rosette,
    rule_button,
    toast,
    words,
)
from ui.saved import SavedRow
from ui.screens import languages

_CORNERS = ("corner c1", "corner c2", "corner c3", "corner c4")


def page(
    rows: Sequence[SavedRow],
    *,
    storage_blocked: bool,
    offline: bool = False,
    installable: bool = False,
    day: Message | None = None,
    learning: Html | None = None,
) -> Page:
    """Return the screen; the latest running one of the saved tables can be resumed.

    `day` is what stands with the day's table, the date being known. `learning` leads back
    to a first game that was left.

    `offline` is whether all of the page is kept here and starts without a network,
    `installable` whether the browser would put it onto the device now.
    """
    return Page(
        title=sentence(say("home/title")),
        body="p-home",
        frame="home",
        focus="#bar h1",
        parts=(
            ("bar", _bar()),
            (
                "main",
                _main(
                    rows,
                    storage_blocked=storage_blocked,
                    menu=_menu(day, learning, installable=installable),
                ),
            ),
            ("foot", _foot(offline=offline)),
        ),
    )


def static_parts() -> Html:
    """Return what the page paints before Python is there: no table, no complaint."""
    shown = page((), storage_blocked=False)
    return tag("div", *(part for _, part in shown.parts), class_=shown.frame)


def _bar() -> Html:
    mark = tag("span", drawing("seal"), tag("b", 16), class_="seal", aria_hidden="true")
    return tag(
        "header",
        tag(
            "h1",
            mark,
            drawing("wm-app", "wm"),
            tag("span", words(say("app/name")), class_="vh"),
            class_="brand",
        ),
        languages.button(),
        _theme_button(),
        class_="home-bar",
        id="bar",
    )


def _theme_button() -> Html:
    """Sun and moon: the stylesheet shows the one that pressing brings."""
    return pressable(
        tag("span", icon("sun"), class_="to-light"),
        tag("span", icon("moon"), class_="to-dark"),
        class_="ibtn",
        do="theme",
        label=say("home/theme"),
    )


def _main(
    rows: Sequence[SavedRow],
    *,
    storage_blocked: bool,
    menu: Html,
) -> Html:
    running = next((r for r in rows if not r.finished and not r.damage), None)
    return tag(
        "main",
        tag("div", tag("p", words(say("home/hello")), class_="italic"), class_="hello"),
        _blocked() if storage_blocked else None,
        tag(
            "div",
            None if running is None else _resume(running),
            [_invitation(game) for game in game_keys()],
            menu,
            class_="suite",
        ),
        id="main",
    )


def _blocked() -> Html:
    return toast(say("home/blocked"), say("home/blocked-note"), icon_name="info")


def _invitation(game: str) -> Html:
    invitation, name = invitation_to(game), name_of(game)
    heading = f"invitation-{game}"
    return tag(
        "article",
        [drawing("corner", corner) for corner in _CORNERS],
        tag("div", invitation.picture(), class_="pic", aria_hidden="true"),
        tag(
            "div",
            *_title(lettering_of(game), words(name), heading),
            tag("p", words(say(f"{game}/tagline")), class_="tagline"),
            tag(
                "ul",
                tag("li", icon("people"), words(_players(game))),
                tag("li", words(say("home/minutes", n=invitation.minutes))),
                class_="facts",
            ),
            class_="txt",
        ),
        tag(
            "div",
            pressable(
                words(say("home/play")),
                class_="btn btn-wax",
                do="lobby",
                arg=game,
                label=say("home/play-game", game=name),
            ),
            pressable(
                words(say("home/how")),
                class_="btn-text",
                do="rules",
                arg=game,
                label=say("home/how-game", game=name),
            ),
            class_="act",
        ),
        class_=f"invite {invitation.class_} paper",
        aria_labelledby=heading,
    )


def _title(lettering: str | None, name: str, heading: str) -> tuple[Html, ...]:
    if lettering is None:
        return (tag("h2", name, id=heading, class_="title press"),)
    return tag("h2", name, id=heading, class_="vh"), drawing(lettering, "wm")


def _players(game: str) -> Message:
    counts = game_named(game).seat_counts
    least, most = counts[0], counts[-1]
    if least == most:
        return say("home/players-just", most=most)
    return say("home/players", least=least, most=most)


def _resume(row: SavedRow) -> Html:
    who = (*row.waiting_for, *row.names)[0]
    sash = ribbon(row.names.index(who))
    turn = say("home/resume-turn", name=who)
    if row.away:
        turn = say("home/resume-waits", names=row.away)
    title = row.title or row.days_title or turn
    game = short_name_of(row.game)
    played = say("home/resume-note", game=game)
    note = played if row.step else say("saved/dealt", game=game)
    return tag(
        "section",
        rosette(who, sash),
        tag(
            "div",
            tag("strong", words(title)),
            tag("span", words(note), class_="note"),
        ),
        rule_button(say("home/carry-on"), "resume", row.id, wide=True),
        class_=f"resume paper {sash}",
        aria_label=words(say("home/resume")),
    )


def _menu(day: Message | None, learning: Html | None, *, installable: bool) -> Html:
    return tag(
        "nav",
        _day(day),
        learning,
        _tag_link("book", "saved", "go", "saved"),
        _tag_link("help", "rules", "rules", game_keys()[0]),
        _tag_link("mail", "open", "open-link"),
        _tag_link("info", "about", "go", "about"),
        _tag_link("plus", "install", "install") if installable else None,
        class_="tags paper",
        aria_label=words(say("home/more")),
    )


def _day(note: Message | None) -> Html:
    """The date is not known before Python is there; the words beside it are."""
    return pressable(
        icon("calendar"),
        tag(
            "span",
            tag("b", words(say("daily/title"))),
            tag("span", words(note or say("daily/note"))),
        ),
        class_="tag-link day",
        do="day",
    )


def _tag_link(icon_name: str, word: str, do: str, arg: str | None = None) -> Html:
    return pressable(
        icon(icon_name),
        tag(
            "span",
            tag("b", words(say(f"home/{word}"))),
            tag("span", words(say(f"home/{word}-note"))),
        ),
        class_="tag-link",
        do=do,
        arg=arg,
    )


def _foot(*, offline: bool) -> Html:
    """The shield is a promise: it is there only while it is true."""
    return tag(
        "footer",
        tag("p", icon("ready"), words(say("home/offline"))) if offline else None,
        tag("p", words(say("home/private"))),
        class_="foot",
        id="foot",
    )
