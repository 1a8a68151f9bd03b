"""Guests of one's own (W11), as they are being made: what an edit makes of them.

The twenty guests are JSON objects as a record's `deal.guests` has them. While they are
written they may be wrong in what a person types: names, the points by number, whom a
guest likes, where it looks. Ids follow the names by themselves, and whoever asks for
another guest goes on asking for the same one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, get_args

from engine.game import RefusedError
from engine.games.at_the_wedding_table.decks import deck_text, parse_deck
from engine.games.at_the_wedding_table.guests import (
    LANGUAGES,
    RANGELESS,
    RULE_FIELDS,
    deck_from,
    deck_value,
    guest_from,
    shipped_deck,
)
from engine.games.at_the_wedding_table.pieces import (
    DJ,
    SYMBOLS,
    GuestDeck,
    RuleKind,
)
from engine.message import Message, Named, say
from engine.text import spoken
from ui.decks import Cards

PAGE: Final = "wedding-deck"
KINDS: Final[tuple[RuleKind, ...]] = get_args(RuleKind)
DISTANCES: Final = ("left", "right")
FLAGS: Final = ("opposite", "diagonal_left", "diagonal_right")
ROOM: Final = 400
"""Letters that a field takes: what is too long for a card is told, not cut off."""
TEXTS: Final = ("name", *LANGUAGES, "flavour")
_NEW: Final = {"points": 1, "symbol": "heart", "table": [0, 1, 3], "guests": []}
"""What a rule begins with, where the one before it had nothing of the kind."""
_KEPT: Final = "\N{SOFT HYPHEN}\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
_OWN_WORDS: Final = (*TEXTS, "rule.table", "rule.guests", "range")


def usual() -> Cards:
    """Return the guests that come with the page."""
    return _objects(shipped_deck())


def read(text: str) -> Cards:
    """Return the guests of a file; raise RefusedError, with the line, if it has none."""
    return _objects(parse_deck(text))


def write(cards: Cards, title: str) -> str:
    """Return the guests as a file, right or not."""
    return deck_text(cards, title)


def problems(cards: Cards) -> dict[int, Message]:
    """Return what is wrong with each guest that is not right, by its place from 0."""
    found: dict[int, Message] = {}
    for place, guest in enumerate(cards):
        try:
            guest_from(place + 1, guest)
        except RefusedError as refused:
            found[place] = _problem(refused.message, guest)
    if not found:
        try:
            deck_from(cards)
        except RefusedError as refused:
            ids = [guest["id"] for guest in cards]
            place = ids.index(refused.message.args["guest"])
            found[place] = _problem(refused.message, cards[place])
    return found


def namesakes(cards: Cards) -> dict[int, Message]:
    """Return each guest that has the name of one before it: a deck may have such guests,
    but nobody can tell them apart."""
    found: dict[int, Message] = {}
    names: set[str] = set()
    for place, guest in enumerate(cards):
        name = " ".join(unicodedata.normalize("NFKC", guest["name"]).split()).casefold()
        if name in names:
            found[place] = say(f"{PAGE}/namesake", name=called(cards, place))
        names |= {name} - {""}
    return found


def called(cards: Cards, place: int) -> Message | str:
    """Return a guest's name in each language it has one in, or its number without any."""
    guest = cards[place]
    name: str = guest["name"].strip()
    if not name:
        return say(f"{PAGE}/nameless", number=place + 1)
    others = {tag: guest[f] for f, tag in LANGUAGES.items() if guest.get(f)}
    return say("at-the-wedding-table/guest", name=Named({**others, "en": name}))


def name_fields() -> tuple[str, ...]:
    """Return the names to be asked for first: in the language in force, and in English."""
    code = spoken().code
    return (*(field for field, tag in LANGUAGES.items() if tag == code), "name")


def tie_breaker(cards: Cards) -> int | None:
    """Return the place of the guest that breaks ties (W10)."""
    return next((n for n, guest in enumerate(cards) if guest["id"] == DJ), None)


def tie_moved(before: Cards, after: Cards) -> Message | None:
    """Return that a guest breaks ties in place of another one, if an edit did that."""
    old, new = tie_breaker(before), tie_breaker(after)
    if old is None or new is None or old == new:
        return None
    return say(f"{PAGE}/tie-moved", name=called(after, new), other=called(after, old))


