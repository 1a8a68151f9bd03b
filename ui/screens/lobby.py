"""The lobby: place cards with names and players, house rules, and the deal.

Sends `name SEAT` (with what is typed, at every letter), `kind SEAT` (with `human` or
`bot:LEVEL`), `seat-language SEAT` (with a language), `unseat SEAT`, `add-seat`, `hints`,
`deal`, `home`, and what the board's house rules send (`set-up`).
"""

from __future__ import annotations

from engine.games import game_named
from engine.message import Message, say
from engine.record import MAX_NAME, Player
from engine.text import sentence
from ui.html import Html, tag
from ui.invitation import name_of
from ui.lobby import Lobby, may_seat, seat_refusal
from ui.page import Page
from ui.parts.common import (
    act_row,
    bar,
    icon,
    icon_button,
    pressable,
    ribbon,
    rosette,
    tray,
    unseen,
    wax,
    words,
)
from ui.screens import languages

CARELESS = "bot:random"
"""No level for people: it shows how far the others are from chance."""


def page(lobby: Lobby, house_rules: Html | None, refusal: Message | None) -> Page:
    """Return the screen.

    `house_rules` is the board's part of it; `refusal` says why the table can't be dealt
    yet, or None if it can.
    """
    name = words(name_of(lobby.game))
    return Page(
        title=sentence(say("app/title", page=name)),
        body="p-page p-lobby",
        frame="play",
        parts=(
            ("bar", _bar(name)),
            ("main", _main(lobby, house_rules)),
            ("tray", _tray(lobby, refusal)),
        ),
        focus=(
            "#main .go h3",
            "#bar h1",
        ),  # whose turn it is, while a board asks things
    )


def _bar(name: str) -> Html:
    return bar(
        say("lobby/title"),
        name,
        left=icon_button("back", say("app/home"), "home"),
        right=tag("span", class_="ibtn", aria_hidden="true"),
    )


def _main(lobby: Lobby, house_rules: Html | None) -> Html:
    return tag(
        "main",
        tag(
            "ul",
            [_place(lobby, seat, p) for seat, p in enumerate(lobby.players)],
            _add(lobby),
            class_="places",
            aria_label=words(say("lobby/places")),
        ),
        house_rules,
        _switches(lobby),
        class_="column",
        id="main",
    )


def _place(lobby: Lobby, seat: int, player: Player) -> Html:
    sash, number = ribbon(seat), seat + 1
    return tag(
        "li",
        rosette(player.name, sash),
        tag(
            "div",
            _name_field(seat, player),
            tag(
                "label",
                unseen(say("lobby/plays", number=number)),
                _kinds(lobby, seat, player),
                class_="kind",
            ),
            languages.of_seat(seat, lobby.languages.get(seat, ""))
            if not player.level and _passed(lobby)
            else None,
            tag(
                "small",
                words(say(f"lobby/{_word(player.kind)}-line")),
                id=_line_of(seat),
            )
            if player.level
            else None,
            class_="seated",
        ),
        _unseat(lobby, seat, player),
        class_=f"place paper {sash}",
        data_key=f"place-{seat}",
    )


def _passed(lobby: Lobby) -> bool:
    """Whether several persons are to share the device."""
    return sum(not player.level for player in lobby.players) > 1


def _name_field(seat: int, player: Player) -> Html:
    return tag(
        "label",
        unseen(say("lobby/name", number=seat + 1)),
        tag(
            "input",
            type="text",
            value=player.name,
            maxlength=MAX_NAME,
            autocomplete="off",
            autocapitalize="words",
            spellcheck="false",
            data_do="name",
            data_arg=seat,
            data_live=True,
            aria_invalid="true" if seat_refusal(seat, player) else None,
        ),
        icon("pen"),
        class_="named",
    )


def _kinds(lobby: Lobby, seat: int, player: Player) -> Html:
    """Who may sit there. What a table from elsewhere has there stays as it is."""
    kinds = ["human", *(f"bot:{level}" for level in game_named(lobby.game).bots)]
    if player.kind != CARELESS:
        kinds.remove(CARELESS)
    return tag(
        "select",
        [
            tag(
                "option",
                words(say(f"lobby/{_word(kind)}")),
                value=kind,
                selected=kind == player.kind,
            )
            for kind in kinds
        ],
        data_do="kind",
        data_arg=seat,
        aria_describedby=_line_of(seat) if player.level else None,
        aria_invalid="true" if lobby.nobody_plays else None,
    )


def _line_of(seat: int) -> str:
    """Return the id of the line that says how a bot plays: it is told of the choice."""
    return f"level-of-{seat}"


def _word(kind: str) -> str:
    return kind.replace(":", "-")


def _unseat(lobby: Lobby, seat: int, player: Player) -> Html | None:
    if not may_seat(lobby, len(lobby.players) - 1):
        return None
    name = player.name.strip()
    label = (
        say("lobby/unseat", name=name)
        if name
        else say("lobby/unseat-empty", number=seat + 1)
    )
    return icon_button("close", label, "unseat", str(seat))


def _add(lobby: Lobby) -> Html | None:
    counts, seats = game_named(lobby.game).seat_counts, len(lobby.players)
    if not may_seat(lobby, seats + 1):
        return None
    return tag(
        "li",
        pressable(
            icon("plus"),
            tag(
                "span",
                tag("strong", words(say("lobby/add"))),
                tag("small", words(say("lobby/add-note", n=seats, most=counts[-1]))),
            ),
            class_="place add",
            do="add-seat",
        ),
    )


def _switches(lobby: Lobby) -> Html:
    return tag(
        "fieldset",
        tag("legend", words(say("lobby/house-rules")), class_="eyebrow"),
        tag(
            "label",
            tag(
                "span",
                words(say("lobby/hints")),
                tag("small", words(say("lobby/hints-note"))),
            ),
            tag(
                "input",
                type="checkbox",
                class_="sw-in",
                role="switch",
                checked=lobby.hints,
                data_do="hints",
            ),
        ),
        class_="paper opts",
    )


def _tray(lobby: Lobby, refusal: Message | None) -> Html:
    return tray(
        None
        if refusal is None
        else tag("p", icon("info"), words(refusal), class_="missing", role="status"),
        act_row(
            wax(
                say(f"{lobby.game}/deal"),
                "deal",
                unavailable=refusal is not None,
            )
        ),
    )
