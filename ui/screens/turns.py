"""A game between devices: the slip that sends it on, other ways, who plays where.

Sends `turn-send`, `turn-sheet`, `turn-typed`, `turn-make`, `share`, `share-seat SEAT:WHERE`
and `open-link`.
"""

from __future__ import annotations

from engine.game import Seat
from engine.link.spoken import MOST_TYPED
from engine.message import Message, say
from ui.html import Html, tag
from ui.parts.common import (
    Option,
    dialog,
    icon_button,
    ribbon,
    rosette,
    rule_button,
    segmented,
    toast,
    wax,
    words,
)
from ui.session import Session
from ui.turns import Said, to_say, turn_of

LONGEST_NAMES = 24
"""Characters of names that a button has room for; more of them are a number of people."""


def slip(session: Session) -> Html | None:
    """Return whom the table waits for on other devices, and the way there."""
    turn = turn_of(session)
    if turn is None:
        return None
    names = names_of(session, turn.seats)
    if turn.sent:
        button = rule_button(say("turns/send-again"), "turn-send")
    else:
        button = wax(send_to(names), "turn-send", icon_name="share")
    state = "ended" if turn.over else "sent" if turn.sent else "due"
    return toast(
        None,
        say(f"turns/{state}", names=names),
        icon_name="mail",
        tone="elsewhere",
        action=button,
        close=icon_button("dots", say("turns/more"), "turn-sheet"),
    )


def names_of(session: Session, seats: tuple[Seat, ...]) -> list[str]:
    """Return who sits on these seats."""
    return [session.table.players[seat].name for seat in seats]


def send_to(names: list[str]) -> Message:
    """Return the words of the button that sends a link to somebody."""
    fits = sum(map(len, names)) <= LONGEST_NAMES
    return say("turns/send-to", names=names) if fits else say("share/send")


def sheet(session: Session, typed: str, refusal: Message | None) -> Html:
    """Return the other ways to go on with somebody at another device.

    `typed` is what stands in the field for a move that was told; `refusal` is why it
    could not be made.
    """
    due = tuple(s for s in session.elsewhere if s in session.table.waiting_for)
    return dialog(
        say("turns/title"),
        _say(to_say(session)),
        _hear(names_of(session, due), typed, refusal) if due else None,
        tag(
            "section",
            tag("h3", words(say("turns/back")), class_="eyebrow"),
            tag("p", words(say("turns/back-note")), class_="note"),
            tag(
                "div",
                rule_button(say("turns/open"), "open-link", icon_name="link"),
                rule_button(say("turns/otherwise"), "share", icon_name="share"),
                class_="ways",
            ),
            class_="byturns",
        ),
        id="dialog",
        close=say("dialogs/close"),
    )


def _say(said: tuple[Said, ...]) -> Html | None:
    if not said:
        return None
    return tag(
        "section",
        tag("h3", words(say("turns/say")), class_="eyebrow"),
        tag(
            "dl",
            [
                tag(
                    "div",
                    tag("dt", words(say("turns/move", step=one.step))),
                    tag("dd", " ".join(one.code)),
                )
                for one in said
            ],
            class_="spokencode",
        ),
        tag("p", words(say("turns/say-note")), class_="note"),
        class_="byturns",
    )


def _hear(names: list[str], typed: str, refusal: Message | None) -> Html:
    return tag(
        "section",
        tag("h3", words(say("turns/hear")), class_="eyebrow"),
        tag("p", words(say("turns/hear-note", names=names)), class_="note"),
        tag(
            "div",
            tag(
                "input",
                type="text",
                value=typed,
                maxlength=MOST_TYPED,
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_label=words(say("turns/code")),
                aria_invalid="true" if refusal else None,
                data_do="turn-typed",
                data_live=True,
            ),
            wax(say("turns/make"), "turn-make", unavailable=not typed.strip()),
            class_="hearcode",
        ),
        tag("p", words(refusal), class_="said", role="alert") if refusal else None,
        class_="byturns",
    )


def places(session: Session) -> Html:
    """Return who of several persons plays here, and who on another device."""
    note = "where-note" if session.elsewhere else "where-all"
    everybody = sorted((*session.seats, *session.elsewhere))
    return tag(
        "section",
        tag("h3", words(say("turns/where")), class_="eyebrow"),
        tag("ul", [_place(session, seat) for seat in everybody], class_="whereabouts"),
        tag("p", words(say(f"turns/{note}")), class_="note"),
        class_="byturns",
    )


def _place(session: Session, seat: Seat) -> Html:
    name = session.table.players[seat].name
    where = "here" if seat in session.seats else "there"
    return tag(
        "li",
        rosette(name, ribbon(seat)),
        tag("strong", name),
        segmented(
            name,
            "share-seat",
            [Option(say(f"turns/{one}"), f"{seat}:{one}") for one in ("here", "there")],
            f"{seat}:{where}",
        ),
    )