def presentable(cards: object) -> GuestDeck:
    """Return guests to be drawn, what a person has still to put right left out.

    Raise RefusedError for what can't be drawn as guests at all.
    """
    if not isinstance(cards, list):
        raise RefusedError(say("at-the-wedding-table/deck-not-twenty-guests"))
    return deck_from([_mended(guest) for guest in cards])


def changed(cards: Cards, place: int, field: str, typed: str) -> Cards:
    """Return the guests after one edit; what makes no sense changes nothing.

    `typed` is the value of the control: text, one of a list, or `yes` of a box. No field
    has room for more of it than `ROOM`.
    """
    typed = typed[:ROOM]
    if not 0 <= place < len(cards):
        return cards
    made = deepcopy(cards)
    field, _, which = field.partition(":")
    edit = _EDITS.get(field)
    if edit is not None:
        edit(made[place], which, typed)
    elif field == "guest":
        _likes(made, place, which, likes=bool(typed))
    elif field == "tie":
        _ties(made, place, breaks=bool(typed))
    elif field in TEXTS:
        _write(made, place, field, fit(typed))
    return made


def fit(typed: str) -> str:
    """Return text as a guest may have it: no controls, no direction marks.

    >>> fit("A\\u202eunt\\tie ")
    'Aunt ie '
    """
    spaced = ("\N{SPACE}" if sign.isspace() else sign for sign in typed)
    return "".join(sign for sign in spaced if sign.isprintable() or sign in _KEPT)


def id_for(name: str, taken: Collection[str]) -> str:
    """Return an id for a guest of this name that no other one has.

    >>> id_for("Tante Zoë", ()), id_for("Ex", ("ex",)), id_for("伴娘", ())
    ('tante-zoe', 'ex-2', 'guest')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    words = "-".join(re.findall(r"[a-z0-9]+", plain.lower()))
    stem = words[:36].strip("-") or "guest"
    number, id = 1, stem
    while id in taken:
        number += 1
        id = f"{stem}-{number}"
    return id


def _objects(deck: GuestDeck) -> Cards:
    found: Any = deck_value(deck)
    cards: Cards = found
    return cards


def _problem(refusal: Message, guest: Mapping[str, Any]) -> Message:
    field = str(refusal.args["field"])
    if field not in _OWN_WORDS:
        inner = refusal.args["problem"]
        return inner if isinstance(inner, Message) else refusal
    word = "other-name" if field in LANGUAGES else field.replace(".", "-")
    if field in TEXTS and len(guest[field]) > (200 if field == "flavour" else 40):
        return say(f"{PAGE}/long-{word}", n=len(guest[field]))
    return say(f"{PAGE}/bad-{word}")


# --- one guest ------------------------------------------------------------------------


def _symbol(guest: dict[str, Any], which: str, typed: str) -> None:
    """Put another symbol in a place, or none; the first one stays."""
    symbols, place = guest["symbols"], int(which) if which in ("0", "1", "2") else 3
    if typed in SYMBOLS:
        symbols[place : place + 1] = [typed]
    elif place:
        del symbols[place : place + 1]
    del symbols[3:]


def _kind(guest: dict[str, Any], which: str, typed: str) -> None:  # noqa: ARG001 - as all edits
    if typed not in KINDS:
        return
    before = guest["rule"]
    fields = RULE_FIELDS.get(typed, ("points",))
    kept = {field: before.get(field, deepcopy(_NEW[field])) for field in fields}
    guest["rule"] = {"kind": typed, **kept}
    if typed in RANGELESS:
        guest["range"] = {}
    elif not guest["range"]:
        guest["range"] = {"left": 1, "right": 1}


def _of(guest: dict[str, Any], which: str, typed: str) -> None:  # noqa: ARG001 - as all edits
    if "symbol" in guest["rule"] and typed in SYMBOLS:
        guest["rule"]["symbol"] = typed


def _points(guest: dict[str, Any], which: str, typed: str) -> None:  # noqa: ARG001 - as all edits
    if "points" in guest["rule"] and re.fullmatch(r"[1-9]|1\d|20", typed):
        guest["rule"]["points"] = int(typed)


def _table(guest: dict[str, Any], which: str, typed: str) -> None:  # noqa: ARG001 - as all edits
    """Take points for 1, 2, 3, ...; what are no numbers stays as it was typed."""
    if "table" in guest["rule"]:
        numbers = re.fullmatch(r"[\s,]*(\d{1,3}[\s,]+)*(\d{1,3})?[\s,]*", typed[:80])
        found = [int(number) for number in re.findall(r"\d+", typed)]
        guest["rule"]["table"] = [0, *found] if numbers and found else fit(typed[:80])


def _looks(way: str) -> Callable[[dict[str, Any], str, str], None]:
    """Return the edit of one arrow."""

    def edit(guest: dict[str, Any], which: str, typed: str) -> None:  # noqa: ARG001 - as all edits
        if guest["rule"]["kind"] in RANGELESS:
            return
        arrows = guest["range"]
        arrows.pop(way, None)
        if way in FLAGS and typed:
            arrows[way] = True
        elif way in DISTANCES and typed in ("1", "2", "3"):
            arrows[way] = int(typed)

    return edit


_EDITS: Final[Mapping[str, Callable[[dict[str, Any], str, str], None]]] = {
    "symbol": _symbol,
    "kind": _kind,
    "of": _of,
    "points": _points,
    "table": _table,
    **{way: _looks(way) for way in (*DISTANCES, *FLAGS)},
}


# --- a guest among the others ---------------------------------------------------------


def _write(cards: Cards, place: int, field: str, text: str) -> None:
    """Take a text; one that may be left out goes when it is empty."""
    guest = cards[place]
    if field == "name":
        _rename(guest, text)
    elif text:
        guest[field] = text
    else:
        guest.pop(field, None)
    if field == "name" and guest["id"] != DJ:
        _call(cards, place, _id_of(cards, place))


def _rename(guest: dict[str, Any], name: str) -> None:
    """Give a guest another name: those in other languages that came with the one it had
    would call it somebody else there, and those that come with the new one are its own."""
    had, has = _names_with(guest["name"]), _names_with(name)
    guest["name"] = name
    for field, usual in had.items():
        if guest.get(field) == usual:
            del guest[field]
    for field, usual in has.items():
        guest.setdefault(field, usual)


def _names_with(name: str) -> dict[str, str]:
    """Return the names in other languages that the page has for a guest called so."""
    for guest in usual():
        if guest["name"] == name:
            return {field: guest[field] for field in LANGUAGES if field in guest}
    return {}


def _likes(cards: Cards, place: int, id: str, *, likes: bool) -> None:
    """Have a guest score for another one, or no longer; kept in the deck's order."""
    rule = cards[place]["rule"]
    if "guests" in rule:
        wanted = {*rule["guests"], id} if likes else {*rule["guests"]} - {id}
        rule["guests"] = [guest["id"] for guest in cards if guest["id"] in wanted]


