"""The end: who won and why, the finished table, who scored what."""

from __future__ import annotations

from engine.game import Outcome, Seat
from engine.message import Message, say
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    about,
    me,
    name_of,
    seats_by_side,
    side_of,
    view_of,
)
from ui.boards.at_the_wedding_table.finished import picture, track_caption
from ui.boards.at_the_wedding_table.ledger import guests_of, ledger
from ui.boards.at_the_wedding_table.names import guest_name
from ui.boards.at_the_wedding_table.tokens import picked
from ui.boards.at_the_wedding_table.told import msg, told
from ui.html import Html, classes, tag
from ui.parts.common import (
    drawing,
    figure,
    pressable,
    text_button,
    words,
)
from ui.parts.ending import after_game, best_moment
from ui.parts.guests import pawn


def end(seen: Seen) -> Html:
    """Return the finished game."""
    outcome, best = view_of(seen).outcome, seen.best
    assert outcome is not None, "the board is asked for the end after the end only"
    return tag(
        "main",
        tag(
            "div",
            _result(seen, outcome),
            after_game(_undo(seen)),
            tag(
                "figure",
                picture(seen),
                tag("figcaption", words(track_caption(seen)), class_="note"),
                class_="paper mini-wrap",
            ),
            class_="en-a",
        ),
        tag(
            "div",
            None if best is None else best_moment(best.told, best.moment),
            _tabs(seen),
            _ledgers(seen),
            class_="en-b",
        ),
        class_="sheet en",
        id="main",
    )


def _result(seen: Seen, outcome: Outcome) -> Html:
    bride, groom = seats_by_side(view_of(seen))
    tied = outcome.scores[0] == outcome.scores[1]
    return tag(
        "section",
        tag("p", words(winning_side(seen, outcome)), class_="eyebrow"),
        tag("h2", words(title(seen, outcome)), class_="title press"),
        tag(
            "div",
            _dueller(seen, bride),
            tag("span", drawing("toast"), class_="v", aria_hidden="true"),
            _dueller(seen, groom),
            class_="duel",
        ),
        tag("p", words(outcome.reason), class_="note") if tied else None,
        tag("p", words(_guest_of_the_evening(seen)), class_="italic note"),
        class_=classes("winner paper", not outcome.winners and "nobody"),
        aria_label=told("result"),
    )


def winning_side(seen: Seen, outcome: Outcome) -> Message:
    """Return whose evening it was."""
    if not outcome.winners:
        return msg("both-sides")
    return say(f"guests/side-{side_of(view_of(seen), outcome.winners[0])}")


def title(seen: Seen, outcome: Outcome) -> Message:
    """Return who won and by how much, or that nobody did."""
    if not outcome.winners:
        return msg("drawn")
    (winner,) = outcome.winners
    ahead = outcome.scores[winner] - outcome.scores[1 - winner]
    if not ahead:
        return about(seen, winner, "wins-dj")
    return about(seen, winner, "wins", n=ahead)


def _dueller(seen: Seen, who: Seat) -> Html:
    view = view_of(seen)
    return tag(
        "div",
        pawn(side_of(view, who)),
        figure(view.scores[who]),
        tag("span", name_of(seen, who)),
        class_="d",
    )


def _guest_of_the_evening(seen: Seen) -> Message:
    everybody = [o for who in (0, 1) for o in guests_of(seen, who)]
    best = max(everybody, key=lambda o: (o.worth, -o.place))
    return msg(
        "guest-of-the-evening",
        guest=guest_name(best.guest),
        n=best.worth,
        place=best.place,
    )


def _undo(seen: Seen) -> Html | None:
    """The last guest turned nobody up, so it may be taken back (W3).

    With a tab turned to, taking back would only put that down.
    """
    if seen.undo is not None or seen.picks:
        return None
    return text_button(msg("undo"), "undo", icon_name="undo")


def _open_tab(seen: Seen) -> Seat:
    """Whose ledger a phone shows: the one picked, else the viewer's, else the Bride's."""
    view = view_of(seen)
    tab = picked(seen).tab
    if tab is not None:
        return next(who for who in (0, 1) if side_of(view, who) == tab)
    mine = me(seen)
    return view.bride if mine is None else mine


def _tabs(seen: Seen) -> Html:
    view = view_of(seen)
    tabs = (
        pressable(
            pawn(side_of(view, who)),
            told("tab", name=name_of(seen, who), points=view.scores[who]),
            class_=f"tab side-{side_of(view, who)}",
            do="pick",
            arg=f"tab:{side_of(view, who)}",
            data_key=f"tab:{side_of(view, who)}",
            role="tab",
            aria_selected="true" if who == _open_tab(seen) else "false",
            aria_controls=f"ledger-{side_of(view, who)}",
        )
        for who in seats_by_side(view)
    )
    return tag(
        "div",
        *tabs,
        class_="tabs",
        role="tablist",
        aria_label=told("breakdown"),
        data_roving=True,
    )


def _ledgers(seen: Seen) -> Html:
    shown = _open_tab(seen)
    sides = seats_by_side(view_of(seen))
    return tag(
        "div",
        *(ledger(seen, who, shown=who == shown) for who in sides),
        class_="ledgers",
    )
