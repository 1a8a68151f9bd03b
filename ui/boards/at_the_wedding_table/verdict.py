"""The line above the buttons, where there is no room for the panel.

It says what the panel says, in short, and keeps its height whatever it says. On wide
screens it is there for listeners only.
"""

from __future__ import annotations

from engine.games.at_the_wedding_table import words as guests_in_words
from engine.games.at_the_wedding_table.pieces import Guest
from engine.text import run_on, sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    may_choose,
    side_of,
    side_word,
    view_of,
)
from ui.boards.at_the_wedding_table.happened import latest
from ui.boards.at_the_wedding_table.heading import turn_title
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.outlook import (
    Outlook,
    changes_words,
    terms_words,
)
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.html import Child, Html, tag
from ui.parts.common import favour, icon, pressable, unseen
from ui.parts.guests import symbol_names, symbol_row


def verdict(seen: Seen, picked: Picked, found: Outlook | None) -> Html:
    """Return what is picked, in a few lines; `spoken` has it for who listens."""
    almond, title, text = _verdict(seen, picked, found)
    return tag(
        "div",
        almond,
        tag("p", tag("strong", title), tag("br"), text),
        None if picked.look is None else _rows(picked.look),
        class_="verdict paper",
    )


def _verdict(
    seen: Seen, picked: Picked, found: Outlook | None
) -> tuple[Child, Child, str]:
    view = view_of(seen)
    if found:
        almond = _almond(found)
        return almond, _place_title(seen, found), _found_words(seen, found)
    if picked.guest is not None:
        guest = view.guests[picked.guest]
        rule = guests_in_words.rule_words(guest, view.guests)
        looks = guests_in_words.range_words(guest)
        return None, _brings(guest), run_on(map(sentence, (rule, looks)))
    if picked.place is not None:
        return None, told("seat-now-guest", place=picked.place), latest(seen)
    if may_choose(seen):
        return None, told("take-one"), latest(seen)
    return None, sentence(turn_title(seen)), latest(seen)


def _rows(place: int) -> Html:
    """What leads from the sum in short to its rows, where there is no panel."""
    return pressable(
        icon("info"),
        class_="ibtn",
        do="why",
        arg=f"guest:{place}",
        label=msg("rows"),
    )


def _brings(guest: Guest) -> list[Child]:
    """The guest's own symbols, so that nobody takes them for those it looks for."""
    return [
        told("guest-brings", guest=guest_name(guest)),
        symbol_row(guest.symbols),
        unseen(msg("listed", all=symbol_names(guest.symbols))),
    ]


def _almond(found: Outlook) -> Html | None:
    if not found.told:
        return None
    return favour(found.worth, large=True, plus=found.ghost)


def _place_title(seen: Seen, found: Outlook) -> str:
    name = guest_name(found.guest)
    if found.ghost:
        return told("at-seat", guest=name, place=found.place)
    side = side_word(side_of(view_of(seen), found.owner))
    return told("worth-at", guest=name, place=found.place, side=side)


def _found_words(seen: Seen, found: Outlook) -> str:
    if not found.told:
        return sentence(guests_in_words.range_words(found.guest))
    by = " + ".join(terms_words(seen, found))
    rule = guests_in_words.rule_words(found.guest, view_of(seen).guests)
    if by:
        said = [told("terms-sum", terms=by)]
    elif found.worth:
        said = []
    else:
        said = [told("scores-nothing-here")]
    if not (found.ghost and said):
        said.append(sentence(rule))
    return run_on([*said, *changes_words(seen, found)])
