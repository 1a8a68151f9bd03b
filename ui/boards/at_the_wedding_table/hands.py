"""The two hands of the hidden-pawn choice, closed and open."""

from __future__ import annotations

from engine.game import Seat
from engine.message import say
from ui.boards.at_the_wedding_table.pawns import HANDS, Hand, Pawns, is_bot
from ui.html import Child, Html, classes, tag
from ui.lobby import Lobby
from ui.parts.common import (
    Words,
    icon,
    pressable,
    ribbon,
    rule_button,
    text_button,
    words,
)
from ui.parts.guests import Side, pawn
from ui.parts.view_boxes import VIEW_BOXES

_MIRRORED = "translate(80 0) scale(-1 1)"


def drawn(lobby: Lobby, pawns: Pawns) -> Html:
    """Return the hidden-pawn choice as far as it has come."""
    return tag("div", *_STAGES[pawns.stage](lobby, pawns), class_="go")


def _plan(lobby: Lobby, pawns: Pawns) -> list[Child]:
    hider, picker = _name(lobby, pawns.hider), _name(lobby, pawns.picker)
    return [
        _which(),
        tag(
            "p",
            words(say("wedding-lobby/plan", hider=hider, picker=picker)),
            class_="note",
        ),
        rule_button(say("wedding-lobby/hide"), "set-up", "hide", wide=True),
        text_button(say("wedding-lobby/swap", name=picker), "set-up", "swap"),
    ]


def _hiding(lobby: Lobby, pawns: Pawns) -> list[Child]:
    picker, hider = _name(lobby, pawns.picker), _name(lobby, pawns.hider)
    return [
        _head(
            say("wedding-lobby/look-away", name=picker),
            say("wedding-lobby/choose-hand", name=hider),
        ),
        tag(
            "div",
            *(_palm_to_fill(hand) for hand in HANDS),
            class_=f"fists {ribbon(pawns.hider)}",
        ),
        _note(say("wedding-lobby/choose-hand-note")),
    ]


def _closed(lobby: Lobby, pawns: Pawns) -> list[Child]:
    picker = _name(lobby, pawns.picker)
    return [
        _head(say("wedding-lobby/one-each"), say("wedding-lobby/closed")),
        tag(
            "div",
            *(tag("div", _drawing("fist", hand), class_="fistb") for hand in HANDS),
            class_=f"fists {ribbon(pawns.hider)}",
            aria_hidden="true",
        ),
        _note(say("wedding-lobby/closed-note", name=picker)),
        rule_button(
            say("wedding-lobby/i-am", name=picker), "set-up", "mine", wide=True
        ),
    ]


def _picking(lobby: Lobby, pawns: Pawns) -> list[Child]:
    hider, picker = _name(lobby, pawns.hider), _name(lobby, pawns.picker)
    if is_bot(lobby, pawns.picker):
        go = rule_button(
            say("wedding-lobby/let-pick", name=picker), "set-up", "open", wide=True
        )
    else:
        go = rule_button(
            say(f"wedding-lobby/open-{pawns.picked or 'none'}"),
            "set-up",
            "open",
            wide=True,
            unavailable=pawns.picked is None,
        )
    return [
        _head(say("wedding-lobby/one-each"), say("wedding-lobby/pick", name=picker)),
        tag(
            "div",
            *(_fist(hand, picked=pawns.picked == hand) for hand in HANDS),
            class_=f"fists {ribbon(pawns.hider)}",
            role="radiogroup",
            aria_label=words(say("wedding-lobby/hands", name=hider)),
        ),
        _note(say("wedding-lobby/knuckles")),
        go,
    ]


def _open(lobby: Lobby, pawns: Pawns) -> list[Child]:
    bride = pawns.picker if pawns.bride is None else pawns.bride
    return [
        _head(
            say("wedding-lobby/opened"),
            say("wedding-lobby/is-bride", name=_name(lobby, bride)),
        ),
        tag(
            "div",
            *(_palm(lobby, pawns, hand) for hand in HANDS),
            class_=f"fists {ribbon(pawns.hider)}",
        ),
        _note(say("wedding-lobby/first")),
        text_button(say("wedding-lobby/again"), "set-up", "hide", icon_name="undo"),
    ]


_STAGES = {
    "plan": _plan,
    "hiding": _hiding,
    "closed": _closed,
    "picking": _picking,
    "open": _open,
}


def _palm_to_fill(hand: Hand) -> Html:
    return pressable(
        _drawing("palm", hand),
        pawn("bride"),
        tag("span", words(say(f"wedding-lobby/bride-{hand}"))),
        class_="fistb tofill",
        do="set-up",
        arg=f"in:{hand}",
    )


def _fist(hand: Hand, *, picked: bool) -> Html:
    return pressable(
        _drawing("fist", hand),
        tag("span", words(say(f"wedding-lobby/{hand}"))),
        tag("span", icon("check"), class_="tick"),
        class_="fistb",
        do="set-up",
        arg=f"pick:{hand}",
        role="radio",
        aria_checked="true" if picked else "false",
    )


def _palm(lobby: Lobby, pawns: Pawns, hand: Hand) -> Html:
    """One open hand, its pawn, and whose it is now: the picker's is the one picked."""
    side: Side = "bride" if hand == pawns.bride_in else "groom"
    owner = pawns.picker if hand == pawns.picked else pawns.hider
    return tag(
        "div",
        _drawing("palm", hand),
        pawn(side),
        tag("span", words(say(f"wedding-lobby/hand-{side}", name=_name(lobby, owner)))),
        class_=classes("fistb opened", hand == pawns.picked and "won"),
    )


def _drawing(symbol: str, hand: Hand) -> Html:
    """A hand; the right one is the left one in the mirror."""
    return tag(
        "svg",
        tag(
            "use",
            href=f"#{symbol}",
            transform=_MIRRORED if hand == "right" else None,
        ),
        class_="cameo",
        viewBox=VIEW_BOXES[symbol],
        aria_hidden="true",
    )


def _which() -> Html:
    """The two pawns and what they mean."""
    return tag(
        "div",
        *(
            tag(
                "span",
                pawn(side),
                tag(
                    "span",
                    tag("b", words(say(f"wedding-lobby/{side}"))),
                    tag("small", words(say(f"wedding-lobby/{side}-note"))),
                ),
                class_=f"wp side-{side}",
            )
            for side in ("bride", "groom")
        ),
        class_="which",
    )


def _head(eyebrow: Words, title: Words) -> Html:
    return tag(
        "div",
        tag("p", words(eyebrow), class_="eyebrow"),
        tag("h3", words(title), class_="title"),
        class_="centre",
        role="status",
    )


def _note(text: Words) -> Html:
    return tag("p", words(text), class_="note centre")


def _name(lobby: Lobby, seat: Seat) -> str:
    return lobby.players[seat].name.strip() or "?"
