"""What the things on the table are: guests, symbols, ranges, seats, pawns, the deck."""

from __future__ import annotations

from typing import Any, Final

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import (
    CORNERS,
    SEATS_AT_TABLE,
    SYMBOLS,
    Arrows,
    Guest,
    GuestDeck,
    Symbol,
)
from engine.games.at_the_wedding_table.scoring import PLACES, wants
from engine.games.at_the_wedding_table.view import View
from engine.games.at_the_wedding_table.words import (
    guest_name,
    range_words,
    symbol_word,
)
from engine.message import Message, say
from engine.text import ended, run_on, sentence
from ui.boards.at_the_wedding_table.beside import neighbours
from ui.boards.at_the_wedding_table.gallery import card_to_read, in_words
from ui.boards.at_the_wedding_table.names import flavour
from ui.explaining import Explanation
from ui.html import Html, join, tag
from ui.parts.common import drawing, icon, words
from ui.parts.guests import Side, pawn, range_arrows, symbol_names

PAGE: Final = "wedding-explained"
_ALL: Final = "all-guests"


def explained(topic: str, view: Any) -> Explanation | None:
    """Return what is said of a thing on the table, or of a guest of its deck."""
    seen: View | None = view
    deck = shipped_deck() if seen is None else seen.guests
    kind, _, what = topic.partition(":")
    match kind:
        case "guest" if what in deck:
            return _guest(deck[what], deck, "bride")
        case "range" if what in deck:
            return _range(deck[what])
        case "symbol" if what in SYMBOLS:
            return _symbol(SYMBOLS[SYMBOLS.index(what)], deck)
        case "seat" if seen is not None and what in map(str, PLACES):
            return _seat(seen, int(what))
        case "score":
            both = join(pawn("bride"), pawn("groom"))
            says = (_msg("score-says"), _msg("score-pawn"))
            return _about("score", both, says, "end")
        case "cake":
            return _about("cake", drawing("cake-top"), (_msg("cake-says"),), "setup")
        case "deck":
            left = () if seen is None else (_msg("deck-left", n=seen.deck_size),)
            pile = tag("span", class_="pile")
            return _about("deck", pile, (_msg("deck-says"), *left), "turn", _ALL)
        case "all-guests":
            all = (_msg("all-guests-says", n=len(deck), seats=SEATS_AT_TABLE),)
            others = ("deck", *_of(deck))
            return _about(_ALL, icon("people"), all, "guests", *others)
        case _:
            return None


def _msg(id: str, /, **args: object) -> Message:
    return say(f"{PAGE}/{id}", **args)


def _about(
    id: str, picture: Html, says: tuple[Message, ...], chapter: str, *see: str
) -> Explanation:
    return Explanation(_msg(id), picture, says, _chapter(chapter), see)


def _chapter(id: str) -> tuple[str, Message]:
    return id, say(f"wedding-rules/{id}")


def _of(deck: GuestDeck) -> list[str]:
    return [f"guest:{id}" for id in deck]


def _guest(guest: Guest, deck: GuestDeck, side: Side) -> Explanation:
    """Return the full rule of a guest, and the way to all that is printed on it."""
    return Explanation(
        words(guest_name(guest)),
        card_to_read(guest, deck, side),
        (
            in_words(guest, deck),
            _msg("guest-brings", symbols=symbol_names(guest.symbols)),
            *((flavour(guest),) if guest.flavour else ()),
        ),
        _chapter("scoring"),
        (
            *(f"symbol:{symbol}" for symbol in dict.fromkeys(guest.symbols)),
            *((f"range:{guest.id}",) if guest.arrows != Arrows() else ()),
            _ALL,
        ),
    )


def _range(guest: Guest) -> Explanation:
    return Explanation(
        _msg("range", guest=guest_name(guest)),
        range_arrows(guest.arrows),
        (
            range_words(guest),
            *((_msg("range-says"),) if guest.arrows != Arrows() else ()),
        ),
        _chapter("table"),
        (f"guest:{guest.id}",),
    )


def _symbol(symbol: Symbol, deck: GuestDeck) -> Explanation:
    """Return what a symbol is good for, and for whom in this deck."""
    wanted = [guest for guest in deck.values() if wants(guest.rule, symbol)]
    names = [guest_name(guest) for guest in wanted]
    return Explanation(
        words(symbol_word(symbol)).capitalize(),
        drawing(f"sym-{symbol}"),
        (
            _msg("symbol-says"),
            _msg("symbol-wanted", guests=names) if names else _msg("symbol-unwanted"),
        ),
        _chapter("scoring"),
        tuple(f"guest:{guest.id}" for guest in wanted),
    )


def _seat(view: View, place: int) -> Explanation:
    """Return where a seat is, and who sits on it with all that its card says."""
    beside = (ended(sentence(one)) for one in neighbours(view, place))
    says: list[Message | str] = [run_on(beside)]
    if place in CORNERS:
        says.append(_msg("seat-corner"))
    placed = view.table[place - 1]
    if placed is None:
        says.append(_msg("seat-plate", seats=SEATS_AT_TABLE))
        return Explanation(
            _msg("seat", place=place),
            drawing("plate"),
            tuple(says),
            _chapter("table"),
            ("score",),
        )
    side: Side = "bride" if placed[1] == view.bride else "groom"
    guest = _guest(view.guests[placed[0]], view.guests, side)
    worth = _msg("seat-worth", points=view.worth[place - 1], side=say(f"guests/{side}"))
    return Explanation(
        _msg("seat-taken", place=place, guest=guest.title),
        guest.picture,
        (*guest.says[:1], worth, *says),
        guest.chapter,
        (f"guest:{placed[0]}", *guest.see),
    )
