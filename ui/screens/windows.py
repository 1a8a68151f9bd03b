"""Which seat is this window's, where the table is open in several; the entries of the menu.

Sends `window-as SEAT` (or `all`, `none`), `window-sit`, `seats-back` and `seats`. No card
of anybody is on it.
"""

from __future__ import annotations

from engine.game import Seat
from engine.message import Message, say
from ui.html import Child, Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import (
    Words,
    act_row,
    icon,
    icon_button,
    pressable,
    ribbon,
    rosette,
    rule_button,
    toast,
    tray,
    wax,
    words,
)
from ui.parts.places import place_of, place_to_take
from ui.screens.column import column_page
from ui.session import Session
from ui.windows import ALL, NONE, Seating, Windows


def page(seating: Seating, windows: Windows) -> Page:
    """Return the question; what other windows have is said as it is now."""
    back = say("app/home" if seating.opening else "windows/back")
    head = "open-elsewhere" if seating.opening else "change"
    return column_page(
        say("windows/title"),
        say("windows/title-note"),
        icon_button("back", back, "seats-back"),
        _main(seating, windows, head),
        _sit_down(seating),
        scene="seats",
    )


def entries(session: Session, *, has_locks: bool) -> list[Html | None]:
    """Return the entries of the table's menu: another window, and the seat at this one."""
    another = tag(
        "a",
        *_lines("window", say("windows/another"), say("windows/another-note")),
        class_="tag-link",
        href=f"?table={session.id}",
        target="_blank",
        rel="noopener",
    )
    note = say("windows/seat-note" if has_locks else "windows/no-locks")
    seat = pressable(
        *_lines("people", say("windows/seat"), note),
        class_="tag-link",
        do="seats",
        unavailable=not has_locks,
    )
    named = session.id.isalnum()  # a file may bring a table with any id
    return [another if has_locks and named else None, seat]


def awaited(session: Session, windows: Windows) -> Html | None:
    """Return the slip that says whom the table waits for, in which window or in none."""
    beside = session.beside
    if session.finished or not beside or not (session.people or session.seats):
        return None
    names = [session.table.players[seat].name for seat in beside]
    if all(windows.where(seat) in ("lent", "taken") for seat in beside):
        if not session.people:
            return None  # whoever only watches sees that on the board
        return toast(None, say("windows/waits", names=names), icon_name="window")
    button = rule_button(say("windows/seats-button"), "seats")
    return toast(
        None, say("windows/nobody", names=names), icon_name="window", action=button
    )


def _lines(icon_name: str, title: Message, note: Message) -> tuple[Html, Html]:
    text = tag("span", tag("b", words(title)), tag("span", words(note)))
    return icon(icon_name), text


def _main(seating: Seating, windows: Windows, head: str) -> Html:
    session = seating.session
    players = session.table.players
    game = name_of(session.table.game.key)
    return tag(
        "div",
        tag(
            "section",
            tag("h2", words(say(f"windows/{head}")), class_="title"),
            tag("p", words(game), class_="eyebrow"),
            tag("p", words(say(f"windows/{head}-note")), class_="note"),
            class_="linkhead paper",
        ),
        tag(
            "ul",
            [_seat(seating, windows, seat) for seat in range(len(players))],
            _nobody(seating, ALL, "people") if len(seating.persons) > 1 else None,
            _nobody(seating, NONE, "tv"),
            class_="places",
            role="radiogroup",
            aria_label=words(say("windows/seats")),
        ),
        class_="linkseats",
    )


def _seat(seating: Seating, windows: Windows, seat: Seat) -> Html:
    player = seating.session.table.players[seat]
    if player.level or seat not in seating.persons:
        note = say("windows/plays-itself" if player.level else "windows/elsewhere")
        return place_of(player.name, seat, note)
    where = windows.where(seat)
    word = "taken-there" if where == "taken" else str(where)
    if where == "lent" and len(seating.persons) == 1:
        word = "lent-alone"
    return _option(
        seating,
        str(seat),
        rosette(player.name, ribbon(seat)),
        player.name,
        say(f"windows/{word}"),
        look=f"paper {ribbon(seat)}",
        unavailable=where == "taken",
    )


def _nobody(seating: Seating, who: str, icon_name: str) -> Html:
    title, note = say(f"windows/{who}"), say(f"windows/{who}-note")
    return _option(seating, who, icon(icon_name), title, note, look="add")


def _option(
    seating: Seating,
    who: str,
    picture: Child,
    title: Words,
    note: Words,
    *,
    look: str,
    unavailable: bool = False,
) -> Html:
    return place_to_take(
        picture,
        title,
        note,
        do="window-as",
        arg=who,
        look=look,
        chosen=seating.sits == who,
        unavailable=unavailable,
    )


def _sit_down(seating: Seating) -> Html:
    match seating.sits:
        case _ if seating.asked:
            text = say("windows/waiting")
        case "":
            text = say("windows/sit")
        case "all":
            text = say("windows/sit-all")
        case "none":
            text = say("windows/watch")
        case seat:
            name = seating.session.table.players[int(seat)].name
            text = say("windows/sit-as", name=name)
    waits = seating.asked or not seating.sits
    return tray(act_row(wax(text, "window-sit", unavailable=waits)))
