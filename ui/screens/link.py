"""A link that came: which seat is yours, or a box to paste it into.

Sends `sit-as SEAT` (or `all`, `none`), `sit-down`, `link-text` with what is typed,
`link-try`, `open-file` and `home`. No card of anybody is on it.
"""

from __future__ import annotations

from engine.game import Seat
from engine.link import Secrets, secrets
from engine.message import Message, say
from ui.arrival import ALL, NONE, Arrival
from ui.boards import board_named
from ui.html import Child, Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import (
    Words,
    act_row,
    drawing,
    icon,
    icon_button,
    ribbon,
    rosette,
    rule_button,
    toast,
    tray,
    wax,
    words,
)
from ui.parts.places import place_of, place_to_take
from ui.plain import plain
from ui.screens.column import column_page


def page(arrival: Arrival, *, running: bool = False) -> Page:
    """Return the screen; `running` is whether another table is up on this device."""
    if arrival.link is not None:
        return _page(
            say("arrival/title"),
            say("arrival/from-link"),
            _seats(arrival, running=running),
            _sit_down(arrival),
        )
    torn = arrival.refusal is not None
    return _page(
        say("arrival/torn" if torn else "arrival/open"),
        say("arrival/torn-note" if torn else "arrival/open-note"),
        _paste(arrival),
        _try(arrival),
    )


def same_deal(own_deck: Message | None = None) -> Html:
    """Return what stands in the lobby in place of house rules, for a deal from a link.

    `own_deck` is what the deal carries that others don't.
    """
    return tag(
        "section",
        tag("h2", words(say("arrival/same-deal")), class_="title"),
        tag("p", words(say("arrival/same-deal-note")), class_="note centre"),
        None
        if own_deck is None
        else tag(
            "p", words(say("arrival/own-deck", what=own_deck)), class_="note centre"
        ),
        class_="house paper",
    )


def _page(title: Message, note: Message, main: Html, foot: Html) -> Page:
    back = icon_button("back", say("app/home"), "home")
    return column_page(title, note, back, main, foot, scene=f"link {title.id}")


def _seats(arrival: Arrival, *, running: bool) -> Html:
    table = arrival.table
    assert table
    assert arrival.link
    names = [table.players[seat].name for seat in table.waiting_for]
    game = name_of(table.game.key)
    hidden = secrets(arrival.link)
    carried = board_named(table.game.key).own_deck(table.deal)
    own = carried and say("arrival/own-deck-here", what=carried)
    return tag(
        "div",
        tag(
            "section",
            tag("h2", words(say("arrival/which-seat")), class_="title"),
            tag(
                "p",
                words(say("arrival/waits-for", game=game, names=names)),
                class_="note",
            ),
            None if own is None else tag("p", words(own), class_="note"),
            class_="linkhead paper",
        ),
        tag(
            "ul",
            [_seat(arrival, seat) for seat in range(len(table.players))],
            _nobody(arrival, ALL, "people") if len(arrival.persons) > 1 else None,
            _nobody(arrival, NONE, "eye"),
            class_="places",
            role="radiogroup",
            aria_label=words(say("arrival/seats")),
        ),
        _note(_held(hidden, hides_hands=table.game.hides_hands), "eyeoff")
        if hidden.seats or hidden.chance
        else None,
        _note("spoilt", "window") if arrival.spoilt else None,
        _note("kept", "ready") if running else None,
        class_="linkseats",
    )


def _held(hidden: Secrets, *, hides_hands: bool) -> str:
    if not hidden.seats:
        return "holds-deck"
    return "holds-hands" if hides_hands else "holds-chosen"


def _seat(arrival: Arrival, seat: Seat) -> Html:
    assert arrival.table
    player, table = arrival.table.players[seat], arrival.table
    if player.level:
        return place_of(player.name, seat, say("arrival/plays-itself"))
    if seat in table.sealed:
        note = say("arrival/chosen")
    else:
        due = seat in table.waiting_for
        note = say("arrival/to-choose" if due else "arrival/waits")
    return _option(
        arrival,
        str(seat),
        rosette(player.name, ribbon(seat)),
        player.name,
        note,
        look=f"paper {ribbon(seat)}",
    )


def _nobody(arrival: Arrival, who: str, icon_name: str) -> Html:
    title, note = say(f"arrival/{who}"), say(f"arrival/{who}-note")
    return _option(arrival, who, icon(icon_name), title, note, look="add")


def _option(
    arrival: Arrival, who: str, picture: Child, title: Words, note: Words, *, look: str
) -> Html:
    chosen = arrival.sits == who
    return place_to_take(
        picture, title, note, do="sit-as", arg=who, look=look, chosen=chosen
    )


def _note(word: str, icon_name: str) -> Html:
    return toast(
        say(f"arrival/{word}"), say(f"arrival/{word}-note"), icon_name=icon_name
    )


def _sit_down(arrival: Arrival) -> Html:
    assert arrival.table
    match arrival.sits:
        case "":
            text = say("arrival/sit")
        case "all":
            text = say("arrival/sit-all")
        case "none":
            text = say("arrival/look-on")
        case seat:
            name = arrival.table.players[int(seat)].name
            text = say("arrival/sit-as", name=name)
    return tray(act_row(wax(text, "sit-down", unavailable=not arrival.sits)))


def _paste(arrival: Arrival) -> Html:
    refusal = arrival.refusal
    label = say("arrival/paste-again" if refusal else "arrival/paste")
    return tag(
        "div",
        _torn(refusal) if refusal else None,
        tag(
            "section",
            tag(
                "label",
                tag("span", words(label), class_="eyebrow"),
                tag(
                    "textarea",
                    arrival.text,
                    rows=4,
                    spellcheck="false",
                    autocomplete="off",
                    autocapitalize="off",
                    data_do="link-text",
                    data_live=True,
                    aria_invalid="true" if refusal else None,
                    aria_describedby="link-help",
                ),
            ),
            tag("p", words(say("arrival/forgiven")), class_="note", id="link-help"),
            class_="paper pastebox",
        ),
        tag(
            "ul",
            _advice("copy", "whole-message") if refusal else None,
            _advice("save", "or-file") if refusal else None,
            None if refusal else _advice("link", "home-screen"),
            class_="paper linktips",
        ),
        class_="linkpaste",
    )


def _torn(refusal: Message) -> Html:
    return tag(
        "div",
        drawing("torn"),
        tag("p", words(plain(refusal)), class_="said", role="alert"),
        tag("p", words(say("arrival/untouched")), class_="note"),
        class_="blankslate",
    )


def _advice(icon_name: str, word: str) -> Html:
    return tag("li", icon(icon_name), tag("span", words(say(f"arrival/{word}"))))


def _try(arrival: Arrival) -> Html:
    empty = not arrival.text.strip()
    return tray(
        act_row(
            rule_button(say("arrival/open-file"), "open-file", wide=True),
            wax(say("arrival/try"), "link-try", unavailable=empty),
        )
    )
