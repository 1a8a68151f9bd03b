"""The tray: three guests to take from, the deck, the verdict, the wax."""

from __future__ import annotations

from engine.games.at_the_wedding_table import words as guests_in_words
from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.view import View
from engine.message import Message
from ui.boards import Seen, nod_wax
from ui.boards.at_the_wedding_table.cast import (
    advised,
    may_choose,
    mover,
    side_up,
    view_of,
)
from ui.boards.at_the_wedding_table.names import name_text
from ui.boards.at_the_wedding_table.outlook import Outlook
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.boards.at_the_wedding_table.verdict import verdict
from ui.html import Html, tag
from ui.parts.common import (
    act_row,
    icon,
    pressable,
    rule_icon_button,
    tray,
    wax,
    words,
)
from ui.parts.guests import guest_card
from ui.parts.motion import moves


def tray_of(seen: Seen, picked: Picked, found: Outlook | None) -> Html:
    """Return the tray of the board."""
    return tray(
        tag("p", told("below"), class_="below", aria_hidden="true"),
        tag("div", _row(seen, picked), _deck(seen), class_="draft"),
        tag(
            "div",
            seen.advice.slip if seen.advice else verdict(seen, picked, found),
            act_row(_undo(seen), _wax(seen, picked)),
            class_="placebar",
        ),
    )


def _row(seen: Seen, picked: Picked) -> Html:
    view, choosing = view_of(seen), may_choose(seen)
    rules = {
        id: guests_in_words.rule_words(view.guests[id], view.guests) for id in view.row
    }
    cards = (
        guest_card(
            view.guests[id],
            side_up(seen),
            rule,
            "pick",
            f"guest:{id}",
            others=view.guests,
            picked=picked.guest == id,
            hint=advised(seen, guest=id),
            unavailable=not choosing,
            why_not=None if choosing else seen.why_not(None),
            data_key=f"guest:{id}",
            data_moves=moves(Seated, "land", id) if id == turned_up(view) else None,
        )
        for id, rule in rules.items()
    )
    return tag(
        "div",
        *cards,
        class_="row3",
        id="row",
        role="listbox",
        aria_label=told("row" if choosing else "row-waiting"),
        aria_orientation="horizontal",
        data_roving=True,
    )


def turned_up(view: View) -> str | None:
    """Return the guest that came into the row last, if one did (W3)."""
    seatings = (event for event in reversed(view.log) if isinstance(event, Seated))
    last = next(seatings, None)
    return None if last is None else last.turned_up


def _deck(seen: Seen) -> Html:
    left = view_of(seen).deck_size
    return tag(
        "div",
        tag("span", class_="pile", aria_hidden="true") if left else None,
        tag(
            "span", told("deck", n=left) if left else told("deck-empty"), class_="note"
        ),
        class_="deckcount",
        data_explains="deck",
    )


def _undo(seen: Seen) -> Html:
    return rule_icon_button(
        "undo", _undo_words(seen), "undo", unavailable=seen.undo is not None
    )


def _undo_words(seen: Seen) -> Message:
    """What undo does now, or why it does nothing: most often a guest was turned up."""
    if seen.undo is None:
        return msg("put-down" if seen.picks else "undo")
    if seen.undo.id == "table/revealed-since":
        return msg("undo-turned-up")
    return msg("undo-not", reason=seen.undo)


def _wax(seen: Seen, picked: Picked) -> Html:
    view = view_of(seen)
    if not may_choose(seen):
        if seen.stepping:
            return nod_wax(seen)
        if view.viewer is None:
            return wax(msg("watching"), "confirm", unavailable=True)
        return _waiting(seen)
    if picked.guest is None:
        return wax(msg("choose-guest"), "confirm", unavailable=True)
    if picked.place is None:
        return wax(msg("choose-seat"), "confirm", unavailable=True)
    name = name_text(view, picked.guest)
    return wax(msg("seat-guest", guest=name, place=picked.place), "confirm")


def _waiting(seen: Seen) -> Html:
    """Return the wax while the other one is to move; a bot's thinking is seen on it."""
    who = mover(seen)
    dots = tag("span", icon("dots"), class_="state busy") if seen.bots[who] else None
    return pressable(
        dots,
        words(msg("waiting", name=seen.names[who])),
        class_="btn btn-wax",
        do="confirm",
        unavailable=True,
    )
