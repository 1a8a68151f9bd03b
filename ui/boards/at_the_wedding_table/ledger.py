"""A side's guests and their points at the end, each with its terms in a fold."""

from __future__ import annotations

from engine.game import Seat
from engine.games.at_the_wedding_table.events import Ended
from engine.games.at_the_wedding_table.words import count_words, rule_words
from engine.message import say
from engine.text import sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import side_of, view_of
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.outlook import Outlook, outlook_of
from ui.boards.at_the_wedding_table.panel import gift_list, sum_list
from ui.boards.at_the_wedding_table.told import told
from ui.html import Html, classes, tag
from ui.parts.common import favour, figure, words
from ui.parts.guests import portrait
from ui.parts.motion import moves


def ledger(seen: Seen, who: Seat, *, shown: bool) -> Html:
    """Return one side's ledger; on phones only the one that is `shown`."""
    view = view_of(seen)
    side = side_of(view, who)
    name = words(say(f"guests/side-{side}"))
    return tag(
        "section",
        tag("span", class_="bandtop"),
        tag("h2", name, figure(view.scores[who])),
        entries(seen, who),
        class_=classes(
            f"ledger paper side-{side} lg-{side}", not shown and "lg-behind"
        ),
        id=f"ledger-{side}",
        role="tabpanel",
        aria_label=name,
        data_moves=moves(Ended, "rise", side),
    )


def entries(seen: Seen, who: Seat) -> Html:
    """Return a row for each of a player's guests: together they are the score."""
    return tag("ul", *(_entry(seen, found) for found in guests_of(seen, who)))


def guests_of(seen: Seen, who: Seat) -> list[Outlook]:
    """Return a player's guests, the dearest first, then by seat."""
    view = view_of(seen)
    places = [
        p for p, placed in enumerate(view.table, 1) if placed and placed[1] == who
    ]
    found = [outlook_of(seen, place) for place in places]
    return sorted((o for o in found if o), key=lambda o: -o.worth)


def _entry(seen: Seen, found: Outlook) -> Html:
    view = view_of(seen)
    counted = sentence(count_words(found.guest, found.terms))
    return tag(
        "li",
        tag(
            "details",
            tag(
                "summary",
                portrait(found.guest.id, name=found.guest.name),
                tag(
                    "span",
                    tag("strong", sentence(guest_name(found.guest))),
                    tag(
                        "small",
                        told("at-seat-short", place=found.place, counted=counted),
                    ),
                ),
                favour(found.worth),
                class_="entry",
                data_key=f"entry:{found.guest.id}",
            ),
            tag("p", words(rule_words(found.guest, view.guests)), class_="note"),
            sum_list(seen, found),
            gift_list(seen, found),
            class_="fold",
        ),
    )
