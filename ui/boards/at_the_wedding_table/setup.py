"""The lobby's part of At the Wedding Table: who is the Bride (W1).

`BOARD` inherits `WeddingSetUp`. Sends `set-up` with `by:pawns`, `bride:SEAT`, `swap`,
`hide`, `in:HAND`, `mine`, `pick:HAND` and `open`. Where the pawns lie is nowhere in the
page until a hand opens, and the hands are told apart by ids of their own, so that the
focus stays on none when they close.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Seat
from engine.message import Message, say
from engine.rng import Rng
from ui.boards import PlainSetUp
from ui.boards.at_the_wedding_table.deckform import GuestEditor
from ui.boards.at_the_wedding_table.decks import PAGE
from ui.boards.at_the_wedding_table.hands import drawn
from ui.boards.at_the_wedding_table.pawns import (
    FIXED,
    HANDS,
    Pawns,
    close,
    fixed_bride,
    hide,
    pawns_of,
    reveal,
    with_bride,
    with_pawns,
)
from ui.decks import DeckEditor
from ui.html import Html, tag
from ui.lobby import Lobby
from ui.parts.common import Option, segmented, words


class WeddingSetUp(PlainSetUp):
    """Who is the Bride: the hidden pawns decide, or the table says so. And who comes."""

    deck_editor: DeckEditor | None = GuestEditor()

    def own_deck(self, deal: Mapping[str, object]) -> Message | None:
        """Return that the table has other guests than the usual ones (W11)."""
        return say(f"{PAGE}/own") if "guests" in deal else None

    def house_rules(self, lobby: Lobby) -> Html:
        """Return the choice of how to choose, and the pawns if they decide."""
        bride = fixed_bride(lobby)
        title = words(say("wedding-lobby/who"))
        return tag(
            "section",
            tag("h2", title, class_="eyebrow"),
            segmented(
                title,
                "set-up",
                [
                    Option(say("wedding-lobby/by-pawns"), "by:pawns"),
                    *(
                        Option(_shown_name(lobby, seat), f"bride:{seat}")
                        for seat in range(len(lobby.players))
                    ),
                ],
                "by:pawns" if bride is None else f"bride:{bride}",
            ),
            drawn(lobby, pawns_of(lobby))
            if bride is None
            else tag("p", words(say("wedding-lobby/first")), class_="note"),
            class_="paper house p-pawns",
        )

    def set_up(self, lobby: Lobby, arg: str, rng: Rng) -> Lobby:
        """Return the lobby after a tap; what makes no sense now changes nothing."""
        pawns = pawns_of(lobby)
        verb, _, value = arg.partition(":")
        hand = next((hand for hand in HANDS if hand == value), None)
        match verb:
            case "by":
                return with_pawns(lobby, Pawns())
            case "bride" if value in ("0", "1"):
                return with_bride(lobby, int(value))
            case "swap" if pawns.stage == "plan":
                return with_pawns(lobby, Pawns(hider=pawns.picker))
            case "hide":
                return hide(lobby, rng)
            case "in" if hand and pawns.stage == "hiding":
                return close(lobby, hand, rng)
            case "mine" if pawns.stage == "closed":
                return with_pawns(lobby, replace(pawns, passed=True))
            case "pick" if hand and pawns.stage == "picking":
                return with_pawns(lobby, replace(pawns, picked=hand))
            case "open" if pawns.stage in ("closed", "picking"):
                return reveal(lobby, rng)
        return lobby

    def set_up_refusal(self, lobby: Lobby) -> Message | None:
        """Return that the Bride is not known yet, or None if she is."""
        if _bride(lobby) is not None:
            return None
        hidden = pawns_of(lobby).bride_in is not None
        return say(f"wedding-lobby/{'not-opened' if hidden else 'not-hidden'}")

    def deal_options(self, lobby: Lobby) -> dict[str, object]:
        """Return who is the Bride, and another deck if the table has one (W11)."""
        bride = _bride(lobby)
        options = (
            {"guests": lobby.options["guests"]} if "guests" in lobby.options else {}
        )
        return options if bride is None else {**options, "bride": bride}

    def options_again(self, deal: Mapping[str, object]) -> dict[str, object]:
        """Return another deck than the shipped one: the table keeps it (W11).

        The Bride's seat stays, and somebody else sits there: they begin now (W1).
        """
        kept = {"guests": deal["guests"]} if "guests" in deal else {}
        return {**kept, FIXED: deal["bride"]}


def _bride(lobby: Lobby) -> Seat | None:
    fixed = fixed_bride(lobby)
    return pawns_of(lobby).bride if fixed is None else fixed


def _shown_name(lobby: Lobby, seat: Seat) -> Message:
    return say("wedding-lobby/by-seat", name=lobby.players[seat].name.strip() or "?")