def _ties(cards: Cards, place: int, *, breaks: bool) -> None:
    """Make a guest the one that breaks ties, or no longer; there is one at most (W10)."""
    for other, guest in enumerate(cards):
        if guest["id"] == DJ and (other != place or not breaks):
            _call(cards, other, _id_of(cards, other))
    if breaks:
        _call(cards, place, DJ)


def _id_of(cards: Cards, place: int) -> str:
    """Return the id that goes with a guest's name; the one of the DJ is not for names."""
    taken = {guest["id"] for other, guest in enumerate(cards) if other != place}
    return id_for(cards[place]["name"], {*taken, DJ})


def _call(cards: Cards, place: int, id: str) -> None:
    """Give a guest another id, also where others score for it."""
    before, cards[place]["id"] = cards[place]["id"], id
    for guest in cards:
        liked: Sequence[str] = guest["rule"].get("guests", ())
        if before in liked:
            guest["rule"]["guests"] = [id if one == before else one for one in liked]


def _mended(guest: object) -> object:
    """Return a guest with something in place of what a person may have wrong."""
    if not isinstance(guest, dict) or not isinstance(guest.get("rule"), dict):
        return guest
    name, rule, arrows = guest.get("name"), dict(guest["rule"]), guest.get("range")
    if isinstance(name, str):
        name = fit(name).strip()[:40] or "?"
    if "table" in rule and not is_table(rule["table"]):
        rule["table"] = [0, 0]
    if rule.get("guests") == []:
        rule["guests"] = [guest.get("id")]
    if arrows == {} and rule.get("kind") not in RANGELESS:
        arrows = {"left": 1}
    kept = {key: guest[key] for key in guest if key not in TEXTS}
    return {**kept, "name": name, "rule": rule, "range": arrows}


def is_table(value: object) -> bool:
    """Return whether a value is points by number as a rule may have them."""
    return (
        isinstance(value, list)
        and 2 <= len(value) <= 10
        and all(type(points) is int and 0 <= points <= 20 for points in value)
        and value[0] == 0
    )
