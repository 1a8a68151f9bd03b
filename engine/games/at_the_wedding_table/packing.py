"""A deal as digits and texts, for a link: bride, deck and, if they are others, guests.

The guests of another deck (W11) are written field by field, their points and arrows as
digits: what is long of them is their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, get_args

from engine.games.at_the_wedding_table.guests import (
    LANGUAGES,
    RANGELESS,
    RULE_FIELDS,
    deck_from,
    deck_value,
    shipped_deck,
)
from engine.games.at_the_wedding_table.pieces import (
    GUESTS_IN_DECK,
    SYMBOLS,
    Arrows,
    Guest,
    GuestDeck,
    RuleKind,
    ScoringRule,
)
from engine.packing import Packer, Unpacker

T = TypeVar("T")

_KINDS: Final[tuple[RuleKind, ...]] = get_args(RuleKind)
_TAGS: Final = tuple(LANGUAGES.values())


def pack_deal(deal: Mapping[str, object], packer: Packer) -> None:
    """Pack a deal that `read_deal` takes."""
    bride, order = deal["bride"], deal["deck"]
    assert isinstance(bride, int)
    assert isinstance(order, list)
    packer.digit(bride, 2)
    packer.digit("guests" in deal, 2)
    guests = shipped_deck()
    if "guests" in deal:
        guests = deck_from(deal["guests"])
        _pack_guests(guests, packer)
    packer.order(order, sorted(guests))


def unpack_deal(unpacker: Unpacker) -> dict[str, object]:
    """Return the deal that was packed."""
    bride = unpacker.digit(2)
    if not unpacker.digit(2):
        return {"bride": bride, "deck": unpacker.order(sorted(shipped_deck()))}
    guests = _unpack_guests(unpacker)
    return {
        "bride": bride,
        "deck": unpacker.order(sorted(guests)),
        "guests": deck_value(guests),
    }


def _pack_guests(guests: GuestDeck, packer: Packer) -> None:
    ids = tuple(guests)
    for id in ids:
        packer.text(id)
    for guest in guests.values():
        packer.text(guest.name)
        for tag in _TAGS:
            _pack_text(guest.names.get(tag, ""), packer)
        packer.digit(len(guest.symbols) - 1, 3)
        for symbol in guest.symbols:
            _pick(symbol, SYMBOLS, packer)
        _pack_rule(guest.rule, ids, packer)
        if guest.rule.kind not in RANGELESS:
            _pack_arrows(guest.arrows, packer)
        _pack_text(guest.flavour, packer)


def _unpack_guests(unpacker: Unpacker) -> GuestDeck:
    ids = [unpacker.text() for _ in range(GUESTS_IN_DECK)]
    return GuestDeck(_unpack_guest(id, ids, unpacker) for id in ids)


def _unpack_guest(id: str, ids: Sequence[str], unpacker: Unpacker) -> Guest:
    names = {"en": unpacker.text()}
    names |= {tag: name for tag in _TAGS if (name := _unpack_text(unpacker))}
    symbols = tuple(_picked(SYMBOLS, unpacker) for _ in range(unpacker.digit(3) + 1))
    rule = _unpack_rule(ids, unpacker)
    arrows = Arrows() if rule.kind in RANGELESS else _unpack_arrows(unpacker)
    return Guest(id, names["en"], symbols, rule, arrows, names, _unpack_text(unpacker))


def _pack_rule(rule: ScoringRule, ids: Sequence[str], packer: Packer) -> None:
    _pick(rule.kind, _KINDS, packer)
    for field in RULE_FIELDS.get(rule.kind, ("points",)):
        match field:
            case "points":
                packer.digit(rule.points - 1, 20)
            case "symbol":
                assert rule.symbol is not None
                _pick(rule.symbol, SYMBOLS, packer)
            case "table":  # the first entry is always 0
                packer.digit(len(rule.table) - 2, 9)
                for points in rule.table[1:]:
                    packer.digit(points, 21)
            case _:
                packer.digit(len(rule.guests) - 1, GUESTS_IN_DECK)
                for other in rule.guests:
                    _pick(other, ids, packer)


def _unpack_rule(ids: Sequence[str], unpacker: Unpacker) -> ScoringRule:
    kind = _picked(_KINDS, unpacker)
    points, symbol = 0, None
    table: tuple[int, ...] = ()
    guests: tuple[str, ...] = ()
    for field in RULE_FIELDS.get(kind, ("points",)):
        match field:
            case "points":
                points = unpacker.digit(20) + 1
            case "symbol":
                symbol = _picked(SYMBOLS, unpacker)
            case "table":
                more = unpacker.digit(9) + 1
                table = (0, *(unpacker.digit(21) for _ in range(more)))
            case _:
                count = unpacker.digit(GUESTS_IN_DECK) + 1
                guests = tuple(_picked(ids, unpacker) for _ in range(count))
    return ScoringRule(kind, points, symbol, table, guests)


def _pack_arrows(arrows: Arrows, packer: Packer) -> None:
    packer.digit(arrows.left, 4)
    packer.digit(arrows.right, 4)
    for flag in (arrows.opposite, arrows.diagonal_left, arrows.diagonal_right):
        packer.digit(flag, 2)


def _unpack_arrows(unpacker: Unpacker) -> Arrows:
    left, right = unpacker.digit(4), unpacker.digit(4)
    opposite, diagonal_left, diagonal_right = (
        bool(unpacker.digit(2)) for _ in range(3)
    )
    return Arrows(left, right, opposite, diagonal_left, diagonal_right)


def _pick(item: T, among: Sequence[T], packer: Packer) -> None:
    packer.digit(among.index(item), len(among))


def _picked(among: Sequence[T], unpacker: Unpacker) -> T:
    return among[unpacker.digit(len(among))]


def _pack_text(text: str, packer: Packer) -> None:
    """Pack a text that may be missing."""
    packer.digit(bool(text), 2)
    if text:
        packer.text(text)


def _unpack_text(unpacker: Unpacker) -> str:
    return unpacker.text() if unpacker.digit(2) else ""
