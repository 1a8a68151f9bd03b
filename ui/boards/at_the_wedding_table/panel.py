"""The panel beside the table: one guest in words, and its points term by term."""

from __future__ import annotations

from engine.game import Seat
from engine.games.at_the_wedding_table import words as guests_in_words
from engine.games.at_the_wedding_table.pieces import Arrows, Guest
from engine.games.at_the_wedding_table.preview import KnockOn
from engine.games.at_the_wedding_table.scoring import Gift, Term
from engine.text import sentence
from ui.boards import Seen
from ui.boards.at_the_wedding_table.cast import (
    about,
    name_of,
    seats_by_side,
    side_of,
    side_up,
    view_of,
)
from ui.boards.at_the_wedding_table.happened import happened
from ui.boards.at_the_wedding_table.names import flavour, guest_name, name_text
from ui.boards.at_the_wedding_table.outlook import Outlook
from ui.boards.at_the_wedding_table.seats import edge_of
from ui.boards.at_the_wedding_table.tokens import Picked
from ui.boards.at_the_wedding_table.told import told
from ui.html import Child, Html, tag
from ui.parts.common import figure, signed, unseen, words
from ui.parts.guests import (
    Side,
    pawn,
    portrait,
    range_arrows,
    symbol_names,
    symbol_row,
)


def panel(seen: Seen, picked: Picked, found: Outlook | None) -> Html:
    """Return the guest that is shown or in hand, else what happened."""
    view = view_of(seen)
    if found:
        side = side_of(view, found.owner)
        return _inspect(seen, found.guest, side, _sums(seen, found))
    if picked.guest is not None:
        guest = view.guests[picked.guest]
        prompt = tag(
            "p", told("then-seat" if seen.hints else "hints-off"), class_="note"
        )
        return _inspect(seen, guest, side_up(seen), [prompt])
    return happened(seen)


def _inspect(seen: Seen, guest: Guest, side: Side, rest: list[Child]) -> Html:
    name = sentence(guest_name(guest))
    return tag(
        "aside",
        tag(
            "div",
            portrait(guest.id, name=guest.name),
            tag(
                "div",
                tag("h2", name, class_="title"),
                tag(
                    "p",
                    words(flavour(guest)),
                    class_="italic note",
                )
                if guest.flavour
                else None,
            ),
            class_="in-head",
        ),
        tag(
            "dl",
            _pair("brings", symbol_row(guest.symbols, big=True), _symbols(guest)),
            _pair(
                "rule", words(guests_in_words.rule_words(guest, view_of(seen).guests))
            ),
            _pair("range", words(guests_in_words.range_words(guest))),
        ),
        *rest,
        class_=f"inspect paper side-{side}",
        aria_label=told("details", guest=name),
    )


def _pair(term: str, *content: Child) -> Html:
    return tag("div", tag("dt", told(term)), tag("dd", *content))


def _symbols(guest: Guest) -> str:
    """The same in words: a drawing alone says little to whoever meets it first."""
    return told("listed", all=symbol_names(guest.symbols))


# --- the sum --------------------------------------------------------------------------


def _sums(seen: Seen, found: Outlook) -> list[Child]:
    """The seat, the arrows as they point from there, and what comes of it."""
    head = (
        told("if-seated", place=found.place)
        if found.ghost
        else told("worth-now", points=found.worth, place=found.place)
    )
    arrows = found.guest.arrows
    turned = range_arrows(arrows, edge_of(found.place)) if arrows != Arrows() else None
    eyebrow = tag("h3", head, turned, class_="eyebrow")
    if not found.told:
        return [eyebrow, tag("p", told("hints-off"), class_="note")]
    return [
        eyebrow,
        sum_list(seen, found),
        gift_list(seen, found),
        _net(seen, found) if found.ghost else None,
    ]


def sum_list(seen: Seen, found: Outlook) -> Html:
    """Return what each seat brings, then whose guests gain or lose by it."""
    return tag(
        "ul",
        [_term(seen, found, term) for term in found.terms],
        [_knock(seen, knock) for knock in found.knock_ons],
        class_="sumlist",
    )


def gift_list(seen: Seen, found: Outlook) -> Html | None:
    """Return what a guest already there brings to the others; None before it sits."""
    if found.ghost:
        return None
    given = [_gift(seen, gift) for gift in found.gifts]
    return tag(
        "div",
        tag("h4", told("gives"), class_="eyebrow"),
        tag("ul", given, class_="sumlist")
        if given
        else tag("p", told("gives-nothing"), class_="note"),
        class_="given",
    )


def _gift(seen: Seen, gift: Gift) -> Html:
    text = told(
        "sum-seat", place=gift.place, guest=name_text(view_of(seen), gift.guest)
    )
    return _line(view_side(seen, gift.owner), text, gift.points)


def _term(seen: Seen, found: Outlook, term: Term) -> Html:
    view = view_of(seen)
    if term.place == found.place:
        flat = found.guest.rule.kind == "flat"
        text = told("sum-itself" if flat else "sum-own-seat", place=term.place)
    elif term.guest is None:
        text = told("sum-empty", place=term.place)
    else:
        text = told("sum-seat", place=term.place, guest=name_text(view, term.guest))
    counts = term.points and term.owner is not None
    return _line(
        view_side(seen, term.owner) if counts else "none",
        text,
        term.points,
        symbol_row(term.symbols) if term.symbols else None,
    )


def _knock(seen: Seen, knock: KnockOn) -> Html:
    id = "knock-gains" if knock.gain > 0 else "knock-loses"
    guest = name_text(view_of(seen), knock.guest)
    text = sentence(about(seen, knock.owner, id, guest=guest))
    return _line(f"knock {view_side(seen, knock.owner)}", text, knock.gain)


def view_side(seen: Seen, owner: Seat | None) -> str:
    """Return the class of an owner's colour; none for nobody."""
    return "none" if owner is None else f"side-{side_of(view_of(seen), owner)}"


def _line(class_: str, text: str, points: int, counted: Html | None = None) -> Html:
    return tag(
        "li",
        tag("i", class_="sw"),
        tag("span", text, counted),
        tag("b", signed(points, plus=True)),
        class_=class_,
    )


def _net(seen: Seen, found: Outlook) -> Html:
    view = view_of(seen)
    pawns = (
        tag(
            "span",
            pawn(side_of(view, who)),
            unseen(name_of(seen, who)),
            figure(found.gains[who], plus=True),
            class_=f"side-{side_of(view, who)}",
        )
        for who in seats_by_side(view)
    )
    return tag("p", *pawns, class_="net")
