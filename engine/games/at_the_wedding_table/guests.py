"""Guest decks: the one that ships, and others a table record may carry (W11).

Reading is strict. Every defect raises a RefusedError that names the guest and the
field, so that owners of the printed game who type their cards in find what is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias, get_args
from unicodedata import category

from engine.game import RefusedError
from engine.games.at_the_wedding_table.pieces import (
    GUESTS_IN_DECK,
    SYMBOLS,
    Arrows,
    Guest,
    GuestDeck,
    RuleKind,
    ScoringRule,
    Symbol,
)
from engine.games.at_the_wedding_table.words import shown
from engine.message import Message, say

Fields: TypeAlias = Mapping[str, object]

LANGUAGES = {"name_zh_hant": "zh-Hant", "name_ja": "ja", "name_pl": "pl"}
"""The fields with a guest's name in other languages, and their language tags."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's controls, halves of pairs and line ends; soft hyphens are welcome."""
_NEEDED = ("id", "name", "symbols", "rule", "range")
_MAY_BE_LEFT_OUT = (*LANGUAGES, "flavour")
RULE_FIELDS: dict[str, tuple[str, ...]] = {
    "symbol": ("symbol", "points"),
    "symbol_table": ("symbol", "table"),
    "guest": ("guests", "points"),
}
"""What a rule of this kind says beside its kind; `points` alone if not listed."""
RANGELESS = ("own_corner", "other_corner", "flat")


@cache
def shipped_deck() -> GuestDeck:
    """Return the project's own deck."""
    text = files(__package__).joinpath("guests.toml").read_text(encoding="utf-8")
    return deck_from(tomllib.loads(text)["guest"])


def deck_from(value: object) -> GuestDeck:
    """Return the deck that a list of 20 JSON objects describes.

    The objects have the shape of one `[[guest]]` of guests.toml. Raise RefusedError,
    naming guest and field, if anything is wrong with them.
    """
    if not isinstance(value, list) or len(value) != GUESTS_IN_DECK:
        raise RefusedError(_problem("not-twenty-guests"))
    guests = [guest_from(number, entry) for number, entry in enumerate(value, start=1)]
    ids = [guest.id for guest in guests]
    for guest in guests:
        if ids.count(guest.id) > 1:
            raise _refused(guest.id, "id", _problem("guest-twice-id"))
        for other in guest.rule.guests:
            if other not in ids:
                raise _refused(
                    guest.id, "rule.guests", _problem("no-such-id", id=other)
                )
    return GuestDeck(guests)


def deck_value(deck: GuestDeck) -> list[object]:
    """Return the list of JSON objects that describes a deck: `deck_from` undone."""
    return [_guest_value(guest) for guest in deck.values()]


def _guest_value(guest: Guest) -> dict[str, object]:
    rule, arrows = guest.rule, guest.arrows
    fields = RULE_FIELDS.get(rule.kind, ("points",))
    sides = ("left", "right", "opposite", "diagonal_left", "diagonal_right")
    said: dict[str, object] = {
        "id": guest.id,
        "name": guest.name,
        **{f: guest.names[tag] for f, tag in LANGUAGES.items() if tag in guest.names},
        "symbols": list(guest.symbols),
        "rule": {"kind": rule.kind, **{f: _plain(getattr(rule, f)) for f in fields}},
        "range": {side: far for side in sides if (far := getattr(arrows, side))},
    }
    return {**said, "flavour": guest.flavour} if guest.flavour else said


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def guest_from(number: int, entry: object) -> Guest:
    """Return the guest that a JSON object describes; raise RefusedError if none.

    Until its id is known, its number in the list, from 1, names it.
    """
    label = str(number)
    if not isinstance(entry, dict):
        raise _refused(label, "guest", _problem("not-an-object"))
    id = entry.get("id")
    if not isinstance(id, str) or len(id) > 40 or not _ID.fullmatch(id):
        raise _refused(label, "id", _problem("bad-id"))
    _check_keys(id, "guest", entry, _NEEDED, _MAY_BE_LEFT_OUT)
    rule = _rule(id, entry["rule"])
    names = {"en": _text(id, "name", entry, longest=40)}
    for field, language in LANGUAGES.items():
        if field in entry:
            names[language] = _text(id, field, entry, longest=40)
    return Guest(
        id=id,
        name=names["en"],
        symbols=_symbols(id, entry["symbols"]),
        rule=rule,
        arrows=_arrows(id, rule, entry["range"]),
        names=names,
        flavour=_text(id, "flavour", entry, longest=200) if "flavour" in entry else "",
    )


def _rule(id: str, value: object) -> ScoringRule:
    if not isinstance(value, dict):
        raise _refused(id, "rule", _problem("not-an-object"))
    kind = _rule_kind(id, value.get("kind"))
    fields = RULE_FIELDS.get(kind, ("points",))
    _check_keys(id, "rule", value, ("kind", *fields))
    return ScoringRule(
        kind,
        points=(
            _whole(id, "rule.points", value["points"], 1, 20)
            if "points" in fields
            else 0
        ),
        symbol=_symbol(id, "rule.symbol", value["symbol"])
        if "symbol" in fields
        else None,
        table=_point_table(id, value["table"]) if "table" in fields else (),
        guests=_ids(id, value["guests"]) if "guests" in fields else (),
    )


def _rule_kind(id: str, value: object) -> RuleKind:
    for kind in get_args(RuleKind):
        if value == kind:
            found: RuleKind = kind
            return found
    raise _refused(id, "rule.kind", _problem("no-such-kind", kinds=get_args(RuleKind)))


def _point_table(id: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not 2 <= len(value) <= 10:
        raise _refused(id, "rule.table", _problem("table-length"))
    table = tuple(_whole(id, "rule.table", points, 0, 20) for points in value)
    if table[0] != 0:
        raise _refused(id, "rule.table", _problem("table-start"))
    return table


def _ids(id: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise _refused(id, "rule.guests", _problem("no-ids"))
    if not all(isinstance(other, str) for other in value):
        raise _refused(id, "rule.guests", _problem("no-ids"))
    if len(set(value)) != len(value):
        raise _refused(id, "rule.guests", _problem("no-ids"))
    return tuple(value)


def _symbols(id: str, value: object) -> tuple[Symbol, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= 3:
        raise _refused(id, "symbols", _problem("symbol-count"))
    return tuple(_symbol(id, "symbols", symbol) for symbol in value)


def _symbol(id: str, field: str, value: object) -> Symbol:
    for symbol in SYMBOLS:
        if value == symbol:
            return symbol
    raise _refused(id, field, _problem("no-such-symbol", symbols=SYMBOLS))


def _arrows(id: str, rule: ScoringRule, value: object) -> Arrows:
    if not isinstance(value, dict):
        raise _refused(id, "range", _problem("not-an-object"))
    distances, flags = (
        ("left", "right"),
        ("opposite", "diagonal_left", "diagonal_right"),
    )
    _check_keys(id, "range", value, (), (*distances, *flags))
    if rule.kind in RANGELESS and value:
        raise _refused(id, "range", _problem("range-unused"))
    if rule.kind not in RANGELESS and not value:
        raise _refused(id, "range", _problem("range-missing"))
    for flag in flags:
        if value.get(flag, True) is not True:
            raise _refused(id, f"range.{flag}", _problem("not-true"))
    left, right = (
        _whole(id, f"range.{side}", value[side], 1, 3) if side in value else 0
        for side in distances
    )
    opposite, diagonal_left, diagonal_right = (flag in value for flag in flags)
    return Arrows(left, right, opposite, diagonal_left, diagonal_right)


def _text(id: str, field: str, entry: Fields, *, longest: int) -> str:
    value = entry[field]
    if (
        isinstance(value, str)
        and 1 <= len(value) <= longest
        and value.strip()
        and not any(category(sign) in _UNFIT for sign in value)
    ):
        return value
    raise _refused(id, field, _problem("bad-text", longest=longest))


def _whole(id: str, field: str, value: object, least: int, most: int) -> int:
    if type(value) is int and least <= value <= most:
        return value
    raise _refused(id, field, _problem("bad-number", least=least, most=most))


def _check_keys(
    id: str,
    field: str,
    entry: Fields,
    needed: tuple[str, ...],
    allowed: tuple[str, ...] = (),
) -> None:
    for key in needed:
        if key not in entry:
            raise _refused(id, field, _problem("key-missing", key=key))
    for key in entry:
        if key not in needed and key not in allowed:
            raise _refused(id, field, _problem("key-unknown", key=shown(key)))


def _problem(name: str, /, **args: object) -> Message:
    return say(f"at-the-wedding-table/deck-{name}", **args)


def _refused(guest: str, field: str, problem: Message) -> RefusedError:
    return RefusedError(
        say(
            "at-the-wedding-table/deck-guest", guest=guest, field=field, problem=problem
        )
    )
